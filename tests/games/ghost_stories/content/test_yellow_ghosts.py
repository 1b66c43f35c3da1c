"""The eleven yellow ghosts, each played from the deck to the discard pile."""

from __future__ import annotations

from games.ghost_stories.content.families import (
    plays_as_curser,
    plays_as_dice_immune,
    plays_as_extra_ghost,
    plays_as_haunter,
    plays_as_tao_giver,
    plays_as_tormentor,
)


def test_g01_ghoul_is_a_yellow_haunter_of_resistance_1() -> None:
    plays_as_haunter(1, "yellow", 1)


def test_g02_walking_corpse_is_yellow_and_yields_to_tokens_but_not_to_dice() -> None:
    plays_as_dice_immune(2, "yellow")


def test_g03_coffin_breakers_brings_another_ghost_and_blocks_the_yellow_power() -> None:
    plays_as_extra_ghost(3, "yellow", blocks_power=True)


def test_g04_coffin_breakers_brings_another_ghost_and_leaves_the_power_alone() -> None:
    plays_as_extra_ghost(4, "yellow", blocks_power=False)


def test_g05_restless_dead_is_a_yellow_haunter_of_resistance_2() -> None:
    plays_as_haunter(5, "yellow", 2)


def test_g06_zombie_is_yellow_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(6, "yellow")


def test_g07_zombie_is_yellow_and_curses_whoever_exorcises_it() -> None:
    plays_as_curser(7, "yellow")


def test_g08_hopping_vampire_is_a_yellow_haunter_of_resistance_3() -> None:
    plays_as_haunter(8, "yellow", 3)


def test_g09_hopping_vampire_is_a_yellow_haunter_of_resistance_3() -> None:
    plays_as_haunter(9, "yellow", 3)


def test_g10_yellow_plague_of_resistance_4_gives_two_tao_tokens() -> None:
    plays_as_tao_giver(10, "yellow")


def test_g11_lich_torments_in_every_yin_phase_and_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_tormentor(11, "yellow")
