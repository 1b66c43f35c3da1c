"""A game that brings nothing for the browser is offered, played, taken back and replayed there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.people import PHONE, WIDE, Newcomer
from browser.table import Sit, Table, play
from examples.installed import install
from forms import LONG, in_form, some
from server.client import Site
from server.client import play as answer_all
from server.serving import GENEROUS, Server, starting
from vigil.words.catalogue import LANGUAGES

MOST: Final = 200
CLICKED: Final = in_form(quick=1, long=MOST)
"""The number of answers clicked in a game, in one language; the rest are sent directly."""
ANSWERED_IN: Final = LANGUAGES if LONG else LANGUAGES[-1:]
MARK: Final = "\ue000"
"""Begins a name that carries a ref; nobody is to see it."""
NAMES: Final = {"en": "Lantern", "ru": "Маяк", "pl": "Latarnia"}


@pytest.fixture(scope="module")
def harbour(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on a machine with Lantern installed."""
    folder = tmp_path_factory.mktemp("lantern")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(install(folder)), prepend=os.pathsep)
        with starting(Server(str(folder / "vigil.db"), GENEROUS)) as server:
            yield server.site


@pytest.mark.long_form
def test_it_is_played_from_the_first_page_to_its_report_and_replay_in_every_language(
    arrive: Newcomer, harbour: Site
) -> None:
    person = arrive(harbour.address)
    page = person.go("/")
    for language in LANGUAGES:
        person.speak(language)
        expect(page.get_by_role("heading", name=NAMES[language], exact=True)).to_be_visible()
    page.locator("[data-alone=lantern]").click()
    table = Table(person)
    table.wait_until_asked()
    for language in LANGUAGES:
        person.speak(language)
        expect(page.locator("header h1")).to_have_text(NAMES[language])
        if language in ANSWERED_IN:
            goes_back(table)
            assert play([table], Random(language), 1, "button") == 1
    play([table], Random(1), CLICKED, "button")
    play_out(table, harbour)
    expect(table.prompt.locator(".result")).to_be_visible()
    page.locator(".result a[href$='/report']").click()
    for language in LANGUAGES:
        person.speak(language)
        expect(page.locator("main h2").first).to_be_visible()
        assert MARK not in page.inner_text("body")
    page.go_back()
    page.locator(".result a[href$='/replay']").click()
    expect(page.get_by_role("slider")).to_be_visible()


def play_out(table: Table, site: Site) -> None:
    """The same seat answers to the end without its page, which is opened again then."""
    address = table.page.url
    made = address.rpartition("/")[2]
    kept = table.page.evaluate("() => JSON.parse(localStorage.getItem('vigil.tables'))")[made]
    table.page.goto("about:blank")
    with site.viewer(made, *kept["seats"].values()) as viewer:
        while viewer.decision is not None:
            viewer.until(lambda viewer: viewer.may_answer or viewer.decision is None)
            answer_all([viewer], MOST)
    table.page.goto(address)


def goes_back(table: Table) -> None:
    """An answer is given by its number and taken back."""
    before = table.ply, table.question, table.options
    table.answer(table.options[0], "key")
    table.wait_until_asked()
    table.page.locator("[data-undo=choice]").click()
    table.wait_for_ply(before[0])
    assert (table.ply, table.question, table.options) == before


def board_instead(table: Table, module: str) -> None:
    """The page is opened again, and another module draws the board there."""
    table.page.route(
        "**/api/games/lantern/board.js",
        lambda route: route.fulfill(body=module, content_type="text/javascript"),
    )
    table.page.reload()
    table.wait_until_asked()


def test_its_own_board_is_drawn_and_answers(sit: Sit, harbour: Site) -> None:
    table = sit(harbour.new_table("lantern", "Ann", "[rules]"), 0)
    table.wait_until_asked()
    board = table.page.locator("svg[viewBox='0 0 1000 640']")
    expect(board.get_by_text("Bruno")).to_be_visible()
    spots = {spot.get_attribute("data-choice") for spot in board.locator("[data-choice]").all()}
    assert spots == {str(option.index) for option in table.options}
    before = table.ply
    board.get_by_role("button", name="Go to the west bay").click()
    table.wait_for_ply(before + 1)
    assert "Ada goes to the west bay." in table.log


def test_a_board_that_fails_gives_way_to_the_plain_one(sit: Sit, harbour: Site) -> None:
    table = sit(harbour.new_table("lantern", "Ann", "[rules]"), 0)
    table.wait_until_asked()
    board_instead(table, "export function draw() { throw new Error('the lamp is out') }")
    expect(table.page.get_by_text("board (the lamp is out). Here is a plain one.")).to_be_visible()
    west = next(one for one in table.options if one.refs == ["place:west"])
    table.answer(west, "object")
    assert "Ada goes to the west bay." in table.log


def test_without_a_board_its_options_stand_at_the_things_they_name(sit: Sit, harbour: Site) -> None:
    table = sit(harbour.new_table("lantern", "Ann", "[rules]"), 0)
    table.wait_until_asked()
    board_instead(table, "export {}")
    assert {"place:west", "place:north", "place:east"} <= set(table.legal())
    west = next(one for one in table.options if one.refs == ["place:west"])
    table.answer(west, "object")
    assert "Ada goes to the west bay." in table.log


def test_a_table_with_its_own_choices_is_made_in_the_form(arrive: Newcomer, harbour: Site) -> None:
    page = arrive(harbour.address).go("/new/lantern")
    page.get_by_text("More options").click()
    page.locator("details .field", has_text="Ships that have to come home").locator(
        "select"
    ).select_option("5")
    page.locator("button.create").click()
    page.locator("#prompt").wait_for()
    table = page.url.rpartition("/")[2]
    assert harbour.get(f"/api/tables/{table}")["setup"] == {"players": 2, "ships": 5}


def test_its_box_is_in_the_reference(arrive: Newcomer, harbour: Site) -> None:
    page = arrive(harbour.address, language="ru").go("/cards/lantern")
    expect(page.locator("#card-storm")).to_contain_text("Шторм")
    page.get_by_role("searchbox").fill("north bay")
    expect(page.locator("#main li.card")).to_have_count(1)


@pytest.mark.long_form
@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_everybody_can_use_it(sit: Sit, harbour: Site, size: tuple[int, int]) -> None:
    table = sit(harbour.new_table("lantern", "Ann", "[rules]"), 0, size=size)
    table.wait_until_asked()
    assert faults(table.page) == []
