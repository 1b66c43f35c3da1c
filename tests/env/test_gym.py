"""The environments of Gymnasium: one controller for all seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vigil.core import find_game
from vigil.core.errors import IllegalSetup
from vigil.core.plugin import offered
from vigil.env import GameEnv
from vigil.env.env_core import NotReset
from vigil.env.spaces import NoSpaces
from vigil.game import Plugin
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.games.horizons import Setup as Horizons

IDS = ("vigil/GhostStories-v0", "vigil/WhiteMoon-v0", "vigil/Horizons-v0")


def made(name: str = IDS[0], **arguments: Any) -> GameEnv:
    env = gymnasium.make(name, **arguments).unwrapped
    assert isinstance(env, GameEnv)
    return env


def steps(env: Any, seed: int, most: int = 10_000) -> Iterator[tuple[Any, ...]]:
    """What each step of a random game gives."""
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    for _ in range(most):
        allowed = np.flatnonzero(observation["action_mask"])
        step = env.step(random.choice(allowed))
        yield step
        observation, _, ended, cut_off, _ = step
        if ended or cut_off:
            return


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("form", ["arrays", "flat", "view"])
def test_gymnasium_finds_nothing_wrong(name: str, form: str) -> None:
    check_env(made(name, observation=form, render_mode="ansi"))


@pytest.mark.parametrize("name", IDS)
def test_observations_of_whole_games_lie_in_their_space(name: str) -> None:
    env = made(name)
    assert all(env.observation_space.contains(step[0]) for step in steps(env, 1))


def test_a_registered_id_takes_entries_of_the_set_up() -> None:
    env = made(players=2, level="hell")
    assert env.played.setup == Setup(players=2, level="hell")
    assert made(setup=Setup(players=3), level="normal").played.setup == Setup(
        players=3, level="normal"
    )
    assert made("vigil/WhiteMoon-v0").played.setup == Setup(modules=("white_moon",))
    assert made("vigil/Horizons-v0", players=3).played.setup == Horizons(players=3)


def test_a_reset_may_change_the_set_up_but_not_the_number_of_seats() -> None:
    env = made(players=2)
    env.reset(seed=1, options={"setup": {"level": "hell"}})
    assert env.played.episode.state.setup.level == "hell"
    env.reset(seed=1)
    assert env.played.episode.state.setup.level == "initiation"
    with pytest.raises(IllegalSetup, match="players"):
        env.reset(options={"setup": {"players": 3}})


def test_the_seed_of_a_reset_fixes_the_game() -> None:
    one, other = ([step[0] for step in steps(made(), seed=4)] for _ in range(2))
    assert len(one) == len(other)
    pairs = zip(one, other, strict=True)
    assert all(np.array_equal(a[key], b[key]) for a, b in pairs for key in a)
    third = made().reset(seed=5)[0]
    assert any(not np.array_equal(third[key], made().reset(seed=4)[0][key]) for key in third)


def test_resets_without_a_seed_deal_other_games_in_a_fixed_order() -> None:
    def deals(env: GameEnv) -> list[str]:
        env.reset(seed=1)
        return [json.dumps(env.reset()[0]["tiles"].tolist()) for _ in range(4)]

    assert deals(made()) == deals(made())
    assert len(set(deals(made()))) > 1


@pytest.mark.parametrize("name", IDS)
def test_all_get_one_for_a_victory_and_lose_one_for_a_defeat(name: str) -> None:
    *before, (_, reward, ended, cut_off, info) = steps(made(name, players=2), 3)
    assert {step[1] for step in before} == {0.0}
    assert (ended, cut_off) == (True, False)
    assert reward == (1.0 if info["won"] else -1.0)


@pytest.mark.parametrize("name", IDS)
def test_rewards_by_score_lead_from_the_first_points_to_those_of_the_rulebook(name: str) -> None:
    env = made(name, reward="score")
    env.reset(seed=3)
    first = env.played._worth
    *before, last = steps(env, 3)
    assert any(step[1] for step in before)
    assert first + sum(step[1] for step in (*before, last)) == last[4]["score"]


def test_rewards_by_chance_lead_from_the_first_judgement_to_the_outcome() -> None:
    env = made(reward="chance")
    env.reset(seed=3)
    first = env.played._worth
    rewards = [step[1] for step in steps(env, 3)]
    assert sum(map(bool, rewards)) > len(rewards) / 2
    assert first + sum(rewards) == pytest.approx(-1)


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    played = list(steps(made(max_steps=7), 3))
    assert [step[3] for step in played] == [False] * 6 + [True]
    assert not played[-1][2]


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    env = made()
    before, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    after, reward, ended, cut_off, info = env.step(illegal)
    assert all(np.array_equal(before[key], after[key]) for key in before)
    assert (reward, ended, cut_off, info["illegal"]) == (0.0, False, False, illegal)


def test_maskable_learners_get_the_same_mask() -> None:
    env = made()
    observation, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))


def test_the_view_is_that_of_a_screen() -> None:
    env = made(observation="view", players=2)
    observation, info = env.reset(seed=1)
    episode = env.played.episode
    view = GHOST_STORIES.view(episode.state, info["seat"], episode.decision)
    assert json.loads(observation["view"]) == json.loads(json.dumps(view))


def test_flat_figures_are_the_arrays_in_their_order() -> None:
    arrays, _ = made().reset(seed=1)
    flat, _ = made(observation="flat").reset(seed=1)
    rows = [array.ravel() for name, array in arrays.items() if name != "action_mask"]
    names = [array.name for array in made().played.observer.spaces.all_arrays]
    assert sorted(names) == sorted(set(arrays) - {"action_mask"})
    in_order = np.concatenate([arrays[name].ravel() for name in names])
    assert np.array_equal(flat["observation"], in_order)
    assert sum(row.size for row in rows) == flat["observation"].size


def test_the_table_is_drawn_as_text_and_as_a_picture() -> None:
    for name, word in zip(IDS, ("Tea House", "Graveyard", "Board G"), strict=True):
        env = made(name, render_mode="ansi")
        env.reset(seed=1)
        assert word in env.render()
        env = made(name, render_mode="rgb_array")
        env.reset(seed=1)
        picture = env.render()
        assert (picture.dtype, picture.shape[2]) == (np.uint8, 3)
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 8
    env = made()
    env.reset(seed=1)
    assert env.render() is None


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_games_are_played_at_once(mode: str) -> None:
    """Each of them as it would be played alone."""
    envs = gymnasium.make_vec(IDS[0], num_envs=2, vectorization_mode=mode, players=1)
    single = [made(players=1) for _ in range(2)]
    try:
        together, _ = envs.reset(seed=3)  # the second one gets 4
        alone = [env.reset(seed=seed)[0] for env, seed in zip(single, (3, 4), strict=True)]
        for _ in range(12):
            actions = together["action_mask"].argmax(axis=1)
            together, rewards, ended, *_ = envs.step(actions)
            assert not ended.any()
            given = [env.step(action) for env, action in zip(single, actions, strict=True)]
            alone = [step[0] for step in given]
            assert rewards.tolist() == [step[1] for step in given]
            for key in together:
                assert np.array_equal(together[key], np.stack([one[key] for one in alone]))
    finally:
        envs.close()


def test_wrong_arguments_are_refused_in_one_sentence() -> None:
    for wrong in ({"observation": "pixels"}, {"reward": "money"}, {"render_mode": "human"}):
        with pytest.raises(IllegalSetup, match="known="):
            GameEnv("ghost_stories", **wrong)
    with pytest.raises(IllegalSetup, match="level"):
        GameEnv("ghost_stories", level="easy")
    with pytest.raises(NotReset, match="reset"):
        GameEnv("ghost_stories").step(1)


def test_a_game_without_spaces_says_so() -> None:
    rules = Plugin(
        name="ghost_stories",
        package="vigil.games.ghost_stories",
        rules=find_game("ghost_stories"),
    )
    from vigil.env.spaces import _spaces_of

    _spaces_of.cache_clear()
    with offered(rules), pytest.raises(NoSpaces, match="ghost_stories"):
        GameEnv("ghost_stories")
    _spaces_of.cache_clear()
