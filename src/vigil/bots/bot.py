"""What a bot is, and where bots are found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from vigil.bots.random_bot import RandomBot
from vigil.bots.rules_bot import RulesBot
from vigil.bots.styles import STYLES
from vigil.core.decision import Decision
from vigil.core.errors import VigilError
from vigil.core.step import Run


class Bot(Protocol):
    """A player that is a program; it sees the table and the question."""

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the option that the bot takes."""
        ...


class UnknownBot(VigilError):
    """No bot has that name."""

    template = "there is no such bot: {code}"


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "rules": RulesBot,
    **{f"rules:{name}": partial(RulesBot, style=style) for name, style in STYLES.items()},
    "random": RandomBot,
}
"""The bots by name, each made from a seed; the one that is usually meant comes first."""


def check_bot(name: str) -> str:
    """The name of a bot that there is, else ``UnknownBot``."""
    if name not in BOTS:
        raise UnknownBot("unknown_bot", value=name, known=", ".join(BOTS))
    return name


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; ``UnknownBot`` when there is none."""
    return BOTS[check_bot(name)](seed)
