"""Which request of a page asks for what; the addresses are those of the server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import unquote

import msgspec

if TYPE_CHECKING:
    from vigil.offline.device import Device
    from vigil.offline.table import LocalTable

T = TypeVar("T")


class Asked(NamedTuple):
    """A request that was found: the parts of its path, its query and its body."""

    device: Device
    parts: Mapping[str, str]
    query: Mapping[str, list[str]]
    body: str

    @property
    def seat(self) -> int:
        """The seat that is asked about."""
        return int(self.parts["seat"])

    async def table(self) -> LocalTable:
        """The table that is asked about."""
        return await self.device.table(self.parts["table"])

    def data(self, kind: type[T]) -> T:
        """What the body says."""
        return msgspec.json.decode(self.body, type=kind)

    def one(self, name: str) -> str | None:
        """An entry of the query."""
        return self.query.get(name, [None])[0]

    def number(self, name: str) -> int | None:
        """An entry of the query that is a number."""
        found = self.one(name)
        return None if found is None else int(found)


Handler: TypeAlias = Callable[[Asked], Awaitable[Any]]


class Routes:
    """Handlers by what they answer."""

    def __init__(self) -> None:
        self._handlers: list[tuple[str, re.Pattern[str], Handler]] = []

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Let a handler answer what is asked under a path."""
        pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

        def add(handler: Handler) -> Handler:
            self._handlers.append((method, pattern, handler))
            return handler

        return add

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
        """Who answers a request, and the parts of its path."""
        for wanted, pattern, handler in self._handlers:
            found = pattern.fullmatch(path)
            if wanted == method and found:
                return handler, {name: unquote(part) for name, part in found.groupdict().items()}
        return None
