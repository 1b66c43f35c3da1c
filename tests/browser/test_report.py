"""The report after a game: its parts, its chart by mouse and keyboard, and where it leads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.people import MEDIUM, PHONE, WIDE, Newcomer, Person, resize
from forms import some
from insight.analysis.test_analysis import blunder
from insight.report.reports import played
from server.client import Site
from vigil.core.record import Record

HEADINGS = {
    "en": ["Course of the game", "Key moments", "Score", "Who did what"],
    "ru": ["Ход игры", "Важные моменты", "Счёт", "Кто что сделал"],
    "pl": ["Przebieg gry", "Ważne chwile", "Wynik", "Kto co zrobił"],
}


WHOLE = """title => {
    const [inner, outer] = [title, title.closest('header')].map(one => one.getBoundingClientRect())
    const inside = inner.top >= outer.top && inner.bottom <= outer.bottom
    return inside && title.scrollWidth <= title.clientWidth
}"""
"""Whether a title is shown from its first letter to the last."""


def told(site: Site, person: Person, name: str = "village") -> Page:
    """The report of a whole game."""
    return told_of(site, person, played(name))


def told_of(site: Site, person: Person, record: Record) -> Page:
    """The report of a game whose record is uploaded."""
    made = site.http.post("/api/records", content=record.to_json()).json()
    page = person.begin(f"/tables/{made['table']['id']}/report")
    page.get_by_role("slider").wait_for()
    return page


@pytest.fixture
def ann(regular: Newcomer, site: Site) -> Person:
    """A reader of one report after another."""
    return regular(site.address)


def says(page: Page, words: str) -> None:
    """The slider says this of the turn in focus."""
    told = re.compile(words)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", told)


@pytest.mark.long_form
@pytest.mark.parametrize("name", some(["moonlit", "island", "village"]))
def test_every_part_is_there_in_every_language_and_the_title_is_read_whole_on_a_phone(
    name: str, site: Site, ann: Person
) -> None:
    page = told(site, ann, name)
    for language, headings in HEADINGS.items():
        ann.speak(language)
        for heading in headings:
            expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        resize(page, PHONE)
        assert page.locator("header h1").evaluate(WHOLE), language
        resize(page, WIDE)
    expect(page.locator(".score")).to_be_visible()
    expect(page.locator("main ol li").nth(3)).to_be_visible()


def test_turns_are_looked_through_by_keyboard_and_mouse_and_the_server_is_asked_once(
    site: Site, ann: Person
) -> None:
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    page = told(site, ann)
    expect(page.get_by_role("button", name="Analyse the game")).to_be_visible()
    slider = page.get_by_role("slider")
    says(page, "^The end")
    slider.press("Home")
    says(page, "^Turn 1 ")
    slider.press("ArrowRight")
    says(page, "^Turn 2 ")
    chart = page.locator(".chart").bounding_box()
    assert chart is not None
    page.mouse.move(chart["x"] + chart["width"] / 2, chart["y"] + chart["height"] / 2)
    says(page, "^Turn (?!2 )")
    says(page, re.escape(page.locator(".saying").inner_text()))
    assert len([url for url in asked if url.endswith("/analysis")]) == 1


def test_all_moments_can_be_shown_and_lead_into_the_replay(site: Site, ann: Person) -> None:
    page = told(site, ann)
    few = page.locator("main ol li").count()
    page.get_by_role("button", name="show all").click()
    expect(page.locator("main ol li").nth(few)).to_be_visible()
    link = page.locator("main ol li a").first
    address = link.get_attribute("href") or ""
    assert "/replay/" in address
    link.click()
    expect(page).to_have_url(f"{site.address}{address}")


def test_deeds_are_told_one_by_one(site: Site, ann: Person) -> None:
    page = told(site, ann, "island")
    expect(page.get_by_role("list", name="Fear generated").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Cards played").click()
    expect(page.get_by_role("list", name="Cards played").get_by_role("listitem")).to_have_count(2)


def test_nothing_is_wider_than_the_window(site: Site, ann: Person) -> None:
    page = told(site, ann, "moonlit")
    ann.speak("pl")
    for size in (WIDE, MEDIUM, PHONE):
        resize(page, size)
        for part in ("html", "main", "footer"):
            wide, room = page.locator(part).first.evaluate("it => [it.scrollWidth, it.clientWidth]")
            assert wide <= room, (size, part)


def test_a_game_that_goes_on_is_told_so_far(site: Site, ann: Person) -> None:
    made = site.new_table("ghost_stories", "Ann")
    page = ann.begin(f"/tables/{made.id}/report")
    expect(page.locator("#result")).to_have_text("Still in progress")
    expect(page.get_by_text("when the game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(f"{site.address}/tables/{made.id}")


def test_before_the_game_the_page_says_why_there_is_nothing(site: Site, person: Person) -> None:
    person.expects("409")
    made = site.post("/api/tables", {"game": "horizons", "setup": {"players": 1}})
    page = person.go(f"/tables/{made['table']['id']}/report")
    expect(page.get_by_role("alert")).to_contain_text("has not begun")


def test_a_game_is_analysed_and_its_costliest_choice_can_be_played_otherwise(
    site: Site, ann: Person
) -> None:
    page = told_of(site, ann, blunder())
    page.get_by_role("button", name="Analyse the game").click()
    curve = page.get_by_role("img", name="Win chance")
    curve.wait_for()
    expect(page.get_by_text("0 % at the end")).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 60, box["y"] + box["height"] / 2)
    expect(page.locator("[data-reading]")).to_contain_text("Choice −")
    page.get_by_text("The curve as a table").click()
    expect(page.get_by_role("columnheader", name="Win chance at its end")).to_be_visible()
    expect(page.get_by_role("region", name="Choices and luck")).to_contain_text("1 of 2")
    costly = page.get_by_role("region", name="Costliest choices")
    expect(costly).to_contain_text("Better choice: “Exorcise")
    ann.speak("pl")
    polish = page.get_by_role("region", name="Najkosztowniejsze wybory")
    expect(polish).to_contain_text("Lepszy wybór: „")
    ann.speak("en")
    page.locator("[data-keep-puzzle]").click()
    expect(page.locator("[data-own-puzzle]")).to_be_visible()
    costly.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile("/replay/1$"))
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    table = page.url.split("/tables/")[1].split("/")[0]
    ann.walk("/puzzles")
    page.locator(f"[data-own^='{table}']").click()
    expect(page.locator("[data-goal]")).to_contain_text("There was a better choice")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("[data-option]", has_text="Exorcise").first.click()
    expect(page.locator("[data-solved]")).to_be_visible()
    assert [url for url in asked if "own-puzzles" in url] == [f"{site.address}/api/own-puzzles"]
