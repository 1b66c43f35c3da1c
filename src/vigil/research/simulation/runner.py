"""Series of games, added up and, if requested, written game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter

import vigil
from vigil.bots import make_players
from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.core.facts import Cell
from vigil.core.game import find_game
from vigil.research.simulation.batches import Batch, WantedTables, play_batches
from vigil.research.simulation.checkpoint import Checkpoint, named
from vigil.research.simulation.columns import columns_of, setup_cells, turn_columns_of
from vigil.research.simulation.games import game_seed
from vigil.research.simulation.interrupts import interrupts_deferred
from vigil.research.simulation.plan import Plan, Sweep, names_of
from vigil.research.simulation.results import BadResults
from vigil.research.simulation.summary import Summary, Tally, summarise
from vigil.research.simulation.writing import check_writable, write_draft


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Summary:
    """Play the games of a plan; the results depend only on the plan, not on the workers."""
    began = perf_counter()
    simulation = Simulation([plan])
    simulation.play(partial(run_in_pool, workers=workers), progress)
    return summarise(simulation.tallies[0], perf_counter() - began)


class Simulation:
    """Plans played side by side; results are added up and stored."""

    def __init__(
        self, plans: Sequence[Plan], checkpoint: Checkpoint | None = None, turns: str = ""
    ) -> None:
        """The plans may differ in setup and bots; ``turns`` names a table of turns."""
        for plan in plans:
            make_players(plan.players, plan.seed)
        self.sweep = Sweep.of(plans)
        self.tallies = [Tally() for _ in plans]
        self._wanted = WantedTables(games=checkpoint is not None, turns=bool(turns))
        self._turns = turns
        self._checkpoint = checkpoint
        if checkpoint is not None:
            self._go_on(checkpoint)

    def _go_on(self, checkpoint: Checkpoint) -> None:
        """Count the games of earlier runs; files already written are not touched."""
        if self._turns:
            with named(self._turns):
                check_writable(self._turns)
        if checkpoint.head is None:
            self._check_free(checkpoint)
        for batch in checkpoint.open(self.sweep, self._wanted):
            self._count(batch)
        if self.done < self.sweep.total:
            self._check_free(checkpoint)

    def _check_free(self, checkpoint: Checkpoint) -> None:
        for path in filter(None, (checkpoint.out, self._turns)):
            if Path(path).exists():
                raise BadResults("exists", file=path)

    @property
    def done(self) -> int:
        """The number of games played, earlier runs included."""
        return sum(tally.games for tally in self.tallies)

    def _count(self, batch: Batch) -> None:
        for series, tally in batch.tallies.items():
            self.tallies[series].add(tally)

    def play(self, run_tasks: TaskRunner, progress: Callable[[int], None] = lambda _: None) -> None:
        """Play the remaining games."""
        work = partial(play_batches, self.sweep, self._wanted)
        with closing(run_tasks(work, self._missing())) as portions:
            for batch in chain.from_iterable(portions):
                with interrupts_deferred():
                    if self._checkpoint is not None:
                        self._checkpoint.add(batch)
                    self._count(batch)
                progress(batch.count)

    def _missing(self) -> Sequence[int]:
        """The places of games that are still to be played."""
        done = (
            []
            if self._checkpoint is None
            else sorted(self._checkpoint.done, key=lambda run: run.start)
        )
        if not done:
            return range(self.sweep.total)
        starts, stops = [run.start for run in done], [run.stop for run in done]
        gaps = zip([0, *stops], [*starts, self.sweep.total], strict=True)
        return [place for stop, start in gaps for place in range(stop, start)]

    def close(self) -> None:
        """Close the checkpoint; its contents stay."""
        if self._checkpoint is not None:
            self._checkpoint.close()

    def write(self) -> None:
        """Turn the checkpoint into tables; they appear when both are complete."""
        checkpoint, game = self._checkpoint, self.sweep.game
        if checkpoint is None:
            return
        drafts = []
        if self._turns:
            with named(self._turns):
                drafts.append(
                    write_draft(self._turns, turn_columns_of(game), self._turn_rows(checkpoint))
                )
        with named(checkpoint.out):
            drafts.append(
                write_draft(checkpoint.out, columns_of(game), self._game_rows(checkpoint))
            )
        for draft in drafts:
            draft.publish()
        checkpoint.remove()

    def _game_rows(self, checkpoint: Checkpoint) -> Iterator[list[Cell]]:
        sweep = self.sweep
        whence = (sweep.game, find_game(sweep.game).rules_version, vigil.__version__)
        setups = [list(setup_cells(setup).values()) for setup in sweep.setups()]
        bots = [names_of(series.players) for series in sweep.series]
        for batch in checkpoint.batches():
            for place, row in enumerate(batch.unpacked(), batch.first):
                cell, number = divmod(place, sweep.games)
                (won, reason, score), turns, decisions = row.played
                seed = str(game_seed(sweep.seed, number))
                own = (number, seed, won, reason, score, turns, decisions)
                yield [*whence, cell, *setups[cell], bots[cell], *own, *row.facts]

    def _turn_rows(self, checkpoint: Checkpoint) -> Iterator[list[Cell]]:
        for batch in checkpoint.batches():
            for place, row in enumerate(batch.unpacked(), batch.first):
                for cells in row.turns:
                    yield [*divmod(place, self.sweep.games), *cells]
