"""What a table knows about its game besides the history: its beginning, and what was dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigil.core.errors import BadRecord
from vigil.core.history import Segment
from vigil.core.record import Record
from vigil.core.step import Run

if TYPE_CHECKING:
    from vigil.core.state import GameState
    from vigil.core.table import Table


class Past:
    """How a game began, and how much of its beginning is remembered."""

    __slots__ = ("error", "forgotten", "marked", "origin", "rules", "tells_all")

    def __init__(self, rules: int, origin: dict[str, Any] | None = None) -> None:
        self.rules = rules
        """The version of the rules that the game began under."""
        self.origin = origin
        """The position at which it began, if not that of its setup."""
        self.forgotten = False
        """Whether only the answers are known of its beginning."""
        self.marked = True
        """Whether it is known which seats gave them."""
        self.tells_all = True
        """Whether the first answers are replayed to read all events."""
        self.error: BadRecord | None = None
        """Why these rules cannot replay the first answers, once that was tried."""

    def copy(self) -> Past:
        """A copy, for a copy of the table."""
        twin = Past(self.rules, self.origin)
        twin.forgotten, twin.marked = self.forgotten, self.marked
        twin.tells_all, twin.error = self.tells_all, self.error
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        known = self.forgotten, self.marked, self.tells_all, self.error
        return _rebuilt, (self.rules, self.origin, *known)


def _rebuilt(
    rules: int,
    origin: dict[str, Any] | None,
    forgotten: bool,
    marked: bool,
    tells_all: bool,
    error: BadRecord | None,
) -> Past:
    """The past of a table, unpickled."""
    past = Past(rules, origin)
    past.forgotten, past.marked, past.tells_all, past.error = forgotten, marked, tells_all, error
    return past


def recall(table: Table) -> BadRecord | None:
    """Replay the game before a load; say why if these rules cannot."""
    past = table._past
    if past.forgotten and past.error is None:
        try:
            _play_again(table)
            past.forgotten, past.marked = False, True
        except BadRecord as error:
            past.error = error
    return past.error


def recall_marks(table: Table) -> BadRecord | None:
    """Replay it only if the marks of the earlier answers are missing."""
    return None if table._past.marked else recall(table)


def _play_again(table: Table) -> None:
    """Replay the segments before a load, of which only the answers are known."""
    history, past = table._history, table._past
    lost, *later = history.segments()
    record = Record(table.setup, tuple(lost.answers), past.rules, origin=past.origin)
    replayed = table.replay(record)
    last, base = replayed._history.last, later[0].base if later else history.base
    assert base is not None
    if replayed._history.answers or not _leads_where(replayed, base):
        raise BadRecord("no_longer_replays", ply=replayed.ply)
    if base != replayed._history.base:  # older saves began right at the asking step
        events = tuple(replayed.state.events or ())
        last = Segment(last, -1, lost.start, None, (), (), events)
    for segment in later:
        last = segment._replace(previous=last)
    history.last = last


def _leads_where(table: Table, base: GameState) -> bool:
    """Whether a state leads to the current question of a table."""
    run = Run(table.steps, base.copy())
    run.advance()
    return run.decision == table.decision and run.state == table.state
