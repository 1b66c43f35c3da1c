"""The strengths and styles that the browser offers are the bots of the server; all have words."""

from __future__ import annotations

import re
from pathlib import Path

from vigil.bots import BOTS, LADDER, STYLES
from vigil.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def offered(name: str) -> list[str]:
    """A list of names in the sources of the browser."""
    source = (ROOT / "web/src/lib/table/bots.ts").read_text(encoding="utf-8")
    listed = re.search(rf"export const {name} = \[(.*)\]", source)
    assert listed
    return re.findall(r"'([^']+)'", listed[1])


def test_the_browser_offers_the_bots_that_there_are() -> None:
    assert {*LADDER, "random"} == set(offered("STRENGTHS"))
    assert list(STYLES) == offered("STYLES")
    styled = {f"{bot}:{style}" for bot in LADDER for style in offered("STYLES")}
    assert set(BOTS) == {*offered("STRENGTHS"), *styled}


def test_the_usual_partner_comes_first() -> None:
    assert offered("STRENGTHS")[0] == "value"


def test_every_strength_and_style_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        folder = ROOT / "src/vigil/locale" / language / "web"
        home, table = ((folder / f"{page}.ftl").read_text("utf-8") for page in ("home", "table"))
        for strength in offered("STRENGTHS"):
            assert f"web-home-bot-{strength} = " in home
            assert f"web-home-bot-{strength}-line = " in home
            assert f"[{strength}] " in table
        for style in offered("STYLES"):
            assert f"web-home-style-{style} = " in home
            assert f"[{style}] , " in table
