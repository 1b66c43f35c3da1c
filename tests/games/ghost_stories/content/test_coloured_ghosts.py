"""The forty-four ghosts of the four colours, each played from the deck to the discard pile.

Every colour has the same eleven ghosts under different names, so they are tested family by family.
"""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.content.families import (
    plays_as_curser,
    plays_as_dice_immune,
    plays_as_extra_ghost,
    plays_as_haunter,
    plays_as_tao_giver,
    plays_as_tormentor,
)

HAUNTERS: Final = (
    ("g01_ghoul", "yellow", 1),
    ("g05_restless_dead", "yellow", 2),
    ("g08_hopping_vampire", "yellow", 3),
    ("g09_hopping_vampire", "yellow", 3),
    ("g12_drowned_maiden", "blue", 1),
    ("g16_sticky_feet", "blue", 2),
    ("g19_ooze_devil", "blue", 3),
    ("g20_ooze_devil", "blue", 3),
    ("g23_creeping_one", "green", 1),
    ("g27_restless_spirit", "green", 2),
    ("g30_wicked_one", "green", 3),
    ("g31_wicked_one", "green", 3),
    ("g34_skinner", "red", 1),
    ("g38_bleeding_eyes", "red", 2),
    ("g41_scarlet_evildoer", "red", 3),
    ("g42_scarlet_evildoer", "red", 3),
)
IMMUNE_TO_DICE: Final = (
    ("g02_walking_corpse", "yellow"),
    ("g13_hound_of_depth", "blue"),
    ("g24_fungus_thing", "green"),
    ("g35_reaper", "red"),
)
BRING_ANOTHER: Final = (
    ("g03_coffin_breakers", "yellow", True),
    ("g04_coffin_breakers", "yellow", False),
    ("g14_perfidious_nymph", "blue", True),
    ("g15_perfidious_nymph", "blue", False),
    ("g25_fallen_monks", "green", True),
    ("g26_fallen_monk", "green", False),
    ("g36_sharp_nailed_mistresses", "red", True),
    ("g37_sharp_nailed_mistresses", "red", False),
)
CURSE_THEIR_EXORCIST: Final = (
    ("g06_zombie", "yellow"),
    ("g07_zombie", "yellow"),
    ("g17_abysmal", "blue"),
    ("g18_abysmal", "blue"),
    ("g28_rotten_soul", "green"),
    ("g29_rotten_soul", "green"),
    ("g39_blood_drinker", "red"),
    ("g40_blood_drinker", "red"),
)
GIVE_TAO: Final = (
    ("g10_yellow_plague", "yellow"),
    ("g21_liquid_horror", "blue"),
    ("g32_green_abomination", "green"),
    ("g43_flesh_devourer", "red"),
)
TORMENTORS: Final = (
    ("g11_lich", "yellow"),
    ("g22_fury_of_depth", "blue"),
    ("g33_great_putrid", "green"),
    ("g44_raging_one", "red"),
)
CARDS: Final = (
    *HAUNTERS,
    *IMMUNE_TO_DICE,
    *BRING_ANOTHER,
    *CURSE_THEIR_EXORCIST,
    *GIVE_TAO,
    *TORMENTORS,
)


def number_of(card: str) -> int:
    """The number printed on a card, with which its id begins."""
    return int(card[1:3])


@pytest.mark.parametrize(("card", "colour", "resistance"), HAUNTERS)
def test_a_haunter_haunts_every_second_yin_phase(card: str, colour: str, resistance: int) -> None:
    plays_as_haunter(number_of(card), colour, resistance)


@pytest.mark.parametrize(("card", "colour"), IMMUNE_TO_DICE)
def test_a_ghost_immune_to_dice_yields_to_tokens(card: str, colour: str) -> None:
    plays_as_dice_immune(number_of(card), colour)


@pytest.mark.parametrize(("card", "colour", "blocks_power"), BRING_ANOTHER)
def test_a_ghost_that_brings_another_may_block_the_power_of_its_board(
    card: str, colour: str, blocks_power: bool
) -> None:
    plays_as_extra_ghost(number_of(card), colour, blocks_power=blocks_power)


@pytest.mark.parametrize(("card", "colour"), CURSE_THEIR_EXORCIST)
def test_a_ghost_of_resistance_2_curses_whoever_exorcises_it(card: str, colour: str) -> None:
    plays_as_curser(number_of(card), colour)


@pytest.mark.parametrize(("card", "colour"), GIVE_TAO)
def test_a_ghost_of_resistance_4_gives_two_tao_tokens(card: str, colour: str) -> None:
    plays_as_tao_giver(number_of(card), colour)


@pytest.mark.parametrize(("card", "colour"), TORMENTORS)
def test_a_tormentor_rolls_the_curse_die_and_gives_a_qi_or_the_yin_yang(
    card: str, colour: str
) -> None:
    plays_as_tormentor(number_of(card), colour)
