"""When things are judged: the table of that name in docs/rules-coverage/ghost_stories.md."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    tags,
    yin,
)
from games.ghost_stories.scenario import Scenario

# -- the deck

ARMY = "red ghosts: - 59 -; red: at 1, tao black 2; turn: red"


def army_beaten(text: str, edition: str, switches: str = "") -> Scenario:
    """Red has exorcised Death's Army; its curse is about to be rolled."""
    s = exorcise(scene(f"{ARMY}; {text}", edition, switches), "black", "black", "white")
    return s.answer("exorcise_ghosts", "ghost", "red", 1)


@both_editions
def test_last_card_loses_as_it_is_drawn_before_it_is_placed(edition: str) -> None:
    s = yin("deck: 1 ghost; turn: red", edition).draw(49)
    assert s.outcome is not None
    assert s.outcome.reason == "deck_empty"
    assert not any(s.state.ghosts)
    assert s.qi("red") == 4


@both_editions
def test_last_card_loses_while_an_incarnation_stands_in_play(edition: str) -> None:
    s = yin("deck: 1 ghost; blue ghosts: - 60 -; turn: red", edition).draw(6)
    assert s.outcome is not None
    assert s.outcome.reason == "deck_empty"


@both_editions
@pytest.mark.parametrize("switches", ["", "V4"])
def test_last_card_drawn_by_the_curse_of_the_last_incarnation_does_not_lose(
    edition: str, switches: str
) -> None:
    s = army_beaten("deck: 1 ghost", edition, switches)
    s.curse("ghost").draw(6).answer("place_ghost", "space", "yellow", 0)
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


@both_editions
def test_last_card_drawn_by_the_curse_of_an_earlier_incarnation_loses(edition: str) -> None:
    s = army_beaten("level: nightmare; deck: 1 ghost", edition).curse("ghost").draw(6)
    assert s.outcome is not None
    assert s.outcome.reason == "deck_empty"


@both_editions
def test_empty_deck_brings_no_ghost_while_victory_waits_for_the_curse(edition: str) -> None:
    s = army_beaten("deck: 1 ghost", edition).curse("ghost").draw(47)
    s.answer("place_ghost", "space", "red", 0)
    assert len(s.events("no_card_left")) == 1
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


@both_editions
@pytest.mark.parametrize("switches", ["", "R24"])
def test_empty_deck_costs_one_qi_when_there_is_no_space_either(edition: str, switches: str) -> None:
    full = "red ghosts: 39 59 40; yellow ghosts: 6 7 2; green ghosts: 28 29 24;"
    full += "blue ghosts: 17 18 19; red: at 1, tao black 2; turn: red; deck: 1 ghost"
    s = exorcise(scene(full, edition, f"{switches} V4".strip()), "black", "black", "white")
    s.answer("exorcise_ghosts", "ghost", "red", 1).curse("ghost")  # V4: its space is free
    s.draw(48).answer("group_qi", "taoist", "blue")
    assert s.qi("red") == 3
    assert s.outcome is not None
    assert s.outcome.won


# -- incarnations and victory


@both_editions
@pytest.mark.parametrize("switches", ["", "V4"])
def test_incarnation_is_scored_even_if_its_own_curse_loses_the_game(
    edition: str, switches: str
) -> None:
    text = "level: nightmare; haunted: 0 5; deck: 5 ghost, 1 incarnation, 10 ghost"
    s = army_beaten(text, edition, switches).curse("haunt")
    assert s.outcome is not None
    assert s.outcome.reason == "village_haunted"
    assert s.view()["outcome"]["lines"]["incarnations"] == 2


@both_editions
def test_victory_waits_for_curses_discards_and_rewards(edition: str) -> None:
    s = army_beaten("", edition).curse("none").answer("group_qi", "taoist", "blue")
    told = ("curse_rolled", "ghost_discarded", "qi_gained", "game_ended")
    assert tags(s, *told) == list(told)


