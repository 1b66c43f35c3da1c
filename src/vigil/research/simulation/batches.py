"""Games of a sweep played in batches: their totals and their rows, packed for transfer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple
from zlib import compress, decompress

import msgspec

from vigil.bots import make_players
from vigil.core.facts import Column, Row, facts_of
from vigil.research.simulation.failures import named_failures
from vigil.research.simulation.games import Played, game_seed, play_game, play_with_facts
from vigil.research.simulation.plan import Sweep
from vigil.research.simulation.summary import Tally

QUICKLY: Final = 1
"""Compression level: rows are so similar that a higher one gains little."""


class Rows(NamedTuple):
    """A game's rows in the result tables, without the columns that identify it."""

    played: Played
    facts: list[Any]
    turns: list[list[Any]]
    """The number and the facts of each turn."""


class Batch(msgspec.Struct, frozen=True):
    """Consecutive games, numbered by their place among all games of the sweep."""

    first: int
    count: int
    tallies: dict[int, Tally]
    """By series."""
    rows: bytes
    """Packed rows; empty if no tables are requested."""

    def unpacked(self) -> list[Rows]:
        """The rows of its games, in order."""
        return msgspec.msgpack.decode(decompress(self.rows), type=list[Rows])


class WantedTables(NamedTuple):
    """The requested tables."""

    games: bool = False
    turns: bool = False


def play_batches(sweep: Sweep, wanted: WantedTables, places: Sequence[int]) -> list[Batch]:
    """Play the games at these places, one batch for each run of consecutive places."""
    setups = sweep.setups()
    return [_batch(sweep, setups, wanted, run) for run in runs(places)]


def runs(places: Sequence[int]) -> Iterator[list[int]]:
    """Places grouped into consecutive runs."""
    for _, run in groupby(enumerate(places), lambda pair: pair[1] - pair[0]):
        yield [place for _, place in run]


def _batch(
    sweep: Sweep, setups: Sequence[Any], wanted: WantedTables, places: Sequence[int]
) -> Batch:
    tallies: dict[int, Tally] = {}
    rows: list[Rows] = []
    play = _watched(sweep.game, wanted.turns) if wanted.games else _plain
    for place in places:
        series, number = divmod(place, sweep.games)
        played = _play(play, sweep, setups[series], series, number)
        tallies.setdefault(series, Tally()).count(played.played)
        rows.append(played)
    packed = compress(msgspec.msgpack.encode(rows), QUICKLY) if wanted.games else b""
    return Batch(places[0], len(places), tallies, packed)


def _play(play: Callable[..., Rows], sweep: Sweep, setup: Any, series: int, number: int) -> Rows:
    """Play a game; an error says how to replay it."""
    seed = game_seed(sweep.seed, number)
    with named_failures(number, seed):
        return play(setup, make_players(sweep.series[series].players, seed), seed)


def _plain(setup: Any, bot: Any, seed: int) -> Rows:
    return Rows(play_game(setup, bot, seed), [], [])


def _watched(game: str, with_turns: bool) -> Callable[..., Rows]:
    """Play a game with its collector."""
    facts = facts_of(game)

    def play(setup: Any, bot: Any, seed: int) -> Rows:
        watched = play_with_facts(setup, bot, seed, facts, turns=with_turns)
        turns = [[turn, *_cells(facts.turn_columns, row)] for turn, row in watched.turns]
        return Rows(watched.played, _cells(facts.columns, watched.facts), turns)

    return play


def _cells(columns: Sequence[Column], row: Row) -> list[Any]:
    """The cells of a row, in the order of its columns."""
    return [row[column.name] for column in columns]
