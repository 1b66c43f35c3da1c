"""The conformance walk: a random game that checks the whole contract as it goes.

``walk(setup, seed)`` works for any registered game, from its setup or from a position. The first
promise that is not kept raises ``ContractBroken``: the rule, the ply and what was found instead.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from typing import Any, Final, NamedTuple, TypeAlias

from vigil.core.dealer import Dealer, SeededDealer
from vigil.core.decision import CHANCE, Decision, Option
from vigil.core.errors import IllegalAnswer, NothingToUndo
from vigil.core.fields import plain
from vigil.core.game import Setup, find_game
from vigil.core.record import Record
from vigil.core.state import GameState, Outcome
from vigil.core.table import Table
from vigil.core.undo import Depth

LIMIT: Final = 100_000
"""After this many answers a game counts as endless."""

FEW: Final = 3
"""The number of answers that a fork plays on, and of repeated undos at each depth."""


Chooser: TypeAlias = Callable[[Table], int]
"""Answers for the players at the pending decision."""


class ContractBroken(Exception):
    """A game does not keep the contract."""

    def __init__(self, rule: str, ply: int, detail: str) -> None:
        self.rule = rule
        self.ply = ply
        self.detail = detail
        super().__init__(rule, ply, detail)

    def __str__(self) -> str:
        return f"the rule {self.rule!r} is broken at ply {self.ply}: {self.detail}"


class Walk(NamedTuple):
    """A game that kept the contract to its end."""

    decisions: int
    """Answers given by players."""
    plies: int
    """All answers, chance included."""
    outcome: Outcome


class WalkMoment(NamedTuple):
    """The table at a decision, to compare with after an undo or a replay."""

    ply: int
    decision: Decision
    digest: str
    events: int


@dataclass
class WalkState:
    """The walk so far; chance stays unanswered by the table, so that the walk sees it too."""

    table: Table
    seed: int
    start: GameState | None = None
    choose: Chooser | None = None
    answers: list[int] = field(default_factory=list)
    marks: list[tuple[int, int] | None] = field(default_factory=list)
    moments: list[WalkMoment] = field(default_factory=list)

    @property
    def asked(self) -> Decision:
        """The pending decision."""
        assert self.table.decision is not None
        return self.table.decision

    @cached_property
    def dealer(self) -> SeededDealer:
        """The dealer, which answers for chance."""
        return SeededDealer(self.seed)

    @cached_property
    def player(self) -> SeededDealer:
        """Answers for the players on forks, and everywhere if there is no chooser."""
        return SeededDealer(~self.seed)

    def digest(self) -> str:
        """The whole state as text, so that no later change can reach it."""
        return repr(self.table.state)

    def remember(self) -> None:
        """Store the current moment."""
        table = self.table
        self.moments.append(WalkMoment(table.ply, self.asked, self.digest(), len(table.events)))

    def answer(self) -> None:
        """Give the answer of chance, of the chooser or, without one, of a random player."""
        decision, state, ply = self.asked, self.table.state, self.table.ply
        if decision.chance:
            index = self.dealer.deal(decision, ply)
        elif self.choose is not None:
            index = self.choose(self.table)
        else:
            index = self.player.deal(decision, ply)
        self.answers.append(index)
        self.marks.append(None if decision.chance else (state.turn, state.action))
        self.table.apply(index)


Rule: TypeAlias = Callable[[WalkState], str]
"""Find the first violation; an empty text if there is none."""


def walk(
    setup: Setup,
    seed: int,
    *,
    every: int = 1,
    limit: int = LIMIT,
    start: GameState | None = None,
    choose: Chooser | None = None,
) -> Walk:
    """Play one random game; the costly rules are checked at every ``every``-th decision.

    The game begins at ``start``, a position of that setup, if one is given; ``choose`` answers
    for the players, who otherwise answer at random.
    """
    journey = WalkState(open_table(setup, start), seed, start, choose)
    check(START_RULES, journey)
    while journey.table.decision is not None:
        check(DECISION_RULES, journey)
        if (journey.table.ply + seed) % every == 0:
            check(TABLE_RULES, journey)
            journey.remember()
        if journey.table.ply >= limit:
            raise ContractBroken("every game ends", limit, "the game still goes on")
        check((a_legal_answer_is_taken,), journey)
    check(END_RULES, journey)
    outcome = journey.table.outcome
    assert outcome is not None
    players = sum(mark is not None for mark in journey.marks)
    return Walk(players, journey.table.ply, outcome)


def open_table(setup: Setup, start: GameState | None, dealer: Dealer | None = None) -> Table:
    """A new table, at a position if one is given."""
    if start is None:
        return Table.start(setup, dealer)
    return Table.at(find_game(setup.game), start, dealer)


def check(rules: Iterable[Rule], journey: WalkState) -> None:
    """Raise ``ContractBroken`` for the first rule that is broken or cannot be tried."""
    for rule in rules:
        name = rule.__name__.replace("_", " ")
        ply = journey.table.ply
        try:
            detail = rule(journey)
        except Exception as cause:
            raise ContractBroken(name, ply, f"{type(cause).__name__}: {cause}") from cause
        if detail:
            raise ContractBroken(name, ply, detail)


# -- comparing


def difference(found: Table, wanted: Table) -> str:
    """How two tables differ that should be equal."""
    for name in ("ply", "decision", "outcome"):
        one, other = getattr(found, name), getattr(wanted, name)
        if one != other:
            return f"{name} is {one!r} instead of {other!r}"
    if found.state != wanted.state:
        one, other = found.state.to_data(), wanted.state.to_data()
        names = [name for name in one if one[name] != other[name]]
        return f"the state differs in {', '.join(names) or 'nothing that is saved'}"
    if found._history.answers != wanted._history.answers:
        return "the answers of the open step differ"
    return "" if found.state.events == wanted.state.events else "the events of the step differ"


def difference_from_moment(found: Table, wanted: WalkMoment) -> str:
    """How a table differs from an earlier moment of it."""
    if (found.ply, found.decision) != (wanted.ply, wanted.decision):
        return (
            f"ply {found.ply} asks {found.decision} instead of ply {wanted.ply} {wanted.decision}"
        )
    if repr(found.state) != wanted.digest:
        return f"the state of ply {wanted.ply} is {found.state!r} instead of {wanted.digest}"
    if len(found.events) != wanted.events:
        return f"{len(found.events)} events by ply {wanted.ply} instead of {wanted.events}"
    return ""


def notation_loses(table: Table, state: GameState) -> str:
    """How a state differs after it was written as a position and read again."""
    text = table.game.write(state)
    again = table.game.read(text)
    if again != state:
        one, other = again.to_data(), state.to_data()
        names = [f"{name} {other[name]} as {one[name]}" for name in one if one[name] != other[name]]
        return f"{'; '.join(names) or 'the state'} came back from {text!r}"
    same = again.setup == table.setup
    return "" if same else f"the setup came back as another one from {text!r}"


def what_is_not_plain(value: Any, path: str = "it") -> str:
    """Where ``value`` is not plain JSON data; plain data survives a round trip through JSON."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return ""
    if kind is float:
        return "" if isfinite(value) else f"{path} is {value}"
    if kind is list:
        return _first(what_is_not_plain(item, f"{path}[{n}]") for n, item in enumerate(value))
    if kind is not dict:
        return f"{path} is {value!r}, a {kind.__name__}"
    if any(type(key) is not str for key in value):
        return f"{path} has a key that is no text: {list(value)}"
    return _first(what_is_not_plain(item, f"{path}.{key}") for key, item in value.items())


