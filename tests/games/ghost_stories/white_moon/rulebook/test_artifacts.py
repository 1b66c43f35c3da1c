"""The artifacts that are used up, and what becomes of a dead Taoist's."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import DEAD, finish_turn, offers, tags
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, ways, yin

NO_CEMETERY: Final = (
    "chosen village: tea_house taoist_altar herbalist sorcerers_hut buddhist_temple"
    " kung_fu_school circle_of_prayer pavilion night_watchman"
)
ONCE: Final = ["life_potion", "moon_dust", "scroll_of_unity", "firework"]


def used(artifact: str, text: str, switches: str = "", moment: str = "move") -> MoonScenario:
    """Yellow uses an artifact before or after his move."""
    s = moonlit(f"artifacts: {artifact} yellow; {text}; turn: yellow", switches)
    if moment != "move":
        s.answer("move", "stay")
    return s.answer(moment, "artifact", artifact)


# -- when


@pytest.mark.parametrize("artifact", ["life_potion", "moon_dust", "firework"])
def test_an_artifact_is_used_at_any_moment_of_the_own_yang_phase(artifact: str) -> None:
    text = f"artifacts: {artifact} yellow; yellow: at 1; turn: yellow"
    assert offers(moonlit(text), "artifact", artifact)
    s = moonlit(text).answer("move", "stay")
    assert offers(s, "artifact", artifact)
    s.answer("act", "pass")
    assert s.kind == "end_turn"
    assert offers(s, "artifact", artifact)


@pytest.mark.parametrize("artifact", ONCE)
def test_an_artifact_is_not_used_in_anothers_turn(artifact: str) -> None:
    s = moonlit(f"artifacts: {artifact} yellow; blue: at 1; turn: blue")
    assert not offers(s, "artifact", artifact)
    s.answer("move", "stay")
    assert not offers(s, "artifact", artifact)


def test_using_an_artifact_is_no_action_and_it_is_gone() -> None:
    s = used("moon_dust", "yellow: at 2", moment="act")
    assert offers(s, "help")
    assert s.artifacts("yellow") == []
    assert s.told("artifact_used", "board", "artifact") == [("yellow", "moon_dust")]


# -- the Life Potion


def test_the_life_potion_gives_any_taoist_a_qi() -> None:
    s = used("life_potion", "blue: qi 1")
    assert s.options == tuple(("taoist", c) for c in ("yellow", "green", "blue", "red"))
    s.answer("life_potion", "taoist", "blue")
    assert s.qi("blue") == 2
    assert s.kind == "move"


def test_the_life_potion_revives_a_taoist_with_one_qi_on_the_cemetery_without_the_die() -> None:
    s = used("life_potion", f"blue: {DEAD}").answer("life_potion", "taoist", "blue")
    assert (s.qi("blue"), s.at("blue")) == (1, 0)
    assert s.events("curse_rolled") == []
    assert s.kind == "move"


def test_the_life_potion_revives_on_the_centre_tile_of_a_village_without_cemetery() -> None:
    s = yin(f"{NO_CEMETERY}; red ghosts: - 44 -; red: qi 1, at 8; turn: red").curse("lose_qi")
    assert s.at("red") == 4
    s = used("life_potion", f"{NO_CEMETERY}; blue: qi 0, tao none, yin_yang no, at 4")
    s.answer("life_potion", "taoist", "blue")
    assert (s.qi("blue"), s.at("blue")) == (1, 4)


def test_the_life_potion_brings_back_a_dead_villager_without_the_die() -> None:
    s = used("life_potion", "graveyard: hua sun; villagers: 0 li").answer(
        "life_potion", "family", "sun"
    )
    assert (s.stack(0), s.dead) == (["li", "sun"], ["hua"])
    assert s.events("curse_rolled") == []


def test_the_life_potion_brings_a_villager_to_the_centre_without_a_cemetery() -> None:
    s = used("life_potion", f"{NO_CEMETERY}; graveyard: hua").answer("life_potion", "family", "hua")
    assert (s.stack(4), s.dead) == (["hua"], [])


def test_the_life_potion_brings_no_villager_where_there_is_no_room() -> None:
    s = used("life_potion", "graveyard: hua; villagers: 0 li sun wu")
    assert not offers(s, "family", "hua")


# -- the Moon Dust


def test_the_moon_dust_is_useless_with_an_empty_reserve() -> None:
    s = moonlit("artifacts: moon_dust yellow; crystals: red 2; receptacles: 0 2; turn: yellow")
    assert not offers(s, "artifact", "moon_dust")


# -- the Scroll of Unity


def test_the_scroll_of_unity_is_used_only_after_the_move() -> None:
    s = moonlit("artifacts: scroll_of_unity yellow; red: at 0; turn: yellow")
    assert not offers(s, "artifact", "scroll_of_unity")
    s.answer("move", "stay")
    assert offers(s, "artifact", "scroll_of_unity")
    s.answer("act", "pass")
    assert offers(s, "artifact", "scroll_of_unity")


def test_each_other_taoist_decides_whether_he_answers_the_scroll() -> None:
    s = used("scroll_of_unity", "yellow: at 8; red: at 0; green: at 1; blue: at 2", moment="act")
    assert s.decision.seat == s.state.seat_at[s.side("red")]
    assert s.options == (("tile", 8), ("stay",))
    s.answer("scroll_of_unity", "tile", 8).answer("scroll_of_unity", "stay")
    s.answer("scroll_of_unity", "tile", 8)
    assert [s.at(colour) for colour in ("red", "green", "blue")] == [8, 1, 8]
    assert s.kind == "act"


def test_whoever_answers_the_scroll_may_bring_his_villager() -> None:
    text = "yellow: at 8; red: at 0; green: at 8; blue: at 8; villagers: 0 ? sun, 8 li"
    s = used("scroll_of_unity", text, moment="act")
    assert s.options == (("tile", 8), ("escort", 8), ("stay",))
    s.answer("scroll_of_unity", "escort", 8).turn_up("wu")
    assert (s.at("red"), s.stack(0), s.stack(8)) == (8, ["wu"], ["li", "sun"])


def test_no_more_villagers_answer_the_scroll_than_the_tile_has_room_for() -> None:
    text = "yellow: at 8; red: at 0; green: at 1; blue: at 8; villagers: 0 sun, 1 hua, 8 li wu"
    s = used("scroll_of_unity", text, moment="act").answer("scroll_of_unity", "escort", 8)
    assert s.options == (("tile", 8), ("stay",))


def test_the_scroll_calls_only_the_living() -> None:
    s = used("scroll_of_unity", f"yellow: at 8; red: {DEAD}; green: at 8; blue: at 2", moment="act")
    assert s.decision.seat == s.state.seat_at[s.side("blue")]


def test_the_scroll_is_not_used_when_all_taoists_stand_on_one_tile() -> None:
    text = "artifacts: scroll_of_unity yellow; yellow: at 8; red: at 8; green: at 8; turn: yellow"
    s = moonlit(f"{text}; blue: at 8").answer("move", "stay")
    assert not offers(s, "artifact", "scroll_of_unity")
    s = moonlit(f"{text}; blue: {DEAD}").answer("move", "stay")
    assert not offers(s, "artifact", "scroll_of_unity")
    s = moonlit(f"{text}; blue: at 7").answer("move", "stay")
    assert offers(s, "artifact", "scroll_of_unity")


def test_m2_on_one_tile_with_all_others_the_scroll_still_raises_whoever_lies() -> None:
    text = "yellow: at 8; red: at 8; green: at 8; blue: at 8; lying: red roots"
    s = used("scroll_of_unity", text, moment="act").answer("scroll_of_unity", "stand_up")
    assert not s.lies("red")


def test_m2_when_switched_whoever_lies_on_the_callers_tile_cannot_come_there() -> None:
    s = moonlit(
        "artifacts: scroll_of_unity yellow; yellow: at 8; red: at 8; green: at 8; blue: at 8;"
        "lying: red roots; turn: yellow",
        "M2",
    ).answer("move", "stay")
    assert not offers(s, "artifact", "scroll_of_unity")


def alone(switches: str = "") -> MoonScenario:
    """A lone red Taoist with one power token, and two on the centre tile."""
    s = moonlit(
        "players: 1; artifacts: scroll_of_unity red; centre: 2; red: at 0, tokens 1; turn: red",
        switches,
    ).answer("move", "stay")
    return s.answer("act", "artifact", "scroll_of_unity")


def test_w5_alone_the_scroll_takes_all_power_tokens_from_the_centre_tile() -> None:
    s = alone()
    assert (s.state.tokens[s.side("red")], s.state.tokens_on_centre) == (3, 0)


def test_w5_when_switched_the_scroll_puts_the_power_tokens_on_the_centre_tile() -> None:
    s = alone("W5")
    assert (s.state.tokens[s.side("red")], s.state.tokens_on_centre) == (0, 3)


def test_m2_a_taoist_laid_down_answers_the_scroll_by_standing_up_where_he_is() -> None:
    text = "yellow: at 8; red: at 0; green: at 8; blue: at 8; lying: red hua; villagers: 0 sun"
    s = used("scroll_of_unity", text, moment="act")
    assert s.options == (("stand_up",), ("stay",))
    s.answer("scroll_of_unity", "stand_up")
    assert (s.lies("red"), s.at("red")) == (False, 0)


def test_m2_when_switched_a_taoist_laid_down_comes_to_the_caller() -> None:
    text = "yellow: at 8; red: at 0; green: at 8; blue: at 8; lying: red hua; villagers: 0 sun"
    s = used("scroll_of_unity", text, "M2", moment="act")
    assert s.options == (("tile", 8), ("escort", 8), ("stay",))
    s.answer("scroll_of_unity", "escort", 8)
    assert (s.lies("red"), s.at("red"), s.stack(8)) == (False, 8, ["sun"])


# -- the Firework


def test_the_firework_asks_any_tile_from_afar() -> None:
    s = used("firework", "yellow: at 0; red ghosts: - 39 -").answer("firework", "tile", 3)
    assert s.ghosts("red") == [0, 0, 0]
    assert s.qi("yellow") == 3
    assert s.kind == "move"


def test_the_firework_cannot_ask_a_haunted_tile() -> None:
    s = used("firework", "yellow: at 0; haunted: 2 8")
    assert not offers(s, "tile", 2)
    assert not offers(s, "tile", 8)
    assert ways(s, "tile") == [1, 4, 6, 7]


def test_the_firework_leaves_the_action_of_the_turn() -> None:
    s = used("firework", "yellow: at 2; villagers: 4 li", moment="act").answer(
        "firework", "tile", 4
    )
    assert s.state.held_buddhas[s.side("yellow")] == 1
    assert offers(s, "help")
    assert s.saved == []


# -- inheritance


def dying(text: str) -> MoonScenario:
    return yin(f"red ghosts: - 44 -; red: qi 1; {text}; turn: red").curse("lose_qi")


def test_a_dying_taoist_passes_each_artifact_to_a_living_taoist_of_his_choice() -> None:
    s = dying("artifacts: moon_dust red, divine_sword red, firework blue")
    assert s.decision.seat == s.state.seat_at[s.side("red")]
    assert s.decision.about == ("artifact", "moon_dust")
    assert s.options == (("taoist", "yellow"), ("taoist", "green"), ("taoist", "blue"))
    s.answer("inherit", "taoist", "green").answer("inherit", "taoist", "blue")
    assert s.artifacts("red") == []
    assert s.artifacts("green") == ["moon_dust"]
    assert s.artifacts("blue") == ["firework", "divine_sword"]


def test_one_heir_may_take_all_artifacts() -> None:
    s = dying("artifacts: moon_dust red, divine_sword red")
    s.answer("inherit", "taoist", "green").answer("inherit", "taoist", "green")
    assert s.artifacts("green") == ["moon_dust", "divine_sword"]


def test_the_dead_inherit_nothing() -> None:
    s = dying(f"artifacts: moon_dust red; yellow: {DEAD}")
    assert s.options == (("taoist", "green"), ("taoist", "blue"))


def test_an_heir_who_dies_passes_the_artifact_on() -> None:
    s = yin(f"artifacts: moon_dust blue; red: {DEAD}; blue ghosts: - 22 -; blue: qi 1; turn: blue")
    s.curse("lose_qi").answer("inherit", "taoist", "yellow")
    assert s.artifacts("yellow") == ["moon_dust"]


def test_an_heir_uses_what_he_inherited() -> None:
    s = moonlit("artifacts: moon_dust green; red: " + DEAD + "; turn: green")
    s.answer("move", "artifact", "moon_dust")
    assert s.crystals("green") == 1


def test_a_revived_taoist_does_not_get_his_artifacts_back() -> None:
    s = used("life_potion", f"red: {DEAD}").answer("life_potion", "taoist", "red")
    assert s.artifacts("red") == []
    finish_turn(s)
    assert tags(s, "artifact_taken") == []
