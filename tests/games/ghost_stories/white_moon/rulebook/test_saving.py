"""Saving a villager at the portal: the third kind of action, and the family's reward."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import exorcise, finish_turn, in_turn, offers
from games.ghost_stories.white_moon.rulebook.scene import (
    SECOND_WIND,
    MoonScenario,
    actions,
    moonlit,
)

ALONE_WITH_SECOND_WIND: Final = "players: 1; boards: red, yellow, green, blue second_wind"

# -- the action


def test_at_the_portal_a_taoist_may_save_the_top_villager() -> None:
    s = moonlit("yellow: at 4; villagers: 4 ? li; turn: yellow").answer("move", "stay")
    s.answer("act", "save").turn_up("wu")
    assert s.saved == ["li"]
    assert s.stack(4) == ["wu"]
    assert s.told("villager_saved", "family", "tile", "saved") == [("li", 4, 1)]


def test_saving_is_an_action_beside_the_tiles_own_and_the_exorcism() -> None:
    text = 'options: {"portal": 1}; portal: 1; haunted: 0; red ghosts: - 39 -;'
    s = moonlit(f"{text} yellow: at 1; villagers: 1 li; turn: yellow").answer("move", "stay")
    assert s.options[:3] == (("help",), ("exorcise",), ("save",))


@pytest.mark.parametrize("action", ["help", "exorcise", "save"])
def test_only_one_of_the_three_actions_is_taken(action: str) -> None:
    s = moonlit(
        "portal: 8; yellow ghosts: 6 - -; yellow: at 8; villagers: 8 wu li; turn: yellow"
    ).answer("move", "stay")
    s.answer("act", action)
    if action == "help":
        s.answer("take_tao", "tao", "red").draw(10).answer("place_ghost", "space", "yellow", 1)
    elif action == "exorcise":
        s.dice("red", "red", "red")
    assert s.kind == "end_turn"
    assert s.saved == (["li"] if action == "save" else [])


def test_the_tiles_own_action_stays_available_at_the_portal() -> None:
    s = moonlit("yellow: at 4; villagers: 4 li; turn: yellow").answer("move", "stay")
    s.answer("act", "help")
    assert s.state.held_buddhas[s.side("yellow")] == 1
    assert s.stack(4) == ["li"]


def test_nobody_is_saved_away_from_the_portal_or_at_an_empty_one() -> None:
    away = moonlit("yellow: at 1; villagers: 1 li, 4 hua; turn: yellow").answer("move", "stay")
    assert not offers(away, "save")
    empty = moonlit("yellow: at 4; villagers: 1 li; turn: yellow").answer("move", "stay")
    assert not offers(empty, "save")


def test_a_villager_brought_along_may_be_saved_in_the_same_turn() -> None:
    s = moonlit("yellow: at 1; villagers: 1 li; turn: yellow").answer("move", "escort", 4)
    s.answer("act", "save")
    assert s.saved == ["li"]


def test_nobody_can_be_brought_to_a_haunted_portal_tile_and_saved() -> None:
    s = moonlit("yellow: at 1; haunted: 4; villagers: 1 li; turn: yellow")
    assert not offers(s, "escort", 4)
    s.answer("move", "tile", 4)
    assert not offers(s, "save")


def test_wm_f07_the_yin_yang_saves_nobody() -> None:
    s = moonlit("yellow: at 1; villagers: 4 li; turn: yellow").answer("move", "stay")
    s.answer("act", "yin_yang")
    assert {option[0] for option in s.options} == {"tile"}
    s.answer("yin_yang", "tile", 4)
    assert s.saved == []
    assert s.state.held_buddhas[s.side("yellow")] == 1


def test_wm_f07_the_yin_yang_on_the_portal_tile_itself_saves_nobody() -> None:
    s = moonlit("yellow: at 4; villagers: 4 li; turn: yellow").answer("move", "stay")
    s.answer("act", "yin_yang").answer("yin_yang", "tile", 4)
    assert (s.saved, s.stack(4)) == ([], ["li"])


# -- Heavenly Gust


def gust(text: str = "") -> MoonScenario:
    """Blue at the portal on the sorcerer's tile 3, a villager and a ghost before him."""
    village = f"portal: 3; blue ghosts: - 17 18; villagers: 3 wu li; {text}"
    return moonlit(f"{village} blue: at 3; turn: blue").answer("move", "stay")


