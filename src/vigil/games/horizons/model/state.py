"""The state of a game: the island, the spirits, the decks, and effects of this turn."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from vigil.core.deck import Deck
from vigil.core.fields import Fields
from vigil.core.state import GameState
from vigil.games.horizons.model.options import Setup

Phase: TypeAlias = Literal["set_up", "spirit", "fast", "invader", "slow"]


class Vengeance(NamedTuple):
    """A land where a spirit avenges destroyed pieces, with ``near`` in the next lands too."""

    land: int
    seat: int
    near: bool
    fresh: bool = True
    """Whether it has dealt no damage yet, so that bonus damage can be added."""


class Ward(NamedTuple):
    """Defence that a spirit gives in its lands."""

    seat: int
    amount: int


class Guard(NamedTuple):
    """Defence given by Dahan wherever they are: an amount each, plus a fixed amount."""

    each: int
    more: int


class Shunned(NamedTuple):
    """Named kinds of lands where invaders skip some actions, as bits."""

    lands: str
    actions: int


class ThisTurn(Fields):
    """Effects that last until time passes; then a new turn replaces them."""

    # Lists by land.
    defend: list[int]
    skips: list[int]
    """Bits of the invader actions that do not happen in the land."""
    exhausted: list[int]
    """The number of actions (ravage or build) that may still be skipped."""
    no_blight: list[bool]
    dahan_bonus: list[int]
    dahan_safe: list[bool]
    fallen: list[int]
    """Towns, cities and dahan to be avenged when the action is complete."""

    # On the whole island.
    vengeance: tuple[Vengeance, ...]
    wards: tuple[Ward, ...]
    guards: tuple[Guard, ...]
    shunned: tuple[Shunned, ...]

    # Lists by seat.
    elements: list[int]
    """Elements gained by powers: ``8 * seat + element``."""
    used: list[tuple[str, ...]]
    """Powers already used."""
    hastened: list[tuple[str, ...]]
    """Powers made fast."""
    repeated: list[tuple[str, ...]]
    """Cards already used again."""
    repeats: list[int]
    """Cards that may be used again."""
    reach: list[int]
    """Extra range of all powers."""
    might: list[int]
    """Uses left of extra damage given to a spirit."""
    swift: list[int]
    """Slow powers with push or gather that may be used fast."""
    sharing: list[int]
    """Bits of the seats whose presence also counts for targeting."""
    keeps: list[int]
    """Cards that return to the hand when time passes."""

    # Written from the fields above by tools/write_fields.py.
    # fmt: off
    __slots__ = (
        "dahan_bonus", "dahan_safe", "defend", "elements", "exhausted", "fallen", "guards",
        "hastened", "keeps", "might", "no_blight", "reach", "repeated", "repeats", "sharing",
        "shunned", "skips", "swift", "used", "vengeance", "wards",
    )
    kinds: ClassVar[dict[str, Any]] = {
        "defend": list[int], "skips": list[int], "exhausted": list[int], "no_blight": list[bool],
        "dahan_bonus": list[int], "dahan_safe": list[bool], "fallen": list[int],
        "vengeance": tuple[Vengeance, ...], "wards": tuple[Ward, ...], "guards": tuple[Guard, ...],
        "shunned": tuple[Shunned, ...], "elements": list[int], "used": list[tuple[str, ...]],
        "hastened": list[tuple[str, ...]], "repeated": list[tuple[str, ...]], "repeats": list[int],
        "reach": list[int], "might": list[int], "swift": list[int], "sharing": list[int],
        "keeps": list[int],
    }

    def copy(self) -> ThisTurn:
        """An independent copy."""
        other = ThisTurn.__new__(ThisTurn)
        other.defend = self.defend[:]
        other.skips = self.skips[:]
        other.exhausted = self.exhausted[:]
        other.no_blight = self.no_blight[:]
        other.dahan_bonus = self.dahan_bonus[:]
        other.dahan_safe = self.dahan_safe[:]
        other.fallen = self.fallen[:]
        other.vengeance = self.vengeance
        other.wards = self.wards
        other.guards = self.guards
        other.shunned = self.shunned
        other.elements = self.elements[:]
        other.used = self.used[:]
        other.hastened = self.hastened[:]
        other.repeated = self.repeated[:]
        other.repeats = self.repeats[:]
        other.reach = self.reach[:]
        other.might = self.might[:]
        other.swift = self.swift[:]
        other.sharing = self.sharing[:]
        other.keeps = self.keeps[:]
        return other


def new_turn(setup: Setup) -> ThisTurn:
    """A turn without events so far."""
    return _uneventful(len(setup.lands), setup.players).copy()


@cache
def _uneventful(lands: int, seats: int) -> ThisTurn:
    return ThisTurn(
        defend=[0] * lands,
        skips=[0] * lands,
        exhausted=[0] * lands,
        no_blight=[False] * lands,
        dahan_bonus=[0] * lands,
        dahan_safe=[False] * lands,
        fallen=[0] * lands,
        vengeance=(),
        wards=(),
        guards=(),
        shunned=(),
        elements=[0] * (8 * seats),
        used=[()] * seats,
        hastened=[()] * seats,
        repeated=[()] * seats,
        repeats=[0] * seats,
        reach=[0] * seats,
        might=[0] * seats,
        swift=[0] * seats,
        sharing=[0] * seats,
        keeps=[0] * seats,
    )


class State(GameState[Setup]):
    """Lists go by land or by seat; a land's counts are in ``pieces``."""

    # The island.
    pieces: list[int]
    """Invaders and dahan: ``WIDTH * land + slot``."""
    blight: list[int]
    presence: list[int]
    """Presence: ``lands * seat + land``."""
    blight_pool: int

    # The spirits.
    spirits: tuple[str, ...]
    energy: list[int]
    destroyed: list[int]
    """Presence destroyed and out of the game."""
    energy_open: list[int]
    plays_open: list[int]
    """Open slots of the presence tracks."""
    hand: list[tuple[str, ...]]
    in_play: list[tuple[str, ...]]
    discard: list[tuple[str, ...]]
    learned: list[int]
    """Cards taken from the progression."""

    # The spirits' turn.
    growth: list[int | None]
    """The chosen growth option; ``None`` before the choice."""
    growing: list[tuple[int, ...]]
    """Growth actions still to be done."""
    plays: list[int | None]
    """Cards that may still be played; ``None`` before growth is done and after the phase."""
    ready: list[bool]
    """Whether the spirit phase is over for a spirit."""
    passed: list[bool]

    # Fear and the invaders.
    fear: int
    """Fear since the last fear card."""
    earned: int
    """Fear cards earned and not yet resolved."""
    taken: int
    """Fear cards earned in all."""
    fear_deck: Deck
    invader_deck: Deck
    ravage_card: str
    build_card: str
    explore_card: str
    invader_discard: tuple[str, ...]

    # The power decks.
    minor: Deck
    major: Deck
    minor_discard: tuple[str, ...]
    major_discard: tuple[str, ...]

    # The round.
    phase: Phase
    this_turn: ThisTurn
    doom: str
    """Why the game is lost, if it is; checked when the action is complete."""

    # Written from the fields above by tools/write_fields.py.
    # fmt: off
    __slots__ = (
        "blight", "blight_pool", "build_card", "destroyed", "discard", "doom", "earned", "energy",
        "energy_open", "explore_card", "fear", "fear_deck", "growing", "growth", "hand", "in_play",
        "invader_deck", "invader_discard", "learned", "major", "major_discard", "minor",
        "minor_discard", "passed", "phase", "pieces", "plays", "plays_open", "presence",
        "ravage_card", "ready", "spirits", "taken", "this_turn",
    )
    kinds: ClassVar[dict[str, Any]] = {
        **GameState.kinds, "pieces": list[int], "blight": list[int], "presence": list[int],
        "blight_pool": int, "spirits": tuple[str, ...], "energy": list[int], "destroyed": list[int],
        "energy_open": list[int], "plays_open": list[int], "hand": list[tuple[str, ...]],
        "in_play": list[tuple[str, ...]], "discard": list[tuple[str, ...]], "learned": list[int],
        "growth": list[int | None], "growing": list[tuple[int, ...]], "plays": list[int | None],
        "ready": list[bool], "passed": list[bool], "fear": int, "earned": int, "taken": int,
        "fear_deck": Deck, "invader_deck": Deck, "ravage_card": str, "build_card": str,
        "explore_card": str, "invader_discard": tuple[str, ...], "minor": Deck, "major": Deck,
        "minor_discard": tuple[str, ...], "major_discard": tuple[str, ...], "phase": Phase,
        "this_turn": ThisTurn, "doom": str,
    }

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        other.agenda = self.agenda[:]
        other.turn = self.turn
        other.action = self.action
        other.outcome = self.outcome
        other.setup = self.setup
        other.pieces = self.pieces[:]
        other.blight = self.blight[:]
        other.presence = self.presence[:]
        other.blight_pool = self.blight_pool
        other.spirits = self.spirits
        other.energy = self.energy[:]
        other.destroyed = self.destroyed[:]
        other.energy_open = self.energy_open[:]
        other.plays_open = self.plays_open[:]
        other.hand = self.hand[:]
        other.in_play = self.in_play[:]
        other.discard = self.discard[:]
        other.learned = self.learned[:]
        other.growth = self.growth[:]
        other.growing = self.growing[:]
        other.plays = self.plays[:]
        other.ready = self.ready[:]
        other.passed = self.passed[:]
        other.fear = self.fear
        other.earned = self.earned
        other.taken = self.taken
        other.fear_deck = self.fear_deck
        other.invader_deck = self.invader_deck
        other.ravage_card = self.ravage_card
        other.build_card = self.build_card
        other.explore_card = self.explore_card
        other.invader_discard = self.invader_discard
        other.minor = self.minor
        other.major = self.major
        other.minor_discard = self.minor_discard
        other.major_discard = self.major_discard
        other.phase = self.phase
        other.this_turn = self.this_turn.copy()
        other.doom = self.doom
        other.events = None
        return other
