"""Upgrades of states written under earlier rules."""

from __future__ import annotations

from typing import Any, Final

from vigil.games.ghost_stories.content.cards import (
    BLOCKS_ALL_POWERS,
    BLOCKS_POWER,
    BLOCKS_TAO,
    CAPTURES_DIE,
)
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.queries import TAO_TOKENS_PER_COLOUR

LEFT_STONE: Final = {
    "capture_tao_die": CAPTURES_DIE,
    "disable_board_power": BLOCKS_POWER,
    "disable_tao_tokens": BLOCKS_TAO,
    "disable_all_powers": BLOCKS_ALL_POWERS,
}
"""The lasting abilities of left stones by the steps that begin them."""


def upgrade(data: dict[str, Any], setup: Setup, rules: int) -> dict[str, Any]:
    """The data of a state as these rules write it."""
    if rules < 2:
        data = data | _since_2(data, setup)
    if rules < 3:
        data = data | _since_3(data, setup)
    if rules < 4:
        data = data | _since_4(data)
    return data | _since_5(data) if rules < 5 else data


def _since_2(data: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Rules 2 have modules, and lasting effects are part of the state."""
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


def _since_4(data: dict[str, Any]) -> dict[str, Any]:
    """Rules 4 play like rules 3; an absent value is ``None`` instead of -1."""
    return {
        "circle": _or_nothing(data["circle"]),
        "mantra": _or_nothing(data["mantra"]),
        "haunters": [_or_nothing(figure) for figure in data["haunters"]],
        "module": data["module"] and _moon_since_4(data["module"]),
    }


def _since_5(data: dict[str, Any]) -> dict[str, Any]:
    """Rules 5 start a lasting ability of a left stone in its turn on the stone."""
    lasting = list(data["lasting"])
    for name, *args in data["agenda"]:
        if name in LEFT_STONE:
            lasting[args[0]] &= ~LEFT_STONE[name]
        elif name == "ignore_left_stone":
            space, _, *abilities = args
            lasting[space] &= ~sum(LEFT_STONE.get(ability, 0) for ability in abilities)
    return {"lasting": lasting}


def _moon_since_4(module: dict[str, Any]) -> dict[str, Any]:
    """Upgrade White Moon's own fields too."""
    owners = [_or_nothing(side) for side in module["artifacts"]]
    return module | {"su_ling": _or_nothing(module["su_ling"]), "artifacts": owners}


def _or_nothing(number: int) -> int | None:
    return None if number < 0 else number
