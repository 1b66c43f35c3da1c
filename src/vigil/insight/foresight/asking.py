"""Querying a game's foresight."""

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
    """For events with varied results: by tag, the fact that identifies them."""
    tried: frozenset[tuple[str, str]]
    """The answers to try, by the kind of their question and their tag."""

    def effect(self, ways: Ways, /) -> Event | None:
        """The effect of an answer: certain, best and worst; ``None`` if unknown."""
        ...

    def forecast(self, state: Any, seat: int | None) -> Sequence[Event]:
        """The events before a seat can act again, unless prevented."""
        ...

    def happened(self, state: Any, events: Sequence[Event], /) -> Sequence[Event]:
        """Past events in the form of the forecast."""
        ...

    def finish(self, run: Run, events: Sequence[Event], /) -> None:
        """Complete what these events have begun, as a forecast would."""
        ...

    def gravity(self, event: Event, /) -> int:
        """How serious a forecast event is; 0 for a harmless one."""
        ...

    def odds(self, state: Any, decision: Decision | None) -> Mapping[Option, Sequence[Chance]]:
        """The chances of the acting player, by the place or thing they depend on."""
        ...

    def place(self, state: Any, decision: Decision, option: Option) -> Option | None:
        """Where the acting player would be after an answer; ``None`` if no chance depends on it."""
        ...


class Consequences(NamedTuple):
    """What an answer changes in the forecast."""

    prevented: tuple[Event, ...]
    caused: tuple[Event, ...]
    uncertain: bool
    """Whether chance answers next, so that the effect is unknown."""
    now: tuple[Event, ...] = ()
    """Forecast events that happen at once: neither prevented nor caused."""


FORESIGHT: Final[PartKind[Foresight]] = PartKind("foresight")


def foresight_of(table: Table) -> Foresight | None:
    """The foresight of the game of a table; ``None`` if it has none."""
    return find_plugin(table.game.name).load(FORESIGHT)


def forecast(table: Table, seat: int | None = None) -> list[Event]:
    """The events before a seat, by default the active one, can act again.

    While chance is being asked there is no forecast.
    """
    foresight = foresight_of(table)
    if foresight is None or table.decision is None or table.decision.chance:
        return []
    return list(foresight.forecast(table.state, seat))


def gravity(table: Table, event: Event) -> int:
    """How serious a forecast event is; 0 for a harmless one."""
    foresight = foresight_of(table)
    return 0 if foresight is None else foresight.gravity(event)


def odds(table: Table) -> dict[Option, list[Chance]]:
    """The chances of the acting player, by the place or thing they depend on."""
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
    """The effects of these answers to the pending question, or of all, where the game tries them.

    An effect has what is certain and, where a choice or chance follows, the best and the worst
    results. The real rules try every way; with too many, only the certain part is given.
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
    """How the forecast differs once a run from this table has reached these events.

    Whatever it has begun is completed, so the run may advance.
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
    """The forecast events that have happened, counted with multiplicity."""
    left = [_name(foresight, event) for event in happened]
    found = []
    for event in foreseen:
        name = _name(foresight, event)
        if name in left:
            left.remove(name)
            found.append(event)
    return tuple(found)


def _name(foresight: Foresight, event: Event) -> tuple[str, dict[str, Any]]:
    """What identifies an event, however it ends."""
    fact = foresight.named_by.get(event.tag)
    return _essence(event) if fact is None else (event.tag, {fact: event.data[fact]})


COUNTERS: Final = frozenset({"left", "dead", "qi", "turn", "score"})
"""Running totals in events; they do not distinguish two events."""


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
