"""The arena: every bot plays every deal, so that all have the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from time import thread_time
from typing import Annotated, Any, Final

import msgspec

from vigil.bots import Bot, make_player
from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.core.decision import Decision
from vigil.core.game import Setup, find_game
from vigil.core.step import Run
from vigil.research.simulation.failures import named_failures
from vigil.research.simulation.games import game_seed, play_game
from vigil.research.simulation.statistics import (
    CONFIDENCE,
    Interval,
    holm,
    sign_test,
    wilson,
)

CLAIRVOYANT: Final = "clairvoyant"
"""The bot that knows the deal in advance: an upper bound, not available at tables."""
Count = Annotated[int, msgspec.Meta(ge=0)]


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One deal played by one bot."""

    bot: str
    deal: Count
    won: bool
    reason: str
    score: int
    turns: Count
    decisions: Count
    seconds: Annotated[float, msgspec.Meta(ge=0)]
    """Processor time of the bot."""


@dataclass(frozen=True, kw_only=True)
class Contest:
    """The number of deals, and the bots."""

    setup: Setup
    bots: Sequence[str]
    games: int
    seed: int

    def wants(self, match: Match) -> bool:
        """Whether a match belongs to it."""
        return match.bot in self.bots and match.deal < self.games


Task = tuple[int, str]
"""A deal and the bot that plays it."""


def compete(
    contest: Contest,
    kept: Iterable[Match] = (),
    workers: int = 1,
    played: Callable[[Sequence[Match]], None] = lambda _: None,
    run_tasks: TaskRunner | None = None,
) -> list[Match]:
    """All matches of a contest; stored ones of an earlier run are not repeated.

    The results depend only on the contest, not on whether ``workers`` processes or ``run_tasks``
    play.
    """
    found = {(match.deal, match.bot): match for match in kept if contest.wants(match)}
    order = [(deal, bot) for deal in range(contest.games) for bot in contest.bots]
    missing = [task for task in order if task not in found]
    work = partial(_play, contest.setup.game, contest.setup.to_data(), contest.seed)
    runner = run_tasks or partial(run_in_pool, workers=workers)
    with closing(runner(work, missing)) as portions:
        for portion in portions:
            found |= {(match.deal, match.bot): match for match in portion}
            played(portion)
    return [found[task] for task in order]


def _play(game: str, setup: dict[str, Any], seed: int, tasks: Sequence[Task]) -> list[Match]:
    chosen = find_game(game).setup.from_data(setup)
    return [play_match(chosen, seed, deal, bot) for deal, bot in tasks]


def play_match(setup: Setup, seed: int, deal: int, name: str) -> Match:
    """Play one deal; it has the same seed for every bot."""
    own = game_seed(seed, deal)
    with named_failures(deal, own):
        bot = WatchedBot(contestant(name, own))
        (won, reason, score), turns, decisions = play_game(setup, bot, own)
    return Match(
        bot=name,
        deal=deal,
        won=won,
        reason=reason,
        score=score,
        turns=turns,
        decisions=decisions,
        seconds=round(bot.seconds, 6),
    )


def contestant(name: str, seed: int) -> Bot:
    """A bot of the arena: any bot, or the clairvoyant one."""
    if name != CLAIRVOYANT:
        return make_player(name, seed)
    from vigil.research.simulation.clairvoyant import (
        Clairvoyant,  # NumPy is slow to import
    )

    return Clairvoyant(seed)


class WatchedBot:
    """A bot with a clock that runs while it thinks."""

    def __init__(self, bot: Bot) -> None:
        self._choose = bot.choose
        self.looks_ahead = bot.looks_ahead
        self.seconds = 0.0

    def choose(self, table: Run, decision: Decision) -> int:
        """The choice of the bot."""
        began = thread_time()
        index = self._choose(table, decision)
        self.seconds += thread_time() - began
        return index


# -- the results


@dataclass(frozen=True, kw_only=True)
class Standing:
    """The result of one bot."""

    bot: str
    games: int
    wins: int
    interval: Interval
    """The confidence interval of its share of wins."""
    losses: Mapping[str, int]
    """How many games were lost for each reason, the most frequent first."""
    mean_score: float
    mean_turns: float
    decision_seconds: float
    """Mean processor time of a decision."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games


def standing(bot: str, matches: Iterable[Match]) -> Standing:
    """Add up the matches of a bot (at least one)."""
    own = [match for match in matches if match.bot == bot]
    reasons = Counter(match.reason for match in own if not match.won)
    games, wins = len(own), len(own) - reasons.total()
    return Standing(
        bot=bot,
        games=games,
        wins=wins,
        interval=wilson(wins, games),
        losses=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        mean_score=sum(match.score for match in own) / games,
        mean_turns=sum(match.turns for match in own) / games,
        decision_seconds=sum(m.seconds for m in own) / max(1, sum(m.decisions for m in own)),
    )


SURE: Final = 1 - CONFIDENCE


@dataclass(frozen=True, kw_only=True)
class Duel:
    """Two bots compared deal by deal."""

    one: str
    other: str
    both: int
    one_only: int
    other_only: int
    neither: int
    chance: float
    """p-value of the sign test, corrected by Holm for the pairs of the contest."""

    @property
    def significant(self) -> bool:
        """Whether the difference is significant."""
        return self.chance < SURE


def duels(contest: Contest, matches: Iterable[Match]) -> list[Duel]:
    """Every bot against every other, by the exact sign test, corrected by Holm."""
    won = {(match.bot, match.deal): match.won for match in matches}
    found = [_duel(one, other, contest.games, won) for one, other in combinations(contest.bots, 2)]
    corrected = holm([duel.chance for duel in found])
    return [replace(duel, chance=chance) for duel, chance in zip(found, corrected, strict=True)]


def _duel(one: str, other: str, games: int, won: Mapping[tuple[str, int], bool]) -> Duel:
    both = [deal for deal in range(games) if (one, deal) in won and (other, deal) in won]
    pairs = Counter((won[one, deal], won[other, deal]) for deal in both)
    first, second = pairs[True, False], pairs[False, True]
    return Duel(
        one=one,
        other=other,
        both=pairs[True, True],
        one_only=first,
        other_only=second,
        neither=pairs[False, False],
        chance=sign_test(first, second),
    )
