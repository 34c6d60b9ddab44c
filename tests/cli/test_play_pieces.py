"""Which sets of pieces are in the column is an option of a new game."""

from pathlib import Path

from tests.cli.playing import typed


def test_sky_pieces_can_join_a_base_board(tmp_path: Path) -> None:
    out = typed("--seats", "a,b", "--seed", 4, "--pieces", "base,sky", lines=["quit"], state=tmp_path).out
    assert "Airborne" in out
    assert "Airborne" not in typed("--seats", "a,b", "--seed", 4, lines=["quit"], state=tmp_path).out


def test_an_unknown_set_is_one_clear_line(tmp_path: Path) -> None:
    told = typed("--seats", "a,b", "--pieces", "moon", lines=[], state=tmp_path, code=2).err
    assert told.splitlines() == ["pieces: These are no sets of pieces; there are: base, sky."]


def test_a_clearing_and_a_crash_tell_who_lost_what(tmp_path: Path) -> None:
    text = """
board = "base-2"
pieces = ["base", "sky"]
phase = "conquest"
die = [0]
[players.A]
active = "zeppelined wendigos"
hand = 4
regions = { 4 = 1 }
[players.B]
active = "hill orcs"
regions = { 3 = 3, 5 = 2, 9 = 1 }
"""
    position = tmp_path / "position.toml"
    position.write_text(text, encoding="utf-8")
    out = typed(position, "--seats", "a,b", lines=["clear 3", "zeppelin 5", "quit"], state=tmp_path).out
    cleared, crashed = out.index("A clears the forest"), out.index("crashes in region 5")
    assert "B loses 1 token (Orcs); 2 come back" in out[cleared:crashed]
    assert "B loses 1 token (Orcs); 1 comes back" in out[crashed:]
    assert "A loses 1 token (Wendigos)" in out[crashed:]
