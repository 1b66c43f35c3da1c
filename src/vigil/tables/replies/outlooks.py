"""The forecast of a table: what happens unless it is prevented, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from vigil.core.decision import CHANCE
from vigil.core.table import Table
from vigil.insight.danger import dangers, ways_out
from vigil.insight.foresight import (
    Consequences,
    consequences,
    effects,
    forecast,
    gravity,
    odds,
    places,
)
from vigil.tables.errors import Refused
from vigil.tables.protocol.figures import ChanceData, chances_data, events_data
from vigil.tables.room.changes import EventData
from vigil.tables.room.room import Room

MOST_ALSO: Final = 8
"""The most picks of others that a forecast can include."""
DIGITS: Final = 5


class Odds(Struct):
    """The chances at a place."""

    place: list[str | int]
    answers: list[int]
    """The answers to the pending question that lead there."""
    chances: list[ChanceData]


class Effect(Struct):
    """The immediate effect of an answer to the pending question."""

    answer: int
    event: EventData


class Difference(Struct):
    """What an answer changes in the forecast."""

    answer: int
    prevented: list[EventData]
    caused: list[EventData]
    uncertain: bool
    """Whether chance answers next, so that the effect is unknown."""
    cost: int
    """The seriousness of the worst event it causes, else 0.

    It counts only if the answer prevents none as serious and another answer of the seat would cause
    less.
    """
    now: list[EventData]
    """Forecast events that happen at once: neither prevented nor caused."""


class AnswerDanger(Struct):
    """An answer after which defeat is certain, or more likely than not."""

    answer: int
    certain: bool
    chance: tuple[int, int]
    """The chance of defeat before players act freely again, as a fraction."""
    reason: str
    """The id of the reason of the defeat."""
    cause: EventData | None
    """The event that causes it."""
    ways: list[int]
    """The answers that may still prevent it."""


class Outlook(Struct):
    """The forecast of a table."""

    ply: int
    forecast: list[EventData]
    odds: list[Odds]
    effects: list[Effect]
    difference: Difference | None
    """The effect of the requested answer."""
    dangers: list[AnswerDanger]
    """Of the answers that the seat can give now."""
    also: list[int] = []
    """The picks of others that the forecast includes."""


def weighable(room: Room, seat: int | None, answer: int | None, ply: int | None) -> int | None:
    """The answer whose effect can be shown to a seat; nothing if it comes too late."""
    game, seats = room.game, len(room.state.seats)
    if seat is not None and not 0 <= seat < seats:
        raise Refused("no_such_seat", seat=seat, last=seats - 1)
    answers = range(len(game.decision.options) if game.decision else 0)
    if ply is None and answer is not None and answer not in answers:
        raise Refused("no_such_option", answer=answer, last=len(answers) - 1)
    return answer if answer in answers and ply in (None, game.ply) else None


def read_answers(text: str, room: Room, ply: int | None) -> list[int]:
    """The picks of others, separated by commas; none if they come too late."""
    named = [one for one in text.split(",") if one]
    if not all(one.isdecimal() and len(one) <= DIGITS for one in named) or len(named) > MOST_ALSO:
        raise Refused("bad_answers", most=MOST_ALSO)
    last = len(room.game.decision.options) - 1 if room.game.decision else -1
    if ply not in (None, room.ply):
        return []
    return [answer for answer in map(int, named) if answer <= last]


def given_too(game: Table, answers: Sequence[int]) -> tuple[Table, list[int]]:
    """The game after these further answers, as far as no chance follows; and which were given."""
    options = game.decision.options if game.decision else ()
    counted: list[int] = []
    for answer in answers:
        asked = game.decision
        if asked is None or options[answer] not in asked.options:
            continue
        trial, ply = game.fork(), game.ply
        trial.apply(asked.options.index(options[answer]))
        by_chance = trial.decision is not None and trial.decision.seat == CHANCE
        if len(trial.answers_since(ply)) == 1 and not by_chance:
            game, counted = trial, [*counted, answer]
    return game, counted


def outlook(game: Table, seat: int | None, answer: int | None, also: Sequence[int] = ()) -> Outlook:
    """The forecast before a seat acts again, with the picks of others."""
    together, counted = given_too(game, also)
    own: int | None = None
    if answer is not None and game.decision is not None and together.decision is not None:
        option, options = game.decision.options[answer], together.decision.options
        own = options.index(option) if option in options else None
    changed = None if own is None else difference(together, seat, own)
    if changed is not None and answer is not None:
        changed.answer = answer
    return Outlook(
        game.ply,
        events_data(forecast(together, seat)),
        all_odds(game),
        [Effect(answer, (event.tag, event.data)) for answer, event in effects(game).items()],
        changed,
        all_dangers(game) if game.decision and seat in game.decision.seats() else [],
        counted,
    )


def all_dangers(game: Table) -> list[AnswerDanger]:
    """The losing answers, each with its reason and the answers that may prevent it."""
    found = dangers(game)
    return [
        AnswerDanger(
            answer=answer,
            certain=danger.is_certain,
            chance=danger.chance.as_integer_ratio(),
            reason=danger.reason,
            cause=None if danger.cause is None else (danger.cause.tag, danger.cause.data),
            ways=ways_out(game, found, answer),
        )
        for answer, danger in found.answers.items()
    ]


def all_odds(game: Table) -> list[Odds]:
    """The chances of every place, with the answers that lead there."""
    found = {
        place: Odds(list(place), [], chances_data(chances)) for place, chances in odds(game).items()
    }
    for answer, place in places(game).items():
        if place in found:
            found[place].answers.append(answer)
    return list(found.values())


def difference(game: Table, seat: int | None, answer: int) -> Difference:
    """What an answer changes in the forecast of a seat."""
    change = consequences(game, answer, seat)
    cost = _cost(game, change)
    return Difference(
        answer=answer,
        prevented=events_data(change.prevented),
        caused=events_data(change.caused),
        uncertain=change.uncertain,
        cost=cost if cost and _is_avoidable(game, seat, answer, cost) else 0,
        now=events_data(change.now),
    )


def _cost(game: Table, change: Consequences) -> int:
    caused, prevented = (
        max((gravity(game, event) for event in events), default=0)
        for events in (change.caused, change.prevented)
    )
    return caused if caused > prevented else 0


def _is_avoidable(game: Table, seat: int | None, answer: int, cost: int) -> bool:
    """Whether another answer of the same seat may cost less."""
    assert game.decision is not None, "an answer to its question is weighed"
    others = game.decision.options_of(game.decision.seat_of(answer))
    changes = (consequences(game, other, seat) for other in others if other != answer)
    return any(change.uncertain or _cost(game, change) < cost for change in changes)
