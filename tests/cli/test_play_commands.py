"""What can be typed besides actions, and what is said to lines that are refused."""

from pathlib import Path

import pytest

from smallworld.cli.terminal.commands import Commands
from smallworld.cli.terminal.help import ACTIONS, COMMANDS
from smallworld.cli.terminal.shorthand import REDEPLOY, SHORT, action_line
from smallworld.notation.actions import read_action
from smallworld.notation.record import read_record, replay, verify
from smallworld.play.game import Game
from tests.cli.playing import play, position, said

CONQUEST = position(
    players={
        "A": {"active": "dragon-master sorcerers", "hand": 4, "turns": 2, "regions": {"7": 1, "15": 1}},
        "B": {"active": "heroic elves", "regions": {"16": 3, "19": 1, "3": 5}},
    },
    markers={"heroes": ["3"]},
).position()


def conquest() -> Game:
    return Game.from_position(CONQUEST)


def say(line: str, *before: str) -> str:
    """As one line, whatever its ends are."""
    return " ".join(said(line, *before, game=conquest()).split())


# -- why and explain


def test_why_tells_every_way_with_its_terms_and_what_it_does() -> None:
    text = said("why 19", game=conquest())
    assert text.splitlines() == [
        "Region 19: Hill, cavern, edge; B Elves 1; borders on 11 15 18 20.",
        "s19: no token from your hand",
        "  B loses 1 token. [R-086]",
        "dr19: 1 token",
        "  The Elves lose no token. [R-085]",
        "  1 token goes back to B, to be placed in the retreat. [R-040]",
        "  The region becomes immune. [R-026]",
        "c19: 2 (R-014) + tokens 1 (R-014) = 3; you have 4.",
        "  The Elves lose no token. [R-085]",
        "  1 token goes back to B, to be placed in the retreat. [R-040]",
    ]


def test_why_tells_the_reason_with_its_ruling() -> None:
    assert "Region 3 is immune (Hero); nobody can attack what stands there. [R-026]" in say("why 3")
    assert "[R-030]" in say("why 1")
    assert "[R-021]" in say("why 4")
    assert "already held by this race" in say("why 7")


def test_why_tells_what_is_too_dear_and_its_price() -> None:
    game = position(players={
        "A": {"active": "commando humans", "hand": 1, "regions": {"15": 1}},
        "B": {"active": "heroic elves", "regions": {"16": 5}},
    })  # fmt: skip
    text = " ".join(said("why 16", game=game).split())
    assert "costs 6 and you have 1: 5 short" in text
    assert "[R-032]" in text
    assert "2 (R-014) + tokens 5 (R-014) - Commando 1 (R-128) = 6; you have 1." in text


def test_why_after_a_way_that_is_not_the_ordinary_one_tells_why_not_that() -> None:
    game = position(players={
        "A": {"active": "dragon-master humans", "hand": 1, "regions": {"15": 1}},
        "B": {"active": "heroic elves", "regions": {"16": 5}},
    })  # fmt: skip
    text = said("why 16", game=game)
    assert "dr16: 1 token" in text
    assert "This takes 7 tokens" in text or "costs 7 and you have 1" in text


def test_why_at_the_start_speaks_of_what_comes_after() -> None:
    game = position(phase="start", players={"A": {"active": "hill orcs", "regions": {"7": 5}}, "B": {}})
    assert said("why 11", game=game).splitlines()[1:] == ["If you expand:", "c11: 2 (R-014); you have 4."]


def test_why_outside_of_conquests_tells_what_is_there() -> None:
    assert "Nothing is conquered at this step (picking a combo)." in said("why 3")
    assert "Region 3: Forest, mine, edge; empty; borders on 2 4 7 8 12." in said("why 3")


@pytest.mark.parametrize("line", ["why", "why 99", "why x", "why c19"])
def test_why_needs_a_region(line: str) -> None:
    assert said(line) == "Which region? For instance: why 14"


def test_why_takes_an_action_too() -> None:
    assert said("why conquer 19", game=conquest()) == said("why 19", game=conquest())


def test_explain_tells_what_an_action_does_and_whether_it_can_be_taken_back() -> None:
    assert say("explain s19") == "B loses 1 token. [R-086] It can be taken back."
    assert say("explain a16").startswith("The die decides; the chance is 50%. [R-032]")
    assert say("explain a16").endswith("It cannot be taken back.")
    assert say("explain c2") == "It does what it says, and nothing else. It can be taken back."
    assert say("explain c3").startswith("Region 3 is immune")
    assert say("explain") == "Which action? For instance: explain c14"


