"""The forecast stands beside the question, and options say what they change and their odds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, SHOWN, asked, game_at
from browser.people import WIDE
from browser.table import Sit, Table, settle
from forms import some
from server.client import Site
from vigil import Table as Game
from vigil.core.game import find_game
from vigil.insight.foresight import consequences, effects, forecast, odds_by_answer
from vigil.words import Words, speaker_for

PLACES: Final = {"tile", "land", "lands"}
"""Facts of events that name a place on the board."""

FEW: Final = 6
"""Fewer options leave room for the forecast beside them."""

LAPTOP: Final = (1366, 768)

KINDS: Final = {"ghost_stories": "move", "white_moon": "move", "horizons": "power_phase"}


def alone(
    sit_again: Sit,
    site: Site,
    card: str,
    where: Callable[[Game], bool],
    size: tuple[int, int] = WIDE,
) -> Table:
    """A player in a solo game at such a moment."""
    game, more = GAMES[card]
    setup = find_game(game).setup.from_data({"players": 1, **more})
    table = sit_again(game_at(site, setup, KINDS[card], where), 0, size=size)
    settle([table])
    table.page.locator("details.outlook").wait_for()
    return table


@pytest.mark.parametrize("card", SHOWN)
def test_what_threatens_stands_beside_the_question(sit_again: Sit, site: Site, card: str) -> None:
    def threatens(game: Game) -> bool:
        few = len(asked(game).options) < FEW
        return few and any(PLACES & event.data.keys() for event in forecast(game, 0))

    table = alone(sit_again, site, card, threatens)
    panel = table.page.locator("details.outlook")
    expect(panel).to_have_attribute("open", "")
    panel.locator("li [role=button]").first.hover()
    expect(table.page.locator("#inspector :is(h4, svg)").first).to_be_visible()


def test_on_a_laptop_the_forecast_stands_above_the_buttons(sit_again: Sit, site: Site) -> None:
    table = alone(sit_again, site, "ghost_stories", lambda game: bool(forecast(game, 0)), LAPTOP)
    below = table.page.locator(".consequence")
    expect(table.page.locator("details.outlook")).not_to_have_attribute("open", "")
    expect(below).to_contain_text("Before your next turn")
    table.page.locator("[data-option]").first.hover()
    expect(below).not_to_contain_text("Before your next turn")
    table.page.locator("h2").first.hover()
    expect(below).to_contain_text("Before your next turn")


@pytest.mark.parametrize("card", some(["white_moon", "ghost_stories"]))
def test_options_say_the_odds_of_an_exorcism(sit_again: Sit, site: Site, card: str) -> None:
    table = alone(sit_again, site, card, lambda game: bool(odds_by_answer(game)))
    expect(table.page.locator("[data-option] .chances").first).to_have_text(
        re.compile("%|no chance|cannot")
    )


@pytest.mark.parametrize("card", some(["ghost_stories", "horizons"]))
def test_an_option_says_what_it_changes(sit_again: Sit, site: Site, card: str) -> None:
    found: list[int] = []

    def changes(game: Game) -> bool:
        found[:] = [index for index in range(len(asked(game).options)) if differs(game, index)]
        return bool(found)

    table = alone(sit_again, site, card, changes)
    table.page.locator(f"[data-option='{found[0]}']").hover()
    changed = table.page.locator(".consequence :is(.prevented, .new)")
    expect(changed.first).to_be_visible()
    table.page.locator("h2").first.hover()
    expect(changed).to_have_count(0)


def test_what_happens_by_an_option_at_once_is_marked_now(sit_again: Sit, site: Site) -> None:
    found: list[int] = []

    def lets_happen(game: Game) -> bool:
        assert game.decision is not None
        answers = range(len(game.decision.options))
        found[:] = [index for index in answers if consequences(game, index, 0).now]
        return bool(found)

    table = alone(sit_again, site, "horizons", lets_happen)
    table.page.locator(f"[data-option='{found[0]}']").hover()
    expect(table.page.locator(".outlook .now").first).to_contain_text("now")


def differs(game: Game, index: int) -> bool:
    """Whether an option changes the forecast."""
    change = consequences(game, index, 0)
    return bool(change.prevented or change.caused)


def test_what_wins_is_seen_without_pointing(sit_again: Sit, site: Site) -> None:
    table = alone(sit_again, site, "horizons", lambda _: True)
    victory = table.page.locator(".victory")
    expect(victory).to_contain_text(re.compile(r"no invaders left \(now \d+\)"))
    expect(victory).to_contain_text("II: no towns or cities left")


def test_a_target_says_what_the_power_does_there(sit_again: Sit, site: Site) -> None:
    setup = find_game("horizons").setup.from_data({"players": 1})
    said: list[str] = []

    def is_tried(game: Game) -> bool:
        speaker, view = speaker_for(setup, Words("en")), game.view()
        said[:] = [speaker.event(event, view) or "" for event in effects(game).values()]
        return bool(said)

    table = sit_again(game_at(site, setup, "target_land", is_tried), 0)
    settle([table])
    expect(table.page.locator("[data-option] .chances").first).to_have_text(said[0])
