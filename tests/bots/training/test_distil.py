"""A policy is fitted to what options came to, and kept only where it is a gain elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import learn_policy
import msgspec
import pytest

from vigil.bots.heuristics import heuristics_of
from vigil.bots.policy import Policy
from vigil.bots.training.distil import Choice, distil
from vigil.bots.training.trials import OPTIONS, tried_out
from vigil.games.ghost_stories import Setup


def choices(helpful: float) -> list[Choice]:
    """Questions with three options; one figure says how good they are, another one nothing."""
    random, found = Random(1), []
    for game in range(60):
        for _ in range(5):
            good = [random.random() for _ in range(3)]
            figures = tuple({"good": g, "noise": random.random()} for g in good)
            won = tuple(0.5 + 0.1 * helpful * g + random.gauss(0, 0.01) for g in good)
            worths = tuple(random.random() for _ in range(3))
            found.append(Choice(worths, figures, won, game))
    return found


def test_weights_go_to_the_figure_that_tells_options_apart() -> None:
    found = distil(choices(1.0))
    assert found.is_kept
    assert found.gain > 0.5 * found.before
    assert found.weights["good"] > 1
    assert abs(found.weights.get("noise", 0.0)) < 0.2 * found.weights["good"]


def test_what_is_worse_weighs_less_than_nothing() -> None:
    assert distil(choices(-1.0)).weights["good"] < -1


def test_the_same_choices_give_the_same_weights() -> None:
    assert distil(choices(1.0)) == distil(choices(1.0))


def test_weights_that_gain_nothing_elsewhere_are_not_kept() -> None:
    random = Random(2)
    alike = [
        Choice((0.0, 0.1), ({"left": 1.0}, {"left": 0.0}), (random.random(), random.random()), game)
        for game in range(60)
        for _ in range(3)
    ]
    found = distil(alike)
    assert not found.is_kept
    assert found.choices == len(alike)


def test_the_options_of_a_game_are_tried_out_the_same_way_each_time() -> None:
    setup = Setup(players=1)
    tried = [list(islice(tried_out(setup, 8, ("move",)), 4)) for _ in range(2)]
    assert tried[0] == tried[1]
    for kind, choice in tried[0]:
        assert kind in heuristics_of(setup.game).cues
        assert 2 <= len(choice.chances) == len(choice.cues) == len(choice.worths) <= OPTIONS
        assert all(0 <= chance <= 1 for chance in choice.chances)
        assert all("worth" in figures for figures in choice.cues)


def test_a_learning_that_was_stopped_goes_on_with_the_games_that_it_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    every = choices(1.0)

    def game(_: Setup, seed: int, __: Sequence[str]) -> Iterator[tuple[str, Choice]]:
        played.append(seed)
        part = seed % 10
        return iter([("move", one) for one in every[30 * part : 30 * part + 30]])

    def learn(games: int) -> Policy:
        kept, out = str(tmp_path / "kept"), str(tmp_path / "policy.json")
        words = ("--games", str(games), "--seed", "50", "--kept", kept, "--out", out)
        monkeypatch.setattr(sys, "argv", ["learn_policy.py", "ghost_stories", *words])
        assert learn_policy.main() == 0
        return msgspec.json.decode(Path(out).read_bytes(), type=Policy)

    monkeypatch.setattr(learn_policy, "tried_out", game)
    assert learn(4).weights == {}
    assert played == [50, 51, 52, 53]
    assert learn(8).weights["move"]["good"] > 1
    assert played == list(range(50, 58))
