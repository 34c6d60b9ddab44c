"""Games are kept at every action, survive a kill, go on where they were left, and can be forked; damaged files are told."""

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from smallworld.cli.terminal import saves
from smallworld.notation.record import read_record, verify
from smallworld.play.game import Game
from tests.cli.playing import Simulated, command, environment, piped, play, simulate, typed
from tests.cli.running import ROOT

SEATS = ["Anna", "greedy"]
SEED = 21


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def lines_of(path: Path) -> list[str]:
    return [line for line in text_of(path).splitlines() if line[:1].isdigit()]


def kill_in_mid_game(played: Simulated, n: int, folder: Path, options: Sequence[object]) -> Path:
    """Type so many lines, wait until they are kept, and kill the process as hard as can be."""
    process = subprocess.Popen(
        command("--seats", ",".join(SEATS), "--seed", SEED, "--pace", "instant", *options),
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT, env=environment(folder),
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdin.write("".join(f"{line}\n" for line in played.typed[:n]).encode())
    process.stdin.flush()
    wanted = [entry.line for entry in played.game.history.entries if entry.seat == 0][:n]
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = sorted((folder / "smallworld").glob("*.record"))
        own = [
            line.split(" = ")[0].split(" ", 2)[2] for path in found for line in lines_of(path) if line.split()[1] == "A"
        ]
        if own == wanted:
            break
        time.sleep(0.05)
    process.kill()
    process.wait()
    assert process.returncode == -signal.SIGKILL
    assert process.stderr.read() == b""
    process.stdin.close()
    process.stderr.close()
    (kept,) = sorted((folder / "smallworld").glob("*.record"))
    assert len([line for line in lines_of(kept) if line.split()[1] == "A"]) == n
    return kept


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    played = simulate(SEATS, SEED)
    half = len(played.typed) // 2
    kept = kill_in_mid_game(played, half, tmp_path, [])
    killed = text_of(kept)
    done = len(lines_of(kept))
    before = Game.from_record(killed)
    assert before.position() == Game.from_record(played.game.record(), done).position()
    piped("--resume", lines=["quit"], state=tmp_path)
    now = Game.from_record(text_of(kept))
    assert now.record().startswith(before.record())  # at most a bot's turn has come on top
    assert now.deciding == "A"
    out = piped("--resume", lines=played.typed[half:], state=tmp_path).out
    assert "The game goes on: A (Anna), B (greedy)." in out
    assert "The game is over." in out
    assert text_of(kept) == played.game.record()
    assert verify(read_record(text_of(kept))) is None


def test_a_named_file_is_resumed_and_kept_where_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "my.record"
    typed("--seats", "Anna,Ben", "--seed", 3, "--save", kept, lines=["p1", "c4"], state=tmp_path)
    first = lines_of(kept)
    out = typed("--resume", kept, lines=["log", "undo", "quit"], state=tmp_path).out
    assert "goes on" in out
    assert "Taken back" in out
    assert lines_of(kept) == first[:-1]
    assert f"smallworld play --resume {kept}" in out
    assert not (tmp_path / "smallworld").exists()


def test_undone_actions_do_not_stand_in_what_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    seen = play(["p1", "c4", "c5", "undo", "c9", "undo 2"], path=kept)
    assert lines_of(kept) == ["1 A pick 1 = shown wealthy dwarves"]
    assert text_of(kept) == seen.game.record()
    assert "seed 7\n" in text_of(kept)


def test_it_is_kept_at_every_action(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulate(SEATS, SEED, upto=30)
    written: list[int] = []
    real = saves.write

    def counted(path: Path, text: str) -> None:
        real(path, text)
        written.append(len(read_record(text).entries))

    monkeypatch.setattr(saves, "write", counted)
    play(played.typed, Game.new(2, SEED), SEATS, path=tmp_path / "game.record")
    assert written == list(range(len(written)))
    assert len(written) > len(played.game.history.entries)


def test_what_cannot_be_kept_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    seen = play(["p1", "c4", "quit"], path=tmp_path / "gone" / "game.record")
    assert seen.text.count("cannot be kept") == 1
    assert len(seen.game.history.entries) == 2


def test_the_last_games_are_offered(tmp_path: Path) -> None:
    for number, seats in enumerate((["Anna", "Ben"], ["Carl", "greedy"], ["Dora", "Emil"])):
        typed("--seats", ",".join(seats), "--seed", number, lines=["p1"], state=tmp_path)
        path = max((tmp_path / "smallworld").glob("*.record"), key=lambda found: found.stat().st_mtime_ns)
        os.utime(path, ns=(number * 10**12, number * 10**12))
    out = typed("--resume", lines=["2", "quit"], state=tmp_path).out
    offered = [line for line in out.splitlines() if "round 1 of 10:" in line]
    assert [line.rpartition(": ")[2] for line in offered] == ["Dora, Emil", "Carl, greedy", "Anna, Ben"]
    assert "The game goes on: A (Carl), B (greedy)." in out
    assert "The game goes on: A (Carl)" in typed("--resume", lines=["", "quit"], state=tmp_path).out
    assert "1 to 3 belongs here" in typed("--resume", lines=["4"], state=tmp_path, code=2).err
    assert typed("--resume", lines=[], state=tmp_path).out.endswith("No game was begun.\n")


def test_games_that_are_over_are_not_offered(tmp_path: Path) -> None:
    typed("--seats", "greedy,random", "--seed", 1, state=tmp_path)
    err = typed("--resume", state=tmp_path, code=2).err
    assert err.count("\n") == 1
    assert "There is no game to go on with" in err


def test_a_game_that_is_over_shows_how_it_ended(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    typed("--seats", "greedy,random", "--seed", 1, "--save", kept, state=tmp_path)
    assert " wins with " in typed("--resume", kept, state=tmp_path).out


# -- forks


@pytest.mark.parametrize("at", [0, 1, 7, 30])
def test_a_record_is_forked_at_any_action(at: int, tmp_path: Path) -> None:
    played = simulate(["Anna", "Ben"], SEED, upto=60)
    record, fork = tmp_path / "old.record", tmp_path / "new.record"
    record.write_text(played.game.record(), encoding="utf-8")
    there = Game.from_record(played.game.record(), at)
    other = list(there.legal)[-1]
    typed(record, "--at", at, "--seats", "Carl,Dora", "--save", fork, lines=[other], state=tmp_path)
    assert text_of(record) == played.game.record()
    there.play(other)
    forked = read_record(text_of(fork))
    assert forked.players == ("Carl", "Dora")
    assert [str(entry) for entry in forked.entries[:at]] == [str(e) for e in read_record(text_of(record)).entries[:at]]
    assert forked.entries[at].action == other
    assert Game.from_record(text_of(fork)).position() == there.position()
    assert verify(forked) is None


def test_who_played_a_record_is_the_first_answer(tmp_path: Path) -> None:
    record = tmp_path / "old.record"
    record.write_text(simulate(SEATS, SEED, upto=20).game.record(), encoding="utf-8")
    out = typed(record, lines=["", "quit"], state=tmp_path).out
    assert "[Anna, greedy]" in out
    assert "The game goes on from there: A (Anna), B (greedy)." in out
    bots = tmp_path / "bots.record"
    bots.write_text(simulate(["greedy", "random"], SEED, upto=20).game.record(), encoding="utf-8")
    assert "[you, greedy]" in typed(bots, "--at", 0, lines=["", "quit"], state=tmp_path).out


def test_a_public_record_goes_on_with_dice_of_its_own(tmp_path: Path) -> None:
    played = simulate(["Anna", "Ben"], SEED, upto=20)
    record, fork = tmp_path / "public.record", tmp_path / "new.record"
    record.write_text(played.game.record(public=True), encoding="utf-8")
    typed(record, "--seats", "a,b", "--save", fork, lines=[list(played.game.legal)[-1]], state=tmp_path)
    begun = read_record(text_of(fork))
    assert begun.position is not None
    assert begun.seed is not None
    assert len(begun.seed) == 32
    assert verify(begun) is None


@pytest.mark.parametrize("form", ["toml", "json"])
def test_a_position_goes_on(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"position.{form}"
    text = {
        "toml": 'board = "base-2"\nphase = "conquest"\n[players.A]\nactive = "hill orcs"\nhand = 4\n[players.B]\ncoins = 3\n',
        "json": '{"board": "base-2", "phase": "conquest", "players": {"A": {"active": "hill orcs", "hand": 4}, "B": {}}}',
    }[form]
    path.write_text(text, encoding="utf-8")
    kept = tmp_path / "game.record"
    out = typed(path, "--save", kept, lines=["", "c5", "c9", "undo", "quit"], state=tmp_path).out
    assert "[you, greedy]" in out  # the one who decides is a person
    assert "A conquers region 5 (cost 2)." in out
    assert lines_of(kept) == ["1 A conquer 5"]
    assert typed("--resume", kept, lines=["quit"], state=tmp_path).out.count("goes on") == 1


# -- where


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"XDG_STATE_HOME": "/state", "HOME": "/home/a"}, "linux", "/state/smallworld"),
        ({"HOME": "/home/a"}, "linux", "/home/a/.local/state/smallworld"),
        ({"HOME": "/Users/a"}, "darwin", "/Users/a/.local/state/smallworld"),
        ({"LOCALAPPDATA": "/local", "HOME": "/home/a"}, "win32", "/local/smallworld"),
        ({"HOME": "/home/a"}, "win32", "/home/a/.local/state/smallworld"),
    ],
)
def test_each_system_has_its_folder(environment: dict[str, str], platform: str, folder: str) -> None:
    assert saves.folder(environment, platform) == Path(folder)


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    saves.write(path, "one")

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        saves.write(path, "two")
    assert text_of(path) == "one"
    assert [found.name for found in tmp_path.iterdir()] == ["game.record"]


