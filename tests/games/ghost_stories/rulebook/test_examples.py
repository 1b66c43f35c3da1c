"""The worked examples of the rulebooks, each played out as it is told there."""

from __future__ import annotations

from games.ghost_stories.rulebook.scene import (
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

FULL_BUT_ONE = (
    "red ghosts: 39 40 -; yellow ghosts: 6 7 2; green ghosts: 28 29 24; blue ghosts: 17 18 13"
)


def severed_heads_on_a_full_table(edition: str) -> Scenario:
    return yin(f"{FULL_BUT_ONE}; turn: red", edition).draw(47)


@both_editions
def test_severed_heads_fill_the_board_and_the_table_and_cost_one_qi(edition: str) -> None:
    s = severed_heads_on_a_full_table(edition)
    assert s.ghosts("red") == [39, 40, 47]
    assert s.qi("red") == 3
    assert [event.data["why"] for event in s.events("qi_lost")] == ["no_space"]
    assert s.kind == "move"


def test_severed_heads_take_the_die_first_and_the_qi_second_in_the_revised_edition() -> None:
    s = severed_heads_on_a_full_table("revised")
    assert tags(s, "die_captured", "qi_lost") == ["die_captured", "qi_lost"]


def test_severed_heads_take_the_qi_first_and_the_die_second_in_the_first_print() -> None:
    s = severed_heads_on_a_full_table("first_print")
    assert tags(s, "die_captured", "qi_lost") == ["qi_lost", "die_captured"]


@both_editions
def test_exorcised_severed_heads_give_the_die_back_to_the_group(edition: str) -> None:
    s = scene(
        "boards: red, yellow, green, blue second_wind; red ghosts: - 39 -; blue ghosts: 17 47 18;"
        "blue: at 3; turn: blue",
        edition,
    )
    exorcise(s, "black", "red").answer("take_tao", "tao", "black")
    assert s.ghosts("blue") == [17, 0, 18]
    s.answer("act", "yin_yang").answer("yin_yang", "tile", 7)
    s.answer("move_ghost", "ghost", "red", 1).answer("move_ghost_to", "space", "blue", 1)
    s.answer("carry_taoist", "taoist", "red").answer("carry_taoist_to", "tile", 8)
    s.answer("act", "exorcise").dice("red", "red", "black")
    assert dice_rolled(s) == [2, 3]
    assert s.kind == "curse_die"


@both_editions
def test_bleeding_eyes_yield_to_two_red_or_white_faces(edition: str) -> None:
    s = scene("red ghosts: - 38 -; yellow: at 1; turn: yellow", edition)
    exorcise(s, "red", "white", "green")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.tao("yellow") == {"yellow": 1}


@both_editions
def test_bleeding_eyes_withstand_one_red_face(edition: str) -> None:
    s = scene("red ghosts: - 38 -; yellow: at 1; turn: yellow", edition)
    exorcise(s, "red", "yellow", "green")
    assert s.ghosts("red") == [0, 38, 0]
    assert len(s.events("exorcism_failed")) == 1


@both_editions
def test_bleeding_eyes_yield_to_one_red_face_and_a_red_token(edition: str) -> None:
    s = scene("red ghosts: - 38 -; yellow: at 1, tao red 1 blue 1; turn: yellow", edition)
    exorcise(s, "red", "yellow", "green").answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]
    assert s.tao("yellow") == {"blue": 1}


@both_editions
def test_a_red_token_and_a_white_face_beat_bleeding_eyes_and_the_nymph_together(
    edition: str,
) -> None:
    s = scene(
        "red ghosts: - - 38; blue ghosts: 15 - -; yellow: at 0, tao red 1; turn: yellow", edition
    )
    exorcise(s, "red", "white", "yellow").answer("exorcise_ghosts", "both")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]
    assert s.tao("yellow") == {}


@both_editions
def test_the_zombie_has_to_go_with_the_coffin_breakers_and_its_curse_follows(edition: str) -> None:
    s = scene("red ghosts: - - 6; blue ghosts: 3 - -; yellow: at 0; turn: yellow", edition)
    exorcise(s, "yellow", "yellow", "white")
    assert s.kind == "curse_die"
    s.curse("lose_qi")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]
    assert s.qi("yellow") == 3


