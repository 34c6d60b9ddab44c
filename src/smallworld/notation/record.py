"""Records: a game that was played, as a text that anyone can read, replay and check."""

from smallworld.notation.outcomes import Die, Heard, Outcome, Reshuffle, Shown, play_heard
from smallworld.notation.record_format import Entry, Record, RecordError, digest, write_record
from smallworld.notation.record_read import read_record
from smallworld.notation.record_replay import Difference, RecordDiffersError, Replay, replay, verify

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
    "digest",
    "play_heard",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
