"""The games of Horizons that are played out.

Every number of players in the usual game, with progressions, harder and easier; then single rounds
in which every power, every fear card at some terror level and a deck's worth of invader cards take
part.
"""

from __future__ import annotations

from typing import Any, Final

from games.horizons.player import Player
from golden.transcript import Playthrough
from vigil.core import find_game
from vigil.games.horizons import Setup, State

GAME: Final = find_game("horizons")

TEETH, EYES, MUD, HEAT, WIND = (thing.id for thing in GAME.content if thing.kind == "spirit")

KINDS: Final[dict[str, dict[str, Any]]] = {
    "usual": {},
    "progression": {"progression": True},
    "harder": {"escalation": True},
    "easier": {"bonus_growth": True, "first_explore": False},
}
TEAMS: Final = {
    1: ((TEETH,), (EYES,), (MUD,), (HEAT,)),
    2: ((WIND, TEETH), (EYES, HEAT), (MUD, WIND), (HEAT, MUD)),
    3: ((EYES, MUD, WIND), (TEETH, HEAT, EYES), (WIND, MUD, TEETH), (HEAT, WIND, EYES)),
}
"""The spirits of each game, in the order of the kinds above."""

SEEDS: Final = {
    (1, "usual"): 24,
    (1, "progression"): 3,
    (1, "harder"): 22,
    (1, "easier"): 13,
    (2, "usual"): 6,
    (2, "progression"): 9,
    (2, "harder"): 19,
    (2, "easier"): 7,
    (3, "usual"): 6,
    (3, "progression"): 14,
    (3, "harder"): 13,
    (3, "easier"): 5,
}
"""Seeds of the games that begin with the setup."""


ROUNDS: Final = {1: 60, 2: 60, 3: 4}
"""The round after which the transcript breaks off: games of three are long to read."""


def cards_of(deck: str) -> list[str]:
    """The power cards of a deck."""
    return [thing.id for thing in GAME.content if thing.facts.get("deck") == deck]


def played(setup: Setup, seed: int, position: str = "", turns: int = 60) -> Playthrough:
    """A game with its purposeful player, told round by round."""
    return Playthrough(
        setup=setup,
        seed=seed,
        player=Player,
        told_before="next_round",
        position=position,
        turns=turns,
    )


def from_the_start(players: int, kind: str) -> Playthrough:
    """A game from its setup on."""
    team = TEAMS[players][list(KINDS).index(kind)]
    setup = Setup(players=players, spirits=team, **KINDS[kind])
    return played(setup, SEEDS[players, kind], turns=ROUNDS[players])


def from_position(seed: int, turns: int, *clauses: str) -> Playthrough:
    """Some rounds from a position on."""
    text = "; ".join(clauses)
    state = GAME.read(text)
    assert isinstance(state, State)
    return played(state.setup, seed, text, turns)


# -- rounds in which every power is used

HANDS: Final = ((TEETH, EYES, MUD), (HEAT, WIND, TEETH), (MUD, HEAT, EYES))
"""The spirits of the three rounds; the first five show their own cards."""

EVERYTHING: Final = "explorer 1 town 1 city 1 dahan 2"
ROUND: Final = (
    "power_phase fast, begin_phase invader, begin_phase slow, power_phase slow, time_passes,"
    " next_round"
)


def every_power(number: int) -> Playthrough:
    """A round in which a third of all power cards lies in play."""
    team = HANDS[number]
    common = [*cards_of("minor"), *cards_of("major")][number::3]
    rows = [own_cards(number, spirit) + common[seat::3] for seat, spirit in enumerate(team)]
    seats = [
        f"seat {seat}: hand none, in_play {' '.join(cards)}, energy 20, plays 0, growth 0"
        for seat, cards in enumerate(rows)
    ]
    used = {card for cards in rows for card in cards}
    decks = [deck_without(deck, used) for deck in ("minor", "major")]
    spirits = f"players: 3; chosen spirits: {' '.join(team)}"
    track = "ravage_card: i1_jungle; build_card: i1_sands; turn: 1; phase: fast"
    return from_position(1, 1, spirits, *island(), *seats, *decks, track, f"next: {ROUND}")


def own_cards(number: int, spirit: str) -> list[str]:
    """A spirit's unique powers, in the first round that it takes part in."""
    if any(spirit in team for team in HANDS[:number]):
        return []
    return unique_powers(spirit)


def unique_powers(spirit: str) -> list[str]:
    """The four cards with which a spirit begins."""
    state = GAME.read(f"spirits: {spirit}")
    assert isinstance(state, State)
    return list(state.hand[0])


def deck_without(deck: str, used: set[str]) -> str:
    """A power deck that lacks the cards in play."""
    left = [card for card in cards_of(deck) if card not in used]
    return f"{deck}: {len(left)} {deck} | {deck} = {' '.join(left)}"


def island() -> list[str]:
    """Most lands are crowded, few are blighted; everybody has sacred sites on every board."""
    free = {
        "2": "city 2 dahan 1",
        "3": f"{EVERYTHING} blight 1",
        "4": "dahan 2",
        "7": "dahan 1 blight 1",
    }
    presence = "presence0 2 presence1 2 presence2 2"
    return [
        f"{board}{number}: {free.get(number, EVERYTHING)} {presence if number in '14' else ''}"
        for board in "GHB"
        for number in "12345678"
    ]


# -- rounds in which every fear card is resolved, and rounds of every invader card

TERROR: Final = {
    1: "isolation retreat",
    2: "dahan_enheartened dahan_on_their_guard dahan_raid emigration_accelerates scapegoats",
    3: "avoid_the_dahan belief_takes_root fear_of_the_unseen overseas_trade_seems_safer"
    " seek_safety tall_tales_of_savagery trade_suffers wary_of_the_interior",
}
"""The fear cards that are resolved at each terror level."""


def every_fear_card(level: int) -> Playthrough:
    """An invader phase in which all cards earned so far are resolved."""
    cards = TERROR[level].split()
    taken = len(cards)
    deck = ", ".join(f"card {card}" for card in cards)
    rest = " ".join(t.id for t in GAME.content if t.kind == "fear" and t.id not in cards)
    unseen = f", {9 - taken} fear | fear = {rest}"
    return from_position(
        level,
        1,
        f"players: 3; chosen spirits: {EYES} {HEAT} {WIND}",
        *island(),
        f"taken: {taken}; earned: {taken}; fear_deck: {deck}{unseen}",
        "ravage_card: i1_wetland; build_card: i2_coastal; turn: 1",
        "next: begin_phase invader, time_passes, next_round",
    )


def every_invader_card(stage: int) -> Playthrough:
    """As many rounds as an invader deck has cards of a stage: all of the box but one."""
    cards = [t.id for t in GAME.content if t.kind == "invader" and t.facts["stage"] == stage][1:]
    deck = ", ".join(f"card {card}" for card in cards)
    return from_position(
        {1: 1, 2: 2, 3: 17}[stage],  # seeds with which the spirit lasts so long
        len(cards),
        f"players: 1; chosen spirits: {(TEETH, MUD, HEAT)[stage - 1]}",
        "escalation: yes",
        f"invader_deck: {deck}",
    )


PLAYTHROUGHS: Final = {
    **{f"horizons_{players}p_{kind}": from_the_start(players, kind) for players, kind in SEEDS},
    **{f"horizons_powers_{n + 1}": every_power(n) for n in range(len(HANDS))},
    **{f"horizons_terror_{level}": every_fear_card(level) for level in TERROR},
    **{f"horizons_stage_{stage}": every_invader_card(stage) for stage in (1, 2, 3)},
}
"""Every playthrough by its name."""
