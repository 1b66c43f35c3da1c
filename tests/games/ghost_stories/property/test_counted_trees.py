"""Counted trees: how many answer sequences of a length there are from fixed positions.

A change of the rules that adds, drops or reorders a question changes a count. The small counts are
derived by hand beside them; the large ones follow the same rules and guard against accidents.
"""

from __future__ import annotations

from functools import partial

import pytest

from games import counted_trees

counts = partial(counted_trees.counts, "ghost_stories")


DECK = "deck: 30 ghost, 1 incarnation, 10 ghost"

# The green Taoist, without Yin-Yang, stands on the haunted Altar (tile 1); nobody has a power that
# matters: his own is blocked. The five neighbours 0 2 3 4 5 and staying: 6 moves. Then:
#   0 Cemetery: nobody is dead, no ghost faces it: nothing to do. The turn ends silently and blue's
#     yin phase draws one of the unseen ghosts, 55 less the one in play: 54 cards.
#   1 haunted, by staying: nothing to do, 54 cards.
#   2 Herbalist, 3 Sorcerer's Hut, 4 Temple: help or pass, 2 each.
#   5 Night Watchman: no figure stands on a stone: 54 cards.
# Depth 2: 3 * 54 + 3 * 2 = 168.
QUIET_TURN = f"""
{DECK}; green: at 1, yin_yang no, tao none; haunted: 1; green ghosts: 25 - -; turn: green
"""

# The red Taoist, without Yin-Yang, stands on the haunted Altar before the Bleeding Eyes, resistance
# 2, and has moved: exorcise or pass. Passing ends the turn and yellow's yin phase draws one of 54
# cards; an exorcism rolls three dice of six faces: 2, then 54 + 6. A drawn card asks for one of the
# three spaces of its board, but the red board has only two left for the ten other red ghosts; the
# second die has six faces after each face of the first: (44 * 3 + 10 * 2) + 6 * 6.
EXORCISM = f"""
{DECK}; red: at 1, yin_yang no, tao none; haunted: 1; red ghosts: - 38 -; turn: red;
yang: yes; next: act, turn 1
"""

# The same with one red token. After the third die a roll with one hit needs the token.
TOKENS = f"""
{DECK}; red: at 1, yin_yang no, tao red 1; haunted: 1; red ghosts: - 38 -; turn: red;
yang: yes; next: exorcise, end_yang, turn 1
"""

# The Lich torments yellow in yin: five different results of the curse die. Four of them go on to
# the arrival; "ghost" draws a card for the curse first. Either way one of the 54 unseen ghosts is
# drawn: 5, then 5 * 54. The drawn card then asks for one of the free spaces of its board.
TORMENT = f"{DECK}; yellow ghosts: - 11 -; turn: yellow; next: yin"

# A lone player with three power tokens at the start of his first turn: the deck of a lone game has
# 40 ghosts out of 55 unseen ones, so any of the 55 may come. A coloured card asks for one of the
# three spaces of its board, a black one for one of the three of the active board: 55, then 165.
ALONE = "players: 1; level: hell; turn: red; next: turn 0"


def test_a_turn_with_little_to_do_branches_as_counted_by_hand() -> None:
    assert counts(QUIET_TURN, 2) == [6, 168]


def test_an_exorcism_is_three_dice_of_six_faces() -> None:
    assert counts(EXORCISM, 3) == [2, 54 + 6, (44 * 3 + 10 * 2) + 6 * 6]


def test_a_torment_is_five_results_then_a_card_then_a_space() -> None:
    # The Lich leaves two spaces on the yellow board, to which the ten other yellow ghosts and the
    # eleven black ones go; the 33 others have three spaces to choose from.
    assert counts(TORMENT, 3) == [5, 5 * 54, 5 * (10 * 2 + 11 * 2 + 33 * 3)]


def test_a_lone_player_may_meet_any_of_the_55_ghosts_on_three_spaces() -> None:
    # Ten cards bring another one out of 54. The Soul Eater takes one of his four Tao tokens. After
    # each of the 44 others he flies to one of eight tiles, stays, or borrows Bottomless Pockets.
    assert counts(ALONE, 3) == [55, 55 * 3, 3 * (10 * 54 + 4 + 44 * 10)]


def test_tokens_open_a_choice_for_every_roll_that_lacks_one_hit() -> None:
    # 216 rolls. A die hits with red or white, 2 faces of 6. Two or three hits, 3 * 2*2*4 + 8 = 56
    # rolls: the ghost must go. No hit, 4*4*4 = 64 rolls: it stays. In both cases nothing is asked
    # and the next question is yellow's draw. One hit, 3 * 2*4*4 = 96 rolls: spend the token or not.
    # The ghost in play or discarded has been seen either way: 54 cards.
    assert counts(TOKENS, 4) == [6, 36, 216, (56 + 64) * 54 + 96 * 2]


@pytest.mark.parametrize(
    ("text", "depth", "expected"),
    [
        (QUIET_TURN, 4, 8_720),
        (EXORCISM, 5, 20_685),
        (TORMENT, 4, 18_045),
        (ALONE, 4, 23_411),
    ],
    ids=["quiet_turn", "exorcism", "torment", "alone"],
)
def test_deeper_trees_keep_their_size(text: str, depth: int, expected: int) -> None:
    assert counts(text, depth)[-1] == expected
