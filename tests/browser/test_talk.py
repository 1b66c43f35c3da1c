"""What people at a table tell each other, and bug reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import Newcomer, glimpse
from browser.table import Table, settle, sit_down
from server.client import Made, Site


@pytest.fixture(scope="module")
def made(site: Site) -> Made:
    return site.new_table("ghost_stories", "Ann", "Ben")


@pytest.fixture(scope="module")
def tables(stay: Newcomer, made: Made) -> list[Table]:
    """Two people who stay at a table."""
    tables = [sit_down(stay, made, 0), sit_down(stay, made, 1, name="Ben")]
    settle(tables)
    return tables


def test_a_line_of_chat_reaches_the_other(tables: list[Table]) -> None:
    ann, ben = tables
    ann.page.get_by_placeholder("Message to the table…").fill("Not yet! <b>")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".chat ol li")).to_contain_text("Not yet! <b>")


def test_a_gesture_reaches_the_other(tables: list[Table]) -> None:
    ann, ben = tables
    bubble = glimpse(ben.page, "[data-said='0']", "Well done!")
    ann.page.get_by_role("button", name="Gestures").click()
    ann.page.get_by_role("button", name="Well done!").click()
    bubble()


def test_the_one_who_waits_points_at_an_option(tables: list[Table]) -> None:
    asked, waiting = sorted(tables, key=lambda table: not table.options)
    wanted = next(option for option in asked.options if option.refs)
    thing = f"[data-ref='{wanted.refs[0]}']"
    mark = glimpse(asked.page, f"{thing} .suggested, {thing} .suggestion")
    waiting.page.locator(".answers li button").nth(wanted.index).click()
    mark()


def point_at(table: Table, ref: str, what: str) -> None:
    """Choose from the menu of a thing, which a right click opens."""
    box = table.page.locator(f".board [data-ref='{ref}']").first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.click(*middle, button="right")
    table.page.locator(f"[data-point] {what}").click()


def test_a_ping_rings_on_the_board_of_the_other(tables: list[Table]) -> None:
    ann, ben = tables
    ring = glimpse(ben.page, "[data-ping='tile:4']", "Danger")
    point_at(ann, "tile:4", "[data-sign=danger]")
    ring()


def test_a_plan_stands_on_both_boards_until_it_is_done(tables: list[Table]) -> None:
    ann, ben = tables
    point_at(ann, "tile:0", "[data-intent=defend]")
    expect(ben.page.locator("[data-plan='tile:0']")).to_contain_text("I defend here")
    expect(ben.page.locator("[data-plan] button")).to_have_count(0)
    ann.page.locator("[data-plan='tile:0'] button").click()
    expect(ben.page.locator("[data-plan]")).to_have_count(0)


def test_a_new_name_holds_everywhere_and_in_older_lines(tables: list[Table]) -> None:
    ann, ben = tables
    ben.page.get_by_placeholder("Message to the table…").fill("It was me")
    ben.page.keyboard.press("Enter")
    line = ann.page.locator(".chat ol li", has_text="It was me")
    expect(line).to_contain_text("Ben")
    for name in ("Benek", "Ben"):
        ben.page.locator("[data-key=name]").click()
        ben.page.locator("[data-rename] input").fill(name)
        ben.page.locator("[data-rename] button").click()
        expect(line.locator("b")).to_have_text(name)
        expect(ann.page.locator("[data-person='1'] b")).to_have_text(name)
        expect(ann.page.locator(".board")).to_contain_text(name)


def test_who_looks_on_knows_it_is_seen_and_can_write(
    arrive: Newcomer, tables: list[Table], made: Made
) -> None:
    ann, _ = tables
    eve = arrive(made.site.address)
    page = eve.go(f"/tables/{made.id}")
    expect(page.locator("[data-watching]")).to_be_visible()
    page.locator("[data-rename] input").fill("Eve")
    page.locator("[data-rename] button").click()
    page.get_by_placeholder("Message to the table…").fill("Good luck")
    page.keyboard.press("Enter")
    expect(ann.page.locator(".chat ol li", has_text="Good luck")).to_contain_text("Eve")
    expect(ann.page.locator("[data-watchers]")).to_contain_text("Eve")


def test_a_bug_report_is_one_click_and_opens_as_a_record(
    tables: list[Table], made: Made, tmp_path: Path
) -> None:
    page = tables[0].page
    page.locator("[data-key=menu]").click()
    page.get_by_placeholder("What did you expect").fill("The ghost went away.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a bug report").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"vigil-bug-{made.id}.json"
    page.keyboard.press("Escape")
    assert "The ghost went away." in json.dumps(json.loads(file.read_text()), ensure_ascii=False)


def test_a_game_can_be_paused_by_one_and_resumed_by_the_other(tables: list[Table]) -> None:
    ann, ben = tables
    ann.page.locator("[data-key=menu]").click()
    ann.page.get_by_role("button", name="Pause").click()
    ben.page.locator(".paused button").click()
    expect(ann.page.locator(".paused")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    settle(tables)


def test_a_rematch_is_offered_to_the_other_and_accepted_with_one_press(
    tables: list[Table], made: Made
) -> None:
    ann, ben = tables
    for table, name in ((ann, "Give up"), (ann, "Give up for good?")):
        if not table.page.locator("dialog").count():
            table.page.locator("[data-key=menu]").click()
        table.page.get_by_role("button", name=name, exact=True).click()
    ben.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(ann.page.locator("#prompt .result")).to_be_visible()
    new = Made(made.site, made.site.post(f"{made.path}/rematch", token=made.tokens[0]))
    ben.page.locator("[data-rematch-join]").click()
    expect(ben.page).to_have_url(f"{made.site.address}/tables/{new.id}")
    expect(ben.page.locator("main ol > li.mine")).to_contain_text("Ben")
    assert [seat["reserved"] for seat in made.site.get(new.path)["seats"]] == [False, False]
