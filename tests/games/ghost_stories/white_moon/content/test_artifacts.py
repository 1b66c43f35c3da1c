"""The eight artifacts: four are used up, four last."""

from __future__ import annotations

import pytest

from games.ghost_stories.content.play import gone, spaces
from games.ghost_stories.white_moon.content.play import options_of
from games.ghost_stories.white_moon.rulebook.scene import STRENGTH, MoonScenario, moonlit, yin
from vigil.core import Option
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF
from vigil.games.ghost_stories.white_moon.content.families import SIZES

FAMILY_OF = {artifact: family for family, artifact in ARTIFACT_OF.items()}
USED_UP = ("life_potion", "moon_dust", "firework")


def owned(artifact: str, owner: str = "red") -> str:
    """The clauses of an artifact whose family is saved."""
    family = FAMILY_OF[artifact]
    return f"shelter: {' '.join([family] * SIZES[family])}; artifacts: {artifact} {owner}"


def holding(artifact: str, text: str = "") -> MoonScenario:
    """Red's yang phase begins; he has the artifact."""
    return moonlit(f"{owned(artifact)}; turn: red; {text}")


def use(s: MoonScenario, artifact: str) -> MoonScenario:
    """Use the artifact up at the pending question; it is nobody's then."""
    s.answer(s.kind, "artifact", artifact)
    assert s.artifacts("red") == []
    return s


def offered(s: MoonScenario) -> list[Option]:
    """The artifacts that can be used now."""
    return options_of(s, "artifact")


@pytest.mark.parametrize("artifact", USED_UP)
def test_artifacts_can_be_used_at_any_moment_of_ones_own_yang_phase_only(artifact: str) -> None:
    s = holding(artifact, "graveyard: teng; red: at 1; red ghosts: - 39 -")
    for kind, option in (("move", "stay"), ("act", "pass"), ("end_turn", "end")):
        assert offered(s) == [("artifact", artifact)]
        s.answer(kind, option)
    s = moonlit(f"{owned(artifact)}; graveyard: teng; turn: yellow")
    assert offered(s) == []


# -- used up


def test_life_potion_gives_a_taoist_a_qi() -> None:
    s = use(holding("life_potion"), "life_potion").answer("life_potion", "taoist", "blue")
    assert (s.qi("blue"), s.kind) == (5, "move")


def test_life_potion_brings_a_dead_taoist_back_with_1_qi_and_without_a_curse() -> None:
    s = use(holding("life_potion", "blue: qi 0, tao none, at 0, yin_yang no"), "life_potion")
    s.answer("life_potion", "taoist", "blue")
    assert (s.qi("blue"), s.at("blue"), s.events("curse_rolled")) == (1, 0, [])


def test_life_potion_brings_a_dead_villager_back_to_the_cemetery_or_the_centre() -> None:
    dead = "graveyard: teng hua hua"
    s = use(holding("life_potion", dead), "life_potion").answer("life_potion", "family", "hua")
    assert (s.stack(0), s.dead) == (["hua"], ["teng", "hua"])
    s = use(holding("life_potion", f"{dead}; villagers: 0 wu wu li"), "life_potion")
    assert options_of(s, "family") == []
    village = (
        "kung_fu_school taoist_altar herbalist sorcerers_hut tea_house night_watchman "
        "circle_of_prayer pavilion buddhist_temple"
    )
    random = f'options: {{"village": "random"}}; village: {village}'
    s = use(holding("life_potion", f"{dead}; {random}"), "life_potion")
    assert s.answer("life_potion", "family", "teng").stack(4) == ["teng"]


def test_moon_dust_is_a_moon_crystal() -> None:
    s = use(holding("moon_dust"), "moon_dust")
    assert (s.crystals("red"), s.reserve, s.kind) == (1, 3, "move")
    assert offered(holding("moon_dust", "crystals: blue 4")) == []