def _first(details: Iterable[str]) -> str:
    return next(filter(None, details), "")


def is_tagged(option: Option) -> bool:
    """Whether an option is a tuple of ids whose first one is a tag."""
    ids = type(option) is tuple and all(type(part) in (str, int) for part in option)
    return ids and len(option) > 0 and type(option[0]) is str


# -- rules of the start


def a_setup_survives_plain_data(journey: WalkState) -> str:
    """A setup comes back from its plain data."""
    setup = journey.table.setup
    data = setup.to_data()
    again = type(setup).from_data(json.loads(json.dumps(data)))
    return what_is_not_plain(data) or ("" if again == setup else f"{setup} came back as {again}")


# -- rules of a decision


def there_are_at_least_two_options(journey: WalkState) -> str:
    """A question has at least two options; a single one is not asked."""
    asked = journey.asked
    return "" if len(asked.options) > 1 else f"{asked.kind} offers {asked.options}"


def no_option_comes_twice(journey: WalkState) -> str:
    """All options differ."""
    asked = journey.asked
    twice = [option for option in asked.options if asked.options.count(option) > 1]
    return f"{asked.kind} offers {twice}" if twice else ""


def options_are_tagged_tuples(journey: WalkState) -> str:
    """An option is a tuple of texts and numbers, the tag first."""
    asked = journey.asked
    wrong = [option for option in asked.options if not is_tagged(option)]
    if asked.about and not is_tagged(asked.about):
        wrong.append(asked.about)
    return f"{asked.kind} offers {wrong}" if wrong else ""


