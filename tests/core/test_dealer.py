from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE, Decision, Option

DIE = Decision(CHANCE, "die", tuple(("face", face) for face in range(6)))


def weighted_index(*weights: int) -> Decision:
    faces: tuple[Option, ...] = tuple(("face", n) for n in range(len(weights)))
    return Decision(CHANCE, "wind", faces, (), weights)


def deals(seed: int, decision: Decision, count: int) -> list[int]:
    dealer = SeededDealer(seed)
    return [dealer.deal(decision, ply) for ply in range(count)]


def test_the_same_seed_and_ply_give_the_same_answer_in_any_order() -> None:
    dealer = SeededDealer(7)
    forwards = [dealer.deal(DIE, ply) for ply in range(50)]
    backwards = [dealer.deal(DIE, ply) for ply in reversed(range(50))]
    assert forwards == backwards[::-1] == deals(7, DIE, 50)


def test_a_seed_gives_the_same_dice_on_every_machine() -> None:
    assert deals(1, DIE, 12) == [1, 0, 1, 1, 3, 4, 2, 0, 0, 3, 0, 4]


def test_other_seeds_give_other_dice() -> None:
    assert len({tuple(deals(seed, DIE, 12)) for seed in range(-20, 20)}) == 40


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_die_is_fair(seed: int) -> None:
    counts = Counter(deals(seed, DIE, 6000))
    assert all(abs(counts[face] - 1000) < 150 for face in range(6)), counts


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_weights_are_respected(seed: int) -> None:
    counts = Counter(deals(seed, weighted_index(1, 2, 7), 5000))
    assert abs(counts[0] - 500) < 100, counts
    assert abs(counts[1] - 1000) < 130, counts
    assert abs(counts[2] - 3500) < 160, counts


def test_one_ply_is_fair_across_seeds() -> None:
    counts = Counter(SeededDealer(seed).deal(DIE, 0) for seed in range(6000))
    assert all(abs(counts[face] - 1000) < 150 for face in range(6)), counts


@given(st.integers(), st.integers(0, 10_000), st.lists(st.integers(1, 10**6), min_size=1))
def test_every_answer_is_the_index_of_an_option(seed: int, ply: int, weights: list[int]) -> None:
    dealer = SeededDealer(seed)
    assert 0 <= dealer.deal(weighted_index(*weights), ply) < len(weights)
    alike = Decision(CHANCE, "die", weighted_index(*weights).options)
    assert 0 <= dealer.deal(alike, ply) < len(weights)
