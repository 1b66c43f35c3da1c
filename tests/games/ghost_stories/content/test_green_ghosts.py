"""The eleven green ghosts, each played from the deck to the discard pile."""

from __future__ import annotations

from games.ghost_stories.content.families import (
    plays_as_curser,
    plays_as_dice_immune,
    plays_as_extra_ghost,
    plays_as_haunter,
    plays_as_tao_giver,
    plays_as_tormentor,
)


def test_g23_creeping_one_is_a_green_haunter_of_resistance_1() -> None:
    plays_as_haunter(23, "green", 1)


def test_g24_fungus_thing_is_green_and_yields_to_tokens_but_not_to_dice() -> None:
    plays_as_dice_immune(24, "green")


def test_g25_fallen_monks_brings_another_ghost_and_blocks_the_green_power() -> None:
    plays_as_extra_ghost(25, "green", blocks_power=True)


def test_g26_fallen_monk_brings_another_ghost_and_leaves_the_power_alone() -> None:
    plays_as_extra_ghost(26, "green", blocks_power=False)


def test_g27_restless_spirit_is_a_green_haunter_of_resistance_2() -> None:
    plays_as_haunter(27, "green", 2)


def test_g28_rotten_soul_is_green_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(28, "green")


def test_g29_rotten_soul_is_green_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(29, "green")


def test_g30_wicked_one_is_a_green_haunter_of_resistance_3() -> None:
    plays_as_haunter(30, "green", 3)


def test_g31_wicked_one_is_a_green_haunter_of_resistance_3() -> None:
    plays_as_haunter(31, "green", 3)


def test_g32_green_abomination_of_resistance_4_gives_two_tao_tokens() -> None:
    plays_as_tao_giver(32, "green")


def test_g33_great_putrid_torments_in_every_yin_phase_and_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_tormentor(33, "green")
