"""Any setup and any walk, as Hypothesis draws them."""

from __future__ import annotations

from hypothesis import strategies as st

from games.ghost_stories.property.games import Walk
from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES


def setups() -> st.SearchStrategy[Setup]:
    """Any setup of the rules; who sits where is left to chance."""
    return st.builds(
        Setup,
        players=st.integers(1, 4),
        level=st.sampled_from(sorted(LEVELS)),
        edition=st.sampled_from(sorted(EDITIONS)),
        switches=st.lists(st.sampled_from(sorted(SWITCHES)), unique=True, max_size=5).map(tuple),
        qi=st.sampled_from([None, None, 1, 5]),
        black_tao=st.booleans(),
        ask_all=st.booleans(),
    )


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """Any game, half of them with so short a deck that its end is seen."""
    setup = draw(setups())
    layers = None
    if draw(st.booleans()):
        sizes = st.lists(
            st.integers(0, 6), min_size=setup.incarnations, max_size=setup.incarnations
        )
        layers = (*draw(sizes), draw(st.integers(1, 10)))
    return Walk(setup, draw(st.integers(0, 2**32 - 1)), draw(st.booleans()), layers)