def the_seats_asked_exist(journey: WalkState) -> str:
    """Chance or seats of this game are asked, and each of them has an option."""
    asked = journey.asked
    known = (CHANCE,) if asked.chance else range(journey.table.setup.players)
    strangers = [seat for seat in asked.seats() if seat not in known]
    if strangers:
        return f"{asked.kind} asks seats {strangers}"
    offered = sorted(index for seat in asked.seats() for index in asked.options_of(seat))
    missed = offered != list(range(len(asked.options)))
    return f"{asked.kind} offers options to no seat or to several" if missed else ""


def weights_are_positive_and_belong_to_chance(journey: WalkState) -> str:
    """Chance has a weight for each option, or none at all; players have none."""
    asked = journey.asked
    weights = asked.weights
    if weights is None:
        return ""
    fit = asked.chance and len(weights) == len(asked.options)
    positive = all(type(weight) is int and weight > 0 for weight in weights)
    return "" if fit and positive else f"{asked.kind} has weights {weights}"


def an_open_game_has_no_outcome(journey: WalkState) -> str:
    """A finished game asks no question."""
    outcome = journey.table.outcome
    return "" if outcome is None else f"{journey.asked.kind} is asked after {outcome}"


# -- rules of a table


def views_are_plain_data(journey: WalkState) -> str:
    """Every seat and a spectator see plain data, and looking changes nothing."""
    table, before = journey.table, journey.digest()
    common = table.view()
    if json.loads(json.dumps(common)) != plain(common):
        return what_is_not_plain(plain(common), "the view of a spectator")
    for seat in () if journey.asked.chance else range(table.setup.players):
        own = {key: part for key, part in table.view(seat).items() if common.get(key) != part}
        if what_is_not_plain(plain(own)):
            return what_is_not_plain(plain(own), f"the view of seat {seat}")
    return "" if before == journey.digest() else "looking changed the state"


def a_state_survives_plain_data(journey: WalkState) -> str:
    """A state comes back from its plain data with the same values of the same types."""
    state = journey.table.state
    data = state.to_data()
    read = json.loads(json.dumps(data))
    again = type(state).from_data(read, setup=journey.table.setup)
    if again != state or repr(again) != repr(state):
        return f"{state!r} came back as {again!r}"
    return "" if read == data else what_is_not_plain(data)


def a_fork_is_equal(journey: WalkState) -> str:
    """A fork has the same decision, state, ply and outcome."""
    return difference(journey.table.fork(), journey.table)


def a_fork_is_independent(journey: WalkState) -> str:
    """Playing on a fork changes neither the table nor the start of its open step."""
    table = journey.table
    before = (journey.digest(), repr(table._history.base), table.ply, table.decision)
    fork = table.fork(SeededDealer(journey.seed))
    for _ in range(FEW):
        if fork.decision is not None:
            fork.apply(journey.player.deal(fork.decision, fork.ply))
    after = (journey.digest(), repr(table._history.base), table.ply, table.decision)
    names = ("state", "start of the step", "ply", "decision")
    changed = [name for name, one, two in zip(names, before, after, strict=True) if one != two]
    return f"playing on a fork changed the table's {', '.join(changed)}" if changed else ""


