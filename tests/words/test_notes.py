"""Options say in a few words what they bring about, and it is true."""

from __future__ import annotations

from typing import Any

from games.ghost_stories.rulebook.scene import scene, yin
from games.ghost_stories.white_moon.rulebook.scene import yin as moon_yin
from games.horizons.rulebook.scene import WIND, powers, spirits, use
from games.horizons.scenario import position
from games.scenario import Scenario
from vigil.core.decision import Decision
from vigil.games.ghost_stories.content.powers import STRENGTH_OF_THE_MOUNTAIN
from vigil.games.ghost_stories.phases.curse import BLANK, FACES, WEIGHTS
from vigil.words import Words, speaker_for

SHAPELESS_EVIL = 54


def note(s: Scenario, *option: Any) -> str:
    """What is said of an option of the pending question."""
    table = s.table
    assert table.decision is not None
    assert option in table.decision.options
    return speaker_for(table.setup, Words("en")).note(option, table.decision, table.view())


def question(s: Scenario) -> str:
    """The pending question in words."""
    table = s.table
    assert table.decision is not None
    return speaker_for(table.setup, Words("en")).question(table.decision, table.view())


# -- Ghost Stories


def test_a_move_says_how_the_villager_there_would_help() -> None:
    s = scene("red: at 4; red ghosts: 38 - -; turn: red")
    assert note(s, "tile", 3) == "removes a ghost for 1 Qi"
    assert note(s, "tile", 0) == "no help available here"  # nobody is dead


def test_who_may_roll_the_curse_die_again_knows_its_odds() -> None:
    s = yin("green ghosts: - 33 -; turn: green").curse("lose_qi")
    bad = sum(WEIGHTS) - WEIGHTS[FACES.index(BLANK)]
    assert note(s, "reroll") == f"{bad} in {sum(WEIGHTS)} chance of a curse"


def test_the_place_of_a_ghost_says_that_its_board_is_full_then() -> None:
    s = yin("yellow ghosts: 6 8 9; green ghosts: 23 24 -; turn: red").draw(2)
    assert note(s, "space", "green", 2) == "fills the board"
    assert note(s, "space", "blue", 0) == ""


def test_the_place_of_a_ghost_says_which_tile_it_haunts_at_once() -> None:
    s = yin("turn: red").draw(SHAPELESS_EVIL)
    assert note(s, "space", "red", 0) == "haunts Herbalist's Shop at once"
    s = yin("turn: red; haunted: 2").draw(SHAPELESS_EVIL)
    assert note(s, "space", "red", 0) == "haunts Night Watchman's Beat at once"


def test_the_place_of_a_ghost_says_who_stands_beside_it() -> None:
    s = yin("red: at 4; green: at 2; blue: at 2; turn: red").draw(2)
    assert note(s, "space", "yellow", 2) == "beside Qing, Lan"
    assert note(s, "space", "yellow", 1) == ""


def test_an_exorcism_says_what_the_ghosts_bring_about_as_they_go() -> None:
    s = scene("red: at 2; yellow ghosts: - - 7; turn: red; next: act")
    assert note(s, "exorcise") == "then: Curse die"


def test_who_may_act_a_second_time_is_told_so() -> None:
    s = scene("blue: at 6; blue ghosts: - - 12; turn: blue; next: act")
    assert question(s) == "What does Lan do?"
    s.answer("act", "help").answer("set_circle", "tao", "red")
    assert question(s) == "One more action: what does Lan do?"


def test_who_has_acted_and_has_no_action_left_is_not_told_to_act_again() -> None:
    """After a villager's help the Yin-Yang and a power token are left, but no action."""
    s = scene("players: 1; red: at 6, tokens 1; turn: red; next: act")
    s.answer("act", "help").answer("set_circle", "tao", "red")
    assert question(s) == "Anything else this turn?"
    assert not {"help", "exorcise"} & {option[0] for option in s.options}


