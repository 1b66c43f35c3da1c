"""A whole game of each kind, clicked from its first question to its result, report and replay."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, new_game
from browser.table import Sit, play
from server.client import Site

MOST: Final = 600


@pytest.mark.parametrize("card", GAMES)
def test_a_game_is_clicked_to_its_end(sit: Sit, site: Site, card: str) -> None:
    made = new_game(site, card, "Ann", "[rules]")
    table = sit(made, 0)
    assert play([table], Random(card), MOST) < MOST
    assert table.over
    assert site.get(made.path)["status"] == "over"
    page = table.page
    page.locator(".result a", has_text="Report").click()
    expect(page.locator("main h2").first).to_be_visible()
    page.go_back()
    page.locator(".result a", has_text="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
