"""Playing to learn: what the processes of ``tools/reinforce`` play, note and export."""

from __future__ import annotations

from itertools import pairwise
from math import log
from pathlib import Path

import msgspec
import numpy as np
import pytest
from reinforce import export
from reinforce.games import Game, asked, figure
from reinforce.sampling import (
    SIZE,
    TEMPERATURE,
    Recording,
    hidden,
    likelihoods,
    logits,
    parts_of,
)

from vigil.bots.policy import WORTH, Policy, corrected_worths
from vigil.bots.policy_net import PolicyNet
from vigil.bots.styles import PLAIN
from vigil.games.ghost_stories import Setup

MIX = (Setup(players=4), Setup(players=3, modules=("white_moon",)))
ANSWERS = 150


def some_policy() -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """A policy whose net says something; two figures count."""
    parts = parts_of(np.random.default_rng(4).normal(0, 0.02, SIZE).astype(np.float32))
    parts["figures"][:] = 0
    parts["figures"][[figure("move", "stay"), figure("act", "exorcise")]] = 3, -2
    return parts


def test_a_policy_without_corrections_chooses_as_the_rules_of_thumb() -> None:
    game, nothing = Game(3, MIX), parts_of(np.zeros(SIZE, np.float32))
    for _ in range(ANSWERS):
        question = game.question()
        units = hidden(nothing, np.frombuffer(question.inputs, np.uint8)[None])
        found = logits(nothing, question, units[0])
        assert found == pytest.approx(np.array(question.worths) / TEMPERATURE, rel=1e-5)
        best = int(np.argmax(found))
        assert likelihoods(found)[best] == max(likelihoods(found))
        if game.answer(best) is not None:
            game.start()


def test_an_exported_policy_plays_as_the_one_that_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "ANSWERS", 2 * ANSWERS)
    learned = some_policy()
    export.export(learned, tmp_path)
    policy = msgspec.json.decode((tmp_path / "policy.json").read_bytes(), type=Policy)
    with np.load(tmp_path / "policy.npz") as arrays:
        net = PolicyNet.from_arrays(arrays)
    weights = policy.weights
    assert set(weights["move"]) == {"stay", WORTH}
    assert weights["move"]["stay"] == 0.36
    assert weights["act"]["exorcise"] == -0.24
    game, alike = Game(1), 0
    for _ in range(ANSWERS):
        question, decision = game.question(), game.decision
        assert decision is not None
        units = hidden(learned, np.frombuffer(question.inputs, np.uint8)[None])
        expected = logits(learned, question, units[0]) * TEMPERATURE
        found = np.array(corrected_worths(game.run.state, decision, PLAIN, policy, net))
        in_play = np.array(question.worths) > -500
        assert found[in_play] == pytest.approx(expected[in_play], abs=0.02, rel=0.02)
        alike += int(np.argmax(found)) == int(np.argmax(expected))
        if game.answer(int(np.argmax(found))) is not None:
            game.start()
    assert alike > 0.95 * ANSWERS


def test_a_recording_has_what_was_asked_and_answered(tmp_path: Path) -> None:
    games = [Game(seed, MIX) for seed in range(2)]
    questions, recording = [game.question() for game in games], Recording(1, 2)
    recording.see(0, games, questions)
    for place, question in enumerate(questions):
        count = len(question.actions)
        option = recording.choose(0, place, question, np.full(count, 1 / count, np.float32))
        assert 0 <= option < count
    recording.see(1, games, questions)
    recording.save(tmp_path / "round.npz")
    with np.load(tmp_path / "round.npz") as kept:
        assert kept["inputs"][0, 1].tobytes() == questions[1].inputs
        assert kept["options"].tolist() == [[len(asked.actions) for asked in questions]]
        assert len(kept["actions"]) == len(kept["counts"]) == kept["options"].sum()
        assert len(kept["figures"]) == len(kept["values"]) == kept["counts"].sum()
        logs = [-log(len(asked.actions)) for asked in questions]
        assert np.log(kept["likelihood"][0]) == pytest.approx(logs, rel=1e-5)


def test_games_end_and_begin_again_and_their_results_count() -> None:
    game, ended = Game(5, MIX[:1]), list[bool]()
    while len(ended) < 2:
        assert game.decision is not None
        won = game.answer(0)
        if won is not None:
            assert game.decision is None
            ended.append(won)
            game.start()
    assert ended == [False, False]


def test_figures_of_one_kind_of_question_have_numbers_of_their_own() -> None:
    game = Game(6, MIX[:1])
    assert game.decision is not None
    question = asked(game.run.state, game.decision)
    ends = [0, *np.cumsum(question.counts).tolist()]
    for begin, end in pairwise(ends):
        assert len(set(question.figures[begin:end])) == end - begin
    assert figure("move", "stay") != figure("act", "stay")
