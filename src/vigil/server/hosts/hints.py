"""Hints at a table: rollouts for the choosing player, refined with every batch."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

from vigil.bots.lookahead import OptionEstimate
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.insight.advice.advise import SCENARIOS, Advice, advised, improved
from vigil.server.common.fair_queue import Place
from vigil.server.hosts.bots import BotWorkers
from vigil.tables.errors import Unavailable
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.thinking import bot_seed
from vigil.tables.host.viewer import Viewer
from vigil.tables.protocol import messages
from vigil.tables.protocol.figures import advised_data

LOGGER: Final = logging.getLogger("vigil")


def portion(
    seed: int, seat: int, save: str, tried: list[OptionEstimate]
) -> tuple[list[OptionEstimate], Advice]:
    """Try the options of a seat in some more scenarios, and report the results."""
    table = Table.load(save)
    table.dealer = SeededDealer(seed)  # nobody may see the dice before they fall
    tried = improved(table, seat, seed, tried)
    return tried, advised(table, seat, tried, SCENARIOS)


class HintRequest(NamedTuple):
    """A request for a hint at this point of the game."""

    viewer: Viewer
    answers: tuple[int, ...]


class Hints:
    """For each seat one batch at a time, while its player watches and the question is open."""

    def __init__(self, table: OpenTable, workers: BotWorkers) -> None:
        self._table = table
        self._workers = workers
        self._requests: dict[int, HintRequest] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def want(self, viewer: Viewer, seat: int) -> None:
        """Try the options of a seat, starting with this viewer's request."""
        self._workers.check(self._place(viewer))
        self._requests[seat] = HintRequest(viewer, self._answers)
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.create_task(self._think(seat))

    def forget(self, viewer: Viewer) -> None:
        """The viewer no longer wants the hint."""
        self._requests = {
            seat: one for seat, one in self._requests.items() if one.viewer is not viewer
        }

    def stop(self) -> None:
        """Stop thinking."""
        for task in self._thinking.values():
            task.cancel()

    def _place(self, viewer: Viewer) -> Place:
        return Place(viewer.address, self._table.row.id)

    @property
    def _answers(self) -> tuple[int, ...]:
        return self._table.room.game.record.answers

    async def _think(self, seat: int) -> None:
        try:
            while (request := self._requests.get(seat)) is not None:
                await self._advise(seat, request)
                if self._requests.get(seat) is request:
                    del self._requests[seat]
        except Unavailable:
            self._requests.pop(seat, None)  # server shutdown
        except Exception:
            LOGGER.exception("a hint failed")
            self._requests.pop(seat, None)
        finally:
            del self._thinking[seat]

    async def _advise(self, seat: int, request: HintRequest) -> None:
        """Send the viewer the result of each portion."""
        save, seed = self._table.room.game.save(), bot_seed(self._table.row.id)
        tried: list[OptionEstimate] = []
        while self._is_open(seat, request):
            call = partial(portion, seed, seat, save, tried)
            tried, advice = await self._workers.run(self._place(request.viewer), call)
            if self._is_open(seat, request):
                request.viewer.tell(told(advice))
            if advice.scenarios >= advice.of:
                return

    def _is_open(self, seat: int, request: HintRequest) -> bool:
        """Whether the same question is still open, and the viewer still watches."""
        is_his = request.viewer in self._table.viewers and seat in request.viewer.seats
        return is_his and self._requests.get(seat) is request and self._answers == request.answers


def told(advice: Advice) -> messages.Advice:
    """A hint as a message to a viewer."""
    options = [advised_data(option) for option in advice.options]
    return messages.Advice(advice.ply, advice.seat, advice.scenarios, advice.of, options)
