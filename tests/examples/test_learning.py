"""``examples/learning/train.py``: it runs, and a lesson teaches what paid off."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples" / "learning" / "train.py"


@pytest.fixture(scope="module")
def train() -> Any:
    spec = spec_from_file_location("learning_train", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_two_thousand_steps_of_learning(train: Any) -> None:
    learner = train.Learner(train.Settings(steps=2000, hidden=32))
    before = {name: weights.copy() for name, weights in learner.net.weights.items()}
    assert list(learner.learn()) == [2048]
    assert len(learner.results) > 20
    for name, weights in learner.net.weights.items():
        assert np.isfinite(weights).all()
        assert not np.array_equal(weights, before[name])


def test_the_same_seed_learns_the_same(train: Any) -> None:
    settings = train.Settings(steps=512, hidden=8, length=16)
    one, other = train.Learner(settings), train.Learner(settings)
    for learner in (one, other):
        list(learner.learn())
    assert np.array_equal(one.net.weights["out"], other.net.weights["out"])


def test_what_paid_off_becomes_likelier(train: Any) -> None:
    """One position, two actions, of which the first is rewarded and the second punished."""
    settings = train.Settings(steps=100, hidden=8, envs=1)
    learner = train.Learner(settings)
    figures, legal = learner._look()
    legal[0, :3] = (4, 7, -1)
    first = learner.net.run(figures, legal)[1][0, 0]
    picks = np.array([0, 1] * 32).reshape(64, 1)
    same = {"figures": figures, "legal": legal, "guesses": np.zeros(1, np.float32)}
    steps = {name: np.stack([value] * 64) for name, value in same.items()}
    lesson = train.Lesson(
        picks=picks,
        chances=np.where(picks == 0, first, 1 - first).astype(np.float32),
        rewards=np.where(picks == 0, 1, -1).astype(np.float32),
        ended=np.ones((64, 1), bool),
        **steps,
    )
    for _ in range(5):
        learner._study(lesson, np.zeros(1, np.float32))
    assert learner.net.run(figures, legal)[1][0, 0] > first + 0.1


def test_a_curve_is_drawn(train: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "curve.svg"
    train.main(["--steps", "2048", "--hidden", "8", "--plot", str(file)])
    assert "2048 steps: score" in capsys.readouterr().out
    assert file.read_text("utf-8").count("<circle") > 3


def test_the_page_has_the_command_that_made_its_curve() -> None:
    page = (FILE.parents[2] / "docs" / "environments.md").read_text("utf-8")
    assert "python examples/learning/train.py --plot learning.svg" in page
    assert "(pictures/learning.svg)" in page
    assert (FILE.parents[2] / "docs" / "pictures" / "learning.svg").is_file()
