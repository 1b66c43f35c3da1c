"""A phone of 390 by 844: a turn by tapping, and everything else one tab away."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.people import LYING_PHONE, PHONE
from browser.table import Sit, play, settle
from server.client import Site

GAMES = ("ghost_stories", "horizons")


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE], ids=["upright", "lying"])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_on_a_phone(sit: Sit, site: Site, game: str, size: tuple[int, int]) -> None:
    table = sit(site.new_table(game, "Ann"), 0, size=size)
    random = Random(game)
    settle([table])
    for _ in range(6):
        choice = random.choice(table.options)
        on_board = bool(choice.refs) and table.reaches(choice.refs[0])
        table.answer(choice, "object" if on_board else "button")
        settle([table])


@pytest.mark.parametrize("game", GAMES)
def test_the_question_is_one_tap_away_on_every_page(sit: Sit, site: Site, game: str) -> None:
    table = sit(site.new_table(game, "Ann"), 0, size=PHONE)
    settle([table])
    tabs = table.page.locator("nav.tabs button")
    assert tabs.count() >= 4
    for at in range(1, tabs.count()):
        tabs.nth(at).tap()
        expect(table.page.locator("main.page")).to_be_visible()
        table.page.locator(".to-table").tap()
        expect(table.prompt).to_be_visible()
    play([table], Random(1), 1, "button")


@pytest.mark.parametrize("game", GAMES)
def test_buttons_are_large_enough_for_fingers(sit: Sit, site: Site, game: str) -> None:
    table = sit(site.new_table(game, "Ann"), 0, size=PHONE)
    settle([table])
    small = table.page.locator("button:visible, a.btn:visible, select:visible").evaluate_all(
        """all => all.map(one => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    low = table.page.locator("[data-option]").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).length"
    )
    assert low == 0
