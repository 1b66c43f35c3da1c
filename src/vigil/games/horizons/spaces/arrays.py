"""A position as arrays: the island, the spirits with their cards, the invaders."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from vigil.env.spaces import Array, Column, one_of_each
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.island import Island
from vigil.games.horizons.model.options import FEAR_DECK_SIZE, SPIRITS
from vigil.games.horizons.model.pieces import ELEMENTS, SLOTS, TERRAINS
from vigil.games.horizons.model.queries import terror_level
from vigil.games.horizons.model.state import Phase, State
from vigil.games.horizons.powers.effects import BUILD, EXPLORE, RAVAGE
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.spaces.actions import (
    ACTIONS_OF_GROWTH,
    CARDS,
    GROWTH,
    INNATES,
    LANDS,
    SEATS,
)

PHASES: Final = get_args(Phase)
POWERS: Final = (*CARDS, *INNATES)
NUMBER: Final = {power: number for number, power in enumerate(POWERS)}
PILES: Final = ("hand", "in play", "discard")
SPARED: Final = ("ravage", "build", "explore", "blight", "dahan")
INVADER_DECK: Final = 12
MANY: Final = 12
"""The bound of counts that have no other."""
PRESENCE: Final = 13
ENERGY: Final = 40
BLIGHT: Final = 6 * SEATS + 1
"""The pool at the start, and what the boards show at first, which may come into it."""
ON_A_LAND: Final = 6
"""More blight or presence on one land is not counted."""
DEFENCE: Final = 30

EACH_LAND: Final = tuple(f"land {land}" for land in LANDS)
EACH_SLOT: Final = tuple(f"{kind} with damage {damage}" for kind, damage in SLOTS)


def by_land(high: int) -> tuple[Column, ...]:
    """A column for each land."""
    return one_of_each("land", LANDS, high)


ARRAYS: Final = (
    Array(
        "pieces",
        "invaders and dahan of each land by kind and damage",
        one_of_each("piece", EACH_SLOT, MANY),
        EACH_LAND,
    ),
    Array("blight", "blight on each land", by_land(ON_A_LAND)),
    Array(
        "presence",
        "presence of each seat on each land",
        by_land(ON_A_LAND),
        tuple(f"seat {seat}" for seat in range(SEATS)),
    ),
    Array("terrain", "what each land is", by_land(1), (*TERRAINS, "coastal")),
    Array("defend", "defence of each land this turn", by_land(DEFENCE)),
    Array("spared", "what does not happen on each land this turn", by_land(1), SPARED),
    Array("exhausted", "actions that may still be skipped on each land", by_land(MANY)),
    Array("dahan_bonus", "extra health of dahan on each land this turn", by_land(MANY)),
    Array(
        "spirits",
        "the spirit of each seat",
        (
            *one_of_each("is", SPIRITS),
            *one_of_each("growth chosen", range(GROWTH)),
            *one_of_each("growth action left", range(ACTIONS_OF_GROWTH)),
            Column("energy", ENERGY),
            Column("presence destroyed", PRESENCE),
            Column("open slots of the energy track", 8),
            Column("open slots of the card track", 8),
            Column("cards that may be played", 8),
            Column("ready"),
            Column("passed"),
            *one_of_each("shares presence of seat", range(SEATS)),
            *(Column(name, MANY) for name in ("extra range", "extra damage", "haste", "repeats")),
            Column("cards kept", MANY),
            Column("cards learned", MANY),
            *one_of_each("element", ELEMENTS, MANY),
        ),
        tuple(f"seat {seat}" for seat in range(SEATS)),
    ),
    Array(
        "cards",
        "the cards of each seat in hand, in play and discarded",
        one_of_each("card", CARDS),
        tuple(f"seat {seat} {pile}" for seat in range(SEATS) for pile in PILES),
    ),
    Array(
        "used",
        "powers that each seat has used this turn",
        one_of_each("power", POWERS),
        tuple(f"seat {seat}" for seat in range(SEATS)),
    ),
    Array(
        "invaders",
        "the invader cards that are laid out",
        (
            *one_of_each("terrain", TERRAINS),
            *(Column("coastal"), Column("escalation"), Column("stage", 3)),
        ),
        ("ravage", "build", "explore"),
    ),
    Array(
        "table",
        "fear, blight, decks, and the figures of the setup",
        (
            *one_of_each("terror level", range(1, 4)),
            *one_of_each("phase", PHASES),
            Column("blight in the pool", BLIGHT),
            Column("fear", 4 * SEATS),
            Column("fear that earns a card", 4 * SEATS),
            Column("fear cards earned and not resolved", FEAR_DECK_SIZE),
            Column("fear cards earned in all", FEAR_DECK_SIZE),
            Column("invader cards left", INVADER_DECK),
            Column("players", SEATS),
            Column("escalation"),
            Column("progression"),
        ),
    ),
)


@cache
def _up_to(high: int) -> bytes:
    """Cuts counts off at their highest value, as a table for ``bytes.translate``."""
    return bytes(min(count, high) for count in range(256))


def capped(counts: list[int] | list[bool], high: int, size: int) -> bytes:
    """Counts cut off at their highest value, with nothing after the last one."""
    return bytes(counts).translate(_up_to(high)).ljust(size, b"\0")


def observe(s: State) -> list[bytes]:
    """The figures of all arrays."""
    turn, lands = s.this_turn, len(LANDS)
    return [
        capped(s.pieces, MANY, lands * len(SLOTS)),
        capped(s.blight, ON_A_LAND, lands),
        _presence(s),
        _terrain(s.setup.island),
        capped(turn.defend, DEFENCE, lands),
        _spared(s),
        capped(turn.exhausted, MANY, lands),
        capped(turn.dahan_bonus, MANY, lands),
        b"".join(_spirit(s, seat) for seat in s.setup.seats).ljust(ARRAYS[8].size, b"\0"),
        _cards(s),
        _used(s),
        _invader_card(s.ravage_card) + _invader_card(s.build_card) + _invader_card(s.explore_card),
        _table(s),
    ]


def _presence(s: State) -> bytes:
    lands, rows = len(s.setup.lands), []
    for seat in s.setup.seats:
        own = s.presence[lands * seat : lands * seat + lands]
        rows.append(capped(own, ON_A_LAND, len(LANDS)))
    return b"".join(rows).ljust(SEATS * len(LANDS), b"\0")


@cache
def _terrain(island: Island) -> bytes:
    rows = [[kind == terrain for kind in island.terrain] for terrain in TERRAINS]
    return b"".join(bytes(row).ljust(len(LANDS), b"\0") for row in (*rows, island.coastal))


def _spared(s: State) -> bytes:
    turn, lands = s.this_turn, len(LANDS)
    rows = [bytes(lands)] * 3
    if any(turn.skips):
        actions = (RAVAGE, BUILD, EXPLORE)
        rows = [capped([bits & one > 0 for bits in turn.skips], 1, lands) for one in actions]
    return b"".join((*rows, capped(turn.no_blight, 1, lands), capped(turn.dahan_safe, 1, lands)))


@cache
def _grown(spirit: str, growth: int | None, growing: tuple[int, ...]) -> bytes:
    """Which spirit it is, and how far its growth is."""
    return bytes(
        (
            *(spirit == one for one in SPIRITS),
            *(growth == number for number in range(GROWTH)),
            *(number in growing for number in range(ACTIONS_OF_GROWTH)),
        )
    )


def _spirit(s: State, seat: int) -> bytes:
    turn, sharing = s.this_turn, s.this_turn.sharing[seat]
    figures = [
        s.energy[seat] if s.energy[seat] < ENERGY else ENERGY,
        s.destroyed[seat],
        s.energy_open[seat],
        s.plays_open[seat],
        s.plays[seat] or 0,
        s.ready[seat],
        s.passed[seat],
        *(sharing & 1, sharing >> 1 & 1, sharing >> 2 & 1),
    ]
    counts = [turn.reach[seat], turn.might[seat], turn.swift[seat], turn.repeats[seat]]
    counts += [turn.keeps[seat], s.learned[seat], *elements_of(s, seat)]
    return b"".join(
        (
            _grown(s.spirits[seat], s.growth[seat], s.growing[seat]),
            bytes(figures),
            capped(counts, MANY, len(counts)),
        )
    )


def _cards(s: State) -> bytes:
    found, start = bytearray(SEATS * len(PILES) * len(CARDS)), 0
    for seat in s.setup.seats:
        for pile in (s.hand, s.in_play, s.discard):
            for card in pile[seat]:
                found[start + NUMBER[card]] = 1
            start += len(CARDS)
    return bytes(found)


def _used(s: State) -> bytes:
    found = bytearray(SEATS * len(POWERS))
    for seat, used in enumerate(s.this_turn.used):
        for power in used:
            found[seat * len(POWERS) + NUMBER[power]] = 1
    return bytes(found)


@cache
def _invader_card(card: str) -> bytes:
    if not card:
        return bytes(len(TERRAINS) + 3)
    shown = INVADER_CARDS[card]
    terrains = [terrain in shown.terrains for terrain in TERRAINS]
    return bytes((*terrains, shown.coastal, shown.escalation, shown.stage))


@cache
def _time(phase: str, level: int) -> bytes:
    """The phase and the terror level."""
    return bytes((*(level == one for one in range(1, 4)), *(phase == one for one in PHASES)))


def _table(s: State) -> bytes:
    setup = s.setup
    figures = (
        max(0, s.blight_pool),
        s.fear,
        setup.fear_pool,
        min(FEAR_DECK_SIZE, s.earned),
        min(FEAR_DECK_SIZE, s.taken),
        s.invader_deck.count(),
        setup.players,
        setup.escalation,
        bool(setup.learners),
    )
    return _time(s.phase, terror_level(s)) + bytes(figures)
