"""The pictures of cards as a reader sees them: on the pages of pieces, all on one page."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page, expect


class CardPicture(NamedTuple):
    """The picture of a card: which card, its name on the page, and the address of the image."""

    card: str
    name: str
    address: str


def gather(page: Page) -> list[CardPicture]:
    """All of them, from the page of all pieces of Horizons."""
    more = page.locator("#main button.more")
    cards = page.locator("#main li.card")
    cards.first.wait_for()
    while more.count():
        before = cards.count()
        more.click()
        expect(cards.nth(before)).to_be_attached()
    page.locator("li.card .art img").first.wait_for()
    found = page.evaluate(
        """() => [...document.querySelectorAll('li.card:has(.art)')].map(card => [
            card.id,
            card.querySelector('.name, .head').innerText,
            card.querySelector('.art img')?.src ?? '',
        ])"""
    )
    return [CardPicture(*one) for one in found]