def test_scroll_of_unity_calls_the_others_with_a_villager_if_they_like() -> None:
    s = holding("scroll_of_unity", "blue: at 3; yellow: at 8; green: at 6; villagers: 3 ? li, 8 wu")
    assert offered(s) == []
    s.answer("move", "tile", 0).answer("act", "artifact", "scroll_of_unity")
    assert (s.decision.seat, s.options) == (1, (("tile", 0), ("escort", 0), ("stay",)))
    s.answer("scroll_of_unity", "escort", 0)
    assert s.options == (("tile", 0), ("stay",))
    s.answer("scroll_of_unity", "stay").answer("scroll_of_unity", "tile", 0)
    assert [s.at(colour) for colour in ("yellow", "green", "blue")] == [0, 6, 0]
    assert (s.stack(0), s.stack(3), s.kind) == (["wu"], ["?", "li"], "act")


def test_scroll_of_unity_only_raises_a_taoist_who_lies() -> None:
    others = "blue: qi 0, tao none, at 0, yin_yang no; green: qi 0, tao none, at 0, yin_yang no"
    text = f"{others}; yellow: at 8; lying: yellow hua"
    s = holding("scroll_of_unity", text).answer("move", "stay")
    s.answer("act", "artifact", "scroll_of_unity")
    assert s.options == (("stand_up",), ("stay",))
    s.answer("scroll_of_unity", "stand_up")
    assert (s.lies("yellow"), s.at("yellow")) == (False, 8)
    s = holding("scroll_of_unity", f"{text}; switches: M2").answer("move", "stay")
    s.answer("act", "artifact", "scroll_of_unity").answer("scroll_of_unity", "tile", 4)
    assert (s.lies("yellow"), s.at("yellow")) == (False, 4)


def test_scroll_of_unity_alone_gathers_the_power_tokens_of_the_centre_tile() -> None:
    alone = "players: 1; centre: 2; red: at 0, tokens 1"
    s = holding("scroll_of_unity", alone).answer("move", "stay")
    s.answer("act", "artifact", "scroll_of_unity")
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (3, 0)
    s = holding("scroll_of_unity", f"{alone}; switches: W5").answer("move", "stay")
    s.answer("act", "artifact", "scroll_of_unity")
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (0, 3)


def test_firework_asks_the_villager_of_any_active_tile() -> None:
    s = use(holding("firework", "red: at 0; haunted: 8; red ghosts: 39 - -"), "firework")
    assert [option[1] for option in s.options] == [1, 2, 3, 4, 5, 6, 7]
    s.answer("firework", "tile", 5).dice("red", "red", "red")
    assert gone(s, 39)
    assert (s.kind, s.told("villager_asked", "tile")) == ("move", [(5,)])


# -- lasting


def test_vengeful_claw_takes_a_token_of_a_target_after_a_failed_attempt() -> None:
    two = "red: at 0, tao none; red ghosts: - - 38; blue ghosts: 28 - -"
    s = holding("vengeful_claw", two).answer("move", "stay").answer("act", "exorcise")
    s.dice("black", "black", "black")
    assert s.options == (("tao", "green"), ("tao", "red"), ("pass",))
    s.answer("vengeful_claw", "tao", "red")
    assert (s.tao("red"), s.artifacts("red")) == ({"red": 1}, ["vengeful_claw"])
    s = holding("vengeful_claw", two).answer("move", "stay").answer("act", "exorcise")
    s.dice("red", "red", "black")
    assert (s.kind, s.tao("red")) == ("end_turn", {})


def test_vengeful_claw_takes_one_token_a_turn_from_incarnations_and_at_the_school_too() -> None:
    boards = "boards: red, yellow, green, blue second_wind"
    stand = f"{boards}; {owned('vengeful_claw', 'blue')}; turn: blue"
    s = moonlit(f"{stand}; blue: at 3, tao none; blue ghosts: - 83 -").answer("move", "stay")
    s.answer("act", "exorcise").dice("black", "black", "black")
    s.answer("vengeful_claw", "tao", "blue")
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert (s.kind, s.tao("blue")) == ("act", {"blue": 1})
    s = moonlit(f"{stand}; blue: at 5, tao none; red ghosts: - 46 -").answer("move", "stay")
    s.answer("act", "help").dice("red", "red").answer("vengeful_claw", "tao", "black")
    assert s.tao("blue") == {"black": 1}


