"""Counted trees: how many sequences of answers there are, chance included."""

from __future__ import annotations

import pytest

from core.play import opened
from core.toy import ALONE, Setup
from vigil.core import Table


def leaves(table: Table, depth: int) -> int:
    """The number of sequences of exactly ``depth`` answers."""
    if depth == 0:
        return 1
    if table.decision is None:
        return 0
    total = 0
    for index in range(len(table.decision.options)):
        fork = table.fork()
        fork.apply(index)
        total += leaves(fork, depth - 1)
    return total


# One keeper; a ghost and the coins 1 and 2, one of the three removed unseen; three coins win.
#  1  open or listen: 2.
#  2  the first card, out of three: 2 x 3 = 6.
#  3  a listened card is opened by itself; a ghost rolls the wind (2), a coin is kept or buried
#     (2): 6 x 2 = 12.
#  4  one unseen card is left on top: open or listen: 12 x 2 = 24.
#  5  the second card, out of the two not seen yet: 24 x 2 = 48.
#  6  wind, or keep and bury, as before: 48 x 2 = 96.
#  7  only buried coins are left, and are found without chance. Of the 3 x 2 orders of cards, four
#     hold one coin: buried (1 way), with 2 winds, it is found again: 4 x 2 = 8. Two hold both
#     coins: but for keep-keep, which wins, one is found again: 2 x 3 = 6. To open or to listen
#     twice makes that 4 x (8 + 6) = 56 tables, which ask to keep or bury: 56 x 2 = 112.
@pytest.mark.parametrize(
    ("depth", "count"), [(1, 2), (2, 6), (3, 12), (4, 24), (5, 48), (6, 96), (7, 112)]
)
def test_the_lone_keeper_has_this_many_ways(depth: int, count: int) -> None:
    assert leaves(opened(setup=ALONE), depth) == count


# Two keepers, after the first door: each is ready (or lights, once) in any order. First answer:
# ready 0, ready 1, light 0, light 1 = 4. Second: the other one is ready or lights = 4 x 2 = 8.
# Third: the second keeper opens or listens = 8 x 2 = 16.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 8), (3, 16)])
def test_two_keepers_with_lanterns_have_this_many_ways(depth: int, count: int) -> None:
    assert leaves(opened("open", "coin 1", "keep 1", setup=Setup()), depth) == count


# The gust took the lantern of keeper 0: ready 0, ready 1, light 1 = 3. Then: after ready 0 the
# other is ready or lights (2); after ready 1 or light 1 keeper 0 can only be ready, which is taken
# by itself, so that the next door is asked (2 each): 2 + 2 + 2 = 6.
@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 6)])
def test_a_keeper_without_lantern_is_ready_by_himself(depth: int, count: int) -> None:
    assert leaves(opened("open", "ghost 0", "gust", setup=Setup()), depth) == count
