"""A condition on one column of a finished game's row."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from vigil.core.facts import Cell, Row


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A column with a minimum, a maximum or a required value.

    A column of several ids counts them; with ``of`` only that id counts.
    """

    column: str
    of: str = ""
    least: int | None = None
    most: int | None = None
    value: str | bool | int | None = field(name="is", default=None)


def holds(condition: Condition, row: Row) -> bool:
    """Whether a finished game meets a condition; an empty cell meets none."""
    cell = row[condition.column]
    if cell is None:
        return False
    if condition.value is not None:
        return cell == condition.value
    amount = amount_of(cell, condition.of)
    enough = condition.least is None or amount >= condition.least
    return enough and (condition.most is None or amount <= condition.most)


def amount_of(cell: Cell, of: str = "") -> float:
    """A number unchanged; for ids, how many there are, all or one of them."""
    match cell:
        case Mapping():
            return cell.get(of, 0) if of else sum(cell.values())
        case tuple():
            return cell.count(of) if of else len(cell)
        case int() | float():
            return cell
    raise TypeError(f"{cell!r} has no amount")
