"""Rulings: each one is told once, in every language, and concerns pieces of its game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

import pytest

from vigil.core.game import find_game
from vigil.core.plugin import find_plugin
from vigil.games.ghost_stories.model.modules import module_names
from vigil.words import LANGUAGES, Words, box_of, glossary_of

SETUPS: Final[dict[str, dict[str, Any]]] = {
    "ghost_stories": {"modules": list(module_names())},
    "horizons": {},
}
PREFIXES: Final = {"ghost_stories": "gs", "horizons": "hz"}


def rulings(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(find_plugin(game).file("rulings.json").read_bytes())
    return found


def switches(game: str) -> set[str]:
    """The ids of the readings that can be chosen."""
    found = find_game(game)
    return {
        str(value)
        for choice in found.choices
        if choice.entry == "switches"
        for value in choice.values
    }


@pytest.mark.parametrize("game", SETUPS)
def test_every_ruling_stands_once(game: str) -> None:
    counts = Counter(ruling["id"] for ruling in rulings(game))
    assert set(counts.values()) == {1}


@pytest.mark.parametrize("game", SETUPS)
def test_a_ruling_concerns_pieces_of_the_game(game: str) -> None:
    setup = find_game(game).setup.from_data(SETUPS[game])
    known = {f"{one.kind}:{one.id}" for one in (*box_of(setup).values(), *glossary_of(setup))}
    for ruling in rulings(game):
        assert ruling["about"], ruling
        assert set(ruling["about"]) <= known, ruling


@pytest.mark.parametrize("game", SETUPS)
def test_every_reading_that_can_be_switched_concerns_a_piece(game: str) -> None:
    assert switches(game) <= {ruling["id"] for ruling in rulings(game)}


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_that_is_no_reading_has_words_of_its_own(game: str, language: str) -> None:
    words = Words(language)
    own = {ruling["id"] for ruling in rulings(game)} - switches(game)
    assert own
    assert {id for id in own if not words.has(f"web-ruling-{PREFIXES[game]}-{id}")} == set()
