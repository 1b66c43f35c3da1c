"""Personal puzzles over HTTP: a choice of a game, to be made again."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from server.client import Site
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.tables.replies.own_puzzles import OwnAttempt, Standing, own_puzzle_table, standing
from vigil.tables.replies.puzzles import PuzzleTable

SETUPS: Final = (
    ("ghost_stories", {"players": 2, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_any_choice_of_a_game_can_be_made_again(name: str, setup: dict[str, Any]) -> None:
    table = Table.start(find_game(name).setup.from_data(setup), SeededDealer(5))
    luck, seen = Random(5), set[bool]()
    for _ in range(40):
        assert table.decision is not None
        number = len(table.decision.options)
        best = luck.randrange(number)
        seat = table.decision.seat_of(best)
        stands = standing(table, seat, table.decision.options_of(seat).index(best))

        def tried(*answers: int, stands: Standing = stands) -> PuzzleTable:
            kept = (stands.game, stands.position, stands.given, stands.best)
            return own_puzzle_table(OwnAttempt(*kept, [*answers]))

        begun = tried()
        assert begun.decision is not None
        assert (begun.judged, begun.solved) == (False, False)
        offered = begun.decision["options"]
        assert begun.next is not None
        assert offered is not None
        assert {*offered[begun.next]} == {*table.decision.options[best]}
        solved = tried(begun.next)
        assert (solved.judged, solved.solved, solved.decision) == (True, True, None)
        if number > 1:
            other = tried((begun.next + 1) % number)
            assert (other.judged, other.solved) == (True, False)
        seen.add(bool(stands.given))
        table.apply(luck.randrange(number))
    assert seen == {True, False}, "within a step too"


BODY: Final = {
    "game": "ghost_stories",
    "position": "red ghosts: - 38 -; yellow: at 1; deck: 31 ghost; turn: yellow",
    "given": [],
    "best": {"kind": "move", "takes": ["tile", 4]},
    "answers": [],
}


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({}, 200),
        ({"game": "chess"}, 404),
        ({"position": "red ghosts: no"}, 400),
        ({"best": {"kind": "move", "takes": ["tile", 99]}}, 400),
        ({"answers": [99]}, 400),
        ({"given": [{"kind": "move", "takes": ["stay"]}] * 61}, 409),
    ],
)
def test_what_cannot_be_tried_is_refused(site: Site, change: dict[str, Any], status: int) -> None:
    assert site.http.post("/api/own-puzzles", json=BODY | change).status_code == status
