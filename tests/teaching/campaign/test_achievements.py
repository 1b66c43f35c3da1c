"""Achievements: about forty for each game; each can be earned, and none by every game."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest

from vigil.core.facts import Cell, Row, facts_of
from vigil.core.game import game_names
from vigil.teaching.campaign import (
    COMMON,
    Achievement,
    Condition,
    achieved,
    achievements_of,
    holds,
)
from vigil.teaching.campaign.condition import amount_of

ALL: Final = [
    pytest.param(game, name, id=f"{game}/{name}")
    for game in game_names()
    for name in achievements_of(game)
]
OWN: Final = ("ghost_stories", "horizons")
MANY: Final = 1_000


def row_with(game: str, conditions: tuple[Condition, ...]) -> Row:
    """A row that conditions ask for, if there can be one; other columns are empty."""
    kinds = {column.name: column.kind for column in facts_of(game).columns}
    row: Row = dict.fromkeys((*COMMON, *kinds))
    for column, asked in by_column(conditions).items():
        value = next((one.value for one in asked if one.value is not None), None)
        row[column] = cell_of(kinds.get(column, "count"), asked) if value is None else value
    return row


def by_column(conditions: tuple[Condition, ...]) -> dict[str, list[Condition]]:
    """The conditions on each column."""
    found: dict[str, list[Condition]] = defaultdict(list)
    for one in conditions:
        found[one.column].append(one)
    return found


def cell_of(kind: str, asked: list[Condition]) -> Cell:
    """As much as is asked for at least, and no more."""
    amounts = {one.of: max(other.least or 0 for other in asked) for one in asked}
    if kind == "counts":
        return {of or "anything": amount for of, amount in amounts.items()}
    if kind == "words":
        return tuple(of or "anything" for of, amount in amounts.items() for _ in range(amount))
    return max(amounts.values())


@pytest.mark.parametrize("game", OWN)
def test_a_game_has_about_forty_and_few_are_hidden(game: str) -> None:
    known = achievements_of(game).values()
    assert 35 <= len(known) <= 55
    assert sum(one.hidden for one in known) <= 4


@pytest.mark.parametrize("game", OWN)
def test_no_two_take_the_same(game: str) -> None:
    known: list[Achievement] = list(achievements_of(game).values())
    for part in ([one.when for one in known], [one.title["en"] for one in known]):
        assert len({str(one) for one in part}) == len(known)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_game_can_earn_it(game: str, name: str) -> None:
    row = row_with(game, achievements_of(game)[name].when)
    assert all(holds(one, row) for one in achievements_of(game)[name].when)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_game_that_misses_any_part_of_it_does_not_earn_it(game: str, name: str) -> None:
    when = achievements_of(game)[name].when
    for one in when:
        row = row_with(game, when)
        cell = row[one.column]
        if one.value is not None:
            row[one.column] = not one.value
        elif one.least is not None:
            row[one.column] = None if cell is None else less(cell)
        else:
            row[one.column] = more(cell, one.of)
        assert name not in achieved_with(game, name, row)


def achieved_with(game: str, name: str, row: Row) -> tuple[str, ...]:
    """Whether a row, most of whose columns are empty, earns this one."""
    return (name,) if all(holds(one, row) for one in achievements_of(game)[name].when) else ()


def less(cell: Cell) -> Cell:
    """Nothing of what there is."""
    return {} if isinstance(cell, dict) else () if isinstance(cell, tuple) else 0


def more(cell: Cell, of: str) -> Cell:
    """Far more than there is."""
    name = of or "anything"
    assert amount_of(cell, of) < MANY
    if isinstance(cell, dict):
        return {**cell, name: MANY}
    return (name,) * MANY if isinstance(cell, tuple) else MANY


@pytest.mark.parametrize("game", OWN)
def test_a_game_in_which_nothing_happened_earns_nothing(game: str) -> None:
    kinds = {column.name: column.kind for column in facts_of(game).columns}
    empty: dict[str, Cell] = {"counts": {}, "words": (), "count": 0, "number": 0, "word": ""}
    row: Row = {name: empty[kind] for name, kind in kinds.items()}
    row |= {"won": False, "reason": "", "score": 0, "turns": 0, "players": 1, "level": None}
    assert achieved(game, row) == ()
