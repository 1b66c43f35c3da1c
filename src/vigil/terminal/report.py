"""A report as text: score, timeline, key moments, actions and luck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.core import Event
from vigil.insight.report import Luck, Moment, Report, Turn
from vigil.words import Speaker, Words
from vigil.words.phrases import MINUS

ROWS: Final = 12
"""The usual number of turns listed for a long game."""
MARKS: Final = {"good": Text("▲", "green"), "bad": Text("▼", "red")}
MATTERS: Final = 2
"""Moments with less weight are only in the log."""


def drawn(report: Report, speaker: Speaker, words: Words) -> RenderableType:
    """The whole report."""
    words = words.of(report.game)
    game = words.text(f"cli-game-{report.game}")
    played = words.text(words.own("report-played"), turns=report.turns, plies=report.plies)
    parts: list[RenderableType] = [
        Text(words.text("report-title", game=game), "bold"),
        Text(played, "dim"),
        Text(_result(report, speaker, words)),
    ]
    if report.outcome is not None:
        parts.append(_score(report, speaker, words))
    parts.append(_timeline(report, words))
    if report.moments:
        parts.append(_moments(report, speaker, words))
    parts += [_deeds(report, speaker, words), _luck(report, words)]
    return Group(*parts)


def _result(report: Report, speaker: Speaker, words: Words) -> str:
    if report.outcome is None:
        return words.text("report-so-far")
    return speaker.name("win" if report.outcome["won"] else "loss", report.outcome["reason"])


def _grid(words: Words, heading: str, columns: Iterable[str] = ()) -> Grid:
    """A table of the report; numbers are right-aligned."""
    grid = Grid(box=SIMPLE_HEAD, title=words.text(f"report-heading-{heading}"))
    grid.title_justify, grid.title_style = "left", "bold"
    grid.add_column()
    for column in columns:
        grid.add_column(column, justify="right")
    return grid


def _score(report: Report, speaker: Speaker, words: Words) -> Grid:
    assert report.outcome is not None
    grid = _grid(words, "score", [""])
    grid.show_header = False
    for line, points in report.outcome.get("lines", {}).items():
        grid.add_row(speaker.name("score", line), f"{points:+d}".replace("-", MINUS))
    total = str(report.outcome["score"]).replace("-", MINUS)
    grid.add_row(words.text("report-total"), total, style="bold")
    return grid


def _timeline(report: Report, words: Words) -> Grid:
    ids = list(report.figures)
    grid = _grid(words, "timeline", [_figure(words, id) for id in ids])
    for turn in _some(report.timeline):
        number = words.text(words.own("report-turn"), turn=turn.number)
        grid.add_row(number, *(str(turn.figures[id]) for id in ids))
    last = [f"{report.figures[id]}{_limit(report, id)}" for id in ids]
    end = "report-now" if report.outcome is None else "report-moment-end"
    grid.add_row(words.text(end), *last, style="bold")
    return grid


def _figure(words: Words, id: str) -> str:
    """The name of a figure; it may be an entry of the view."""
    keys = (f"report-figure-{id}", f"view-{id}")
    found = next((key for key in keys if words.has(key)), None)
    return words.text(found) if found else id.replace("_", " ")


def _some(turns: list[Turn]) -> list[Turn]:
    """Turns at regular intervals."""
    return turns[:: -(-len(turns) // ROWS) or 1]


def _limit(report: Report, id: str) -> str:
    return f"/{report.limits[id]}" if id in report.limits else ""


def _moments(report: Report, speaker: Speaker, words: Words) -> Grid:
    grid = _grid(words, "moments")
    grid.show_header = False
    grid.add_column(justify="right")
    grid.add_column(ratio=1)
    for moment in report.moments:
        if moment.weight >= MATTERS:
            turn = words.text(words.own("report-turn"), turn=moment.turn)
            grid.add_row(MARKS[moment.tone], turn, _line(moment, report, speaker, words))
    return grid


def _line(moment: Moment, report: Report, speaker: Speaker, words: Words) -> str:
    """A moment in words; its kind is named if the event does not say it."""
    event = Event(*moment.event)
    line = speaker.event(event, report.view) or ""
    if moment.kind in (event.tag, "end"):
        return line
    return f"{words.text(f'report-moment-{moment.kind}')}: {line}"


def _deeds(report: Report, speaker: Speaker, words: Words) -> Grid:
    players = [speaker.seat(seat, report.view) for seat in range(len(report.players))]
    grid = _grid(words, "deeds", players)
    for id, counts in report.deeds.items():
        grid.add_row(words.text(f"report-deed-{id}"), *map(str, counts[: len(players)]))
    return grid


def _luck(report: Report, words: Words) -> RenderableType:
    if not report.luck:
        return Text(words.text("report-luck-none"))
    came = (words.text("report-luck-came"), words.text("report-luck-odds"))
    grid = _grid(words, "luck", came)
    for luck in report.luck:
        grid.add_row(words.text(f"report-luck-{luck.id}"), *_chances(luck, words))
    return Group(grid, Text(words.text(words.own("report-luck-note")), "dim"))


def _chances(luck: Luck, words: Words) -> tuple[str, str]:
    """Actual and expected results."""
    came = words.text("report-luck-of", got=luck.got, trials=luck.trials)
    return came, words.text("report-luck-expected", expected=luck.expected)
