"""Games that really end at the table: the last answer, the scene, its words, the way on."""

from __future__ import annotations

import base64
import re
from typing import Final

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


FEW: Final = 300
"""Points of outlines that may be black."""

BLACK: Final = """async data => {
    const picture = new Image()
    picture.src = data
    await picture.decode()
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    pen.drawImage(picture, 0, 0)
    const { data: parts } = pen.getImageData(0, 0, picture.width, picture.height)
    let black = 0
    for (let at = 0; at < parts.length; at += 4)
        if (Math.max(parts[at], parts[at + 1], parts[at + 2]) < 4) black++
    return black
}"""
"""How many points of a picture are black, as everything is whose colour is missing."""


def test_the_picture_to_share_has_all_its_colours(sit_again: Sit, site: Site) -> None:
    ending = ENDINGS["ghost_stories", "lost"]
    made = line_of(site, ending.table)
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("answer", ply=viewer.ply, index=ending.answer)
    page = sit_again(made, 0).page
    page.locator("[data-key=ending]").click()
    with page.expect_download() as download:
        page.locator("[data-end-card]").click()
    picture = base64.b64encode(download.value.path().read_bytes()).decode()
    assert page.evaluate(BLACK, f"data:image/png;base64,{picture}") < FEW
