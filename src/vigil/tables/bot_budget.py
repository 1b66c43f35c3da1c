"""How long a bot may think for one answer at a server, whoever names it."""

from __future__ import annotations

from typing import Final

from vigil.bots import check_bot
from vigil.tables.errors import BadBody
from vigil.tables.limits import Limits

FATES_A_SECOND: Final = 100
"""A bot that names fates may have so many for each second; when that is over it answers anyway."""


def check_budget(name: str, limits: Limits) -> str:
    """The name of a bot that there is, with a budget that it may have here."""
    if fitted(name, limits) != name:
        fates, seconds = most_fates(limits), f"{limits.bot_seconds:g}"
        raise BadBody("bot_too_slow", value=name, seconds=seconds, fates=fates)
    return name


def fitted(name: str, limits: Limits) -> str:
    """The name of a bot with as much of its budget as it may have here."""
    bot, at, budget = check_bot(name).partition("@")
    if not at:
        return name
    if budget.endswith("s"):
        long = float(budget[:-1]) > limits.bot_seconds
        return f"{bot}@{limits.bot_seconds:g}s" if long else name
    return f"{bot}@{most_fates(limits)}" if int(budget) > most_fates(limits) else name


def most_fates(limits: Limits) -> int:
    """With how many fates a bot may try its options."""
    return max(1, round(limits.bot_seconds * FATES_A_SECOND))
