"""What the death of a villager brings, family by family."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import exorcise, finish_turn, in_turn, tags
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin

FULL_TABLE: Final = (
    "red ghosts: 77 35 37; yellow ghosts: 6 7 10; green ghosts: 28 29 32; blue ghosts: 17 18 21"
)
ALL_INCARNATIONS: Final = tuple(("card", number) for number in (*range(56, 66), *range(81, 87)))


def devoured(villagers: str, text: str = "", switches: str = "") -> MoonScenario:
    """Red's devourer, in the line of the tiles 1, 4 and 7, kills the first top villager."""
    return yin(f"red ghosts: - 77 -; villagers: {villagers}; {text}; turn: red", switches)


def haunted(villagers: str) -> MoonScenario:
    """Red's haunter strikes in the same line and kills the whole stack of the tile 1."""
    return yin(f"red ghosts: - 38^ -; villagers: {villagers}; turn: red")


# -- a Tao token leaves the game

TAO_FAMILIES: Final = [
    ("long", "green"),
    ("chang", "red"),
    ("teng", "yellow"),
    ("weng", "blue"),
    ("miao", "black"),
]
ORDER: Final = ("yellow", "blue", "green", "red", "black")


@pytest.mark.parametrize(("family", "colour"), TAO_FAMILIES)
def test_a_tao_token_of_the_familys_colour_leaves_the_supply_for_good(
    family: str, colour: str
) -> None:
    s = devoured(f"1 {family}")
    left = dict(zip(ORDER, s.state.tao_tokens, strict=True))
    assert left == {other: 3 if other == colour else 4 for other in ORDER}
    assert s.told("tao_removed", "colour") == [(colour,)]
    assert s.tao("red") == {"red": 1}


def test_both_miao_take_a_black_token_each() -> None:
    s = haunted("1 miao miao")
    assert s.state.tao_tokens == (4, 4, 4, 4, 2)


def test_wm_f10_a_missing_token_is_taken_from_a_player_of_the_players_choice() -> None:
    s = devoured("1 miao", "yellow: tao black 3; blue: tao blue 1 black 1")
    assert (s.kind, s.decision.about) == ("give_up_tao", ("tao", "black"))
    assert s.options == (("taoist", "yellow"), ("taoist", "blue"))
    s.answer("give_up_tao", "taoist", "blue")
    assert (s.tao("yellow"), s.tao("blue")) == ({"black": 3}, {"blue": 1})
    assert s.state.tao_tokens == (4, 4, 4, 4, 3)


def test_wm_f10_the_supply_gives_before_any_player_does() -> None:
    s = devoured("1 miao", "yellow: tao black 3")
    assert s.tao("yellow") == {"black": 3}
    assert s.state.tao_tokens[4] == 3


def test_wm_f10_the_token_on_the_circle_goes_when_nobody_else_has_one() -> None:
    s = devoured("1 miao", "circle: black; tao tokens: 4 4 4 4 1")
    assert s.state.circle is None
    assert s.state.tao_tokens[4] == 0


def test_wm_f10_a_player_gives_before_the_circle_does() -> None:
    s = devoured("1 miao", "circle: black; tao tokens: 4 4 4 4 2; blue: tao black 1")
    assert s.tao("blue") == {}
    assert s.view()["circle"] == "black"


def test_a_colour_without_any_token_left_loses_nothing() -> None:
    s = devoured("1 miao", "tao tokens: 4 4 4 4 0")
    assert s.state.tao_tokens[4] == 0
    assert s.events("tao_removed") == []


def test_a_token_that_left_the_game_cannot_be_taken() -> None:
    s = moonlit("tao tokens: 4 4 4 4 0; turn: yellow")
    s.answer("move", "power", "bottomless_pockets")
    assert s.options == tuple(("tao", colour) for colour in ("yellow", "blue", "green", "red"))


# -- Wu: an incarnation out of the box


