"""Everything in the box as each edition has it: the editions print some stones differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from vigil.core import Content
from vigil.games.ghost_stories.catalogue import CONTENT
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.editions import CARDS_BY_EDITION
from vigil.games.ghost_stories.view import card_view

REVISED: Final = "revised"
"""The edition that is meant when none is named; its words stand under ``.text``."""


def _box(cards: tuple[Card, ...]) -> dict[str, Content]:
    printed = {card.id: card_view(card) for card in cards}
    return {entry.id: replace(entry, facts=printed.get(entry.id, entry.facts)) for entry in CONTENT}


BOXES: Final[Mapping[str, Mapping[str, Content]]] = {
    edition: _box(cards) for edition, cards in CARDS_BY_EDITION.items()
}
"""By edition and id."""
