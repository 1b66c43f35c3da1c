"""Own readings where both rulebooks are silent (V1 to V10), each in both ways."""

from __future__ import annotations

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    both_editions,
    dice_rolled,
    exorcise,
    finish_turn,
    offers,
    scene,
    tags,
    yin,
)
from games.ghost_stories.scenario import Scenario

# -- V1: the Yin-Yang and the own tile


@both_editions
def test_v1_yin_yang_may_ask_the_villager_of_the_own_tile(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition).answer("move", "yin_yang")
    assert offers(s, "tile", 8)


@both_editions
def test_v1_yin_yang_may_not_ask_the_villager_of_the_own_tile_when_switched(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition, "V1").answer("move", "yin_yang")
    assert not offers(s, "tile", 8)
    assert offers(s, "tile", 6)


@both_editions
def test_v1_yin_yang_may_restore_the_own_tile_when_switched(edition: str) -> None:
    s = scene("haunted: 8; red: at 8; turn: red", edition, "V1").answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 8)
    assert not any(s.state.haunted)


# -- V2: staying on the centre tile


def test_v2_staying_on_the_centre_tile_takes_power_tokens() -> None:
    s = scene("players: 3; centre: 1; red: tokens 0; turn: red").answer("move", "stay")
    assert s.kind == "pick_up_tokens"


def test_v2_staying_on_the_centre_tile_takes_no_power_tokens_when_switched() -> None:
    s = scene("players: 3; centre: 1; red: tokens 0; turn: red", switches="V2")
    assert s.answer("move", "stay").kind == "act"
    s = scene("players: 3; centre: 1; red: tokens 0, at 1; turn: red", switches="V2")
    assert s.answer("move", "tile", 4).kind == "pick_up_tokens"


def test_v2_ending_the_turn_on_the_centre_tile_suffices_in_the_first_print_when_switched() -> None:
    s = scene("players: 3; centre: 1; red: tokens 0; turn: red", "first_print", "V2")
    assert finish_turn(s).kind == "pick_up_tokens"


# -- V3: the Pavilion in full


