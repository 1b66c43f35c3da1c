"""Positions in a short notation: clauses ``key: value`` separated by semicolons or lines.

``players: 1; spirits: sun_bright_whirlwind; G5: explorer 2 town:1 1 blight 1 presence0 2`` leaves
everything unsaid as a fresh set-up has it, but lands named are taken as written.
``docs/notation.md`` lists the clauses.
"""

from __future__ import annotations

from typing import Any, Final

from vigil.core.clauses import read_agenda, read_word, split_clauses, write_agenda, write_word
from vigil.core.deck import KNOWN, Deck
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.state import Outcome
from vigil.games.horizons.content.names import SPIRITS
from vigil.games.horizons.pieces import ELEMENTS, SLOTS, WIDTH
from vigil.games.horizons.set_up import (
    fill_island,
    new_state,
    place_spirit,
    set_aside_progressions,
)
from vigil.games.horizons.setup import Setup
from vigil.games.horizons.state import State

FLAGS: Final = ("progression", "bonus_growth", "escalation")
COUNTERS: Final = ("fear", "earned", "taken", "blight_pool", "turn", "action")
CARDS: Final = ("ravage_card", "build_card", "explore_card", "phase", "doom")
PILES: Final = ("minor_discard", "major_discard", "invader_discard")
BY_LAND: Final = ("defend", "skips", "exhausted", "dahan_bonus", "no_blight", "dahan_safe")
NUMBERS: Final = (
    "energy",
    "destroyed",
    "energy_open",
    "plays_open",
    "learned",
    "growth",
    "plays",
    "reach",
    "might",
    "swift",
    "repeats",
    "sharing",
    "keeps",
    "passed",
)
HANDS: Final = ("hand", "in_play", "discard", "used", "hastened", "repeated", "growing")
LASTING: Final = ("vengeance", "wards", "guards", "shunned")
DECKS: Final = ("fear_deck", "invader_deck", "minor", "major")


# -- writing


def write_position(s: State) -> str:
    """A state between two steps as one line."""
    clauses = write_setup(s.setup)
    if s.spirits:
        clauses.append(f"spirits: {' '.join(s.spirits)}")
        clauses += [write_land(s, land) for land in s.setup.lands]
        clauses += [write_seat(s, seat) for seat in s.setup.seats]
        clauses += [f"{name}: {getattr(s, name)}" for name in COUNTERS]
        clauses += [f"{name}: {getattr(s, name)}" for name in CARDS if getattr(s, name)]
        clauses += [f"{n}: {' '.join(getattr(s, n))}" for n in PILES if getattr(s, n)]
        clauses += [f"{name}: {write_deck(getattr(s, name))}" for name in DECKS]
        clauses += [
            f"{name}: {write_rows(getattr(s, name))}" for name in LASTING if getattr(s, name)
        ]
    clauses.append(f"next: {write_agenda(s.agenda)}")
    if s.outcome is not None:
        won = "won" if s.outcome.won else "lost"
        clauses.append(f"outcome: {won} {s.outcome.reason} {s.outcome.score}")
    return "; ".join(clauses)


def write_setup(setup: Setup) -> list[str]:
    """The set-up's own choices, where they are not the usual ones."""
    clauses = [f"players: {setup.players}"]
    clauses += [f"{name}: yes" for name in FLAGS if getattr(setup, name)]
    if not setup.first_explore:
        clauses.append("first_explore: no")
    chosen = {"chosen spirits": setup.spirits, "boards": setup.boards, "switches": setup.switches}
    return clauses + [f"{key}: {' '.join(value)}" for key, value in chosen.items() if value]


def write_land(s: State, land: int) -> str:
    """What is in a land, and what holds there this turn."""
    words = []
    for slot, (kind, damage) in enumerate(SLOTS):
        there = s.pieces[WIDTH * land + slot]
        if there:
            words.append(f"{kind}{f':{damage}' if damage else ''} {there}")
    if s.blight[land]:
        words.append(f"blight {s.blight[land]}")
    for seat in s.setup.seats:
        there = s.presence[len(s.blight) * seat + land]
        if there:
            words.append(f"presence{seat} {there}")
    words += [f"{name} {int(getattr(s, name)[land])}" for name in BY_LAND if getattr(s, name)[land]]
    if s.fallen[land]:
        words.append(f"fallen {s.fallen[land]}")
    return f"{s.setup.island.names[land]}: {' '.join(words) or 'empty'}"


def write_seat(s: State, seat: int) -> str:
    """What belongs to a spirit."""
    parts = [f"{name} {int(getattr(s, name)[seat])}" for name in NUMBERS]
    parts += [f"{name} {' '.join(map(str, getattr(s, name)[seat])) or 'none'}" for name in HANDS]
    have = s.elements[8 * seat : 8 * seat + 8]
    gained = [f"{ELEMENTS[i]} {amount}" for i, amount in enumerate(have) if amount]
    parts.append(f"elements {' '.join(gained) or 'none'}")
    return f"seat {seat}: {', '.join(parts)}"


def write_deck(deck: Deck) -> str:
    """Layers from the top, then each pool of unseen cards."""
    layers = [f"card {v[1]}" if n == KNOWN else f"{v} {n}" for n, v in deck.layers]
    pools = [f"{name} = {' '.join(str(card[1]) for card in pool)}" for name, pool in deck.pools]
    return " | ".join([", ".join(layers) or "empty", *pools])


def write_rows(rows: tuple[tuple[int, ...], ...]) -> str:
    """Small tuples of numbers."""
    return ", ".join(" ".join(map(write_word, row)) for row in rows)


