"""The table fits: four sizes, three languages, no page that scrolls, no text too small to read."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from browser.games import SHOWN, new_game
from browser.people import LYING_PHONE, MEDIUM, PHONE, WIDE, Newcomer, resize
from browser.table import Sit, Table, play, settle, sit_down
from forms import crossed, some
from server.client import Site

SIZES: Final = (WIDE, MEDIUM, PHONE, LYING_PHONE)
SMALLEST: Final = 11

SCROLLS: Final = """() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement
    return scrollWidth > innerWidth || scrollHeight > innerHeight
}"""

OUTSIDE: Final = """() => [...document.querySelectorAll('.app > *')].filter(part => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
}).map(part => part.className)"""

CUT: Final = """() => [...document.querySelectorAll('button, .btn, h2')].filter(part =>
    part.checkVisibility() && getComputedStyle(part).overflowX !== 'visible'
    && part.scrollWidth > part.clientWidth + 1
).map(part => part.innerText)"""

SMALL: Final = """smallest => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement
        if (!text.data.trim() || parent.closest('symbol, defs, .visually-hidden')) continue
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
        const size = parseFloat(getComputedStyle(parent).fontSize) * scale
        if (size < smallest - 0.05) found.add(`${text.data.trim()}: ${size.toFixed(1)}`)
    }
    return [...found]
}"""


@pytest.fixture(scope="module", params=some(reversed(SHOWN)))
def table(request: pytest.FixtureRequest, stay: Newcomer, site: Site) -> Table:
    """A game that has gone on for a while."""
    table = sit_down(stay, new_game(site, request.param, "Ann", "[rules]"), 0)
    play([table], Random(1), 3, "button")
    return table


def test_the_table_fits_in_every_size_and_language_and_no_text_is_too_small(table: Table) -> None:
    wrong = []
    for size, language in crossed(SIZES, ("pl", "ru", "en")):
        resize(table.page, WIDE)
        table.person.speak(language)
        resize(table.page, size)
        page = table.page
        found = (page.evaluate(SCROLLS), page.evaluate(OUTSIDE), page.evaluate(CUT))
        small = page.evaluate(SMALL, SMALLEST)
        if (*found, small) != (False, [], [], []):
            wrong.append((language, size, *found, small))
    assert wrong == []


@pytest.mark.parametrize("size", some([PHONE, WIDE]))
def test_every_option_is_reachable_in_large_letters(
    sit: Sit, site: Site, size: tuple[int, int]
) -> None:
    table = sit(new_game(site, "ghost_stories", "Ann"), 0, size=size, textSize=1.5)
    settle([table])
    for option in table.options:
        table.page.locator(f"[data-option='{option.index}']").click(trial=True)
    assert not table.page.evaluate(SCROLLS)
