"""Games clicked to their result, report and replay: one from its first question, others late."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, late_game, new_game
from browser.table import Sit, play
from forms import some
from server.client import Made, Site

MOST: Final = 600


@pytest.mark.long_form
def test_a_game_is_clicked_from_its_first_question_to_its_end(sit: Sit, site: Site) -> None:
    click_to_the_end(sit, new_game(site, "ghost_stories", "Ann"))


@pytest.mark.long_form
@pytest.mark.parametrize("card", some(GAMES))
def test_a_late_game_is_clicked_to_its_end(sit: Sit, site: Site, card: str) -> None:
    click_to_the_end(sit, late_game(site, card))


def click_to_the_end(sit: Sit, made: Made) -> None:
    table = sit(made, 0)
    assert play([table], Random(1), MOST) < MOST
    assert table.over
    assert made.site.get(made.path)["status"] == "over"
    page = table.page
    page.locator(".result a", has_text="Report").click()
    expect(page.locator("main h2").first).to_be_visible()
    page.go_back()
    page.locator(".result a", has_text="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
