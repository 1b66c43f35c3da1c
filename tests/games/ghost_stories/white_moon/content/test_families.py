"""The twelve families: what a death brings, and what a whole family in the shelter gives."""

from __future__ import annotations

import pytest

from games.ghost_stories.content.play import ROUND, spaces
from games.ghost_stories.white_moon.content.play import villagers, without_player
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.white_moon.content.families import SIZES


def dies(family: str, text: str = "", below: str = "") -> MoonScenario:
    """A devourer of the yellow board kills a member of the family on tile 5."""
    return yin(f"yellow ghosts: - 71 -; villagers: 5 {below} {family}; turn: yellow; {text}")


def last_one_saved(family: str, text: str = "") -> MoonScenario:
    """The red Taoist saves the last member of the family at the portal."""
    kin = " ".join([family] * (SIZES[family] - 1))
    shelter = f"shelter: {kin}; " if kin else ""
    s = moonlit(f"{shelter}villagers: 4 {family}; turn: red; {text}")
    return s.answer("move", "stay").answer("act", "save")


def is_saved(s: MoonScenario, family: str) -> None:
    """The whole family is in the shelter."""
    assert s.saved == [family] * SIZES[family]
    assert s.told("family_saved", "family") == [(family,)]


def left(s: MoonScenario, colour: str) -> int:
    """Tao tokens of a colour that the game still has."""
    return s.state.tao_tokens[COLOURS.index(colour)]


def removes_a_token(family: str, colour: str) -> None:
    """A token of the supply leaves the game, else a player's, else that of the Circle."""
    s = dies(family)
    assert (villagers(s), left(s, colour), s.told("tao_removed", "colour")) == (
        [family],
        3,
        [(colour,)],
    )
    s = dies(
        family, f"red: tao {colour} 2; green: tao {colour} 2; blue: tao none; yellow: tao none"
    )
    assert s.options == (("taoist", "red"), ("taoist", "green"))
    s.answer("give_up_tao", "taoist", "green")
    assert (s.tao("green"), s.tao("red"), left(s, colour)) == ({colour: 1}, {colour: 2}, 3)
    nobody = "; ".join(f"{name}: tao none" for name in ROUND)
    one = " ".join("1" if name == colour else "4" for name in COLOURS)
    s = dies(family, f"tao tokens: {one}; circle: {colour}; {nobody}")
    assert (s.view()["circle"], left(s, colour)) == (None, 0)
    none = one.replace("1", "0")
    assert not dies(family, f"tao tokens: {none}; {nobody}").events("tao_removed")


def gives(family: str, artifact: str) -> None:
    """The active player takes the artifact."""
    s = last_one_saved(family)
    is_saved(s, family)
    assert s.artifacts("red") == [artifact]


def test_long_death_removes_a_green_tao_token() -> None:
    removes_a_token("long", "green")


def test_long_reward_is_the_life_potion() -> None:
    gives("long", "life_potion")


def test_chang_death_removes_a_red_tao_token() -> None:
    removes_a_token("chang", "red")


def test_chang_reward_is_the_moon_dust() -> None:
    gives("chang", "moon_dust")


def test_teng_death_removes_a_yellow_tao_token() -> None:
    removes_a_token("teng", "yellow")


def test_teng_reward_is_the_scroll_of_unity() -> None:
    gives("teng", "scroll_of_unity")


def test_weng_death_removes_a_blue_tao_token() -> None:
    removes_a_token("weng", "blue")


def test_weng_reward_is_the_firework() -> None:
    gives("weng", "firework")


def test_miao_death_removes_a_black_tao_token() -> None:
    removes_a_token("miao", "black")


def test_miao_reward_is_the_shield_of_time() -> None:
    gives("miao", "shield_of_time")


def test_sheng_reward_is_the_vengeful_claw() -> None:
    gives("sheng", "vengeful_claw")


def test_sun_reward_is_the_armor_of_the_just() -> None:
    gives("sun", "armor_of_the_just")


def test_hua_reward_is_the_divine_sword() -> None:
    gives("hua", "divine_sword")


@pytest.mark.parametrize("family", [family for family, size in SIZES.items() if size > 1])
def test_a_family_with_a_member_outside_gives_nothing(family: str) -> None:
    kin = " ".join([family] * (SIZES[family] - 2))
    shelter = f"shelter: {kin}" if kin else ""
    s = moonlit(f"{shelter}; red: at 4; villagers: 4 {family} {family}; turn: red")
    s.answer("move", "stay").answer("act", "save")
    assert s.saved == [family] * (SIZES[family] - 1)
    assert not s.events("family_saved")


# -- Wu


def test_wu_death_brings_an_incarnation_out_of_the_box() -> None:
    s = dies("wu").answer("box_incarnation", "card", 84)
    s.answer("place_ghost", "space", "green", 0)
    assert (s.ghosts("green"), s.state.incarnations) == ([84, 0, 0], 2)
    assert all(s.lies(colour) for colour in ROUND)
    full = "red ghosts: 34 35 36; green ghosts: 12 13 14; blue ghosts: 23 24 25"
    s = yin(f"yellow ghosts: 1 71 2; {full}; villagers: 5 wu; turn: yellow")
    s.answer("box_incarnation", "card", 82)
    assert s.state.deck.layers[0] == ("known", ("card", 82))
    assert s.state.incarnations == 2


def test_wu_death_draws_only_from_incarnations_that_may_be_in_the_box() -> None:
    wu_feng = "level: nightmare; red ghosts: 56 - -; discard: 57; exorcised: 57"
    s = dies("wu", f"{wu_feng}; deck: card 81, 1 incarnation, 9 ghost")
    assert [option[1] for option in s.options] == [*range(58, 66), *range(82, 87)]
    seen = f"red ghosts: 56 - -; discard: {' '.join(map(str, range(57, 66)))} 81 82 83 84 85 86"
    assert not dies("wu", f"{seen}; deck: 9 ghost").events("incarnation_added")


