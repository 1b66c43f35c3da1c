"""Asking a game what it foresees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from vigil.core.chance import Chance
from vigil.core.decision import CHANCE, Decision, Option
from vigil.core.event import Event
from vigil.core.plugin import PartKind, find_plugin
from vigil.core.step import Run
from vigil.core.table import Table
from vigil.insight.foresight.ways import Scope, Ways, ways_of


class Foresight(Scope, Protocol):
    """A game's part of the forecast."""

    named_by: Mapping[str, str]
    """Events of which much may come, by their tag, and the fact that tells them apart."""
    tried: frozenset[tuple[str, str]]
    """The answers that are tried out, by the kind of their question and their tag."""

    def effect(self, ways: Ways, /) -> Event | None:
        """What an answer does: for certain, at best and at worst; ``None`` if unknown."""
        ...

    def forecast(self, state: Any, seat: int | None) -> Sequence[Event]:
        """What happens before a seat can act again, unless it is prevented."""
        ...

    def happened(self, state: Any, events: Sequence[Event], /) -> Sequence[Event]:
        """What has happened, told as a forecast tells it."""
        ...

    def finish(self, run: Run, events: Sequence[Event], /) -> None:
        """Bring what these events have begun to its end, as a forecast would."""
        ...

    def gravity(self, event: Event, /) -> int:
        """How grave an event of the forecast is; 0 for what threatens no one."""
        ...

    def odds(self, state: Any, decision: Decision | None) -> Mapping[Option, Sequence[Chance]]:
        """The chances of the one who acts now, by the place or thing they depend on."""
        ...

    def place(self, state: Any, decision: Decision, option: Option) -> Option | None:
        """Where the actor would be after an answer; ``None`` if no chance depends on it."""
        ...


class Consequences(NamedTuple):
    """What an answer changes in the forecast."""

    prevented: tuple[Event, ...]
    caused: tuple[Event, ...]
    uncertain: bool
    """Whether chance answers next, so that it cannot be known."""
    now: tuple[Event, ...] = ()
    """What was foreseen and happens at once: it is neither prevented nor caused."""


FORESIGHT: Final[PartKind[Foresight]] = PartKind("foresight")


def foresight_of(table: Table) -> Foresight | None:
    """What foresees for the game of a table; ``None`` for a game without foresight."""
    return find_plugin(table.game.name).load(FORESIGHT)


def forecast(table: Table, seat: int | None = None) -> list[Event]:
    """What happens before a seat, by default the active one, can act again.

    While chance is asked there is no forecast: its result is still half done.
    """
    foresight = foresight_of(table)
    if foresight is None or table.decision is None or table.decision.chance:
        return []
    return list(foresight.forecast(table.state, seat))


def gravity(table: Table, event: Event) -> int:
    """How grave an event of the forecast is; 0 for what threatens no one."""
    foresight = foresight_of(table)
    return 0 if foresight is None else foresight.gravity(event)


def odds(table: Table) -> dict[Option, list[Chance]]:
    """The chances of the one who acts now, by the place or thing they depend on."""
    foresight = foresight_of(table)
    if foresight is None or table.outcome is not None:
        return {}
    found = foresight.odds(table.state, table.decision)
    return {place: list(chances) for place, chances in found.items()}


def odds_by_answer(table: Table) -> dict[int, list[Chance]]:
    """The chances that the answers to the pending question lead to, where there are any."""
    chances = odds(table)
    return {answer: chances[place] for answer, place in places(table).items() if place in chances}


def places(table: Table) -> dict[int, Option]:
    """The places to which answers to the pending question lead."""
    foresight, decision = foresight_of(table), table.decision
    if foresight is None or decision is None:
        return {}
    asked = map(decision.own, range(len(decision.options)))
    found = [foresight.place(table.state, own, option) for own, option in asked]
    return {answer: place for answer, place in enumerate(found) if place is not None}


def effects(table: Table, answers: Sequence[int] | None = None) -> dict[int, Event]:
    """What these answers to the pending question, or all, would do, where the game tries them out.

    An effect has what is certain, and where a choice or chance follows the best and the worst that
    can come of it. The rules themselves try every way; where there are too many, only what
    is certain is told.
    """
    foresight, decision = foresight_of(table), table.decision
    if foresight is None or decision is None:
        return {}
    asked = range(len(decision.options)) if answers is None else answers
    tried = [answer for answer in asked if _kind(*decision.own(answer)) in foresight.tried]
    found = {
        answer: foresight.effect(ways) for answer, ways in ways_of(table, tried, foresight).items()
    }
    return {answer: effect for answer, effect in found.items() if effect is not None}


def _kind(decision: Decision, option: Option) -> tuple[str, str]:
    """The kind of a question, and the tag of an answer to it."""
    return decision.kind, str(option[0])


def consequences(table: Table, index: int, seat: int | None = None) -> Consequences:
    """What an answer to the pending question would change in the forecast of a seat."""
    run, events = table.bare_run(), list[Event]()
    run.state.events = events
    run.send(index)
    return changes(table, run, events, seat)


def changes(
    table: Table, run: Run, events: Sequence[Event], seat: int | None = None
) -> Consequences:
    """What is foreseen otherwise where a run from this table has come to by these events.

    What it has begun is brought to its end, so the run may come further.
    """
    before, foresight = forecast(table, seat), foresight_of(table)
    if foresight is None:
        return Consequences((), (), uncertain=False)
    now = _happening(foresight, before, foresight.happened(run.state, events))
    foresight.finish(run, events)
    if run.decision is not None and run.decision.seat == CHANCE:
        return Consequences((), (), uncertain=True, now=now)
    begun = foresight.happened(run.state, events)
    if run.outcome is not None and not run.outcome.won:
        lost = [event for event in begun if event.tag == "game_ended"]
        return Consequences((), _missing(lost, before), uncertain=False, now=now)
    after = [] if run.outcome is not None else list(foresight.forecast(run.state, seat))
    prevented = _missing(before, [*_happening(foresight, before, begun), *after])
    return Consequences(prevented, _missing(after, before), uncertain=False, now=now)


def _happening(
    foresight: Foresight, foreseen: Sequence[Event], happened: Sequence[Event]
) -> tuple[Event, ...]:
    """The events of a forecast that have happened; each counts as often as it did."""
    left = [_name(foresight, event) for event in happened]
    found = []
    for event in foreseen:
        name = _name(foresight, event)
        if name in left:
            left.remove(name)
            found.append(event)
    return tuple(found)


def _name(foresight: Foresight, event: Event) -> tuple[str, dict[str, Any]]:
    """What tells an event from others, however it ends."""
    fact = foresight.named_by.get(event.tag)
    return _essence(event) if fact is None else (event.tag, {fact: event.data[fact]})


COUNTERS: Final = frozenset({"left", "dead", "qi", "turn", "score"})
"""How things stand after an event; two events are the same whatever these say."""


def _missing(some: Sequence[Event], others: Sequence[Event]) -> tuple[Event, ...]:
    """The events that are not among the others, counted with multiplicity."""
    left = [_essence(event) for event in others]
    found = []
    for event in some:
        if _essence(event) in left:
            left.remove(_essence(event))
        else:
            found.append(event)
    return tuple(found)


def _essence(event: Event) -> tuple[str, dict[str, Any]]:
    data = {name: value for name, value in event.data.items() if name not in COUNTERS}
    return event.tag, data
