"""The gallery: sections of drawn things, filtered by their properties, one of them large."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.people import PHONE, WIDE, Newcomer
from forms import some
from server.client import Site, play

MOST = 900
"""Answers after which a game played at random has ended."""


@pytest.mark.parametrize("size", some([WIDE, PHONE]))
def test_things_stand_in_sections_and_one_is_large(
    regular: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    page = regular(site.address, size=size).visit("/gallery")
    things = page.locator("[data-item]")
    ghosts = things.count()
    page.locator("[data-filter=colour] [data-value=red]").click()
    expect(things).not_to_have_count(ghosts)
    expect(things.locator("svg")).to_have_count(things.count())
    page.get_by_role("link", name="Taoists").click()
    expect(things).to_have_count(4)
    page.locator("[data-item=red]").click()
    large = page.locator("[data-large=red]")
    expect(large).to_contain_text("Dance of the Spires")
    assert faults(page) == []
    large.get_by_role("button", name="Next").click()
    expect(page.locator("[data-large=yellow]")).to_be_visible()


def test_an_ending_is_shown_once_a_game_has_ended(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address).go("/gallery/horizons/endings")
    expect(page.get_by_text("No game of yours has ended here yet.")).to_be_visible()
    made = site.new_table("horizons", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], MOST)
        assert ann.decision is None
    page.evaluate(
        "id => localStorage.setItem('vigil.tables', JSON.stringify("
        "{[id]: {host: '', seats: {}, title: '', game: 'horizons', at: 1}}))",
        made.id,
    )
    page.reload()
    expect(page.locator("[data-ending] svg").first).to_be_visible()
    expect(page.locator("[data-ending]")).to_contain_text("1 game")