def test_wu_reward_is_a_buddha_on_any_free_ghost_space() -> None:
    s = last_one_saved("wu", "blue ghosts: 17 - -; red ghosts: - -b -")
    is_saved(s, "wu")
    free = [space for space in spaces(*ROUND) if space not in TAKEN]
    assert sorted(s.options) == sorted([*free, ("pass",)])
    s.answer("wu_buddha", "space", "green", 2)
    assert s.state.buddhas[3 * s.side("green") + 2]
    assert s.told("buddha_set", "board", "place") == [("green", 2)]
    s = last_one_saved("wu", "red ghosts: -b - -b")
    assert (s.kind, s.events("buddha_set")) == ("end_turn", [])
    assert not last_one_saved("wu").answer("wu_buddha", "pass").events("buddha_set")


TAKEN = (("space", "blue", 0), ("space", "red", 1))


# -- Xiang


def test_xiang_death_kills_one_more_villager_of_the_players_choice() -> None:
    s = yin("yellow ghosts: - 71 -; villagers: 5 teng xiang, 0 long, 8 ? weng; turn: yellow")
    assert s.options == (("villager", "long", 0), ("villager", "teng", 5), ("villager", "weng", 8))
    s.answer("kill_another", "villager", "long", 0)
    assert (villagers(s), left(s, "green")) == (["xiang", "long"], 3)
    assert villagers(dies("xiang")) == ["xiang"]


def test_xiang_reward_is_a_tao_token_of_each_colour_shared_freely() -> None:
    s = last_one_saved("xiang", "green: tao black 4; red: tao none; blue: tao none")
    is_saved(s, "xiang")
    takers = {"yellow": "blue", "blue": "red", "green": "red", "red": "blue"}
    for colour, taker in takers.items():
        assert s.decision.about == ("tao", colour)
        s.answer("share_tao", "taoist", taker)
    assert (s.tao("red"), s.tao("blue")) == ({"blue": 1, "green": 1}, {"yellow": 1, "red": 1})
    assert s.kind == "end_turn"


# -- Sheng


def test_sheng_death_haunts_the_tile_where_he_stood() -> None:
    s = dies("sheng")
    assert s.told("tile_haunted", "tile") == [(5,)]


def test_sheng_death_kills_whoever_is_left_on_the_tile_instead() -> None:
    s = dies("sheng", below="teng weng")
    assert (villagers(s), s.state.haunted[5]) == (["sheng", "weng", "teng"], False)
    s = dies("sheng", below="teng sheng")
    assert (villagers(s), s.state.haunted[5]) == (["sheng", "sheng", "teng"], True)
    assert len(s.events("tile_haunted")) == 1


# -- Sun


def test_sun_death_brings_a_ghost_to_the_board_in_turn() -> None:
    s = dies("sun", "deck: card 46, 9 ghost")
    assert sorted(s.options) == [("space", "yellow", 0), ("space", "yellow", 2)]
    s.answer("place_ghost", "space", "yellow", 2)
    assert (s.ghosts("yellow"), s.kind) == ([0, 71, 46], "ghost_card")


# -- Li


def test_li_death_removes_the_lowest_card_of_the_deck_unseen() -> None:
    s = dies("li", "deck: 5 ghost, 1 incarnation, 4 ghost")
    assert s.state.deck.layers == (("ghost", 5), ("incarnation", 1), ("ghost", 3))
    assert (s.told("bottom_card_removed", "left"), s.state.discard) == ([(9,)], ())


def test_li_reward_is_three_qi_shared_freely() -> None:
    s = last_one_saved("li")
    is_saved(s, "li")
    for taker in ("blue", "blue", "green"):
        s.answer("share_qi", "taoist", taker)
    assert [s.qi(colour) for colour in ROUND] == [4, 4, 5, 6]
    s = last_one_saved("li", "yellow: qi 7; blue: qi 4; green: qi 4; red: qi 4")
    s.answer("share_qi", "taoist", "red")
    assert (s.kind, s.qi("red")) == ("end_turn", 5)


# -- Zhou


def test_zhou_death_costs_a_board_of_the_players_choice_a_qi() -> None:
    s = dies("zhou", without_player("blue"))
    assert sorted(s.options) == sorted(("board", colour) for colour in ROUND)
    assert s.answer("zhou_curse", "board", "blue").qi("blue") == 2
    s = dies("zhou", "red: qi 0, tao none, at 0, yin_yang no")
    assert ("board", "red") not in s.options


def test_zhou_reward_is_a_barrier_at_the_end_of_the_turn_with_everybodys_crystals() -> None:
    s = last_one_saved("zhou", "crystals: blue 2; receptacles: 0; red ghosts: 39 - -")
    is_saved(s, "zhou")
    assert (s.receptacles, s.crystals("blue")) == ([0], 2)
    assert s.view()["white_moon"]["barrier"] == {"stands": False, "promised": True}
    s.answer("end_turn", "end")
    assert (s.kind, s.decision.about) == ("barrier", ("board", "red"))
    assert (s.receptacles, s.crystals("blue")) == ([0, 2, 6, 8], 0)
    s.answer("barrier", "pass")
    assert (s.receptacles, s.reserve) == ([], 4)


# -- Hua


def test_hua_death_lays_the_active_taoist_down() -> None:
    assert [dies("hua").lies(colour) for colour in ROUND] == [False, True, False, False]
    assert not dies("hua", without_player("yellow")).events("taoist_laid_down")
