"""Going back: at once where nothing was revealed or nobody else plays, else by agreement."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.table import Offered, Sit, Table, play, settle
from forms import some
from server.client import Made, Site

ASKS: Final = "Needs everyone's agreement"


def moment(table: Table) -> tuple[int, str, list[Offered], list[str]]:
    """What is asked and was told, once the answers, which await their chances, are in sight."""
    table.page.locator("[data-option]").first.wait_for()
    return table.ply, table.question, table.options, table.log


def undo(table: Table, depth: str = "choice") -> Locator:
    return table.page.locator(f"[data-undo={depth}]")


def test_nothing_can_be_taken_back_at_the_start(sit_again: Sit, site: Site) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0)
    settle([table])
    expect(table.page.locator("button.undo")).to_be_disabled()


@pytest.mark.parametrize("by", some(["key", "button"]))
def test_who_plays_alone_goes_back_at_once(sit_again: Sit, site: Site, by: str) -> None:
    table = sit_again(site.new_table("horizons", "Ann"), 0)
    settle([table])
    before = moment(table)
    play([table], Random(1), 1)
    expect(undo(table)).to_be_enabled()
    if by == "button":
        undo(table).click()
    else:
        table.page.keyboard.press("u")
    table.wait_for_ply(before[0])
    assert moment(table) == before


def test_one_button_goes_back_and_a_menu_has_the_action_and_the_turn(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(site.new_table("horizons", "Ann"), 0)
    settle([table])
    more = table.page.locator("[data-undo-more]")
    while not more.count():
        play([table], Random(1), 1)
    before = table.ply
    expect(table.page.locator("[data-undo]")).to_have_count(1)
    more.click()
    deepest = table.page.locator(".undoing .menu [data-undo]").last
    table.page.locator("#log h3").click()
    expect(deepest).to_have_count(0)
    more.click()
    deepest.click()
    table.wait_beyond(before)
    settle([table])
    assert table.ply < before - 1


def until_others_are_asked(tables: list[Table]) -> Table:
    """Play until going back needs the others; the one who may propose it."""
    random = Random(1)
    for _ in range(30):
        play(tables, random, 1)
        for table in tables:
            if undo(table).filter(has_text=ASKS).count():
                return table
    raise AssertionError("nobody ever had to be asked")


@pytest.fixture
def tables(sit_again: Sit, site: Site) -> list[Table]:
    made: Made = site.new_table("ghost_stories", "Ann", "Ben")
    return [sit_again(made, 0), sit_again(made, 1, name="Ben")]


def test_the_other_browser_is_asked_and_declines_or_agrees(tables: list[Table]) -> None:
    proposer = until_others_are_asked(tables)
    other = next(table for table in tables if table is not proposer)
    before = proposer.ply
    question = other.page.get_by_role("alertdialog")
    for agrees in (False, True):
        undo(proposer).click()
        expect(question).to_contain_text("asks to undo")
        question.get_by_role("button", name="Agree" if agrees else "Decline").click()
        expect(question).to_have_count(0)
        if agrees:
            proposer.wait_beyond(before)
        settle(tables)
        assert (proposer.ply < before) == agrees
        assert proposer.log == other.log


@pytest.mark.parametrize("by", some(["button", "key"]))
def test_what_was_undone_can_be_done_again_even_after_a_reload(
    sit_again: Sit, site: Site, by: str
) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0)
    settle([table])
    play([table], Random(1), 3)
    there = table.ply, table.question, table.log
    undo(table).click()
    table.wait_beyond(there[0])
    table.page.reload()
    settle([table])
    if by == "button":
        table.page.locator("[data-redo]").click()
    else:
        table.page.keyboard.press("Shift+U")
    table.wait_for_ply(there[0])
    settle([table])
    assert (table.ply, table.question, table.log) == there
    expect(table.page.locator("[data-redo]")).to_have_count(0)
