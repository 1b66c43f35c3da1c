"""The eleven red ghosts, each played from the deck to the discard pile."""

from __future__ import annotations

from games.ghost_stories.content.families import (
    plays_as_curser,
    plays_as_dice_immune,
    plays_as_extra_ghost,
    plays_as_haunter,
    plays_as_tao_giver,
    plays_as_tormentor,
)


def test_g34_skinner_is_a_red_haunter_of_resistance_1() -> None:
    plays_as_haunter(34, "red", 1)


def test_g35_reaper_is_red_and_yields_to_tokens_but_not_to_dice() -> None:
    plays_as_dice_immune(35, "red")


def test_g36_sharp_nailed_mistresses_brings_another_ghost_and_blocks_the_red_power() -> None:
    plays_as_extra_ghost(36, "red", blocks_power=True)


def test_g37_sharp_nailed_mistresses_brings_another_ghost_and_leaves_the_power_alone() -> None:
    plays_as_extra_ghost(37, "red", blocks_power=False)


def test_g38_bleeding_eyes_is_a_red_haunter_of_resistance_2() -> None:
    plays_as_haunter(38, "red", 2)


def test_g39_blood_drinker_is_red_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(39, "red")


def test_g40_blood_drinker_is_red_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(40, "red")


def test_g41_scarlet_evildoer_is_a_red_haunter_of_resistance_3() -> None:
    plays_as_haunter(41, "red", 3)


def test_g42_scarlet_evildoer_is_a_red_haunter_of_resistance_3() -> None:
    plays_as_haunter(42, "red", 3)


def test_g43_flesh_devourer_of_resistance_4_gives_two_tao_tokens() -> None:
    plays_as_tao_giver(43, "red")


def test_g44_raging_one_torments_in_every_yin_phase_and_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_tormentor(44, "red")