def test_heavenly_gust_exorcises_and_saves() -> None:
    s = gust()
    s.answer("act", "exorcise").dice("red", "red", "red")
    assert offers(s, "save")
    s.answer("act", "save")
    assert s.saved == ["li"]
    assert actions(s) == []


def test_heavenly_gust_saves_and_exorcises() -> None:
    s = gust()
    s.answer("act", "save").answer("act", "exorcise").dice("blue", "blue", "red").curse("none")
    assert s.saved == ["li"]
    assert s.ghosts("blue") == [0, 0, 18]
    assert actions(s) == []


def test_heavenly_gust_exorcises_and_asks_for_help() -> None:
    s = gust().answer("act", "exorcise").dice("red", "red", "red").answer("act", "help")
    s.answer("sorcery", "ghost", "blue", 2)
    assert s.ghosts("blue") == [0, 17, 0]
    assert actions(s) == []


def test_heavenly_gust_never_gives_help_and_a_rescue() -> None:
    s = gust().answer("act", "save")
    assert actions(s) == ["exorcise"]
    s = gust().answer("act", "help").answer("sorcery", "ghost", "blue", 2)
    assert actions(s) == ["exorcise"]


# -- Second Wind


def second_wind() -> MoonScenario:
    village = "portal: 3; blue ghosts: - 17 18; villagers: 3 wu hua li"
    return moonlit(f"{SECOND_WIND}; {village}; blue: at 3; turn: blue").answer("move", "stay")


def test_second_wind_saves_two_villagers() -> None:
    s = second_wind().answer("act", "save")
    assert actions(s) == ["save"]
    s.answer("act", "save")
    assert s.saved == ["li", "hua"]
    assert actions(s) == []


def test_second_wind_exorcises_twice_but_does_not_save_after_an_exorcism() -> None:
    s = second_wind().answer("act", "exorcise").dice("red", "red", "red")
    assert actions(s) == ["exorcise"]


def test_second_wind_asks_twice_for_help_but_does_not_save_after_it() -> None:
    s = second_wind().answer("act", "help").answer("sorcery", "ghost", "blue", 2)
    assert actions(s) == ["help"]


def test_second_wind_that_saved_long_and_one_of_the_hua_gives_the_life_potion() -> None:
    s = moonlit(f"{SECOND_WIND}; villagers: 4 hua long; blue: at 4; turn: blue")
    s.answer("move", "stay").answer("act", "save")
    assert s.artifacts("blue") == ["life_potion"]
    s.answer("act", "save")
    assert s.saved == ["long", "hua"]
    assert s.told("family_saved", "family") == [("long",)]
    assert s.artifacts("blue") == ["life_potion"]


# -- power tokens lend the blue powers


def test_a_power_token_lends_heavenly_gust_for_an_exorcism_and_a_rescue() -> None:
    s = moonlit("players: 1; portal: 1; red ghosts: - 39 -; villagers: 1 li; red: at 1; turn: red")
    s.answer("move", "stay").answer("act", "save").answer("act", "power", "heavenly_gust")
    s.answer("act", "exorcise").dice("blue", "blue", "blue").answer("reroll_tao", "stop")
    assert s.saved == ["li"]
    assert s.state.tokens[s.side("red")] == 2
    assert actions(s) == []


def test_a_power_token_lends_no_heavenly_gust_between_help_and_rescue() -> None:
    s = moonlit("players: 1; haunted: 8; villagers: 4 wu li; red: at 4; turn: red")
    s.answer("move", "stay").answer("act", "save")
    assert not offers(s, "power", "heavenly_gust")


