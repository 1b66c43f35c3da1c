"""No screen has a serious finding of axe or a small target, by night, by day, in any letters."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.games import GAMES, SHOWN, new_game
from browser.people import PHONE, WIDE, Newcomer, key_ring
from browser.table import Sit, settle
from forms import LONG, crossed, some
from insight.analysis.test_analysis import blunder
from server.client import Made, Site

LOOKS: dict[str, dict[str, Any]] = {
    "by night, in our letters": {"theme": "dark"},
    "by day, in those of the machine": {"theme": "light", "fonts": False},
}
PAGES = ("/", "/settings", "/new", "/learn", "/puzzles", "/rules", "/cards", "/nowhere")


NIGHT, DAY = LOOKS


@pytest.fixture
def look(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The theme and the text size of a player."""
    return LOOKS[request.param]


def by_look(*names: str) -> pytest.MarkDecorator:
    """Everything in every look in the long form; in the quick one in those named."""
    return pytest.mark.parametrize("look", LOOKS if LONG else names, indirect=True)


@by_look(DAY)
def test_pages_without_a_game(regular: Newcomer, site: Site, look: dict[str, Any]) -> None:
    person = regular(site.address, **look)
    found = {}
    for path in PAGES if LONG else PAGES[::2]:
        page = person.visit(path)
        page.locator("main :is(h1, h2)").first.wait_for()
        found[path] = faults(page)
    assert found == {path: [] for path in found}


@by_look(DAY)
def test_seats(regular: Newcomer, site: Site, look: dict[str, Any]) -> None:
    body = {"game": "horizons", "setup": {"players": 2}, "seats": [{"name": "Ann"}, {}]}
    made = Made(site, site.post("/api/tables", body))
    page = regular(site.address, keys=key_ring(made, 0), **look).visit(f"/tables/{made.id}")
    page.locator(".start").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(("look", "card"), crossed(LOOKS, SHOWN), indirect=["look"])
def test_tables(sit_again: Sit, site: Site, look: dict[str, Any], card: str) -> None:
    table = sit_again(new_game(site, card, "Ann", "[rules]"), 0, **look)
    settle([table])
    assert faults(table.page) == []


@pytest.mark.long_form
@pytest.mark.parametrize(("look", "size"), crossed(LOOKS, [WIDE, PHONE]), indirect=["look"])
def test_a_hint(sit_again: Sit, site: Site, look: dict[str, Any], size: tuple[int, int]) -> None:
    table = sit_again(new_game(site, "ghost_stories", "Ann"), 0, size=size, **look)
    settle([table])
    table.page.locator("[data-hint]").click()
    table.page.locator("[data-advised]").first.wait_for()
    assert faults(table.page) == []


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("look", "card"), some(product(LOOKS, ["horizons", "white_moon"])), indirect=["look"]
)
def test_tables_on_a_phone(sit_again: Sit, site: Site, look: dict[str, Any], card: str) -> None:
    table = sit_again(new_game(site, card, "Ann", "[rules]"), 0, size=PHONE, **look)
    settle([table])
    assert faults(table.page) == []


@pytest.mark.long_form
@by_look(NIGHT)
def test_what_opens_over_a_table(sit_again: Sit, site: Site, look: dict[str, Any]) -> None:
    table = sit_again(new_game(site, "ghost_stories", "Ann"), 0, **look)
    settle([table])
    table.page.locator("[data-key=menu]").click()
    table.page.locator("dialog textarea").wait_for()
    found = [faults(table.page)]
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog")).to_have_count(0)
    table.page.keyboard.press("c")
    table.page.locator("dialog input").first.wait_for()
    assert [*found, faults(table.page)] == [[], []]


@pytest.fixture(scope="module")
def finished(site: Site) -> dict[str, Made]:
    """A game of each kind that bots have played to its end."""
    games = {card: new_game(site, card, "[random]") for card in GAMES}
    for made in games.values():
        with site.viewer(made.id) as viewer:
            viewer.until(lambda viewer: viewer.table["status"] == "over")
    return games


@pytest.mark.long_form
@pytest.mark.parametrize(("look", "card"), crossed(reversed(LOOKS), SHOWN), indirect=["look"])
def test_reports(
    regular: Newcomer, site: Site, finished: dict[str, Made], look: dict[str, Any], card: str
) -> None:
    page = regular(site.address, **look).begin(f"/tables/{finished[card].id}/report")
    page.locator("main h2").first.wait_for()
    assert faults(page) == []


@pytest.mark.long_form
@by_look(DAY)
def test_an_analysis(regular: Newcomer, site: Site, look: dict[str, Any]) -> None:
    made = site.http.post("/api/records", content=blunder().to_json()).json()
    page = regular(site.address, **look).begin(f"/tables/{made['table']['id']}/report")
    page.locator(".chance button").click()
    page.locator(".chance summary").click()
    assert faults(page) == []


@pytest.mark.long_form
@by_look(NIGHT)
def test_the_end(
    regular: Newcomer, site: Site, finished: dict[str, Made], look: dict[str, Any]
) -> None:
    page = regular(site.address, **look).begin(f"/tables/{finished['ghost_stories'].id}")
    page.locator(".result").wait_for()
    assert faults(page) == []


@pytest.mark.long_form
@by_look(DAY)
def test_the_replay(
    regular: Newcomer, site: Site, finished: dict[str, Made], look: dict[str, Any]
) -> None:
    page = regular(site.address, **look).begin(f"/tables/{finished['horizons'].id}/replay")
    page.get_by_role("slider").wait_for()
    assert faults(page) == []
