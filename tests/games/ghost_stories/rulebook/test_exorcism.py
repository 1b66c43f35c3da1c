"""Exorcism: targets, dice, tokens, and how one roll is split between two ghosts."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    both_editions,
    dice_rolled,
    exorcise,
    offers,
    scene,
)

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"

# -- targets


@both_editions
@pytest.mark.parametrize(
    ("tile", "board", "place"),
    [
        (0, "red", 2),
        (0, "blue", 0),
        (1, "red", 1),
        (2, "red", 0),
        (2, "yellow", 2),
        (3, "blue", 1),
        (5, "yellow", 1),
        (6, "green", 0),
        (6, "blue", 2),
        (7, "green", 1),
        (8, "yellow", 0),
        (8, "green", 2),
    ],
)
def test_taoist_reaches_the_ghost_spaces_next_to_his_tile(
    edition: str, tile: int, board: str, place: int
) -> None:
    cells = ["-", "-", "-"]
    cells[place] = "38"
    s = scene(f"{board} ghosts: {' '.join(cells)}; red: at {tile}; turn: red", edition)
    exorcise(s, "red", "red", "blue")
    assert s.state.discard == (38,)


@both_editions
def test_nothing_can_be_exorcised_from_the_centre_tile(edition: str) -> None:
    s = scene(
        "red ghosts: 39 38 40; yellow ghosts: 6 7 2; green ghosts: 28 29 24;"
        "blue ghosts: 17 18 13; turn: red",
        edition,
    ).answer("move", "stay")
    assert not offers(s, "exorcise")


@both_editions
def test_ghosts_further_away_are_out_of_reach(edition: str) -> None:
    s = scene("red ghosts: 39 - 40; green ghosts: - 28 -; red: at 1; turn: red", edition)
    assert not offers(s.answer("move", "stay"), "exorcise")


# -- dice


@both_editions
def test_more_faces_than_needed_do_as_well(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 34 -; red: at 1; turn: red", edition), *["red"] * 3)
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_white_face_is_any_colour(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 52 -; red: at 1; turn: red", edition), *["white"] * 3)
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_faces_of_another_colour_are_useless(edition: str) -> None:
    s = scene("red ghosts: - 34 -; red: at 1, tao none; turn: red", edition)
    exorcise(s, "blue", "black", "green")
    assert s.ghosts("red") == [0, 34, 0]


@both_editions
def test_failed_exorcism_changes_nothing_but_takes_the_action(edition: str) -> None:
    s = scene("red ghosts: - 41 -; red: at 1, tao none; turn: red", edition)
    exorcise(s, "red", "red", "green")
    assert s.ghosts("red") == [0, 41, 0]
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


@both_editions
@pytest.mark.parametrize(
    ("position", "faces", "lacking"),
    [
        ("red ghosts: - 43 -; red: at 1, tao none", "red white blue", [(43, {"red": 2}, False)]),
        ("red ghosts: - 43 -; red: at 1, tao red 1", "red white blue", [(43, {"red": 1}, False)]),
        ("red ghosts: - 35 -; red: at 1, tao none", "red red red", [(35, {"red": 1}, True)]),
        (
            "red ghosts: - - 38; blue ghosts: 17 - -; red: at 0, tao none",
            "red blue yellow",
            [(38, {"red": 1}, False), (17, {"blue": 1}, False)],
        ),
    ],
    ids=["dice count", "tokens count", "dice do not count", "each ghost by itself"],
)
def test_a_failed_exorcism_says_what_each_ghost_lacks(
    edition: str, position: str, faces: str, lacking: list[tuple[int, dict[str, int], bool]]
) -> None:
    s = exorcise(scene(f"{position}; turn: red", edition), *faces.split())
    [failed] = s.events("exorcism_failed")
    assert [tuple(ghost.values()) for ghost in failed.data["lacking"]] == lacking


@both_editions
def test_nothing_is_lacking_when_the_tokens_that_would_do_are_kept(edition: str) -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao red 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue").answer("exorcise_ghosts", "stop")
    [failed] = s.events("exorcism_failed")
    assert failed.data == {"board": "red"}


@both_editions
@pytest.mark.parametrize(
    ("captors", "dice"), [("- - -", 3), ("46 - -", 2), ("46 47 -", 1), ("46 47 48", 0)]
)
def test_each_captured_die_is_missing_from_every_exorcism(
    edition: str, captors: str, dice: int
) -> None:
    s = scene(f"yellow ghosts: {captors}; red ghosts: - 41 -; red: at 1; turn: red", edition)
    exorcise(s, *["blue"] * dice)
    assert dice_rolled(s) == [dice]
    assert s.ghosts("red") == [0, 41, 0]


# -- tokens


@both_editions
def test_tokens_are_not_spent_when_the_dice_suffice(edition: str) -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao red 3; turn: red", edition)
    exorcise(s, "red", "white", "blue")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.tao("red") == {"red": 3}


@both_editions
def test_tokens_make_up_only_for_what_the_dice_lack(edition: str) -> None:
    s = scene("red ghosts: - 43 -; red: at 1, tao red 4; turn: red", edition)
    exorcise(s, "red", "white", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {"red": 2}


@both_editions
def test_tokens_of_another_colour_are_useless(edition: str) -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao blue 2 black 2; turn: red", edition)
    exorcise(s, "red", "blue", "blue")
    assert len(s.events("exorcism_failed")) == 1


@both_editions
def test_spent_tokens_return_to_the_supply(edition: str) -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao red 4; turn: red", edition)
    exorcise(s, "blue", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {"red": 2}
    assert s.view()["supply"]["tao"]["red"] == 2


@both_editions
def test_tokens_of_several_taoists_on_the_tile_add_up(edition: str) -> None:
    s = scene(
        "red ghosts: - 41 -; red: at 1, tao red 1; yellow: at 1, tao red 1; blue: at 1, tao red 1;"
        "turn: red",
        edition,
    )
    exorcise(s, "blue", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    s.answer("spend_tao", "tao", "red", "blue").answer("spend_tao", "tao", "red", "yellow")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.tao("red") == s.tao("yellow") == s.tao("blue") == {}


@both_editions
def test_player_in_turn_says_whose_tokens_are_spent_one_by_one(edition: str) -> None:
    s = scene(
        "red ghosts: - 38 -; red: at 1, tao red 2; yellow: at 1, tao red 2; turn: red", edition
    )
    exorcise(s, "blue", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    s.answer("spend_tao", "tao", "red", "yellow").answer("spend_tao", "tao", "red", "red")
    assert s.tao("red") == s.tao("yellow") == {"red": 1}
    assert s.kind == "end_turn"


@both_editions
def test_rolled_faces_and_another_taoists_tokens_serve_only_the_taoist_in_turn(
    edition: str,
) -> None:
    s = scene("yellow ghosts: - 6 -; red: at 1; yellow: at 5; turn: red", edition)
    assert not offers(s.answer("move", "stay"), "exorcise")


# -- two ghosts

CORNER = "yellow: at 0; turn: yellow"


@both_editions
def test_dice_that_beat_both_must_beat_both(edition: str) -> None:
    s = scene(f"red ghosts: - - 39; blue ghosts: 15 - -; {CORNER}", edition)
    exorcise(s, "red", "red", "blue")
    assert s.kind == "curse_die"
    s.curse("none")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]


@both_editions
def test_white_face_left_over_must_be_used_on_the_second_ghost(edition: str) -> None:
    s = scene(f"red ghosts: - - 34; blue ghosts: 17 - -; {CORNER}", edition)
    exorcise(s, "red", "blue", "white")
    assert s.kind == "curse_die"  # red goes by red, blue by blue and white: nothing to choose


@both_editions
def test_white_face_serves_whichever_ghost_the_player_wants(edition: str) -> None:
    text = f"red ghosts: - - 38; blue ghosts: 17 - -; {CORNER}"
    s = exorcise(scene(text, edition), "red", "blue", "white")
    assert set(s.options) == {("ghost", "red", 2), ("ghost", "blue", 0)}
    s.answer("exorcise_ghosts", "ghost", "red", 2)
    assert s.ghosts("blue") == [17, 0, 0]
    s = exorcise(scene(text, edition), "red", "blue", "white")
    s.answer("exorcise_ghosts", "ghost", "blue", 0).curse("none")
    assert s.ghosts("red") == [0, 0, 38]


@both_editions
def test_ghost_that_dice_beat_must_go_even_if_tokens_beat_the_other(edition: str) -> None:
    text = "red ghosts: - - 34; blue ghosts: 17 - -; yellow: at 0, tao blue 2; turn: yellow"
    s = exorcise(scene(text, edition), "red", "yellow", "yellow")
    assert set(s.options) == {("both",), ("ghost", "red", 2)}


@both_editions
def test_dice_are_never_forced_together_with_tokens(edition: str) -> None:
    s = scene(
        "red ghosts: - - 38; blue ghosts: 17 - -; yellow: at 0, tao red 1 blue 1;turn: yellow",
        edition,
    )
    exorcise(s, "red", "blue", "yellow")
    assert set(s.options) == {
        ("both",),
        ("ghost", "red", 2),
        ("ghost", "blue", 0),
        ("stop",),
    }


@both_editions
def test_two_ghosts_of_one_colour_share_dice_and_tokens(edition: str) -> None:
    text = "red ghosts: - - 38; blue ghosts: 34 - -; yellow: at 0, tao red {}; turn: yellow"
    s = exorcise(scene(text.format(1), edition), "red", "blue", "blue")
    assert set(s.options) == {("ghost", "red", 2), ("ghost", "blue", 0)}
    s = exorcise(scene(text.format(2), edition), "red", "blue", "blue")
    assert set(s.options) == {("both",), ("ghost", "red", 2), ("ghost", "blue", 0)}
    s.answer("exorcise_ghosts", "both")
    assert s.tao("yellow") == {}


@both_editions
def test_player_chooses_which_tokens_pay_where_the_white_face_leaves_a_choice(edition: str) -> None:
    s = scene(
        "red ghosts: - - 34; blue ghosts: 12 - -; yellow: at 0, tao red 1 blue 1;turn: yellow",
        edition,
    )
    exorcise(s, "white", "yellow", "yellow").answer("exorcise_ghosts", "both")
    assert s.options == (("tao", "blue", "yellow"), ("tao", "red", "yellow"))
    s.answer("spend_tao", "tao", "blue", "yellow")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]
    assert s.tao("yellow") == {"red": 1}


@both_editions
def test_nothing_beaten_by_dice_and_no_tokens_fails_without_a_question(edition: str) -> None:
    s = scene(
        "red ghosts: - - 38; blue ghosts: 17 - -; yellow: at 0, tao none; turn: yellow", edition
    )
    exorcise(s, "red", "blue", "yellow")
    assert len(s.events("exorcism_failed")) == 1


@both_editions
def test_curses_of_both_ghosts_are_rolled(edition: str) -> None:
    s = scene(f"circle: red; red ghosts: - - 39; blue ghosts: 40 - -; {CORNER}", edition)
    exorcise(s, "red", "white", "blue").curse("lose_qi").curse("lose_qi")
    assert s.qi("yellow") == 2
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]


@both_editions
def test_both_curses_come_before_both_rewards(edition: str) -> None:
    s = scene(
        "circle: black; red ghosts: - - 50; blue ghosts: 51 - -; yellow: at 0, qi 2, yin_yang no;"
        "turn: yellow",
        edition,
    )
    exorcise(s, "black", "white", "blue")
    s.curse("none").curse("none").answer("reward", "qi").answer("reward", "yin_yang")
    assert s.qi("yellow") == 3
    assert s.state.yin_yang[s.side("yellow")]


# -- ghosts that dice do not touch


@both_editions
@pytest.mark.parametrize(
    ("number", "colour"), [(2, "yellow"), (13, "blue"), (24, "green"), (35, "red"), (46, "black")]
)
def test_dice_immune_ghost_yields_to_tokens_only(edition: str, number: int, colour: str) -> None:
    dice = 2 if number == 46 else 3
    text = f"red ghosts: - {number} -; red: at 1, tao"
    s = scene(f"{text} none; turn: red", edition)
    exorcise(s, *[colour] * dice)
    assert s.ghosts("red") == [0, number, 0]
    s = scene(f"{text} {colour} 1; turn: red", edition)
    exorcise(s, *["white"] * dice).answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.state.ghosts[1] == 0
    assert s.events("tao_lost")[0].data["colour"] == colour


@both_editions
def test_dice_beat_the_common_ghost_beside_an_immune_one_of_the_same_colour(edition: str) -> None:
    text = "red ghosts: - - 35; blue ghosts: 34 - -; yellow: at 0, tao {}; turn: yellow"
    s = exorcise(scene(text.format("none"), edition), "red", "red", "red")
    assert s.ghosts("red") == [0, 0, 35]
    assert s.ghosts("blue") == [0, 0, 0]
    s = exorcise(scene(text.format("red 1"), edition), "red", "red", "red")
    assert set(s.options) == {("both",), ("ghost", "blue", 0)}


@both_editions
def test_tokens_go_to_the_immune_ghost_first_when_both_are_beaten(edition: str) -> None:
    s = scene(
        "red ghosts: - - 35; blue ghosts: 38 - -; yellow: at 0, tao red 2; turn: yellow", edition
    )
    exorcise(s, "red", "blue", "blue").answer("exorcise_ghosts", "both")
    assert s.tao("yellow") == {}


# -- incarnations of several colours


@both_editions
def test_hope_killer_needs_two_faces_or_tokens_of_each_of_four_colours(edition: str) -> None:
    text = "red ghosts: - 58 -; red: at 1, tao yellow 2 blue 2 green {}; turn: red"
    s = exorcise(scene(text.format(1), edition), "red", "red", "green")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.kind == "curse_die"
    assert s.tao("red") == {}
    s = exorcise(scene(text.format(1), edition), "red", "green", "green")
    assert len(s.events("exorcism_failed")) == 1


@both_editions
def test_white_face_stands_for_one_missing_colour_of_the_hope_killer(edition: str) -> None:
    text = "red ghosts: - 58 -; red: at 1, tao yellow 2 blue 2 green 2; turn: red"
    s = exorcise(scene(text, edition), "red", "white", "black")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {}
    s = exorcise(scene(text, edition), "red", "white", "white")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.kind == "spend_tao"  # the second white saves a token of a colour of choice
    for colour in ("yellow", "yellow", "blue", "blue"):
        s.answer("spend_tao", "tao", colour, "red")
    assert s.tao("red") == {"green": 1}


@both_editions
def test_circle_of_prayer_takes_one_from_its_colour_of_the_hope_killer(edition: str) -> None:
    s = scene(
        "circle: red; red ghosts: - 58 -; red: at 1, tao yellow 2 blue 2 green 2; turn: red",
        edition,
    )
    exorcise(s, "red", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {}


@both_editions
def test_circle_of_a_colour_the_incarnation_lacks_does_not_help(edition: str) -> None:
    s = scene(
        "circle: black; red ghosts: - 58 -; red: at 1, tao yellow 2 blue 2 green 2; turn: red",
        edition,
    )
    exorcise(s, "red", "black", "black")
    assert len(s.events("exorcism_failed")) == 1


def test_circle_and_mantra_help_together_against_the_hope_killer() -> None:
    s = scene(
        f"{MANTRA}; circle: red; red ghosts: - 58~ -; red: at 1, tao yellow 2 blue 2 green 1;"
        "turn: red"
    )
    exorcise(s, "red", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.kind == "curse_die"


def test_mantra_on_the_hope_killer_saves_a_token_of_any_colour() -> None:
    s = scene(f"{MANTRA}; red ghosts: - 58~ -; red: at 1, tao yellow 2 blue 2 green 2; turn: red")
    exorcise(s, "red", "red", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    assert set(s.options) == {
        ("tao", "yellow", "red"),
        ("tao", "blue", "red"),
        ("tao", "green", "red"),
    }
    for colour in ("green", "green", "blue", "blue"):
        s.answer("spend_tao", "tao", colour, "red")
    assert s.tao("red") == {"yellow": 1}


def test_mantra_colour_may_be_chosen_so_that_all_dice_count_against_the_hope_killer() -> None:
    s = scene(
        f"{MANTRA}; red ghosts: - - 58~; blue ghosts: 1 - -; red: at 0, tao blue 1 green 2 red 2;"
        "turn: red"
    )
    exorcise(s, "yellow", "yellow", "black")
    assert set(s.options) == {("ghost", "red", 2), ("ghost", "blue", 0)}
    s.answer("exorcise_ghosts", "ghost", "red", 2).curse("none")
    assert s.tao("red") == {}
    assert s.ghosts("blue") == [1, 0, 0]


@both_editions
def test_nameless_needs_a_face_or_token_of_each_colour(edition: str) -> None:
    s = scene("red ghosts: - 65 -; red: at 1, tao red 1 black 1; turn: red", edition)
    exorcise(s, "yellow", "green", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.tao("red") == {}
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_nameless_makes_white_faces_count_for_nothing(edition: str) -> None:
    text = "red ghosts: - 65 -; red: at 1, tao red 1 black 1; turn: red"
    s = exorcise(scene(text, edition), "yellow", "green", "white")
    assert s.ghosts("red") == [0, 65, 0]
    s = scene("blue ghosts: - 65 -; red ghosts: - 34 -; red: at 1, tao none; turn: red", edition)
    exorcise(s, "white", "white", "white")
    assert s.ghosts("red") == [0, 34, 0]


@both_editions
def test_nameless_gone_makes_white_faces_count_again(edition: str) -> None:
    s = scene(
        "level: nightmare; boards: red, yellow, green, blue second_wind; red ghosts: - - 65;"
        "blue ghosts: 34 - -; blue: at 0, tao red 1 black 1; turn: blue",
        edition,
    )
    exorcise(s, "yellow", "green", "blue").answer("exorcise_ghosts", "ghost", "red", 2)
    s.answer("group_qi", "taoist", "blue")
    s.answer("act", "exorcise").dice("white", "black", "black")
    assert s.ghosts("blue") == [0, 0, 0]


@both_editions
def test_incarnation_and_ghost_of_a_corner_fall_to_one_roll(edition: str) -> None:
    s = scene("red ghosts: - - 60; blue ghosts: 34 - -; red: at 0, tao red 1; turn: red", edition)
    exorcise(s, "black", "black", "black").answer("exorcise_ghosts", "both")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won
    assert s.ghosts("blue") == [0, 0, 0]


# -- tokens blocked


@both_editions
def test_blocked_tokens_save_the_immune_ghost(edition: str) -> None:
    s = scene("blue ghosts: - 50 -; red ghosts: - 35 -; red: at 1, tao red 4; turn: red", edition)
    exorcise(s, "red", "red", "red")
    assert s.ghosts("red") == [0, 35, 0]


@both_editions
def test_blocker_itself_cannot_be_beaten_with_tokens(edition: str) -> None:
    s = scene("red ghosts: - 50 -; red: at 1, tao black 4; turn: red", edition)
    exorcise(s, "black", "blue", "blue")
    assert s.ghosts("red") == [0, 50, 0]


# -- rewards


@both_editions
def test_reward_of_two_tokens_lets_the_exorcist_choose_both_colours(edition: str) -> None:
    s = scene("circle: red; red ghosts: - 43 -; red: at 1; turn: red", edition)
    exorcise(s, "red", "red", "white").answer("take_tao", "tao", "black")
    s.answer("take_tao", "tao", "blue")
    assert s.tao("red") == {"blue": 1, "red": 1, "black": 1}


@both_editions
def test_reward_of_one_token_lets_the_exorcist_choose_the_colour(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 45 -; red: at 1; turn: red", edition), *["black"] * 3)
    s.answer("take_tao", "tao", "green")
    assert s.tao("red") == {"green": 1, "red": 1}


@both_editions
def test_reward_offers_only_colours_left_in_the_supply(edition: str) -> None:
    s = scene(
        "red ghosts: - 45 -; red: at 1; yellow: tao yellow 4; blue: tao blue 4; turn: red", edition
    )
    exorcise(s, *["black"] * 3)
    assert s.options == (("tao", "green"), ("tao", "red"), ("tao", "black"))


@both_editions
def test_yin_yang_still_held_leaves_only_the_qi_as_reward(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 52 -; red: at 1; turn: red", edition), *["black"] * 3)
    assert s.qi("red") == 5
    assert s.kind == "end_turn"


@both_editions
def test_no_qi_in_the_supply_leaves_only_the_yin_yang_as_reward(edition: str) -> None:
    s = scene(
        "red: qi 5, at 1, yin_yang no; yellow: qi 5; green: qi 5; blue: qi 5; red ghosts: - 52 -;"
        "turn: red",
        edition,
    )
    exorcise(s, *["black"] * 3)
    assert s.state.yin_yang[0]
    assert s.qi("red") == 5


# -- one action


@both_editions
def test_help_and_exorcism_exclude_each_other(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: 38 - -; red: at 2; turn: red", edition)).dice("blue", "red")
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
    s = exorcise(scene("red ghosts: 38 - -; red: at 2; turn: red", edition), *["blue"] * 3)
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
