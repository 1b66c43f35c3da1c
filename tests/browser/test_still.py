"""Great moments are stills when motion is off, and every part of them is visible."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.games import ENDINGS, SHOWN, great_moments, line_of, new_game
from browser.people import Newcomer, Person, key_ring
from browser.test_idle import RUNNING, WATCH
from forms import crossed, some
from server.client import Made, Site

UNCHOSEN: Final = """() => {
    const kept = JSON.parse(localStorage['vigil.settings'] ?? '{}')
    delete kept.motion
    localStorage['vigil.settings'] = JSON.stringify(kept)
}"""
"""Forgets what was chosen about motion, so that the system is asked."""

UNSEEN: Final = """place => [...document.querySelectorAll(`${place}, ${place} *`)]
    .filter(one => one instanceof HTMLElement && getComputedStyle(one).opacity === '0')
    .map(one => `${one.tagName} ${one.getAttribute('class')}`)"""
"""What lies there and cannot be seen, as if it waited for its entrance."""


def still(arrive: Newcomer, site: Site, way: str, made: Made, **choices: Any) -> Person:
    """A person who has turned motion off, in the system or in the settings."""
    keys = key_ring(made, *(seat for seat in made.tokens if seat == 0), greeted=False)
    person = arrive(site.address, keys=keys, motion="off", playback="fast", **choices)
    if way == "system":
        person.context.add_init_script(f"({UNCHOSEN})()")
        person.page.emulate_media(reduced_motion="reduce")
    person.page.add_init_script(WATCH)
    return person


def is_still(page: Page, place: str) -> None:
    """It is all there, and nothing has moved."""
    assert page.evaluate("() => document.documentElement.dataset.motion") == "off"
    assert page.evaluate(UNSEEN, place) == []
    assert page.evaluate(RUNNING) == []
    assert page.evaluate("() => moves") == []


WAYS: Final = ("system", "setting")


@pytest.mark.parametrize(("card", "way"), some(crossed(reversed(SHOWN), WAYS)))
def test_a_beginning_is_a_still(arrive: Newcomer, site: Site, card: str, way: str) -> None:
    made = new_game(site, card, "Ann", "Ben")
    page = still(arrive, site, way, made).go(f"/tables/{made.id}")
    beginning = page.locator("[data-beginning]")
    expect(beginning.locator("h2")).to_be_visible()
    expect(beginning.locator("[data-place]")).to_be_visible()
    is_still(page, "[data-beginning]")
    page.keyboard.press("a")
    expect(beginning).to_have_count(0)
    expect(page.locator("#prompt")).to_be_visible()
    assert page.evaluate("() => moves") == []


@pytest.mark.parametrize(("card", "way"), some(crossed(reversed(SHOWN), WAYS)))
def test_ceremonies_are_stills(arrive: Newcomer, site: Site, card: str, way: str) -> None:
    moments = great_moments(site, card)
    person = still(arrive, site, way, next(iter(moments.values())).made)
    for moment in moments.values():
        is_still(moment.show(person), "[data-ceremony]")


@pytest.mark.parametrize(
    ("card", "end", "way"),
    some([(card, end, way) for way in WAYS for card in SHOWN for end in ("won", "lost")]),
)
def test_an_ending_is_a_still(arrive: Newcomer, site: Site, card: str, end: str, way: str) -> None:
    ending = ENDINGS[card, end]
    made = line_of(site, ending.table)
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("answer", ply=viewer.ply, index=ending.answer)
    page = still(arrive, site, way, made).go(f"/tables/{made.id}")
    page.locator("[data-key=ending]").click()
    page.locator("[data-finale] .moment .picture svg").last.wait_for()
    expect(page.locator("[data-finale] .rows tr").last).to_contain_text("Total")
    is_still(page, "[data-finale]")


@pytest.mark.parametrize("way", some(WAYS))
def test_a_portrait_that_is_looked_at_is_a_still(arrive: Newcomer, site: Site, way: str) -> None:
    made = new_game(site, "horizons", "Ann")
    page = still(arrive, site, way, made).go("/")
    page.locator("[data-alone=horizons]").click()
    expect(page.locator("dialog [data-portrait] img").first).to_be_visible()
    is_still(page, "dialog [data-portrait]")


def test_a_plan_on_the_board_comes_at_once(arrive: Newcomer, site: Site) -> None:
    made = new_game(site, "ghost_stories", "Ann", "Ben")
    page = still(arrive, site, "setting", made).go(f"/tables/{made.id}")
    page.locator("[data-beginning] h2").wait_for()
    page.keyboard.press("a")
    page.locator("#prompt").wait_for()
    with site.viewer(made.id, made.tokens[1]) as ben:
        assert ben.do("plan", ref="tile:4", intent="defend")["type"] == "done"
        expect(page.locator("[data-plan='tile:4']")).to_be_visible()
        assert page.evaluate("() => moves") == []
