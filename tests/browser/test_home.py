"""The first page: one question for new players, and the evening's offers for everyone else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import faults
from browser.games import new_game
from browser.people import MEDIUM, PATIENCE, PHONE, WIDE, Newcomer, key_ring
from forms import some
from server.client import Made, Site


def test_a_newcomer_is_asked_one_question_once(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(
        base_url=site.address, locale="en-GB", service_workers="block", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    question = page.locator("[data-first-question]")
    expect(question.get_by_role("link")).to_have_count(4)
    assert faults(page) == []
    page.keyboard.press("2")
    expect(question).to_have_count(0)
    expect(page.locator("[data-alone]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-alone]").first).to_be_visible()
    expect(question).to_have_count(0)
    context.close()


def test_progress_moves_by_a_private_link_and_is_forgotten(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address).go("/achievements")
    kept = {"version": 1, "lit": {}, "marks": {"horizons/first_win": "2026-11-19"}}
    page.evaluate(
        "kept => localStorage.setItem('vigil.progress', JSON.stringify(kept))",
        kept | {"solved": {}, "days": ["2026-11-19"]},
    )
    page.reload()
    page.locator("[data-link]").click()
    link = page.locator("[data-private-link]").input_value()
    expect(page.get_by_role("img", name="QR code of the private link")).to_be_visible()
    other = arrive(site.address).go(link.removeprefix(site.address))
    won = other.locator("[data-mark=first_win].earned")
    expect(won).to_have_count(0)
    other.locator("[data-take]").click()
    expect(won).to_have_count(1)
    assert faults(other) == []
    other.locator("[data-forget]").click()
    other.locator("[data-forget=sure]").click()
    expect(won).to_have_count(0)


@pytest.mark.parametrize("size", some([WIDE, PHONE]))
def test_the_evening_has_a_game_a_deal_a_puzzle_and_the_nights(
    arrive: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    made = new_game(site, "horizons", "Ann")
    page = arrive(site.address, size=size, keys=key_ring(made, 0)).go("/")
    going = page.locator(f"[data-continue='{made.id}']")
    expect(going).to_contain_text("Your move")
    expect(going.locator(".picture svg").first).to_be_visible()
    expect(page.locator("[data-tonight]")).to_be_visible()
    puzzle = page.locator("[data-day-puzzle]")
    expect(puzzle.locator(".picture svg").first).to_be_visible()
    expect(puzzle.locator("[data-evenings='0']")).to_be_visible()
    expect(page.locator("[data-band]")).to_have_count(2)
    expect(page.locator("[data-lesson-path] li.next")).to_have_count(1)
    expect(page.locator("[data-target]")).to_contain_text("Nobody has finished it yet")
    expect(page.locator("form")).to_have_count(0)
    assert faults(page) == []
    going.get_by_role("link").click()
    expect(page.locator("#prompt.yours")).to_be_visible()


def test_no_page_is_cut_off_in_the_bar(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address, size=MEDIUM)
    page = person.go("/settings")
    for language in ("en", "pl", "ru"):
        if language != "en":
            person.speak(language)
        page.wait_for_function(
            "() => (nav => nav.scrollWidth <= nav.clientWidth)"
            "(document.querySelector('header nav'))"
        )


def test_an_own_table_that_waits_stands_once_on_the_page(arrive: Newcomer, site: Site) -> None:
    seats = [{"name": "Ann"}, {}]
    body = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats, "public": True}
    made = Made(site, site.post("/api/tables", body))
    page = arrive(site.address, keys=key_ring(made, 0)).go("/")
    expect(page.locator(f"[data-table='{made.id}']")).to_be_visible()
    expect(page.locator("[data-tonight]")).to_be_visible()
    expect(page.locator(f"a[href='/tables/{made.id}']")).to_have_count(1)


def test_a_table_for_a_friend_is_one_press_away(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address).go("/")
    page.reload()
    expect(page.get_by_role("link", name="Circles of friends")).to_be_visible()
    page.locator("[data-invite]").click()
    expect(page.locator("[data-copy]")).to_be_visible()
    expect(page.locator("[data-start]")).to_be_disabled()
