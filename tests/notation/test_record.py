"""Records: the recorded games fit, every change is named with its line, both kinds replay, positions load as they were."""

import re
from collections.abc import Callable
from dataclasses import replace as changed
from pathlib import Path

import pytest

from smallworld.content.boards import BASE_BOARDS, JOINED_BOARDS
from smallworld.content.games import pieces
from smallworld.notation.documents import load_position
from smallworld.notation.record import (
    Entry,
    Record,
    RecordDiffersError,
    Replay,
    Reshuffle,
    Shown,
    digest,
    read_record,
    replay,
    verify,
    write_record,
)
from smallworld.notation.record_keeper import RecordKeeper
from smallworld.notation.toml import write_toml
from smallworld.notation.writing import write_position
from smallworld.rules import RULES_VERSION
from smallworld.rules.state import State
from tools import playthroughs

GAMES = {path.stem: path for path in sorted(playthroughs.FOLDER.glob("*.record"))}
WITH_SEED = "power-alchemist"  # four players, with a reshuffle
PUBLIC = "mixed-public"  # five players, with a reshuffle
SHORT = "race-trolls"


def game(name: str) -> str:
    return GAMES[name].read_text(encoding="utf-8")


def words(s: State) -> list[int]:
    return [int(word) for word in s.w[: s.box.catalogue.words]]


