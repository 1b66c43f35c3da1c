"""A position as figures: what a learned judgement of the chance to win looks at."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Decision
from vigil.games.horizons.bot.analysis import Analysis, Facts
from vigil.games.horizons.model.options import FEAR_DECK_SIZE, SPIRITS
from vigil.games.horizons.model.queries import (
    anyone_in,
    presence_by_land,
    sacred_mask,
    terror_level,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.invaders import LAND_DAMAGE

NO_QUESTION: Final = Decision(0, "", ((),))


def features(s: State) -> list[float]:
    """The figures of a position."""
    now = Analysis(s, NO_QUESTION)
    lands = [now.facts(land) for land in s.setup.lands]
    found = [*_time(s), *_pieces(s, lands), *_invaders(s, now, lands)]
    for spirit in SPIRITS:
        found += _spirit(s, s.spirits.index(spirit) if spirit in s.spirits else None)
    return found


def _time(s: State) -> list[float]:
    """How near the ends of the game are: fear, blight and the last invader card."""
    players, level = s.setup.players, terror_level(s)
    pool = s.blight_pool
    missing = (FEAR_DECK_SIZE - s.taken) * s.setup.fear_pool - s.fear
    left = s.invader_deck.count()
    return [
        float(players == 1),
        float(players == 2),
        float(players == 3),
        float(s.setup.escalation),
        pool / (5 * players),
        float(pool <= 1),
        float(pool == 2),
        float(pool <= players + 1),
        missing / (36 * players),
        s.earned / 2,
        float(level == 2),
        float(level == 3),
        (s.taken % 3) / 3,
        left / 12,
        float(left <= 1),
        float(left <= 3),
    ]


def _pieces(s: State, lands: list[Facts]) -> list[float]:
    """The pieces on the island."""
    players, level = s.setup.players, terror_level(s)
    explorers = sum(land.invaders[0] for land in lands)
    towns = sum(sum(land.invaders[1:3]) for land in lands)
    cities = sum(sum(land.invaders[3:]) for land in lands)
    dahan = sum(land.dahan for land in lands)
    barred = (explorers + towns + cities, towns + cities, cities)
    calm = sum(1 for land in lands if not any(land.invaders))
    blighted = sum(1 for land in lands if land.blight)
    return [
        explorers / (6 * players),
        towns / (4 * players),
        cities / (2 * players),
        dahan / (6 * players),
        barred[level - 1] / (6 * players),
        float(barred[level - 1] <= 2),
        barred[min(2, level)] / (6 * players),
        calm / (4 * players),
        blighted / (4 * players),
        sum(land.blight for land in lands) / (5 * players),
        float(any(cities_of(land) >= 2 for land in lands)),
    ]


def cities_of(land: Facts) -> int:
    """Cities in a land."""
    return sum(land.invaders[3:])


def _invaders(s: State, now: Analysis, lands: list[Facts]) -> list[float]:
    """What the invaders are about to do."""
    players = s.setup.players
    ravaged = blight = cascades = struck = built = grown = 0
    strength = dahan = 0.0
    for land, facts in enumerate(lands):
        if not any(facts.invaders):
            continue
        power = facts.strength()
        if now.ravaged >> land & 1:
            ravaged += 1
            strength += power
            dahan += min(facts.dahan, power // 2)
            struck += anyone_in(s, land) > 0
            if power >= LAND_DAMAGE:
                blight += 1
                cascades += facts.blight > 0
        if now.built >> land & 1:
            built += 1
            grown += power + 2 >= LAND_DAMAGE and facts.blight > 0
    cost = sum(now.cost(land) for land in s.setup.lands)
    return [
        ravaged / (2 * players),
        blight / (2 * players),
        cascades / players,
        float(blight + cascades >= s.blight_pool),
        struck / players,
        strength / (8 * players),
        dahan / (3 * players),
        built / (2 * players),
        grown / players,
        cost / (40 * players),
        float(bool(s.ravage_card)),
    ]


def _spirit(s: State, seat: int | None) -> list[float]:
    """A spirit: its presence, energy and cards; nothing if it is not there."""
    if seat is None:
        return [0.0] * 11
    there = presence_by_land(s, seat)
    cards = s.hand[seat] + s.in_play[seat] + s.discard[seat]
    total = sum(there)
    return [
        1.0,
        total / 8,
        float(total <= 1),
        sum(1 for each in there if each) / 5,
        float(sacred_mask(s, seat) > 0),
        s.destroyed[seat] / 4,
        s.energy[seat] / 8,
        s.energy_open[seat] / 5,
        s.plays_open[seat] / 5,
        len(cards) / 8,
        len(s.hand[seat]) / 4,
    ]
