"""Asking a server over HTTP: which table, which seat, what has been answered."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from vigil.core.errors import VigilError

PATIENCE: Final = 20.0
"""Seconds that a reply may take."""


class ServerError(VigilError):
    """A server cannot be reached, or refuses what it was asked."""

    template = "the server does not help: {code}"


class Address:
    """A table of a server, by its link."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        *front, table = [part for part in parts.path.split("/") if part] or [""]
        if parts.scheme not in ("http", "https") or not parts.netloc or front[-1:] != ["tables"]:
            raise ServerError("no_link", link=link)
        before = front[:-2] if front[-2:] == ["api", "tables"] else front[:-1]
        site = "/".join([f"{parts.scheme}://{parts.netloc}", *before])
        self.link = f"{site}/tables/{table}"
        self.api = f"{site}/api/tables/{table}"
        self.socket = self.api.replace("http", "ws", 1) + "/socket"

    def get(self, path: str = "") -> Any:
        """What the server says about the table."""
        return self._asked(Request(self.api + path))

    def record(self) -> str:
        """The record of the game so far."""
        return self._read(Request(self.api + "/record"))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the server answers to a wish."""
        data = json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        return self._asked(Request(self.api + path, data, headers))

    def _asked(self, request: Request) -> Any:
        try:
            return json.loads(self._read(request))
        except ValueError as cause:
            raise ServerError("no_vigil", link=self.link) from cause

    def _read(self, request: Request) -> str:
        try:
            with urlopen(request, timeout=PATIENCE) as reply:
                return str(reply.read().decode())
        except HTTPError as error:
            text, seconds = _text_in(error.read()), seconds_of(error.headers.get("Retry-After"))
            raise ServerError("refused", text=text, seconds=seconds) from error
        except (URLError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise ServerError("unreachable", link=self.link, reason=str(reason)) from error


def seconds_of(retry_after: str | None) -> int:
    """After how many seconds a busy server wants to be asked again; 0 if it does not say."""
    return int(retry_after) if retry_after and retry_after.isdecimal() else 0


def _text_in(body: bytes) -> str:
    """What a refusal says to people."""
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return body[:200].decode(errors="replace")
