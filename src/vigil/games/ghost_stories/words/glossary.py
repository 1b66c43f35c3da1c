"""Glossary terms: what can be looked up in addition to the pieces in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from vigil.core.game import Content
from vigil.games.ghost_stories.words.card_text import STONES
from vigil.words.phrases import Pieces

Facts: TypeAlias = Mapping[str, Any]

TERMS: Final = (
    "qi",
    "tao",
    "yin_yang",
    "yin_phase",
    "yang_phase",
    "exorcism",
    "haunter",
    "tormentor",
    "tao_dice",
    "curse_die",
    "buddha",
    "incarnation",
    "neutral_board",
    "haunted_board",
    "haunted_tile",
    "power_token",
    "circle",
    "mantra",
    "stones",
)


def abilities(cards: Pieces) -> dict[str, Facts]:
    """The symbols printed on the cards, each once; some are only on those of a module."""
    fields = [field for stone in STONES.values() for field in stone]
    found: dict[str, Facts] = {}
    for card in cards:
        for ability in (id for field in fields for id in card.facts.get(field, ())):
            found.setdefault(ability, _module_of(card))
    return found


def _module_of(entry: Content) -> Facts:
    return {"module": entry.facts["module"]} if "module" in entry.facts else {}


def glossary(cards: Pieces) -> Pieces:
    """The symbols on these pieces, the terms of the rules, and the modules."""
    modules = dict.fromkeys(card.facts["module"] for card in cards if "module" in card.facts)
    return (
        *(Content(kind="ability", id=id, facts=facts) for id, facts in abilities(cards).items()),
        *(Content(kind="term", id=id, facts={}) for id in TERMS),
        *(Content(kind="module", id=id, facts={}) for id in modules),
    )
