"""Pages without a game: home, a new table, seats, settings, a page that is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.games import GAMES
from browser.people import PHONE, Newcomer, Person, key_ring
from server.client import Made, Site


@pytest.mark.parametrize("address", ["/nowhere", "/tables/nobody", "/tables/nobody/nothing"])
def test_what_is_not_there_leads_home(regular: Newcomer, site: Site, address: str) -> None:
    person = regular(site.address)
    person.expects("404")
    page = person.visit(address)
    expect(page.locator("main h2")).to_have_text("Not found")
    page.locator("main a").click()
    expect(page.locator("[data-alone]")).to_have_count(len(GAMES))


@pytest.mark.long_form
def test_on_a_phone_a_new_table_has_a_page_of_its_own(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address, size=PHONE).go("/new")
    page.locator("form select").first.select_option("horizons")
    page.get_by_role("group", name="Players").get_by_text("1", exact=True).click()
    page.locator("button.create").click()
    expect(page.locator("#prompt.yours")).to_be_visible()


def test_a_missing_player_is_named_until_bots_take_his_seat(arrive: Newcomer, site: Site) -> None:
    seats = [{"name": "Ann"}, {}]
    body = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats}
    made = Made(site, site.post("/api/tables", body))
    page = arrive(site.address, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    expect(page.locator("[data-start]")).to_be_disabled()
    expect(page.locator(".start p")).to_contain_text("One seat is free")
    page.locator("[data-fill]").click()
    expect(page.locator("#prompt")).to_be_visible()


def test_public_tables_are_listed(regular: Newcomer, site: Site) -> None:
    body = {"game": "horizons", "setup": {"players": 2}, "title": "Tea for two", "public": True}
    site.post("/api/tables", body)
    page = regular(site.address).begin("/")
    expect(page.get_by_text("Tea for two")).to_be_visible()


def test_settings_are_kept(person: Person) -> None:
    page = person.go("/settings")
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_label("Your name").blur()
    page.locator("select").first.select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label("Your name")).to_have_value("Zoë")


def test_a_record_from_a_file_opens_as_a_replay(
    regular: Newcomer, site: Site, tmp_path: Path
) -> None:
    made = site.new_table("ghost_stories", "[rules]")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(site.get(f"{made.path}/record")))
    page = regular(site.address).begin("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/tables/**/replay/**")
    expect(page.get_by_role("slider")).to_be_visible()
    assert made.id not in page.url
