"""Personal puzzles: costly choices of a finished game, to be tried again."""

from __future__ import annotations

import json

import msgspec
from msgspec import Struct

from vigil.core.table import Table
from vigil.tables.errors import BadBody, Refused
from vigil.tables.replies.books import example_table
from vigil.tables.replies.puzzles import PuzzleTable
from vigil.teaching.book import Example, ExampleAnswer, Misplayed, Solution, solution


class Standing(Struct):
    """A point of a game as text: a position, and the answers since then."""

    game: str
    position: str
    given: list[ExampleAnswer]
    best: ExampleAnswer
    """The option that was asked about."""


class OwnAttempt(Struct):
    """An attempt at a personal puzzle, which only the player's browser stores."""

    game: str
    position: str
    given: list[ExampleAnswer]
    best: ExampleAnswer
    """The better choice."""
    answers: list[int]


def standing(table: Table, seat: int, own: int) -> Standing:
    """The position before the open step, the answers given in it, and one of a seat's options."""
    asked = table.decision
    options = () if asked is None else asked.options_of(seat)
    if asked is None or not 0 <= own < len(options):
        raise Refused("no_such_option", answer=own, last=len(options) - 1)
    saved = json.loads(table.save())
    base = table.game.state.from_data(saved["base"], setup=table.setup)
    walk, given = Table.at(table.game, base), list[ExampleAnswer]()
    for index in saved["answers"]:
        decision = walk.decision
        assert decision is not None, "an answer that was given answers something"
        part, option = decision.own(index)
        given.append(ExampleAnswer(part.kind, option))
        walk.apply(index)
    part, option = asked.own(options[own])
    best = ExampleAnswer(part.kind, option)
    return Standing(table.game.name, table.game.write(base), given, best)


def own_puzzle_table(tried: OwnAttempt) -> PuzzleTable:
    """The table of a personal puzzle; its first answer is judged."""
    answers = (*tried.given, tried.best)
    example = Example(tried.game, tried.position, answers)
    before = played(example).choices[:-1]
    given = tried.answers[:1]
    shown = msgspec.structs.asdict(example_table(example, [*before, *given]))
    if given:
        shown["decision"] = None
    return PuzzleTable(
        **shown | {"solved": bool(given) and shown["follows"]},
        judged=bool(given),
        lucky=False,
        against=[],
        counts=[],
    )


def played(example: Example) -> Solution:
    """The solution stored by a browser, if it is valid."""
    try:
        return solution(example)
    except Misplayed as error:
        raise BadBody("bad_request", reason=str(error)) from None
