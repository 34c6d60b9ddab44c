"""How a game begins: two questions at most, options, and one clear line for what cannot be."""

from pathlib import Path

import pytest

from smallworld.cli.terminal.sitters import read_sitters, usual_sitters
from smallworld.notation.faults import PositionError
from smallworld.notation.record import read_record
from smallworld.play.seating import drawn_seats
from tests.cli.playing import piped, typed


def kept(folder: Path) -> str:
    (path,) = (folder / "smallworld").glob("*.record")
    return path.read_text(encoding="utf-8")


def test_two_enters_begin_a_game_against_greedy(tmp_path: Path) -> None:
    out = piped("--pace", "instant", lines=["", ""], state=tmp_path).out
    asked = [line for line in out.splitlines() if "?" in line and "[" in line]
    assert asked[0].startswith("How many players, 2 to 5? [2]")
    assert asked[1].startswith("Who plays? People by their names, bots as greedy or random. [you, greedy]")
    record = read_record(kept(tmp_path))
    assert sorted(record.players) == ["bot:greedy", "you"]
    assert record.seed is not None
    assert len(record.seed) == 32


def test_the_answers_are_followed_and_the_seats_drawn(tmp_path: Path) -> None:
    out = typed("--seed", 5, lines=["3", "Anna, Ben, random"], state=tmp_path).out
    names = ["Anna", "Ben", "random"]
    order = [names[player] for player in drawn_seats("5", 3)]
    assert f"The seats are drawn: A ({order[0]}), B ({order[1]}), C ({order[2]})." in out
    assert read_record(kept(tmp_path)).board == ("base-3",)


