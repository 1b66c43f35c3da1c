"""What the rows of a simulation say about Ghost Stories."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.ghost_stories.scenario import position
from vigil.bots import make_bot
from vigil.core.event import Event
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.facts import FACTS, GhostStoriesFacts
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.research.simulation.games import GameFacts, play_with_facts

SETUPS = {
    "four": Setup(),
    "alone": Setup(players=1),
    "hell": Setup(players=2, level="hell"),
    "white_moon": Setup(players=3, modules=("white_moon",)),
}
GAMES = [(kind, seed) for kind in SETUPS for seed in range(2)]


@cache
def played(kind: str, seed: int) -> GameFacts:
    return play_with_facts(SETUPS[kind], make_bot("rules", seed), seed, FACTS)


real_games = pytest.mark.parametrize(("kind", "seed"), GAMES)


def row_of(kind: str, seed: int) -> dict[str, Any]:
    return played(kind, seed).facts


def turns_of(kind: str, seed: int) -> list[dict[str, Any]]:
    return [row for _, row in played(kind, seed).turns]


# -- real games


@real_games
def test_every_column_is_filled_by_name(kind: str, seed: int) -> None:
    assert set(row_of(kind, seed)) == {column.name for column in FACTS.columns}
    for turn in turns_of(kind, seed):
        assert list(turn) == [column.name for column in FACTS.turn_columns]


@real_games
def test_cells_are_of_the_kind_that_their_columns_say(kind: str, seed: int) -> None:
    kinds = {"word": str, "words": tuple, "count": int, "counts": dict}
    rows = [(FACTS.columns, row_of(kind, seed))]
    rows += [(FACTS.turn_columns, turn) for turn in turns_of(kind, seed)]
    for columns, row in rows:
        wrong = [c.name for c in columns if not isinstance(row[c.name], kinds[c.kind] | None)]
        assert wrong == []


@real_games
def test_the_village_has_nine_tiles_with_its_centre_in_the_middle(kind: str, seed: int) -> None:
    row = row_of(kind, seed)
    assert len(set(row["village"])) == 9
    assert row["centre"] == row["village"][4]


@real_games
def test_powers_belong_to_the_colours_of_their_seats(kind: str, seed: int) -> None:
    row = row_of(kind, seed)
    assert len(row["powers"]) == len(row["colours"]) == SETUPS[kind].players
    for colour, power in zip(row["colours"], row["powers"], strict=True):
        assert power in POWERS[BOARD_COLOURS.index(colour)]
    assert len({*row["powers"], *row["neutral_powers"]}) == 4


@real_games
def test_a_tile_is_haunted_at_the_end_as_often_as_it_was_not_turned_back(
    kind: str, seed: int
) -> None:
    row = row_of(kind, seed)
    for tile in row["village"]:
        left = row["hauntings"].get(tile, 0) - row["restored"].get(tile, 0)
        assert left == (tile in row["haunted"])


@real_games
def test_the_last_turn_stands_as_the_game_ended(kind: str, seed: int) -> None:
    row, last = row_of(kind, seed), turns_of(kind, seed)[-1]
    assert last["haunted"] == len(row["haunted"])
    for column in ("ghosts", "deck", "qi", "tao"):
        assert last[column] == row[column]


@real_games
def test_the_first_round_is_part_of_the_game(kind: str, seed: int) -> None:
    row = row_of(kind, seed)
    assert row["first_tile"] in row["village"]
    assert row["first_act"] in ("help", "exorcism", "none")
    for tile in row["first_helps"]:
        assert row["helps"][tile] >= row["first_helps"].count(tile)


@real_games
def test_white_moon_counts_its_villagers_and_other_games_have_none(kind: str, seed: int) -> None:
    row = row_of(kind, seed)
    if kind != "white_moon":
        assert [row[name] for name in ("saved", "dead", "families", "artifacts")] == [None] * 4
        return
    assert set(row["families"]) == {f for f, n in row["saved"].items() if n == SIZES[f]}
    assert turns_of(kind, seed)[-1]["saved"] == sum(row["saved"].values())
    assert turns_of(kind, seed)[-1]["dead"] == sum(row["dead"].values())


def test_a_won_game_met_every_incarnation() -> None:
    rows = [played(kind, seed) for kind, seed in GAMES]
    won = [one for one in rows if one.played.outcome.won]
    assert won
    assert all(one.facts["incarnations"] for one in won)


# -- counted by hand


def told(text: str, *answers: tuple[Any, ...]) -> dict[str, Any]:
    """What a collector has to say of these answers at a position."""
    game = position(text)
    collector = GhostStoriesFacts(game.state)
    for answer in answers:
        game.answer(*answer)
    collector.happened(game.table.events)
    state = game.table.state
    assert isinstance(state, State)
    return collector.game(state)


MOVED = (("move", "stay"), ("act", "exorcise"))


def test_an_exorcism_is_an_attempt_and_sends_a_ghost_back() -> None:
    rolled = [("tao_die", "face", face) for face in ("red", "white", "blue")]
    row = told("red: at 0, tao none; red ghosts: - - 38; turn: red", *MOVED, *rolled)
    assert (row["attempts"], row["exorcised"], row["ghosts"]) == (1, 1, 0)


def test_a_failed_exorcism_is_an_attempt_and_sends_nothing_back() -> None:
    rolled = [("tao_die", "face", face) for face in ("blue", "blue", "blue")]
    row = told("red: at 0, tao none; red ghosts: - - 38; turn: red", *MOVED, *rolled)
    assert (row["attempts"], row["exorcised"], row["ghosts"]) == (1, 0, 1)


def counted(*events: tuple[str, dict[str, Any]], text: str = "turn: red") -> dict[str, Any]:
    """What a collector makes of these events."""
    state = position(text).state
    collector = GhostStoriesFacts(state)
    collector.happened([Event(tag, data) for tag, data in events])
    return collector.game(state)


@pytest.mark.parametrize(
    ("column", "tag"),
    [
        ("buddhas", "buddha_placed"),
        ("deaths", "taoist_died"),
        ("qi_lost", "qi_lost"),
        ("yin_yangs", "yin_yang_spent"),
    ],
)
def test_what_only_happens_is_counted(column: str, tag: str) -> None:
    assert counted((tag, {}), (tag, {}))[column] == 2
    assert counted()[column] == 0


@pytest.mark.parametrize(
    ("column", "tag", "fact"),
    [
        ("hauntings", "tile_haunted", "name"),
        ("restored", "tile_restored", "name"),
        ("powers_used", "power_used", "power"),
        ("curses", "curse_rolled", "face"),
    ],
)
def test_what_names_a_thing_is_counted_by_it(column: str, tag: str, fact: str) -> None:
    events = [(tag, {fact: thing}) for thing in ("one", "other", "one")]
    assert counted(*events)[column] == {"one": 2, "other": 1}


def test_a_borrowed_power_is_named_by_its_board() -> None:
    row = counted(("power_borrowed", {"board": "red", "lender": "blue"}), text="players: 2")
    assert list(row["powers_borrowed"].values()) == [1]
    assert set(row["powers_borrowed"]) <= {*POWERS[BOARD_COLOURS.index("blue")]}


def test_the_first_move_and_act_are_those_of_the_first_taoist_who_acts() -> None:
    row = counted(
        ("turn_began", {"board": "green"}),
        ("turn_began", {"board": "red"}),
        ("yang_began", {"board": "red"}),
        ("taoist_moved", {"why": "move", "tile": 0}),
        ("villager_asked", {"name": "tea_house"}),
        ("turn_began", {"board": "blue"}),
        ("yang_began", {"board": "blue"}),
        ("taoist_moved", {"why": "move", "tile": 8}),
        ("exorcism_began", {}),
    )
    assert row["first"] == "green"
    assert row["first_tile"] == row["village"][0]
    assert row["first_act"] == "help"


def test_villagers_of_the_first_round_are_those_of_its_four_turns() -> None:
    turn, ask = ("turn_began", {"board": "red"}), ("villager_asked", {"name": "herbalist"})
    row = counted(*[turn, ask] * 6)
    assert row["first_helps"] == ("herbalist",) * 4
    assert row["helps"] == {"herbalist": 6}


def test_a_first_taoist_who_stays_is_on_the_centre_tile() -> None:
    row = counted(("turn_began", {"board": "red"}), ("yang_began", {"board": "red"}))
    assert (row["first_tile"], row["first_act"]) == (row["centre"], "none")


def test_incarnations_are_those_sent_back_and_those_in_play() -> None:
    assert counted(text="red ghosts: 38 65 -")["incarnations"] == ("w65_nameless",)


def test_qi_and_tao_are_those_of_the_taoists() -> None:
    row = counted(text="players: 2; red: qi 2, tao red 1 black 2; green: qi 1, tao none")
    assert (row["qi"], row["tao"]) == (3, 3)


def test_white_moon_counts_crystals_barriers_and_artifacts() -> None:
    taken = ("artifact_taken", {"artifact": "firework"})
    row = counted(("crystal_gained", {}), ("barrier_began", {}), taken, text="modules: white_moon")
    assert (row["crystals"], row["barriers"], row["artifacts"]) == (1, 1, ("firework",))
