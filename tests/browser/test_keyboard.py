"""A turn without a mouse: by numbers, by the list, and on the board itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.people import Newcomer, Person
from browser.table import Sit, Table, play, settle, sit_down
from forms import in_form, some
from server.client import Site

GAMES = some(("horizons", "ghost_stories"))


@pytest.fixture(scope="module", params=GAMES)
def alone(request: pytest.FixtureRequest, stay: Newcomer, site: Site) -> Table:
    """A player who plays alone."""
    return sit_down(stay, site.new_table(request.param, "Ann"), 0)


@pytest.fixture
def table(alone: Table) -> Iterator[Table]:
    """The first question of a game, to which one goes back after the test."""
    settle([alone])
    first = alone.ply
    yield alone
    while alone.ply != first:
        before = alone.ply
        alone.page.locator("[data-undo=choice]").click()
        alone.wait_beyond(before)
        settle([alone])


def focused(table: Table, attribute: str) -> str | None:
    found: str | None = table.page.evaluate(
        "name => document.activeElement.getAttribute(name)", attribute
    )
    return found


def test_a_turn_by_numbers(table: Table) -> None:
    before, answers = table.ply, in_form(quick=3, long=6)
    play([table], Random(1), answers, "key")
    assert table.ply >= before + answers


def test_an_answer_on_the_board(table: Table) -> None:
    before = table.ply
    table.page.keyboard.press("h")
    first = focused(table, "data-ref")
    assert first in table.legal()
    table.page.keyboard.press("Enter")
    table.wait_for_effect(before)
    menu = table.page.locator(".menu button").first
    if menu.count():
        expect(menu).to_be_focused()
        table.page.keyboard.press("Enter")
        table.wait_for_effect(before)
    confirm(table, before)


def confirm(table: Table, before: int) -> None:
    """Press a second time where that is wanted, and wait for the answer to be given."""
    if table.page.locator("[data-option].sure").count():
        table.page.keyboard.press("Enter")
    table.wait_beyond(before)


def test_arrows_walk_over_the_board(table: Table) -> None:
    table.page.keyboard.press("h")
    seen = {focused(table, "data-ref")}
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"):
        table.page.keyboard.press(key)
        seen.add(focused(table, "data-ref"))
    assert None not in seen
    assert len(seen) > 2


def test_an_answer_in_the_list(table: Table) -> None:
    before = table.ply
    table.page.locator("#prompt").focus()
    table.page.keyboard.press("Tab")
    while focused(table, "data-option") is None:
        table.page.keyboard.press("Tab")
    if len(table.options) > 1:
        table.page.keyboard.press("ArrowRight")
    assert focused(table, "data-option") is not None
    table.page.keyboard.press("Enter")
    table.wait_for_effect(before)
    confirm(table, before)


def test_the_first_tab_skips_to_the_content(person: Person) -> None:
    page = person.go("/rules")
    page.keyboard.press("Tab")
    expect(page.locator("a[href='#main']")).to_be_focused()


def test_letters_open_what_they_say(table: Table) -> None:
    for key in ("?", "s", "c"):
        table.page.keyboard.press(key)
        expect(table.page.locator("dialog[open]")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog")).to_have_count(0)
    table.page.keyboard.press("t")
    expect(table.page.locator("[data-key=chat]")).to_be_focused()
    table.page.keyboard.type("1 u")
    expect(table.page.locator("[data-key=chat]")).to_have_value("1 u")
    table.page.locator("[data-key=chat]").clear()
    table.page.locator("[data-key=chat]").blur()


def test_single_keys_can_be_switched_off(sit_again: Sit, site: Site) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0, shortcuts=False)
    settle([table])
    before = table.ply
    table.page.keyboard.press("1")
    table.page.keyboard.press("?")
    assert table.page.locator("dialog[open]").count() == 0
    table.page.reload()
    settle([table])
    assert table.ply == before


def test_digits_choose_escape_lets_go_and_enter_confirms_whatever_has_the_focus(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0, confirm="always")
    settle([table])
    table.wait_until_ready()
    before = table.ply
    option = next(option for option in table.options if not option.opens)
    chosen = table.page.locator(f"[data-option='{option.index}'].sure")
    confirm = table.page.locator("button.confirm")
    expect(confirm).to_be_disabled()
    table.type(option.key)
    chosen.wait_for()
    expect(confirm).to_have_attribute("title", option.label.splitlines()[0])
    table.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(confirm).to_be_disabled()
    table.type(option.key)
    chosen.wait_for()
    assert table.ply == before
    table.page.locator("[data-hint]").focus()
    table.page.keyboard.press("Enter")
    table.wait_beyond(before)
    expect(table.page.locator("[data-hint-panel]")).to_have_count(0)
