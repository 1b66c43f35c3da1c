"""Defeat that is near is told above the question, and the answer that loses asks once."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route, expect

from browser.axe import faults
from browser.games import line_of
from browser.people import LYING_PHONE, PHONE, WIDE
from browser.table import Sit, Table, settle
from forms import some
from insight.danger.test_dangers import LAST_BLIGHT, LAST_TILE
from server.client import Made, Site
from vigil import SeededDealer
from vigil import Table as Game
from vigil.core.game import find_game

END, YIN_YANG = "End the turn", "Spend your Yin-Yang"
HEADLINE = 34
"""The most characters in a headline."""


def game_from(site: Site, game: str, position: str) -> Made:
    found = find_game(game)
    return line_of(site, Game.at(found, found.read(position), SeededDealer(1)))


@pytest.fixture
def last_tile(site: Site) -> Made:
    return game_from(site, "ghost_stories", LAST_TILE.format(yin_yang="yes"))


def press(table: Table, label: str) -> None:
    """Press an option, twice where it is final."""
    table.wait_until_ready()
    (option,) = [one for one in table.options if one.label.startswith(label)]
    table.press(option, "button")
    if table.page.locator(f"[data-option='{option.index}'].sure").count():
        table.press(option, "button")


@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_certain_defeat_is_told_above_the_question_and_asked_about_once(
    sit: Sit, last_tile: Made, size: tuple[int, int]
) -> None:
    table = sit(last_tile, 0, size=size)
    banner = table.page.locator("[data-danger]")
    expect(banner).to_contain_text("The village falls next turn")
    expect(banner).to_contain_text("Buddhist Temple")
    headline = banner.locator(".headline")
    assert len(headline.inner_text()) <= HEADLINE
    box, question = banner.bounding_box(), table.prompt.locator("h2").bounding_box()
    assert box is not None
    assert question is not None
    assert box["y"] + box["height"] <= question["y"] + 1
    ply = table.ply
    press(table, END)
    asked = table.page.get_by_role("dialog", name="This loses the game")
    expect(asked).to_contain_text("Too many tiles of the village are haunted")
    expect(asked.get_by_role("button", name=YIN_YANG)).to_be_visible()
    expect(asked.get_by_role("button", name="Back")).to_be_focused()
    assert faults(table.page) == []
    table.page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert table.ply == ply
    press(table, END)
    expect(table.prompt.locator(".result")).to_be_visible()


def test_where_no_choice_is_better_the_answer_itself_is_confirmed_first(
    sit: Sit, last_tile: Made
) -> None:
    def without_ways(route: Route) -> None:
        reply = route.fetch()
        outlook = reply.json()
        for danger in outlook["dangers"]:
            danger["ways"] = []
        route.fulfill(response=reply, json=outlook)

    table = sit(last_tile, 0)
    table.page.route("**/outlook?*", without_ways)
    table.page.reload()
    settle([table])
    press(table, END)
    asked = table.page.get_by_role("dialog")
    expect(asked).to_contain_text("No choice is better.")
    assert asked.locator(".answers button").all_inner_texts() == ["Do it anyway", "Back"]
    expect(asked.get_by_role("button", name="Do it anyway")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.prompt.locator(".result")).to_be_visible()


SHORT: Final = 12
"""Letters that the button which confirms has room for on a phone on its side."""

PLACES: Final = """() => {
    const [banner, chosen] = ['[data-danger] p:last-child', '[data-option].sure'].map(what =>
        document.querySelector(what))
    const lines = banner.clientHeight / parseFloat(getComputedStyle(banner).lineHeight)
    const { width, height, top, bottom } = chosen.getBoundingClientRect()
    const list = chosen.closest('.flow').getBoundingClientRect()
    return { lines: Math.round(lines), size: [width, height],
        inSight: top >= list.top - 4 && bottom <= list.bottom + 4 }
}"""
"""The lines of the warning, and the chosen answer: its size, and whether all of it is in sight."""


def test_on_a_phone_on_its_side_the_chosen_answer_keeps_its_size_beside_a_short_warning(
    sit_again: Sit, last_tile: Made
) -> None:
    table = sit_again(last_tile, 0, size=LYING_PHONE, confirm="always")
    settle([table])
    table.wait_until_ready()
    expect(table.page.locator("[data-danger]")).to_be_visible()
    last = table.options[-1]
    box = table.page.locator(f"[data-option='{last.index}']").bounding_box()
    assert box is not None
    table.type(last.key)
    confirm = table.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    assert len(confirm.inner_text()) <= SHORT
    places = table.page.evaluate(PLACES)
    assert places == {
        "lines": 2,
        "size": [pytest.approx(box["width"]), pytest.approx(box["height"])],
        "inSight": True,
    }


SEEN: Final = """() => {
    const box = what => document.querySelector(what).getBoundingClientRect()
    const [list, consequence] = [box('.flow'), box('.consequence')]
    const answers = [...document.querySelectorAll('.answers [data-option]')]
        .map(answer => answer.getBoundingClientRect())
    return { answers: answers.filter(({ bottom }) => bottom <= list.bottom + 1).length,
        over: Math.max(0, Math.round(box('#prompt').bottom - consequence.top)) }
}"""
"""The answers in sight, and by how much the question lies over what the chosen one does."""


@pytest.mark.parametrize(("size", "language"), [(PHONE, "ru"), (LYING_PHONE, "en")])
def test_in_large_letters_a_warning_on_a_phone_leaves_room_for_two_answers(
    sit: Sit, last_tile: Made, size: tuple[int, int], language: str
) -> None:
    table = sit(last_tile, 0, size=size, language=language, textSize=1.5, confirm="always")
    settle([table])
    table.wait_until_ready()
    expect(table.page.locator("[data-danger]")).to_be_visible()
    table.type(table.options[-1].key)
    table.page.locator("[data-confirm]").wait_for()
    assert table.page.evaluate(SEEN) == {"answers": 2, "over": 0}
    banner = table.page.locator("[data-danger]")
    banner.get_by_role("button", expanded=False).click()
    expect(banner.get_by_role("button", expanded=True)).to_be_visible()
    assert faults(table.page) == []


@pytest.mark.long_form
def test_the_way_out_is_one_press_away(sit_again: Sit, last_tile: Made) -> None:
    table = sit_again(last_tile, 0, size=WIDE)
    ply = table.ply
    press(table, END)
    table.page.get_by_role("dialog").get_by_role("button", name=YIN_YANG).click()
    table.wait_beyond(ply)
    assert "Yin-Yang" in table.question


@pytest.mark.long_form
def test_an_island_that_is_about_to_be_lost_warns_too(sit_again: Sit, site: Site) -> None:
    table = sit_again(game_from(site, "horizons", LAST_BLIGHT), 0, size=WIDE)
    expect(table.page.locator("[data-danger]")).to_contain_text("The island falls this round")
    press(table, "Done using powers")
    asked = table.page.get_by_role("dialog", name="This loses the game")
    expect(asked).to_contain_text("G6")
    asked.get_by_role("button", name="Do it anyway").click()
    expect(table.prompt.locator(".result")).to_be_visible()