def test_strength_without_an_action_left_says_what_it_still_serves() -> None:
    s = scene("red: at 6; turn: red; next: act")
    speaker, strength = speaker_for(s.table.setup, Words("en")), ("power", STRENGTH_OF_THE_MOUNTAIN)
    last = Decision(0, "act", (strength, ("yin_yang",), ("pass",)))
    only = "only when you ask with your Yin-Yang"
    assert speaker.note(strength, last, s.table.view()) == only
    first = Decision(0, "act", (("help",), strength, ("pass",)))
    assert speaker.note(strength, first, s.table.view()) == "a 4th Tao die; no curse rolls"


def test_dice_are_chosen_to_be_rerolled_not_set_aside() -> None:
    boards = "boards: red, yellow, green favourite_of_the_gods, blue"
    s = scene(f"{boards}; red ghosts: - 38 -; green: at 1; turn: green; next: act")
    s.answer("act", "exorcise").dice("green", "red", "black")
    assert question(s) == "Which dice do you reroll?"
    assert s.table.decision is not None
    speaker, view = speaker_for(s.table.setup, Words("en")), s.table.view()
    labels = [speaker.option(option, s.table.decision, view) for option in s.options]
    assert labels == ["Reroll: green", "Reroll: red", "Reroll: black", "Keep the rest"]


def test_a_haunter_says_which_tile_it_is_going_to_haunt() -> None:
    s = scene("yellow ghosts: - 1^ 6; red: at 3; turn: red; next: act")
    s.answer("act", "help")
    assert note(s, "ghost", "yellow", 1) == "haunts Night Watchman's Beat next turn"
    assert note(s, "ghost", "yellow", 2) == ""


def test_tokens_say_how_many_are_left() -> None:
    s = scene("red: at 8, tao yellow 1; turn: red; next: act")
    s.answer("act", "help")
    assert note(s, "tao", "yellow") == "you will have 2"


def test_with_white_moon_the_villagers_of_that_tile_die_instead() -> None:
    s = moon_yin("villagers: 1 hua li; turn: red").draw(SHAPELESS_EVIL)
    assert note(s, "space", "red", 1) == "kills the villagers at once: Taoist Altar"


# -- Horizons of Spirit Island


def test_a_point_of_damage_says_whether_the_piece_falls() -> None:
    s = powers(
        "slow",
        f"{spirits(WIND)}; G1: presence0 2; G6: explorer 2 town:1 1 city 2; "
        "seat 0: in_play accelerated_rot",
    )
    use(s, "accelerated_rot", "G6")
    assert note(s, "piece", "explorer", 0) == "destroyed"
    assert note(s, "piece", "town", 1) == "destroyed, +1 fear"
    assert note(s, "piece", "city", 0) == "survives with 2 health"


def test_to_pass_says_how_many_powers_stay_unused() -> None:
    rot = f"{spirits(WIND)}; G1: presence0 2; seat 0: in_play accelerated_rot"
    assert note(powers("slow", rot), "pass", 0) == "leaves 1 power unused"
    assert note(powers("slow", f"ask_all: no; {rot}"), "pass", 0) == "leaves 1 power unused"


def test_a_power_for_a_spirit_says_what_it_gives() -> None:
    s = powers("fast", f"{spirits(WIND)}; G1: presence0 2; seat 0: in_play gift_of_the_sunlit_air")
    assert note(s, "use", 0, "gift_of_the_sunlit_air").startswith("+1 range for every power")


def test_while_the_order_of_ravage_is_asked_for_each_land_says_what_it_suffers() -> None:
    s = position(
        "G2: city 1 blight 1; G4: city 1; phase: invader; ravage_card: i1_wetland; "
        "next: ravage_lands G2 G4"
    )
    assert s.kind == "choose_land"
    assert note(s, "land", "G2") == "blight cascades"
    assert note(s, "land", "G4") == "adds 1 blight"
