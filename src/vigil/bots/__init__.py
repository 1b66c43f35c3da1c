"""Bots: anything that answers a decision with an index."""

from vigil.bots.bot import (
    BOTS,
    LADDER,
    Bot,
    UnknownBot,
    bots_for,
    check_bot,
    check_bot_for,
    make_bot,
    searches,
)
from vigil.bots.heuristics import Heuristics
from vigil.bots.random_bot import RandomBot
from vigil.bots.rules_bot import RulesBot
from vigil.bots.styles import STYLES, Style

__all__ = [
    "BOTS",
    "LADDER",
    "STYLES",
    "Bot",
    "Heuristics",
    "RandomBot",
    "RulesBot",
    "Style",
    "UnknownBot",
    "bots_for",
    "check_bot",
    "check_bot_for",
    "make_bot",
    "searches",
]
