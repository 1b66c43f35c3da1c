"""The eleven blue ghosts, each played from the deck to the discard pile."""

from __future__ import annotations

from games.ghost_stories.content.families import (
    plays_as_curser,
    plays_as_dice_immune,
    plays_as_extra_ghost,
    plays_as_haunter,
    plays_as_tao_giver,
    plays_as_tormentor,
)


def test_g12_drowned_maiden_is_a_blue_haunter_of_resistance_1() -> None:
    plays_as_haunter(12, "blue", 1)


def test_g13_hound_of_depth_is_blue_and_yields_to_tokens_but_not_to_dice() -> None:
    plays_as_dice_immune(13, "blue")


def test_g14_perfidious_nymph_brings_another_ghost_and_blocks_the_blue_power() -> None:
    plays_as_extra_ghost(14, "blue", blocks_power=True)


def test_g15_perfidious_nymph_brings_another_ghost_and_leaves_the_power_alone() -> None:
    plays_as_extra_ghost(15, "blue", blocks_power=False)


def test_g16_sticky_feet_is_a_blue_haunter_of_resistance_2() -> None:
    plays_as_haunter(16, "blue", 2)


def test_g17_abysmal_is_blue_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(17, "blue")


def test_g18_abysmal_is_blue_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(18, "blue")


def test_g19_ooze_devil_is_a_blue_haunter_of_resistance_3() -> None:
    plays_as_haunter(19, "blue", 3)


def test_g20_ooze_devil_is_a_blue_haunter_of_resistance_3() -> None:
    plays_as_haunter(20, "blue", 3)


def test_g21_liquid_horror_of_resistance_4_gives_two_tao_tokens() -> None:
    plays_as_tao_giver(21, "blue")


def test_g22_fury_of_depth_torments_in_every_yin_phase_and_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_tormentor(22, "blue")
