"""A game looked at again: scrub, step, jump by turns, play on from any moment."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.games import new_game
from browser.people import Newcomer, key_ring
from forms import some
from server.client import Made, Site
from server.client import play as play_out


@pytest.fixture(scope="module")
def made(site: Site) -> Made:
    """A game in which a player has answered many questions."""
    made = new_game(site, "ghost_stories", "Ann")
    with made.site.viewer(made.id, made.tokens[0]) as viewer:
        play_out([viewer], 15)
    return made


@pytest.fixture
def page(made: Made, regular: Newcomer) -> Page:
    """Its replay, from the beginning."""
    page = regular(made.site.address, keys=key_ring(made, 0)).begin(f"/tables/{made.id}/replay/0")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def stands_at(page: Page, stop: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(stop))


def leaves_the_start(page: Page) -> None:
    """The address follows the slider."""
    page.wait_for_function("() => !location.pathname.endsWith('/0')")


def test_it_is_stepped_and_scrubbed(page: Page) -> None:
    stands_at(page, 0)
    page.get_by_role("button", name="Next step").click()
    stands_at(page, 1)
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    slider = page.get_by_role("slider")
    slider.fill("7")
    stands_at(page, 7)
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider).not_to_have_value(last)


def test_it_plays_by_itself(page: Page) -> None:
    page.get_by_role("button", name="4×").click()
    page.locator(".scrubber .play").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 4")


PLAYED: Final = """() => {
    window.said = []
    const caption = document.querySelector('.caption p')
    new MutationObserver(() => window.said.push(caption.innerText.trim()))
        .observe(caption, { childList: true, characterData: true, subtree: true })
}"""
"""Writes down what is said while the replay is played."""
ENOUGH: Final = 60
"""Answers after which each game has seen a turn or an invader phase."""


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("game", "names", "words"),
    some([("horizons", ("[rules]",), "Ravage"), ("ghost_stories", ("[rules]", "[rules]"), "Turn")]),
)
def test_it_plays_what_lies_between_two_decisions(
    site: Site, regular: Newcomer, game: str, names: tuple[str, ...], words: str
) -> None:
    made = site.new_table(game, *names)
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.ply >= ENOUGH)
    page = regular(site.address, playback="fast").begin(f"/tables/{made.id}/replay/0")
    page.get_by_role("button", name="4×").click()
    page.evaluate(PLAYED)
    page.locator(".scrubber .play").click()
    page.wait_for_function("words => window.said.some(one => one.includes(words))", arg=words)
    page.keyboard.press("Escape")
    expect(page.locator(".caption[data-playing]")).to_have_count(0)


@pytest.mark.long_form
def test_the_address_leads_to_the_same_moment_and_another_language_keeps_it(page: Page) -> None:
    page.get_by_role("slider").fill("5")
    stands_at(page, 5)
    leaves_the_start(page)
    page.reload()
    stands_at(page, 5)
    page.locator("header button[lang=pl]").click()
    page.wait_for_function("() => document.documentElement.lang === 'pl'")
    stands_at(page, 5)


def test_one_plays_on_from_any_moment(page: Page, made: Made) -> None:
    page.get_by_role("slider").fill("4")
    stands_at(page, 4)
    leaves_the_start(page)
    ply = int(page.url.rsplit("/", 1)[1])
    page.locator("[data-key=play-from-here]").click()
    page.wait_for_function("id => !location.pathname.includes(id)", arg=made.id)
    page.locator("[data-option]").first.wait_for()
    expect(page.locator("#prompt")).to_have_attribute("data-ply", str(ply))
    page.locator("[data-option]").first.click()
