"""What a game provides for judging: the features of a position, and a trained net."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vigil.bots.budget import Budget
from vigil.bots.comparison import Comparison
from vigil.core.errors import VigilError
from vigil.core.game import find_game
from vigil.core.plugin import AnyPlugin, PartKind, find_plugin

if TYPE_CHECKING:
    from vigil.bots.net import Net


class BadWeights(VigilError):
    """Raised when a game has no network, no NumPy to run it, or a network for other rules."""

    template = "positions of this game cannot be judged: {code}"


class Judge(NamedTuple):
    """What a game says about how to judge its positions; a trained net comes with it."""

    features: Callable[[Any], list[float]]
    """The figures of a state."""
    value: Budget
    """What the bot ``value`` tries out for one answer."""
    search: Budget
    """What the bot ``search`` tries out for one answer."""
    practice: Callable[[tuple[str, ...]], Sequence[Any]]
    """The setups of the games that a net with some modules is trained by, one after the other."""
    length: int
    """About how many turns a game has."""
    comparison: Comparison | None = None
    """The comparison of options in words; without it, reasons use the position only."""


JUDGE: Final[PartKind[Judge]] = PartKind("judge")


class Judgement(NamedTuple):
    """How positions of a game are judged."""

    judge: Judge
    net: Net

    def chance(self, state: Any) -> float:
        """The chance of winning, as far as a look at the position tells."""
        if state.outcome is not None:
            return float(state.outcome.won)
        return float(self.net.chances([self.judge.features(state)])[0])


def judgement_of(state: Any) -> Judgement:
    """What judges positions like this one."""
    return _load(state.setup.game, _modules(state.setup))


def check_judged(setup: Any) -> None:
    """Refuse a setup whose positions cannot be judged: there is no net for them."""
    _net_file(setup.game, _modules(setup))


def is_judged(game: str) -> bool:
    """Whether there is a net for a game, played without modules."""
    try:
        return _net_file(game, ()) is not None
    except BadWeights:
        return False


def _modules(setup: Any) -> tuple[str, ...]:
    return tuple(getattr(setup, "modules", ()))


@cache
def _load(game: str, modules: tuple[str, ...]) -> Judgement:
    file = _net_file(game, modules)
    import numpy as np  # a server names nets, and only its workers load them

    from vigil.bots.net import Net

    with file.open("rb") as opened, np.load(opened) as arrays:
        rules, expected = int(arrays["rules"]), find_game(game).rules_version
        if rules != expected:
            raise BadWeights("other_rules", game=game, rules=rules, known=expected)
        return Judgement(find_judge(game), Net.from_arrays(arrays))


def _net_file(game: str, modules: tuple[str, ...]) -> Any:
    """The file of a net that is there, of a game whose positions have figures."""
    plugin = find_plugin(game)
    file = weights_file(plugin, modules)
    if not plugin.brings(JUDGE) or not file.is_file():
        raise BadWeights("no_weights", game="_".join((game, *modules)))
    check_numpy()
    return file


def check_numpy() -> None:
    """Refuse to judge positions where NumPy, which nets run with, is not installed."""
    if find_spec("numpy") is None:
        raise BadWeights("no_numpy")


def find_judge(game: str) -> Judge:
    """What a game says about how to judge its positions; else ``BadWeights``."""
    judge = find_plugin(game).load(JUDGE)
    if judge is None:
        raise BadWeights("no_judge", game=game)
    return judge


def weights_file(plugin: AnyPlugin, modules: tuple[str, ...]) -> Any:
    """Where the net of a game with these modules lies in its package."""
    return plugin.file("bot", "_".join(("weights", *modules)) + ".npz")