# -- taking back


def test_undo_redo_and_how_far() -> None:
    seen = play(["p1", "c4", "c5", "undo", "redo", "undo 2", "redo 5", "undo turn", "undo", "redo 1", "quit"])
    assert [entry.line for entry in seen.game.history.entries] == ["pick 1", "conquer 4"]
    for sentence in (
        "Taken back: c5.",
        "Done again: c5.",
        "Taken back: c5, c4.",
        "Done again: c4, c5.",
        "There is nothing that you could take back.",  # the pick has shown a new combo
        "Done again: c4.",
    ):
        assert sentence in seen.text


def test_what_others_did_cannot_be_taken_back() -> None:
    seen = play(["p1", "c4", "done", "al none", "undo", "undo turn"])
    assert seen.text.count("There is nothing that you could take back.") == 2
    assert seen.game.round == 2


def test_a_new_action_forgets_what_was_taken_back() -> None:
    assert "There is nothing that was taken back." in said("redo", "p1", "c4", "undo", "c5")


@pytest.mark.parametrize("line", ["undo x", "undo 0", "redo -1", "redo all", "undo 99999"])
def test_undo_says_what_would_be_right(line: str) -> None:
    assert said(line) == "undo, undo 3, undo turn, redo or redo 3 would be right."


# -- views


def test_the_log_tells_the_last_lines() -> None:
    whole = said("log", "p1", "c4")
    assert whole.splitlines() == [
        "Round 1: the turn of A.",
        "  A takes combo 1: Diplomat Skeletons.",
        "  New in the column: Wealthy Dwarves.",
        "  A conquers region 4 (cost 2 + Lost Tribe 1 = 3); a Lost Tribe stood there.",
    ]
    assert said("log 1", "p1", "c4") == whole.splitlines()[-1]
    assert said("log") == "Nothing has happened yet."
    assert said("log x") == "log or log 50 would be right."


def test_board_column_and_rules() -> None:
    assert "Regions by terrain" in said("board", "p1")
    assert "Borders on" in said("board", "p1")
    assert "You may conquer Seas and the Lake" in said("column", "p1")
    assert said("by race") == "by terrain or by owner would be right."
    assert said("rules") == "Look for what? For instance: rules die, rules R-107"


def test_rules_are_found_without_leaving(capsys: pytest.CaptureFixture[str]) -> None:
    play(["rules R-107", "rules mountian"])
    shown = capsys.readouterr()
    assert shown.out.startswith("R-107")
    assert "Did you mean mountain" in shown.err


def test_help_tells_every_command_and_every_short_form() -> None:
    text = said("help")
    flat = " ".join(text.split())
    session = play([]).session
    for name in Commands(session).known:
        assert any(typed.split()[0] == name for typed, _ in COMMANDS) or name == "help"
    for short, verb in SHORT.items():
        assert f"{short} {verb}" in flat
    for typed, _ in (*ACTIONS, *COMMANDS):
        assert typed in text
    assert said("?") == text


# -- keeping, leaving


