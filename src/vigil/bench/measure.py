"""Measuring: short rounds that alternate between the contenders, medians at the end.

Processor time is counted, so other work on the machine does not distort it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from vigil.bench.contenders import Contender

ROUNDS: Final = 5
COPY_EVERY: Final = 7
"""A position is copied after this many decisions."""
COPIES: Final = 20
"""Copies made of one position for one sample."""


class Speed(NamedTuple):
    """Medians over the rounds."""

    decisions_per_second: float
    games_per_second: float
    copy_us: float


@dataclass
class Samples:
    """The samples of one contender."""

    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    def speed(self) -> Speed:
        """The medians."""
        return Speed(median(self.decisions), median(self.games), median(self.copies))


def measure(
    contenders: Sequence[Contender],
    seconds: float,
    progress: Callable[[], None] = lambda: None,
) -> dict[str, Speed]:
    """Measure all contenders side by side for about that many seconds."""
    slot = seconds / (ROUNDS * len(contenders) * 2)
    samples = {contender.name: Samples() for contender in contenders}
    for number in range(ROUNDS):
        for contender in contenders:
            play(contender, samples[contender.name], number, slot)
            copy(contender, samples[contender.name], number, slot)
            progress()
    return {name: sample.speed() for name, sample in samples.items()}


def measure_steps(
    contenders: Mapping[str, Contender | None], seconds: float
) -> dict[str, float | None]:
    """Steps per second of each environment present, measured side by side."""
    there = [contender for contender in contenders.values() if contender is not None]
    samples = {contender.name: Samples() for contender in there}
    slot = seconds / (ROUNDS * max(1, len(there)))
    for number in range(ROUNDS):
        for contender in there:
            play(contender, samples[contender.name], number, slot)
    return {
        name: median(samples[name].decisions) if contender is not None else None
        for name, contender in contenders.items()
    }


def play(contender: Contender, samples: Samples, number: int, slot: float) -> None:
    """Play whole games until the time slot is over."""
    decisions = games = 0
    began = process_time()
    for seed in count(1000 * number):
        decisions += sum(1 for _ in contender.positions(seed))
        games += 1
        if process_time() - began >= slot:
            break
    spent = process_time() - began
    samples.decisions.append(decisions / spent)
    samples.games.append(games / spent)


def copy(contender: Contender, samples: Samples, number: int, slot: float) -> None:
    """Copy positions from random games until the time slot is over."""
    ends = process_time() + slot
    for seed in count(1000 * number):
        for ply, position in enumerate(contender.positions(seed)):
            if ply % COPY_EVERY == 0:
                samples.copies.append(copy_us(contender.copy, position))
            if process_time() >= ends:
                return


def copy_us(copy: Callable[[object], object], position: object) -> float:
    """Microseconds for one copy of a position."""
    began = process_time()
    for _ in range(COPIES):
        copy(position)
    return (process_time() - began) * 1e6 / COPIES


def ratios(speeds: Mapping[str, Speed], game: str) -> dict[str, float]:
    """Ours divided by catanatron's, where it was measured; for copies less is better."""
    peer = speeds.get("catanatron")
    if peer is None:
        return {}
    run, table = speeds[f"{game} run"], speeds[f"{game} table"]
    return {
        "decisions_per_second": run.decisions_per_second / peer.decisions_per_second,
        "games_per_second": run.games_per_second / peer.games_per_second,
        "table_decisions_per_second": table.decisions_per_second / peer.decisions_per_second,
        "copy_us": run.copy_us / peer.copy_us,
        "fork_us": table.copy_us / peer.copy_us,
    }
