"""The log: the newest line is in sight, and five lines are, whatever is asked."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, SHOWN, asked, game_at
from browser.people import MEDIUM, WIDE
from browser.table import Sit, play, settle
from forms import LONG, some
from server.client import Site
from vigil.core.game import find_game

AT_THE_END: Final = """() => {
    const scroll = document.querySelector('#log .scroll')
    return scroll.scrollHeight > scroll.clientHeight
        && scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 2
}"""
"""Whether the log has more lines than fit, and the last is in sight."""

LINES: Final = """() => {
    const scroll = document.querySelector('#log .scroll')
    const { top, bottom } = scroll.getBoundingClientRect()
    const heading = document.querySelector('#log h4').getBoundingClientRect().height
    const lines = new Set()
    for (const item of document.querySelectorAll('#log li')) {
        const range = document.createRange()
        range.selectNodeContents(item)
        for (const box of range.getClientRects())
            if (box.top >= top + heading - 1 && box.bottom <= bottom + 1)
                lines.add(box.bottom)
    }
    const sorted = [...lines].sort((one, other) => one - other)
    return sorted.filter((line, at) => !at || line - sorted[at - 1] > 8).length
}"""
"""How many lines of text are in sight, below the heading that stays."""

REACHED: Final = """() => [...document.querySelectorAll('#prompt h2, .buttons button')]
    .map(part => part.getBoundingClientRect())
    .every(box => box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1)"""
"""Whether the question and the buttons of the decision are all in the window."""

SIZES: Final = ((1920, 1080), WIDE, (1366, 768), MEDIUM)
LONGEST: Final = {
    "ghost_stories": ("move", 11, 60, {"players": 4}),
    "white_moon": ("move", 17, 60, {"players": 4}),
    "horizons": ("power_phase", 20, 20, {"players": 1, "ask_all": False}),
}
"""The questions with the most options that games are found to ask: their kind, how many there are,
and after how many answers, so that the log is long."""


@pytest.mark.parametrize("card", some(SHOWN))
def test_question_and_buttons_stay_in_sight_and_the_log_is_one_press_away_from_the_longest_question(
    sit_again: Sit, site: Site, card: str
) -> None:
    game, more = GAMES[card]
    kind, count, late, options = LONGEST[card]
    setup = find_game(game).setup.from_data(options | more)
    made = game_at(
        site, setup, kind, lambda game: game.ply > late and len(asked(game).options) >= count
    )
    table = sit_again(made, *made.tokens)
    settle([table])
    for width, height in SIZES if LONG else SIZES[::2]:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_function(f"() => innerWidth === {width} && ({REACHED})()")
        table.page.locator("[data-key=log]").click()
        table.page.wait_for_function(f"() => ({LINES})() >= 5")
        table.page.wait_for_function(AT_THE_END)
        table.page.locator("[data-key=log]").click()
        last = table.page.locator("[data-option]").last
        last.scroll_into_view_if_needed()
        last.click(trial=True)
    play([table], Random(3), 1, "button")
    table.page.locator("[data-key=log]").click()
    table.page.wait_for_function(AT_THE_END)


def test_what_is_pointed_at_is_explained_over_the_log_and_goes_again(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0)
    settle([table])
    inspector = table.page.locator("#inspector")
    table.page.locator(".board [data-ref^='tile:']").first.hover()
    inspector.wait_for()
    table.page.locator("header h1").hover()
    inspector.wait_for(state="detached")


def test_a_name_in_the_log_lights_its_thing_and_is_explained_when_it_is_pressed(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0)
    settle([table])
    play([table], Random(1), 2, "button")
    table.page.locator("[data-key=log]").click()
    name = table.page.locator("#log li [role=button]").last
    name.hover()
    expect(table.page.locator("#inspector")).to_have_count(0)
    name.click()
    table.page.locator("#inspector .close").click()
    table.page.locator("#inspector").wait_for(state="detached")
