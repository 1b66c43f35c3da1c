"""Glossary terms: what can be looked up in addition to the pieces in the box."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.games.horizons.model.pieces import ELEMENTS, INVADERS, TERRAINS
from vigil.words.phrases import Pieces

TERMS: Final = (
    "presence",
    "sacred_site",
    "defend",
    "push",
    "gather",
    "blight",
    "cascade",
    "fear",
    "terror_level",
    "elements",
    "threshold",
    "innate",
    "growth",
    "reclaim",
    "energy",
    "card_plays",
    "range",
    "coastal",
    "inland",
    "ravage",
    "build",
    "explore",
    "escalation",
    "dahan",
    "destroy",
    "remove",
    "replace",
    "repeat",
    "forget",
    "fast",
    "slow",
    "terrain",
)
TERROR_LEVELS: Final = ("1", "2", "3")


def glossary(box: Pieces) -> Pieces:
    """The special rules of the spirits, the symbols on cards and boards, the terms of the rules."""
    rules = [entry.facts["special"] for entry in box if entry.kind == "spirit"]
    return (
        *(Content(kind="special", id=id, facts={}) for id in rules),
        *(Content(kind="terror", id=id, facts={}) for id in TERROR_LEVELS),
        *(Content(kind="piece", id=id, facts={}) for id in INVADERS),
        *(Content(kind="element", id=id, facts={}) for id in ELEMENTS),
        *(Content(kind="terrain", id=id, facts={}) for id in TERRAINS),
        *(Content(kind="term", id=id, facts={}) for id in TERMS),
    )
