"""Take the pictures of the screens anew: ``make screenshots``.

Bots play a game of each kind through a real server; Chromium shows moments of them. The pictures
are in ``pictures/screens``, and ``screens.md`` lists them with their captions. Those for players
are in ``pictures/guide``, once for each language. ``make screenshots SHOTS=guide`` takes these
only, ``SHOTS=guide/seats`` those whose names begin so.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from browser.games import GAMES, new_game
from browser.people import LYING_PHONE, MEDIUM, PHONE, WIDE, Person, key_ring
from publishing.sheet import looking, taken
from server.client import Made, Site
from vigil.core.record import Record

DOCS: Final = Path(__file__).parent
PICTURES: Final = DOCS / "pictures"
QUALITY: Final = 82
WHERE: Final[dict[str, Any]] = {"public_address": "https://games.example"}
"""What invitations name."""
MIDDLE: Final = 0.55
"""How far a game has gone that is shown in the middle."""


class Shot(NamedTuple):
    """A picture: which screen, at what size, in which language and light."""

    name: str
    caption: str
    path: str
    size: tuple[int, int] = WIDE
    language: str = "en"
    theme: str = "dark"
    tab: int = 0
    """The page of a phone that is open."""
    text: float = 1
    """The size of the letters."""
    folder: str = "screens"
    marks: tuple[str, ...] = ()
    """What gets a number in the picture, in order."""


FULL_HD: Final = (1920, 1080)
LAPTOP: Final = (1366, 768)
TABLES: Final = {
    "ghost_stories": "Ghost Stories",
    "white_moon": "White Moon",
    "horizons": "Horizons",
}

POWERS: Final = "/cards/ghost_stories/gallery"

SIZES: Final = tuple(
    shot
    for game, title in TABLES.items()
    for shot in (
        Shot(f"{game}_full_hd", f"{title} on a large screen", f"/tables/{{{game}}}", FULL_HD),
        Shot(f"{game}_laptop", f"{title} on a laptop", f"/tables/{{{game}}}", LAPTOP),
        Shot(
            f"{game}_lying", f"{title} on a phone in landscape", f"/tables/{{{game}}}", LYING_PHONE
        ),
        Shot(f"{game}_large", f"{title} in large letters", f"/tables/{{{game}}}", LAPTOP, text=1.5),
    )
)
"""The tables at the sizes that the other pictures leave out."""

PARTS: Final = (
    "#prompt h2",
    "[data-option]",
    "[data-ref][data-legal=true]",
    ".outlook",
    "[data-key=log]",
    "[data-hint]",
)
"""The parts of a table that the pages for players explain, in their order."""

GUIDE: Final = tuple(
    shot
    for language in ("en", "ru", "pl")
    for shot in (
        Shot(f"home.{language}", "", "/", WIDE, language, folder="guide"),
        Shot(f"seats.{language}", "", "/tables/{seats}", WIDE, language, folder="guide"),
        Shot(
            f"parts.{language}",
            "",
            "/tables/{ghost_stories}",
            WIDE,
            language,
            folder="guide",
            marks=PARTS,
        ),
        Shot(
            f"horizons.{language}", "", "/tables/{horizons}", WIDE, language, "light", 0, 1, "guide"
        ),
    )
)
"""The pictures of the README and of the pages for players."""

SHOTS: Final = (
    Shot("home", "The first page", "/"),
    Shot("home_medium", "The first page in Polish, light", "/", MEDIUM, "pl", "light"),
    Shot("home_phone", "The first page on a phone, in Russian", "/", PHONE, "ru"),
    Shot("new_phone", "A new table on a phone, in Polish", "/new", PHONE, "pl", "light"),
    Shot("seats", "Seats before a game, in Polish", "/tables/{seats}", WIDE, "pl"),
    Shot("ghost_stories", "Ghost Stories, in Russian", "/tables/{ghost_stories}", WIDE, "ru"),
    Shot(
        "ghost_stories_light",
        "Ghost Stories, light",
        "/tables/{ghost_stories}",
        WIDE,
        "en",
        "light",
    ),
    Shot(
        "ghost_stories_medium", "Ghost Stories, in Polish", "/tables/{ghost_stories}", MEDIUM, "pl"
    ),
    Shot("ghost_stories_phone", "Ghost Stories on a phone", "/tables/{ghost_stories}", PHONE),
    Shot("players_phone", "The players on a phone", "/tables/{ghost_stories}", PHONE, tab=1),
    Shot("white_moon", "White Moon", "/tables/{white_moon}"),
    Shot("white_moon_medium", "White Moon, in Russian", "/tables/{white_moon}", MEDIUM, "ru"),
    Shot(
        "white_moon_phone", "White Moon on a phone, in Polish", "/tables/{white_moon}", PHONE, "pl"
    ),
    Shot("horizons", "Horizons, in Russian", "/tables/{horizons}", WIDE, "ru", "light"),
    Shot("horizons_dark", "Horizons by night", "/tables/{horizons}"),
    Shot("horizons_medium", "Horizons, in Polish", "/tables/{horizons}", MEDIUM, "pl", "light"),
    Shot("horizons_phone", "Horizons on a phone", "/tables/{horizons}", PHONE, "en", "light"),
    Shot("spirit_phone", "A spirit on a phone", "/tables/{horizons}", PHONE, "ru", "light", 1),
    Shot("over", "The end of a game", "/tables/{ghost_stories_over}"),
    Shot(
        "replay",
        "A replay",
        "/tables/{horizons_over}/replay/{horizons_middle}",
        WIDE,
        "en",
        "light",
    ),
    Shot(
        "replay_phone",
        "A replay on a phone",
        "/tables/{white_moon_over}/replay/{white_moon_middle}",
        PHONE,
    ),
    Shot("report", "The report after a game", "/tables/{ghost_stories_over}/report"),
    Shot(
        "report_medium",
        "A report, in Russian",
        "/tables/{horizons_over}/report",
        MEDIUM,
        "ru",
        "light",
    ),
    Shot(
        "report_phone",
        "A report on a phone, in Polish",
        "/tables/{white_moon_over}/report",
        PHONE,
        "pl",
    ),
    Shot("rules", "The rulebook, in Polish", "/rules/ghost_stories/two_ghosts", WIDE, "pl"),
    Shot(
        "rules_phone",
        "The rulebook on a phone, in Russian",
        "/rules/ghost_stories/exorcism",
        PHONE,
        "ru",
        "light",
    ),
    Shot("learn", "The lessons", "/learn"),
    Shot("lesson", "A step of a lesson", "/learn/ghost_stories_1"),
    Shot("gallery", "Spirits to choose from, in Polish", "/cards/horizons/gallery", WIDE, "pl"),
    Shot("gallery_phone", "Powers of Taoists, in Russian", POWERS, PHONE, "ru"),
    Shot("piece", "A tile with its rulings", "/cards/ghost_stories/tile/circle_of_prayer"),
    Shot("pieces_phone", "Looking things up on a phone", "/cards/horizons", PHONE, "en", "light"),
    Shot("puzzles", "Puzzles, in Russian", "/puzzles", WIDE, "ru"),
    Shot("puzzle", "A puzzle", "/puzzles/ghost_stories/no-villager-dies-3-132"),
    Shot("challenge", "Daily challenge, in Polish", "/challenge", MEDIUM, "pl"),
    Shot("settings", "Settings, in Russian", "/settings", MEDIUM, "ru"),
    Shot("not_found", "An address that leads nowhere", "/nowhere", PHONE),
    *SIZES,
)


def main() -> None:
    """Play, look, and write everything down: all, or what begins with an argument."""
    begins = tuple(sys.argv[1:]) or ("",)
    wanted = [shot for shot in (*SHOTS, *GUIDE) if f"{shot.folder}/{shot.name}".startswith(begins)]
    with looking(**WHERE) as (browser, site):
        places, keys = tables(site)
        for shot in wanted:
            take(browser, site.address, shot, places, keys)
    (DOCS / "screens.md").write_text("\n".join(index()), encoding="utf-8")


# -- games


def tables(site: Site) -> tuple[dict[str, str], dict[str, Any]]:
    """The tables that are shown, by name, and what a browser keeps of them."""
    places: dict[str, str] = {}
    keys: dict[str, Any] = {}
    for card in GAMES:
        made = new_game(site, card, *["[rules]"] * (2 if card == "horizons" else 4))
        with site.viewer(made.id) as viewer:
            viewer.until(lambda viewer: viewer.table["status"] == "over")
        record = Record.from_json(site.http.get(f"{made.path}/record").text)
        now = middle(site, made, len(record.answers))
        standing = sit_down_at(site, record, now)
        places |= {card: standing.id, f"{card}_over": made.id, f"{card}_middle": str(now)}
        keys |= key_ring(made) | key_ring(standing, 0)
    made = with_free_seats(site)
    today = {"at": time.time() * 1000}
    kept = {table: key | today for table, key in (keys | key_ring(made, 0)).items()}
    return places | {"seats": made.id}, kept


def middle(site: Site, made: Made, plies: int) -> int:
    """A moment in the middle of a game at which the first seat has something to decide."""
    for ply in range(int(plies * MIDDLE), plies):
        decision = made.at(ply)["decision"]
        if decision and decision["seat"] in (0, -2) and len(decision["options"]) > 3:
            return ply
    raise AssertionError("the first seat decides nothing")


def sit_down_at(site: Site, record: Record, ply: int) -> Made:
    """A person takes the first seat of a game at that moment; bots have the others."""
    moment = Record(record.setup, record.answers[:ply], record.rules)
    made = Made(site, site.http.post("/api/records", content=moment.to_json()).json())
    made.tokens[0] = site.post(f"{made.path}/seats/0", {"name": "Anna"})["token"]
    site.post(f"{made.path}/start", {"fill": "rules"}, made.host)
    return made


def with_free_seats(site: Site) -> Made:
    """A public table that waits for players."""
    seats = [{"name": "Anna"}, {}, {"bot": "rules"}]
    setup = {"players": len(seats)}
    body = {"game": "horizons", "setup": setup, "title": "Friday", "public": True, "seats": seats}
    return Made(site, site.post("/api/tables", body))


# -- pictures


def take(
    browser: Browser, address: str, shot: Shot, places: dict[str, str], keys: dict[str, Any]
) -> None:
    """Open a screen and keep its picture."""
    choices: dict[str, Any] = {"language": shot.language, "theme": shot.theme}
    choices["textSize"] = shot.text
    person = Person(browser, address, "Anna", shot.size, keys, **choices)
    page = person.go(shot.path.format(**places))
    ready(page, shot)
    file = PICTURES / shot.folder / f"{shot.name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(taken(page, QUALITY))
    person.context.close()


MARK: Final = """parts => parts.forEach((part, at) => {
    const { left, top } = document.querySelector(part).getBoundingClientRect()
    const mark = document.body.appendChild(document.createElement('b'))
    mark.textContent = at + 1
    mark.style.cssText = `position: fixed; left: ${left - 30}px; top: ${top - 8}px;
        width: 34px; height: 34px; border-radius: 50%; background: #c2185b; color: white;
        border: 2px solid white; font: 700 20px/30px sans-serif; text-align: center; z-index: 999`
})"""
"""A numbered mark at each part."""


def ready(page: Page, shot: Shot) -> None:
    """Wait until everything is drawn."""
    page.wait_for_load_state("networkidle")
    page.locator("main :is(h1, h2, h3, svg):visible").first.wait_for()
    if shot.tab:
        page.locator("nav.tabs button").nth(shot.tab).click()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    page.evaluate(MARK, list(shot.marks))


def index() -> Iterator[str]:
    """The page that lists the pictures."""
    yield "# Screens"
    yield ""
    yield "Real games played by bots, taken by `make screenshots`."
    yield ""
    yield "## Beginnings and ceremonies"
    yield ""
    yield ("![How games begin and great moments in them, in both themes](pictures/ceremonies.webp)")
    yield ""
    yield "## Endings"
    yield ""
    yield "![How games end, won and lost, on a wide screen and on a phone](pictures/endings.webp)"
    for shot in SHOTS:
        width, height = shot.size
        yield ""
        yield f"## {shot.caption}"
        yield ""
        yield f"![{shot.caption}, {width} × {height}](pictures/screens/{shot.name}.webp)"
    yield ""


if __name__ == "__main__":
    main()
