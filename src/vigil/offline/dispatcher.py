"""Finds the handler of a request, and reads the arguments that it declares."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from vigil.offline.problems import needs_server
from vigil.tables.errors import BadBody, NotFound
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.route import REQUIRED, Cacheable, Download, Parameter, Route
from vigil.tables.host.viewer import encode
from vigil.tables.replies.tables import NewTable


class NewHere(NewTable):
    """A request for a table on this device."""

    seed: str = ""
    """The seed of the server's daily challenge, as last fetched."""


BODIES: Final[dict[Any, Any]] = {NewTable: NewHere}
"""Request bodies that have more fields on a device than on a server."""


class Request(NamedTuple):
    """A matched request: the parts of its path, its query and its body."""

    parts: Mapping[str, str]
    query: Mapping[str, list[str]]
    body: str

    def value(self, wanted: Parameter) -> Any:
        """An argument of a handler."""
        match wanted.source:
            case "path":
                return self._part(wanted)
            case "data":
                kind = BODIES.get(wanted.kind, wanted.kind)
                return msgspec.json.decode(self.body, type=kind)
            case "body":
                return self.body.encode()
            case "token":
                return ""  # a device checks no permissions
        return self._entry(wanted)

    def _part(self, wanted: Parameter) -> Any:
        try:
            return msgspec.convert(self.parts[wanted.name], wanted.kind, strict=False)
        except msgspec.ValidationError as cause:
            raise NotFound("bad_request", reason=str(cause)) from cause

    def _entry(self, wanted: Parameter) -> Any:
        given = self.query.get(wanted.name)
        if given is not None:
            try:
                return msgspec.convert(given, wanted.kind, strict=False)
            except msgspec.ValidationError:  # one value, not a list
                return msgspec.convert(given[-1], wanted.kind, strict=False)
        if wanted.default is REQUIRED:
            raise BadBody("bad_request", reason=f"{wanted.name} is missing")
        return wanted.default


class Dispatcher:
    """The routes by method and path."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = [(_pattern(route.path), route) for route in routes]

    async def answer(self, desk: Desk, method: str, address: str, body: str) -> tuple[int, str]:
        """Handle a request; return an HTTP status and JSON."""
        parts = urlsplit(address)
        for route, found in self._fitting(parts.path):
            if route.method == method:
                query = parse_qs(parts.query, keep_blank_values=True)
                given = _arguments(route, Request(found, query, body))
                return route.success, _text(await route.handler(desk, **given))
        raise needs_server()

    def _fitting(self, path: str) -> Iterator[tuple[Route, dict[str, str]]]:
        for pattern, route in self._routes:
            if found := pattern.fullmatch(path):
                yield route, {name: unquote(part) for name, part in found.groupdict().items()}


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def _arguments(route: Route, request: Request) -> dict[str, Any]:
    try:
        return {one.name: request.value(one) for one in route.parameters}
    except (msgspec.MsgspecError, RecursionError) as cause:
        raise BadBody("bad_request", reason=str(cause)) from cause


def _text(reply: Any) -> str:
    match reply:
        case None:
            return ""
        case Cacheable():
            reply = reply.make(*reply.given)
        case Download(text):
            return text
    return encode(reply).decode()
