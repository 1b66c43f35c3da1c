"""Pages without a game: home, a new table, seats, settings, a page that is not there."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import PHONE, Newcomer, Person
from server.client import Site


def test_a_newcomer_is_in_a_game_in_two_clicks(person: Person) -> None:
    page = person.go("/")
    page.locator("[data-alone=ghost_stories]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    assert page.locator("[data-option]").count() > 1


def test_a_page_that_is_not_there_leads_home(person: Person) -> None:
    page = person.go("/nowhere")
    expect(page.locator("main h2")).to_have_text("There is nothing here")
    page.locator("main a").click()
    expect(page.locator("[data-alone]")).to_have_count(3)


def test_a_table_that_is_not_there_leads_home(person: Person) -> None:
    page = person.go("/tables/nobody")
    expect(page.locator("main a.btn")).to_have_attribute("href", "/")
