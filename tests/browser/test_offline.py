"""Without a server: what was stored on the device keeps working."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.build import build_engine
from browser.conftest import visiting
from browser.contexts import Contexts
from browser.people import PHONE, Person
from browser.test_puzzles import CHOICES, NAME, answer
from server.serving import serving
from vigil.core.commitment import commitment

CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
NO_SERVER: Final = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


@pytest.fixture(scope="module")
def alone(
    client: None, contexts: Contexts, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    """A player who has stored the engine on the device, and whose server is gone."""
    build_engine()
    with visiting(contexts) as come:
        with serving(str(tmp_path_factory.mktemp("offline") / "vigil.db")) as server:
            person = come(server.address, size=PHONE, keeps_pages=True)
            page = person.go()
            page.wait_for_function(CONTROLLED)
            page.locator("[data-offline=offered] button").click()
            page.locator("[data-offline=kept]").wait_for()
            person.walk("/challenge").locator("[data-deal=horizons]").wait_for()
        person.expects(*NO_SERVER)
        yield person


def test_the_first_page_opens_and_says_where_games_stay(alone: Person) -> None:
    page = alone.go()
    expect(page.locator(".alone")).to_contain_text("on this device")
    expect(page.locator("[data-alone=horizons]")).to_be_visible()


def test_the_rulebook_opens(alone: Person) -> None:
    page = alone.walk("/rules/ghost_stories/exorcism")
    expect(page.locator("main")).to_contain_text("Exorcism")
    expect(page.locator("main")).to_contain_text("dice")


def test_a_puzzle_is_solved(alone: Person) -> None:
    page = alone.walk(f"/puzzles/ghost_stories/{NAME}")
    for index in CHOICES:
        answer(page, index)
    expect(page.locator("[data-solved]")).to_be_visible()


def test_the_deal_of_the_day_is_played_that_was_told_while_connected(alone: Person) -> None:
    page = alone.walk("/challenge")
    page.locator("[data-deal=horizons] [data-alone]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    assert "/tables/here-" in page.url
    kept = page.evaluate("JSON.parse(localStorage.getItem('vigil.challenge'))")
    id = page.url.rsplit("/", 1)[-1]
    promise = page.evaluate(
        "id => JSON.parse(localStorage.getItem('vigil.tables'))[id].promise", id
    )
    seed = next(
        int(one["seed"])
        for one in kept["seeds"]["seeds"]
        if (one["game"], one["players"]) == ("horizons", 1)
    )
    assert promise == commitment(seed)


def test_without_a_connection_on_its_day_the_page_says_what_it_needs(alone: Person) -> None:
    page = alone.walk("/")
    kept = page.evaluate("localStorage.getItem('vigil.challenge')")
    page.evaluate("localStorage.removeItem('vigil.challenge')")
    page = alone.walk("/challenge")
    expect(page.get_by_role("alert")).to_contain_text("Connect once")
    page.evaluate("kept => localStorage.setItem('vigil.challenge', kept)", kept)


def test_a_lesson_begins(alone: Person) -> None:
    page = alone.walk("/learn")
    page.locator("[data-start=horizons_1]").click()
    expect(page.locator("[role=dialog]:has([data-lesson=leave])")).to_be_visible()


def test_a_game_for_one_is_played_and_goes_on_after_a_reload(alone: Person) -> None:
    page = alone.walk("/")
    page.locator("[data-alone=ghost_stories]").click()
    prompt = page.locator("#prompt")
    first = prompt.inner_text()
    page.locator("[data-option='0']").first.click()
    expect(prompt).not_to_have_text(first, use_inner_text=True)
    page.locator("[data-option]").first.wait_for()
    second = prompt.inner_text()
    assert "/tables/here-" in page.url
    page.reload()
    expect(prompt).to_have_text(second, use_inner_text=True)
    expect(page.locator("[data-hint], [data-key=chat]")).to_have_count(0)


def test_a_night_and_the_gallery_need_no_server(alone: Person) -> None:
    page = alone.walk("/gallery/ghost_stories/tile")
    expect(page.locator("[data-item]")).to_have_count(10)
    page = alone.walk("/campaign/horizons/01-first-footprints")
    expect(page.locator("[data-vignette]").first).to_be_visible()
    page.locator("[data-scenario='01-first-footprints'] [data-begin]").click()
    page.locator("[data-option]").first.wait_for()
    assert "/tables/here-" in page.url


def test_games_of_the_device_are_listed_as_such(alone: Person) -> None:
    page = alone.walk("/")
    page.locator("[data-alone=horizons]").click()
    page.locator("[data-wake]").click()
    page.locator("[data-option]").first.wait_for()
    alone.walk("/")
    expect(page.locator("[data-here]").first).to_have_text("On this device")
