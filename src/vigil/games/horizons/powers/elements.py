"""The elements of a spirit: from its cards in play, its tracks and powers."""

from __future__ import annotations

from vigil.games.horizons.model.pieces import NUMBER
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.power import Elements
from vigil.games.horizons.powers.registry import PANELS, POWERS


def elements_of(s: State, seat: int) -> list[int]:
    """How many of each of the eight elements a spirit has now."""
    have = s.this_turn.elements[8 * seat : 8 * seat + 8]
    for card in s.in_play[seat]:
        for element in POWERS[card].elements:
            have[NUMBER[element]] += 1
    panel = PANELS[s.spirits[seat]]
    for slot in (*panel.energy[: s.energy_open[seat]], *panel.plays[: s.plays_open[seat]]):
        if slot.element:
            have[NUMBER[slot.element]] += 1
    return have


def reaches(s: State, seat: int, needed: Elements) -> bool:
    """Whether a spirit has the elements of a threshold."""
    return suffice(elements_of(s, seat), needed)


def suffice(have: list[int], needed: Elements) -> bool:
    """Whether these elements meet a threshold."""
    return all(have[NUMBER[name]] >= amount for name, amount in needed.items())
