"""The daily challenge: found on the first page, played, told in a line, listed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.people import PHONE, WIDE, Newcomer, key_ring
from forms import some
from server.client import Made, Site
from vigil.tables.room.challenge import today


@pytest.mark.parametrize("size", some([WIDE, PHONE]))
def test_it_is_two_clicks_away(regular: Newcomer, site: Site, size: tuple[int, int]) -> None:
    page = regular(site.address, size=size).visit("/")
    page.get_by_role("link", name="Daily challenge").click()
    deal = page.locator("[data-deal=ghost_stories]")
    deal.locator("[data-alone]").wait_for()
    assert faults(page) == []
    deal.locator("[data-alone]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()


def test_with_a_friend_it_waits_in_the_lobby_without_picks(regular: Newcomer, site: Site) -> None:
    page = regular(site.address).visit("/challenge")
    page.locator("[data-deal=horizons] [data-together]").click()
    expect(page.locator("[data-copy]")).to_be_visible()
    expect(page.locator("main header")).to_contain_text("Challenge of")
    expect(page.locator("[data-pick]")).to_have_count(0)


def test_each_reads_the_name_of_a_challenge_in_their_language(
    regular: Newcomer, site: Site
) -> None:
    body = {"game": "horizons", "setup": {"players": 2}, "public": True}
    body |= {"challenge": today().isoformat(), "seats": [{"name": "Ann"}]}
    made = Made(site, site.post("/api/tables", body))
    guest = regular(site.address, name="Ben", language="pl")
    page = guest.go(f"/tables/{made.id}")
    expect(page.locator("main header h2")).to_contain_text("Wyzwanie")
    expect(page).to_have_title(re.compile("^Wyzwanie: .* · Vigil$"))
    page.goto("/")
    expect(page.locator("main")).to_contain_text(f"Wyzwanie: {today().day}")


@pytest.mark.long_form
def test_the_result_is_a_line_without_spoilers_and_stands_in_the_list(
    arrive: Newcomer, site: Site
) -> None:
    day = today().isoformat()
    seats = [{"name": "Zofia"}]
    body = {"game": "horizons", "challenge": day, "setup": {"players": 1}, "seats": seats}
    made = Made(site, site.post("/api/tables", body | {"start": True}))
    with site.viewer(made.id, made.tokens[0]) as zofia:
        zofia.do("concede")
    page = arrive(site.address, name="Zofia", keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    line = f"Vigil, challenge of {day} · Horizons of Spirit Island · 1 player · lost in turn 1"
    expect(page.locator("[data-line]")).to_have_text(re.compile(re.escape(line)))
    page.get_by_role("link", name="Daily challenge").click()
    expect(page.locator("[data-deal=horizons] li").filter(has_text="Zofia")).to_be_visible()