def line_with(text: str, pattern: str) -> int:
    """The first line that matches, counted from 1."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if re.search(pattern, line))


def with_line(text: str, number: int, change: Callable[[str], str]) -> str:
    lines = text.split("\n")
    lines[number - 1] = change(lines[number - 1])
    return "\n".join(lines)


def without_line(text: str, number: int) -> str:
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def kept(text: str, public: bool = False, upto: int | None = None) -> Record:
    """The record that a keeper makes while the game of another is played."""
    record = read_record(text)
    replayed = Replay(record)
    keeper = RecordKeeper(replayed.state, record.players, fresh=record.position is None)
    for entry in record.entries[:upto]:
        keeper.entry(replayed.state, entry.action, None if record.secret else entry.outcomes)
        assert replayed.step() is None
    return keeper.record(replayed.state, public)


# -- the recorded games


def test_there_is_a_game_for_each_race_and_power_and_some_with_switches() -> None:
    races = {f"race-{piece.name}" for piece in pieces().races[1:]}
    powers = {f"power-{piece.name}" for piece in pieces().powers[1:]}
    mixed = {name for name in GAMES if name.startswith("mixed-")}
    assert set(GAMES) == races | powers | mixed
    assert len(mixed) == 10
    records = {name: read_record(game(name)) for name in GAMES}
    assert {len(record.players) for record in records.values()} == {2, 3, 4, 5, 6}
    boards = {" ".join(record.board) for record in records.values() if record.board}
    assert boards == {*BASE_BOARDS, *JOINED_BOARDS}
    sky = [records[f"{kind}-{piece.name}"] for kind, found in (("race", pieces().races), ("power", pieces().powers))
           for piece in found if piece.pack == "sky"]  # fmt: skip
    assert len(sky) == 14
    assert {" ".join(record.board) for record in sky} == set(JOINED_BOARDS)
    assert all(sorted(record.access) == ["beanstalk", "stairway"] for record in sky)


def test_they_are_made_by_the_tool() -> None:
    assert playthroughs.main(["--check"]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_fits_and_reads_as_it_is_written(name: str) -> None:
    text = game(name)
    record = read_record(text)
    assert verify(record) is None
    assert write_record(record) == text
    assert record.result is not None
    assert record.digest == digest(replay(record))


@pytest.mark.parametrize("name", [name for name in GAMES if not name.startswith("mixed-")])
def test_its_piece_is_picked_first(name: str) -> None:
    record = read_record(game(name))
    place = int(record.entries[0].action.removeprefix("pick "))
    assert name.partition("-")[2] in record.column[place - 1].split()


@pytest.mark.parametrize("name", GAMES)
def test_positions_at_every_25th_action_load_as_equal_states(name: str) -> None:
    replayed = Replay(read_record(game(name)))
    while replayed.done < len(replayed.record.entries):
        assert replayed.step() is None
        if replayed.done % 25 == 0:
            loaded = load_position(write_toml(write_position(replayed.state)))
            assert words(loaded) == words(replayed.state)
            assert loaded.seed == replayed.state.seed


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_may_have_fits_too_and_tells_no_secret(name: str) -> None:
    whole, public = kept(game(name)), kept(game(name), public=True)
    text = write_record(public)
    assert "\nseed " not in text
    assert "reshuffle " not in text
    assert read_record(text) == public
    assert not public.secret
    assert verify(read_record(text)) is None
    assert public.digest == whole.digest
    assert whole.entries[-1] == read_record(game(name)).entries[-1]


def test_two_games_that_differ_in_their_stacks_alone_are_the_same_to_a_player() -> None:
    record = read_record(game(WITH_SEED))
    middle = replay(record, 40)
    other = write_position(middle)
    stacks = other["stacks"]
    assert isinstance(stacks, dict)
    other["stacks"] = {**stacks, "powers": stacks["powers"][::-1]}
    first = [RecordKeeper(s, record.players).record(s, public=True) for s in (middle, load_position(other))]
    assert write_record(first[0]) == write_record(first[1])
    assert "die" not in write_record(first[0])


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("upto", [0, 1, 60])
def test_a_running_game_has_no_end_yet(public: bool, upto: int) -> None:
    record = kept(game(WITH_SEED), public, upto)
    assert (record.result, record.digest, len(record.entries)) == (None, None, upto)
    text = write_record(record)
    assert verify(read_record(text)) is None
    assert write_record(read_record(text)) == text


def test_every_position_of_a_game_loads_again() -> None:
    record = read_record(game(SHORT))
    replayed = Replay(record)
    for upto in range(len(record.entries) + 1):
        assert (
            words(load_position(write_position(replayed.state))) == words(replayed.state) == words(replay(record, upto))
        )
        assert upto == len(record.entries) or replayed.step() is None


# -- what is changed is found


def changed_game(name: str, pattern: str, old: str, new: str) -> tuple[str, int]:
    """A game with something changed in the first line that matches, and the number of that line."""
    text = game(name)
    number = line_with(text, pattern)
    assert re.search(old, text.split("\n")[number - 1])
    return with_line(text, number, lambda line: re.sub(old, new, line, count=1)), number


@pytest.mark.parametrize(
    ("pattern", "old", "new", "code"),
    [
        (r" attempt .* = 0", r" = 0", " = 3", "outcome"),
        (r" attempt .* = ", r" = .", "", "outcome-missing"),
        (r" conquer ", r"$", " = 2", "outcome-extra"),
        (r"^2 A ", r"^2", "1", "round"),
        (r"^2 B ", r"B", "C", "seat"),
        (r" conquer ", r"conquer \d+", "sorcery 1", "refused"),
        (r" pick ", r"pick", "choose", "refused"),
        (r" shown ", r"shown \S+ \S+", "shown flying ghouls", "outcome"),
        (r"reshuffle ", r"reshuffle (\S+) (\S+)", r"reshuffle \2 \1", "outcome"),
        (r"^column ", r"(\S+ \S+), (\S+ \S+),", r"\2, \1,", "column"),
        (r"^seed ", r"\d+", "999", "column"),
        (r"^result ", r"A \d+", "A 3", "result"),
        (r"^result ", r"(\S \d+), (\S \d+)", r"\2, \1", "result"),
        (r"^digest ", r"\S{16}", "0123456789abcdef", "digest"),
    ],
)
def test_a_change_is_named_with_its_line(pattern: str, old: str, new: str, code: str) -> None:
    text, number = changed_game(WITH_SEED, pattern, old, new)
    found = verify(read_record(text))
    assert found is not None
    line = line_with(text, "^column ") if code == "column" else number
    assert (found.line, found.code) == (line, code)


@pytest.mark.parametrize(
    ("pattern", "old", "new", "code"),
    [
        (r" attempt .* = ", r" = .", "", "outcome-lacks"),
        (r"^1 A pick ", r" = .*", "", "outcome-lacks"),
        (r"reshuffle; ", r"reshuffle; ", "", "outcome-impossible"),
        (r" conquer ", r"$", " = 2", "outcome-extra"),
        (r"^1 B pick ", r"shown \S+ \S+", "shown flying humans", "outcome-impossible"),
        (r"reshuffle; ", r"reshuffle; ", "reshuffle hill; ", "outcome-impossible"),
        (r"^result ", r"A \d+", "A 3", "result"),
        (r"^digest ", r"\S{16}", "0123456789abcdef", "digest"),
    ],
)
def test_without_a_seed_too(pattern: str, old: str, new: str, code: str) -> None:
    text = game(PUBLIC)
    shown = re.findall(r"shown (\S+) (\S+)", text)
    new = new.replace("flying humans", f"{shown[0][0]} {shown[0][1]}")  # has come before
    text, number = changed_game(PUBLIC, pattern, old, new)
    found = verify(read_record(text))
    assert found is not None
    assert (found.line, found.code) == (number, code)


def test_without_a_seed_a_die_is_believed_as_far_as_it_fits() -> None:
    text, number = changed_game(PUBLIC, r" attempt .* = 0", r" = 0", " = 3")
    found = verify(read_record(text))
    assert found is not None
    assert found.line > number


def test_without_a_seed_a_reshuffle_may_tell_its_order_and_then_binds() -> None:
    record = read_record(game(PUBLIC))
    at, entry = next((n, entry) for n, entry in enumerate(record.entries) if Reshuffle() in entry.outcomes)
    before = replay(record, at)
    first = next(outcome for outcome in entry.outcomes if isinstance(outcome, Shown))
    laid_aside = [pieces().powers[n].name for n in before.discards()]
    order = (first.power, *(name for name in laid_aside if name != first.power))
    told = Entry(entry.round, entry.seat, entry.action, (Reshuffle(order), first))
    as_told = changed(record, entries=(*record.entries[:at], told), result=None, digest=None)
    assert verify(as_told) is None
    turned = Entry(entry.round, entry.seat, entry.action, (Reshuffle(order[::-1]), first))
    found = verify(changed(as_told, entries=(*record.entries[:at], turned)))
    assert found is not None
    assert (found.code, found.params) == ("outcome-impossible", {"found": str(first)})


def test_a_refused_action_says_why() -> None:
    text, number = changed_game(SHORT, r" conquer ", r"conquer \d+", "conquer 99")
    found = verify(read_record(text))
    assert found is not None
    assert found.line == number
    assert found.params == {"region": "99", "tried": "conquer 99", "reason": "no-such-region", "ruling": "none"}


def test_a_game_that_is_over_needs_result_and_digest() -> None:
    text = game(SHORT)
    end = line_with(text, "^result ")
    for number, code in ((end + 1, "no-digest"), (end, "no-result")):
        found = verify(read_record(without_line(text, number)))
        assert found is not None
        assert (found.line, found.code) == (number, code)
        assert str(found.params["wanted"]) in text


def test_a_game_that_is_not_over_has_no_result() -> None:
    text = game(SHORT)
    last = line_with(text, "^result ") - 1
    found = verify(read_record(without_line(text, last)))
    assert found is not None
    assert (found.line, found.code) == (last, "not-over")


def test_nothing_follows_the_end_of_the_game() -> None:
    text = game(SHORT)
    end = line_with(text, "^result ")
    found = verify(read_record(with_line(text, end, lambda line: f"10 B done\n{line}")))
    assert found is not None
    assert (found.line, found.code) == (end, "game-over")


def test_replay_stops_at_a_difference_and_not_before() -> None:
    text, number = changed_game(SHORT, r"^2 A ", r"^2", "3")
    record = read_record(text)
    actions = number - line_with(text, "^players ") - 1
    assert words(replay(record, actions)) == words(replay(read_record(game(SHORT)), actions))
    with pytest.raises(RecordDiffersError, match=f"{number}: round") as refused:
        replay(record, actions + 1)
    assert refused.value.difference.params == {"found": 3, "wanted": 2}
    with pytest.raises(IndexError):
        replay(record, 9999)


def test_a_record_that_comes_from_no_file_has_lines_too() -> None:
    record = kept(game(SHORT))
    lines = write_record(record).split("\n")
    for number, line in enumerate(lines[:-1], 1):
        word = line.split(" ")[0]
        if word.isdigit():
            assert str(record.entries[number - record.line_of_entry(0)]) == line
        else:
            assert record.line_of(word) == number
    wrong = changed(record, digest="0" * 16)
    found = verify(wrong)
    assert found is not None
    assert found.line == len(lines) - 1


def test_older_rules_are_checked_as_far_as_chance_and_coins_fit() -> None:
    record = changed(read_record(game(WITH_SEED)), rules=RULES_VERSION - 1)
    assert verify(changed(record, seed="999", digest="0" * 16)) is None
    assert record.result is not None
    found = verify(changed(record, result=record.result[::-1]))
    assert found is not None
    assert found.code == "result"


# -- keeping


def test_undone_actions_do_not_stand_in_it() -> None:
    record = read_record(game(SHORT))
    replayed = Replay(record)
    keeper = RecordKeeper(replayed.state, record.players, fresh=True)
    for entry in record.entries[:5]:
        keeper.entry(replayed.state, entry.action, entry.outcomes)
        assert replayed.step() is None
    keeper.keep(3)
    assert keeper.record(replay(record, 3)).entries == record.entries[:3]


def test_the_tool_says_what_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path / "games")
    monkeypatch.setattr(playthroughs, "playthroughs", lambda: iter([("one", game(SHORT))]))
    assert playthroughs.main(["--check"]) == 1
    assert playthroughs.main([]) == 0
    assert playthroughs.main(["--check"]) == 0
    (tmp_path / "games" / "one.record").write_text(game(WITH_SEED))
    assert playthroughs.main([]) == 1
    assert playthroughs.main(["--same-rules"]) == 0
    (tmp_path / "games" / "two.record").write_text("")
    assert playthroughs.main(["--check"]) == 1
