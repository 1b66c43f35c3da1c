"""The bots that the browser offers are those of the server, and all have words."""

from __future__ import annotations

import re
from pathlib import Path

from vigil.bots import BOTS
from vigil.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_the_browser_offers_the_bots_that_there_are() -> None:
    seating = (ROOT / "web/src/lib/table/seating.ts").read_text(encoding="utf-8")
    listed = re.search(r"export const BOTS = \[(.*)\]", seating)
    assert listed
    assert re.findall(r"'([^']+)'", listed[1]) == list(BOTS)


def test_every_bot_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        folder = ROOT / "src/vigil/locale" / language / "web"
        home, table = ((folder / f"{page}.ftl").read_text("utf-8") for page in ("home", "table"))
        for key in (bot.replace(":", "-") for bot in BOTS):
            assert f"web-home-bot-{key} = " in home
            assert f"[{key}] " in table
