"""How long a bot may think for one answer at a server."""

from __future__ import annotations

from typing import Final

from vigil.bots import check_bot
from vigil.tables.errors import BadBody
from vigil.tables.limits import Limits

SCENARIOS_A_SECOND: Final = 100
"""The most scenarios a bot may name for each second; its time limit applies anyway."""


def check_budget(name: str, limits: Limits) -> str:
    """The name of a valid bot, with an allowed budget."""
    if fitted(name, limits) != name:
        seconds = f"{limits.bot_seconds:g}"
        raise BadBody("bot_too_slow", value=name, seconds=seconds, fates=most_scenarios(limits))
    return name


def fitted(name: str, limits: Limits) -> str:
    """The name of a bot, its budget reduced to what is allowed."""
    bot, at, budget = check_bot(name).partition("@")
    if not at:
        return name
    if budget.endswith("s"):
        long = float(budget[:-1]) > limits.bot_seconds
        return f"{bot}@{limits.bot_seconds:g}s" if long else name
    return f"{bot}@{most_scenarios(limits)}" if int(budget) > most_scenarios(limits) else name


def most_scenarios(limits: Limits) -> int:
    """The most scenarios for a bot's options; the protocol says ``fates``."""
    return max(1, round(limits.bot_seconds * SCENARIOS_A_SECOND))
