"""Games that really end at the table: the last answer, the scene, its words, the way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import faults
from browser.games import ENDINGS, SHOWN, line_of
from browser.people import glimpse
from browser.table import Sit, settle
from forms import crossed, some
from server.client import Site


@pytest.mark.parametrize(("card", "end"), some(crossed(reversed(SHOWN), ["won", "lost"])))
def test_the_last_answer_ends_the_game_with_a_scene_and_the_right_words(
    sit_again: Sit, site: Site, card: str, end: str
) -> None:
    ending = ENDINGS[card, end]
    made = line_of(site, ending.table)
    table = sit_again(made, 0, playback="fast")
    settle([table])
    page, scene = table.page, table.page.locator("[data-finale]")
    expect(scene).to_have_count(0)
    glimpse(page, "#prompt", "given up")
    table.answer(next(one for one in table.options if one.index == ending.answer), "button")
    expect(scene).to_have_attribute("data-finale", end)
    expect(scene.locator(".line")).not_to_be_empty()
    expect(scene.locator(".moment .picture svg").last).to_be_visible()
    expect(scene.locator(".rows tr").last).to_contain_text("Total")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    result = table.prompt.locator(".result")
    expect(result.locator("h2")).to_contain_text(ending.words)
    for deed in ("How it ended", "Report", "Replay", "Rematch"):
        expect(result.locator(".btn", has_text=deed)).to_be_visible()
    assert not page.evaluate("() => window.glimpsed")
    page.reload()
    expect(result.locator("h2")).to_contain_text(ending.words)
    expect(scene).to_have_count(0)
    result.locator("[data-key=ending]").click()
    scene.locator("[data-key=try-again]").click()
    expect(page).not_to_have_url(re.compile(re.escape(made.id)))
    expect(page.locator("header.bar")).to_contain_text("What if")
    settle([table])
    assert table.options


def test_what_was_pinned_is_let_go_at_the_end_and_can_be_looked_at_again(
    sit_again: Sit, site: Site
) -> None:
    ending = ENDINGS["ghost_stories", "lost"]
    table = sit_again(line_of(site, ending.table), 0, playback="fast")
    settle([table])
    pinned, supply = (
        table.page.locator("#inspector.pinned"),
        table.page.locator("[data-ref=supply]"),
    )
    hold(supply)
    expect(pinned).to_be_visible()
    table.answer(next(one for one in table.options if one.index == ending.answer), "button")
    expect(table.page.locator("[data-finale]")).to_be_visible()
    expect(pinned).to_have_count(0)
    table.page.keyboard.press("Escape")
    supply.locator("text").first.click()
    expect(pinned).to_be_visible()


def hold(thing: Locator) -> None:
    """Press a thing until it is pinned, as a finger does."""
    at = {"pointerType": "touch", "isPrimary": True, "clientX": 1, "clientY": 1}
    thing.dispatch_event("pointerdown", at)
    thing.page.locator("#inspector.pinned").wait_for()
    thing.dispatch_event("pointerup", at)
    thing.dispatch_event("click")
