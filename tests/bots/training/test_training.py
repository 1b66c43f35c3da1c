"""Training: practice games, a net fitted to their results, weights that say how they came."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from cli.command import LANGUAGES, complain, succeed
from promises.keys import keep_keys
from vigil.bots.judgement import BadWeights
from vigil.bots.training.fit import Progress, Sample, fit, log_loss, new_net, smoothed
from vigil.bots.training.practice import PracticeGame, practise
from vigil.bots.training.samples import Samples, SamplesHeader, as_sample
from vigil.bots.training.train import Training, epochs, gather, train

HEAD = SamplesHeader(game="ghost_stories", modules=(), seed=5, rules=4)


def sample_of(rows: int, seed: int) -> Sample:
    """Positions of which those are won whose two figures differ: no straight fit can tell."""
    figures = np.random.default_rng(seed).integers(0, 2, (rows, 2))
    won = figures[:, 0] != figures[:, 1]
    return Sample(
        figures.astype(np.float16), won.astype(np.float32), np.arange(rows, dtype=np.int32)
    )


def test_a_net_learns_what_no_straight_fit_can_tell() -> None:
    sample = sample_of(20_000, 1)
    straight = fit(sample, new_net(sample, (), 1), 8, 1)
    bent = fit(sample, new_net(sample, (16,), 1), 30, 1)
    unseen = np.flatnonzero(sample.games % 10 == 0)
    assert log_loss(straight, sample, unseen) > 0.68
    assert log_loss(bent, sample, unseen) < 0.3


def test_a_fit_keeps_the_best_epoch_by_unseen_games_and_never_gets_worse() -> None:
    sample = sample_of(4_000, 2)
    net = new_net(sample, (8,), 3)
    unseen = np.flatnonzero(sample.games % 10 == 0)
    seen: list[Progress] = []
    fitted = fit(sample, net, 6, 3, report=seen.append)
    assert [progress.epoch for progress in seen] == [1, 2, 3, 4, 5, 6]
    best = min(progress.check for progress in seen)
    assert log_loss(fitted, sample, unseen) == pytest.approx(best)
    hopeless = fit(sample, fitted, 1, 3, rate=0.5)
    assert log_loss(hopeless, sample, unseen) <= best + 1e-9


def test_a_result_is_handed_back_from_turn_to_turn() -> None:
    positions = np.zeros((4, 1), np.float16)
    sample = Sample(positions, np.array([1, 1, 1, 0], np.float32), np.array([0, 0, 0, 1], np.int32))
    even = new_net(sample, (), 1)  # nothing varies, so it says one half
    results = smoothed(sample, even, 0.8).results
    assert results == pytest.approx([0.82, 0.9, 1.0, 0.0])


def test_practice_games_are_the_same_each_time_and_mix_the_set_ups() -> None:
    one = practise("ghost_stories", (), 5, [0, 7])
    other = practise("ghost_stories", (), 5, [7, 0])
    assert np.array_equal(one[0].positions, other[1].positions)
    assert one[0].won == other[1].won
    widths = {game.positions.shape[1] for game in practise("horizons", (), 5, [0, 4, 8])}
    assert len(widths) == 1


def game(number: int, turns: int, won: bool) -> PracticeGame:
    return PracticeGame(number, np.full((turns, 3), number, np.float16), won)


def test_games_come_into_a_sample_by_their_numbers() -> None:
    sample = as_sample([game(2, 2, won=True), game(0, 1, won=False), game(1, 0, won=True)])
    assert sample.games.tolist() == [0, 2, 2]
    assert sample.results.tolist() == [0.0, 1.0, 1.0]
    assert sample.positions[:, 0].tolist() == [0.0, 2.0, 2.0]


def test_a_training_that_was_stopped_goes_on(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    training = Training(game="ghost_stories", games=3, seed=5)
    whole = gather(training, None, 1)
    gather(Training(game="ghost_stories", games=2, seed=5), folder, 1)
    counts: list[int] = []
    resumed = gather(training, folder, 1, counts.append)
    assert counts == [2, 1]
    for kept, played in zip(resumed, whole, strict=True):
        assert np.array_equal(kept.positions, played.positions)
        assert kept.won == played.won


def test_a_file_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    samples = Samples(str(tmp_path), HEAD)
    samples.add([game(0, 2, won=True)])
    samples.add([game(1, 3, won=False)])
    cut = tmp_path / "0000001.npz"
    cut.write_bytes(cut.read_bytes()[:40])
    assert [kept.number for kept in Samples(str(tmp_path), HEAD).kept()] == [0]
    assert not cut.exists()


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Samples(str(tmp_path), HEAD)
    other = SamplesHeader(game="ghost_stories", modules=(), seed=6, rules=4)
    with pytest.raises(BadWeights, match="other samples"):
        Samples(str(tmp_path), other)
    (tmp_path / "about.json").write_text("{}")
    with pytest.raises(BadWeights, match="no samples"):
        Samples(str(tmp_path), HEAD)


def test_the_same_games_train_the_same_net() -> None:
    games = practise("ghost_stories", (), 9, range(12))
    one, other = train(games, 1), train(games[::-1], 1)
    assert all(
        np.array_equal(a, b)
        for a, b in zip(one.net.to_arrays().values(), other.net.to_arrays().values(), strict=True)
    )
    assert one.curve == other.curve


def test_many_positions_are_looked_at_less_often() -> None:
    assert epochs(np.zeros(1_000), 6_000) == 30
    assert epochs(np.zeros(800_000), 6_000) == 8
    assert epochs(np.zeros(80_000_000), 6_000) == 4


def test_train_writes_a_net_that_says_how_it_was_made(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    out = tmp_path / "net.npz"
    plan = ("train", "horizons", "--games", "20", "--seed", "3", "--workers", "1")
    data = json.loads(succeed(*plan, "--out", str(out), "--json").splitlines()[-1])
    assert (data["game"], data["games"], data["seed"], data["file"]) == (
        "horizons",
        20,
        "3",
        str(out),
    )
    assert data["curve"][-1]["epoch"] == 30
    with np.load(out) as arrays:
        assert str(arrays["command"]) == "vigil train horizons --games 20 --seed 3"
        assert int(arrays["rules"]) == data["rules"]
    keep_keys("train", data, pytestconfig)


TITLES = {
    "en": "Neural network for Ghost Stories",
    "ru": "Нейросеть: Истории с призраками",
    "pl": "Sieć neuronowa",
}


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for practice games, which only the first training has to play."""
    return tmp_path_factory.mktemp("samples")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_a_training_for_people(language: str, samples: Path, tmp_path: Path) -> None:
    plan = ("train", "ghost_stories", "--games", "20", "--seed", "3", "--workers", "1")
    files = ("--samples", str(samples), "--out", str(tmp_path / "net.npz"))
    output = succeed(*plan, *files, "--lang", language)
    assert TITLES[language] in output
    assert "█" in output


def test_wrong_trainings_are_refused_in_one_line(tmp_path: Path) -> None:
    assert "white_moon" in complain("train", "ghost_stories", "--module", "sunset")
    assert "20 or more" in complain("train", "ghost_stories", "--games", "3")
    assert "ghost_stories, horizons" in complain("train", "chess")
    Samples(str(tmp_path), HEAD)
    other = ("train", "horizons", "--games", "20", "--samples", str(tmp_path))
    assert "another folder" in complain(*other)
