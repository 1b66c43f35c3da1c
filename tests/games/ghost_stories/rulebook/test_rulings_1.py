"""Rulings R1 to R14; own readings in their default and in the other form."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    dice_rolled,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    yin,
)

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"


# -- R1: losing by tiles


@both_editions
def test_r01_four_haunted_tiles_anywhere_lose_at_initiation(edition: str) -> None:
    s = yin("haunted: 0 5 7; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "village_haunted")


@both_editions
def test_r01_three_haunted_tiles_do_not_lose_at_initiation(edition: str) -> None:
    s = yin("haunted: 0 5; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is None
    assert sum(s.state.haunted) == 3


@both_editions
@pytest.mark.parametrize("level", ["normal", "nightmare", "hell"])
def test_r01_three_haunted_tiles_anywhere_lose_at_other_levels(edition: str, level: str) -> None:
    s = yin(f"level: {level}; haunted: 0 5; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is not None
    assert s.outcome.reason == "village_haunted"
    s = yin(f"level: {level}; haunted: 5; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is None


# -- R2: losing by the deck


@both_editions
def test_r02_drawing_the_last_card_loses_while_an_incarnation_is_unbeaten(edition: str) -> None:
    s = yin("deck: card 1; turn: red", edition)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "deck_empty")


@both_editions
def test_r02_the_last_card_but_one_does_not_lose(edition: str) -> None:
    s = yin("deck: card 1, card 2; turn: red", edition)
    assert s.outcome is None


# -- R3: the group icon


@both_editions
def test_r03_group_icon_hits_every_living_taoist(edition: str) -> None:
    s = yin(f"green: {DEAD}; turn: red", edition).draw(55).answer("place_ghost", "space", "red", 0)
    assert [s.tao(colour) for colour in ("red", "yellow", "blue")] == [{}] * 3


# -- R4: two ghosts with one roll


@both_editions
def test_r04_one_roll_is_split_freely_between_the_two_ghosts_of_a_corner(edition: str) -> None:
    s = scene("red ghosts: - - 34; blue ghosts: 12 - -; yellow: at 0; turn: yellow", edition)
    exorcise(s, "white", "white", "yellow")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]


@both_editions
def test_r04_player_chooses_when_only_one_of_two_ghosts_can_be_beaten(edition: str) -> None:
    text = "red ghosts: - - 34; blue ghosts: 12 - -; yellow: at 0; turn: yellow"
    s = exorcise(scene(text, edition), "white", "yellow", "yellow")
    assert set(s.options) == {("ghost", "red", 2), ("ghost", "blue", 0)}
    s.answer("exorcise_ghosts", "ghost", "blue", 0)
    assert s.ghosts("red") == [0, 0, 34]
    assert s.ghosts("blue") == [0, 0, 0]


# -- R5: forced by the dice, never by tokens


@both_editions
def test_r05_ghost_beaten_by_the_dice_alone_must_go(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 39 -; red: at 1; turn: red", edition), "red", "red", "blue")
    assert s.kind == "curse_die"


@both_editions
def test_r05_tokens_are_never_forced(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 39 -; red: at 1; turn: red", edition), "red", "blue", "blue")
    assert s.options == (("ghost", "red", 1), ("stop",))
    s.answer("exorcise_ghosts", "stop")
    assert s.ghosts("red") == [0, 39, 0]
    assert s.tao("red") == {"red": 1}


# -- R6: whose tokens


@both_editions
def test_r06_tokens_of_taoists_on_the_same_tile_may_be_used(edition: str) -> None:
    s = scene("red ghosts: - 38 -; red: at 1; yellow: at 1, tao red 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.options == (("tao", "red", "red"), ("tao", "red", "yellow"))
    s.answer("spend_tao", "tao", "red", "yellow")
    assert s.tao("yellow") == {}
    assert s.tao("red") == {"red": 1}


@both_editions
def test_r06_tokens_of_taoists_elsewhere_may_not_be_used(edition: str) -> None:
    s = scene(
        "red ghosts: - 38 -; red: at 1, tao none; yellow: at 2, tao red 4; turn: red", edition
    )
    exorcise(s, "red", "blue", "blue")
    assert len(s.events("exorcism_failed")) == 1


# -- R7: curses before rewards


@both_editions
def test_r07_curse_comes_before_the_reward(edition: str) -> None:
    s = scene("red ghosts: - 50 -; red: qi 2, at 1, yin_yang no; turn: red", edition)
    exorcise(s, "black", "black", "blue").curse("lose_qi")
    assert s.qi("red") == 1
    s.answer("reward", "qi")
    assert s.qi("red") == 2


@both_editions
def test_r07_exorcist_killed_by_the_curse_gets_no_reward(edition: str) -> None:
    s = scene("red ghosts: - 50 -; red: qi 1, at 1; turn: red", edition)
    exorcise(s, "black", "black", "blue").curse("lose_qi")
    assert s.qi("red") == 0
    assert s.ghosts("red") == [0, 0, 0]
    assert in_turn(s) == "yellow"


# -- R8: Buddha and Sorcerer leave the right stone alone


@both_editions
def test_r08_sorcerer_brings_neither_curse_nor_reward(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: - 50 -; red: at 3, yin_yang no; turn: red", edition))
    assert s.ghosts("red") == [0, 0, 0]
    assert s.qi("red") == 3
    assert in_turn(s) == "yellow"
    assert s.events("curse_rolled") == s.events("qi_gained") == []


@both_editions
def test_r08_buddha_brings_neither_curse_nor_reward(edition: str) -> None:
    s = yin("red ghosts: 39 -b 40; red: yin_yang no; turn: red", edition).draw(51)
    assert s.kind == "move"
    assert s.ghosts("red") == [39, 0, 40]
    assert s.events("curse_rolled") == s.events("qi_gained") == []


# -- R9: incarnations, Sorcerer and Buddha


@both_editions
def test_r09_sorcerer_cannot_touch_an_incarnation(edition: str) -> None:
    s = scene("red ghosts: - 60 -; red: at 3; turn: red", edition).answer("move", "stay")
    assert not offers(s, "help")
    s = ask_for_help(scene("red ghosts: 39 60 40; red: at 3; turn: red", edition))
    assert s.options == (("ghost", "red", 0), ("ghost", "red", 2))


@both_editions
def test_r09_incarnation_entering_on_a_buddha_stays_and_the_buddha_returns(edition: str) -> None:
    s = yin("deck: card 62, 10 ghost; blue ghosts: 17 -b 18; turn: red", edition)
    assert s.ghosts("blue") == [17, 62, 18]
    assert not any(s.state.buddhas)
    assert len(s.events("tao_blocked")) == 1


@both_editions
def test_r09_incarnation_moved_onto_a_buddha_stays_and_the_buddha_returns(edition: str) -> None:
    s = scene("red ghosts: - 60 -; blue ghosts: - -b -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.ghosts("blue") == [0, 60, 0]
    assert not any(s.state.buddhas)


# -- R10: the Sorcerer and the last Qi


@both_editions
def test_r10_sorcerer_may_be_paid_with_the_last_qi_and_the_ghost_goes_first(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: - 39 -; red: qi 1, at 3; turn: red", edition))
    assert s.ghosts("red") == [0, 0, 0]
    assert s.qi("red") == 0
    assert in_turn(s) == "yellow"
    order = [e.tag for e in s.table.events if e.tag in ("ghost_discarded", "taoist_died")]
    assert order == ["ghost_discarded", "taoist_died"]


# -- R11: a moved ghost keeps what it has


@both_editions
def test_r11_moved_ghost_keeps_its_figure_and_its_mantra(edition: str) -> None:
    s = scene(f"{MANTRA}; red ghosts: - 38^~ -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.ghosts("blue") == [0, 38, 0]
    assert s.state.haunters[10] == 1
    assert s.state.mantra == 10


@both_editions
def test_r11_moved_ghost_keeps_its_die(edition: str) -> None:
    s = scene("red ghosts: - 47 -; blue: at 7; turn: blue", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "green", 1)
    s.answer("carry_taoist", "taoist", "red").answer("carry_taoist_to", "tile", 0)
    s.answer("act", "exorcise").dice("red", "red")
    assert dice_rolled(s) == [2]


@both_editions
def test_r11_moved_power_marker_blocks_the_new_board(edition: str) -> None:
    s = scene("red ghosts: - 3 -; red: at 7; yellow: at 0; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "yellow", 1)
    s.answer("carry_taoist", "taoist", "green").answer("carry_taoist_to", "tile", 0)
    finish_turn(s).draw(12).answer("place_ghost", "space", "blue", 0)
    assert in_turn(s) == "yellow"
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_r11_moved_ghost_does_not_enter_again(edition: str) -> None:
    s = scene("red ghosts: - 49 -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.qi("red") == 4


@both_editions
def test_r11_moved_ghost_enters_again_when_switched(edition: str) -> None:
    s = scene("red ghosts: - 49 -; red: at 7; turn: red", edition, "R11")
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.qi("red") == 3


# -- R12: moved onto a Buddha


@both_editions
def test_r12_ghost_moved_onto_a_buddha_is_gone_and_the_buddha_returns(edition: str) -> None:
    s = scene("red ghosts: - 50 -; blue ghosts: - -b -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost_to", "space", "blue", 1)
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]
    assert not any(s.state.buddhas)
    assert s.events("curse_rolled") == []


# -- R13: a dead Taoist


@both_editions
def test_r13_figure_of_the_dead_lies_on_the_cemetery_and_his_ghosts_stay(edition: str) -> None:
    s = yin("red: qi 1, at 8; red ghosts: 39 40 37; turn: red", edition)
    assert s.state.at[0] == 0
    assert s.ghosts("red") == [39, 40, 37]


@both_editions
def test_r13_board_of_the_dead_has_ghost_actions_but_neither_arrival_nor_yang(edition: str) -> None:
    s = yin(f"red: {DEAD}; red ghosts: - 38^ -; turn: red", edition)
    assert s.state.haunted[1]
    assert in_turn(s) == "yellow"
    assert s.kind == "ghost_card"


@both_editions
def test_r13_others_bear_the_qi_losses_of_the_dead(edition: str) -> None:
    s = yin(f"red: {DEAD}; red ghosts: 39 40 37; turn: red", edition)
    assert s.options == (("taoist", "yellow"), ("taoist", "green"), ("taoist", "blue"))
    s.answer("bear_qi_loss", "taoist", "green")
    assert s.qi("green") == 3


@both_editions
def test_r13_dead_player_wins_with_the_others(edition: str) -> None:
    s = scene(f"green: {DEAD}; red: at 1; red ghosts: - 60 -; turn: red", edition)
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


# -- R14: a haunted board


@both_editions
def test_r14_power_of_a_haunted_board_cannot_be_borrowed(edition: str) -> None:
    boards = "players: 3; boards: red, blue, green, yellow"
    assert offers(scene(f"{boards}; turn: red", edition), "power", "bottomless_pockets")
    s = scene(f"{boards}; yellow: qi 0; turn: red", edition)
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_r14_qi_lost_by_a_haunted_board_falls_on_a_player_the_group_chooses(edition: str) -> None:
    s = yin("players: 3; blue: qi 0; blue ghosts: 17 18 13; turn: blue", edition)
    assert s.options == (("taoist", "red"), ("taoist", "yellow"), ("taoist", "green"))
    s.answer("bear_qi_loss", "taoist", "yellow")
    assert s.qi("yellow") == 3


@both_editions
@pytest.mark.parametrize("power", ["favourite_of_the_gods", "strength_of_the_mountain"])
def test_r14_green_powers_do_not_stop_a_curse_rolled_for_a_haunted_board(
    edition: str, power: str
) -> None:
    s = yin(
        f"boards: red, yellow, green {power}, blue; players: 3; blue: qi 0; blue ghosts: - 22 -;"
        "turn: blue",
        edition,
    )
    s.curse("lose_qi").answer("bear_qi_loss", "taoist", "green")
    assert s.qi("green") == 3