def test_a_wu_brings_a_random_incarnation_out_of_the_box_into_play() -> None:
    s = devoured("1 wu")
    assert s.kind == "box_incarnation"
    assert s.options == ALL_INCARNATIONS
    s.answer("box_incarnation", "card", 62).answer("place_ghost", "space", "blue", 1)
    assert s.ghosts("blue") == [0, 62, 0]
    assert s.told("tao_blocked", "ghost") == [(62,)]


def test_a_wu_never_brings_an_incarnation_already_seen() -> None:
    wu_feng = "level: nightmare; blue ghosts: 62 - -; discard: 57; exorcised: 57"
    s = devoured("1 wu", f"{wu_feng}; deck: 5 ghost, card 81")
    assert {("card", n) for n in (57, 62, 81)} & {*s.options} == set()
    assert len(s.options) == 13


def test_wm_f11_the_incarnation_of_a_wu_is_placed_by_the_usual_rules() -> None:
    s = devoured("1 wu", "deck: 5 ghost, 1 incarnation, 10 ghost")
    s.answer("box_incarnation", "card", 56)
    assert s.options == (("space", "red", 0), ("space", "red", 2))
    s.answer("place_ghost", "space", "red", 0)
    assert s.kind == "ghost_card"  # the left stone of the Howling Nightmare
    assert s.ghosts("red") == [56, 77, 0]


def test_wm_f11_without_room_the_incarnation_of_a_wu_waits_on_top_of_the_deck() -> None:
    s = yin(f"{FULL_TABLE}; villagers: 2 wu; deck: 10 ghost; turn: red")
    s.answer("box_incarnation", "card", 62)
    assert 62 not in s.state.ghosts
    assert s.state.deck.layers[0] == ("known", ("card", 62))
    assert s.state.deck.count() == 11


def test_wm_f11_the_waiting_incarnation_is_the_next_one_that_screens_count_down_to() -> None:
    deck = "deck: 4 ghost, 1 incarnation, 10 ghost"
    s = yin(f"{FULL_TABLE}; villagers: 2 wu; {deck}; turn: red")
    assert s.view()["deck"]["until_incarnation"] == 4
    s.answer("box_incarnation", "card", 62)
    assert s.view()["deck"]["until_incarnation"] == 0


def test_known_ghosts_in_the_deck_count_before_the_next_incarnation() -> None:
    s = moonlit(
        "incarnations: 2; deck: card 6, 2 ghost, card 7, card 62, 1 incarnation, 5 ghost; turn: red"
    )
    assert s.view()["deck"]["until_incarnation"] == 4
    s = moonlit("deck: 3 ghost; turn: red")
    assert s.view()["deck"]["until_incarnation"] is None


def test_wm_f11_the_waiting_incarnation_is_the_next_card_drawn() -> None:
    s = yin("incarnations: 2; deck: card 62, 10 ghost; turn: red")
    s.answer("place_ghost", "space", "blue", 0)
    assert s.ghosts("blue") == [62, 0, 0]


def test_wm_f11_the_incarnation_of_a_wu_has_to_be_exorcised_too() -> None:
    s = devoured("1 wu").answer("box_incarnation", "card", 62)
    assert s.state.incarnations == 2


@pytest.mark.parametrize(("beaten", "won"), [("", False), ("discard: 57; exorcised: 57", True)])
def test_wm_f11_victory_needs_every_incarnation_exorcised(beaten: str, won: bool) -> None:
    s = moonlit(f"incarnations: 2; {beaten}; blue ghosts: - 62 -; blue: at 3; turn: blue")
    exorcise(s, "blue", "blue", "blue")
    s.answer("group_qi", "taoist", "red")
    assert (s.outcome is not None and s.outcome.won) == won


def test_wm_f11_a_wu_killed_by_the_curse_of_the_last_incarnation_puts_off_victory() -> None:
    text = "circle: black; red ghosts: - 59 -; red: at 1, tao black 1; villagers: 1 wu; turn: red"
    s = moonlit(text)
    exorcise(s, "black", "black", "white")
    s.answer("exorcise_ghosts", "ghost", "red", 1).curse("haunt")
    s.answer("box_incarnation", "card", 62).answer("place_ghost", "space", "blue", 0)
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is None
    assert (s.state.exorcised, s.state.incarnations) == ((59,), 2)


