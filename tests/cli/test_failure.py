"""Whatever is wrong with the input is told in one line each, with what, where and what would be right."""

from pathlib import Path

import pytest

from smallworld.cli import app as commands
from smallworld.cli.failure import line_about, tell, told
from smallworld.content.games import box_of
from smallworld.notation.actions import read_action
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.record import RecordError
from smallworld.notation.refusal import Refused
from smallworld.notation.scenario import ScenarioError
from smallworld.rules.newgame import new_game
from tests.cli.running import run


def test_a_fault_of_a_position_has_its_key() -> None:
    error = PositionError(
        [
            Fault("round", "round-range", {"n": 12, "most": 10}),
            Fault("turn", "unknown-seat", {"found": "X", "known": "A, B"}),
        ]
    )
    assert told(error) == [
        "round: Round 12 is too late: this game has 10 rounds.",
        'turn: There is no seat "X" here; there are: A, B.',
    ]
    assert told(error, Path("game.toml"))[0].startswith("game.toml: round: ")


def test_a_fault_of_a_file_has_its_line() -> None:
    error = ScenarioError(
        Path("a.toml"), [Fault("rond", "unknown-key", {"known": "turn, round"})], "turn = 'A'\nrond = 3\n"
    )
    assert told(error) == ["a.toml:2: rond: There is no such key here; did you mean round?"]


def test_a_fault_of_a_record_has_its_line() -> None:
    error = RecordError(7, [Fault("digest", "not-a-digest", {"found": "x"})])
    assert told(error, Path("a.record")) == ["a.record:7: digest: A digest of 16 hexadecimal digits belongs here."]


def test_a_refusal_is_a_sentence_with_its_ruling() -> None:
    s = new_game(box_of("base-2", 2), "0")
    with pytest.raises(Refused) as caught:
        read_action(s, "conquer 3")
    assert told(caught.value)[0].startswith('"conquer 3": This cannot be done at this step (picking a combo).')


def test_a_sentence_is_one_line_however_long_its_message_is() -> None:
    fault = Fault("markers.lairs", "marker-place", {"marker": "heroes", "region": "3"})
    assert "\n" not in line_about(fault, Path("x.toml"), 3)


def test_a_fault_without_words_is_told_by_its_code() -> None:
    assert told(PositionError([Fault("key", "from-a-pack", {"n": 3})])) == ["key: key: from-a-pack (n 3)"]


def test_errors_of_the_system() -> None:
    assert told(FileNotFoundError(2, "No such file", "x.toml")) == [
        "x.toml: There is no such file; give the path of one."
    ]
    assert told(PermissionError(13, "Permission denied", "x.toml")) == [
        "x.toml: this file cannot be read or written: Permission denied"
    ]
    assert told(OSError(28, "No space left on device")) == ["A file cannot be read or written: No space left on device"]


@pytest.mark.parametrize("error", [ValueError("a slip of the program"), BrokenPipeError(32, "Broken pipe")])
def test_errors_of_the_program_are_not_hidden(error: ValueError | OSError) -> None:
    assert told(error) == []
    with pytest.raises(type(error)):
        tell(error)


def test_a_command_that_meets_bad_input_ends_with_2(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(query: str) -> None:
        raise PermissionError(13, "Permission denied", query)

    made = commands.app
    monkeypatch.setattr("smallworld.cli.rules.rules", fail)
    assert made is commands.app
    assert run("rules", "x.toml", code=2).err == "x.toml: this file cannot be read or written: Permission denied\n"
