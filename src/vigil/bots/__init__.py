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
from vigil.bots.custom_bot import BotFailed, Player, check_player, make_player, name_of
from vigil.bots.heuristics import Heuristics
from vigil.bots.mixed import Mixed, make_players
from vigil.bots.random_bot import RandomBot
from vigil.bots.rollout import RolloutResult, rollout
from vigil.bots.rules_bot import RulesBot
from vigil.bots.styles import STYLES, Style

__all__ = [
    "BOTS",
    "LADDER",
    "STYLES",
    "Bot",
    "BotFailed",
    "Heuristics",
    "Mixed",
    "Player",
    "RandomBot",
    "RolloutResult",
    "RulesBot",
    "Style",
    "UnknownBot",
    "bots_for",
    "check_bot",
    "check_bot_for",
    "check_player",
    "make_bot",
    "make_player",
    "make_players",
    "name_of",
    "rollout",
    "searches",
]
