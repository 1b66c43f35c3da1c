"""Everything in the box as a game has it, which depends on edition, modules and custom cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vigil.core import Content
from vigil.core import Setup as AnySetup
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.presentation.catalogue import CONTENT
from vigil.games.ghost_stories.presentation.view import card_view
from vigil.games.ghost_stories.presentation.views import CardFacts
from vigil.games.ghost_stories.white_moon.content.abilities import SHIFT_CLOCKWISE

ITS_BOARD: Final = "its_board"
"""The colour of a card that has none until it lies on a board."""


def box_of(setup: AnySetup) -> dict[str, Content]:
    """The pieces of a game by id."""
    assert isinstance(setup, Setup)
    printed = {card.id: card_facts(card) for card in setup.cards if card}
    return {
        entry.id: replace(entry, facts={**entry.facts, **printed.get(entry.id, {})})
        for entry in (*CONTENT, *setup.module.content)
    }


def card_facts(card: Card) -> CardFacts:
    """The printed facts of a card that lies on no board."""
    if SHIFT_CLOCKWISE not in card.yin:
        return {**card_view(card)}
    resistance = {ITS_BOARD: sum(card.resistance)}
    return {**card_view(card), "colour": None, "resistance": resistance}
