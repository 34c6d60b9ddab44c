"""Records: a game that was played, as a text that anyone can read, replay and check."""

from smallworld.notation.outcomes import Die, Heard, Outcome, Reshuffle, Shown, play_heard
from smallworld.notation.record_format import Entry, Record, RecordError, digest, result_text, write_record
from smallworld.notation.record_read import read_record
from smallworld.notation.record_replay import Difference, RecordDiffersError, Replay, believed, replay, verify

__all__ = [
    "Die",
    "Difference",
    "Entry",
    "Heard",
    "Outcome",
    "Record",
    "RecordDiffersError",
    "RecordError",
    "Replay",
    "Reshuffle",
    "Shown",
    "believed",
    "digest",
    "play_heard",
    "read_record",
    "replay",
    "result_text",
    "verify",
    "write_record",
]
