"""The stored row of a table, besides its log."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

import msgspec
from msgspec import Struct

from vigil.tables.damage import Damage, damaged

STATUSES: Final = ("waiting", "playing", "paused", "over")
LATEST: Final = 1e11
"""The latest representable second."""


class Listed(Struct):
    """The player of a seat, as stored in the table's row."""

    name: str = ""
    bot: str = ""


class Row(Struct):
    """A table as stored."""

    id: str
    title: str
    public: bool
    game: str
    setup: str
    origin: str | None
    seed: str
    created: float
    updated: float
    status: str
    seats: str = "[]"
    """The players, for lists."""
    forked_from: str | None = None
    """The table whose record it continues."""
    forked_turn: int | None = None
    """The turn of that game at which it continues."""
    scenario: str = ""
    """The scenario, for its title; empty for any other game."""
    damaged: str | None = None
    """The damage found when the log was last opened; ``None`` if there was none."""

    @property
    def damage(self) -> Damage | None:
        """The damage as data."""
        found = _decoded(self.damaged or "", Damage)
        return found or (Damage(0, "row") if self.damaged else None)


def read_row(values: Mapping[Any, Any]) -> Row:
    """A row of the database; ``Damaged`` if it does not identify the table's game.

    Unreadable parts that only repeat the log, or only serve lists, are left out.
    """
    id, game, setup, seed, origin = (values[k] for k in ("id", "game", "setup", "seed", "origin"))
    texts = all(type(text) is str for text in (id, game, setup, seed))
    if not texts or type(origin) not in (str, type(None)) or not _is_number(seed):
        raise damaged(str(id), 0, "row")
    if _decoded(setup, dict[str, Any]) is None:
        raise damaged(id, 0, "row")
    return Row(
        id=id,
        title=_text(values["title"]) or "",
        public=values["public"] in (True, 1),
        game=game,
        setup=setup,
        origin=origin,
        seed=seed,
        created=read_time(values["created"]),
        updated=read_time(values["updated"]),
        status=values["status"] if values["status"] in STATUSES else STATUSES[0],
        seats=_seats(values["seats"]),
        forked_from=_text(values["forked_from"]),
        forked_turn=_turn(values["forked_turn"]),
        scenario=_text(values["scenario"]) or "",
        damaged=_text(values["damaged"]),
    )


def lost_row(id: object) -> Row:
    """The list entry of a table whose row cannot be read."""
    mark = msgspec.json.encode(Damage(0, "row")).decode()
    return Row(str(id), "", False, "", "{}", None, "0", 0.0, 0.0, STATUSES[0], damaged=mark)


def read_time(value: object) -> float:
    """Seconds since 1970; 0 for an invalid time."""
    if not isinstance(value, int | float) or not isfinite(value) or not 0 <= value < LATEST:
        return 0.0
    return float(value)


def _seats(value: object) -> str:
    text = _text(value) or ""
    return "[]" if _decoded(text, list[Listed]) is None else text


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _turn(value: object) -> int | None:
    return value if type(value) is int else None


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()


def _decoded(text: str, kind: type[Any]) -> Any:
    """The value of a JSON text; ``None`` if it is invalid."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
