"""What a bot was thinking: asked again at the same position, it weighs the same options alike."""

from __future__ import annotations

from vigil.bots import RulesBot
from vigil.bots.bot import Bot
from vigil.bots.lookahead import LookAhead, Tried
from vigil.core.table import Table
from vigil.insight.advice.advise import asked
from vigil.insight.advice.weighing import Weighed, weighed


def thoughts(bot: Bot, table: Table, seat: int) -> list[Weighed]:
    """The options that a bot weighs at a seat, the best first; none where it does not weigh."""
    assert table.decision is not None
    own = table.decision.options_of(seat)
    options = [weighed(one, own[one.option]) for one in tried_by(bot, table, seat)]
    return sorted(options, key=lambda one: (-(one.chance or 0), -one.worth))


def tried_by(bot: Bot, table: Table, seat: int) -> list[Tried]:
    """What a bot looks at before it answers."""
    question = asked(table, seat)
    if isinstance(bot, LookAhead):
        return bot.try_out(table, question)
    if isinstance(bot, RulesBot):
        return [Tried(option, worth, []) for option, worth in enumerate(bot.weigh(table, question))]
    return []
