"""Damage to the rows of a database: lost, doubled, swapped, moved, cut, flipped, of other types."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, TypeAlias

from torture.damage import NASTY, damaged
from torture.rows import KEYS, REFUSED, Row, Rows
from vigil.tables.damage import checksum

WEIGHTS: Final = {"entries": 10, "snapshots": 5, "tables": 3, "chat": 1, "results": 1, "deleted": 1}
BYTES: Final = {"entries": "change", "snapshots": "data"}
"""The columns with what the server wrote as JSON."""
FIGURES: Final = (0, -1, 1, 7, 10**6, 2**31 - 1, -(2**31))
TIMES: Final = (0.0, -1.0, 1e300, float("inf"), float("nan"))
TEXTS: Final = ("", "x", "null", "[]", "{}", "[1]", '{"players": 2}', '"x"', "0", "\ufffd")
BLOBS: Final = (b"", b"null", b"{}", b"[]", b"\xff\xfe", b"\x00", b'{"kind": "danced"}')


class Mutator:
    """Damages rows of a database, as they were when it was made."""

    def __init__(self, rows: Rows, kept: dict[str, list[Row]], random: Random) -> None:
        self._rows = rows
        self._kept = kept
        self._random = random
        self._spared: set[str] = set()
        self.touched: set[str] = set()
        """The tables whose rows were damaged."""

    async def damage(self, mutations: int, spared: set[str]) -> list[str]:
        """Damage this many rows of all tables except spared ones; return what was done to which."""
        self.touched, done, self._spared = set(), list[str](), spared
        kinds = list(WEIGHTS)
        while len(done) < mutations:
            kind = self._random.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]
            act = self._random.choice(ACTS)
            row = self._other(kind)
            try:
                await act(self, kind, row)
            except (*REFUSED, ValueError, LookupError):
                continue  # the database does not take it, or there is nothing of the kind
            self._touch(kind, row)
            done.append(f"{act.__name__} {kind} {[row[name] for name in KEYS[kind]]}")
        return done

    def _touch(self, kind: str, row: Row) -> None:
        self.touched.add(_table_of(kind, row))

    def _other(self, kind: str) -> Row:
        """Any row of a kind."""
        while _table_of(kind, row := self._random.choice(self._kept[kind])) in self._spared:
            pass
        return row

    # -- what is done

    async def lose(self, kind: str, row: Row) -> None:
        """A row is gone."""
        await self._rows.delete(kind, row)

    async def double(self, kind: str, row: Row) -> None:
        """A row is there again, under another key."""
        again = dict(row)
        if kind == "entries":
            last = max(e["entry"] for e in self._kept[kind] if e["table_id"] == row["table_id"])
            again["entry"] = self._random.choice((last + 1, last + 2, 0, -1))
        elif kind == "chat":
            again["id"] = self._random.randrange(10**6, 10**7)
        else:
            again[KEYS[kind][0]] = str(self._random.randrange(10**9))
        await self._rows.insert(kind, again)

    async def swap(self, kind: str, row: Row) -> None:
        """Two rows have each other's contents, of one table or of two."""
        other = self._other(kind)
        self._touch(kind, other)
        for one, of in ((row, other), (other, row)):
            values = {name: value for name, value in of.items() if name not in KEYS[kind]}
            if self._random.random() < 0.3:
                values.pop("checksum", None)
            await self._rows.update(kind, one, values)

    async def replace(self, kind: str, row: Row) -> None:
        """A row has the contents of another one; a line of chat is then said at its table."""
        other = self._other(kind)
        if kind == "chat":
            self._touch(kind, other)
        values = {name: value for name, value in other.items() if name not in KEYS[kind]}
        if self._random.random() < 0.5 and "checksum" in values:
            values["checksum"] = None
        await self._rows.update(kind, row, values)

    async def move(self, kind: str, row: Row) -> None:
        """A row has another key."""
        name = self._random.choice(KEYS[kind])
        if name == "entry":
            value: Any = row["entry"] + self._random.choice((-1000, 1000, 1))
        elif kind == "chat":
            value = row["id"] + 10**6
        else:
            value = self._random.choice((self._other("tables")["id"], "nobody"))
            self.touched.add(value)
        await self._rows.update(kind, row, {name: value})

    async def cut(self, kind: str, row: Row) -> None:
        """A value ends early."""
        name, value = self._value(row)
        end = self._random.randrange(len(value) + 1)
        await self._rows.update(kind, row, {name: value[:end]} | self._sum(kind, row, value[:end]))

    async def flip(self, kind: str, row: Row) -> None:
        """A few bits are others."""
        name, value = self._value(row)
        data = bytearray(value if isinstance(value, bytes) else value.encode())
        for _ in range(self._random.choice((1, 1, 4, 32))):
            if data:
                data[self._random.randrange(len(data))] ^= 1 << self._random.randrange(8)
        new = bytes(data) if isinstance(value, bytes) else data.decode(errors="replace")
        await self._rows.update(kind, row, {name: new} | self._sum(kind, row, new))

    async def edit(self, kind: str, row: Row) -> None:
        """Something in the JSON of a value is another one, as a mistake of ours could write it."""
        name, value = self._value(row)
        data = damaged(json.loads(value), self._random)
        text = json.dumps(data)
        new = text.encode(errors="replace") if isinstance(value, bytes) else text
        await self._rows.update(kind, row, {name: new} | self._sum(kind, row, new))

    async def retype(self, kind: str, row: Row) -> None:
        """A value is one that nobody expects, in a file also one of another type."""
        name = self._random.choice([name for name in row if name not in KEYS[kind]])
        value = row[name]
        if not self._rows.is_typed and self._random.random() < 0.5:
            new: Any = self._random.choice((*FIGURES, *TEXTS, *BLOBS, 1.5, 2**62, None))
        elif isinstance(value, bytes):
            new = self._random.choice(BLOBS)
        elif isinstance(value, float):
            new = self._random.choice(TIMES)
        elif isinstance(value, int):
            new = self._random.choice((True, False) if type(value) is bool else FIGURES)
        else:
            new = self._random.choice((*TEXTS, None))
        await self._rows.update(kind, row, {name: new})

    async def age(self, kind: str, row: Row) -> None:
        """A row is of an earlier or of a later version: fields are missing, or others are there."""
        column = BYTES.get(kind)
        if column is None:
            return
        data = json.loads(row[column])
        part = self._random.choice([data, data.get("facts", data)])
        match self._random.randrange(4):
            case 0:
                part.pop(self._random.choice(list(part)))
            case 1:
                part["later"] = self._random.choice(NASTY)
            case 2 if kind == "entries":
                part["kind"] = "danced"
            case _:
                data["rules"] = 99
        new = json.dumps(data).encode(errors="replace")
        await self._rows.update(kind, row, {column: new} | self._sum(kind, row, new))

    # -- values

    def _value(self, row: Row) -> tuple[str, Any]:
        """A column of a row that holds some text, the long ones mostly."""
        texts = {name: v for name, v in row.items() if isinstance(v, str | bytes) and len(v) > 1}
        own = [name for name in texts if name in BYTES.values()]
        name = self._random.choice(own or [n for n in texts if not n.endswith("id")] or [*texts])
        return name, texts[name]

    def _sum(self, kind: str, row: Row, new: Any) -> Row:
        """What becomes of its checksum: it stays, there is none, or it is that of the new value."""
        if kind not in BYTES or not isinstance(new, bytes):
            return {}
        right = checksum(row["table_id"], row["entry"], new)
        return self._random.choice(({}, {}, {"checksum": None}, {"checksum": right}))


def _table_of(kind: str, row: Row) -> str:
    """The table to which a row belongs."""
    return str(row["id" if kind in ("tables", "deleted") else "table_id"])


Act: TypeAlias = Callable[[Mutator, str, Row], Awaitable[None]]
ACTS: Final[tuple[Act, ...]] = (
    Mutator.lose,
    Mutator.double,
    Mutator.swap,
    Mutator.replace,
    Mutator.move,
    Mutator.cut,
    Mutator.flip,
    Mutator.edit,
    Mutator.retype,
    Mutator.age,
)