def test_two_games_of_one_second_have_two_names(tmp_path: Path) -> None:
    assert len({saves.new_path(tmp_path) for _ in range(20)}) == 20


# -- damage


def damaged(text: str) -> dict[str, str]:
    return {
        "an outcome that does not fit": text.replace(" = shown", " = 3; shown", 1),
        "another seed": text.replace("seed 21", "seed 22"),
        "an action that is not legal": text.replace(" A pick ", " A conquer ", 1),
        "cut in the middle of a line": text[: text.index("players") + 12],
        "another kind of file": "[players.A]\n",
        "empty": "",
        "a seat too many": text.replace('players "Anna"', 'players "Anna", "Zoe"'),
        "an unknown bot": text.replace("bot:greedy", "bot:deep-blue"),
    }


@pytest.mark.parametrize("how", damaged("seed 21 players"))
def test_a_damaged_game_is_one_clear_line(how: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    kept.write_text(damaged(simulate(SEATS, SEED, upto=30).game.record())[how], encoding="utf-8")
    ran = typed("--resume", kept, lines=["p1"], state=tmp_path, code=2)
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"{kept}:")
    assert ran.out == ""


def test_a_damaged_game_among_others_is_told_and_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "smallworld"
    folder.mkdir()
    (folder / "broken.record").write_text("smallworld-record 1\nrules 1\n", encoding="utf-8")
    (folder / "fine.record").write_text(simulate(SEATS, SEED, upto=5).game.record(), encoding="utf-8")
    out = typed("--resume", lines=["quit"], state=tmp_path).out
    assert "broken.record:" in out
    assert "The game goes on" in out
