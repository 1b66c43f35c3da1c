"""What a bot is, and where bots are found by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from vigil.bots.random_bot import RandomBot
from vigil.bots.rules_bot import RulesBot
from vigil.bots.styles import PLAIN, STYLES, Style
from vigil.core.decision import Decision
from vigil.core.errors import VigilError
from vigil.core.step import Run

if TYPE_CHECKING:
    from vigil.bots.budget import Budget
    from vigil.bots.judgement import Judgement
    from vigil.bots.process_pool import ProcessPool


class Bot(Protocol):
    """A player that is a program; it sees the table and the question."""

    @property
    def looks_ahead(self) -> bool:
        """Whether it tries answers out, on a table that can be forked; others need no history."""
        ...

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the option that the bot takes."""
        ...


class UnknownBot(VigilError):
    """No bot has that name."""

    template = "there is no such bot: {code}"


PATIENCE: Final = "2s"
"""How long ``master`` thinks about an answer at most."""


def value_bot(seed: int, style: Style = PLAIN) -> Bot:
    """The bot ``value``: it needs NumPy, which is slow to import."""
    from vigil.bots.lookahead import LookAhead

    return LookAhead(seed, lambda judgement: judgement.judge.value, style)


def search_bot(
    seed: int,
    style: Style = PLAIN,
    budget: str = "",
    pool: ProcessPool | None = None,
    longest: float | None = None,
) -> Bot:
    """The bot ``search``; with a budget it tries longer or shorter than usual.

    After the ``longest`` time that it may have, in seconds, it answers whatever its budget is.
    """
    from vigil.bots.lookahead import LookAhead

    def budget_of(judgement: Judgement) -> Budget:
        usual = judgement.judge.search._replace(seconds=longest)
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            seconds = seconds if longest is None else min(seconds, longest)
            return usual._replace(rounds=MOST, seconds=seconds)
        return usual._replace(rounds=int(budget)) if budget else usual

    return LookAhead(seed, budget_of, style, pool)


def master_bot(
    seed: int,
    style: Style = PLAIN,
    pool: ProcessPool | None = None,
    longest: float | None = None,
) -> Bot:
    """The bot ``master``: it searches as long as people like to wait."""
    return search_bot(seed, style, PATIENCE, pool, longest)


LADDER: Final[Mapping[str, Callable[..., Bot]]] = {
    "rules": RulesBot,
    "value": value_bot,
    "search": search_bot,
    "master": master_bot,
}
"""The bots that have styles, the weakest first."""
BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    **LADDER,
    **{
        f"{name}:{style}": partial(bot, style=chosen)
        for name, bot in LADDER.items()
        for style, chosen in STYLES.items()
    },
    "random": RandomBot,
}
"""The bots by name, each made from a seed; the usual one comes first."""

SEARCHING: Final = ("search", "master")
LOOKING_AHEAD: Final = ("value", *SEARCHING)
"""How the names of bots begin that judge positions by a net."""
MOST: Final = 10_000
LONGEST: Final = 600.0
BUDGET: Final = re.compile(r"[0-9]{1,5}|[0-9]{1,3}(\.[0-9]{1,3})?s")


def check_bot(name: str) -> str:
    """The name of a bot that there is, else ``UnknownBot``."""
    bot, at, budget = name.partition("@")
    if bot not in BOTS:
        raise UnknownBot("unknown_bot", value=name, known=", ".join(BOTS))
    if at and not (takes_budget(bot) and _is_budget(budget)):
        raise UnknownBot("budget", value=name, most=MOST, seconds=int(LONGEST))
    return name


def check_bot_for(name: str, setup: Any) -> str:
    """The name of a bot that can play this game; one that looks ahead needs a net for it."""
    if check_bot(name).startswith(LOOKING_AHEAD):
        from vigil.bots.judgement import check_judged

        check_judged(setup)
    return name


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    from vigil.bots.judgement import is_judged

    judged = is_judged(game)
    return [name for name in BOTS if judged or not name.startswith(LOOKING_AHEAD)]


def _is_budget(text: str) -> bool:
    if not BUDGET.fullmatch(text):
        return False
    if text.endswith("s"):
        return 0 < float(text[:-1]) <= LONGEST
    return 0 < int(text) <= MOST


def make_bot(
    name: str, seed: int, pool: ProcessPool | None = None, longest: float | None = None
) -> Bot:
    """The bot of that name, as ``search@200`` or ``search@1.5s``; else ``UnknownBot``."""
    bot, _, budget = check_bot(name).partition("@")
    searching = {"pool": pool, "longest": longest} if searches(name) else {}
    return BOTS[bot](seed, **searching, **({"budget": budget} if budget else {}))


def searches(name: str) -> bool:
    """Whether a bot can share its work with a pool, and stops after a longest time."""
    return _without_style(name) in SEARCHING


def takes_budget(name: str) -> bool:
    """Whether the name of a bot may have a budget."""
    return _without_style(name) == "search"


def _without_style(name: str) -> str:
    return re.split("[:@]", name)[0]
