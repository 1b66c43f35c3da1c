"""Where the two rulebooks differ, D12 to D24: each edition follows its own."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    exorcise,
    offers,
    scene,
    yin,
)
from games.ghost_stories.scenario import Scenario
from vigil.games.ghost_stories.model.queries import buddhas_in_temple
from vigil.words import Words

# -- D12: removal by a Buddha


def test_d12_buddha_silences_both_stones_in_the_revised_edition() -> None:
    s = yin("red ghosts: 39 -b 40; turn: red").draw(49)
    assert s.ghosts("red") == [39, 0, 40]
    assert s.qi("red") == 4
    assert s.kind == "move"


def test_d12_buddha_silences_only_curse_and_reward_in_the_first_print() -> None:
    s = yin("red ghosts: 39 -b 40; turn: red", "first_print").draw(49)
    assert s.ghosts("red") == [39, 0, 40]
    assert s.qi("red") == 3
    assert s.kind == "move"


def test_d12_ghost_holds_its_space_while_its_left_stone_acts_in_the_first_print() -> None:
    s = yin("red ghosts: 39 -b 40; turn: red", "first_print").draw(47).draw(50)
    assert s.ghosts("red") == [39, 47, 40]
    assert not offers(s, "space", "red", 1)
    s.answer("place_ghost", "space", "blue", 0)
    assert s.ghosts("red") == [39, 0, 40]
    assert s.state.discard == (47,)
    assert buddhas_in_temple(s.state) == 2


def test_d12_ghost_is_gone_before_another_one_comes_in_the_revised_edition() -> None:
    s = yin("red ghosts: 39 -b 40; turn: red").draw(47)
    assert s.ghosts("red") == [39, 0, 40]
    assert s.kind == "move"


@both_editions
def test_d12_ghost_stopped_by_a_buddha_captures_no_die(edition: str) -> None:
    s = yin("red ghosts: 39 -b 40; turn: red", edition).draw(46)
    assert s.events("die_captured") == []
    assert s.events("ghost_discarded")[0].data["why"] == "buddha"


@both_editions
def test_d12_ghost_moved_onto_a_buddha_has_no_effect_at_all(edition: str) -> None:
    s = scene("red ghosts: - 49 -; blue ghosts: - -b -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.ghosts("blue") == [0, 0, 0]
    assert s.qi("red") == 4
    assert s.state.discard == (49,)


# -- D13: Buddhas per turn

TWO_BUDDHAS = "red: at 0, buddhas 2; turn: red"


def test_d13_two_buddhas_may_be_placed_from_a_corner_in_the_revised_edition() -> None:
    s = scene(TWO_BUDDHAS).answer("move", "stay").answer("act", "pass")
    s.answer("end_turn", "space", "red", 2).answer("end_turn", "space", "blue", 0)
    assert (s.state.buddhas[2], s.state.buddhas[9]) == (True, True)


def test_d13_one_buddha_may_be_placed_in_a_turn_in_the_first_print() -> None:
    s = scene(TWO_BUDDHAS, "first_print").answer("move", "stay").answer("act", "pass")
    s.answer("end_turn", "space", "red", 2)
    assert s.options == (("yin_yang",), ("end",))
    assert s.state.held_buddhas[0] == 1


# -- D14: Forgotten Ones

FORGOTTEN = "players: 3; green ghosts: - 60 -; turn: red"


def test_d14_forgotten_ones_block_power_tokens_too_in_the_revised_edition() -> None:
    s = scene(f"boards: red, blue, green, yellow; {FORGOTTEN}")
    assert not offers(s, "power", "bottomless_pockets")


def test_d14_forgotten_ones_leave_power_tokens_alone_in_the_first_print() -> None:
    s = scene(f"boards: red, blue, green, yellow; {FORGOTTEN}", "first_print")
    assert offers(s, "power", "bottomless_pockets")


@both_editions
def test_d14_forgotten_ones_block_the_powers_of_the_taoists(edition: str) -> None:
    s = scene("green ghosts: - 60 -; red: at 0; turn: red", edition)
    assert [option for option in s.options if option[0] == "tile"] == [
        ("tile", 1),
        ("tile", 3),
        ("tile", 4),
    ]


# -- D15: Death's Army


@both_editions
def test_d15_deaths_army_torments_only_its_own_board(edition: str) -> None:
    assert yin("red ghosts: - 59 -; turn: red", edition).kind == "curse_die"
    assert yin("red ghosts: - 59 -; turn: yellow", edition).kind == "ghost_card"


def test_d15_bone_cracker_acts_only_in_the_turn_of_its_own_board_in_the_first_print() -> None:
    s = yin("red ghosts: - 61 -; turn: yellow", "first_print")
    assert [s.tao(colour) for colour in ("red", "yellow")] == [{"red": 1}, {"yellow": 1}]


def test_d15_deaths_army_makes_whoever_is_in_turn_roll_in_the_first_print_when_switched() -> None:
    s = yin("red ghosts: - 59 -; turn: yellow", "first_print", "D15").curse("lose_qi")
    assert s.qi("yellow") == 3
    assert s.kind == "ghost_card"
    s = yin("red ghosts: - 59 -; turn: red", "first_print", "D15").curse("none")
    assert s.kind == "ghost_card"


def test_d15_bone_cracker_acts_in_every_turn_in_the_first_print_when_switched() -> None:
    for turn in ("red", "yellow"):
        s = yin(f"red ghosts: - 61 -; turn: {turn}", "first_print", "D15")
        assert [s.tao(colour) for colour in ("red", "yellow", "green", "blue")] == [{}] * 4


def test_d15_revised_edition_knows_only_the_turn_of_the_own_board_even_when_switched() -> None:
    assert yin("red ghosts: - 59 -; turn: yellow", switches="D15").kind == "ghost_card"
    s = yin("red ghosts: - 61 -; turn: yellow", switches="D15")
    assert s.tao("red") == {"red": 1}


@both_editions
def test_d15_deaths_army_curses_its_exorcist(edition: str) -> None:
    s = scene(
        "level: nightmare; circle: black; red ghosts: - 59 -; red: at 1, tao black 1; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.kind == "curse_die"


# -- D16: the reward of an incarnation and the dead

WITH_A_DEAD = (
    f"level: nightmare; green: {DEAD}; blue: yin_yang no; red: at 1;"
    "red ghosts: - 60 -; turn: red; deck: 20 ghost"
)


def incarnation_beaten_with_one_dead(edition: str) -> Scenario:
    s = exorcise(scene(WITH_A_DEAD, edition), "black", "black", "black")
    assert s.kind == "group_qi"
    assert not offers(s, "taoist", "green")
    return s.answer("group_qi", "taoist", "yellow")


def test_d16_dead_taoist_gets_neither_qi_nor_yin_yang_in_the_revised_edition() -> None:
    s = incarnation_beaten_with_one_dead("revised")
    assert s.kind == "end_turn"  # blue alone could take the Yin-Yang
    assert s.state.yin_yang[s.side("blue")]


def test_d16_dead_taoist_may_get_the_yin_yang_in_the_first_print() -> None:
    s = incarnation_beaten_with_one_dead("first_print")
    assert s.options == (("taoist", "blue"), ("taoist", "green"))
    s.answer("group_yin_yang", "taoist", "green")
    assert s.state.yin_yang[s.side("green")]


# -- D17: what the dead lose

DYING = (
    "players: 3; red: qi 1, tao red 2, buddhas 1, tokens 1, yin_yang yes;"
    "red ghosts: 39 40 37; turn: red"
)


@both_editions
def test_d17_power_tokens_of_the_dead_go_to_the_centre_tile(edition: str) -> None:
    s = yin(DYING, edition)
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (0, 1)


@both_editions
def test_d17_power_tokens_stay_with_the_dead_when_switched(edition: str) -> None:
    s = yin(DYING, edition, "D17")
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (1, 0)


@both_editions
def test_d17_tao_buddhas_and_yin_yang_of_the_dead_go_back(edition: str) -> None:
    s = yin(DYING, edition)
    assert s.tao("red") == {}
    assert s.state.held_buddhas[0] == 0
    assert not s.state.yin_yang[0]
    assert buddhas_in_temple(s.state) == 2


# -- D18: alone


def test_d18_pavilion_carries_the_lone_taoist_himself_in_the_revised_edition() -> None:
    s = ask_for_help(scene("players: 1; red ghosts: - 39 -; red: at 7; turn: red"))
    s.answer("move_ghost_to", "space", "blue", 1).answer("carry_taoist_to", "tile", 1)
    assert s.state.at[0] == 1


def test_d18_pavilion_finds_no_other_taoist_to_carry_for_a_lone_player_in_the_first_print() -> None:
    s = ask_for_help(scene("players: 1; red ghosts: - 39 -; red: at 7; turn: red", "first_print"))
    s.answer("move_ghost_to", "space", "blue", 1)
    assert s.kind == "act"
    assert s.state.at[0] == 7


@both_editions
def test_d18_cemetery_is_useless_alone(edition: str) -> None:
    s = scene("players: 1; red: at 0; turn: red", edition).answer("move", "stay")
    assert not offers(s, "help")


# -- D19: the curse of the Cemetery

REVIVAL = f"green: {DEAD}; red: at 0; turn: red"


def test_d19_haunting_rolled_at_the_cemetery_turns_the_cemetery_in_the_revised_edition() -> None:
    s = ask_for_help(scene(REVIVAL)).curse("haunt")
    assert s.state.haunted[0]
    assert s.qi("green") == 2


def test_d19_haunting_rolled_at_the_cemetery_hits_nothing_in_the_first_print() -> None:
    s = ask_for_help(scene(REVIVAL, "first_print")).curse("haunt")
    assert not any(s.state.haunted)
    assert s.qi("green") == 2
    assert s.outcome is None


# -- D20: the mantra on an incarnation of many colours

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"
NAMELESS = f"{MANTRA}; level: hell; red ghosts: - 65~ -; red: at 1, tao red 1 blue 1; turn: red"


def test_d20_mantra_colour_is_chosen_after_the_roll_in_the_revised_edition() -> None:
    s = exorcise(scene(NAMELESS), "yellow", "green", "red")
    assert s.kind == "exorcise_ghosts"  # black falls away, blue is paid
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {"red": 1}


def test_d20_mantra_colour_is_named_before_the_roll_in_the_first_print() -> None:
    s = scene(NAMELESS, "first_print").answer("move", "stay").answer("act", "exorcise")
    assert s.options == tuple(("tao", c) for c in ("yellow", "blue", "green", "red", "black"))
    s.answer("mantra_colour", "tao", "red").dice("yellow", "green", "red")
    assert s.ghosts("red") == [0, 65, 0]
    s = scene(NAMELESS, "first_print").answer("move", "stay").answer("act", "exorcise")
    s.answer("mantra_colour", "tao", "black").dice("yellow", "green", "red")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]


# -- D21: the haunting stone


@both_editions
def test_d21_haunting_on_entry_hits_the_first_active_tile_of_the_line(edition: str) -> None:
    s = yin("red ghosts: 39 - 40; turn: red", edition).draw(54)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1]
    s = yin("haunted: 1; red ghosts: 39 - 40; turn: red", edition).draw(54)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1, 4]
    s = yin("haunted: 7; deck: card 54, 20 ghost, 1 incarnation, 10 ghost; turn: green", edition)
    s.answer("place_ghost", "space", "green", 1)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [4, 7]


@both_editions
def test_d21_haunting_on_entry_hits_only_the_tile_in_front_when_switched(edition: str) -> None:
    s = yin("red ghosts: 39 - 40; turn: red", edition, "D21").draw(54)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1]
    s = yin("haunted: 1; red ghosts: 39 - 40; turn: red", edition, "D21").draw(54)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1]


@both_editions
def test_d21_curse_die_haunts_the_first_active_tile_in_both_editions(edition: str) -> None:
    s = yin("haunted: 1; red ghosts: - 44 -; turn: red", edition).curse("haunt")
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1, 4]


# -- D22: the Buddhist Temple


@both_editions
def test_d22_buddha_goes_onto_an_empty_space_next_to_the_own_tile(edition: str) -> None:
    s = scene("red ghosts: - - 39; red: at 0, buddhas 1; turn: red", edition)
    s.answer("move", "stay").answer("act", "pass")
    assert s.options == (("space", "blue", 0), ("yin_yang",), ("end",))


@both_editions
def test_d22_buddha_cannot_be_placed_in_the_turn_it_was_taken(edition: str) -> None:
    s = scene(
        "village: buddhist_temple taoist_altar herbalist sorcerers_hut cemetery night_watchman"
        " circle_of_prayer pavilion tea_house; red: at 0; turn: red",
        edition,
    )
    ask_for_help(s)
    assert s.state.held_buddhas[0] == 1
    assert s.kind == "end_turn"
    assert s.options == (("yin_yang",), ("end",))


@both_editions
def test_d22_buddha_can_be_placed_in_the_next_turn(edition: str) -> None:
    s = scene("red: at 1, buddhas 1; turn: red", edition)
    s.answer("move", "stay").answer("act", "pass").answer("end_turn", "space", "red", 1)
    assert s.state.buddhas[1]


# -- D23: the Yin-Yang twice in a turn


@both_editions
def test_d23_yin_yang_regained_can_be_spent_again_in_the_same_turn(edition: str) -> None:
    s = scene("haunted: 3 7; red ghosts: - 52 -; red: at 1; turn: red", edition)
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 3)
    exorcise(s, "black", "black", "black").answer("reward", "yin_yang")
    s.answer("end_turn", "yin_yang").answer("yin_yang", "tile", 7)
    assert not any(s.state.haunted)
    assert len(s.events("yin_yang_spent")) == 2


# -- D24: names


@pytest.mark.parametrize(
    ("language", "key", "name"),
    [
        ("ru", "gs-incarnation-w58_hope_killer", "Разрушитель надежд"),
        ("ru", "gs-incarnation-w60_forgotten_ones", "Забытые"),
        ("ru", "gs-incarnation-w64_vampire_lord", "Король вампиров"),
        ("pl", "gs-ghost-g02_walking_corpse", "Chodzący Trup"),
        ("pl", "gs-ghost-g49_grave_walker", "Chodzący Trup"),
        ("pl", "gs-incarnation-w59_deaths_army", "Armia Umarłych"),
    ],
)
def test_d24_cards_with_several_names_carry_one(language: str, key: str, name: str) -> None:
    assert Words(language).text(key) == name
