"""The Mystic Barrier: four crystals on four receptacles, and a chance for each board."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import DEAD, finish_turn, in_turn, offers, tags
from games.ghost_stories.white_moon.rulebook.scene import (
    MANTRA,
    STRENGTH,
    MoonScenario,
    moonlit,
)

FULL: Final = "receptacles: 0 2 6 8"


def barrier(text: str) -> MoonScenario:
    """Four crystals lie on the receptacles as the turn ends."""
    s = moonlit(f"{FULL}; {text}")
    finish_turn(s)
    return s


def boards_asked(s: MoonScenario) -> list[str]:
    """Pass for every board; the boards in the order in which they were asked."""
    asked = []
    while s.kind == "barrier":
        asked.append(str(s.decision.about[1]))
        s.answer("barrier", "pass")
    return asked


# -- when


def test_the_fourth_crystal_of_a_taoist_raises_the_barrier_at_the_end_of_his_turn() -> None:
    s = moonlit(
        "receptacles: 0 6 8; crystals: yellow 1; villagers: 4 li; yellow: at 2; turn: yellow"
    )
    s.answer("move", "stay").answer("act", "pass").answer("end_turn", "receptacle", 2)
    assert s.events("barrier_began") == []
    s.answer("end_turn", "end")
    assert (s.kind, in_turn(s)) == ("barrier", "yellow")


def test_the_fourth_crystal_of_su_ling_raises_the_barrier_in_the_same_turn() -> None:
    s = moonlit("receptacles: 0 6 8; omen: yes; villagers: 4 li; turn: yellow")
    finish_turn(s)
    s.answer("su_ling", "space", "red", 0).answer("su_ling_crystal", "receptacle", 2)
    assert (s.kind, in_turn(s)) == ("barrier", "yellow")


def test_three_crystals_raise_no_barrier() -> None:
    s = moonlit("receptacles: 0 6 8; villagers: 4 li; turn: yellow")
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "green")


# -- one chance for each board


@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("red", ["red", "yellow", "green", "blue"]),
        ("green", ["green", "blue", "red", "yellow"]),
        ("blue", ["blue", "red", "yellow", "green"]),
    ],
)
def test_each_board_has_its_chance_from_the_one_in_turn_going_left(
    active: str, order: list[str]
) -> None:
    s = barrier(f"villagers: 4 li; turn: {active}")
    assert boards_asked(s) == order


def test_a_board_may_roll_or_save_a_villager_or_do_nothing() -> None:
    s = barrier("red ghosts: - 38 -; villagers: 4 li; turn: red")
    assert s.options == (("roll",), ("villager", "li", 4), ("pass",))


def test_a_board_without_ghosts_cannot_roll() -> None:
    s = barrier("villagers: 4 li; turn: red")
    assert s.options == (("villager", "li", 4), ("pass",))


def test_neutral_and_dead_boards_have_their_chance_too() -> None:
    s = barrier(
        f"players: 3; yellow: {DEAD}; red ghosts: 38 - -; yellow ghosts: 5 - -;"
        "green ghosts: 27 - -; blue ghosts: 16 - -; blue: qi 0; turn: red"
    )
    cleared = []
    while s.kind == "barrier":
        board = str(s.decision.about[1])
        s.answer("barrier", "roll").dice(board, board, "black", "black")
        cleared.append((board, s.ghosts(board)))
    assert cleared == [(board, [0, 0, 0]) for board in ("red", "yellow", "green", "blue")]


# -- rescue


def test_a_crystal_saves_the_top_villager_of_the_portal_tile() -> None:
    s = barrier("villagers: 4 ? li, 0 sun; turn: red").answer("barrier", "villager", "li", 4)
    s.turn_up("wu")
    assert (s.saved, s.stack(4)) == (["li"], ["wu"])
    assert (len(s.receptacles), s.reserve) == (3, 1)


def test_with_a_villager_at_the_portal_nobody_else_can_be_saved() -> None:
    s = barrier("villagers: 4 li, 0 sun; turn: red")
    assert s.options == (("villager", "li", 4), ("pass",))


def test_with_nobody_at_the_portal_any_face_up_villager_can_be_saved() -> None:
    s = barrier("villagers: 0 ? sun, 8 li hua; turn: red")
    assert s.options == (("villager", "sun", 0), ("villager", "hua", 8), ("pass",))
    s.answer("barrier", "villager", "hua", 8)
    assert (s.saved, s.stack(8)) == (["hua"], ["li"])


def test_nobody_need_stand_at_the_portal_for_a_rescue_by_the_barrier() -> None:
    s = barrier("portal: 8; villagers: 8 li; red: at 0; turn: red")
    s.answer("barrier", "villager", "li", 8)
    assert s.saved == ["li"]


def test_while_the_gate_keeper_holds_the_portal_any_face_up_villager_can_be_saved() -> None:
    s = barrier("red ghosts: - 81 -; villagers: 4 li, 0 sun; turn: yellow")
    assert s.options == (("villager", "sun", 0), ("villager", "li", 4), ("pass",))


def test_four_crystals_save_at_most_four_villagers() -> None:
    s = barrier("villagers: 4 hua li sun, 0 wu miao; turn: red")
    for family, tile in (("sun", 4), ("li", 4), ("hua", 4), ("miao", 0)):
        s.answer("barrier", "villager", family, tile)
    assert len(s.saved) == 4
    assert s.reserve == 4


# -- the roll


def test_four_dice_are_rolled_against_the_ghosts_of_the_board() -> None:
    s = barrier("red ghosts: 39 - 40; turn: red").answer("barrier", "roll")
    s.dice("red", "white", "red", "red")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.told("barrier_rolled", "board", "faces") == [("red", ["red", "white", "red", "red"])]


def test_ghosts_of_other_boards_are_out_of_reach() -> None:
    s = barrier("red ghosts: - 39 -; blue ghosts: 40 - -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "red", "red")
    assert (s.ghosts("red"), s.ghosts("blue")) == ([0, 0, 0], [40, 0, 0])


def test_a_ghost_that_the_dice_alone_beat_must_go() -> None:
    s = barrier("red ghosts: - 39 -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.receptacles == []  # the barrier is over


def test_crystals_count_as_tao_of_any_colour_and_go_back_to_the_reserve() -> None:
    s = barrier("red ghosts: - 43 -; yellow ghosts: 6 - -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "blue", "blue").answer("barrier_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]
    assert (len(s.receptacles), s.reserve) == (2, 2)


def test_crystals_are_never_spent_against_the_players_will() -> None:
    s = barrier("red ghosts: - 43 -; yellow ghosts: 6 - -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "blue", "blue").answer("barrier_ghosts", "stop")
    assert s.ghosts("red") == [0, 43, 0]
    assert len(s.receptacles) == 4


def test_crystals_spent_for_one_board_are_missing_for_the_next() -> None:
    s = barrier("red ghosts: - 43 -; yellow ghosts: 6 - -; turn: red").answer("barrier", "roll")
    s.dice("blue", "blue", "blue", "blue").answer("barrier_ghosts", "ghost", "red", 1)
    assert s.receptacles == []
    assert s.options == (("roll",), ("pass",))
    s.answer("barrier", "roll").dice("yellow", "blue", "blue", "blue")
    assert s.ghosts("yellow") == [6, 0, 0]


def test_one_board_with_three_ghosts_can_be_cleared_by_one_roll() -> None:
    s = barrier("red ghosts: 34 39 35; turn: red").answer("barrier", "roll")
    s.dice("red", "white", "blue", "blue")
    s.answer("barrier_ghosts", "ghost", "red", 0).answer("barrier_ghosts", "ghost", "red", 1)
    s.answer("barrier_ghosts", "ghost", "red", 2)
    assert s.ghosts("red") == [0, 0, 0]


def test_wm_f02_captured_dice_are_rolled_too_and_go_back_to_their_ghosts() -> None:
    s = barrier("green ghosts: 46 47 -; red ghosts: - 43 -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "red", "red")
    assert s.ghosts("red") == [0, 0, 0]
    s.answer("barrier", "roll").dice("blue", "blue", "blue", "blue")
    s.answer("barrier_ghosts", "stop")
    assert s.ghosts("green") == [46, 47, 0]
    s.draw(6).answer("place_ghost", "space", "yellow", 1).answer("move", "tile", 5)
    s.answer("act", "exorcise")
    assert s.told("exorcism_began", "dice") == [(1,)]


def test_neither_powers_nor_tao_tokens_help_the_barrier() -> None:
    s = barrier(f"{STRENGTH}; green ghosts: - 30 -; green: tao green 4; turn: green")
    s.answer("barrier", "roll").dice("green", "red", "red", "red")
    s.answer("barrier_ghosts", "ghost", "green", 1)
    assert s.tao("green") == {"green": 4}
    assert s.reserve == 4


def test_the_gods_favourite_rolls_no_die_of_the_barrier_again() -> None:
    s = barrier("green ghosts: - 27 -; green: at 4; turn: green").answer("barrier", "roll")
    s.dice("red", "red", "red", "red")
    assert s.kind == "barrier_ghosts"


def test_the_circle_of_prayer_and_the_mantra_count_for_the_barrier() -> None:
    s = barrier(f"{MANTRA}; circle: red; red ghosts: - 43~ -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


def test_the_mantra_cannot_be_laid_anew_during_the_barrier() -> None:
    s = barrier(f"{MANTRA}; red ghosts: - 43 -; turn: yellow")
    assert s.options == (("roll",), ("pass",))


def test_right_stones_do_not_act_for_ghosts_sent_off_by_the_barrier() -> None:
    s = barrier("red ghosts: 39 78 -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "red", "white").answer("barrier_ghosts", "ghost", "red", 0)
    s.answer("barrier_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]
    assert tags(s, "curse_rolled", "crystal_gained") == []
    assert sorted(s.state.discard) == [39, 78]


def test_w8_the_barrier_cannot_touch_an_incarnation() -> None:
    s = barrier("red ghosts: - 61 -; villagers: 4 li; turn: red")
    assert s.options == (("villager", "li", 4), ("pass",))
    s = barrier("red ghosts: 39 61 -; turn: red").answer("barrier", "roll")
    s.dice("red", "red", "red", "red")
    assert s.ghosts("red") == [0, 61, 0]


# -- how it ends


def test_afterwards_crystals_and_su_ling_go_back_to_the_reserve() -> None:
    s = barrier("su-ling: red 1; villagers: 4 li; turn: red")
    boards_asked(s)
    assert (s.receptacles, s.reserve, s.su_ling) == ([], 4, None)
    assert s.told("su_ling_left", "why") == [("barrier",)]


def test_the_crystals_of_the_barrier_are_those_of_the_receptacles() -> None:
    s = barrier("red ghosts: - 39 -; turn: red")
    assert s.view()["white_moon"]["crystals"] == {"reserve": 0, "receptacles": [0, 2, 6, 8]}
    assert s.moon.crystals == [0, 0, 0, 0]


def test_afterwards_the_turn_is_over_and_the_game_goes_on() -> None:
    s = barrier("villagers: 4 li; turn: red")
    boards_asked(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "yellow")


def test_the_example_of_three_players() -> None:
    s = barrier(
        "players: 3; red ghosts: 39 40 -; green ghosts: 28 - -; blue ghosts: - 16 -;"
        "villagers: 4 ? sun, 0 li; turn: red"
    )
    s.answer("barrier", "roll").dice("red", "red", "blue", "blue")
    s.answer("barrier_ghosts", "ghost", "red", 0).answer("barrier_ghosts", "ghost", "red", 1)
    assert (s.ghosts("red"), len(s.receptacles)) == ([0, 0, 0], 2)
    assert s.decision.about == ("board", "yellow")
    assert s.options == (("villager", "sun", 4), ("pass",))
    s.answer("barrier", "villager", "sun", 4).turn_up("wu")
    assert (s.saved, len(s.receptacles)) == (["sun"], 1)
    s.answer("barrier", "roll").dice("green", "red", "red", "red")
    s.answer("barrier_ghosts", "ghost", "green", 0)
    assert (s.ghosts("green"), s.receptacles) == ([0, 0, 0], [])
    assert s.decision.about == ("board", "blue")
    assert not [option for option in s.options if option[0] == "villager"]
    s.answer("barrier", "roll").dice("blue", "white", "red", "red")
    assert s.ghosts("blue") == [0, 0, 0]
    assert (s.kind, in_turn(s), s.reserve) == ("ghost_card", "yellow", 4)


# -- families saved by the barrier


def test_a_family_saved_by_the_barrier_rewards_at_its_end() -> None:
    s = barrier("villagers: 4 wu long; turn: red").answer("barrier", "villager", "long", 4)
    assert s.artifacts("red") == []
    boards_asked(s)
    assert s.artifacts("red") == ["life_potion"]
    assert tags(s, "barrier_ended", "artifact_taken", "turn_began")[:2] == [
        "barrier_ended",
        "artifact_taken",
    ]


def test_an_artifact_won_on_a_neutral_boards_turn_goes_to_the_next_player() -> None:
    s = moonlit(f"players: 3; {FULL}; villagers: 4 long; turn: blue; next: mystic_barrier")
    s.answer("barrier", "villager", "long", 4)
    boards_asked(s)
    assert s.artifacts("red") == ["life_potion"]


def test_an_artifact_won_on_a_neutral_boards_turn_passes_over_the_dead() -> None:
    table = f"players: 3; {FULL}; red: {DEAD}; villagers: 4 long; turn: blue"
    s = moonlit(f"{table}; next: mystic_barrier")
    s.answer("barrier", "villager", "long", 4)
    boards_asked(s)
    assert s.artifacts("yellow") == ["life_potion"]


def test_saving_a_villager_of_an_incomplete_family_rewards_nothing() -> None:
    s = barrier("villagers: 4 hua; turn: red").answer("barrier", "villager", "hua", 4)
    boards_asked(s)
    assert s.moon.artifacts == [None] * 8


# -- the promise of the Zhou


def promised(text: str) -> MoonScenario:
    s = moonlit(f"barrier due: yes; {text}")
    finish_turn(s)
    return s


def test_the_zhou_add_the_missing_crystals_from_the_reserve() -> None:
    s = promised("receptacles: 8; red ghosts: - 39 -; turn: red")
    assert s.kind == "barrier"
    assert (s.receptacles, s.reserve) == ([0, 2, 6, 8], 0)


def test_the_zhou_add_the_missing_crystals_from_the_players_too() -> None:
    s = promised("crystals: red 1, blue 2; red ghosts: - 39 -; turn: red")
    assert s.receptacles == [0, 2, 6, 8]
    assert s.moon.crystals == [0, 0, 0, 0]


def test_the_barrier_of_the_zhou_is_used_up_afterwards() -> None:
    s = promised("villagers: 4 li; turn: red")
    assert boards_asked(s) == ["red", "yellow", "green", "blue"]
    assert (s.kind, in_turn(s), s.reserve) == ("ghost_card", "yellow", 4)


def test_the_promise_and_a_fourth_crystal_in_one_turn_raise_one_barrier() -> None:
    s = promised(f"{FULL}; villagers: 4 li; turn: red")
    assert boards_asked(s) == ["red", "yellow", "green", "blue"]
    assert len(s.events("barrier_began")) == 1


def test_w8_zhou_saved_inside_a_barrier_give_a_second_one() -> None:
    s = barrier("shelter: zhou zhou; villagers: 4 li zhou; su-ling: red 1; turn: red")
    s.answer("barrier", "villager", "zhou", 4)
    assert boards_asked(s) == ["yellow", "green", "blue", "red", "yellow", "green", "blue"]
    assert tags(s, "barrier_began", "barrier_ended") == ["barrier_began", "barrier_ended"] * 2
    assert (s.kind, in_turn(s)) == ("ghost_card", "yellow")


def test_w8_the_second_barrier_has_four_crystals_again() -> None:
    s = barrier("shelter: zhou zhou; villagers: 4 li zhou; turn: red")
    s.answer("barrier", "villager", "zhou", 4)
    for _ in range(3):
        s.answer("barrier", "pass")
    assert len(s.events("barrier_began")) == 2
    assert s.receptacles == [0, 2, 6, 8]
    assert offers(s, "villager", "li", 4)
