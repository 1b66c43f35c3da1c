"""Cards of Horizons: several are played by one confirmation, and a draft lies over the island."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.games import asked, game_at
from browser.people import PHONE, WIDE
from browser.table import Sit
from forms import some
from server.client import Site
from vigil import Table as Game
from vigil.games.horizons import Setup

ALONE = Setup(players=1)
CUT = """() => [...document.querySelectorAll('.draft .power, .draft .text')]
    .filter(part => part.scrollWidth > part.clientWidth + 1
        || part.scrollHeight > part.clientHeight + 1)
    .map(part => part.textContent.trim())"""
"""The texts of a draft that do not fit."""


def several_cards(game: Game) -> bool:
    """Whether there are cards to choose from, and two of them may be played."""
    plays = game.view()["spirits"][0]["plays_left"]
    return plays > 1 and sum(option[0] == "play" for option in asked(game).options) > 2


def test_cards_are_picked_and_played_by_one_confirmation(sit_again: Sit, site: Site) -> None:
    table = sit_again(game_at(site, ALONE, "spirit_phase", several_cards), 0)
    table.wait_until_asked()
    before = table.ply
    first, second = [option for option in table.options if option.refs][:2]
    for option in (first, second, first):
        table.click(option.refs[0])
    picked = table.page.locator("[data-ref][aria-pressed=true]")
    expect(picked).to_have_attribute("data-ref", second.refs[0])
    expect(table.page.locator("[data-confirm]")).to_contain_text("1 of up to")
    assert table.ply == before
    table.page.locator("[data-confirm]").click()
    expect(table.page.locator("#log")).to_contain_text("plays ")
    table.wait_beyond(before + 1)
    expect(picked).to_have_count(0)


@pytest.mark.long_form
@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_a_draft_lies_over_the_island_and_can_be_folded_away(
    sit: Sit, site: Site, size: tuple[int, int]
) -> None:
    table = sit(
        game_at(site, ALONE, "keep_card", lambda g: len(asked(g).options) > 3), 0, size=size
    )
    table.wait_until_asked()
    cards = table.page.locator(".draft [data-ref^='card:'][data-legal=true]")
    expect(cards).to_have_count(4)
    assert table.page.evaluate(CUT) == []
    assert faults(table.page) == []
    table.page.locator(".draft header button").click()
    expect(cards).to_have_count(0)
    table.page.locator(".unfold").click()
    before = table.ply
    cards.nth(2).click()
    table.wait_beyond(before)