def a_save_loads_to_the_same_table(journey: WalkState) -> str:
    """A save opens at the same decision and is written the same way again."""
    text = journey.table.save()
    loaded = Table.load(text)
    again = "" if loaded.save() == text else "the loaded table saves differently"
    return difference(loaded, journey.table) or again


def illegal_answers_change_nothing(journey: WalkState) -> str:
    """Anything but the index of an option is refused and changes nothing."""
    table = journey.table
    before = (table.ply, table.decision, journey.digest())
    wrong: tuple[Any, ...] = (-1, len(journey.asked.options), True, "0", None)
    for answer in wrong:
        if not _refuses(table, answer):
            return f"{answer!r} was taken"
    after = (table.ply, table.decision, journey.digest())
    return "" if before == after else "a refused answer changed the table"


def _refuses(table: Table, answer: Any) -> bool:
    try:
        table.apply(answer)
    except IllegalAnswer:
        return True
    return False


def undo_and_the_same_answers_lead_back(journey: WalkState) -> str:
    """After going back to the last choice, the same answers give the same table."""
    fork, target = journey.table.fork(), start_of(journey.marks, "choice")
    if target is None:
        return "" if _cannot_undo(fork) else f"undo went to ply {fork.ply} before any choice"
    fork.undo()
    if fork.ply != target:
        return f"undo went to ply {fork.ply}, the last choice was at {target}"
    for index in journey.answers[target:]:
        fork.apply(index)
    return difference(fork, journey.table)


def _cannot_undo(table: Table) -> bool:
    try:
        table.undo()
    except NothingToUndo:
        return True
    return False


def a_position_survives_notation(journey: WalkState) -> str:
    """Between two steps a state comes back from its position notation."""
    table = journey.table
    if table._history.answers:
        return ""
    base = table._history.base
    again = table.game.read(table.game.write(base))
    if repr(again) != repr(base):
        return f"{base!r} came back as {again!r}"
    return notation_loses(table, base)


def a_legal_answer_is_taken(journey: WalkState) -> str:
    """Every option offered can be answered."""
    ply = journey.table.ply
    journey.answer()
    return "" if journey.table.ply == ply + 1 else "the answer was not counted"


# -- rules of the end


def a_finished_game_has_an_outcome(journey: WalkState) -> str:
    """A game without a question is won or lost, and takes no answer."""
    if journey.table.outcome is None:
        return "nothing is asked, but the game has no outcome"
    return "" if _refuses(journey.table, 0) else "an answer was taken after the end"


def a_finished_position_survives_notation(journey: WalkState) -> str:
    """The last state comes back from its position notation."""
    return notation_loses(journey.table, journey.table.state)


def events_are_plain_data(journey: WalkState) -> str:
    """An event is a tag and plain data."""
    return _first(
        what_is_not_plain(list(event), f"event {event.tag}") for event in journey.table.events
    )


def a_record_replays_to_the_same_end(journey: WalkState) -> str:
    """The record holds every answer; replayed it gives the same state, events and outcome."""
    table = journey.table
    record = Record.from_json(table.record.to_json())
    if record != table.record or list(record.answers) != journey.answers:
        return "the record does not hold the answers given"
    again = Table.replay(record)
    events = "" if again.events == table.events else "the replay tells other events"
    return difference(again, table) or events