def test_save_writes_a_copy_of_the_record(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    seen = play(
        [f"save {copy}", "p1", "c4", f"save {copy}", f"save {copy}2", f"save {tmp_path}/no/such/folder", "save"]
    )
    assert "A copy of the record is in" in seen.text
    assert "is there already; choose another name" in " ".join(seen.text.split())
    assert "cannot be read or written" in " ".join(seen.text.split())
    assert "Where to? For instance: save game.record" in seen.text
    assert replay(read_record(copy.read_text(encoding="utf-8"))).w[0] == 1
    second = read_record(Path(f"{copy}2").read_text(encoding="utf-8"))
    assert [entry.action for entry in second.entries] == ["pick 1", "conquer 4"]
    assert verify(second) is None


@pytest.mark.parametrize("line", ["quit", "q", "exit", "QUIT"])
def test_quit_leaves(line: str) -> None:
    seen = play(["p1", line, "c4"])
    assert len(seen.game.history.entries) == 1
    assert seen.text.endswith("The game is not kept.\n")


# -- refusals


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("c4", "Region 4 is not adjacent to any region of this race. [R-021]"),
        ("c99", 'This board has no region "99".'),
        ("c 16", "This takes 5 tokens; you have 4. [R-014] Did you mean a16, dr16?"),
        ("a19", "conquer it, there is nothing to roll for. [R-034] Did you mean c19, s19, dr19?"),
        ("a7", "Region 7 is already held by this race of yours. [R-027] Did you mean ab7?"),
        ("p2", "This cannot be done at this step (conquests). [R-226]"),
        ("B done", "It is for A to decide now."),
        ("ro", "Only a race with the power Berserk can do this. [R-120]"),
        ("conqer 4", "Did you mean conquer?"),
        ("expalin c4", "Did you mean explain, expand?"),
        ("xyzzy", '"xyzzy" is no action of this game, or has too many words. "help" shows what can be typed.'),
        ("c 4 5", "has too many words"),
        ("d now", "has too many words"),
        ("dep 7 x", 'A whole number of 1 or more belongs here, not "x".'),
        ("c", 'Something is missing after "conquer"; for instance: c2'),
        ("p", 'Something is missing after "pick"; for instance: p2'),
        ("h", 'Something is missing after "hero"; for instance: h12'),
        ("al", 'Something is missing after "ally"; for instance: al B'),
        ("r even", "This cannot be done at this step (conquests). [R-226]"),
        ("17", "Region 17 is not adjacent"),
        ("12=3", "This cannot be done at this step (conquests). [R-226]"),
    ],
)
def test_a_refusal_is_one_sentence_with_its_ruling_and_what_may_be_meant(line: str, sentence: str) -> None:
    assert sentence in say(line)
    assert "Traceback" not in say(line)


REDEPLOY_LINES = {
    "r 7=4": "At least one token must stay in each region of this race. [R-054] Did you mean r 7=4 15=1?",
    "r 7=2": "At least one token must stay in each region of this race. [R-054] Did you mean r 7=3 15=2?",
    "r 7=9 15=1": "Did you mean r 7=3 15=2?",
    "r 7=1 15=1": "Not yet: 3 pieces must still be placed. [R-054] Did you mean r 7=3 15=2?",
    "r 9=4": "Region 9 is not yours",
    "d": "Not yet: 3 pieces must still be placed. [R-054]",
    "dep 7 4": "you have 3. [R-054]",
    "r": "Did you mean r 7=3 15=2?",
}


@pytest.mark.parametrize("line", REDEPLOY_LINES)
def test_a_redeployment_that_does_not_fit_brings_one_that_does(line: str) -> None:
    game = position(
        phase="redeploy", players={"A": {"active": "hill orcs", "hand": 3, "regions": {"7": 1, "15": 1}}, "B": {}}
    )
    assert REDEPLOY_LINES[line] in " ".join(said(line, game=game).split())


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("r even", {"7": 3, "15": 2}),
        ("r 7", {"7": 4, "15": 1}),
        ("r borders", {"7": 1, "15": 4}),
        ("r 7=2 15=3", {"7": 2, "15": 3}),
        ("7=2 15=3", {"7": 2, "15": 3}),
    ],
)
def test_a_whole_redeployment_at_a_word(line: str, counts: dict[str, int]) -> None:
    game = position(phase="redeploy", players={
        "A": {"active": "hill orcs", "hand": 3, "regions": {"7": 1, "15": 1}},
        "B": {"active": "stout elves", "regions": {"16": 4}},
    })  # fmt: skip
    seen = play([line], game, ("a", "b"))
    players = seen.game.position()["players"]
    assert isinstance(players, dict)
    assert players["A"]["regions"] == counts
    assert seen.game.history.entries[0].line.startswith(REDEPLOY)


def test_a_retreat_is_placed_at_a_word_too() -> None:
    game = position(phase="retreat", deciding="B", players={
        "A": {"active": "hill orcs", "regions": {"15": 4}},
        "B": {"active": "stout elves", "regions": {"7": 1, "11": 1}, "hand": 2},
    }, **{"this-turn": {"waiting": {"B": 2}}})  # fmt: skip
    seen = play(["r borders"], game, ("a", "b"))
    assert seen.game.turn == "B"
    assert "B retreats: 7 (1), 11 (1)." in seen.text


def test_every_line_that_is_suggested_is_possible() -> None:
    game = conquest()
    for line in ("a16", "dr16", "c19", "s19", "dr19", "ab7"):
        assert read_action(game.state, action_line(line, game.phase))
