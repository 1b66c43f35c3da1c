"""No screen has a serious finding of axe, by night or by day."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.axe import grave_findings
from browser.games import GAMES, new_game
from browser.people import PHONE, WIDE, Newcomer, Person, key_ring
from browser.table import Table, settle
from server.client import Made, Site

THEMES = ("dark", "light")
PAGES = ("/", "/new", "/settings", "/learn", "/rules", "/nowhere")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def test_pages_without_a_game(arrive: Newcomer, site: Site, theme: str) -> None:
    person = arrive(site.address, theme=theme)
    found = {}
    for path in PAGES:
        page = person.go(path)
        page.locator("main :is(h1, h2)").first.wait_for()
        found[path] = grave_findings(page)
    assert found == {path: [] for path in PAGES}


def test_seats(arrive: Newcomer, site: Site, theme: str) -> None:
    body = {"game": "horizons", "setup": {"players": 2}, "seats": [{"name": "Ann"}, {}]}
    made = Made(site, site.post("/api/tables", body))
    page = arrive(site.address, theme=theme, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    page.locator(".start").wait_for()
    assert grave_findings(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("card", GAMES)
def test_tables(arrive: Newcomer, site: Site, theme: str, card: str, size: tuple[int, int]) -> None:
    made = new_game(site, card, "Ann", "[rules]")
    person = arrive(site.address, theme=theme, keys=key_ring(made, 0), size=size)
    page = person.go(f"/tables/{made.id}")
    settle([Table(person)])
    found = [grave_findings(page)]
    for key in ("menu",) if size == PHONE else ("menu", "cards"):
        open_sheet(person, key)
        found.append(grave_findings(page))
        page.keyboard.press("Escape")
    assert found == [[] for _ in found]


def open_sheet(person: Person, key: str) -> None:
    if key == "menu":
        person.page.locator("[data-key=menu]").click()
    else:
        person.page.keyboard.press("c")
    person.page.locator("dialog[open] :is(button, input)").nth(1).wait_for()


@pytest.fixture(scope="module")
def finished(site: Site) -> dict[str, Made]:
    """A game of each kind that bots have played to its end."""
    games = {card: new_game(site, card, "[random]") for card in GAMES}
    for made in games.values():
        with site.viewer(made.id) as viewer:
            viewer.until(lambda viewer: viewer.table["status"] == "over")
    return games


@pytest.mark.parametrize("card", GAMES)
def test_the_end_the_report_and_the_replay(
    arrive: Newcomer, site: Site, finished: dict[str, Made], theme: str, card: str
) -> None:
    person = arrive(site.address, theme=theme)
    found = {}
    for end, sign in (("", ".result"), ("/report", "main h2"), ("/replay", "input[type=range]")):
        page: Page = person.go(f"/tables/{finished[card].id}{end}")
        page.locator(sign).first.wait_for()
        found[end] = grave_findings(page)
    assert found == {end: [] for end in found}
