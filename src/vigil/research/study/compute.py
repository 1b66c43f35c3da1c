"""Computing a study from rows of results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from statistics import fmean, quantiles
from typing import Any, Final

from msgspec.structs import replace

from vigil.core.errors import VigilError
from vigil.core.facts import Cell, Column, Map, Row, facts_of
from vigil.core.game import find_game
from vigil.research.simulation.results import BadResults, Results
from vigil.research.simulation.statistics import (
    Stratum,
    difference,
    holm,
    paired_difference,
    sign_test,
    simultaneous,
)
from vigil.research.study.figures import (
    FEW,
    WIDE,
    Band,
    Curve,
    Effect,
    Factor,
    Grid,
    Group,
    Length,
    Pair,
    Pairing,
    Point,
    Rate,
    Spread,
    Study,
    rate,
)

BANDS: Final = 5
"""The most bands for a number."""
GOING_ON: Final = 20
"""A curve ends when fewer games are still in progress."""
SETUP: Final = "setup_"
"""The prefix of setup columns."""


class OtherRules(VigilError):
    """The results were made under other rules than the current ones."""

    template = "these results cannot be studied: {code}"


COUNTED: Final = ("cell", "number", "turns")
"""Figures that every game has."""


def study_of(results: Results, turns: Results | None = None) -> Study:
    """The study of rows of games, and of their turns if there are any."""
    _check_rules(results)
    _check_counts(results)
    values, won = results.values, _flags(results.values["won"])
    swept = results.swept
    return Study(
        file=results.path,
        game=results.game,
        rules=find_game(results.game).rules_version,
        version=", ".join(sorted({str(version) for version in values["version"]})),
        setup=_in_common(results, swept),
        all=rate(sum(won), len(won)),
        groups=[Group(name, _rates(_told(values[name]), won)) for name in swept],
        cells=_crossed(results, swept, won),
        pairings=[_pairing(results, name, swept) for name in swept],
        losses=_losses(values["reason"], won),
        length=_length(values["turns"], won),
        factors=list(_factors(results, won)),
        grids=[grid for grid in _grids(results) if grid.places],
        curves=[] if turns is None else _curves(results, turns),
    )


def _check_rules(results: Results) -> None:
    """Refuse rows of other rules: their ids and figures may mean something else."""
    played = sorted({str(rules) for rules in results.values["rules"]})
    right = str(find_game(results.game).rules_version)
    if played != [right]:
        raise OtherRules("rules", file=results.path, value=", ".join(played), right=right)


def _check_counts(results: Results) -> None:
    """Refuse games without the figures that every game has."""
    for name in COUNTED:
        if None in results.values[name]:
            raise BadResults("bad_column", file=results.path, column=name)


def _flags(cells: Sequence[Cell]) -> list[bool]:
    return [bool(cell) for cell in cells]


def _count(cell: Cell) -> int:
    assert isinstance(cell, int)
    return cell


def _told(cells: Sequence[Cell]) -> list[str]:
    """Cells of the setup as text; nothing for open entries."""
    return ["" if cell is None else str(cell) for cell in cells]


# -- win rates


def _in_common(results: Results, swept: Sequence[str]) -> dict[str, str]:
    """The setup that all games share, by column; small options are left out."""
    names = [
        column.name
        for column in results.columns
        if column.name.startswith(SETUP) and column.kind != "flag"
    ]
    alike = {name: _told(results.values[name])[0] for name in (*names, "bots") if name not in swept}
    return {name: value for name, value in alike.items() if value}


def _rates(keys: Sequence[str], won: Sequence[bool]) -> dict[str, Rate]:
    """Win rates by key, in order of first appearance."""
    games: Counter[str] = Counter(keys)
    wins = Counter(key for key, is_won in zip(keys, won, strict=True) if is_won)
    return {key: rate(wins[key], count) for key, count in games.items()}


def _crossed(results: Results, swept: Sequence[str], won: Sequence[bool]) -> list[Group]:
    """Win rates by the first swept column together with each other one."""
    if len(swept) < 2:
        return []
    first, *others = (_told(results.values[name]) for name in swept)
    crossed = (map("/".join, zip(first, other, strict=True)) for other in others)
    names = (f"{swept[0]}/{name}" for name in swept[1:])
    return [Group(n, _rates(list(keys), won)) for n, keys in zip(names, crossed, strict=True)]


def _losses(reasons: Sequence[Cell], won: Sequence[bool]) -> dict[str, Rate]:
    """The share of games lost for each reason, the most frequent first."""
    lost = Counter(str(reason) for reason, is_won in zip(reasons, won, strict=True) if not is_won)
    return {reason: rate(count, len(won)) for reason, count in lost.most_common()}


# -- the same deals


def _pairing(results: Results, column: str, swept: Sequence[str]) -> Pairing:
    """Each value of a column against the first one, the others being equal, deal by deal."""
    own = _told(results.values[column])
    others = [_told(results.values[name]) for name in swept if name != column]
    deals = zip(*others, results.values["seed"], strict=True)
    won: dict[str, dict[Any, bool]] = defaultdict(dict)
    for value, deal, is_won in zip(own, deals, _flags(results.values["won"]), strict=True):
        won[value][deal] = is_won
    base, *values = won
    wide = simultaneous(len(values))
    compared = (_pair(value, base, won[value], won[base], wide) for value in values)
    pairs = [pair for pair in compared if pair is not None]
    chances = holm([pair.chance for pair in pairs])
    return Pairing(column, [*map(_with_chance, pairs, chances)])


def _with_chance(pair: Pair, chance: float) -> Pair:
    return replace(pair, chance=chance)


def _pair(
    value: str,
    base: str,
    own: Mapping[Any, bool],
    other: Mapping[Any, bool],
    deviations: float,
) -> Pair | None:
    """Two values on the deals that both played; nothing if there are none."""
    shared = Counter((own[deal], other[deal]) for deal in own.keys() & other.keys())
    deals, value_only, base_only = shared.total(), shared[True, False], shared[False, True]
    if not deals:
        return None
    size, low, high = paired_difference(value_only, base_only, deals, deviations)
    return Pair(
        value=value,
        base=base,
        deals=deals,
        value_only=value_only,
        base_only=base_only,
        difference=size,
        low=low,
        high=high,
        chance=sign_test(value_only, base_only),
        small=high - low > WIDE,
    )


# -- links with winning


def _factors(results: Results, won: Sequence[bool]) -> Iterator[Factor]:
    """Every column that has a stage."""
    cells = [_count(cell) for cell in results.values["cell"]]
    for column in results.columns:
        if column.stage is None:
            continue
        told = results.values[column.name]
        counted = column.kind in ("count", "number")
        effects = [] if counted else _effects(column, told, cells, won)
        bands = _bands(told, won) if counted else []
        if effects or len(bands) > 1:
            yield Factor(column.name, column.things, column.stage, effects, bands)


def _things(cell: Cell) -> Iterable[str]:
    """The things that a cell of a row lists."""
    if isinstance(cell, Mapping):
        return [thing for thing, count in cell.items() if count]
    if isinstance(cell, tuple):
        return set(cell)
    return [] if cell is None else [str(cell).lower() if isinstance(cell, bool) else str(cell)]


def _effects(
    column: Column, told: Sequence[Cell], cells: Sequence[int], won: Sequence[bool]
) -> list[Effect]:
    """Each thing that some games have and others lack, the most helpful first."""
    total: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    having: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for one, cell, is_won in zip(told, cells, won, strict=True):
        if column.kind == "counts" and one is None:
            continue
        total[cell][0] += is_won
        total[cell][1] += 1
        for thing in _things(one):
            found = having[thing][cell]
            found[0] += is_won
            found[1] += 1
    wide = simultaneous(len(having))
    effects = (_effect(thing, found, total, wide) for thing, found in having.items())
    return sorted(filter(None, effects), key=lambda effect: (-effect.difference, effect.id))


def _effect(
    thing: str,
    found: Mapping[int, list[int]],
    total: Mapping[int, list[int]],
    deviations: float,
) -> Effect | None:
    """Games with a thing compared with games of the same cells without it."""
    strata = [
        Stratum(wins, games, total[cell][0] - wins, total[cell][1] - games)
        for cell, (wins, games) in found.items()
    ]
    told = [one for one in strata if one.games and one.other_games]
    between = difference(told, deviations)
    if between is None:
        return None
    having = rate(sum(one.wins for one in told), sum(one.games for one in told))
    lacking = rate(sum(one.other_wins for one in told), sum(one.other_games for one in told))
    small = min(having.games, lacking.games) < FEW or between.high - between.low > WIDE
    return Effect(thing, having, lacking, *between, small)


def _bands(told: Sequence[Cell], won: Sequence[bool]) -> list[Band]:
    """A number in bands with about the same number of games."""
    known = ((cell, is_won) for cell, is_won in zip(told, won, strict=True) if _is_number(cell))
    pairs: list[tuple[Any, bool]] = sorted(known)
    bands: list[Band] = []
    held: list[tuple[Any, bool]] = []
    left = len(pairs)
    for _, group in groupby(pairs, key=lambda pair: pair[0]):
        held += group
        if len(held) >= left / max(1, BANDS - len(bands)):
            bands.append(_band(held))
            left -= len(held)
            held = []
    return [*bands, _band(held)] if held else bands


def _is_number(cell: Cell) -> bool:
    return isinstance(cell, (int, float))


def _band(pairs: Sequence[tuple[Any, bool]]) -> Band:
    wins = sum(is_won for _, is_won in pairs)
    return Band(pairs[0][0], pairs[-1][0], rate(wins, len(pairs)))


# -- length, places, curves


def spread(values: Sequence[float]) -> Spread | None:
    """The quartiles of values; nothing if there are none."""
    if not values:
        return None
    cuts = quantiles(values, method="inclusive") if len(values) > 1 else [values[0]] * 3
    quarter, median, three_quarters = cuts
    return Spread(len(values), quarter, median, three_quarters, fmean(values))


def _length(turns: Sequence[Cell], won: Sequence[bool]) -> Length:
    taken = [_count(cell) for cell in turns]
    games = Counter(zip(taken, won, strict=True))
    by_turns = {n: (games[n, True], games[n, False]) for n in sorted(set(taken))}
    ends = [[n for n, flag in zip(taken, won, strict=True) if flag is end] for end in (True, False)]
    return Length(spread(ends[0]), spread(ends[1]), by_turns)


def _grids(results: Results) -> Iterator[Grid]:
    """The maps of the game."""
    for drawn in facts_of(results.game).maps:
        yield _grid(results, drawn)


def _grid(results: Results, drawn: Map) -> Grid:
    """The counts at each place, on average per game."""
    laid, counted = results.values[drawn.places], results.values[drawn.counted]
    places: dict[int, int] = defaultdict(int)
    things: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row, counts in zip(laid, counted, strict=True):
        assert isinstance(row, tuple)
        assert isinstance(counts, Mapping)
        for place, thing in enumerate(row):
            count = counts.get(thing, 0)
            places[place] += count
            things[thing][0] += count
            things[thing][1] += 1
    kinds = {column.name: column.things for column in results.columns}
    means = {thing: count / games for thing, (count, games) in things.items()}
    ranked = dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
    by_place = [places[place] / len(laid) for place in sorted(places)]
    return Grid(drawn.name, drawn.width, kinds[drawn.places], by_place, ranked)


def _curves(results: Results, turns: Results) -> list[Curve]:
    """Every number of the turns, in games won and games lost."""
    numbers = [column.name for column in turns.columns[3:] if column.kind in ("count", "number")]
    keys = zip(results.values["cell"], results.values["number"], strict=True)
    won = dict(zip(keys, _flags(results.values["won"]), strict=True))
    found: dict[str, dict[bool, dict[int, list[float]]]] = {
        name: {True: defaultdict(list), False: defaultdict(list)} for name in numbers
    }
    for game, turn, row in _every_turn(turns.rows()):
        for name in numbers if game in won else ():
            cell = row[name]
            if isinstance(cell, (int, float)):
                found[name][won[game]][turn].append(cell)
    curves = (Curve(name, _points(of[True]), _points(of[False])) for name, of in found.items())
    return [curve for curve in curves if curve.won or curve.lost]


def _every_turn(rows: Iterable[Row]) -> Iterator[tuple[tuple[Cell, Cell], int, Row]]:
    """Game, turn and row; a turn without a question repeats the row before."""
    before: tuple[tuple[Cell, Cell], int, Row] | None = None
    for row in rows:
        game, turn = (row["cell"], row["number"]), _count(row["turn"])
        if before is not None and before[0] == game:
            for missing in range(before[1] + 1, turn):
                yield game, missing, before[2]
        before = (game, turn, row)
        yield before


def _points(by_turn: Mapping[int, Sequence[float]]) -> list[Point]:
    """The turns that enough games reached."""
    spreads = ((turn, spread(values)) for turn, values in sorted(by_turn.items()))
    return [Point(turn, one) for turn, one in spreads if one is not None and one.games >= GOING_ON]
