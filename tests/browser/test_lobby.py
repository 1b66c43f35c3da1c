"""Before the game: the page that invites, and everybody choosing what to play with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.people import PHONE, WIDE, Newcomer, key_ring
from forms import some
from server.client import Made, Site
from server.serving import serving

EYES = "eyes_watch_from_the_trees"


def waiting(site: Site, game: str, *names: str, **more: Any) -> Made:
    seats = [{"name": name} if name else {} for name in names]
    setup = {"players": len(names)} | more.pop("setup", {})
    return Made(
        site, site.post("/api/tables", {"game": game, "setup": setup, "seats": seats} | more)
    )


def choose(page: Page, seat: int, spirit: str) -> None:
    page.locator(f"[data-pick='{seat}']").click()
    page.locator(f"[data-value='{spirit}']").click()
    expect(page.locator(f"[data-board='{spirit}']")).to_be_visible()
    page.locator("[data-wake]").click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_the_page_says_what_is_played_and_how_others_come(
    arrive: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    made = waiting(site, "ghost_stories", "Ann", "", setup={"level": "hell"}, title="Friday")
    page = arrive(site.address, size=size, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    expect(page.locator("main header")).to_contain_text("Friday")
    expect(page.locator("main header")).to_contain_text("Hell")
    expect(page.locator("main header use")).to_have_count(1)
    expect(page.locator(".link code")).to_have_text(f"{site.address}/tables/{made.id}")
    expect(page.locator("[data-reach=here]")).to_contain_text("vigil serve --host 0.0.0.0")
    expect(page.locator("main .btn.primary")).to_have_count(1)
    expect(page.locator("[data-copy].primary")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("game", some(["horizons", "ghost_stories"], 2))
def test_each_seat_has_the_face_of_the_character_that_is_settled(
    regular: Newcomer, site: Site, game: str
) -> None:
    named, characters = {
        "horizons": ("spirits", [EYES, "sun_bright_whirlwind"]),
        "ghost_stories": ("colours", ["green", "blue"]),
    }[game]
    made = waiting(site, game, "Ann", "", setup={named: characters})
    page = regular(site.address, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    faces = page.locator("main ol [data-portrait]")
    expect(faces).to_have_count(2)
    assert [one.get_attribute("data-portrait") for one in faces.all()] == characters


def test_a_link_that_others_reach_can_be_scanned(arrive: Newcomer, tmp_path: Path) -> None:
    address = "https://games.example"
    with serving(str(tmp_path / "vigil.db"), public_address=address) as server:
        made = waiting(server.site, "horizons", "Ann", "")
        page = arrive(server.address, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
        expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
        expect(page.locator(".link code")).to_have_text(f"{address}/tables/{made.id}")
        expect(page.locator("[data-reach]")).to_have_count(0)
        page.goto("about:blank")


def test_for_a_guest_the_one_clear_button_is_the_free_seat(arrive: Newcomer, site: Site) -> None:
    made = waiting(site, "horizons", "Ann", "")
    page = arrive(site.address, name="Ben").go(f"/tables/{made.id}")
    expect(page.locator("main .btn.primary")).to_have_count(1)
    page.locator("[data-sit='1'].primary").click()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(page.locator("main .btn.primary")).to_have_count(0)


def test_a_newcomer_meets_one_field_for_the_name_and_can_write_with_it(
    arrive: Newcomer, site: Site
) -> None:
    made = waiting(site, "ghost_stories", "Ann", "")
    page = arrive(site.address, name="", size=PHONE).go(f"/tables/{made.id}")
    talk = page.locator(".chat")
    expect(talk).to_contain_text("Enter your name above")
    expect(talk.get_by_role("textbox")).to_have_count(0)
    page.locator("[data-name]").fill("Ben")
    page.locator("[data-name]").blur()
    expect(page.locator("[data-watchers]")).to_contain_text("Ben")
    expect(page.get_by_placeholder("Message to the table…")).to_be_visible()


def test_who_sat_down_unnamed_is_called_by_the_name_given_since(
    arrive: Newcomer, site: Site
) -> None:
    made = waiting(site, "ghost_stories", "guest", "")
    page = arrive(site.address, name="Ann", keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()


@pytest.mark.long_form
def test_everybody_picks_and_sees_what_the_others_pick(arrive: Newcomer, site: Site) -> None:
    made = waiting(site, "horizons", "Ann", "Ben", "")
    ann = arrive(site.address, keys=key_ring(made, 0)).go(f"/tables/{made.id}")
    ben = arrive(site.address, name="Ben", keys=key_ring(made, 1)).go(f"/tables/{made.id}")
    choose(ann, 0, EYES)
    expect(ben.locator("[data-pick='0']")).to_contain_text("Eyes Watch from the Trees")
    expect(ben.locator("button[data-pick]")).to_have_count(1)
    ben.locator("[data-pick='1']").click()
    ben.locator(f"[data-value='{EYES}']").click()
    expect(ben.locator("[data-wake]")).to_be_disabled()
    ben.locator("[data-surprise]").click()
    expect(ben.locator("[data-pick='1']")).to_contain_text("Any spirit")
    expect(ann.locator("button[data-pick]")).to_have_count(2)
    ann.locator("[data-fill]").click()
    ann.locator("#prompt").wait_for()
    assert site.get(made.path)["setup"]["spirits"][0] == EYES


def test_a_side_of_a_board_is_picked_with_its_colour(regular: Newcomer, site: Site) -> None:
    made = waiting(site, "ghost_stories", "Ann", "")
    page = regular(site.address, keys=key_ring(made, 0)).visit(f"/tables/{made.id}")
    page.locator("[data-pick='0']").click()
    page.get_by_role("button", name="Powers").click()
    page.locator("[data-value=heavenly_gust] button").click()
    expect(page.locator("[data-pick='0']")).to_contain_text("Blue board · Heavenly Gust")
    seat = site.get(made.path)["seats"][0]
    assert (seat["pick"], seat["side"]) == ("blue", "heavenly_gust")


def test_a_spirit_is_picked_in_the_form_of_a_new_table(regular: Newcomer, site: Site) -> None:
    page = regular(site.address).visit("/new")
    form = page.locator("form")
    form.locator("select").first.select_option("horizons")
    choose(page, 0, EYES)
    expect(page.locator("[data-pick='0']")).to_contain_text("Eyes Watch from the Trees")
    form.get_by_label("Who takes seat 2").select_option("anyone")
    form.locator("button.create").click()
    expect(page.get_by_text("This table is listed")).to_be_visible()
    expect(page.locator("[data-pick='0']")).to_contain_text("Eyes Watch from the Trees")
