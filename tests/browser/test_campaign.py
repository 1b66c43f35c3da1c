"""The campaign: found on the first page, begun, and what its games earn."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.games import line_of
from browser.people import PHONE, WIDE, Newcomer, key_ring
from browser.table import Sit, settle
from forms import some
from server.client import Made, Site
from vigil.bots.rules_bot import RulesBot
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.teaching.campaign import earned_by, scenarios_of

SEASON: Final = "01-first-footprints"
SEED: Final = 3
"""Of a deal that the bot wins with four blight left in the pool: the third lantern stays dark."""


@cache
def won() -> Table:
    """A whole game of the first season."""
    setup = find_game("horizons").setup.from_data(scenarios_of("horizons")[SEASON].setup)
    table, bot = Table.start(setup, SeededDealer(SEED)), RulesBot(SEED)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    assert earned_by(table.record).lanterns == (True, True, False)
    return table


def season(page: Page) -> str:
    """What is lit in the first season, as the path says it."""
    return (
        page.locator(f"a[href='/campaign/horizons/{SEASON}'] .lanterns").get_attribute("aria-label")
        or ""
    )


@pytest.mark.parametrize("size", some([WIDE, PHONE]))
def test_a_night_is_two_clicks_from_the_first_page(
    regular: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    page = regular(site.address, size=size).visit("/")
    page.get_by_role("navigation").get_by_role("link", name="Campaign").click()
    night = page.locator("[data-scenario='01-first-lamp']")
    expect(night).to_contain_text("Night 1")
    assert faults(page) == []
    night.locator("[data-begin=nobody]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    expect(page.locator("header.bar")).to_contain_text("The first lamp")


def test_friends_are_invited_to_a_night(regular: Newcomer, site: Site) -> None:
    page = regular(site.address).visit("/campaign/ghost_stories/01-first-lamp")
    page.locator("[data-scenario='01-first-lamp'] [data-begin=friends]").click()
    expect(page.locator("[data-copy]")).to_be_visible()
    expect(page.locator("[data-night] [data-lantern]")).to_have_count(3)


def test_each_reads_the_name_of_a_night_in_their_language(regular: Newcomer, site: Site) -> None:
    game = {"game": "ghost_stories", "seats": [{"name": "Ann"}], "public": True}
    night = Made(site, site.post("/api/tables", game | {"scenario": "01-first-lamp"}))
    older = Made(site, site.post("/api/tables", game | {"title": "The first lamp"}))
    page = regular(site.address, language="pl", keys=key_ring(night, 0)).go(f"/tables/{night.id}")
    expect(page.locator("main header h2")).to_have_text("Pierwsza lampa")
    expect(page).to_have_title("Pierwsza lampa · Vigil")
    page = regular(site.address, language="ru", keys=key_ring(night, 0)).go("/")
    expect(page.locator(f"[data-table='{night.id}']")).to_contain_text("Первый фонарь")
    site.post(f"/api/tables/{night.id}/start", {"fill": "rules"}, night.host)
    page.goto(f"/tables/{night.id}")
    expect(page.locator("header.bar")).to_contain_text("Первый фонарь")
    page.goto(f"/tables/{older.id}")
    expect(page.locator("main header h2")).to_have_text("The first lamp")


@pytest.mark.long_form
def test_the_end_says_which_lanterns_are_lit_and_why_another_is_not(sit: Sit, site: Site) -> None:
    game = won()
    last = game.ply - 1
    table = sit(line_of(site, Table.replay(game.record, to=last)), 0, playback="fast")
    settle([table])
    answer = game.record.answers[last]
    table.answer(next(one for one in table.options if one.index == answer), "button")
    page, earned = table.page, table.page.locator("[data-earned]")
    expect(earned.locator("[data-lantern=lit]")).to_have_count(2)
    dark = earned.locator("[data-lantern=dark]")
    expect(dark.locator("[data-why]")).to_have_text(
        "Blight left in the pool: 4; at least 5 needed."
    )
    expect(earned).to_contain_text(scenarios_of("horizons")[SEASON].after["en"])
    assert faults(page) == []
    expect(page.locator("[data-mark=first_win]")).to_contain_text("New")
    with page.expect_download() as download:
        page.locator("[data-end-card]").click()
    assert download.value.path().read_bytes()[:4] == b"\x89PNG"
    expect(page.locator("[data-end-card=whole]")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    earned.get_by_role("link", name="Back to the campaign").click()
    expect(page.locator("[data-scenario='01-first-footprints']")).to_be_visible()
    assert season(page) == "Lanterns lit: 2 of 3"
    opened = page.locator("a[href='/campaign/horizons/02-teeth-in-the-path']")
    opened.click()
    expect(page.locator("[data-scenario='02-teeth-in-the-path'] [data-begin]")).to_be_visible()
    page.goto("/achievements")
    expect(page.locator("[data-mark=first_win].earned").last).to_be_visible()
    assert not [url for url in asked if url.endswith("/earned")]
    assert faults(page) == []


@pytest.mark.long_form
def test_a_record_that_is_opened_counts_too(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address)
    page = person.go("/")
    record = won().record.to_json().encode()
    page.locator("input[type=file]").first.set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_url("**/replay/0")
    person.walk("/campaign")
    expect(
        page.locator(f"a[href='/campaign/horizons/{SEASON}'] [aria-label='Lanterns lit: 2 of 3']")
    ).to_be_visible()
