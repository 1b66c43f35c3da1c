"""A phone of 390 by 844: a turn by tapping, and everything else one tab away."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.games import game_at
from browser.people import LYING_PHONE, PHONE
from browser.table import Sit, Table, play, settle
from forms import crossed, in_form
from server.client import Site
from vigil.games import horizons

GAMES = ("ghost_stories", "horizons")
SCROLLED = "() => document.querySelector('.flow').scrollTop"


@pytest.mark.parametrize(("game", "size"), crossed(GAMES, [PHONE, LYING_PHONE]))
def test_a_turn_on_a_phone(sit_again: Sit, site: Site, game: str, size: tuple[int, int]) -> None:
    table = sit_again(site.new_table(game, "Ann"), 0, size=size)
    random = Random(game)
    settle([table])
    for _ in range(in_form(quick=3, long=6)):
        choice = random.choice(table.options)
        on_board = bool(choice.refs) and table.reaches(choice.refs[0])
        table.answer(choice, "object" if on_board else "button")
        settle([table])


@pytest.mark.parametrize("game", GAMES)
def test_the_question_is_in_sight_on_every_page_and_buttons_are_large_enough_for_fingers(
    sit_again: Sit, site: Site, game: str
) -> None:
    table = sit_again(site.new_table(game, "Ann"), 0, size=PHONE)
    settle([table])
    large_enough_for_fingers(table)
    tabs = table.page.locator("nav.tabs button")
    assert tabs.count() >= 4
    for at in range(1, tabs.count()):
        tabs.nth(at).tap()
        expect(table.page.locator("main.page")).to_be_visible()
        expect(table.prompt.locator("h2")).to_be_in_viewport(ratio=1)
        tabs.first.tap()
        expect(table.prompt).to_be_visible()
    play([table], Random(1), 1, "button")


def large_enough_for_fingers(table: Table) -> None:
    small = table.page.locator("button:visible, a.btn:visible, select:visible").evaluate_all(
        """all => all.map(one => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    low = table.page.locator("[data-option]").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).length"
    )
    assert low == 0


def test_a_phone_on_its_side_shows_the_island_with_the_answers_and_what_wins(
    sit_again: Sit, site: Site
) -> None:
    setup = horizons.Setup(players=1, ask_all=False)
    made = game_at(site, setup, "place_presence", lambda _: True)
    table = sit_again(made, 0, size=LYING_PHONE)
    settle([table])
    expect(table.page.get_by_role("group", name="Island")).to_be_visible()
    expect(table.page.locator(".board .panel")).to_have_count(0)
    expect(table.page.locator(".victory b")).to_contain_text("no invaders left")


def test_a_short_forecast_has_its_heading_on_a_phone(sit_again: Sit, site: Site) -> None:
    table = sit_again(site.new_table("horizons", "Ann"), 0, size=PHONE)
    settle([table])
    expect(table.page.locator(".consequence")).to_contain_text("The invaders' next turn Build:")


def test_a_new_question_is_read_from_its_first_line(sit_again: Sit, site: Site) -> None:
    setup = horizons.Setup(players=1, ask_all=False)
    made = game_at(site, setup, "place_presence", lambda _: True)
    table = sit_again(made, 0, size=PHONE)
    settle([table])
    table.page.locator("[data-option]").last.scroll_into_view_if_needed()
    assert table.page.evaluate(SCROLLED) > 0
    table.answer(table.options[0], "key")
    settle([table])
    assert table.page.evaluate(SCROLLED) == 0
