"""OpenSpiel plays our games: its own test of games passes, and a copy goes its own way.

OpenSpiel and SciPy are some 50 MB to fetch, so they are installed for this alone: ``make
test-open-spiel``.
"""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest

from vigil.core.decision import CHANCE
from vigil.env.open_spiel import NAMES

GAMES = (
    "vigil_ghost_stories(players=1)",
    "vigil_ghost_stories(players=3,setup=level:nightmare+edition:first_print)",
    "vigil_white_moon(players=2)",
    "vigil_horizons(players=1,setup=progression:true)",
    "vigil_horizons(players=3,setup=escalation:true+ask_all:false)",
)


def at_random(state: Any, random: Random, most: int) -> None:
    """Play on at random."""
    while most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        most -= 1


def test_every_game_is_registered() -> None:
    assert NAMES == ("vigil_ghost_stories", "vigil_white_moon", "vigil_horizons")
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end_in_the_same_utility_for_all(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    at_random(state, Random(1), 20_000)
    assert state.is_terminal()
    assert set(state.returns()) in ({1.0}, {-1.0})


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_a_pickle_go_their_own_way_from_the_same_moment(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    at_random(state, Random(2), 30)
    before = str(state)
    twins = [state.clone(), pickle.loads(pickle.dumps(state))]
    for twin in twins:
        at_random(twin, Random(3), 20)
    assert str(state) == before
    assert str(twins[0]) == str(twins[1]) != before


def test_chance_is_a_player_with_exact_odds() -> None:
    state = pyspiel.load_game("vigil_ghost_stories(players=2)").new_initial_state()
    assert state.current_player() == CHANCE == pyspiel.PlayerId.CHANCE
    odds = dict(state.chance_outcomes())
    assert len(set(odds.values())) == 1
    assert sum(odds.values()) == pytest.approx(1)