@both_editions
def test_coffin_breakers_gone_give_the_board_its_power_back(edition: str) -> None:
    text = "blue ghosts: 17 3 18; blue: at 3; turn: blue"
    assert not offers(exorcise(scene(text, edition), "red", "red", "red"), "help")
    assert offers(exorcise(scene(text, edition), "yellow", "red", "red"), "help")


@both_editions
def test_the_yellow_taoist_on_the_same_tile_lends_two_tokens_against_the_hopping_vampire(
    edition: str,
) -> None:
    s = scene("yellow ghosts: - 8 -; yellow: at 5, tao yellow 2; turn: red", edition)
    s.answer("move", "tile", 5)
    exorcise(s, "yellow", "green", "red").answer("exorcise_ghosts", "ghost", "yellow", 1)
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.tao("yellow") == {}
    assert s.tao("red") == {"red": 1}


@both_editions
def test_the_dark_wraith_pays_with_a_qi_or_with_the_yin_yang(edition: str) -> None:
    text = "red ghosts: - 52 -; red: at 1, yin_yang no; turn: red"
    s = exorcise(scene(text, edition), "black", "black", "white")
    assert s.options == (("qi",), ("yin_yang",))
    s.answer("reward", "yin_yang")
    assert s.state.yin_yang[s.side("red")]
    assert s.qi("red") == 4
    s = exorcise(scene(text, edition), "black", "black", "white").answer("reward", "qi")
    assert not s.state.yin_yang[s.side("red")]
    assert s.qi("red") == 5


@both_editions
def test_the_yin_yang_reaches_the_circle_of_prayer_before_the_dark_wraith_is_exorcised(
    edition: str,
) -> None:
    s = scene("yellow ghosts: - 53 -; yellow: at 5; turn: yellow", edition)
    s.answer("move", "stay").answer("act", "yin_yang")
    s.answer("yin_yang", "tile", 6).answer("set_circle", "tao", "black")
    exorcise(s, "black", "white", "green")
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.view()["circle"] == "black"
    s.answer("reward", "yin_yang")
    assert s.state.yin_yang[s.side("yellow")]


@both_editions
def test_the_last_qi_buys_the_sorcerers_help_and_saves_the_village(edition: str) -> None:
    text = "haunted: 0 1 2; yellow ghosts: - 5^ -; red: qi 1, at 3; turn: red"
    doomed = finish_turn(scene(text, edition))
    assert doomed.outcome is not None
    assert doomed.outcome.reason == "village_haunted"
    saved = scene(text, edition).answer("move", "stay").answer("act", "help")
    assert saved.qi("red") == 0
    assert saved.ghosts("yellow") == [0, 0, 0]
    assert saved.outcome is None
    assert saved.kind == "ghost_card"  # the yellow board has gone on to its arrival


@both_editions
def test_the_curse_of_deaths_army_can_still_lose_the_village(edition: str) -> None:
    text = "haunted: 0 2 3; circle: black; red ghosts: - 59 -; red: at 1, tao black 1; turn: red"
    s = exorcise(scene(text, edition), "black", "black", "white")
    s.answer("exorcise_ghosts", "ghost", "red", 1).curse("haunt")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "village_haunted")


@both_editions
def test_the_curse_of_deaths_army_survived_wins(edition: str) -> None:
    text = "haunted: 0 2 3; circle: black; red ghosts: - 59 -; red: at 1, tao black 1; turn: red"
    s = exorcise(scene(text, edition), "black", "black", "white")
    s.answer("exorcise_ghosts", "ghost", "red", 1).curse("none")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")


@both_editions
def test_a_lone_red_taoist_uses_the_powers_of_all_three_other_boards_in_one_turn(
    edition: str,
) -> None:
    s = scene("players: 1; yellow ghosts: - 6 34^; red: at 8; turn: red", edition)
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    s.answer("move", "tile", 5).answer("act", "exorcise").dice("red", "red", "yellow")
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "stop").dice("yellow").curse(
        "none"
    )
    s.answer("act", "power", "heavenly_gust").answer("act", "help")
    assert s.state.tokens[s.side("red")] == 0
    assert s.state.tokens_on_centre == 3
    assert s.state.haunters[5] == 0


@both_editions
def test_a_stone_with_a_haunting_acts_on_entry_and_a_haunter_every_second_turn(
    edition: str,
) -> None:
    s = yin("red ghosts: 38 - -; turn: red", edition).draw(54)
    s.answer("place_ghost", "space", "red", 1)
    assert s.events("tile_haunted")[0].data["tile"] == 1
    assert s.state.haunters[0] == 1
