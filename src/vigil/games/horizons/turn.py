"""The round: spirits, fast powers, invaders, slow powers, time passes."""

from __future__ import annotations

from vigil.core.decision import STOP, Option, choose
from vigil.games.horizons.invaders import matching
from vigil.games.horizons.powers_data import FAST, SLOW
from vigil.games.horizons.state import Phase, State
from vigil.games.horizons.steps import step
from vigil.games.horizons.verbs import heal


@step
def next_round(s: State) -> None:
    """All phases of a round in order."""
    s.turn += 1
    s.action += 1
    s.emit("round_began", round=s.turn)
    s.push(
        ("begin_phase", "spirit"),
        ("spirit_phase", False),
        ("begin_phase", FAST),
        ("power_phase", FAST),
        ("begin_phase", "invader"),
        ("begin_phase", SLOW),
        ("power_phase", SLOW),
        ("time_passes",),
        ("next_round",),
    )


@step
def begin_phase(s: State, phase: Phase) -> None:
    """Enter a phase; nobody has passed yet."""
    s.phase = phase
    s.action += 1
    s.passed = [False] * s.setup.players
    s.emit("phase_began", phase=phase)
    if phase == "spirit":
        s.growth = [-1] * s.setup.players
        s.plays = [-1] * s.setup.players
    elif phase == "invader":
        s.push(("fear_card",), ("invaders_act",))


@step
def invaders_act(s: State) -> None:
    """Ravage, build and explore, in this order; then the cards advance."""
    s.push(
        ("ravage_lands", matching(s, s.ravage_card)),
        ("build_lands", matching(s, s.build_card)),
        ("explore",),
        ("advance_cards",),
    )


@step
def begin_bonus(s: State) -> None:
    """The extra growth of an easier game."""
    s.growth = [-1] * s.setup.players
    s.plays = [-1] * s.setup.players
    s.push(("spirit_phase", True))


@step
async def time_passes(s: State) -> None:
    """Cards in play are discarded, elements fade, wounds heal."""
    for seat in s.setup.seats:
        for _ in range(s.keeps[seat]):
            await keep_card(s, seat)
        s.discard[seat] += s.in_play[seat]
        s.in_play[seat] = ()
    heal(s)
    forget_the_turn(s)
    s.emit("time_passed", round=s.turn)


async def keep_card(s: State, seat: int) -> None:
    """A spirit may take one of its cards in play back to its hand."""
    if not s.in_play[seat]:
        return
    options: list[Option] = [("card", card) for card in s.in_play[seat]]
    chosen = await choose(s, seat, "reclaim_card", [*options, STOP])
    if chosen != STOP:
        card = str(chosen[1])
        s.in_play[seat] = tuple(other for other in s.in_play[seat] if other != card)
        s.hand[seat] += (card,)
        s.emit("card_kept", seat=seat, card=card)


def forget_the_turn(s: State) -> None:
    """What held for this turn holds no longer."""
    lands, seats = len(s.blight), s.setup.players
    s.defend, s.skips, s.exhausted = [0] * lands, [0] * lands, [0] * lands
    s.no_blight, s.dahan_safe = [False] * lands, [False] * lands
    s.dahan_bonus, s.fallen = [0] * lands, [0] * lands
    s.vengeance, s.wards, s.guards, s.shunned = (), (), (), ()
    s.elements = [0] * (8 * seats)
    s.used, s.hastened, s.repeated = [()] * seats, [()] * seats, [()] * seats
    s.reach, s.might, s.swift = [0] * seats, [0] * seats, [0] * seats
    s.repeats, s.sharing, s.keeps = [0] * seats, [0] * seats, [0] * seats