@both_editions
def test_curse_of_a_ghost_that_goes_with_the_last_incarnation_can_still_lose(edition: str) -> None:
    s = scene(
        "haunted: 1 5 7; circle: black; red ghosts: - - 60; blue ghosts: 17 - -;"
        "red: at 0, tao blue 2; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "red").answer("exorcise_ghosts", "both").curse("haunt")
    assert s.outcome is not None
    assert s.outcome.reason == "village_haunted"


# -- death


@both_editions
def test_taoist_killed_as_a_ghost_enters_has_no_yang_phase(edition: str) -> None:
    s = yin("red: qi 1; turn: red", edition).draw(49).answer("place_ghost", "space", "red", 0)
    assert s.qi("red") == 0
    assert in_turn(s) == "yellow"


@both_editions
def test_belongings_of_the_dead_are_back_before_anything_else_happens(edition: str) -> None:
    s = scene("red: qi 1, at 3, tao red 1 blue 3; red ghosts: - 39 -; turn: red", edition)
    ask_for_help(s)
    assert s.view()["supply"]["tao"]["red"] == 4
    assert tags(s, "ghost_discarded", "taoist_died", "turn_began") == [
        "ghost_discarded",
        "taoist_died",
        "turn_began",
    ]


# -- supplies


@both_editions
def test_tokens_spent_on_an_exorcism_can_be_taken_as_its_reward(edition: str) -> None:
    s = scene("red: at 1, tao black 1; yellow: tao black 3; red ghosts: - 45 -; turn: red", edition)
    assert s.view()["supply"]["tao"]["black"] == 0
    exorcise(s, "red", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    assert offers(s, "tao", "black")


@both_editions
def test_empty_supply_gives_no_qi_at_the_tea_house_but_the_ghost_comes(edition: str) -> None:
    s = scene("red: at 8, qi 5; yellow: qi 5; green: qi 5; blue: qi 5; turn: red", edition)
    ask_for_help(s).answer("take_tao", "tao", "black")
    assert s.qi("red") == 5
    assert s.kind == "ghost_card"


# -- the mantra

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"


@both_editions
def test_mantra_that_returns_cannot_be_laid_again_in_the_same_turn(edition: str) -> None:
    s = scene(
        f"{MANTRA}; red ghosts: - 38~ -; green ghosts: - 28 -; yellow: at 8; turn: yellow", edition
    )
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 3)
    s.answer("sorcery", "ghost", "red", 1)
    assert s.kind == "move"
    assert not offers(s, "power", "enfeeblement_mantra")
    assert s.view()["boards"][1]["power_blocked"] == "mantra_rests"


@both_editions
def test_mantra_that_returned_can_be_laid_in_the_next_turn(edition: str) -> None:
    s = scene(f"{MANTRA}; red ghosts: - 38~ -; green ghosts: - 28 -; red: at 3; turn: red", edition)
    ask_for_help(s).answer("sorcery", "ghost", "red", 1)
    finish_turn(s).draw(6).answer("place_ghost", "space", "yellow", 0)
    assert in_turn(s) == "yellow"
    assert offers(s, "power", "enfeeblement_mantra")


@both_editions
def test_mantra_of_a_neutral_board_that_returns_cannot_be_borrowed_in_the_same_turn(
    edition: str,
) -> None:
    s = scene(
        "players: 3; boards: red, blue, green, yellow enfeeblement_mantra; red ghosts: - 38~ -;"
        "green ghosts: - 28 -; red: at 8; turn: red",
        edition,
    )
    assert offers(s, "power", "enfeeblement_mantra")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 3)
    s.answer("sorcery", "ghost", "red", 1)
    assert not offers(s, "power", "enfeeblement_mantra")
    finish_turn(s).draw(17).answer("place_ghost", "space", "blue", 0)
    assert offers(s, "power", "enfeeblement_mantra")


@both_editions
def test_mantra_that_a_blocked_power_took_off_can_be_laid_once_the_power_is_free(
    edition: str,
) -> None:
    s = yin(f"{MANTRA}; red ghosts: - 38~ -; yellow: at 8; turn: yellow", edition)
    s.draw(3).answer("place_ghost", "space", "yellow", 1)
    s.draw(17).answer("place_ghost", "space", "blue", 0)  # the blocker brings another one first
    assert s.state.mantra is None
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 3)
    s.answer("sorcery", "ghost", "yellow", 1)
    assert offers(s, "power", "enfeeblement_mantra")


# -- what the curse die is rolled for


def test_curse_die_names_the_ghost_that_torments() -> None:
    assert yin("red ghosts: - 44 -; turn: red").decision.about == ("ghost", "red", 1)


def test_curse_die_names_the_ghost_that_enters() -> None:
    s = yin("deck: card 57, 10 ghost; turn: red").answer("place_ghost", "space", "red", 2)
    assert s.decision.about == ("ghost", "red", 2)


def test_curse_die_names_the_ghost_that_was_exorcised() -> None:
    text = "red ghosts: - 39 -; red: at 1; turn: red"
    for switches, about in (("", ("ghost", "red", 1)), ("V4", ("card", 39))):
        s = exorcise(scene(text, switches=switches), "red", "red", "red")
        assert (s.kind, s.decision.about) == ("curse_die", about)


def test_curse_die_names_the_cemetery() -> None:
    s = ask_for_help(scene(f"green: {DEAD}; red: at 0; turn: red"))
    assert s.decision.about == ("tile", 0)


def test_second_roll_of_the_curse_die_names_the_same_ghost() -> None:
    s = yin("green ghosts: - 33 -; turn: green").curse("lose_qi").answer("reroll_curse", "reroll")
    assert (s.kind, s.decision.about) == ("curse_die", ("ghost", "green", 1))
