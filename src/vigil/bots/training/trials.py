"""Games in which the options of questions are tried, as training data for a policy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from vigil.bots.heuristics import REFUSED, Heuristics, heuristics_of
from vigil.bots.policy import WORTH, learned_worths, within_reach
from vigil.bots.rollouts import Rollouts
from vigil.bots.rules_bot import worths_of
from vigil.bots.styles import PLAIN
from vigil.bots.training.distil import Choice
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.game import Setup
from vigil.core.table import Table

OPTIONS: Final = 6
SCENARIOS: Final = (4, 4)
"""How many scenarios an option is tried in at first, and again if it is still in question."""
BEHIND: Final = 0.05
"""How much less often an option wins that is tried no longer."""
GREED: Final = (0.3, 0.7, 1.0)
"""How often the best option is taken in a game; otherwise the policy's favourite."""
SLIPS: Final = (0.0, 0.0, 0.03)
"""How often any option is taken instead."""
SELDOM: Final = 0.35
"""How often questions are tried out that decide little."""
MATTER: Final = 1e-4


def tried_out(setup: Setup, seed: int, decisive: Sequence[str]) -> Iterator[tuple[str, Choice]]:
    """The questions of one game that matter, by kind, with the results of their options."""
    rules, random = heuristics_of(setup.game), Random(seed)
    table: Table[Any] = Table.start(setup, SeededDealer(seed))
    greed, slips = random.choice(GREED), random.choice(SLIPS)
    while (decision := table.decision) is not None:
        question = decision.parts[0] if decision.parts else decision
        likely = likely_options(table, question)
        answer = likely[0]
        counts = question.kind in decisive or random.random() < SELDOM
        if counts and len(likely) > 1 and question.kind in rules.cues:
            chances = tried(table, likely, random.getrandbits(40))
            if max(chances.values()) - min(chances.values()) > MATTER:
                yield question.kind, choice_of(rules, table, question, chances, seed)
            if random.random() < greed:
                answer = max(chances, key=lambda index: chances[index])
            elif random.random() < slips:
                answer = random.choice(likely)
        table.apply(answer)


def likely_options(table: Table[Any], question: Decision) -> list[int]:
    """The options worth most by the policy, those that are refused aside."""
    worths = learned_worths(table.state, question)
    order = sorted(range(len(worths)), key=lambda index: -worths[index])
    return [index for index in order if worths[index] > REFUSED][:OPTIONS] or order[:1]


def tried(table: Table[Any], options: Sequence[int], seed: int) -> dict[int, float]:
    """The chance of winning after each option, all in the same scenarios."""
    rollouts, left, first = Rollouts(table, 1, seed), list(options), 0
    found: dict[int, list[float]] = {index: [] for index in options}
    for size in SCENARIOS:
        for row in rollouts.chances(left, range(first, first + size)):
            for index, chance in zip(left, row, strict=True):
                found[index].append(chance)
        first += size
        means = {index: sum(found[index]) / len(found[index]) for index in left}
        left = [index for index in left if means[index] > max(means.values()) - BEHIND]
        if len(left) == 1:
            break
    return {index: sum(chances) / len(chances) for index, chances in found.items()}


def choice_of(
    rules: Heuristics[Any, Any],
    table: Table[Any],
    question: Decision,
    chances: dict[int, float],
    game: int,
) -> Choice:
    """The data about the options that were tried."""
    worths = within_reach(worths_of(table.state, question))
    now = rules.analyse(table.state, question, PLAIN)
    figures = []
    for index in chances:
        option = question.options[index]
        found = {WORTH: worths[index]}
        cue = rules.cues[question.kind].get(str(option[0]))
        for name, value in cue(now, option) if cue else ():
            found[name] = found.get(name, 0.0) + value
        figures.append(found)
    return Choice(
        tuple(worths[index] for index in chances), tuple(figures), tuple(chances.values()), game
    )
