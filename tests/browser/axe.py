"""Findings of axe-core on a page, and targets that are too small."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from browser.build import ROOT

SOURCE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
GRAVE: Final = ("serious", "critical")

RUN: Final = """async tags => {
    const rule = 'label-content-name-mismatch'
    axe.configure({ rules: [{ id: rule, selector: '*:not([data-ref])' }] })
    const how = { runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false,
        selectors: false }
    const { violations } = await axe.run(document, how)
    return violations.map(({ id, impact, nodes }) => [id, impact, nodes.slice(0, 4).map(node =>
        node.html.slice(0, 160) + ' | ' + node.any.map(check => check.message).join(' '))])
}"""
"""What is written on a drawn thing is no label: its name says the same in a sentence.
There are no films, recordings or pages within pages for which axe would load everything again."""

LEAST: Final = 24
SMALL: Final = """least => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '* { letter-spacing: -0.6em !important }'
    const targets = document.querySelectorAll(
        'a[href], button, input, select, summary, textarea, [role=button]')
    const found = [...targets].filter(target => {
        if (!target.checkVisibility() || target.closest('svg, .skip, .visually-hidden')) return
        if (getComputedStyle(target).display === 'inline') return
        const { width, height } = target.getBoundingClientRect()
        return width < least || height < least
    })
    style.remove()
    return found.map(target => ['small', target.outerHTML.slice(0, 160)])
}"""
"""Targets, but for those in a sentence and on a drawing, that are too small for narrow letters:
each letter stands almost on the one before it."""


SHEETS: Final = """() => {
    window.sheets = [...document.querySelectorAll('body > svg[aria-hidden=true][width="0"]')]
    for (const sheet of window.sheets) sheet.remove()
}"""
"""Sheets of pictures to be drawn elsewhere have no size and no name, but half of all elements."""

SHEETS_BACK: Final = """() => {
    document.body.prepend(...window.sheets)
    delete window.sheets
}"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def faults(page: Page) -> list[Any]:
    """What axe calls serious or critical; the page's policy keeps scripts out, but not ours."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    page.evaluate(SHEETS)
    grave = [found for found in page.evaluate(RUN, TAGS) if found[1] in GRAVE]
    small = page.evaluate(SMALL, LEAST)
    page.evaluate(SHEETS_BACK)
    return [*grave, *small]
