"""Opening a save: a table at its snapshot, with the answers since replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vigil.core.errors import BadSave, IllegalAnswer
from vigil.core.past import Past
from vigil.core.record import UNREADABLE, Record, loads_checked
from vigil.core.saves import check_position, read_snapshot

if TYPE_CHECKING:
    from vigil.core.table import Table


def load_table(kind: type[Table], text: str, *, at_step: bool, foreign: bool) -> Table:
    """The table of a save; ``BadSave`` when it is damaged or newer than this version."""
    data = loads_checked(text, BadSave, "save")
    try:
        table = _at_snapshot(kind, data | {"marks": None} if foreign else data)
        answers = () if at_step else tuple(data["answers"])
        if foreign:
            check_position(table.game, table.state)
            Record.from_json(table.record.to_json())
    except Exception as cause:  # foreign data can raise anything
        raise BadSave("damaged", part="position") from cause
    try:
        _go_on(table, answers)
    except UNREADABLE as cause:
        raise BadSave("no_longer_replays", ply=table.ply) from cause
    return table


def _at_snapshot(kind: type[Table], data: dict[str, Any]) -> Table:
    """The table of a save at its snapshot, before any step runs."""
    saved = read_snapshot(data)
    table = kind(saved.game, saved.setup, saved.state, saved.dealer)
    table._history.remember_answers(saved.past, saved.marks)
    past = table._past = Past(saved.rules, saved.origin)
    past.forgotten, past.tells_all = True, False
    past.marked = saved.marks is not None
    return table


def _go_on(table: Table, answers: Sequence[int]) -> None:
    """Run the open step of a save and give its answers again."""
    table._reopen()
    history = table._history
    start = history.start
    for index in answers:
        table._take(table._checked(index))
    if history.start != start and answers and table.decision is not None:
        raise IllegalAnswer("game_over", answer=answers[-1])  # the step asks for less now
    table._deal()
