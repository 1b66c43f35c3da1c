"""Answers do not move when later information about them arrives."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from browser.games import SHOWN, new_game
from browser.people import PHONE
from browser.table import Sit, play, settle
from forms import crossed, in_form, some
from server.client import Site

LAPTOP: Final = (1366, 768)
MOST: Final = 0.1
"""How much of the page may move while others play; less counts as steady."""

WATCH: Final = """() => {
    window.moved = []
    window.shifts = []
    window.changes = []
    let last = ''
    const seen = new Map()
    // Where the server is slow, chances come after their answers, which move if nobody points.
    const isLate = () => document.querySelector('[data-late]') !== null
    const look = () => {
        if (isLate()) seen.clear()
        const prompt = document.querySelector('#prompt')
        const ply = prompt?.dataset.ply
        const asked = `${ply} ${prompt?.ariaBusy} ${isLate()}`
        if (asked !== last) window.changes.push(performance.now())
        last = asked
        for (const option of document.querySelectorAll('[data-option]')) {
            if (!option.checkVisibility({ visibilityProperty: true })) continue
            const { x, y, width, height } = option.getBoundingClientRect()
            const name = `${ply} ${option.dataset.option}`
            const now = [x, y, width, height].map(Math.round).join()
            const before = seen.get(name) ?? now
            if (before !== now) window.moved.push(`${option.innerText}: ${before} to ${now}`)
            seen.set(name, now)
        }
        requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver(list => {
        for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) {
            const what = sources.map(({ node }) => node?.parentElement?.className ?? '?').join()
            if (!hadRecentInput) window.shifts.push([startTime, value, what])
        }
    }).observe({ type: 'layout-shift' })
}"""
"""Write down which answers move once drawn, what moves without a press, and when questions come."""
AROUND: Final = 100
"""Milliseconds around a new question during which its page may move, even long after the press."""


@pytest.mark.parametrize(("card", "size"), some(crossed(SHOWN, [LAPTOP, PHONE])))
def test_no_answer_moves_once_it_is_drawn(
    sit_again: Sit, site: Site, card: str, size: tuple[int, int]
) -> None:
    table = sit_again(new_game(site, card, "Ann", "[rules]"), 0, size=size)
    settle([table])
    table.page.evaluate(WATCH)
    play([table], Random(card), in_form(quick=4, long=30), "key")
    moved, shifts, changes = table.page.evaluate(
        "() => [window.moved, window.shifts, window.changes]"
    )
    assert moved == []
    idle = [
        (value, what)
        for at, value, what in shifts
        if all(abs(at - changed) > AROUND for changed in changes)
    ]
    assert sum(value for value, _ in idle) < MOST, idle
