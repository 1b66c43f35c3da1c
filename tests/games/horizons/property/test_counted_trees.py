"""Counted trees: how many answer sequences of a length there are from fixed positions.

A change of the rules that adds, drops or reorders a question changes a count. The small counts are
derived by hand beside them; the large ones follow the same rules and guard against accidents.
"""

from __future__ import annotations

from functools import partial

import pytest

from games import counted_trees

counts = partial(counted_trees.counts, "horizons")


# Devouring Teeth alone, one presence in G5, at the start of its first turn: three growth options of
# two actions each, in either order: 3, then 3 * 2. An action that is left alone is done without a
# question. Option 1: whether it reclaims first or last, the presence can only go to G5 and comes
# from one of two tracks, or is put back: 3 + 3. Option 2: a card from one of two decks, or a
# presence to G5 or one of its five neighbours: 2 + 6. Option 3: within two steps of G5 lie all
# eight lands: 8 + 8.
GROWTH = "spirits: devouring_teeth_lurk_underfoot"

# Eyes Watch may use a card or pass. Used, it can only target G4 and damages the explorer or the
# town: 2. After that, or after passing, nothing else can be used and the next growth comes, which
# has three options: depth 2 has 2 + 3. The options have 3, 2 and 3 actions: depth 3 has 2 * 3 + 8.
POWER = """
spirits: eyes_watch_from_the_trees; G4: presence0 1 explorer 1 town 1; G7: empty; phase: fast;
seat 0: hand none, in_play mysterious_abductions; next: power_phase fast, next_round
"""

# Invaders of strength 3 ravage G4: one of two dahan falls, the other is hurt and strikes back for 2
# of the 3 health there: explorer or town, 2. After the explorer the second point can only go to the
# town, and growth comes: 3. After the town there is the choice between explorer and town: 2.
RAVAGE = """
spirits: devouring_teeth_lurk_underfoot; G4: explorer 1 town 1 dahan 2; G5: presence0 1;
next: ravage G4, next_round
"""

# A card is gained: one of two decks, then four cards out of 36 minor or 22 major powers.
CARD = """
spirits: devouring_teeth_lurk_underfoot; seat 0: growth 1, growing 0;
next: grow_once 0 0 no, spirit_phase no, next_round
"""

# One of four cards of stage I is turned up; then growth.
EXPLORE = "spirits: devouring_teeth_lurk_underfoot; next: explore, advance_cards, next_round"


def test_growth_branches_as_counted_by_hand() -> None:
    assert counts(GROWTH, 3) == [3, 3 * 2, (3 + 3) + (2 + 6) + (8 + 8)]


def test_a_power_with_one_target_branches_as_counted_by_hand() -> None:
    assert counts(POWER, 3) == [2, 2 + 3, 2 * 3 + (3 + 2 + 3)]


def test_a_ravage_asks_only_how_the_dahan_strike_back() -> None:
    assert counts(RAVAGE, 2) == [2, 3 + 2]


def test_a_card_is_one_of_four_drawn_from_a_deck() -> None:
    assert counts(CARD, 3) == [2, 36 + 22, 36 * 35 + 22 * 21]


def test_exploring_turns_up_one_of_four_cards_of_the_first_stage() -> None:
    assert counts(EXPLORE, 2) == [4, 4 * 3]


@pytest.mark.parametrize(
    ("text", "depth", "expected"),
    [(GROWTH, 5, 2_090), (POWER, 6, 4_348), (RAVAGE, 6, 2_398), (EXPLORE, 5, 616)],
    ids=["growth", "power", "ravage", "explore"],
)
def test_deeper_trees_keep_their_size(text: str, depth: int, expected: int) -> None:
    assert counts(text, depth)[-1] == expected
