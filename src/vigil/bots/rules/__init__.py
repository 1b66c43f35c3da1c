"""The bot that plays by rules of thumb."""

from vigil.bots.rules.rules_bot import RulesBot, worths_of

__all__ = ["RulesBot", "worths_of"]
