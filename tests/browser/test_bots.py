"""Bots at a table: how each plays stands at its seat, and it says why it answered so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.table import Sit, play_until_the_bot_answers, settle
from forms import some
from server.client import Site

REASONS = re.compile("Options it considered|only legal choice")


@pytest.mark.long_form
@pytest.mark.parametrize("game", some(["horizons", "ghost_stories"]))
def test_a_bot_says_at_its_seat_how_it_plays_and_why_it_answered_so(
    sit: Sit, site: Site, game: str
) -> None:
    made = site.new_table(game, "Ann", "[rules:careful]")
    table = sit(made, 0)
    settle([table])
    play_until_the_bot_answers(table)
    table.page.locator("[data-key=menu]").click()
    seat = table.page.locator("dialog li").nth(1)
    expect(seat).to_contain_text("simple bot, careful")
    seat.locator("[data-why='1']").click()
    expect(seat.get_by_role("status")).to_contain_text(REASONS)
