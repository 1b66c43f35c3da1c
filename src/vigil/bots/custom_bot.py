"""Custom bots: named ``package.module:Class``, or made by a program."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from operator import index as whole
from typing import TYPE_CHECKING, Any, TypeAlias

from vigil.bots.bot import BOTS, Bot, UnknownBot, check_bot, make_bot
from vigil.core.decision import Decision
from vigil.core.errors import VigilError
from vigil.core.step import Run

if TYPE_CHECKING:
    from vigil.bots.process_pool import ProcessPool

Maker: TypeAlias = Callable[[int], Any]
"""Makes a bot from a seed: a ``Bot``, or anything else with ``choose``."""
Player: TypeAlias = str | Maker | Bot
"""Who plays: the name of a bot, what makes one for each game, or one for all games."""


class BotFailed(VigilError):
    """A custom bot does not play as a bot has to."""

    template = "this bot cannot play: {code}"


def check_player(name: str) -> str:
    """The name of a bot that there is or that can be imported, else ``UnknownBot``."""
    _imported(name) if is_custom(name) else check_bot(name)
    return name


def is_custom(name: str) -> bool:
    """Whether a name is that of a class in another module, and not of a bot with a style."""
    module, colon, _ = name.partition(":")
    is_module = all(part.isidentifier() for part in module.split("."))
    return bool(colon) and is_module and module not in BOTS


def make_player(player: Player, seed: int, pool: ProcessPool | None = None) -> Bot:
    """The bot to play: one of ours by name, or a custom one by module and class."""
    if isinstance(player, str) and not is_custom(player):
        return make_bot(player, seed, pool)
    made: Any = _imported(player) if isinstance(player, str) else player
    if isinstance(made, type) or not hasattr(made, "choose"):
        made = made(own_seed(seed))
    return CustomBot(made, name_of(player))


def own_seed(seed: int) -> int:
    """The seed of a custom bot, which must not be that of the dice of its game."""
    return int.from_bytes(blake2b(f"bot/{seed}".encode(), digest_size=8).digest(), "big")


def name_of(player: Player) -> str:
    """What a player is called in results."""
    if isinstance(player, str):
        return player
    name = getattr(player, "__qualname__", type(player).__qualname__)
    return f"{player.__module__}:{name}"


def _imported(name: str) -> Maker:
    """What makes the bots of a name; modules are looked for in the current directory too."""
    module, _, path = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as cause:
        if cause.name is None or not f"{module}.".startswith(f"{cause.name}."):
            raise UnknownBot("module_fails", value=name, module=module, reason=cause) from cause
        known = ", ".join(BOTS)
        raise UnknownBot("no_module", value=name, module=module, known=known) from cause
    except Exception as cause:
        reason = f"{type(cause).__name__}: {cause}"
        raise UnknownBot("module_fails", value=name, module=module, reason=reason) from cause
    for part in path.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise UnknownBot("no_class", value=name, module=module, name=path)
    maker: Maker = found
    return maker


class CustomBot:
    """A bot from elsewhere: it gets a table that can be forked unless it says otherwise."""

    def __init__(self, bot: Any, name: str) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise BotFailed("no_choose", value=name)
        self._bot = bot
        self._name = name
        self.looks_ahead = bool(getattr(bot, "looks_ahead", True))

    def choose(self, table: Run, decision: Decision) -> int:
        """The choice of the bot, if it is one of the options."""
        answer, last = self._bot.choose(table, decision), len(decision.options) - 1
        try:
            index = whole(answer)
        except TypeError:
            index = -1
        if 0 <= index <= last:
            return index
        raise BotFailed("no_option", value=self._name, answer=repr(answer), last=last)
