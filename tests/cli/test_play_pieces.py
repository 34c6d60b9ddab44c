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
