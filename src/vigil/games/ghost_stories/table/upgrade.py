"""States that earlier rules wrote, brought up to these."""

from __future__ import annotations

from typing import Any

from vigil.games.ghost_stories.table.options import Setup
from vigil.games.ghost_stories.table.queries import TAO_TOKENS_PER_COLOUR


def upgrade(data: dict[str, Any], setup: Setup, rules: int) -> dict[str, Any]:
    """The data of a state as these rules write it."""
    if rules < 2:
        data = data | _since_2(data, setup)
    return data | _since_3(data, setup) if rules < 3 else data


def _since_2(data: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Rules 2 know modules; what a ghost does by standing there is part of the state."""
    return {
        "lasting": [setup.standing[number] for number in data["ghosts"]],
        "tao_tokens": [TAO_TOKENS_PER_COLOUR] * 5,
        "incarnations": setup.incarnations,
        "module": None,
    }


def _since_3(data: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Rules 3 count an incarnation as exorcised before its curse, and let the mantra rest."""
    spaces = [step[1] for step in data["agenda"] if step[0] == "send_back"]
    cards = [setup.cards[data["ghosts"][space]] for space in spaces]
    going = [card.number for card in reversed(cards) if card and card.incarnation]
    return {"exorcised": [*data["exorcised"], *going], "mantra_rests": False}
