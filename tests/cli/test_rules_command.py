"""`smallworld rules`: the whole, one ruling, a search, and what it says when there is nothing."""

from typer.testing import CliRunner

from smallworld.cli.app import app
from tests.cli import running


def run(*arguments: str, code: int = 0) -> str:
    ran = running.run("rules", *arguments, code=code)
    return ran.out + ran.err


def test_without_a_query_the_whole_rules_are_printed() -> None:
    text = run()
    for title in ("What the game is about", "Decline", "Amazons", "Wealthy", "Reading the board"):
        assert f"\n{title}\n" in f"\n{text}"
    assert "[R-016]" in text


def test_a_ruling_is_printed_with_all_that_is_known_about_it() -> None:
    text = run("108")
    assert text.startswith("R-108  Sorcerers")
    for part in ("What the books say", "How sure", "A: ", "sorcerer_needs_hand", "on (default): ", "off: "):
        assert part in text
    assert run("R-108") == run("r108") == text


def test_a_ruling_without_a_switch_names_none() -> None:
    assert "Switch" not in run("R-014")


def test_a_chapter_is_printed_by_its_id() -> None:
    assert run("rules-race-trolls").startswith("Trolls\n")


def test_a_word_brings_a_list_the_best_first() -> None:
    lines = run("elves").splitlines()
    assert "smallworld rules" in lines[0]
    ids = [line.split()[0] for line in lines if line.startswith(("R-", "rules-race"))]
    assert ids[:3] == ["rules-race-elves", "rules-race-elves", "R-085"]  # named in the first sentence too


def test_a_long_list_is_cut_and_says_so() -> None:
    assert "a second word makes the search narrower" in run("token").splitlines()[-1]


def test_signs_in_a_query_do_no_harm() -> None:
    assert "die" in run("die?")
    run("[bold", code=1)


def test_the_word_is_highlighted_on_a_terminal() -> None:
    result = CliRunner().invoke(
        app, ["rules", "pillaging"], env={"FORCE_COLOR": "1", "TERM": "xterm", "NO_COLOR": None}
    )
    assert "\x1b[1;7mPillaging\x1b[0m" in result.output


def test_nothing_found_is_one_line_with_suggestions() -> None:
    text = run("mountian", code=1)
    assert text.count("\n") == 1
    assert "mountain" in text
    assert run("xyzzy", code=1).count("\n") == 1


def test_a_ruling_that_does_not_exist_is_one_line() -> None:
    assert run("R-999", code=1) == "There is no ruling R-999; they go from R-001 to R-228.\n"


def test_a_language_without_texts_is_bad_input() -> None:
    assert '"xx"' in run("--language", "xx", code=2)
    assert run("107", "--language", "en_GB") == run("107")