# -- Xiang: another one dies


def test_a_xiang_takes_another_face_up_villager_of_the_players_choice_with_it() -> None:
    s = devoured("1 xiang, 0 ? hua, 8 li sun")
    assert s.kind == "kill_another"
    assert s.options == (("villager", "hua", 0), ("villager", "sun", 8))
    s.answer("kill_another", "villager", "hua", 0)
    assert s.dead == ["xiang", "hua"]


def test_the_curse_of_a_xiangs_victim_applies_too() -> None:
    s = devoured("1 xiang, 0 zhou, 8 sun").answer("kill_another", "villager", "zhou", 0)
    assert s.kind == "zhou_curse"
    assert s.told("family_cursed", "family") == [("xiang",), ("zhou",)]


def test_the_villager_under_a_dead_xiang_is_turned_up_and_may_be_chosen() -> None:
    s = devoured("1 ? xiang, 8 sun").turn_up("li")
    assert s.options == (("villager", "li", 1), ("villager", "sun", 8))


def test_a_xiang_alone_in_the_village_takes_nobody() -> None:
    s = devoured("1 xiang")
    assert s.dead == ["xiang"]
    assert s.kind == "ghost_card"


def test_w3_the_victim_of_a_xiang_goes_to_the_graveyard_board_not_to_the_cemetery_tile() -> None:
    s = devoured("1 xiang, 8 sun hua, 7 li").answer("kill_another", "villager", "hua", 8)
    assert s.dead == ["xiang", "hua"]
    assert s.stack(0) == []


# -- Sheng: haunting


def test_a_sheng_haunts_the_tile_it_stood_on() -> None:
    s = devoured("4 sheng")
    assert s.told("tile_haunted", "tile", "why") == [(4, "sheng")]


def test_a_sheng_that_could_not_flee_haunts_the_tile_it_could_not_leave() -> None:
    s = yin("red ghosts: - 38 -; haunted: 4; villagers: 1 sheng; turn: red")
    assert s.told("tile_haunted", "tile") == [(1,)]


def test_a_shengs_haunting_may_lose_the_village() -> None:
    s = devoured("1 sheng", "haunted: 0 2 3")
    assert s.outcome is not None
    assert s.outcome.reason == "village_haunted"


# -- Sun: a ghost


def test_a_sun_makes_the_board_in_turn_draw_and_place_a_ghost() -> None:
    s = devoured("1 sun").draw(52).answer("place_ghost", "space", "red", 0)
    assert s.ghosts("red") == [52, 77, 0]
    assert s.kind == "ghost_card"  # step 3 of the yin phase is still to come


def test_a_sun_dying_in_the_yang_phase_brings_a_ghost_too() -> None:
    s = moonlit("red ghosts: - 39 -; yellow: at 1; villagers: 1 sun; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse("haunt").draw(52)
    assert s.options == tuple(("space", "yellow", place) for place in range(3))


# -- Li: the deck


def test_a_li_removes_the_bottom_card_of_the_ghost_deck_unseen() -> None:
    s = devoured("1 li", "deck: 20 ghost, 1 incarnation, 10 ghost")
    assert s.state.deck.layers == (("ghost", 20), ("incarnation", 1), ("ghost", 9))
    assert s.told("bottom_card_removed", "left") == [(30,)]
    assert s.state.discard == ()
    assert len(s.state.deck.pool("ghost")) == 64


def test_all_three_li_remove_a_card_each() -> None:
    s = haunted("1 li li li")
    assert s.state.deck.layers == (("ghost", 28),)


def test_m1_a_li_never_removes_an_incarnation() -> None:
    s = devoured("1 li", "deck: 20 ghost, 1 incarnation")
    assert s.state.deck.layers == (("ghost", 19), ("incarnation", 1))
    assert s.state.incarnations == 1


def test_m1_a_li_spares_an_incarnation_whose_place_is_known_too() -> None:
    s = devoured("1 li", "deck: 5 ghost, card 62")
    assert s.state.deck.layers == (("ghost", 4), ("known", ("card", 62)))


def test_m1_a_deck_of_nothing_but_an_incarnation_loses_no_card() -> None:
    s = devoured("1 li", "deck: 1 incarnation")
    assert s.state.deck.layers == (("incarnation", 1),)
    assert s.outcome is None


def test_a_li_that_takes_the_last_card_loses_the_game() -> None:
    s = devoured("1 li", "blue ghosts: 62 - -; deck: 1 ghost")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "deck_empty")


