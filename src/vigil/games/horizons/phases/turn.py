"""The round: spirits, fast powers, invaders, slow powers, time passes."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.state import Phase, State, new_turn
from vigil.games.horizons.model.verbs import heal
from vigil.games.horizons.phases.invaders import matching
from vigil.games.horizons.phases.steps import step
from vigil.games.horizons.powers.asking import card_options, or_stop
from vigil.games.horizons.powers.power import FAST, SLOW


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
    """Enter a phase; no spirit has passed yet."""
    s.phase = phase
    s.action += 1
    s.passed = [False] * s.setup.players
    s.emit("phase_began", phase=phase)
    if phase == "spirit":
        begin_growing(s)
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


def begin_growing(s: State) -> None:
    """Reset the growth of all spirits."""
    s.growth = [None] * s.setup.players
    s.plays = [None] * s.setup.players
    s.ready = [False] * s.setup.players


@step
def begin_bonus(s: State) -> None:
    """The extra growth of an easier game."""
    begin_growing(s)
    s.push(("spirit_phase", True))


@step
async def time_passes(s: State) -> None:
    """Cards in play are discarded, elements fade, wounds heal."""
    for seat in s.setup.seats:
        for _ in range(s.this_turn.keeps[seat]):
            await keep_card(s, seat)
        s.discard[seat] += s.in_play[seat]
        s.in_play[seat] = ()
    heal(s)
    s.this_turn = new_turn(s.setup)
    s.emit("time_passed", round=s.turn)


async def keep_card(s: State, seat: int) -> None:
    """A spirit may take one of its cards in play back to its hand."""
    if not s.in_play[seat]:
        return
    card = await pick(s, seat, "reclaim_card", or_stop(card_options(s.in_play[seat])))
    if card is not None:
        s.in_play[seat] = tuple(other for other in s.in_play[seat] if other != card)
        s.hand[seat] += (card,)
        s.emit("card_kept", seat=seat, card=card)
