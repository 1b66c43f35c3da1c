"""Hints: the best options with chances and why, followed by a key; what a bot was thinking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, new_game
from browser.table import Sit, play_until_the_bot_answers, settle
from forms import some
from server.client import Site

SURE = re.compile(r"^[<>]?\d+\s% ± \d+$")


@pytest.mark.parametrize("card", some(reversed(GAMES)))
def test_a_hint_ranks_options_and_is_followed_by_a_key(
    sit_again: Sit, site: Site, card: str
) -> None:
    table = sit_again(new_game(site, card, "Ann"), 0)
    settle([table])
    ply, page = table.ply, table.page
    page.keyboard.press("a")
    panel = page.locator("[data-hint-panel]")
    advised = panel.locator("[data-advised]")
    expect(panel).to_have_attribute("aria-busy", "false")  # until then the order may change
    expect(advised.first.locator(".figure")).to_have_text(SURE)
    assert 1 < advised.count() <= 3
    expect(advised.first.locator(".why")).not_to_be_empty()
    best = advised.first.get_attribute("data-advised")
    expect(page.locator("[data-option] .rank").filter(has_text="★★★")).to_have_count(1)
    expect(page.locator(f"[data-option='{best}'] .rank")).to_have_text("★★★")
    expect(page.get_by_role("status").filter(has_text="Hint: ")).to_have_count(1)
    table.wait_until_ready()
    page.keyboard.press("f")
    table.wait_beyond(ply)
    expect(panel).to_have_count(0)


def test_a_hint_is_closed_by_its_button_and_by_escape(sit_again: Sit, site: Site) -> None:
    table = sit_again(new_game(site, "ghost_stories", "Ann"), 0)
    settle([table])
    button, panel = table.page.locator("[data-hint]"), table.page.locator("[data-hint-panel]")
    for by_key in (False, True):
        button.click()
        expect(panel).to_be_visible()
        if by_key:
            table.page.keyboard.press("Escape")
        else:
            button.click()
        expect(panel).to_have_count(0)
        expect(button).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("bot", "figure"), some([("rules:bold", re.compile("^worth ")), ("value", SURE)])
)
def test_a_bot_shows_what_it_weighed_and_what_it_took(
    sit_again: Sit, site: Site, bot: str, figure: re.Pattern[str]
) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann", f"[{bot}]"), 0)
    settle([table])
    line = play_until_the_bot_answers(table).last
    line.locator("[data-why]").click()
    expect(line.get_by_role("status")).to_contain_text("Options it considered")
    rows = line.locator("[data-weighed]")
    expect(rows.first.locator("td").first).to_have_text(figure)
    assert rows.count() > 1
    expect(line.locator(".taken")).to_have_count(1)
    line.locator("[data-why]").click()
    expect(line.get_by_role("status")).to_have_count(0)
