"""The Kung-Fu School, and the pieces and phases that have a rule of their own."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ghost_stories.content.play import gone
from games.ghost_stories.white_moon.content.play import options_of, villagers
from games.ghost_stories.white_moon.rulebook.scene import MANTRA, MoonScenario, moonlit, ways, yin
from vigil.core import Option, SeededDealer, Table
from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.white_moon.content.families import SIZES

BARRIER = "receptacles: 0 2 6 8; turn: red; next: mystic_barrier, turn 1"


def at_school(text: str) -> MoonScenario:
    """The red Taoist asks for help at the Kung-Fu School; the text may say more of him."""
    red = "" if "red: " in text else "red: at 5; "
    return moonlit(f"{red}turn: red; {text}").answer("move", "stay").answer("act", "help")


def begun(portal: str | int, players: int = 4, seed: int = 3) -> Table:
    """A game that has just been set up."""
    options = {"portal": portal}
    setup = Setup(players=players, modules=("white_moon",), options=options)
    return Table.start(setup, SeededDealer(seed))


# -- the tile


def test_kung_fu_school_attacks_all_ghosts_of_the_own_colour_or_all_black_ones() -> None:
    ghosts = "red ghosts: 39 - 41; green ghosts: - 52 -; blue ghosts: - 40 17"
    s = at_school(f"{ghosts}; red: at 5, tao red 1; crystals: red 1")
    assert s.options == (("colour", "red"), ("colour", "black"))
    s.answer("school_colour", "colour", "red").dice("red", "white", "blue")
    s.answer("school_ghosts", "ghost", "red", 0).answer("school_ghosts", "ghost", "blue", 1)
    assert gone(s, 39)
    assert gone(s, 40)
    assert (s.tao("red"), s.crystals("red"), s.events("curse_rolled")) == ({}, 0, [])
    assert (41 in s.state.ghosts, 52 in s.state.ghosts, 17 in s.state.ghosts) == (True,) * 3


def test_kung_fu_school_knows_circle_and_mantra_but_no_shared_tokens() -> None:
    text = "red ghosts: 39~ - -; yellow: at 5, tao red 2; red: at 5, tao none"
    s = at_school(f"{MANTRA}; {text}; circle: red").dice("black", "blue", "blue")
    assert gone(s, 39)
    s = at_school(f"{MANTRA}; {text}").dice("black", "blue", "blue")
    assert s.events("exorcism_failed")


def test_kung_fu_school_takes_the_colour_of_a_neutral_board_for_a_power_token() -> None:
    text = "players: 3; blue ghosts: - - 17"
    s = at_school(f"{text}; red: at 5, tokens 1")
    assert s.told("school_began", "colour") == [("blue",)]
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (0, 1)
    s = moonlit(f"turn: red; {text}; red: at 5, tokens 0").answer("move", "stay")
    assert ("help",) not in s.options


# -- the pieces


@pytest.mark.parametrize("portal", ["centre", "edge", "corner", 3])
def test_villagers_lie_in_eight_stacks_of_three_of_which_the_top_is_seen(portal: str | int) -> None:
    shown = begun(portal).view()["white_moon"]
    stacks = [entry["stack"] for entry in shown["villagers"]]
    assert len(stacks) == 8
    assert all(stack[:2] == [None, None] and stack[2] in SIZES for stack in stacks)
    assert shown["portal"]["tile"] not in [entry["tile"] for entry in shown["villagers"]]
    unseen = Counter({family: entry["unseen"] for family, entry in shown["families"].items()})
    assert unseen + Counter(stack[2] for stack in stacks) == Counter(SIZES)


def test_villagers_go_along_with_a_taoist_where_there_is_room() -> None:
    stand = "yellow: at 0; villagers: 0 ? li, 1 wu wu zhou; haunted: 4; turn: yellow"
    s = moonlit(stand)
    assert (ways(s, "tile"), ways(s, "escort")) == ([1, 3, 4], [3])
    s.answer("move", "escort", 3).turn_up("hua")
    assert (s.at("yellow"), s.stack(3), s.stack(0)) == (3, ["li"], ["hua"])


def test_villagers_flee_from_a_haunter_or_die() -> None:
    haunter = "yellow ghosts: - 1 -; turn: yellow"
    s = yin(f"{haunter}; villagers: 5 ? li, 4 wu").turn_up("hua")
    assert (s.stack(5), s.stack(4), villagers(s)) == (["hua"], ["wu", "li"], [])
    assert villagers(yin(f"{haunter}; villagers: 5 long, 4 wu wu zhou")) == ["long"]
    assert villagers(yin(f"{haunter}; villagers: 5 long; haunted: 4")) == ["long"]
    assert villagers(yin(f"{haunter}; villagers: 3 long")) == ["long"]


def test_villagers_die_in_place_of_the_haunting_of_their_tile() -> None:
    s = yin("yellow ghosts: - 1^ -; villagers: 5 teng weng; turn: yellow")
    assert (villagers(s), any(s.state.haunted)) == (["weng", "teng"], False)


def test_villagers_suffer_from_the_right_most_ghost_first() -> None:
    s = yin("yellow ghosts: 71 - 72; villagers: 2 teng, 8 weng; turn: yellow")
    assert villagers(s) == ["teng", "weng"]


def test_portal_is_where_a_taoist_saves_the_top_villager() -> None:
    s = moonlit("yellow: at 8; portal: 8; villagers: 8 hua long, 4 li; turn: yellow")
    s.answer("move", "stay").answer("act", "save")
    assert (s.saved, s.stack(8), s.kind) == (["long"], ["hua"], "end_turn")
    s = moonlit("yellow: at 4; portal: 8; villagers: 4 li; turn: yellow").answer("move", "stay")
    assert ("save",) not in s.options


@pytest.mark.parametrize(("portal", "points"), [(4, 0), (1, 2), (8, 4)])
def test_portal_far_from_the_centre_is_worth_points(portal: int, points: int) -> None:
    s = moonlit(
        f"portal: {portal}; red: qi 1; yellow: qi 0; green: qi 0; blue: qi 0; turn: red;"
        "villagers: 4 zhou; next: villager_dies 4 devour, turn 1"
    )
    assert s.outcome is not None
    assert s.view()["outcome"]["lines"]["portal"] == points


def test_shelter_keeps_the_saved_and_every_one_is_worth_a_point() -> None:
    s = moonlit(
        "red: qi 1; yellow: qi 0; green: qi 0; blue: qi 0; shelter: hua hua li; turn: red;"
        "villagers: 4 zhou; next: villager_dies 4 devour, turn 1"
    )
    assert s.view()["outcome"]["lines"]["saved_villagers"] == 3
    assert s.view()["white_moon"]["families"]["hua"]["saved"] == 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_shelter_takes_in_villagers_before_a_game_of_fewer_players(players: int) -> None:
    for seed in range(8):
        table = begun("centre", players, seed)
        saved: list[Option] = []
        while table.decision is not None and table.decision.kind in BEFORE_THE_GAME:
            if table.decision.kind == "save_before_game":
                saved.append(table.decision.options[0])
            table.apply(0)
        assert len(saved) == 4 - players
        assert len({family for _, family, _ in saved}) == len(saved)
        assert len({tile for _, _, tile in saved}) == len(saved)
        assert table.view()["white_moon"]["saved"] == len(saved)


BEFORE_THE_GAME = ("save_before_game", "first_artifact")


def test_graveyard_with_twelve_dead_loses_the_game_at_once() -> None:
    dead = "graveyard: hua hua hua li li li sun sun sun zhou zhou"
    s = yin(f"{dead}; yellow ghosts: - 71 -; villagers: 5 zhou; turn: yellow")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason, s.events("family_cursed")) == (
        False,
        "villagers_dead",
        [],
    )


def test_graveyard_gives_a_villager_back_at_the_cemetery() -> None:
    s = moonlit("red: at 0; graveyard: long hua; villagers: 0 wu; turn: red").answer("move", "stay")
    s.answer("act", "help").answer("revive", "family", "long").curse("none")
    assert (s.stack(0), s.dead) == (["wu", "long"], ["hua"])


def test_su_ling_comes_at_the_end_of_a_dire_turn_and_silences_a_middle_stone() -> None:
    end = "omen: yes; turn: red; next: move_su_ling, turn 1"
    s = moonlit(f"yellow ghosts: - 71 -; villagers: 5 long, 0 teng; {end}")
    assert len(s.options) == 13
    s.answer("su_ling", "space", "yellow", 1)
    assert s.su_ling == ("yellow", 1)
    assert (villagers(s), s.told("stone_silenced", "ghost")) == ([], [(71,)])
    assert moonlit(f"{end.replace('yes', 'no')}").kind == "ghost_card"


def test_su_ling_next_to_an_empty_receptacle_may_bring_a_crystal() -> None:
    end = "omen: yes; turn: red; next: move_su_ling, turn 1"
    s = moonlit(end).answer("su_ling", "space", "red", 2)
    assert s.options == (("receptacle", 0), ("pass",))
    assert s.answer("su_ling_crystal", "receptacle", 0).receptacles == [0]
    assert moonlit(end).answer("su_ling", "space", "red", 1).kind == "ghost_card"


def test_moon_crystals_come_from_the_herbalist_and_stand_for_any_tao_token() -> None:
    s = moonlit("red: at 2, tao none; turn: red").answer("move", "stay").answer("act", "help")
    s.dice("white", "red")
    assert (s.crystals("red"), s.tao("red")) == (1, {"red": 1})
    stand = (
        "red: at 1, tao none; crystals: red 1; green ghosts: 15 - -; red ghosts: - 38 -; turn: red"
    )
    s = moonlit(stand).answer("move", "stay").answer("act", "exorcise").dice("red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert gone(s, 38)
    assert (s.crystals("red"), s.reserve) == (0, 4)


def test_receptacles_take_a_crystal_of_an_earlier_turn_from_a_taoist_in_the_corner() -> None:
    s = (
        moonlit("red: at 0; crystals: red 2; turn: red")
        .answer("move", "stay")
        .answer("act", "pass")
    )
    assert options_of(s, "receptacle") == [("receptacle", 0)]
    s.answer("end_turn", "receptacle", 0)
    assert (s.receptacles, s.crystals("red"), options_of(s, "receptacle")) == ([0], 1, [])
    s = moonlit("red: at 0; crystals: red 1; new crystals: 1; turn: red").answer("move", "stay")
    assert options_of(s.answer("act", "pass"), "receptacle") == []
    s = moonlit("red: at 1; crystals: red 1; turn: red").answer("move", "stay")
    assert options_of(s.answer("act", "pass"), "receptacle") == []


def test_mystic_barrier_gives_every_board_a_free_roll_or_saves_a_villager() -> None:
    ghosts = "red ghosts: 39 - 41; blue ghosts: - 17 -; su-ling: blue 1"
    s = moonlit(f"{ghosts}; villagers: 4 long, 0 li; {BARRIER}")
    assert (s.decision.about, s.options) == (
        ("board", "red"),
        (("roll",), ("villager", "long", 4), ("pass",)),
    )
    s.answer("barrier", "roll").dice("red", "red", "red", "blue")
    s.answer("barrier_ghosts", "ghost", "red", 0).answer("barrier_ghosts", "ghost", "red", 2)
    assert gone(s, 39)
    assert gone(s, 41)
    assert (len(s.receptacles), s.events("curse_rolled")) == (2, [])
    assert (s.decision.about, s.options) == (
        ("board", "yellow"),
        (("villager", "long", 4), ("pass",)),
    )
    s.answer("barrier", "villager", "long", 4)
    assert (s.saved, s.artifacts("red")) == (["long"], [])
    s.answer("barrier", "villager", "li", 0)
    assert s.decision.about == ("board", "blue")
    assert s.options == (("roll",), ("pass",))
    s.answer("barrier", "pass")
    assert (s.receptacles, s.su_ling, s.artifacts("red")) == ([], None, ["life_potion"])
