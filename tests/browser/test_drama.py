"""The end of a game as a scene, moments on the board, and sounds for those who ask for them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.games import ENDINGS, line_of, new_game
from browser.people import Newcomer, Person, key_ring
from forms import some
from server.client import Made, Site

COUNT: Final = """
    window.contexts = 0
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.contexts++ }
    }
"""
"""Counts the audio contexts that a page makes."""


@pytest.fixture
def over(site: Site) -> Made:
    """A game that bots have played to its end."""
    made = site.new_table("ghost_stories", "[random]")
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.decision is None)
    return made


def before_the_end(person: Person, made: Made) -> Page:
    """The replay, one step before the last."""
    page = person.go(f"/tables/{made.id}/replay/100000")
    page.locator(".scrubber").wait_for()
    step_back(page)
    return page


def step_back(page: Page) -> None:
    """From the end to the last question, once it is drawn."""
    page.keyboard.press("ArrowLeft")
    page.locator("#prompt li").first.wait_for()


@pytest.mark.long_form
@pytest.mark.parametrize("end", some(["won", "lost"]))
def test_the_end_is_a_scene_of_the_replay_too_and_can_be_skipped(
    site: Site, arrive: Newcomer, end: str
) -> None:
    ending = ENDINGS["ghost_stories", end]
    made = line_of(site, ending.table)
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("answer", ply=viewer.ply, index=ending.answer)
    page = before_the_end(arrive(site.address, playback="fast"), made)
    page.keyboard.press("ArrowRight")
    scene = page.locator("[data-finale]")
    expect(scene).to_have_attribute("data-finale", end)
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    step_back(page)
    page.keyboard.press("ArrowRight")
    page.locator("[data-key=end-finale]").click()
    expect(scene).to_have_count(0)


def test_a_game_begins_once_with_who_plays_and_what_they_face(site: Site, arrive: Newcomer) -> None:
    made = new_game(site, "ghost_stories", "Ann", "[rules]")
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.decision and viewer.decision["seat"] == 0)
    keys = key_ring(made, 0, greeted=False)
    page = arrive(site.address, keys=keys, playback="fast").go(f"/tables/{made.id}")
    beginning = page.locator("[data-beginning]")
    expect(beginning.locator("h2")).to_contain_text("You are")
    expect(beginning.locator("[data-place]")).to_be_visible()
    page.keyboard.press("a")
    expect(beginning).to_have_count(0)
    page.reload()
    page.locator("#prompt h2").wait_for()
    expect(beginning).to_have_count(0)


@pytest.mark.long_form
def test_who_wants_no_films_sees_no_scene(over: Made, arrive: Newcomer) -> None:
    page = before_the_end(arrive(over.site.address, playback="off"), over)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "() => (at => at.value === at.max)(document.querySelector('[type=range]'))"
    )
    expect(page.locator("[data-finale]")).to_have_count(0)


@pytest.mark.long_form
@pytest.mark.parametrize("sound", some([False, True]))
def test_a_page_makes_no_sound_unless_it_is_asked_to(
    over: Made, arrive: Newcomer, sound: bool
) -> None:
    choices = {"sound": True} if sound else {}
    person = arrive(over.site.address, playback="fast", **choices)
    person.page.add_init_script(COUNT)
    page = before_the_end(person, over)
    page.locator(".scrubber .play").click()
    page.locator("[data-finale]").wait_for()
    if sound:
        page.wait_for_function("() => window.contexts === 1")
    else:
        assert page.evaluate("() => window.contexts") == 0


def test_sound_is_offered_once_and_nothing_plays_before(site: Site, arrive: Newcomer) -> None:
    person = arrive(site.address)
    person.page.add_init_script(COUNT)
    page = person.go("/")
    expect(page.locator("[data-sound]")).to_have_count(3)
    assert page.evaluate("() => window.contexts") == 0
    page.locator("[data-sound=soft]").click()
    page.wait_for_function("() => window.contexts === 1")
    page.reload()
    page.locator("[data-alone]").first.wait_for()
    expect(page.locator("[data-sound]")).to_have_count(0)
    assert page.evaluate("() => window.contexts") == 0
