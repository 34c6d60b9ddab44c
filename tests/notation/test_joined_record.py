"""Records of games with a sky board: where Beanstalk and Stairway stand, the sets of pieces, the dice of zeppelins."""

import re

import pytest

from smallworld.content.boards import ACCESS, JOINED_BOARDS, board_facts
from smallworld.content.games import drawn_access
from smallworld.notation.record import Record, RecordError, read_record, replay, verify, write_record
from smallworld.notation.words import region_names
from smallworld.play.game import Game
from smallworld.rules.layout import ROUNDS, TRIBES
from tools import playthroughs

PUBLIC = "mixed-sky-public"
ALONE = "mixed-sky-pieces-alone"
FLOWN = "power-zeppelined"


def game(name: str) -> str:
    return (playthroughs.FOLDER / f"{name}.record").read_text(encoding="utf-8")


def changed_game(name: str, pattern: str, old: str, new: str) -> tuple[str, int]:
    """A game with something changed in the first line that matches, and the number of that line."""
    lines = game(name).split("\n")
    number = next(n for n, line in enumerate(lines) if re.search(pattern, line))
    assert re.search(old, lines[number])
    lines[number] = re.sub(old, new, lines[number], count=1)
    return "\n".join(lines), number + 1


def difference(text: str) -> tuple[int, str]:
    found = verify(read_record(text))
    assert found is not None
    return found.line, found.code


@pytest.mark.parametrize("name", JOINED_BOARDS)
def test_a_new_game_is_recorded_with_board_pieces_and_access(name: str) -> None:
    game = Game.new(int(name[5]) + 1, seed=8, board=name.split())
    for seat in range(2):
        game.play(f"pick {seat + 1}")
        game.play("done")
    for public in (False, True):
        text = game.record(public)
        record = read_record(text)
        assert record.board == tuple(name.split())
        assert record.pieces == ("base", "sky")
        assert dict(record.access) == game.position()["access"]
        assert verify(record) is None
        assert write_record(record) == text
        assert replay(record).box.board is game.state.box.board
        assert public or Game.from_record(text) == game


@pytest.mark.parametrize("name", JOINED_BOARDS)
def test_the_first_position_has_the_tribes_of_both_boards_and_the_rounds_of_the_table(name: str) -> None:
    record = read_record(Game.new(int(name[5]) + 1, seed=8, board=name.split()).record())
    s = replay(record)
    tribes = [r["id"] for part in name.split() for r in board_facts(part)["regions"] if r["lost-tribe"]]
    assert region_names(s.w[TRIBES]) == tribes
    assert s.w[ROUNDS] == board_facts(name.split(maxsplit=1)[0])["turns"] - (name[5] in "34")


def test_pieces_of_sky_islands_without_its_board() -> None:
    record = read_record(game(ALONE))
    assert (record.board, record.pieces, dict(record.access)) == (("base-3",), ("base", "sky"), {})


HEAD = 'smallworld-record 1\nrules 1\nboard base-2 sky-3\nseed 7\nplayers "a", "b", "c"\n'


def test_what_the_header_leaves_out() -> None:
    """The pieces are those that usually go with the board; the access tokens are those that the seed draws."""
    record = read_record(HEAD)
    assert record.pieces == ("base", "sky")
    assert verify(record) is None
    assert tuple(replay(record).box.board.access) == drawn_access("base-2 sky-3", "7")
    assert read_record(HEAD.replace("base-2 sky-3", "base-2").replace(', "c"', "")).pieces == ("base",)


def access_of(pair: tuple[int, int]) -> str:
    return "access " + " ".join(f"{which}={region}" for which, region in zip(ACCESS, pair, strict=True)) + "\n"


def test_access_must_be_what_the_seed_draws() -> None:
    drawn = drawn_access("base-2 sky-3", "7")
    assert verify(read_record(HEAD + access_of(drawn))) is None
    assert difference(HEAD + access_of(drawn[::-1])) == (6, "access")
    text, number = changed_game("race-drakons", "^access ", r"=\d+", "=20")
    assert difference(text) == (number, "access")


def test_without_a_seed_access_is_believed() -> None:
    text, number = changed_game(PUBLIC, "^access ", r"(beanstalk)=(\d+) (stairway)=(\d+)", r"\1=\4 \3=\2")
    found = verify(read_record(text))
    assert found is not None
    assert found.line > number
    assert found.code != "access"


COLUMN = "column flying ratmen, wealthy elves, hill tritons, spirit orcs, stout humans, swamp dwarves"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (HEAD.replace("base-2", "base-3"), 5, "players-number"),
        (HEAD.replace(', "c"', ""), 5, "players-number"),
        (HEAD.replace("sky-3", "sky-9"), 3, "unknown-board"),
        (HEAD.replace("base-2 sky-3", "sky-3"), 3, "unknown-board"),
        (HEAD.replace("base-2 sky-3", "base-2 sky-2 sky-3"), 3, "unknown-board"),
        (HEAD + "access stairway=3\n", 6, "wrong-type"),
        (HEAD + "access stairway=3 beanstalk=3\n", 6, "access-together"),
        (HEAD + "access stairway=1 beanstalk=5\n", 6, "access-in-water"),
        (HEAD + "access stairway=s1 beanstalk=5\n", 6, "unknown-region"),
        (HEAD.replace("seed 7", COLUMN), 6, "line-missing"),
        (HEAD.replace("seed 7", "access stairway=5 beanstalk=20"), 6, "line-missing"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert (refused.value.line, refused.value.faults[0].code) == (line, code)


def test_a_public_record_needs_column_and_access() -> None:
    text = HEAD.replace("seed 7", f"{COLUMN}\naccess stairway=5 beanstalk=20")
    record = read_record(text)
    assert verify(record) is None
    assert isinstance(record, Record)
    assert not record.secret


@pytest.mark.parametrize(
    ("pattern", "old", "new", "code"),
    [
        (r" zeppelin .* = 0", r" = 0", " = 2", "outcome"),
        (r" zeppelin .* = ", r" = .", "", "outcome-missing"),
        (r" zeppelin ", r"zeppelin \S+", "zeppelin 1", "refused"),
    ],
)
def test_a_flight_is_checked(pattern: str, old: str, new: str, code: str) -> None:
    text, number = changed_game(FLOWN, pattern, old, new)
    assert difference(text) == (number, code)