def a_record_replays_to_any_ply(journey: WalkState) -> str:
    """A replay that stops in the middle shows the table of that moment."""
    moments = journey.moments
    record = journey.table.record
    some = moments[len(moments) // 3 :: len(moments) // 3 + 1]
    return _first(
        difference_from_moment(Table.replay(record, moment.ply), moment) for moment in some
    )


def rewinding_reaches_every_ply(journey: WalkState) -> str:
    """Rewinding to any ply shows the table of that moment, without missing or repeated events."""
    return _went_back(journey.table.fork(), journey.moments)


def _went_back(table: Table, moments: Sequence[WalkMoment]) -> str:
    for moment in reversed(moments):
        table.rewind(moment.ply)
        found = difference_from_moment(table, moment)
        if found:
            return found
    return ""


def a_loaded_game_plays_on_and_goes_back(journey: WalkState) -> str:
    """A save of the middle leads to the same end, and from there back to every ply."""
    table, middle = journey.table, len(journey.answers) // 2
    past = table.fork()
    past.rewind(middle)
    loaded = Table.load(past.save())
    for index in journey.answers[middle:]:
        loaded.apply(index)
    return difference(loaded, table) or _went_back(loaded, journey.moments)


def a_dealer_deals_the_same_game_again(journey: WalkState) -> str:
    """With its own dealer the table rolls the same dice, also after an undo."""
    table = open_table(journey.table.setup, journey.start, journey.dealer)
    _answer_for_players(table, journey)
    found = difference(table, journey.table)
    table.rewind(len(journey.answers) // 2)
    _answer_for_players(table, journey)
    return found or difference(table, journey.table)


def _answer_for_players(table: Table, journey: WalkState) -> None:
    while table.decision is not None:
        table.apply(journey.answers[table.ply])


def undo_finds_the_start_of_a_choice(journey: WalkState) -> str:
    """Undo goes back one choice at a time, also after the end."""
    return _undoes(journey, "choice")


def undo_finds_the_start_of_an_action(journey: WalkState) -> str:
    """Undo goes back to the first choice of an action."""
    return _undoes(journey, "action")


def undo_finds_the_start_of_a_turn(journey: WalkState) -> str:
    """Undo goes back to the first choice of a turn."""
    return _undoes(journey, "turn")


def _undoes(journey: WalkState, depth: Depth) -> str:
    fork, marks = journey.table.fork(), journey.marks
    for _ in range(FEW):
        target = start_of(marks, depth)
        if target is None:
            break
        fork.undo(depth)
        mark = (fork.state.turn, fork.state.action)
        if (fork.ply, mark) != (target, marks[target]):
            return f"undo to ply {fork.ply} {mark} instead of {target} {marks[target]}"
        marks = marks[:target]
    return ""


def start_of(marks: Sequence[tuple[int, int] | None], depth: Depth) -> int | None:
    """The ply of the last choice, or of the first choice of its action or turn."""
    choices = [(ply, mark) for ply, mark in enumerate(marks) if mark is not None]
    if not choices:
        return None
    size = {"choice": 0, "action": 2, "turn": 1}[depth]
    target, last = choices.pop()
    while size and choices and choices[-1][1][:size] == last[:size]:
        target, _ = choices.pop()
    return target


START_RULES: Final[tuple[Rule, ...]] = (a_setup_survives_plain_data,)

DECISION_RULES: Final[tuple[Rule, ...]] = (
    there_are_at_least_two_options,
    no_option_comes_twice,
    options_are_tagged_tuples,
    the_seats_asked_exist,
    weights_are_positive_and_belong_to_chance,
    an_open_game_has_no_outcome,
)

TABLE_RULES: Final[tuple[Rule, ...]] = (
    views_are_plain_data,
    a_fork_is_equal,
    a_fork_is_independent,
    a_state_survives_plain_data,
    a_save_loads_to_the_same_table,
    illegal_answers_change_nothing,
    undo_and_the_same_answers_lead_back,
    a_position_survives_notation,
)

END_RULES: Final[tuple[Rule, ...]] = (
    a_finished_game_has_an_outcome,
    a_finished_position_survives_notation,
    a_fork_is_equal,
    a_state_survives_plain_data,
    a_save_loads_to_the_same_table,
    events_are_plain_data,
    a_record_replays_to_the_same_end,
    a_record_replays_to_any_ply,
    rewinding_reaches_every_ply,
    a_loaded_game_plays_on_and_goes_back,
    a_dealer_deals_the_same_game_again,
    undo_finds_the_start_of_a_choice,
    undo_finds_the_start_of_an_action,
    undo_finds_the_start_of_a_turn,
)
