"""Saves: what is written of a table, and the table at the snapshot of a save."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vigil.core.dealer import SeededDealer
from vigil.core.game import Game, Setup, find_game, setup_in
from vigil.core.history import Mark
from vigil.core.record import FORMAT, Record

if TYPE_CHECKING:
    from vigil.core.history import History
    from vigil.core.state import GameState

MOST_COUNTED: Final = 1_000_000
"""Far above the number of all pieces, cards and counters of a game."""


class Snapshot(NamedTuple):
    """The contents of a save, before any step runs."""

    game: Game
    setup: Setup
    state: GameState
    dealer: SeededDealer | None
    origin: dict[str, Any] | None
    rules: int
    """The rules under which the game began."""
    past: list[int]
    """The answers before the snapshot."""
    marks: list[Mark] | None
    """The seats that gave them, if known."""


def save_data(game: Game, record: Record, history: History, *, marked: bool) -> dict[str, Any]:
    """The plain data of a save: a snapshot and the answers since it."""
    data: dict[str, Any] = {"kind": "save", "format": FORMAT, "game": game.name}
    data |= {"rules": game.rules_version, "since": record.rules}
    data |= {"setup": record.setup.to_data(), "seed": record.seed, "origin": record.origin}
    data |= {"past": list(record.answers[: history.start]), "base": history.base.to_data()}
    if marked:
        data |= {"marks": history.past_marks()}
    return data | {"answers": history.answers}


def read_snapshot(data: dict[str, Any]) -> Snapshot:
    """The snapshot in the data of a save; any error where the data is damaged."""
    game = find_game(data["game"])
    began = data.get("since", data["rules"])
    setup = setup_in(game, data["setup"], began)
    base = game.upgrade(data["base"], setup, data["rules"])
    state = game.state.from_data(base, setup=setup)
    dealer = None if data["seed"] is None else SeededDealer(data["seed"])
    past, is_ours = list(data["past"]), began == data["rules"] == game.rules_version
    marks = marks_in(data.get("marks"), len(past)) if is_ours else None
    return Snapshot(game, setup, state, dealer, data["origin"], began, past, marks)


def marks_in(data: list[list[int] | None] | None, count: int) -> list[Mark] | None:
    """The marks of a save, if each of the answers has one."""
    if data is None or len(data) != count:
        return None
    return [None if mark is None else (mark[0], mark[1], mark[2]) for mark in data]


def origin_of(record: Record) -> GameState:
    """The position at which a record begins; any error if no game could reach it."""
    assert record.origin is not None
    game = find_game(record.game)
    origin = game.upgrade(record.origin, record.setup, record.rules)
    state = game.state.from_data(origin, setup=record.setup)
    check_position(game, state)
    return state


def check_position(game: Game, state: GameState) -> None:
    """Refuse a state that no game could reach: it does not survive its notation."""
    counted = {name: value for name, value in state.to_data().items() if name != "agenda"}
    if total(counted) > MOST_COUNTED or repr(game.read(game.write(state))) != repr(state):
        raise ValueError("no game could show this position")


def total(data: object) -> int:
    """The sum of all numbers in plain data."""
    if isinstance(data, dict | list):
        return sum(total(part) for part in (data.values() if isinstance(data, dict) else data))
    return abs(data) if isinstance(data, int) else 0
