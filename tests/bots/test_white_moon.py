"""What the rules of thumb know of White Moon: lives, the portal, Su-Ling, the School, artifacts."""

from __future__ import annotations

from bots.test_choices import choice
from vigil.core import Option

VILLAGE = (
    "modules: white_moon; players: 4; boards: red dance_of_the_twin_winds 0, "
    "yellow bottomless_pockets 1, green favourite_of_the_gods 2, blue second_wind 3; "
    "village: herbalist taoist_altar tea_house kung_fu_school pavilion sorcerers_hut "
    "circle_of_prayer cemetery buddhist_temple; portal: 4; turn: red; "
)


def chosen(position: str) -> Option:
    """What the bot takes in a position of White Moon."""
    return choice("ghost_stories", VILLAGE + position)


def test_a_villager_is_brought_along_to_the_portal() -> None:
    red = "red: at 1, tao none, yin_yang no; "
    assert chosen(red + "villagers: 1 ? hua, 8 sun") == ("escort", 4)


def test_a_villager_at_the_portal_is_saved() -> None:
    red = "red: at 4, tao none, yin_yang no; "
    assert chosen(red + "villagers: 4 li; next: act, turn 1") == ("save",)


def test_a_portal_without_villagers_is_no_place_to_go() -> None:
    red = "red: at 1, tao red 1, yin_yang no; "
    assert chosen(red + "red ghosts: - - 34; villagers: 8 sun") == ("tile", 0)


def test_the_sorcerer_takes_a_devourer_before_a_ghost_that_only_stands_there() -> None:
    ghosts = "red: at 5; red ghosts: 39 - 77; villagers: 0 ? ? li, 3 sun, 8 hua; "
    assert chosen(ghosts + "next: ask_villager 5, act, turn 1") == ("ghost", "red", 2)


def test_su_ling_stands_before_a_devourer_and_not_before_a_quiet_ghost() -> None:
    ghosts = "red ghosts: 39 - 77; villagers: 0 ? ? li; omen: yes; "
    assert chosen(ghosts + "next: move_su_ling, turn 1") == ("space", "red", 2)


def test_the_villager_with_the_mildest_curse_is_devoured() -> None:
    villagers = "red ghosts: 77 - -; villagers: 6 wu, 7 long; "
    assert chosen(villagers + "next: devourer 0, turn 1") == ("villager", "long", 7)


def test_the_cemetery_is_worth_little_when_no_taoist_is_dead() -> None:
    graveyard = "red: at 7, tao none, yin_yang no; graveyard: long; green ghosts: - 34^ -; "
    assert chosen(graveyard + "next: act, turn 1") == ("exorcise",)


def test_the_school_is_asked_when_two_ghosts_of_a_colour_can_be_beaten_at_once() -> None:
    lesson = "red: at 3, tao red 2, yin_yang no; red ghosts: 34 37 -; "
    assert chosen(lesson + "next: act, turn 1") == ("help",)


def test_moon_dust_is_used_at_once() -> None:
    dust = "red: at 4, yin_yang no; artifacts: moon_dust red; shelter: chang; "
    assert chosen(dust + "next: act, turn 1") == ("artifact", "moon_dust")


def test_the_life_potion_is_for_the_taoist_who_is_nearly_dead() -> None:
    potion = "artifacts: life_potion red; shelter: long; green: qi 1; "
    assert chosen(potion + "next: use_artifact life_potion, act, turn 1") == ("taoist", "green")
