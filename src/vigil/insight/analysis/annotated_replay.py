"""The replay of a recorded game, with the points at which its win chance is judged."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from vigil.bots.judgement import BadWeights, check_numpy, judgement_of
from vigil.core.decision import CHANCE
from vigil.core.errors import BadRecord, IllegalAnswer, VigilError
from vigil.core.event import Event
from vigil.core.record import Record
from vigil.core.table import Table


class CannotAnalyse(VigilError):
    """The game has nothing to judge, or there is no net for it."""

    template = "this game cannot be analysed: {code}"


class DecisionPoint(NamedTuple):
    """A choice of a player, or the start of a turn that begins with chance."""

    ply: int
    turn: int
    seat: int
    """Who chooses; ``CHANCE`` where a turn begins."""
    answer: int = -1
    """Index of the option taken among the player's options."""


class AnnotatedReplay(NamedTuple):
    """A replayed record."""

    record: Record
    """The record without the dealer's seed: chance answers as recorded."""
    points: list[DecisionPoint]
    drawn: list[bool]
    """For each point whether chance answered before the next one."""
    events: list[list[Event]]
    """For each point what chance brought before the next one."""
    won: bool | None
    """The result; ``None`` while the game is in progress."""

    @property
    def judged(self) -> list[DecisionPoint]:
        """All points, and the current position of a game in progress."""
        last = self.points[-1].turn
        present = DecisionPoint(len(self.record.answers), last, CHANCE)
        return self.points if self.won is not None else [*self.points, present]


def annotated(record: Record) -> AnnotatedReplay:
    """Replay a record; ``BadRecord`` or ``CannotAnalyse`` if that is impossible."""
    record = replace(record, seed=None)
    table = Table.replay(record, to=0)
    check_numpy()
    try:
        judgement_of(table.state)
    except BadWeights as cause:
        raise CannotAnalyse("no_net", game=record.game) from cause
    replay = AnnotatedReplay(record, [], [], [], None)
    for index in record.answers:
        _follow(table, index, replay)
    if not replay.points:
        raise CannotAnalyse("no_choices")
    won = None if table.outcome is None else table.outcome.won
    return replay._replace(won=won)


def _follow(table: Table, index: int, replay: AnnotatedReplay) -> None:
    """Give one answer, and note its seat and its events."""
    point = _decision_point(table, index, replay)
    if point is not None:
        replay.points.append(point)
        replay.drawn.append(False)
        replay.events.append([])
    told, ply, asked = table.bookmark(), table.ply, table.decision
    try:
        table.apply(index)
    except IllegalAnswer as cause:
        raise BadRecord("no_longer_replays", ply=ply, answer=index) from cause
    if replay.points:
        replay.drawn[-1] |= asked is not None and asked.chance
        replay.events[-1] += table.events_since(told) if replay.drawn[-1] else ()


def _decision_point(table: Table, index: int, replay: AnnotatedReplay) -> DecisionPoint | None:
    """The point at a question, if it is one."""
    asked, turn = table.decision, table.state.turn
    if asked is None or index not in range(len(asked.options)):
        return None
    if asked.chance:
        begins = bool(replay.points) and turn > replay.points[-1].turn
        return DecisionPoint(table.ply, turn, CHANCE) if begins else None
    seat = asked.seat_of(index)
    own = asked.options_of(seat)
    return DecisionPoint(table.ply, turn, seat, own.index(index)) if len(own) > 1 else None