# -- reading


def read_position(text: str) -> State:
    """The state that a position describes; ``BadPosition`` names the clause that cannot be read."""
    clauses = split_clauses(text)
    s = new_state(read_setup(clauses))
    if clauses.get("next") == "set_up":
        return s
    begin(s, clauses.pop("spirits", ""))
    for key, value in clauses.items():
        try:
            read_clause(s, key, value)
        except (ValueError, KeyError, IndexError, TypeError) as cause:
            raise BadPosition("clause", clause=f"{key}: {value}") from cause
    if "next" not in clauses:
        s.agenda = [("next_round",)]
    return s


def read_setup(clauses: dict[str, str]) -> Setup:
    """Take the set-up clauses out and build the set-up."""
    players = clauses.pop("players", "1")
    data: dict[str, Any] = {"players": int(players) if players.isdigit() else players}
    for key in ("boards", "switches", "chosen spirits"):
        if key in clauses:
            data[key.removeprefix("chosen ")] = clauses.pop(key).split()
    for name in FLAGS:
        data[name] = clauses.pop(name, "no") == "yes"
    data["first_explore"] = clauses.pop("first_explore", "yes") != "no"
    try:
        return Setup.from_data(data)
    except IllegalSetup as cause:
        raise BadPosition("set_up", problem=str(cause)) from cause


def begin(s: State, value: str) -> None:
    """Lay out the island and the spirits as a fresh set-up has them."""
    names = value.split() or list(s.setup.spirits or SPIRITS[: s.setup.players])
    if len(names) != s.setup.players or any(name not in SPIRITS for name in names):
        raise BadPosition("spirits", value=value, known=", ".join(SPIRITS))
    s.spirits = tuple(names)
    s.phase = "spirit"
    fill_island(s)
    for seat in s.setup.seats:
        place_spirit(s, seat)
    set_aside_progressions(s)


def read_clause(s: State, key: str, value: str) -> None:
    """Read one clause into the state."""
    if key in s.setup.island.names:
        read_land(s, s.setup.island.names.index(key), value)
    elif key.startswith("seat "):
        read_seat(s, int(key.removeprefix("seat ")), value)
    elif key in COUNTERS:
        setattr(s, key, int(value))
    elif key in CARDS:
        setattr(s, key, value)
    elif key in PILES:
        setattr(s, key, tuple(value.split()))
    elif key in DECKS:
        setattr(s, key, read_deck(value))
    elif key in LASTING:
        setattr(s, key, read_rows(value))
    elif key == "next":
        s.agenda = read_agenda(value)
    elif key == "outcome":
        won, reason, points = value.split()
        s.outcome = Outcome(won == "won", reason, int(points))
    else:
        raise BadPosition(
            "unknown_clause",
            clause=key,
            known=", ".join((*COUNTERS, *CARDS, *PILES, *DECKS, "next")),
        )


def read_land(s: State, land: int, value: str) -> None:
    """A land is taken as written: what is not named is not there."""
    s.pieces[WIDTH * land : WIDTH * land + WIDTH] = [0] * WIDTH
    s.blight[land] = 0
    for seat in s.setup.seats:
        s.presence[len(s.blight) * seat + land] = 0
    words = [] if value == "empty" else value.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        put(s, land, name, int(number))


def put(s: State, land: int, name: str, number: int) -> None:
    """Put so many of something into a land."""
    kind, _, damage = name.partition(":")
    if (kind, int(damage or 0)) in SLOTS:
        s.pieces[WIDTH * land + SLOTS.index((kind, int(damage or 0)))] = number
    elif name.startswith("presence"):
        s.presence[len(s.blight) * int(name.removeprefix("presence")) + land] = number
    elif name in ("no_blight", "dahan_safe"):
        getattr(s, name)[land] = bool(number)
    elif name in ("blight", "fallen", *BY_LAND):
        getattr(s, name)[land] = number
    else:
        raise KeyError(name)


def read_seat(s: State, seat: int, value: str) -> None:
    """What belongs to a spirit; parts not named stay as they are."""
    for part in value.split(","):
        name, *words = part.split()
        if name == "elements":
            pairs = [] if words == ["none"] else list(zip(words[::2], words[1::2], strict=True))
            have = {element: int(amount) for element, amount in pairs}
            s.elements[8 * seat : 8 * seat + 8] = [have.pop(e, 0) for e in ELEMENTS]
            if have:
                raise KeyError(next(iter(have)))
        elif name in HANDS:
            cards = () if words == ["none"] else tuple(words)
            getattr(s, name)[seat] = tuple(map(int, cards)) if name == "growing" else cards
        elif name in NUMBERS:
            number = int(words[0])
            getattr(s, name)[seat] = bool(number) if name == "passed" else number
        else:
            raise KeyError(name)


def read_deck(value: str) -> Deck:
    """Layers and pools as they were written."""
    top, *pools = (part.strip() for part in value.split("|"))
    layers: list[tuple[str, Any]] = []
    for part in top.split(",") if top != "empty" else []:
        first, second = part.split()
        layers.append((KNOWN, ("card", second)) if first == "card" else (second, int(first)))
    named = [pool.partition("=") for pool in pools]
    return Deck(
        tuple(layers),
        tuple((n.strip(), tuple(("card", card) for card in c.split())) for n, _, c in named),
    )


def read_rows(value: str) -> tuple[tuple[Any, ...], ...]:
    """Small tuples of numbers."""
    return tuple(tuple(map(read_word, row.split())) for row in value.split(","))
