"""The reasoning of a bot: asked again at the same position, it weighs the options alike."""

from __future__ import annotations

from vigil.bots import RulesBot
from vigil.bots.bot import Bot
from vigil.bots.lookahead import LookAhead, OptionEstimate
from vigil.core.table import Table
from vigil.insight.advice.advise import asked
from vigil.insight.advice.weighing import Weighed, weighed


def weighed_options(bot: Bot, table: Table, seat: int) -> list[Weighed]:
    """The options weighed by a bot at a seat, the best first; none if it does not weigh."""
    assert table.decision is not None
    own = table.decision.options_of(seat)
    options = [weighed(one, own[one.option]) for one in estimates_by(bot, table, seat)]
    return sorted(options, key=lambda one: (-(one.chance or 0), -one.worth))


def estimates_by(bot: Bot, table: Table, seat: int) -> list[OptionEstimate]:
    """The estimates that a bot makes before it answers."""
    question = asked(table, seat)
    if isinstance(bot, LookAhead):
        return bot.try_out(table, question)
    if isinstance(bot, RulesBot):
        return [
            OptionEstimate(option, worth, [], [])
            for option, worth in enumerate(bot.weigh(table, question))
        ]
    return []
