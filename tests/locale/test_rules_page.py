"""docs/rules.md is what its tool makes of the message files."""

import re
from pathlib import Path

import pytest

from tools import rules_page


def test_the_page_is_current() -> None:
    assert rules_page.PAGE.read_text(encoding="utf-8") == rules_page.page(), "run python -m tools.rules_page"


def test_every_link_leads_somewhere() -> None:
    text = rules_page.page()
    anchors = set(re.findall(r'<a id="([^"]+)">', text))
    anchors |= {
        re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors


def test_check_compares_and_writing_mends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_page, "PAGE", tmp_path / "rules.md")
    monkeypatch.setattr("sys.argv", ["rules_page", "--check"])
    assert rules_page.main() == 1
    monkeypatch.setattr("sys.argv", ["rules_page"])
    assert rules_page.main() == 0
    monkeypatch.setattr("sys.argv", ["rules_page", "--check"])
    assert rules_page.main() == 0