@both_editions
def test_v3_pavilion_moves_a_ghost_and_a_taoist(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: 39 40 -; red: at 7; turn: red", edition))
    assert s.options == (("ghost", "red", 0), ("ghost", "red", 1))
    s.answer("move_ghost", "ghost", "red", 0).answer("move_ghost_to", "space", "blue", 0)
    assert not offers(s, "pass")


@both_editions
def test_v3_either_part_of_the_pavilion_may_be_left_when_switched(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: 39 40 -; red: at 7; turn: red", edition, "V3"))
    s.answer("move_ghost", "pass").answer("carry_taoist", "pass")
    assert s.ghosts("red") == [39, 40, 0]
    assert s.state.at == [7, 4, 4, 4]


# -- V4: the curse and the discard


@both_editions
def test_v4_ghost_stands_on_its_space_while_its_curse_is_rolled(edition: str) -> None:
    s = exorcise(scene("red ghosts: 37 39 40; red: at 1; turn: red", edition), "red", "red", "blue")
    s.curse("ghost").draw(34)
    assert len(s.options) == 9
    assert not offers(s, "space", "red", 1)


@both_editions
def test_v4_ghost_has_left_its_space_while_its_curse_is_rolled_when_switched(edition: str) -> None:
    text = "red ghosts: 37 39 40; red: at 1; turn: red"
    s = exorcise(scene(text, edition, "V4"), "red", "red", "blue")
    s.curse("ghost").draw(34)
    assert s.ghosts("red") == [37, 34, 40]


@both_editions
def test_v4_lost_last_incarnation_scores_nothing_when_switched(edition: str) -> None:
    text = (
        "players: 2; haunted: 0 2 3; deck: 5 ghost; circle: black; red ghosts: - 59 -;"
        "red: at 1, tao black 1; turn: red"
    )
    scores = []
    for switches in ("", "V4"):
        s = exorcise(scene(text, edition, switches), "black", "black", "black")
        s.answer("exorcise_ghosts", "ghost", "red", 1).curse("haunt")
        assert s.outcome is not None
        assert not s.outcome.won
        scores.append(s.outcome.score - 2 * s.state.ghosts.count(0) * (edition == "first_print"))
    assert scores[0] == scores[1]


# -- V5: Strength of the Mountain borrowed

STRENGTH = (
    "players: 2; boards: blue second_wind, green strength_of_the_mountain, red, yellow;"
    "blue ghosts: - 44 -; blue: at 1; turn: blue"
)


@both_editions
def test_v5_borrowed_strength_lasts_for_the_whole_turn(edition: str) -> None:
    s = scene(STRENGTH, edition).answer("move", "stay")
    s.answer("act", "power", "strength_of_the_mountain")
    exorcise(s, *["blue"] * 4)
    exorcise(s, *["blue"] * 4)
    assert dice_rolled(s) == [4, 4]


@both_editions
def test_v5_borrowed_strength_lasts_for_one_exorcism_when_switched(edition: str) -> None:
    s = scene(STRENGTH, edition, "V5").answer("move", "stay")
    s.answer("act", "power", "strength_of_the_mountain")
    exorcise(s, *["blue"] * 4)
    exorcise(s, *["blue"] * 3)
    assert dice_rolled(s) == [4, 3]


# -- V6: the Circle of Prayer and many colours

NAMELESS = "circle: black; red ghosts: - 65 -; red: at 1, tao red 1; turn: red"


@both_editions
def test_v6_circle_weakens_an_incarnation_of_many_colours(edition: str) -> None:
    s = exorcise(scene(NAMELESS, edition), "yellow", "green", "blue")
    assert offers(s, "ghost", "red", 1)


@both_editions
def test_v6_circle_does_not_weaken_an_incarnation_of_many_colours_when_switched(
    edition: str,
) -> None:
    s = exorcise(scene(NAMELESS, edition, "V6"), "yellow", "green", "blue")
    assert s.ghosts("red") == [0, 65, 0]
    assert len(s.events("exorcism_failed")) == 1


# -- V7: Qi of neutral boards in the score

LOST = "players: 3; deck: card 1; red: qi 2; yellow: qi 2; green: qi 2; blue: qi 3; turn: red"


@both_editions
def test_v7_only_qi_of_taoists_scores(edition: str) -> None:
    s = scene(f"{LOST}; next: yin", edition)
    assert s.outcome is not None
    assert s.outcome.score == 6 + (24 if edition == "first_print" else 0)


@both_editions
def test_v7_qi_of_neutral_boards_scores_too_when_switched(edition: str) -> None:
    s = scene(f"{LOST}; next: yin", edition, "V7")
    assert s.outcome is not None
    assert s.outcome.score == 9 + (24 if edition == "first_print" else 0)


# -- V8: the Herbalist and captured dice


@both_editions
def test_v8_herbalist_rolls_only_dice_that_no_ghost_holds(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: 47 48 -; red: at 2; turn: red", edition)).dice("blue")
    assert s.tao("red") == {"red": 1, "blue": 1}
    assert s.kind == "end_turn"
    s = scene("red ghosts: 47 48 46; red: at 2; turn: red", edition).answer("move", "stay")
    assert not offers(s, "help")


@both_editions
def test_v8_herbalist_has_dice_of_his_own_when_switched(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: 47 48 46; red: at 2; turn: red", edition, "V8"))
    s.dice("blue", "green")
    assert s.tao("red") == {"red": 1, "blue": 1, "green": 1}


# -- V9: the Gods' Favourite borrowed

FAVOURITE = (
    "players: 2; boards: blue second_wind, green favourite_of_the_gods, red, yellow;"
    "blue ghosts: - 22 -; blue: at 1, tokens 2; red: tokens 0; turn: blue"
)


def borrowed_for_the_first_roll(edition: str, switches: str = "") -> Scenario:
    """Blue fails with a rerolled die, then attempts a second exorcism."""
    s = exorcise(scene(FAVOURITE, edition, switches), *["red"] * 3)
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "stop").dice("red")
    return exorcise(s, *["red"] * 3)


@both_editions
def test_v9_borrowed_favourite_serves_for_one_roll(edition: str) -> None:
    s = borrowed_for_the_first_roll(edition)
    assert s.kind == "act"
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (1, 1)


@both_editions
def test_v9_borrowed_favourite_lasts_for_the_turn_when_switched(edition: str) -> None:
    s = borrowed_for_the_first_roll(edition, "V9")
    assert s.kind == "reroll_tao"
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "stop").dice("red")
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (1, 1)


@both_editions
def test_v9_token_spent_on_tao_dice_lends_the_curse_die_too_when_switched(edition: str) -> None:
    for switches, kind in (("", "act"), ("V9", "reroll_curse")):
        text = FAVOURITE.replace("- 22 -", "- 18 -").replace("tokens 2", "tokens 1")
        s = exorcise(scene(text, edition, switches), *["red"] * 3)
        for _ in range(3):
            s.answer("reroll_tao", "reroll", "red")
        assert s.dice("blue", "blue", "blue").kind == "curse_die"
        assert s.curse("none").kind == kind


# -- V10: haunters before tormentors

TORMENTOR_THEN_HAUNTER = "red ghosts: 44 38^ -; turn: red"


@both_editions
def test_v10_middle_stones_act_one_ghost_after_the_other(edition: str) -> None:
    s = yin(TORMENTOR_THEN_HAUNTER, edition)
    assert s.kind == "curse_die"
    assert tags(s, "haunter_struck", "tile_haunted") == []
    s.curse("none")
    assert tags(s, "haunter_struck", "tile_haunted") == ["haunter_struck", "tile_haunted"]


@both_editions
def test_v10_all_haunters_act_before_the_other_stones_when_switched(edition: str) -> None:
    s = yin(TORMENTOR_THEN_HAUNTER, edition, "V10")
    assert s.kind == "curse_die"
    assert tags(s, "haunter_struck", "tile_haunted") == ["haunter_struck", "tile_haunted"]
