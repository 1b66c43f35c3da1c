"""Writing a game down: every question, every answer, everything that happened.

A transcript names things by their ids, never by words of a language, so that a change of wording
leaves it alone and a change of the rules shows as a difference that a person can read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from vigil.core import (
    EVERYONE,
    Decision,
    Event,
    Game,
    GameState,
    Option,
    SeededDealer,
    Setup,
    Table,
    find_game,
)

CARD_IDS = {
    thing.facts["number"]: thing.id
    for thing in find_game("ghost_stories").content
    if thing.kind in ("ghost", "incarnation")
}
"""Cards that options and events name by their numbers."""


class Player(Protocol):
    """A player for every seat of a game."""

    def choose(self, s: Any, decision: Decision, /) -> int:
        """The index of the answer."""
        ...


@dataclass(frozen=True, kw_only=True)
class Playthrough:
    """One game to be written down."""

    setup: Setup
    seed: int
    player: Callable[[int], Player]
    """Who plays, given the seed."""
    told_before: str
    """The step before which the position is told, such as a turn."""
    position: str = ""
    """Where the game starts, when not at its setup."""
    turns: int = 60
    """The turn after which the transcript breaks off."""


def transcript(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    """The transcript line by line."""
    table, dealer = begin(playthrough), SeededDealer(playthrough.seed)
    player, told = playthrough.player(playthrough.seed), 0
    chosen = {key: part for key, part in playthrough.setup.to_data().items() if part}
    yield f"setup {facts(chosen)} seed={playthrough.seed}"
    if playthrough.position and [event.tag for event in table.events[:1]] != ["position"]:
        yield f"\nposition {playthrough.position}"
    while True:
        events = table.events
        yield from map(event_line, events[told:])
        told = len(events)
        decision, state = table.decision, table.state
        if decision is None or state.turn > playthrough.turns:
            break
        if decision.chance:
            index = dealer.deal(decision, table.ply)
            yield f"chance {decision.kind} of {len(decision.options)}: {name(decision, index)}"
        else:
            index = player.choose(state, decision)
            yield question_line(decision)
            yield f"  answer {name(decision, index)}"
        table.apply(index)
    yield outcome_line(table)


def begin(playthrough: Playthrough) -> Table:
    """A table that also tells its position at the start of every turn."""
    game, start = find_game(playthrough.setup.game), playthrough.position
    state = game.read(start) if start else game.new(playthrough.setup)
    return Table.at(telling_positions(game, playthrough.told_before), state)


def telling_positions(game: Game, name: str) -> Game:
    """The same game, in which the named step begins with an event that holds the position."""
    step = game.steps[name]

    def told(state: GameState, *rest: Any) -> Any:
        state.push((name, *rest))
        state.emit("position", text=game.write(state))
        state.agenda.pop()
        return step(state, *rest)

    return replace(game, steps={**game.steps, name: told})


# -- lines


def question_line(decision: Decision) -> str:
    """Who is asked what, and what can be answered."""
    if decision.parts:
        return "\n".join(f"together {question_line(part)}" for part in decision.parts)
    about = f" about {words(decision.about)}" if decision.about else ""
    who = "everyone" if decision.seat == EVERYONE else f"seat {decision.seat}"
    return f"{who} {decision.kind}{about}: {' | '.join(compact(decision.options))}"


def compact(options: Iterable[Option]) -> list[str]:
    """Options that differ in their last word only share a line: ``tile 0 1 2``."""
    groups: dict[Option, list[str]] = {}
    for option in options:
        groups.setdefault(option[: max(1, len(option) - 1)], []).append(words(option[-1:]))
    return [
        " ".join([words(start), *ends]) if ends != [words(start)] else words(start)
        for start, ends in groups.items()
    ]


def name(decision: Decision, index: int) -> str:
    """An option in words."""
    _, option = decision.own(index)
    return card_id(option[1]) if option[0] == "card" else words(option)


def words(option: Option) -> str:
    """An option or a part of it."""
    if option[0] == "card" and len(option) > 1:
        return card_id(option[1])
    return " ".join(map(str, option))


def card_id(number: object) -> str:
    """A card by its id."""
    return str(CARD_IDS.get(number, number))


def event_line(event: Event) -> str:
    """An event; the position at the start of a turn stands out."""
    if event.tag == "position":
        return f"\nposition {event.data['text']}"
    return f"  {event.tag} {facts(event.data)}".rstrip()


def facts(data: dict[str, Any]) -> str:
    """Named values in one line."""
    return " ".join(
        f"{key}={value(key, part)}" for key, part in data.items() if part not in ([], None)
    )


def value(key: str, part: object) -> str:
    """A value in one word."""
    if key in ("ghost", "cause"):
        return card_id(part)
    if isinstance(part, list | tuple):
        return ",".join(f"({facts(x)})" if isinstance(x, dict) else str(x) for x in part) or "none"
    return str(part)


def outcome_line(table: Table) -> str:
    """How it ended, with the score line by line, or that it was broken off."""
    outcome = table.view()["outcome"]
    if outcome is None:
        return "\nbroken off"
    how = "won" if outcome["won"] else "lost"
    return f"\noutcome {how} {outcome['reason']} score={outcome['score']} {facts(outcome['lines'])}"
