"""Rulings R15 to R29; own readings in their default and in the other form."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    both_editions,
    dice_rolled,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    yin,
)
from vigil.games.ghost_stories.phases.curse import FACES, WEIGHTS

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"
FULL = "red ghosts: 39 40 37; yellow ghosts: 6 7 2; green ghosts: 28 29 24; blue ghosts: 17 18 13"
FULL_BUT_ONE = (
    "red ghosts: 39 40 37; yellow ghosts: 6 7 2; green ghosts: 28 29 24; blue ghosts: 17 18 -"
)


# -- R15: neutral boards


@both_editions
def test_r15_neutral_board_never_draws_a_ghost_in_its_turn(edition: str) -> None:
    s = yin("players: 3; turn: blue", edition)
    assert in_turn(s) == "red"
    assert s.events("ghost_drawn") == []


@both_editions
def test_r15_neutral_board_never_gains_qi(edition: str) -> None:
    s = scene(
        "players: 3; level: nightmare; blue: qi 1; red: at 1; red ghosts: - 60 -; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black")
    assert s.options == (("taoist", "red"), ("taoist", "yellow"), ("taoist", "green"))


# -- R16: power tokens


@both_editions
def test_r16_power_of_one_board_cannot_be_borrowed_twice_in_a_turn(edition: str) -> None:
    s = scene("players: 1; turn: red", edition)
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    assert s.state.tokens[0] == 2
    assert not offers(s, "power", "bottomless_pockets")


# -- R17: the Night Watchman


@both_editions
def test_r17_night_watchman_sends_all_figures_of_one_board_back(edition: str) -> None:
    s = scene("red ghosts: 38^ 34^ 41^; blue ghosts: 12^ - -; red: at 5; turn: red", edition)
    ask_for_help(s).answer("watch_board", "board", "red")
    assert s.state.haunters[:3] == [0, 0, 0]
    assert s.state.haunters[9] == 1


# -- R18: Circle and mantra


@both_editions
def test_r18_circle_and_mantra_add_up(edition: str) -> None:
    s = scene(f"{MANTRA}; circle: red; red ghosts: - 41~ -; red: at 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_r18_circle_and_mantra_do_not_add_up_when_switched(edition: str) -> None:
    text = f"{MANTRA}; circle: red; red ghosts: - 41~ -; red: at 1, tao none; turn: red"
    s = exorcise(scene(text, edition, "R18"), "red", "blue", "blue")
    assert s.ghosts("red") == [0, 41, 0]
    s = exorcise(scene(text, edition, "R18"), "red", "red", "blue")
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
@pytest.mark.parametrize("weakened", ["circle: red; red ghosts: - 35 -", "red ghosts: - 35~ -"])
def test_r18_circle_and_mantra_each_help_against_dice_immune_ghosts(
    edition: str, weakened: str
) -> None:
    s = scene(f"{MANTRA}; {weakened}; red: at 1, tao none; turn: red", edition)
    exorcise(s, "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


# -- R19: Tao tokens blocked


@both_editions
@pytest.mark.parametrize("blocker", [50, 51, 62])
def test_r19_blocked_tokens_do_not_stop_the_circle_of_prayer(edition: str, blocker: int) -> None:
    text = f"blue ghosts: - {blocker} -; red ghosts: - 38 -; red: at 1, tao red 2; turn: red"
    s = exorcise(scene(text, edition), "red", "blue", "blue")
    assert s.ghosts("red") == [0, 38, 0]
    s = exorcise(scene(f"circle: red; {text}", edition), "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.tao("red") == {"red": 2}


# -- R20: Hopping Vampire


@both_editions
@pytest.mark.parametrize("number", [8, 9])
def test_r20_hopping_vampire_is_a_plain_yellow_haunter_of_resistance_three(
    edition: str, number: int
) -> None:
    s = yin("turn: red", edition).draw(number).answer("place_ghost", "space", "yellow", 1)
    assert s.kind == "move"
    s.answer("move", "tile", 5)
    exorcise(s, "yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, number, 0]
    finish_turn(s).draw(12).answer("place_ghost", "space", "blue", 0)
    assert s.state.haunters[4] == 1


# -- R21: the curse die


def test_r21_curse_die_has_two_blanks_and_one_of_each_evil() -> None:
    faces = {str(face[1]): weight for face, weight in zip(FACES, WEIGHTS, strict=True)}
    assert faces == {"none": 2, "haunt": 1, "ghost": 1, "lose_all_tao": 1, "lose_qi": 1}
    s = yin("red ghosts: - 44 -; turn: red")
    assert s.decision.weights == (2, 1, 1, 1, 1)


# -- R22: resistance 0


@both_editions
def test_r22_ghost_without_resistance_falls_to_any_attempt_that_still_takes_the_action(
    edition: str,
) -> None:
    s = scene("circle: red; red ghosts: - 34 -; red: at 1; turn: red", edition)
    exorcise(s, "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.state.done == ("exorcism",)
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


@both_editions
def test_r22_resistance_stays_at_one_when_switched(edition: str) -> None:
    text = "circle: red; red ghosts: - 34 -; red: at 1, tao none; turn: red"
    s = exorcise(scene(text, edition, "R22"), "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 34, 0]


@both_editions
def test_r22_mantra_and_circle_together_never_go_below_one_when_switched(edition: str) -> None:
    text = f"{MANTRA}; circle: red; red ghosts: - 38~ -; red: at 1, tao none; turn: red"
    s = exorcise(scene(text, edition, "R22"), "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 38, 0]
    s = exorcise(scene(text, edition), "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


# -- R23: no dice left

NO_DICE = "yellow ghosts: 46 47 48; red ghosts: - 34 -; red: at 1; turn: red"


@both_editions
def test_r23_exorcism_with_tokens_alone_is_allowed_when_all_dice_are_captured(edition: str) -> None:
    s = scene(NO_DICE, edition).answer("move", "stay").answer("act", "exorcise")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]
    assert dice_rolled(s) == [0]


@both_editions
def test_r23_exorcism_with_tokens_alone_is_refused_when_switched(edition: str) -> None:
    s = scene(NO_DICE, edition, "R23").answer("move", "stay")
    assert not offers(s, "exorcise")


# -- R24: all twelve spaces full


@both_editions
def test_r24_no_card_is_drawn_when_all_spaces_are_full(edition: str) -> None:
    s = ask_for_help(scene(f"haunted: 0; {FULL}; red: at 1; turn: red", edition))
    assert s.qi("red") == 3
    assert s.events("ghost_drawn") == []


@both_editions
def test_r24_an_incarnation_due_stays_on_the_deck_when_all_spaces_are_full(edition: str) -> None:
    s = scene(f"deck: card 62, 5 ghost; haunted: 0; {FULL}; red: at 1; turn: red", edition)
    ask_for_help(s)
    assert s.qi("red") == 3
    assert s.state.deck.layers[0] == ("known", ("card", 62))


@both_editions
def test_r24_ghost_is_drawn_in_vain_when_switched(edition: str) -> None:
    s = scene(f"deck: card 1, 5 ghost; haunted: 0; {FULL}; red: at 1; turn: red", edition, "R24")
    ask_for_help(s)
    assert s.qi("red") == 3
    assert s.state.discard == (1,)


@both_editions
def test_r24_incarnation_drawn_in_vain_goes_back_on_top_when_switched(edition: str) -> None:
    s = scene(f"deck: card 62, 5 ghost; haunted: 0; {FULL}; red: at 1; turn: red", edition, "R24")
    ask_for_help(s)
    assert s.qi("red") == 3
    assert s.state.deck.layers[0] == ("known", ("card", 62))
    assert s.state.discard == ()


# -- R25: Qi lost on entry


@both_editions
def test_r25_qi_lost_on_entry_hits_the_player_in_turn(edition: str) -> None:
    s = yin("red ghosts: 39 40 -; turn: red", edition).draw(49)
    assert s.qi("red") == 3
    text = f"haunted: 0; {FULL_BUT_ONE}; red: at 1; turn: red"
    s = ask_for_help(scene(text, edition)).draw(49)
    assert s.ghosts("blue") == [17, 18, 49]
    assert (s.qi("red"), s.qi("blue")) == (3, 4)


@both_editions
def test_r25_qi_lost_on_entry_hits_the_board_of_the_ghost_when_switched(edition: str) -> None:
    text = f"haunted: 0; {FULL_BUT_ONE}; red: at 1; turn: red"
    s = ask_for_help(scene(text, edition, "R25")).draw(49)
    assert s.ghosts("blue") == [17, 18, 49]
    assert (s.qi("red"), s.qi("blue")) == (4, 3)


@both_editions
def test_r25_qi_lost_on_entry_hits_the_neutral_board_in_turn(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 22 -; turn: blue", edition).curse("ghost").draw(49)
    s.answer("place_ghost", "space", "blue", 0)
    assert s.qi("blue") == 2


# -- R26: a line without active tiles

LINE_HAUNTED = "haunted: 1 4 7"


@both_editions
def test_r26_haunter_at_the_edge_of_a_line_without_active_tiles_loses(edition: str) -> None:
    s = yin(f"{LINE_HAUNTED}; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "line_haunted")


@both_editions
def test_r26_cursed_haunting_of_a_line_without_active_tiles_does_nothing(edition: str) -> None:
    s = yin(f"{LINE_HAUNTED}; red ghosts: - 44 -; turn: red", edition).curse("haunt")
    assert s.outcome is None
    assert sum(s.state.haunted) == 3


@both_editions
def test_r26_cursed_haunting_of_a_line_without_active_tiles_loses_when_switched(
    edition: str,
) -> None:
    s = yin(f"{LINE_HAUNTED}; red ghosts: - 44 -; turn: red", edition, "R26").curse("haunt")
    assert s.outcome is not None
    assert s.outcome.reason == "line_haunted"


@both_editions
def test_r26_entry_haunting_of_a_line_without_active_tiles_is_harmless(edition: str) -> None:
    text = f"{LINE_HAUNTED}; red ghosts: 39 - 40; turn: red"
    assert yin(text, edition).draw(54).outcome is None


@both_editions
def test_r26_entry_haunting_of_a_line_without_active_tiles_loses_when_switched(
    edition: str,
) -> None:
    text = f"{LINE_HAUNTED}; red ghosts: 39 - 40; turn: red"
    s = yin(text, edition, "R26").draw(54)
    assert s.outcome is not None
    assert s.outcome.reason == "line_haunted"


# -- R27: the order of several stones


@both_editions
def test_r27_middle_stones_of_a_board_act_from_left_to_right(edition: str) -> None:
    s = yin("red ghosts: 34^ 44 41^; turn: red", edition).curse("none")
    order = [
        e.tag if e.tag == "curse_rolled" else e.data["tile"]
        for e in s.table.events
        if e.tag in ("curse_rolled", "tile_haunted")
    ]
    assert order == [2, "curse_rolled", 0]


# -- R28: a haunted Circle of Prayer


@both_editions
def test_r28_haunting_the_circle_of_prayer_leaves_its_token_and_effect(edition: str) -> None:
    s = yin("circle: red; blue ghosts: - - 16^; turn: blue", edition)
    assert s.state.haunted[6]
    assert s.view()["circle"] == "red"
    s = scene("haunted: 6; circle: red; red ghosts: - 38 -; red: at 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_r28_haunting_the_circle_of_prayer_clears_it_when_switched(edition: str) -> None:
    s = yin("circle: red; blue ghosts: - - 16^; turn: blue", edition, "R28")
    assert s.view()["circle"] is None


# -- R29: drawing in the turn of a neutral board


@both_editions
def test_r29_black_ghost_drawn_in_the_turn_of_a_neutral_board_goes_there(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 22 -; turn: blue", edition).curse("ghost").draw(50)
    assert s.options == (("space", "blue", 0), ("space", "blue", 2))
    assert s.decision.seat == 0  # the next living player speaks for the group


@both_editions
def test_r29_black_ghost_drawn_in_the_turn_of_a_neutral_board_goes_to_the_next_player_when_switched(
    edition: str,
) -> None:
    s = yin("players: 3; blue ghosts: - 22 -; turn: blue", edition, "R29").curse("ghost").draw(50)
    assert s.options == tuple(("space", "red", place) for place in range(3))