def test_m1_when_switched_a_li_removes_whatever_lies_at_the_bottom() -> None:
    s = devoured("1 li", "level: hell; deck: 20 ghost, 1 incarnation", "M1")
    assert s.state.deck.layers == (("ghost", 20),)
    assert s.state.incarnations == 3


# -- Zhou: a Qi


def test_a_zhou_may_cost_a_neutral_board_its_qi() -> None:
    s = devoured("1 zhou", "players: 2; yellow: qi 1").answer("zhou_curse", "board", "yellow")
    assert s.qi("yellow") == 0
    assert s.told("board_haunted", "board") == [("yellow",)]


def test_a_zhou_costs_no_board_that_has_no_qi_left() -> None:
    s = devoured("1 zhou", "players: 2; yellow: qi 0")
    assert s.options == (("board", "red"), ("board", "green"), ("board", "blue"))


# -- Hua: laid down


def test_a_hua_lays_the_taoist_in_turn_down_where_he_stands() -> None:
    s = devoured("1 hua", "red: at 5")
    assert s.lies("red")
    assert s.at("red") == 5
    assert not any(s.lies(colour) for colour in ("yellow", "green", "blue"))


def test_a_taoist_laid_down_spends_his_next_move_to_stand_up() -> None:
    s = moonlit("yellow: at 5; lying: yellow hua; villagers: 5 li; turn: yellow")
    moves = [option for option in s.options if option[0] not in ("power", "yin_yang")]
    assert moves == [("stand_up",), ("stay",)]
    s.answer("move", "stand_up")
    assert (s.lies("yellow"), s.at("yellow"), s.kind) == (False, 5, "act")


def test_a_hua_killed_in_the_yin_phase_takes_the_move_of_the_same_turn() -> None:
    s = yin("yellow ghosts: - 71 -; villagers: 5 hua; turn: yellow").draw(6)
    s.answer("place_ghost", "space", "yellow", 0)
    assert s.kind == "move"
    assert ("stand_up",) in s.options
    assert not [option for option in s.options if option[0] == "tile"]


def test_a_taoist_laid_down_still_acts() -> None:
    s = moonlit("red ghosts: - 39 -; yellow: at 1; lying: yellow hua; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse("none")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.lies("yellow")


def test_a_taoist_who_does_not_spend_the_move_lies_on() -> None:
    s = moonlit("yellow: at 5; lying: yellow hua; turn: yellow")
    finish_turn(s)
    assert in_turn(s) == "green"
    assert s.lies("yellow")


def test_wm_f03_a_hua_dying_on_a_neutral_boards_turn_does_nothing() -> None:
    s = yin("players: 3; blue ghosts: - 73 -; villagers: 3 hua; turn: blue")
    assert s.dead == ["hua"]
    assert s.told("family_cursed", "family") == [("hua",)]
    assert tags(s, "taoist_laid_down") == []


def test_wm_f03_a_hua_dying_between_blues_two_actions_leaves_him_the_second() -> None:
    s = moonlit("blue ghosts: - 17 22; villagers: 3 hua; blue: at 3; turn: blue")
    s.answer("move", "stay")
    s.answer("act", "exorcise").dice("blue", "blue", "red").curse("haunt")
    assert s.lies("blue")
    assert (s.kind, ("help",) in s.options) == ("act", True)
    s.answer("act", "help")
    assert s.ghosts("blue") == [0, 0, 0]


def test_a_revived_villagers_curse_applies_again() -> None:
    s = moonlit("yellow: at 0; graveyard: zhou; turn: yellow").answer("move", "stay")
    s.answer("act", "help").curse("haunt")
    assert s.dead == ["zhou"]
    assert s.kind == "zhou_curse"
