"""Playing an example: by its solution, or with a reader's answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision, Option
from vigil.core.event import Event
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.teaching.book.example import Example, ExampleAnswer, Fact, Named, Offer


class Misplayed(ValueError):
    """The solution of an example does not fit its position."""


@dataclass
class ExampleDealer:
    """Deals what the solution says, roll by roll; after that the seed decides."""

    rest: SeededDealer
    awaited: list[ExampleAnswer]

    def deal(self, decision: Decision, ply: int) -> int:
        """The next roll of the solution, if it is of that kind and possible here."""
        for awaited in self.awaited[:1]:
            if awaited.kind == decision.kind and awaited.takes in decision.options:
                del self.awaited[0]
                return decision.options.index(awaited.takes)
        return self.rest.deal(decision, ply)


@dataclass(frozen=True)
class Solution:
    """The answers of an example, divided into players' and chance."""

    rolls: tuple[ExampleAnswer, ...] = ()
    choices: tuple[int, ...] = ()
    """Indexes of the players' answers, in order."""
    asked: tuple[Decision, ...] = field(default=(), compare=False)
    """The questions of players along the way, with the one that is open at the end."""


@dataclass(frozen=True)
class Played:
    """An example after some answers."""

    table: Table
    follows: bool
    """Whether the answers are those of the solution so far."""
    next: int | None
    """The next answer of the solution; nothing when all are given, or when it was left."""
    missing: tuple[Fact, ...]
    """Facts that do not hold."""


def open_table(example: Example, rolls: Iterable[ExampleAnswer] | None = None) -> Table:
    """The position of an example; without rolls the caller answers for chance too."""
    game = find_game(example.game)
    rest = SeededDealer(example.seed)
    dealer = None if rolls is None else ExampleDealer(rest, list(rolls))
    return Table.at(game, game.read(example.position), dealer)


@cache
def _solved(game: str, position: str, seed: int, answers: tuple[ExampleAnswer, ...]) -> Solution:
    table = open_table(Example(game, position, answers, seed=seed))
    rest = SeededDealer(seed)
    left = list(answers)
    rolls: list[ExampleAnswer] = []
    choices: list[int] = []
    asked: list[Decision] = []
    while (decision := table.decision) is not None:
        index = _index_of(decision, left[0]) if left else None
        if decision.chance:
            if index is None:
                index = rest.deal(decision, table.ply)
            else:
                rolls.append(left.pop(0))
        else:
            asked.append(decision)
            if not left:
                break
            if index is None:
                raise Misplayed(f"{left[0]} does not answer {decision}")
            del left[0]
            choices.append(index)
        table.apply(index)
    if left:
        raise Misplayed(f"the game is over before {left[0]}")
    return Solution(tuple(rolls), tuple(choices), tuple(asked))


def solution(example: Example) -> Solution:
    """The solution of an example; ``Misplayed`` where it does not fit the position."""
    return _solved(example.game, example.position, example.seed, example.answers)


def _index_of(decision: Decision, answer: ExampleAnswer) -> int | None:
    """The option meant by an answer of the solution, also in a joint question."""
    for index in range(len(decision.options)):
        part, option = decision.own(index)
        if part.kind == answer.kind and option == answer.takes:
            return index
    return None


def play(example: Example, answers: Sequence[int]) -> Played:
    """An example after the players' answers; chance follows the solution."""
    solved = solution(example)
    table = open_table(example, solved.rolls)
    for index in answers:
        table.apply(index)
    given = tuple(answers)
    follows = given == solved.choices[: len(given)]
    left = solved.choices[len(given) :] if follows else ()
    missing = tuple(fact for fact in example.facts if not is_so(fact, table))
    return Played(table, follows, left[0] if left else None, missing)


def is_so(fact: Fact, table: Table) -> bool:
    """Whether a fact holds at a table."""
    found = happened(fact, table.events) if fact.happens else _stands(fact.stands, table)
    return found != fact.never


def happened(fact: Fact, events: Iterable[Event]) -> bool:
    """Whether an event with at least these values has happened, as often as the fact says."""
    return sum(is_meant(fact, event) for event in events) >= fact.times


def is_meant(fact: Fact, event: Event) -> bool:
    """Whether a fact refers to an event: one with that name and at least these values."""
    return event.tag == fact.happens and event.data.items() >= fact.data.items()


def _stands(clause: str, table: Table) -> bool:
    """Whether a position has a clause with at least these parts."""
    key, wanted = _parts(clause)
    written = map(_parts, table.game.write(table.state).split("; "))
    return any(name == key and wanted <= parts for name, parts in written)


def _parts(clause: str) -> tuple[str, frozenset[str]]:
    key, _, value = clause.partition(":")
    return key.strip(), frozenset(part.strip() for part in value.split(","))


def keeps(offer: Offer, options: Sequence[Option]) -> bool:
    """Whether a question offers what it must, and nothing that it must not."""
    only, must = offer.only, (*offer.only, *offer.with_)
    return (
        all(any(_begins(option, one) for option in options) for one in must)
        and not any(_named(option, offer.not_) for option in options)
        and (not only or all(_named(option, only) for option in options))
    )


def _named(option: Option, names: Named) -> bool:
    return any(_begins(option, name) for name in names)


def _begins(option: Option, name: Option) -> bool:
    return option[: len(name)] == name
