"""Any setup and any walk, as Hypothesis draws them."""

from __future__ import annotations

from itertools import permutations

from hypothesis import strategies as st

from games.horizons.property.games import LATE, Walk
from vigil.games.horizons import Setup
from vigil.games.horizons.model.boards import BOARDS
from vigil.games.horizons.model.rules import SWITCHES
from vigil.games.horizons.powers.registry import PANELS


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup of the rules."""
    players = draw(st.integers(1, 3))
    spirits = st.sampled_from([(), *permutations(tuple(PANELS), players)])
    boards = st.sampled_from([(), *permutations(sorted(BOARDS), players)])
    return Setup(
        players=players,
        spirits=draw(spirits),
        boards=draw(boards),
        progression=draw(st.booleans()),
        bonus_growth=draw(st.booleans()),
        first_explore=draw(st.booleans()),
        escalation=draw(st.booleans()),
        ask_all=draw(st.booleans()),
        switches=tuple(draw(st.lists(st.sampled_from(sorted(SWITCHES)), unique=True))),
    )


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """Any game, most of them begun where its end is near."""
    setup, late = draw(setups()), draw(st.sampled_from(LATE))
    return Walk(setup, draw(st.integers(0, 2**32 - 1)), draw(st.booleans()), late)
