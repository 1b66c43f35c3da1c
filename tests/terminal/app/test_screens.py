"""What the screens show, word for word, and what is laid over the table."""

from __future__ import annotations

import asyncio
import os
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from forms import crossed
from terminal.app.sitting import app_at, played, quiet, shown, table_of
from vigil.core import Table
from vigil.terminal.app.app import TableApp
from vigil.words import LANGUAGES

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (120, 40), (200, 50))
GAMES = {"ghost_stories": 60, "white_moon": 60, "horizons": 31}
"""The games with the answers after which they are shown."""
MODULES: dict[str, dict[str, Any]] = {"white_moon": {"modules": ["white_moon"]}}


@cache
def shown_table(game: str) -> Table:
    """The game where it is shown: tests look at copies of it."""
    setup = MODULES.get(game, {})
    return played(table_of("ghost_stories" if setup else game, **setup), GAMES[game])


def app_of(game: str, **settings: Any) -> TableApp:
    return app_at(deepcopy(shown_table(game)), **settings)


async def screen_of(
    game: str, size: tuple[int, int], language: str = "en", *keys: str, ascii_only: bool = False
) -> str:
    app = app_of(game, language=language, ascii_only=ascii_only)
    async with app.run_test(size=size) as pilot:
        await quiet(pilot)
        await press(pilot, *keys)
        return shown(app)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await quiet(pilot)


@pytest.mark.parametrize(("game", "size", "language"), crossed(GAMES, SIZES, LANGUAGES))
def test_the_table_is_shown_as_it_was(game: str, size: tuple[int, int], language: str) -> None:
    """After a change that is meant, ``VIGIL_SNAPSHOTS=1`` writes them again."""
    text = asyncio.run(screen_of(game, size, language))
    file = SNAPSHOTS / f"{game}_{size[0]}x{size[1]}_{language}.txt"
    if os.environ.get("VIGIL_SNAPSHOTS"):
        SNAPSHOTS.mkdir(exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text + "\n"


def test_the_whole_village_of_white_moon_fits_a_small_screen_with_its_question() -> None:
    text = asyncio.run(screen_of("white_moon", SIZES[0]))
    corners = ("Y◆", "B●", "G♣", "R▲")
    assert all(f"{corner} " in text for corner in corners)
    assert "?" in text.splitlines()[16] + text.splitlines()[17]


def test_without_unicode_everything_is_drawn_in_ascii() -> None:
    for game in GAMES:
        text = asyncio.run(screen_of(game, (80, 24), "pl", ascii_only=True))
        assert text.isascii()
        if game != "white_moon":  # its own question marks are unseen villagers
            assert "?" not in text.replace("? pomoc", "").replace("?\n", "")


MORE: dict[tuple[str, ...], str] = {
    ("question_mark",): "undo the last choice",
    ("l",): "Turn 17: Lan",
    ("e",): "The rule behind the question",
    ("slash", *"tea"): "Tea House",
    ("slash", *"haunter"): "Haunter",
}
"""Keys, and what they bring in a dialog."""


def test_a_key_brings_more_to_know_and_escape_leads_back_to_the_table() -> None:
    async def look() -> None:
        app = app_of("ghost_stories")
        async with app.run_test(size=(120, 40)) as pilot:
            await quiet(pilot)
            before = shown(app)
            for keys, expected in MORE.items():
                await press(pilot, *keys)
                assert shown(app).count(expected) > before.count(expected)
                await press(pilot, "escape")
                assert shown(app) == before
            await press(pilot, "tab")
            assert "Before your next turn" in shown(app)

    asyncio.run(look())


def test_a_land_is_looked_up_with_its_neighbours() -> None:
    assert "Beside it:" in asyncio.run(screen_of("horizons", (120, 40), "en", "slash", "g", "5"))
