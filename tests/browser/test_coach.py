"""The coach: offered in first games, objects to costly answers, says what is worth knowing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.games import asked, game_at, new_game
from browser.people import PHONE, WIDE
from browser.table import Sit
from forms import some
from server.client import Made, Site
from vigil import Table
from vigil.games.ghost_stories import Setup
from vigil.tables.replies.outlooks import difference

GRAVE = 5


def costly(table: Table) -> list[int]:
    """The answers that bring about something grave."""
    found = [difference(table.fork(), 0, index) for index in range(len(asked(table).options))]
    return [one.answer for one in found if one.cost >= GRAVE and not one.uncertain]


@pytest.fixture(scope="module")
def dear_game(site: Site) -> tuple[Made, int]:
    """A game in which ending the turn costs a tile, and that answer."""
    found: list[int] = []

    def where(table: Table) -> bool:
        found[:] = costly(table)
        return bool(found)

    made = game_at(site, Setup(players=1, ask_all=False), "act", where)
    return made, found[0]


@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_it_objects_to_a_costly_answer_and_one_thinks_again(
    sit_again: Sit, dear_game: tuple[Made, int], size: tuple[int, int]
) -> None:
    made, index = dear_game
    table = sit_again(made, 0, size=size, coach="on")
    table.wait_until_ready()
    ply = table.ply
    option = table.page.locator(f"[data-option='{index}']")
    option.click()
    warning = table.page.locator("[data-warning]")
    expect(warning.locator("li").first).to_be_visible()
    assert faults(table.page) == []
    warning.locator("[data-think]").click()
    expect(warning).to_have_count(0)
    assert table.ply == ply


def test_an_answer_that_is_insisted_on_counts(sit_again: Sit, dear_game: tuple[Made, int]) -> None:
    made, index = dear_game
    table = sit_again(made, 0, size=PHONE, coach="on")
    table.wait_until_ready()
    ply = table.ply
    table.page.locator(f"[data-option='{index}']").click()
    table.page.locator("[data-insist]").click()
    table.wait_beyond(ply)
    tip = table.page.locator("[data-tip]")
    expect(tip).to_contain_text("Tip:")
    tip.get_by_role("button").click()
    expect(tip).to_have_count(0)


@pytest.mark.long_form
def test_it_is_offered_in_first_games_and_can_be_declined(sit: Sit, site: Site) -> None:
    table = sit(new_game(site, "ghost_stories", "Ann"), 0, coach="ask")
    offer = table.page.locator("[data-coach-offer]")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    table.page.reload()
    table.page.locator("[data-option]").first.wait_for()
    expect(offer).to_have_count(0)
