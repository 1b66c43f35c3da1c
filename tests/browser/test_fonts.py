"""The client brings its fonts, and the table does not move when they arrive late."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Error, Page, Route

from browser.games import GAMES, SHOWN, new_game
from browser.people import FONTS, Newcomer, Person, key_ring
from browser.table import Sit, play
from forms import crossed, in_form, some
from server.client import Site

LANGUAGES: Final = ("en", "pl", "ru")
PAGES: Final = ("/", "/new", "/settings", "/learn", "/puzzles", "/rules", "/cards", "/nowhere")
TEXT: Final = 3
"""What a node that holds text is called."""

SHIFTS: Final = """window.shifts = []
new PerformanceObserver(list => shifts.push(...list.getEntries().map(one => one.value)))
    .observe({ type: 'layout-shift', buffered: true })"""

MOST_SHIFT: Final = 0.025
"""A quarter of what a good page may do: share of the screen that moves, times how far it moves."""

CHOSEN: Final = {"horizons": {"spirits": ["rising_heat_of_stone_and_sand"]}}
"""Not dealt by chance: with a longer name the question takes another line in other letters."""

DRAWN: Final = """() => new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""

LOOKS: Final = 20
"""As often a page is looked at on which something is still drawn anew, or comes."""


def letters_of_the_machine(page: Page) -> list[Any]:
    """Texts that are not shown in our letters, and whose letters they are shown in."""
    for _ in range(LOOKS):
        with suppress(Error):  # what is drawn anew meanwhile cannot be found
            return _letters_of_the_machine(page)
    raise AssertionError("the page is never still")


def _letters_of_the_machine(page: Page) -> list[Any]:
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": -1})["root"]
    found = [[*foreign(session, node), text] for node, text in texts(root)]
    session.detach()
    return [one for one in found if len(one) > 1]


def foreign_letters(person: Person, language: str) -> list[Any]:
    """The same in a language, once its texts and its letters have come."""
    person.speak(language)
    found: list[Any] = []
    for _ in range(LOOKS):
        wait_for_letters(person.page)
        found = letters_of_the_machine(person.page)
        if not found:
            break
    return found


def wait_for_letters(page: Page) -> None:
    """Letters are asked for when something is drawn in them."""
    page.evaluate(DRAWN)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(DRAWN)


def texts(node: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Elements with a text of their own, and the text."""
    children = node.get("children", [])
    text = "".join(child["nodeValue"] for child in children if child["nodeType"] == TEXT)
    if text.strip():
        yield node["nodeId"], text.strip()
    for child in children:
        yield from texts(child)


def foreign(session: CDPSession, node: int) -> list[str]:
    """The fonts of the machine in an element."""
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return [font["familyName"] for font in used if not font["isCustomFont"]]


@pytest.mark.parametrize(("path", "language"), crossed(some(PAGES, 4), LANGUAGES))
def test_pages_are_shown_in_our_letters(
    regular: Newcomer, site: Site, path: str, language: str
) -> None:
    person = regular(site.address)
    person.visit(path).locator("main :is(h1, h2)").first.wait_for()
    assert foreign_letters(person, language) == []


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("card", "language"), some(crossed(SHOWN, ("ru", "pl", "en")[: len(SHOWN)]))
)
def test_tables_are_shown_in_our_letters(
    sit_again: Sit, site: Site, card: str, language: str
) -> None:
    table = sit_again(new_game(site, card, "Ann", "[rules]"), 0)
    play([table], Random(1), in_form(quick=2, long=6))
    assert foreign_letters(table.person, language) == []


@pytest.mark.parametrize(("card", "language"), some(zip(GAMES, reversed(LANGUAGES), strict=True)))
def test_a_table_stays_where_it_is_when_its_letters_come_late(
    arrive: Newcomer, site: Site, card: str, language: str
) -> None:
    game, setup = GAMES[card]
    made = site.new_table(game, "Ann", **setup, **CHOSEN.get(card, {}))
    keys = key_ring(made, 0)
    person = arrive(site.address, keys=keys, language=language, is_first=True)
    kept: list[Route] = []
    person.context.route(FONTS, lambda route: kept.append(route))
    person.page.add_init_script(SHIFTS)
    with person.page.expect_response("**/outlook*") as outlook:
        person.page.goto(f"/tables/{made.id}", wait_until="commit")
    outlook.value.finished()
    person.page.locator("[data-option]").first.wait_for()
    person.page.evaluate(DRAWN)
    assert letters_of_the_machine(person.page)
    person.page.evaluate("() => shifts.splice(0)")
    for route in kept:
        route.continue_()
    person.page.wait_for_function("() => document.fonts.status === 'loaded'")
    person.page.evaluate(DRAWN)
    assert letters_of_the_machine(person.page) == []
    assert sum(person.page.evaluate("() => shifts")) < MOST_SHIFT


def test_letters_are_kept_for_good_and_bring_their_licence(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address, is_first=True)
    with person.page.expect_response(FONTS) as asked:
        person.go("/")
    headers = asked.value.headers
    assert headers["content-type"] == "font/woff2"
    assert "immutable" in headers["cache-control"]
    for family in ("alegreya", "onest", "source-sans-3"):
        licence = site.http.get(f"/licences/{family}.txt")
        assert licence.headers["content-type"].startswith("text/plain")
        assert "SIL OPEN FONT LICENSE" in licence.text
