"""What the report tells of Ghost Stories, from scenes in which everything is known."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import ask_for_help, exorcise, finish_turn, scene, yin
from games.ghost_stories.white_moon.rulebook.scene import moonlit
from insight.report.reports import deeds, luck, moments, told
from vigil.insight.report import Player

# -- deeds


def test_an_exorcism_counts_for_whoever_rolls_and_tokens_for_their_owner() -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao none; blue: at 1, tao red 1; turn: red")
    exorcise(s, "red", "blue", "blue").answer("exorcise_ghosts", "ghost", "red", 1)
    players = told(s).players
    red, blue = players.index(Player("taoist", "red")), players.index(Player("taoist", "blue"))
    assert deeds(s)["exorcised"] == [int(seat == red) for seat in range(4)]
    assert deeds(s)["tao_spent"] == [int(seat == blue) for seat in range(4)]


def test_a_failed_exorcism_is_counted_too() -> None:
    s = exorcise(scene("red ghosts: - 38 -; red: at 1, tao none; turn: red"), "blue", "blue", "red")
    assert sum(deeds(s)["failed"]) == 1
    assert "exorcised" not in deeds(s)


def test_help_freed_tiles_and_lost_qi() -> None:
    s = ask_for_help(scene("haunted: 8; red ghosts: - - 38; red: at 1; turn: red; deck: 9 ghost"))
    s.draw(12)
    assert {id: sum(counts) for id, counts in deeds(s).items()} == {"helped": 1, "freed": 1}
    s = yin("red ghosts: 1 2 3; red: qi 3; turn: red")
    assert sum(deeds(s)["qi_lost"]) == 1


def test_what_a_neutral_board_loses_is_nobodys_deed() -> None:
    s = yin("players: 1; yellow ghosts: 1 2 3; turn: yellow")
    assert s.events("qi_lost")
    assert deeds(s) == {}


def test_white_moon_counts_the_saved() -> None:
    s = moonlit("villagers: 4 li; yellow: at 4; turn: yellow").answer("move", "stay")
    assert told(s).deeds["saved"] == [0, 0, 0, 0]
    s.answer("act", "save")
    assert sum(deeds(s)["saved"]) == 1


# -- figures and turns


def test_the_figures_are_those_on_the_table() -> None:
    s = scene(
        "haunted: 0 8; red ghosts: 1 2 -; red: qi 1; yellow: qi 2; green: qi 3; blue: qi 4;"
        "turn: red 7 20; deck: 5 ghost, 1 incarnation"
    )
    report = told(s)
    assert report.figures == {"qi": 10, "haunted": 2, "ghosts": 2, "deck": 6}
    assert report.limits == {"haunted": 4}
    assert (report.turns, report.outcome) == (7, None)


def test_white_moon_adds_the_saved_and_the_dead() -> None:
    s = moonlit("shelter: hua sun; graveyard: li; turn: red")
    assert {id: told(s).figures[id] for id in ("saved", "dead")} == {"saved": 2, "dead": 1}
    assert told(s).limits == {"haunted": 4, "dead": 12}


def test_a_game_taken_up_in_the_middle_begins_with_the_turn_it_is_in() -> None:
    s = finish_turn(scene("turn: red 7 20; red: at 4"))
    before, after = told(s).timeline
    assert (before.number, before.ply, after.number, after.ply) == (7, 0, 8, s.table.ply)
    assert before.seat >= 0
    assert before.seat != after.seat


def test_the_turn_of_a_neutral_board_has_no_seat() -> None:
    s = yin("players: 1; turn: yellow")
    assert [turn.seat for turn in told(s).timeline] == [-1, -1, -1, 0]


# -- moments


def test_a_haunted_tile_is_a_moment_and_points_at_the_tile() -> None:
    s = yin("red ghosts: - 34^ -; turn: red")
    moment = told(s).moments[0]
    tile = s.events("tile_haunted")[0].data["tile"]
    assert (moment.kind, moment.refs, moment.tone) == ("tile_haunted", [f"tile:{tile}"], "bad")
    assert moment.event == ("tile_haunted", s.events("tile_haunted")[0].data)


def test_two_ghosts_with_one_roll() -> None:
    s = exorcise(scene("red ghosts: - - 34; blue ghosts: 12 - -; red: at 0; turn: red"), "red")
    s.dice("blue", "blue")
    assert moments(s)[:1] == ["two_exorcised"]


def test_one_ghost_with_a_roll_is_no_moment() -> None:
    s = exorcise(scene("red ghosts: - 34 -; red: at 1; turn: red"), "red", "blue", "blue")
    assert deeds(s)["exorcised"]
    assert moments(s) == []


def test_an_incarnation_comes() -> None:
    s = yin("turn: red; deck: 1 incarnation, 9 ghost").draw(56)
    s.table.apply(0)
    assert moments(s) == ["incarnation_came"]
    (moment,) = told(s).moments
    data = s.events("ghost_placed")[0].data
    assert moment.refs == [f"space:{data['board']}:{data['place']}"]


def test_a_buddha_catches_a_ghost() -> None:
    s = yin("turn: red; red ghosts: -b -b -").draw(34)
    s.answer("place_ghost", "space", "red", 0)
    assert moments(s) == ["buddha_caught"]


def test_death_and_the_end() -> None:
    s = yin("players: 1; red ghosts: 1 2 3; red: qi 1; turn: red")
    assert moments(s) == ["taoist_died", "end"]
    last = told(s).moments[-1]
    assert (last.tone, last.weight, last.ply) == ("bad", 3, s.table.ply)
    assert told(s).outcome == s.view()["outcome"]


# -- luck


def test_an_exorcism_against_resistance_two() -> None:
    s = exorcise(
        scene("red ghosts: - 38 -; red: at 1, tao none; turn: red"), "red", "white", "blue"
    )
    assert luck(s, "exorcisms") == (1, round(7 / 27, 6), 1)
    assert luck(s, "useful_faces") == (2, 1.0, 3)
    assert luck(s, "white_faces") == (1, 0.5, 3)


def test_tokens_that_could_be_added_better_the_odds() -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao red 1; blue: at 1, tao blue 1; turn: red")
    exorcise(s, "blue", "blue", "blue")
    assert luck(s, "exorcisms") == (0, round(19 / 27, 6), 1)


def test_two_targets_are_won_by_either() -> None:
    s = scene("red ghosts: - - 34; blue ghosts: 12 - -; red: at 0, tao none; turn: red")
    exorcise(s, "yellow", "green", "black")
    assert luck(s, "exorcisms") == (0, round(1 - 1 / 8, 6), 1)
    assert luck(s, "useful_faces") == (0, 1.5, 3)


def test_an_unfinished_roll_is_no_attempt_yet() -> None:
    s = exorcise(scene("red ghosts: - 38 -; red: at 1; turn: red"), "red", "white")
    assert luck(s, "exorcisms") is None
    assert luck(s, "white_faces") == (1, round(2 / 6, 6), 2)


def test_dice_rolled_again_count_as_dice_but_not_as_an_attempt() -> None:
    gods = "boards: red, yellow, green favourite_of_the_gods, blue"
    s = scene(f"{gods}; green ghosts: - 28 -; green: at 7, tao none; turn: green")
    exorcise(s, "red", "blue", "blue").answer("reroll_tao", "reroll", "red")
    s.answer("reroll_tao", "stop").dice("green")
    assert luck(s, "exorcisms") is not None
    assert luck(s, "white_faces") == (0, round(4 / 6, 6), 4)
    got, expected, trials = luck(s, "useful_faces") or (0, 0, 0)
    assert (got, round(expected, 3), trials) == (1, 1.333, 4)
    assert (luck(s, "exorcisms") or (9,))[0] == 0


def test_the_herbalists_dice_are_no_exorcism() -> None:
    s = ask_for_help(scene("red: at 2; turn: red")).dice("white", "red")
    assert luck(s, "white_faces") == (1, round(2 / 6, 6), 2)
    assert (luck(s, "exorcisms"), luck(s, "useful_faces")) == (None, None)


def test_white_faces_are_of_no_use_under_the_nameless() -> None:
    s = scene(
        "level: hell; red ghosts: - 38 -; blue ghosts: - 65 -; red: at 1, tao none; turn: red"
    )
    exorcise(s, "white", "white", "red")
    assert luck(s, "useful_faces") == (1, 0.5, 3)
    assert luck(s, "exorcisms") == (0, round(16 / 216, 6), 1)


@pytest.mark.parametrize(("colour", "ways"), [("black", 30), ("red", 6)])
def test_the_colour_named_for_the_mantra_counts(colour: str, ways: int) -> None:
    """Tokens pay red and blue; yellow and green must fall, and black unless it is named."""
    mantra = "boards: red, yellow enfeeblement_mantra, green, blue"
    text = f"{mantra}; level: hell; red ghosts: - 65~ -; red: at 1, tao red 1 blue 1; turn: red"
    s = scene(text, "first_print").answer("move", "stay").answer("act", "exorcise")
    s.answer("mantra_colour", "tao", colour).dice("red", "red", "red")
    assert luck(s, "exorcisms") == (0, round(ways / 216, 6), 1)


def test_the_curse_die_is_blank_one_time_in_three() -> None:
    s = yin("red ghosts: - 44 -; turn: red")
    assert s.kind == "curse_die"
    assert luck(s.curse("none"), "harmless_curses") == (1, round(1 / 3, 6), 1)


def test_the_kung_fu_school() -> None:
    s = ask_for_help(moonlit("yellow: at 5, tao none; yellow ghosts: 1 - -; turn: yellow"))
    s.dice("red", "red", "red")
    assert luck(s, "exorcisms") == (0, round(19 / 27, 6), 1)


def test_the_mystic_barrier_has_four_dice_and_its_crystals() -> None:
    s = moonlit("receptacles: 0 2 6 8; red ghosts: - 38 -; turn: red")
    finish_turn(s)
    s.answer("barrier", "roll").dice("blue", "blue", "blue", "blue")
    assert luck(s, "exorcisms") == (1, 1.0, 1)
    assert (luck(s, "useful_faces") or (0, 0, 0))[2] == 4
