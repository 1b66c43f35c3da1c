"""What a game draws and how it sounds is light: the built client, packed."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest

from browser.build import CLIENT, build_client

ASSETS: Final = CLIENT / "assets"
PICTURES: Final = re.compile(r"^(kit|pictures|portraits|scene|LivingLand)-")
SHEET: Final = re.compile(r"(var|const) [\w$]+=[`'\"]<svg\b")
SOUNDS: Final = re.compile(r"^(Sounds|sound|soundscape)-")
MOST_FOR_PICTURES: Final = 350_000
MOST_FOR_SOUND: Final = 400_000


@pytest.fixture(scope="module")
def modules() -> dict[str, str]:
    """The modules of the client by name."""
    build_client()
    return {path.name: path.read_text(encoding="utf-8") for path in ASSETS.glob("*.js")}


def test_the_pictures_of_all_games_together_are_lighter_than_those_of_one_may_be(
    modules: dict[str, str],
) -> None:
    """Each is in a separate part: a sheet of symbols, or a module of drawings."""
    sheets = {name: text for name, text in modules.items() if SHEET.match(text)}
    drawn = {name: text for name, text in modules.items() if PICTURES.match(name)}
    assert {name.split("-")[0] for name in sheets} > {"ghost_stories", "horizons", "white_moon"}
    assert 0 < packed(sheets | drawn) < MOST_FOR_PICTURES


def test_the_sounds_of_all_games_together_are_lighter_than_those_of_one_may_be(
    modules: dict[str, str],
) -> None:
    """They are computed in the page, and no recording comes with the client."""
    sounds = {name: text for name, text in modules.items() if SOUNDS.match(name)}
    assert len(sounds) > len(("ghost_stories", "horizons"))
    assert packed(sounds) < MOST_FOR_SOUND
    recordings = {".ogg", ".mp3", ".wav", ".m4a", ".webm"}
    assert not [path.name for path in ASSETS.iterdir() if path.suffix in recordings]


def packed(texts: dict[str, str]) -> int:
    return sum(len(gzip.compress(text.encode())) for text in texts.values())
