"""The player's tables on the first page: as pictures, by kind, archived and deleted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.games import late_game
from browser.people import PHONE, WIDE, Newcomer, key_ring
from forms import some
from server.client import Made, Site


def lesson(site: Site) -> Made:
    seats = [{"name": "Ann"}]
    body = {"game": "horizons", "lesson": "horizons_1", "seats": seats, "start": True}
    return Made(site, site.post("/api/tables", body))


def finished(site: Site) -> Made:
    made = site.new_table("horizons", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    return made


def keys(*tables: Made, **how: Any) -> dict[str, Any]:
    return {id: kept | how for made in tables for id, kept in key_ring(made, 0).items()}


def tile(page: Page, made: Made) -> Any:
    return page.locator(f"[data-table='{made.id}']")


@pytest.mark.parametrize("size", some([WIDE, PHONE]))
def test_tables_stand_by_kind_with_their_state(
    arrive: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    mine = site.new_table("ghost_stories", "Ann", "[random]", level="nightmare")
    others = site.new_table("horizons", "Ben")
    line = late_game(site, "ghost_stories")
    kinds = {"lesson": lesson(site), "finished": finished(site), "line": line}
    ring = keys(mine, *kinds.values()) | keys(others, seats={}, host="")
    page = arrive(site.address, size=size, keys=ring).go("/")
    expect(tile(page, mine)).to_contain_text("Nightmare")
    expect(tile(page, mine)).to_contain_text(re.compile(r"Turn \d"))
    expect(tile(page, mine)).to_contain_text("Your turn")
    expect(tile(page, mine).locator(".picture svg rect").first).to_be_visible()
    expect(tile(page, others)).to_contain_text("Waiting for Ben")
    expect(page.locator("[data-table]")).to_have_count(2)
    for kind, made in kinds.items():
        page.locator(f"[data-kind={kind}]").click()
        expect(page.locator("[data-table]")).to_have_count(1)
        expect(tile(page, made)).to_be_visible()
    assert faults(page) == []


@pytest.mark.long_form
def test_a_table_is_put_away_and_taken_out_again(arrive: Newcomer, site: Site) -> None:
    first, second = site.new_table("horizons", "Ann"), site.new_table("ghost_stories", "Ann")
    page = arrive(site.address, keys=keys(first, second)).go("/")
    tile(page, first).get_by_role("button", name="Archive").click()
    expect(tile(page, first)).to_have_count(0)
    page.reload()
    page.locator("[data-kind=away]").click()
    tile(page, first).get_by_role("button", name="Restore").click()
    expect(page.locator("[data-kind=away]")).to_have_count(0)
    expect(page.locator("[data-table]")).to_have_count(2)


def test_the_host_deletes_a_table_after_being_asked_and_its_link_says_so(
    arrive: Newcomer, site: Site
) -> None:
    made, other = site.new_table("horizons", "Ann", "Ben"), site.new_table("horizons", "Ann")
    ben = arrive(site.address, name="Ben", keys=key_ring(made, 1))
    ben.expects("410")
    guest = ben.go(f"/tables/{made.id}")
    page = arrive(site.address, keys=keys(made, other)).go("/")
    tile(page, made).get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Keep it").click()
    assert site.get(made.path)["status"] == "playing"
    tile(page, made).get_by_role("button", name="Delete").click()
    page.locator("[data-delete]").click()
    expect(tile(page, made)).to_have_count(0)
    expect(tile(page, other)).to_be_visible()
    expect(guest.locator("main p").first).to_contain_text("The host deleted this table")


@pytest.mark.long_form
def test_a_guest_only_takes_a_table_off_his_list(arrive: Newcomer, site: Site) -> None:
    made = site.new_table("horizons", "Ann", "Ben")
    page = arrive(site.address, name="Ben", keys=key_ring(made, 1)).go("/")
    tile(page, made).get_by_role("button", name="Delete").click()
    expect(page.locator("[data-delete]")).to_have_count(0)
    page.locator("[data-forget]").click()
    expect(tile(page, made)).to_have_count(0)
    assert site.get(made.path)["status"] == "playing"


@pytest.mark.long_form
def test_many_tables_are_filtered_by_game(arrive: Newcomer, site: Site) -> None:
    tables = [site.new_table("horizons", "Ann") for _ in range(6)]
    ghosts = site.new_table("ghost_stories", "Ann")
    page = arrive(site.address, keys=keys(ghosts, *tables)).go("/")
    expect(page.locator("[data-table]")).to_have_count(7)
    page.get_by_label("Which game").select_option("ghost_stories")
    expect(page.locator("[data-table]")).to_have_count(1)
    expect(tile(page, ghosts)).to_be_visible()


@pytest.mark.long_form
def test_the_last_set_up_is_remembered(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address).go("/new")
    form = page.locator("form")
    expect(form).to_contain_text("Recommended for a first game.")
    form.locator("select").first.select_option("horizons")
    form.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    form.locator("button.create").click()
    page.locator("#prompt").wait_for()
    page.goto("/new")
    expect(form.locator("select").first).to_have_value("horizons")
    expect(form.get_by_label("Who takes seat 3")).to_be_visible()
    form.locator("[data-recommend]").click()
    expect(form.get_by_label("Who takes seat 3")).to_have_count(0)
