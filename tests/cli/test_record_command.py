"""`smallworld record`: one line and an exit code for each record; positions that load as they were."""

import re
from dataclasses import replace as changed
from pathlib import Path

import pytest

from smallworld.cli import record as command
from smallworld.locale import has_message
from smallworld.notation.documents import load_position
from smallworld.notation.record import Difference, read_record, replay
from smallworld.rules import RULES_VERSION
from smallworld.rules.state import State
from tools import playthroughs

WHOLE = playthroughs.FOLDER / "race-trolls.record"
PUBLIC = playthroughs.FOLDER / "mixed-public.record"


JOINED = playthroughs.FOLDER / "race-scavengers.record"


def words(s: State) -> list[int]:
    return [int(word) for word in s.w[: s.box.catalogue.words]]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def test_a_record_that_fits(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.verify_file(WHOLE) == 0
    record = read_record(WHOLE.read_text())
    out = capsys.readouterr().out
    assert out.startswith(f"{WHOLE}: All {len(record.entries)} actions fit. The result is ")
    assert out.count("\n") == 1
    assert "seed" not in out


def test_a_record_of_a_joined_board(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.verify_file(JOINED) == 0
    capsys.readouterr()
    text = JOINED.read_text()
    assert "access beanstalk=13 stairway=7" in text
    written.write_text(text.replace("access beanstalk=13 stairway=7", "access beanstalk=7 stairway=13"))
    assert command.verify_file(written) == 1
    told = "Here stand: beanstalk=7 stairway=13. With this seed it would be: beanstalk=13 stairway=7."
    assert capsys.readouterr().err == f"{written}:5: {told}\n"


def test_a_record_without_a_seed_is_believed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.verify_file(PUBLIC) == 0
    assert "There is no seed" in capsys.readouterr().out


def test_a_record_of_older_rules_names_both(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record(WHOLE.read_text())
    monkeypatch.setattr(command, "read_record", lambda _: changed(record, rules=RULES_VERSION - 1))
    assert command.verify_file(WHOLE) == 0
    assert f"under rules {RULES_VERSION - 1} and checked under rules {RULES_VERSION}" in capsys.readouterr().out


def test_a_running_game(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = WHOLE.read_text().split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    written.write_text("\n".join(lines[: start + 1]) + "\n")
    assert command.verify_file(written) == 0
    assert capsys.readouterr().out == f"{written}: 1 action fits. The game is not over.\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("\n2 A ", "\n3 A ", "This is round 2, not 3."),
        (" conquer ", " invade ", "is not allowed here (no-such-action): "),
        (" conquer ", " sorcery ", "is not allowed here (not-this-race, R-107): "),
        ("\ndigest ", "\ndigest 0123456789abcdef\n#", None),
        ("\nresult A ", "\nresult A 1", "The result is "),
    ],
)
def test_a_record_that_differs(
    written: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str | None
) -> None:
    text = WHOLE.read_text()
    assert old in text
    written.write_text(text.replace(old, new, 1))
    code = command.verify_file(written)
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    line = text[: text.index(old)].count("\n") + (2 if old[0] == "\n" else 1)
    if said is None:  # and one that cannot be read
        assert (code, err.startswith(f"{written}:{line + 1}: ")) == (2, True)
    else:
        assert (code, err.startswith(f"{written}:{line}: ")) == (1, True)
        assert said in err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, ": There is no such file"),
        ("", ':1: This is no record: its first line should be "smallworld-record 1".'),
        ("smallworld-record 1\nrules 99\n", ":2: rules: This record was written under rules 99"),
        (
            'smallworld-record 1\nrules 1\nfrom {"board":"base-2","players":{"A":{"coins":-1},"B":{}}}\nplayers "a", "b"\n',
            ":3: players.A.coins: ",
        ),
    ],
)
def test_bad_input_is_one_line(written: Path, capsys: pytest.CaptureFixture[str], text: str | None, said: str) -> None:
    if text is not None:
        written.write_text(text)
    for run in (command.verify_file, command.show_file):
        code = run(written)
        err = capsys.readouterr().err
        assert (code, err.count("\n"), err.startswith(f"{written}{said}")) == (2, 1, True)


@pytest.mark.parametrize("path", [WHOLE, JOINED], ids=["base", "joined"])
def test_the_position_after_every_action_loads_as_it_was(
    path: Path, written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record(path.read_text())
    for at in range(len(record.entries) + 1):
        assert command.show_file(path, at) == 0
        written.write_text(capsys.readouterr().out)
        assert words(load_position(written)) == words(replay(record, at))


def test_the_end_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    for path in (WHOLE, PUBLIC, JOINED):
        assert command.show_file(path, as_json=True) == 0
        out = capsys.readouterr().out
        assert out.count("\n") == 1
        assert words(load_position(out)) == words(replay(read_record(path.read_text())))


def test_the_position_after_an_action_that_is_not_there(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    n = len(read_record(WHOLE.read_text()).entries)
    for at in (-1, n + 1):
        assert command.show_file(WHOLE, at) == 2
        assert f"--at should be a number from 0 to {n}, not {at}." in capsys.readouterr().err
    written.write_text(WHOLE.read_text().replace("\n2 A ", "\n3 A ", 1))
    assert command.show_file(written) == 1
    assert "This is round 2" in capsys.readouterr().err
    assert command.show_file(written, 1) == 0


def test_every_difference_and_fault_has_its_sentence() -> None:
    notation = Path(command.__file__).parents[1] / "notation"
    replaying = (notation / "record_replay.py").read_text()
    codes = set(re.findall(r'_differs\(\s*"([a-z-]+)"', replaying))
    codes |= set(re.findall(r'Difference\([^"]*"[a-z]+"\), "([a-z-]+)"', replaying))
    assert len(codes) == 16
    assert [code for code in codes if not has_message("en", f"difference-record-{code}")] == []
    faults = {
        code
        for name in ("record_read.py", "documents.py", "record_replay.py")
        for code in re.findall(r'(?:fail|_fault|Fault)\([^,()]+, "([a-z0-9-]+)"', (notation / name).read_text())
    }
    assert len(faults) > 20
    assert [code for code in faults if not has_message("en", f"fault-{code}")] == []
    params: dict[str, str | int] = {"tried": "x", "reason": "peace", "ruling": "R-129", "seat": "B"}
    assert "(peace, R-129): " in command.tell_difference(Difference(3, "refused", params))
