"""Records as text: what the header and the lines may say, and that what cannot be understood is named with its line."""

import pytest

from smallworld.notation.actions import legal_lines, read_action
from smallworld.notation.record import (
    Die,
    Entry,
    RecordError,
    Reshuffle,
    Shown,
    read_record,
    replay,
    verify,
    write_record,
)
from smallworld.notation.record_keeper import RecordKeeper
from smallworld.rules.engine import apply
from tests.notation.test_record import SHORT, game, line_with, with_line


def test_what_the_header_may_say() -> None:
    text = """smallworld-record 1
rules 1
board base-2
pieces base
options own_decline_defends=true coins=open
column flying ratmen, wealthy elves, hill tritons, spirit orcs, stout humans, swamp dwarves
players "A, and B", "\u2028 \\"x\\""
1 A pick 2 = shown merchant trolls
"""
    record = read_record(text.replace("\n", "\r\n"))
    assert record.players == ("A, and B", '\u2028 "x"')
    assert record.options == {"own_decline_defends": True, "coins": "open"}
    assert record.entries == (Entry(1, "A", "pick 2", (Shown("merchant", "trolls"),)),)
    assert verify(record) is None
    assert read_record(write_record(record)) == record
    assert write_record(record).count("\n") == len(write_record(record).splitlines()) == 8


def test_outcomes_as_they_are_written() -> None:
    entry = Entry(3, "B", "roll", (Die(2), Reshuffle(("hill", "swamp")), Shown("hill", "elves"), Reshuffle()))
    assert str(entry) == "3 B roll = 2; reshuffle hill swamp; shown hill elves; reshuffle"
    text = game(SHORT)
    with_it = with_line(text, line_with(text, "^1 A "), lambda _: str(entry))
    assert read_record(with_it).entries[0] == entry


HEAD = 'smallworld-record 1\nrules 1\nboard base-2\nseed 7\nplayers "a", "b"\n'
FROM = 'smallworld-record 1\nrules 1\nfrom {"board":"base-2","players":{"A":{},"B":{}}}\nplayers "a", "b"\n'


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "not-a-record"),
        ("smallworld-records 1\n", 1, "not-a-record"),
        ("smallworld-record x\n", 1, "not-a-record"),
        ("smallworld-record 2\n", 1, "unknown-notation"),
        ("smallworld-record 1\nboard base-2\n", 1, "line-missing"),
        (HEAD.replace("rules 1", "rules 0"), 2, "not-rules"),
        (HEAD.replace("rules 1", "rules one"), 2, "not-rules"),
        (HEAD.replace("rules 1", "rules 99"), 2, "newer-rules"),
        (HEAD + "colour red\n", 6, "unknown-line"),
        (HEAD + "board base-2\n", 6, "line-twice"),
        (HEAD + "1 A pick 1\npieces base\n", 7, "line-late"),
        (HEAD.replace("base-2", "base-9"), 3, "unknown-board"),
        (HEAD.replace("base-2", "base-2 sky-9"), 3, "unknown-board"),
        (HEAD.replace("base-2", "base-3"), 5, "players-number"),
        (HEAD + "pieces space\n", 6, "unknown-set"),
        (HEAD + "options coins\n", 6, "not-pairs"),
        (HEAD + "options coins=seen\n", 6, "wrong-type"),
        (HEAD + "options rain=true\n", 6, "unknown-switch"),
        (HEAD + "access stairway=3 stairway=4\n", 6, "not-pairs"),
        (HEAD + "access stairway=3\n", 6, "access-without-sky"),
        (HEAD.replace("seed 7", "seed seven"), 4, "not-a-seed"),
        (HEAD.replace("seed 7", "seed 007"), 4, "not-a-seed"),
        (HEAD.replace("seed 7", f"seed {'1' * 33}"), 4, "not-a-seed"),
        (HEAD.replace("seed 7\n", ""), 5, "line-missing"),
        (HEAD.replace("seed 7", "column flying ratmen"), 4, "column-short"),
        (HEAD.replace('"b"', "b"), 5, "not-names"),
        (HEAD.replace('"b"', "7"), 5, "not-names"),
        (HEAD.replace('"b"', '"\\ud800"'), 5, "not-names"),
        (HEAD + "1 A\n", 6, "not-an-action"),
        (HEAD + "1 X pick 1\n", 6, "not-an-action"),
        (HEAD + "1 A pick 1 =\n", 6, "not-an-action"),
        (HEAD + "1 A pick 1 = 4\n", 6, "not-an-outcome"),
        (HEAD + "1 A pick 1 = shown elves\n", 6, "not-an-outcome"),
        (HEAD + "1 A pick 1 = 2;\n", 6, "not-an-outcome"),
        (HEAD + "result A 3, B\n", 6, "not-a-result"),
        (HEAD + "digest 12\n", 6, "not-a-digest"),
        (HEAD + "digest 0123456789abcdef\n1 A pick 1\n", 7, "action-late"),
        (HEAD + "digest 0123456789abcdef\npieces base\n", 7, "line-late"),
        (FROM.replace("{", "[", 1), 3, "not-a-position"),
        (FROM.replace('{"board', '[{"board').replace('{"A"', '[{"A"'), 3, "not-a-position"),
        (FROM.replace("base-2", "base-9"), 3, "unknown-board"),
        (FROM.replace('"b"', '"b", "c"'), 4, "players-number"),
        (FROM + "board base-2\n", 5, "line-beside-from"),
        (FROM.replace('"board"', '"seed":8,"board"') + "seed 7\n", 5, "seed-differs"),
        (FROM.replace('"players"', '"from":"x","players"'), 3, "unknown-key"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert (refused.value.line, refused.value.faults[0].code) == (line, code)


def test_a_position_may_bring_its_seed_along() -> None:
    with_seed = FROM.replace('"board"', '"seed":8,"board"')
    assert read_record(with_seed).secret
    assert read_record(with_seed + "seed 8\n").secret
    assert not read_record(FROM).secret
    assert replay(read_record(with_seed)).seed == "8"


def test_a_position_with_dice_to_come_rolls_them_first() -> None:
    """Also where chance is believed."""
    start = FROM.replace('"board"', '"die":[3],"board"')
    first = read_record(start)
    keeper = RecordKeeper(replay(first), first.players)
    s = replay(first)
    while not keeper.entries or not isinstance((keeper.entries[-1].outcomes or (None,))[0], Die):
        lines = legal_lines(s)
        line = next((line for line in lines if line.startswith("attempt")), lines[0])
        keeper.entry(s, line)
        for move in read_action(s, line):
            apply(s, move)
    told = [str(entry) for entry in keeper.entries]
    assert told[-1].endswith(" = 3")
    text = start + "\n".join(told) + "\n"
    assert verify(read_record(text)) is None
    found = verify(read_record(text.replace(" = 3", " = 2")))
    assert found is not None
    assert found.code == "outcome-impossible"
