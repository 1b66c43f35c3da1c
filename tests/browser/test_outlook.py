"""What is to come stands beside the question, and options say what they change and their odds."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, new_game
from browser.table import Sit, Table, settle
from server.client import Site

MOST = 120
PLACES = {"tile", "land", "lands"}
"""Facts of events that name a place on the board."""


def alone(sit: Sit, site: Site, card: str) -> Table:
    """Somebody plays a game alone."""
    table = sit(new_game(site, card, "Ann"), 0)
    settle([table])
    return table


def outlook(table: Table, answer: str = "") -> dict[str, Any]:
    """What the server says is to come."""
    path = table.page.url.replace("/tables/", "/api/tables/")
    found: dict[str, Any] = table.page.request.get(f"{path}/outlook?seat=0{answer}").json()
    return found


def play_until(table: Table, holds: Callable[[], object]) -> None:
    """Answer by luck until something is true."""
    random = Random(5)
    for _ in range(MOST):
        if holds():
            return
        table.answer(random.choice(table.options), "button")
        table.wait_until_asked()
    raise AssertionError("it was never true")


@pytest.mark.parametrize("card", GAMES)
def test_what_threatens_stands_beside_the_question(sit: Sit, site: Site, card: str) -> None:
    table = alone(sit, site, card)
    play_until(table, lambda: any(PLACES & data.keys() for _, data in outlook(table)["forecast"]))
    panel = table.page.locator("details.outlook")
    expect(panel).to_have_attribute("open", "")
    panel.locator("li [role=button]").first.hover()
    expect(table.page.locator("#inspector :is(h4, svg)").first).to_be_visible()


@pytest.mark.parametrize("card", ["ghost_stories", "white_moon"])
def test_options_say_the_odds_of_an_exorcism(sit: Sit, site: Site, card: str) -> None:
    table = alone(sit, site, card)
    play_until(table, lambda: any(odds["answers"] for odds in outlook(table)["odds"]))
    expect(table.page.locator("[data-option] .chances").first).to_have_text(
        re.compile("%|no chance|cannot")
    )


@pytest.mark.parametrize("card", ["ghost_stories", "horizons"])
def test_an_option_says_what_it_changes(sit: Sit, site: Site, card: str) -> None:
    table = alone(sit, site, card)
    play_until(table, lambda: changing(table))
    table.page.locator(f"[data-option='{changing(table)[0]}']").hover()
    changed = table.page.locator(".outlook :is(.prevented, .new)")
    expect(changed.first).to_be_visible()
    table.page.locator("h2").first.hover()
    expect(changed).to_have_count(0)


def changing(table: Table) -> list[int]:
    """The options that change what is to come."""
    found = []
    for option in table.options:
        change = outlook(table, f"&answer={option.index}")["difference"]
        if change["prevented"] or change["caused"]:
            found.append(option.index)
    return found
