"""Draw the sheets of beginnings, ceremonies and endings again: ``make scenes``.

Chromium shows each at two sizes and in both themes; they are put on two sheets,
``pictures/ceremonies.webp`` and ``endings.webp``, which ``screens.md`` shows.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page

from browser.games import ENDINGS, GAMES, GREAT, great_moments, line_of, new_game
from browser.people import PHONE, WIDE, Person, key_ring
from publishing.sheet import looking, sheet_of
from server.client import Made, Site

PICTURES: Final = Path(__file__).parent / "pictures"
CEREMONIES_SHEET: Final = PICTURES / "ceremonies.webp"
ENDINGS_SHEET: Final = PICTURES / "endings.webp"
COLUMNS: Final = "3.46fr 1fr 3.46fr 1fr"
WIDTH: Final = 1300
GAMES_OF_BOTS: Final = 6
"""How many games of each card are searched for endings."""
GROUND: Final = "#140f20"
QUALITY: Final = 44
LOOKS: Final = ((WIDE, "dark"), (PHONE, "light"), (WIDE, "light"), (PHONE, "dark"))
TITLES: Final = {
    "ghost_stories": "Ghost Stories",
    "white_moon": "White Moon",
    "horizons": "Horizons",
}

Picture: TypeAlias = tuple[str, str]
"""An address and a name."""


class Played(NamedTuple):
    """A game of bots that is over, and its story."""

    made: Made
    story: dict[str, Any]


def main() -> None:
    """Play, look and write the sheets."""
    with looking() as (browser, site):
        games = {card: [played(site, card) for _ in range(GAMES_OF_BOTS)] for card in GAMES}
        great = [*beginnings(browser, site), *ceremonies(browser, site)]
        for sheet, pictures in (
            (ENDINGS_SHEET, list(endings(browser, site, games))),
            (CEREMONIES_SHEET, great),
        ):
            page = browser.new_page()
            sheet.write_bytes(sheet_of(page, pictures, COLUMNS, WIDTH, GROUND, QUALITY))


def played(site: Site, card: str) -> Played:
    """A game of bots to its end."""
    made = new_game(site, card, *["[rules]"] * (2 if card == "horizons" else 4))
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.table["status"] == "over")
    return Played(made, site.get(f"{made.path}/story"))


def beginnings(browser: Browser, site: Site) -> Iterator[Picture]:
    """How each game begins."""
    for card in GAMES:
        for size, theme in LOOKS:
            made = new_game(site, card, "Anna", "Boris")
            page = person(browser, site, size, theme, made, playback="normal").go(
                f"/tables/{made.id}"
            )
            page.locator("[data-beginning] h2").wait_for()
            yield picture(page, f"{TITLES[card]}: the beginning")


def ceremonies(browser: Browser, site: Site) -> Iterator[Picture]:
    """Great things that happen in games of bots."""
    for card in GREAT:
        for kind, moment in great_moments(site, card).items():
            for size, theme in LOOKS:
                player = person(browser, site, size, theme, moment.made, playback="fast")
                yield picture(moment.show(player), f"{TITLES[card]}: {kind.replace('_', ' ')}")


def endings(browser: Browser, site: Site, games: dict[str, list[Played]]) -> Iterator[Picture]:
    """How each game ends, won and lost: in both themes it is the same night or morning."""
    for card, end in ENDINGS:
        for made in ended(site, games[card], card, end):
            for size, theme in LOOKS[:2]:
                page = person(browser, site, size, theme, made).go(f"/tables/{made.id}")
                page.locator("[data-key=ending]").click()
                page.locator("[data-finale] .moment .picture svg").last.wait_for()
                yield picture(page, f"{TITLES[card]}: {end}")


def ended(site: Site, games: list[Played], card: str, end: str) -> Iterator[Made]:
    """Games with that end: one of bots, if there is one, and one from a position."""
    ending = ENDINGS[card, end]
    won = end == "won"
    yield from [made for made, story in games if story["outcome"]["won"] == won][:1]
    made = line_of(site, ending.table)
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("answer", ply=viewer.ply, index=ending.answer)
    yield made


def person(
    browser: Browser, site: Site, size: tuple[int, int], theme: str, made: Made, **choices: Any
) -> Person:
    """A player in the first seat."""
    seats = key_ring(made, 0, greeted=False) if 0 in made.tokens else {}
    return Person(browser, site.address, "Anna", size, seats, theme=theme, **choices)


def picture(page: Page, name: str) -> Picture:
    """What the page shows once it is at rest."""
    page.wait_for_load_state("networkidle")
    data = base64.b64encode(page.screenshot(type="jpeg", quality=85)).decode()
    page.context.close()
    return f"data:image/jpeg;base64,{data}", name


if __name__ == "__main__":
    main()
