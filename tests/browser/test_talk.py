"""What people at a table tell each other, and what they tell those who mend the program."""

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
    expect(ben.page.locator(".chat li")).to_contain_text("Not yet! <b>")


def test_a_gesture_reaches_the_other(tables: list[Table]) -> None:
    ann, ben = tables
    note = glimpse(ben.page, "p.note", "Ann: Well done!")
    ann.page.get_by_role("button", name="Gestures").click()
    ann.page.get_by_role("button", name="Well done!").click()
    note()


def test_the_one_who_waits_points_at_an_option(tables: list[Table]) -> None:
    asked, waiting = sorted(tables, key=lambda table: not table.options)
    wanted = next(option for option in asked.options if option.refs)
    thing = f"[data-ref='{wanted.refs[0]}']"
    mark = glimpse(asked.page, f"{thing} .suggested, {thing} .suggestion")
    waiting.page.locator(".answers li button").nth(wanted.index).click()
    mark()


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
