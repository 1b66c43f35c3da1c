"""Two people with a browser each make a table, meet there and play by clicking the board."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.games import GAMES
from browser.people import Newcomer, Person
from browser.table import Table, play, settle
from forms import in_form, some
from server.client import Site

TURNS = {"ghost_stories": 2, "white_moon": 2, "horizons": 1}
"""A turn of Horizons is one of all spirits."""
MOST = in_form(quick=5, long=60)
SHARED = {"tile", "space", "board", "villager", "stone", "land", "invader", "fear", "blight"}


def meet(ann: Person, ben: Person, game: str) -> list[Table]:
    """One makes a table with a free seat and sends the link; the other sits down."""
    page = ann.go("/new")
    form = page.locator("form")
    form.locator("select").first.select_option(game)
    form.get_by_label("Who takes seat 2").select_option("guest")
    form.locator("button.create").click()
    start = page.locator("[data-start]")
    expect(start).to_be_disabled()
    expect(page.locator(".start p")).to_contain_text("One seat is free")
    ben.go(page.locator(".link code").inner_text())
    ben.page.locator("[data-sit='1']").click()
    start.click()
    return [Table(ann), Table(ben)]


@pytest.mark.parametrize("game", some(reversed(GAMES)))
def test_two_browsers_play_and_see_the_same(arrive: Newcomer, site: Site, game: str) -> None:
    tables = meet(arrive(site.address), arrive(site.address, name="Ben"), game)
    random = Random(game)
    settle(tables)
    path = f"/api{tables[0].page.url.removeprefix(site.address)}"
    for _ in range(MOST):
        if site.get(f"{path}/at/{tables[0].ply}")["view"]["turn"] > TURNS[game] or tables[0].over:
            break
        play(tables, random, 1)
    ann, ben = tables
    assert ann.ply == ben.ply
    assert ann.log == ben.log
    if not (ann.options and ben.options):  # each is asked a question of their own
        assert asked(ann) == asked(ben)
    assert things(ann) == things(ben)


def asked(table: Table) -> str:
    """What is asked, without the name of who is asked."""
    return table.question.partition(": ")[2] or table.question


def things(table: Table) -> set[str]:
    """Everything on the table that is there for both; hands and panels are the own ones."""
    found: list[str] = table.page.locator(".board [data-ref]").evaluate_all(
        "all => all.map(one => one.dataset.ref)"
    )
    return {ref for ref in found if ref.split(":")[0] in SHARED}