def test_a_power_token_lends_second_wind_for_two_rescues() -> None:
    s = moonlit(f"{ALONE_WITH_SECOND_WIND}; villagers: 4 hua li; red: at 4; turn: red")
    s.answer("move", "stay").answer("act", "save")
    assert not offers(s, "save")
    s.answer("act", "power", "second_wind").answer("act", "save")
    assert s.saved == ["li", "hua"]
    assert s.state.tokens_on_centre == 1


# -- the family's reward


def test_a_family_rewards_only_when_all_of_it_is_saved() -> None:
    text = "shelter: hua; villagers: 4 hua hua; yellow: at 4; turn: yellow"
    s = moonlit(text).answer("move", "stay").answer("act", "save")
    assert s.events("family_saved") == []
    assert s.artifacts("yellow") == []
    s = moonlit("shelter: hua hua; villagers: 4 hua; yellow: at 4; turn: yellow")
    s.answer("move", "stay").answer("act", "save")
    assert s.told("family_saved", "family") == [("hua",)]
    assert s.artifacts("yellow") == ["divine_sword"]


def test_a_dead_member_keeps_a_family_from_being_whole() -> None:
    s = moonlit("shelter: hua; graveyard: hua; villagers: 4 hua; yellow: at 4; turn: yellow")
    s.answer("move", "stay").answer("act", "save")
    assert (s.saved, s.events("family_saved")) == (["hua", "hua"], [])


def test_the_player_in_turn_takes_the_reward_whoever_saved_the_others() -> None:
    s = moonlit("shelter: miao; villagers: 4 miao; blue: at 4; turn: blue")
    s.answer("move", "stay").answer("act", "save")
    assert s.artifacts("blue") == ["shield_of_time"]


@pytest.mark.parametrize(
    ("family", "size", "artifact"),
    [
        ("long", 1, "life_potion"),
        ("chang", 1, "moon_dust"),
        ("teng", 1, "scroll_of_unity"),
        ("weng", 1, "firework"),
        ("miao", 2, "shield_of_time"),
        ("sheng", 2, "vengeful_claw"),
        ("sun", 3, "armor_of_the_just"),
        ("hua", 3, "divine_sword"),
    ],
)
def test_eight_families_reward_the_player_in_turn_with_an_artifact(
    family: str, size: int, artifact: str
) -> None:
    others = f"shelter: {' '.join([family] * (size - 1))};" if size > 1 else ""
    s = moonlit(f"{others} villagers: 4 {family}; yellow: at 4; turn: yellow")
    s.answer("move", "stay").answer("act", "save")
    assert s.artifacts("yellow") == [artifact]
    assert [owner for owner in s.moon.artifacts if owner is not None] == [s.side("yellow")]


def saving_the_last(family: str, others: str, text: str = "") -> MoonScenario:
    s = moonlit(f"shelter: {others}; villagers: 4 {family}; yellow: at 4; turn: yellow; {text}")
    return s.answer("move", "stay").answer("act", "save")


def test_the_wu_let_the_players_set_a_buddha_on_any_free_ghost_space() -> None:
    s = saving_the_last("wu", "wu", "red ghosts: 39 - -b; blue: buddhas 0")
    assert s.kind == "wu_buddha"
    spaces = {option for option in s.options if option[0] == "space"}
    assert len(spaces) == 10
    assert not {("space", "red", 0), ("space", "red", 2)} & spaces
    s.answer("wu_buddha", "space", "green", 1)
    assert s.state.buddhas[7]
    assert s.state.held_buddhas == [0, 0, 0, 0]


def test_the_buddha_of_the_wu_is_optional() -> None:
    s = saving_the_last("wu", "wu").answer("wu_buddha", "pass")
    assert not any(s.state.buddhas)


def test_the_buddha_of_the_wu_is_lost_when_none_is_left() -> None:
    s = saving_the_last("wu", "wu", "red: buddhas 1; blue ghosts: - - -b")
    assert s.kind == "end_turn"
    assert sum(s.state.buddhas) == 1


