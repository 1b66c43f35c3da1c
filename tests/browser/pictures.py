"""The pictures of cards and spirits as a reader sees them, all of a game on one page."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page, expect


class CardPicture(NamedTuple):
    """The picture of a card or a spirit: which one, its name, and the address of the image."""

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


KINDS: Final = ("gh", "tile", "power", "art", "villager", "fam", "figure")
"""With what the drawings of Ghost Stories and White Moon begin: ghosts, tiles, powers and so on."""
CELL: Final = (112, 86)
"""How wide and how high each of them is drawn on the sheet."""

LAY: Final = """([kinds, colours, labels, [width, height], columns]) => {
    const use = id => `<svg width="${width}" height="${height}"><use href="#${id}" `
        + `width="${width}" height="${height}"/></svg>`
    const symbols = [...document.querySelectorAll('symbol')].map(({ id }) => id)
        .filter(id => kinds.includes(id.split('-')[0]))
    const faces = [...document.querySelectorAll('[data-portrait]')]
    const drawn = [
        ...faces.map(face => [`${face.dataset.portrait}-${face.dataset.feeling}`, face.outerHTML]),
        ...symbols.map(id => [id, use(id)]),
    ]
    const sheet = document.createElement('div')
    sheet.id = 'drawings'
    sheet.style.cssText = `position: absolute; inset: 0 auto auto 0; z-index: 999; display: grid;
        grid-template-columns: repeat(${columns}, ${width}px); gap: 10px; padding: 12px;
        background: #191324; color: #ffcb52; --rim: #fff; --hole: #191324;
        font: 600 11px/1.15 var(--font)`
    for (const [id, inner] of drawn) {
        const [light, dark] = colours[id] ?? ['#8d8aa3', '#23222f']
        const figure = sheet.appendChild(document.createElement('figure'))
        figure.dataset.drawing = id
        figure.style.cssText = `margin: 0; --g: ${light}; --gd: ${dark}; --robe: ${light};
            --trim: ${dark}; --skin: #efc39c`
        figure.innerHTML = `<div style="width: ${width}px; height: ${height}px; display: grid;
            place-items: center; overflow: hidden">${inner}</div>`
            + (labels ? `<figcaption style="color: #fbf3e4; text-align: center"></figcaption>` : '')
        const svg = figure.querySelector('svg')
        svg.style.maxWidth = `${width}px`
        svg.style.height = `${height}px`
        if (labels) figure.querySelector('figcaption').textContent = labels[id] ?? ''
    }
    document.body.style.overflow = 'visible'
    document.body.append(sheet)
    return drawn.map(([id]) => id)
}"""
"""Put every drawing of the two boxes on one sheet over the page; gives their ids in its order."""

TONES: Final = {
    "yellow": ("#eebf4e", "#5d4005"),
    "blue": ("#4b9fe8", "#0f3560"),
    "green": ("#3ab587", "#0b3d2c"),
    "red": ("#e8593a", "#5e160b"),
    "black": ("#8d8aa3", "#23222f"),
}
"""The light and the dark tone of ghosts by their colour."""


def lay_village(
    page: Page, tones: dict[str, tuple[str, str]], labels: dict[str, str] | None, columns: int
) -> list[str]:
    """The drawings of Ghost Stories and White Moon on one sheet, and their ids, in its order.

    The page is the gallery of the Taoists; a sheet without labels is one of bare drawings.
    """
    page.locator("[data-portrait]").first.wait_for()
    laid = page.evaluate(LAY, [list(KINDS), tones, labels, list(CELL), columns])
    return [str(id) for id in laid]


def portraits(page: Page) -> list[CardPicture]:
    """The portraits of the spirits, from the page on which all of them are side by side."""
    page.locator("[data-portrait] img").nth(4).wait_for()
    found = page.evaluate(
        """() => [...document.querySelectorAll('li[data-value]:has([data-portrait])')].map(one => [
            one.dataset.value,
            one.querySelector('h3').innerText,
            one.querySelector('[data-portrait] img').src,
        ])"""
    )
    return [CardPicture(*one) for one in found]
