"""On a phone the numbers of lands cover no piece, number or button, and can be read."""

from __future__ import annotations

from typing import Any, Final

from browser.games import game_at
from browser.people import LYING_PHONE, PHONE, resize
from browser.table import Sit, settle
from forms import crossed, some
from server.client import Site
from vigil.games import horizons

COVERED: Final = """() => {
    const frame = document.querySelector('.island svg').getBoundingClientRect()
    const boxes = (what, part) => [...document.querySelectorAll(what)].map(one => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const off = (1 - part) / 2
        return { name: one.closest('[data-ref]')?.dataset.ref ?? one.ariaLabel ?? one.innerText,
            left: x + width * off, right: x + width * (1 - off),
            top: y + height * off, bottom: y + height * (1 - off), height }
    }).filter(({ left, right, top, bottom }) => left >= frame.left && right <= frame.right
        && top >= frame.top && bottom <= frame.bottom)
    const badges = boxes('[data-ref^="land:"] .badge', 0.7)
    const others = [...boxes('[data-ref^="piece:"] .drawing', 0.8),
        ...boxes('.openers button, .zoom button', 1)]
    const over = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom
    const wrong = badges.filter(({ height }) => height < 20).map(({ name }) => `${name} is small`)
    const near = (one, other) => Math.hypot(one.left - other.left, one.top - other.top)
        < 0.75 * one.height
    badges.forEach((one, at) => {
        const found = [...badges.slice(at + 1).filter(other => near(one, other)),
            ...others.filter(other => over(one, other))]
        found.forEach(({ name }) => wrong.push(`${one.name} lies over ${name}`))
    })
    if (!badges.length) wrong.push('no number in sight')
    return wrong
}"""
"""Numbers of lands in sight that cover something, or are too small to read.

Two of them may touch at their rims, not more.
"""

KINDS: Final = ("add_presence", "target_land", "choose_land", "cascade")


def test_numbers_of_lands_cover_nothing(sit_again: Sit, site: Site) -> None:
    wrong: dict[str, Any] = {}
    for kind, players in crossed(some(KINDS, 2), [3, 2]):
        setup = horizons.Setup(players=players, ask_all=False)
        table = sit_again(game_at(site, setup, kind, lambda _: True), *range(players), size=PHONE)
        for size in (PHONE, LYING_PHONE):
            resize(table.page, size)
            settle([table])
            if found := table.page.evaluate(COVERED):
                wrong[f"{kind} {players} {size}"] = found
        resize(table.page, PHONE)
    assert wrong == {}


def test_one_button_shows_the_whole_island_and_leads_back(sit_again: Sit, site: Site) -> None:
    setup = horizons.Setup(players=3, ask_all=False)
    table = sit_again(game_at(site, setup, "add_presence", lambda _: True), 0, 1, 2, size=PHONE)
    settle([table])
    island = table.page.locator(".island svg[role=group]")
    near = island.get_attribute("viewBox")
    table.page.get_by_role("button", name="Whole island").click()
    assert island.get_attribute("viewBox") != near
    table.page.get_by_role("button", name="Closer").click()
    assert island.get_attribute("viewBox") == near
