"""Requests to a server over HTTP: tables, seats, answers."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.tables.protocol.messages import TableInfo
from vigil.tables.replies.offers import GameOffer, Offer
from vigil.tables.replies.tables import Created, NewTable, TokenCheck

T = TypeVar("T")

PATIENCE: Final = 20.0
"""Seconds to wait for a reply."""


class RefusalText(Struct):
    """The part of a refusal that people read."""

    text: str


class ServerError(VigilError):
    """A server is unreachable, or refuses a request."""

    template = "the server does not help: {code}"


class Address:
    """A table of a server, by its link."""

    def __init__(self, link: str, language: str = "en") -> None:
        self.site, table = read_link(link)
        if not table:
            raise ServerError("no_link", link=link)
        self.offered = read_seat_link(link)
        """The seat that the link brings, and its token; not proved yet."""
        self.table, self._language = table, language
        self.link = f"{self.site}/tables/{table}"
        self.api = f"{self.site}/api/tables/{table}"
        self.socket = self.api.replace("http", "ws", 1) + "/socket"

    def beside(self, table: str) -> Address:
        """Another table on the same server."""
        return Address(f"{self.site}/tables/{table}", self._language)

    def get(self) -> TableInfo:
        """The server's data about the table."""
        return self.ask(TableInfo, "GET", "")

    def is_good(self, seat: int, token: str) -> bool:
        """Whether a token is valid for a seat."""
        return self.ask(TokenCheck, "GET", f"/seats/{seat}/token", None, token).good

    def record(self) -> str:
        """The record of the game so far."""
        return _read(self.link, Request(self.api + "/record", headers=self._headers("")))

    def ask(
        self, kind: type[T], method: str, path: str, body: Struct | None = None, token: str = ""
    ) -> T:
        """The reply to a request with a token."""
        return _asked(kind, self.link, method, self.api + path, body, self._headers(token))

    def _headers(self, token: str) -> dict[str, str]:
        return {"Accept-Language": self._language} | ({"Vigil-Token": token} if token else {})


def read_link(link: str) -> tuple[str, str]:
    """The site and the table of a link; the table is empty if there is none."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ServerError("no_link", link=link)
    steps = [part for part in parts.path.split("/") if part]
    table = ""
    if steps[-2:-1] == ["tables"]:
        table = steps.pop()
        steps = steps[:-2] if steps[-2:] == ["api", "tables"] else steps[:-1]
    return "/".join([f"{parts.scheme}://{parts.netloc}", *steps]), table


def read_seat_link(link: str) -> tuple[int, str] | None:
    """The seat and the token after the ``#`` of a link from the host."""
    seat, _, token = urlsplit(link).fragment.partition(":")
    return (int(seat), token) if seat.isdecimal() and token else None


def make_table(site: str, new: NewTable, language: str) -> Created:
    """A new table of a server, with the tokens of its maker."""
    headers = {"Accept-Language": language}
    return _asked(Created, site, "POST", f"{site}/api/tables", new, headers)


def games_of(site: str) -> list[GameOffer]:
    """The games of a server, each with its bots."""
    return _asked(Offer, site, "GET", f"{site}/api/games", None, {}).games


def _asked(
    kind: type[T],
    link: str,
    method: str,
    address: str,
    body: Struct | None,
    headers: dict[str, str],
) -> T:
    data = None if body is None else msgspec.json.encode(body)
    headers |= {} if body is None else {"Content-Type": "application/json"}
    text = _read(link, Request(address, data, headers, method=method))
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as cause:
        raise ServerError("no_vigil", link=link) from cause


def _read(link: str, request: Request) -> str:
    try:
        with urlopen(request, timeout=PATIENCE) as reply:
            return str(reply.read().decode())
    except HTTPError as error:
        text, seconds = _text_in(error.read()), seconds_of(error.headers.get("Retry-After"))
        raise ServerError("refused", text=text, seconds=seconds) from error
    except (URLError, OSError) as error:
        reason = getattr(error, "reason", error)
        raise ServerError("unreachable", link=link, reason=str(reason)) from error


def seconds_of(retry_after: str | None) -> int:
    """Seconds to wait for a busy server; 0 if it does not say."""
    return int(retry_after) if retry_after and retry_after.isdecimal() else 0


def _text_in(body: bytes) -> str:
    """The readable text of a refusal."""
    try:
        return msgspec.json.decode(body, type=RefusalText).text
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return body[:200].decode(errors="replace")