def test_each_order_of_seats_is_drawn_and_the_same_seed_draws_the_same() -> None:
    assert {tuple(drawn_seats(str(seed), 3)) for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip
    assert drawn_seats("7", 5) == drawn_seats("7", 5)


def test_seats_that_are_named_stay_as_they_are_and_nothing_is_asked(tmp_path: Path) -> None:
    out = typed("--seats", "greedy,you", state=tmp_path).out
    assert out.startswith("A new game: A (greedy), B (you).")


def test_options_make_the_game(tmp_path: Path) -> None:
    options = ["--board", "base-3", "--option", "coins=open", "--option", "hole_in_sea=off", "--seed", "ab" * 16]
    out = typed("--seats", "Zoë,greedy,bot:random", *options, lines=["quit"], state=tmp_path).out
    record = read_record(kept(tmp_path))
    assert record.seed == "ab" * 16
    assert record.options == {"coins": "open", "hole_in_sea": False}
    assert record.players == ("Zoë", "bot:greedy", "bot:random")
    assert "edition en2015; coins = open, hole_in_sea = off" in out


@pytest.mark.parametrize("switch", ["elf_survives_sorcerer=on", "elf_survives_sorcerer=TRUE", "edition=sv"])
def test_a_switch_has_many_words(switch: str, tmp_path: Path) -> None:
    assert "edition zh, sv" in typed("--seats", "a,b", "--option", switch, state=tmp_path).out


@pytest.mark.parametrize(("options", "range_"), [([], "2 to 5"), (["--board", "sky-3"], "3 to 6")])
def test_the_number_of_players_is_asked_as_the_board_allows(options: list[str], range_: str, tmp_path: Path) -> None:
    assert f"How many players, {range_}?" in typed(*options, state=tmp_path).out


def test_a_board_tells_how_many_play(tmp_path: Path) -> None:
    for option, value, bots in (("--board", "base-4", 3), ("--board", "base-2 sky-2", 2), ("--players", 3, 2)):
        assert f"[{', '.join(['you', *['greedy'] * bots])}]" in typed(option, value, state=tmp_path, width=120).out


def test_the_end_of_the_input_before_a_game_begins_nothing(tmp_path: Path) -> None:
    assert typed(state=tmp_path).out.endswith("\nNo game was begun.\n")
    assert not (tmp_path / "smallworld").exists() or not [*(tmp_path / "smallworld").iterdir()]


def test_the_end_of_the_input_leaves_the_game_kept(tmp_path: Path) -> None:
    out = typed("--seats", "a,b", lines=["p1"], state=tmp_path).out
    assert out.splitlines()[-1].startswith("The game is kept in ")
    assert out.endswith("To go on: smallworld play --resume\n")


def test_without_a_folder_the_game_goes_on_unkept(tmp_path: Path) -> None:
    (tmp_path / "smallworld").write_text("no folder", encoding="utf-8")
    out = typed("--seats", "a,b", lines=["p1", "c4"], state=tmp_path).out
    assert "The game cannot be kept (File exists)" in out
    assert "conquers region 4" in out
    assert out.endswith("The game is not kept.\n")


BAD = {
    "players that are no number": (["abc"], "A number from 2 to 5 belongs here."),
    "too many players": (["6"], "A number from 2 to 5 belongs here."),
    "too few names": (["2", "Anna"], "--seats: A game has 2 to 5 seats"),
    "other names than seats": (["2", "Anna Ben Carl"], "--seats: This names 3 players, and the game has 2."),
}


@pytest.mark.parametrize("name", BAD)
def test_an_answer_that_cannot_be_is_told_in_one_line(name: str, tmp_path: Path) -> None:
    lines, sentence = BAD[name]
    err = typed(lines=lines, state=tmp_path, code=2).err
    assert err.startswith(sentence)
    assert err.count("\n") == 1


OPTIONS: dict[str, tuple[list[str | int], str]] = {
    "a seat too few": (["--seats", "a"], "--seats: A game has 2 to 5 seats"),
    "seats too many": (["--seats", "a,b,c,d,e,f"], "players: A game has 2 to 5 seats"),
    "seats and players": (["--seats", "a,b", "--players", 3], "--seats: This names 2 players, and the game has 3."),
    "an unknown bot": (["--seats", "a,bot:x"], '--seats: There is no bot "x"; there are: random, greedy.'),
    "a switch without a value": (
        ["--seats", "a,b", "--option", "coins"],
        "--option: A switch and its value belong here",
    ),
    "an unknown switch": (["--seats", "a,b", "--option", "elf=on"], "options.elf: There is no rules switch"),
    "a value that is none": (["--seats", "a,b", "--option", "coins=x"], 'options.coins: One of "hidden"'),
    "an unknown edition": (["--seats", "a,b", "--option", "edition=x"], 'options.edition: There is no edition "x"'),
    "no seed": (["--seats", "a,b", "--seed", "x"], "--seed: A seed belongs here"),
    "a long seed": (["--seats", "a,b", "--seed", "1" * 40], "--seed: A seed belongs here"),
    "an unknown board": (["--seats", "a,b", "--board", "base-9"], 'board: There is no board "base-9"'),
    "another board": (["--seats", "a,b", "--board", "base-3"], "--seats: This names 2 players, and the game has 3."),
    "two in the sky": (["--seats", "a,b", "--board", "sky-2"], "players: Two cannot play with a sky board"),
    "at without a record": (["--at", 3], "--at: This goes with the file of a record"),
    "resume and players": (["--resume", "--players", 2], "--players: This belongs to new games"),
    "resume and save": (["--resume", "--save", "x"], "--save: A game that goes on is kept where it was"),
    "nothing to resume": (["--resume"], "There is no game to go on with in "),
    "no such file": (["nowhere.toml"], "nowhere.toml: There is no such file"),
    "a folder": (["tests"], "tests: The file cannot be read: Is a directory."),
    "no folder to save in": (["--seats", "a,b", "--save", "no/such/x.record"], "no/such/"),
    "a file to save in that is there": (
        ["--seats", "a,b", "--save", "README.md"],
        "--save: README.md is there already",
    ),
    "a file that is no position": (["README.md"], "README.md: This is not TOML"),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_options_that_cannot_be_are_told_in_one_line(name: str, tmp_path: Path) -> None:
    options, sentence = OPTIONS[name]
    ran = typed(*options, lines=["", ""], state=tmp_path, code=2)
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1
    assert "New game" not in ran.out


def test_a_new_game_has_what_belongs_to_new_games_and_others_have_not(tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text('board = "base-2"\n[players.A]\n[players.B]\n', encoding="utf-8")
    for option, value in (("--players", "2"), ("--seed", "3"), ("--board", "base-2"), ("--option", "coins=open")):
        err = typed(position, option, value, state=tmp_path, code=2).err
        assert err == f"{option}: This belongs to new games; a game that goes on has it already.\n"
    assert typed(position, "--at", 3, state=tmp_path, code=2).err.startswith(
        "--at: This goes with the file of a record"
    )


def test_all_faults_of_a_position_are_told(tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text('board = "base-2"\nround = 40\n[players.A]\nactive = "x y"\n[players.B]\n', encoding="utf-8")
    err = typed(position, state=tmp_path, code=2).err
    assert err.count("\n") > 1
    assert all(line.startswith(f"{position}: ") for line in err.splitlines())


def test_names_are_kept_short_and_printable() -> None:
    assert [sitter.name for sitter in read_sitters("A\x1b[2Jnna, " + "x" * 99, 2)] == ["A[2Jnna", "x" * 24]
    assert [sitter.recorded for sitter in read_sitters("Anna greedy bot:random", None)] == [
        "Anna", "bot:greedy", "bot:random",
    ]  # fmt: skip
    assert [sitter.recorded for sitter in usual_sitters(3, 1)] == ["bot:greedy", "you", "bot:greedy"]
    with pytest.raises(PositionError):
        read_sitters("", 2)