def test_armor_of_the_just_ignores_the_left_stone_of_a_ghost_that_enters() -> None:
    def enter(answer: str) -> MoonScenario:
        s = yin(f"{owned('armor_of_the_just')}; deck: card 47, 9 ghost; turn: red")
        s.answer("place_ghost", "space", "red", 1)
        assert s.decision.about == ("card", 47)
        return s.answer("armor_of_the_just", answer)

    assert enter("ignore").view()["supply"]["dice"] == 3
    assert enter("suffer").view()["supply"]["dice"] == 2


def test_armor_of_the_just_works_in_its_owners_turn_or_on_his_board() -> None:
    def enter(active: str, board: str, switches: str = "") -> str:
        deck = f"{owned('armor_of_the_just')}; deck: card 47, 9 ghost"
        s = moonlit(f"{deck}; turn: {active}; next: draw_ghost, turn 0", switches)
        return s.answer("place_ghost", "space", board, 1).kind

    assert enter("red", "red") == enter("red", "red", "W4") == "armor_of_the_just"
    assert enter("yellow", "yellow") == enter("yellow", "yellow", "W4") == "ghost_card"


def test_armor_of_the_just_frees_a_captured_die_when_its_owner_moves_the_ghost() -> None:
    s = holding("armor_of_the_just", "red: at 7; blue ghosts: - 47 -").answer("move", "stay")
    s.answer("act", "help").answer("move_ghost_to", "space", "green", 0)
    s.answer("armor_of_the_just", "ignore")
    assert s.view()["supply"]["dice"] == 3


def test_shield_of_time_sends_ghosts_of_the_own_colour_under_the_deck() -> None:
    deck = "deck: card 39, card 40, card 17, 9 ghost, 1 incarnation, 9 ghost"
    s = yin(f"{owned('shield_of_time')}; {deck}; turn: red")
    assert (s.decision.about, s.options) == (("card", 39), (("turn_away",), ("keep",)))
    s.answer("shield_of_time", "turn_away").answer("shield_of_time", "turn_away")
    assert (s.kind, s.decision.about) == ("place_ghost", ("card", 17))
    assert s.state.deck.layers[-2:] == (("known", ("card", 39)), ("known", ("card", 40)))
    s = yin(f"{owned('shield_of_time')}; {deck}; turn: red").answer("shield_of_time", "keep")
    assert sorted(s.options) == spaces("red")
    assert yin(f"{owned('shield_of_time')}; {deck}; turn: yellow").kind == "place_ghost"


def test_divine_sword_sets_one_die_of_ones_own_exorcisms_to_white() -> None:
    s = holding("divine_sword", "red: at 1, tao none; red ghosts: - 41 -").answer("move", "stay")
    s.answer("act", "exorcise").dice("red", "red")
    assert gone(s, 41)
    s = holding("divine_sword", "red: at 5; red ghosts: 39 - 40").answer("move", "stay")
    s.answer("act", "help").dice("red", "black")
    s.answer("school_ghosts", "ghost", "red", 0)
    assert gone(s, 39)
    incarnation = "red: at 1, tao red 1; red ghosts: - 82 -; level: hell"
    s = holding("divine_sword", incarnation).answer("move", "stay")
    s.answer("act", "exorcise").dice("red", "red").answer("exorcise_ghosts", "ghost", "red", 1)
    assert gone(s, 82)


def test_divine_sword_leaves_a_fourth_die_of_the_mountain_to_be_rolled() -> None:
    stand = f"{STRENGTH}; {owned('divine_sword', 'green')}; green: at 7, tao none"
    s = moonlit(f"{stand}; green ghosts: - 43 -; turn: green").answer("move", "stay")
    assert gone(s.answer("act", "exorcise").dice("red", "red", "red"), 43)


# -- inheritance


def test_artifacts_of_a_dying_taoist_go_to_living_ones_of_his_choice() -> None:
    both = "shelter: teng weng; artifacts: scroll_of_unity red, firework red"
    stand = f"{both}; red: qi 1, at 3; red ghosts: 39 - -; crystals: red 2; turn: red"
    s = moonlit(stand).answer("move", "stay").answer("act", "help")
    assert (s.kind, s.decision.seat, s.qi("red")) == ("inherit", 0, 0)
    s.answer("inherit", "taoist", "blue").answer("inherit", "taoist", "green")
    assert (s.artifacts("blue"), s.artifacts("green")) == (["scroll_of_unity"], ["firework"])
    assert s.reserve == 4
