"""What can be looked up besides the pieces in the box."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
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
)


def glossary(box: Pieces) -> Pieces:
    """The special rules of the spirits, and the terms of the rules."""
    rules = [entry.facts["special"] for entry in box if entry.kind == "spirit"]
    return (
        *(Content(kind="special", id=id, facts={}) for id in rules),
        *(Content(kind="term", id=id, facts={}) for id in TERMS),
    )
