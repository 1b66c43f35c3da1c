"""Damage to the rows of one table: how it is detected and reported."""

from __future__ import annotations

from typing import Literal, TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct

from vigil.tables.errors import Damaged

Reason: TypeAlias = Literal["missing", "foreign", "altered", "unreadable", "misfit", "row"]
"""What is wrong.

An entry is missing, of another log, changed, unreadable or out of place; or the row of the table is
unreadable.
"""


class Damage(Struct):
    """What is wrong with a table: the first bad entry of its log, 0 for the row of the table."""

    entry: int
    reason: Reason


def damaged(table: str, entry: int, reason: Reason) -> Damaged:
    """The refusal to open a damaged table."""
    return Damaged("table_damaged", table=table, entry=entry, reason=reason)


def damage_told(error: Damaged) -> Damage:
    """The damage as named in a refusal."""
    return msgspec.convert({key: error.data[key] for key in ("entry", "reason")}, Damage)


def checksum(table: str, entry: int, data: bytes) -> int:
    """A number that detects damage to a row, even a row in the wrong place."""
    return crc32(data, crc32(f"{table} {entry} ".encode()))
