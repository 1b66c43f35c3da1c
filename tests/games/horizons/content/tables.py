"""Small tables for one piece of content: only the lands named hold anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.horizons.scenario import Scenario, position

TEETH: Final = "devouring_teeth_lurk_underfoot"
EYES: Final = "eyes_watch_from_the_trees"
MUD: Final = "fathomless_mud_of_the_swamp"
HEAT: Final = "rising_heat_of_stone_and_sand"
WIND: Final = "sun_bright_whirlwind"

BOARDS: Final = "GHB"


def laid(spirits: str, lands: Mapping[str, str], *clauses: str) -> Scenario:
    """A table of these spirits on the boards of the box; who is nowhere is in the last land."""
    players = len(spirits.split())
    names = [f"{board}{n}" for board in BOARDS[:players] for n in range(1, 9)]
    there = {name: lands.get(name, "empty") for name in names}
    for seat in range(players):
        if not any(f"presence{seat}" in land for land in there.values()):
            there[names[-1]] = f"{there[names[-1]]} presence{seat} 1".removeprefix("empty ")
    island = [f"{name}: {land}" for name, land in there.items()]
    return position("; ".join([f"players: {players}; spirits: {spirits}", *island, *clauses]))


def using(
    power: str,
    phase: str,
    spirits: str,
    lands: Mapping[str, str],
    seat: str = "",
    *clauses: str,
) -> Scenario:
    """The first spirit uses a card it has in play; ``seat`` says more about that spirit."""
    own = f"seat 0: hand none, in_play {power}{', ' + seat if seat else ''}"
    steps = f"phase: {phase}; next: power_phase {phase}, next_round"
    game = laid(spirits, lands, own, *clauses, steps)
    return game.answer("power_phase", "use", 0, power)


def reaching(
    innate: str,
    phase: str,
    spirits: str,
    lands: Mapping[str, str],
    elements: str,
    *clauses: str,
) -> Scenario:
    """The first spirit uses its innate power with these elements."""
    own = f"seat 0: hand none, elements {elements}"
    steps = f"phase: {phase}; next: power_phase {phase}, next_round"
    game = laid(spirits, lands, own, *clauses, steps)
    return game.answer("power_phase", "use", 0, innate)


def offers(game: Scenario, *option: str | int) -> bool:
    """Whether the pending question has this option."""
    return option in game.options


def is_over(game: Scenario) -> bool:
    """Whether the power is done: another one may be used, or the next round has begun."""
    return game.kind in ("spirit_phase", "power_phase")


def fear(game: Scenario) -> int:
    """All fear generated so far."""
    return sum(int(event.data["amount"]) for event in game.events("fear_generated"))


def defend(game: Scenario, land: str) -> int:
    """The defence of a land."""
    return game.state.this_turn.defend[game.land(land)]


def targets(game: Scenario) -> set[str]:
    """The lands that may be targeted."""
    assert game.kind == "target_land"
    return {str(option[1]) for option in game.options}


def strike(game: Scenario, *kinds: str) -> Scenario:
    """Deal all damage, to the first of these kinds that is there and the most hurt of them."""
    while game.kind == "damage":
        _, kind, damage = min(game.options, key=lambda o: (kinds.index(str(o[1])), -int(o[2])))
        game.answer("damage", "piece", kind, damage)
    return game


def hurt(game: Scenario, land: str) -> dict[tuple[str, int], int]:
    """The pieces of a land that have taken damage: kind and damage, and how many."""
    rows = game.view()["lands"][game.land(land)]["damaged"]
    return {(kind, damage): there for kind, damage, there in rows}
