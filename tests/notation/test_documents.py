"""Positions as files: TOML and JSON alike, going on from a record, and what is said where they cannot be read."""

import json
import tomllib
from pathlib import Path

import pytest

from smallworld.notation.documents import load_position, read_document
from smallworld.notation.faults import PositionError
from smallworld.notation.reading import read_position, seed_text, seed_value
from smallworld.notation.record import read_record, replay
from smallworld.notation.scenario import read_scenario, run_scenario
from smallworld.notation.toml import write_toml
from smallworld.notation.writing import write_position
from smallworld.rules.state import State
from tools import playthroughs

RECORD = playthroughs.FOLDER / "race-trolls.record"


def words(s: State) -> list[int]:
    return [int(word) for word in s.w[: s.box.catalogue.words]]


def fault_of(source: Path | str | dict[str, object], folder: Path | None = None) -> tuple[str, str]:
    with pytest.raises(PositionError) as refused:
        load_position(source, folder)
    fault = refused.value.faults[0]
    return fault.key, fault.code


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    (tmp_path / "games/game.record").write_bytes(RECORD.read_bytes())
    return tmp_path


def test_toml_and_json_and_the_document_are_the_same_position(tmp_path: Path) -> None:
    s = replay(read_record(RECORD.read_text()), 50)
    document = write_position(s)
    texts = {"a.toml": write_toml(document), "a.json": json.dumps(document, indent=1), "b.txt": json.dumps(document)}
    for name, text in texts.items():
        (tmp_path / name).write_text("\ufeff" + text, encoding="utf-8")
        assert words(load_position(tmp_path / name)) == words(load_position(text)) == words(s)
    assert words(load_position(document)) == words(s)


def test_toml_is_written_as_people_do() -> None:
    document = {
        "board": "base-2", "seed": 7, "options": {"coins": "open", "pay_from_pot": True}, "die": [],
        "players": {"A": {"regions": {"12": 2}, "declined": [{"race": "elves", "spirit": True}]}, "B": {}},
        "markers": {"lairs": ["3"]}, "odd key": {'in "it"': "\x7f\n\u2028"}, "this-turn": {},
    }  # fmt: skip
    text = write_toml(document)
    assert tomllib.loads(text) == document
    assert text.startswith(
        'board = "base-2"\nseed = 7\noptions = { coins = "open", pay_from_pot = true }\ndie = []\n\n'
        '[players.A]\nregions = { 12 = 2 }\ndeclined = [{ race = "elves", spirit = true }]\n\n[players.B]\n\n'
        '[markers]\nlairs = ["3"]\n\n["odd key"]\n'
    )
    assert tomllib.loads(write_toml({"players": {}})) == {"players": {}}
    with pytest.raises(TypeError):
        write_toml({"seed": 1.5})


def test_a_position_goes_on_from_a_record(folder: Path) -> None:
    record = read_record(RECORD.read_text())
    path = folder / "position.toml"
    path.write_text('from = "games/game.record"\nat = 41\n')
    assert words(load_position(path)) == words(replay(record, 41))
    path.write_text('{"from": "games/game.record"}')
    assert words(load_position(path)) == words(replay(record))
    assert words(load_position({"from": "game.record", "at": 0}, folder / "games")) == words(replay(record, 0))


def test_what_it_says_besides_takes_the_place_of_what_stands_there(folder: Path) -> None:
    s = load_position({"from": "games/game.record", "at": 41, "die": [3, 2], "seed": 5}, folder)
    before = load_position({"from": "games/game.record", "at": 41}, folder)
    assert s.seed == "5"
    assert write_position(s) == {**write_position(before), "die": [3, 2], "seed": 5}


def test_a_scenario_goes_on_from_a_record(folder: Path) -> None:
    record = read_record(RECORD.read_text())
    path = folder / "scenario.toml"
    steps = f'[[steps]]\ndo = "{record.entries[0].action}"\nexpect.turn = "A"\nexpect.phase = "conquest"\n'
    path.write_text(f'title = "From a record"\nfrom = "games/game.record"\nat = 0\n{steps}')
    assert run_scenario(read_scenario(path)) is None


def test_what_is_wrong_with_the_record_of_a_position(folder: Path) -> None:
    name = "games/game.record"
    assert fault_of({"from": name}) == ("from", "no-folder")
    assert fault_of(f'from = "{name}"') == ("from", "no-folder")
    assert fault_of({"at": 3}, folder) == ("at", "at-without-from")
    assert fault_of({"from": 3}, folder) == ("from", "wrong-type")
    assert fault_of({"from": name, "at": -1}, folder) == ("at", "wrong-type")
    assert fault_of({"from": name, "at": True}, folder) == ("at", "wrong-type")
    assert fault_of({"from": name, "at": 9999}, folder) == ("at", "record-shorter")
    assert fault_of({"from": "games"}, folder) == ("from", "record-unreadable")
    assert fault_of({"from": "other.record"}, folder) == ("from", "record-unreadable")
    assert fault_of({"from": name, "colour": "red"}, folder) == ("colour", "unknown-key")
    (folder / "bad.record").write_text(RECORD.read_text().replace("\n2 A ", "\n3 A ", 1))
    assert fault_of({"from": "bad.record"}, folder) == ("from", "record-broken")
    (folder / "bad.record").write_text("smallworld-record 1\nrules 99\n")
    assert fault_of({"from": "bad.record"}, folder) == ("from", "record-broken")


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (b"board = \n", "not-toml", 1),
        (b'board = "base-2"\nround = = 2', "not-toml", 2),
        (b'board = "base-2', "not-toml", 1),
        (b'{"board": "base-2",\n "round": }', "not-json", 2),
        (b'{"round": ' + b"1" * 5000 + b"}", "not-json", 1),
        (b"[" * 5000, "not-toml", 1),
        (b'{"a":' * 100000, "not-json", 1),
        (b"\xff", "not-utf-8", None),
    ],
)
def test_files_that_are_no_documents(tmp_path: Path, text: bytes, code: str, line: int | None) -> None:
    path = tmp_path / "position.toml"
    path.write_bytes(text)
    with pytest.raises(PositionError) as refused:
        load_position(path)
    fault = refused.value.faults[0]
    assert (fault.key, fault.code, fault.params.get("line")) == ("", code, line)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "none.toml") == ("", "no-such-file")
    assert fault_of(tmp_path) == ("", "unreadable")


def test_a_seed_has_one_text_and_one_value() -> None:
    for value in (0, 7, 10**31 - 1, "0" * 32, "0123456789abcdef" * 2):
        text = seed_text(value)
        assert text is not None
        assert seed_value(text) == value
    assert seed_text(10**31) is None
    assert seed_text("0" * 33) is None
    s = read_position({"board": "base-2", "seed": 10**31 - 1, "players": {"A": {}, "B": {}}})
    assert read_position(read_document(write_toml(write_position(s)))).seed == s.seed
