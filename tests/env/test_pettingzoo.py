"""The environments of PettingZoo: the seats as agents, one after the other or all at once."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from vigil.core.errors import IllegalAnswer
from vigil.core.plugin import UnknownGame
from vigil.env import env, parallel_env, raw_env
from vigil.env.episode import WAITING, Episode
from vigil.games.horizons import Setup

with warnings.catch_warnings():  # where pygame is there, they import a game that warns of its name
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ghost_stories", {"players": 3}),
    ("ghost_stories", {"players": 2, "modules": ["white_moon"]}),
    ("horizons", {"players": 3}),
]
CYCLES = 120


@contextmanager
def kindly() -> Iterator[None]:
    """Advice that PettingZoo spares its own games with masks, which it knows by name."""
    with warnings.catch_warnings():
        for advice in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=advice)
        yield


@pytest.mark.parametrize(("game", "chosen"), GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, chosen: dict[str, Any]) -> None:
    with kindly():
        api_test(env(game, **chosen), num_cycles=CYCLES)
        parallel_api_test(parallel_env(game, **chosen), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "chosen"), GAMES)
def test_a_seed_fixes_the_game(game: str, chosen: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **chosen), num_cycles=CYCLES // 2)
    parallel_seed_test(lambda: parallel_env(game, **chosen), num_cycles=CYCLES // 2)


@pytest.mark.parametrize(("game", "chosen"), GAMES)
def test_all_agents_get_the_same_reward(game: str, chosen: dict[str, Any]) -> None:
    table = raw_env(game, **chosen)
    table.reset(seed=2)
    table.action_space("seat_0").seed(1)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut_off, _ = table.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        done = ended or cut_off
        table.step(None if done else table.action_space("seat_0").sample(mask))
    assert set(totals.values()) in ({1.0}, {-1.0})


def test_who_is_not_asked_can_only_wait() -> None:
    table = raw_env("ghost_stories", players=3)
    table.reset(seed=2)
    for agent in table.agents:
        allowed = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
        assert (allowed == [WAITING]) == (agent != table.agent_selection)


def test_an_illegal_action_of_an_agent_is_refused_and_ends_a_guarded_game() -> None:
    table = raw_env("ghost_stories", players=2)
    table.reset(seed=2)
    with pytest.raises(IllegalAnswer, match="no such action"):
        table.step(WAITING)
    guarded = env("ghost_stories", players=2)
    guarded.reset(seed=2)
    agent = guarded.agent_selection
    guarded.step(WAITING)
    assert guarded.terminations[agent]


# -- questions to several seats


def spirit_phase() -> Episode:
    return Episode(Setup(players=3), 1)


def test_seats_are_asked_one_after_the_other_and_all_but_the_last_may_wait() -> None:
    episode, asked = spirit_phase(), []
    while WAITING in episode.legal:
        asked.append(episode.seat)
        episode.act(WAITING)
    asked.append(episode.seat)
    assert asked == [1, 2, 0]


def test_after_an_answer_the_next_seat_is_asked() -> None:
    episode = spirit_phase()
    assert episode.seat == 1
    episode.act(max(episode.legal))
    assert episode.seat == 2
    episode.act(max(episode.legal))
    assert episode.seat == 0


def at_the_powers(seed: int) -> Episode:
    """A moment at which one spirit has passed and another one has not."""
    episode = Episode(Setup(players=2), seed)
    while episode.decision is not None:
        passed = episode.state.passed
        if episode.decision.kind == "power_phase" and len(episode.asked) == 2 and any(passed):
            return episode
        passing = [n for n in episode.legal if n == episode.numbers[("pass", 0)]]
        legal = sorted(set(episode.legal) - {WAITING})
        episode.act(passing[0] if passing else legal[len(legal) // 2])
    raise AssertionError("both spirits never had powers left")


def test_who_has_passed_need_not_use_a_power_because_others_wait() -> None:
    found = []
    for seed in range(12):
        try:
            episode = at_the_powers(seed)
        except AssertionError:
            continue
        found.append(seed)
        first, last = episode.asked
        assert episode.state.passed[first]
        assert not episode.state.passed[last]
        assert WAITING in episode.legal
    assert found


def test_seats_act_at_once_where_the_game_asks_them_at_once() -> None:
    table = parallel_env("horizons", players=3)
    seen, _ = table.reset(seed=1)
    allowed = {agent: np.flatnonzero(one["action_mask"])[-1] for agent, one in seen.items()}
    assert WAITING not in allowed.values()
    *_, infos = table.step(allowed)
    assert [infos[agent]["acted"] for agent in table.agents] == [True, True, True]
    assert all(growth is not None for growth in table.played.episode.state.growth)


def test_an_answer_that_no_longer_fits_its_question_is_left_out() -> None:
    """Two seats answer: after the first of them the other is asked something else, or nothing."""
    table = parallel_env("ghost_stories", players=2)
    seen, _ = table.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    asked = {agent for agent, action in actions.items() if action != WAITING}
    *_, infos = table.step(dict.fromkeys(actions, max(actions.values())))
    assert {agent for agent in table.agents if infos[agent]["acted"]} == asked


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    for make in (env, raw_env, parallel_env):
        with pytest.raises(UnknownGame, match=r"catan.*ghost_stories, horizons"):
            make("catan")