def test_the_buddha_of_the_wu_is_lost_without_a_free_space() -> None:
    full = (
        "red ghosts: 34 35 37; yellow ghosts: 6 7 10; green ghosts: 28 29 32; blue ghosts: 17 18 21"
    )
    s = saving_the_last("wu", "wu", full)
    assert s.kind == "end_turn"
    assert not any(s.state.buddhas)


def test_the_buddha_of_the_wu_comes_from_the_box_in_a_village_without_a_temple() -> None:
    village = (
        "chosen village: cemetery taoist_altar herbalist sorcerers_hut night_watchman"
        " kung_fu_school circle_of_prayer pavilion tea_house"
    )
    s = saving_the_last("wu", "wu", village).answer("wu_buddha", "space", "red", 1)
    assert s.state.buddhas[1]


def test_the_buddha_of_the_wu_stops_a_ghost_and_is_free_again() -> None:
    s = moonlit("red ghosts: 39 -b 40; turn: yellow; next: act, turn 0").answer("act", "pass")
    s.answer("end_turn", "end").draw(38)
    assert s.ghosts("red") == [39, 0, 40]
    assert not any(s.state.buddhas)


def test_the_xiang_let_the_players_share_a_tao_token_of_each_colour() -> None:
    s = saving_the_last("xiang", "xiang")
    for colour, taker in (
        ("yellow", "red"),
        ("blue", "blue"),
        ("green", "red"),
        ("red", "yellow"),
        ("black", "green"),
    ):
        assert s.decision.about == ("tao", colour)
        s.answer("share_tao", "taoist", taker)
    assert s.tao("red") == {"red": 1, "yellow": 1, "green": 1}
    assert s.tao("blue") == {"blue": 2}
    assert s.tao("yellow") == {"yellow": 1, "red": 1}
    assert s.tao("green") == {"green": 1, "black": 1}


def test_the_xiang_give_only_tokens_that_the_supply_has() -> None:
    s = saving_the_last("xiang", "xiang", "red: tao red 4; circle: black; blue: tao blue 1 black 3")
    asked = []
    while s.kind == "share_tao":
        asked.append(s.decision.about[1])
        s.answer("share_tao", "taoist", "yellow")
    assert asked == ["yellow", "blue", "green"]


def test_the_li_let_the_players_share_three_qi() -> None:
    s = saving_the_last("li", "li li", "red: qi 1; green: qi 2")
    s.answer("share_qi", "taoist", "red").answer("share_qi", "taoist", "red")
    s.answer("share_qi", "taoist", "green")
    assert (s.qi("red"), s.qi("green"), s.qi("yellow")) == (3, 3, 4)
    assert s.kind == "end_turn"


def test_the_li_give_no_more_qi_than_the_supply_has() -> None:
    s = saving_the_last("li", "li li", "red: qi 7; green: qi 4; blue: qi 4")
    s.answer("share_qi", "taoist", "red")
    assert s.qi("red") == 8
    assert s.kind == "end_turn"


def test_the_zhou_promise_a_mystic_barrier_at_the_end_of_the_turn() -> None:
    s = saving_the_last("zhou", "zhou zhou", "red ghosts: - 39 -")
    assert s.kind == "end_turn"
    assert s.events("barrier_began") == []
    finish_turn(s)
    assert len(s.events("barrier_began")) == 1
    assert (s.kind, s.decision.about, in_turn(s)) == ("barrier", ("board", "red"), "yellow")


def test_a_rescue_costs_no_more_than_its_action() -> None:
    s = moonlit("yellow: at 4; villagers: 4 li; turn: yellow").answer("move", "stay")
    s.answer("act", "save")
    assert s.qi("yellow") == 4
    assert s.tao("yellow") == {"yellow": 1}
    assert s.state.yin_yang[s.side("yellow")]


def test_an_exorcism_by_others_than_blue_leaves_no_rescue() -> None:
    s = moonlit("portal: 1; red ghosts: - 39 -; yellow: at 1; villagers: 1 li; turn: yellow")
    exorcise(s, "blue", "blue", "blue")
    assert s.kind == "end_turn"
