"""What everybody at all tables did and said, as far as it was acknowledged."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from threading import Lock
from typing import Any, Final

from server.client import Viewer

BROKEN: Final = 500
UNAVAILABLE: Final = 503
SHOWN: Final = 100
"""The number of chat lines shown to visitors."""
NUMBERS: Final = count(1)
"""No name comes twice, so that results and lines of chat tell whose they are."""


def new_name() -> str:
    """A name that nobody has."""
    return f"Ann {next(NUMBERS)}"


@dataclass
class Books:
    """What came of all requests of an attack."""

    acts: Counter[str] = field(default_factory=Counter)
    """How many of each kind were acknowledged."""
    refused: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    """What should not be."""
    tables: set[str] = field(default_factory=set)
    """All tables that were reported to a client."""
    lock: Lock = field(default_factory=Lock)

    def note(self, act: str) -> None:
        """Something was acknowledged."""
        with self.lock:
            self.acts[act] += 1

    def note_refusal(self, code: str, status: int = 0) -> None:
        """A refusal, which has changed nothing; a server error is reported."""
        self.refused[code] += 1
        if code == "internal" or (status >= BROKEN and status != UNAVAILABLE):
            self.found.append(f"the server failed: {status} {code}")


@dataclass
class Chat:
    """What everybody has said, and the line of each that is not acknowledged."""

    said: dict[str, list[str]] = field(default_factory=dict)
    maybe: dict[str, str] = field(default_factory=dict)

    def say(self, viewer: Viewer, name: str) -> bool:
        """Say something; whether it was acknowledged."""
        said = self.said.setdefault(name, [])
        text = self.maybe[name] = f"{name} says {len(said)}"
        done: bool = viewer.do("say", text=text)["type"] == "done"
        del self.maybe[name]
        if done:
            said.append(text)
        return done

    def check(self, shown: list[dict[str, Any]]) -> list[str]:
        """What is missing, or there and nobody was told so; what is there is sure from now on."""
        wrong = []
        for name in self.said.keys() | {line["name"] for line in shown}:
            heard = [line["text"] for line in shown if line["name"] == name]
            said, more = self.said.get(name, []), [self.maybe.pop(name, "")]
            if heard and more == heard[-1:]:
                self.said[name] = said = said + more
            if heard != (said[len(said) - len(heard) :] if len(shown) == SHOWN else said):
                wrong.append(f"chat: {name} said {said}, {heard} is there")
        return wrong
