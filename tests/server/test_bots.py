"""Bots that play at tables: they see the game and the question, and nothing that is hidden."""

from __future__ import annotations

import os
import signal
from functools import partial
from unittest.mock import patch

import pytest

from core.play import opened
from vigil.bots import BOTS
from vigil.core import Decision, SeededDealer, Table
from vigil.core.step import Run
from vigil.games.ghost_stories import Setup
from vigil.server.common.fair_queue import Place
from vigil.server.hosts.bots import BotWorkers
from vigil.tables.host.thinking import think


class Spy:
    """Remembers what it was shown, and takes the last option."""

    shown: tuple[Run, Decision]

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: Run, decision: Decision) -> int:
        type(self).shown = table, decision
        return len(decision.options) - 1


def test_a_bot_is_asked_for_its_own_options() -> None:
    table = opened("open", "coin 1", "keep 1", dealer=None)
    with patch.dict(BOTS, {"spy": Spy}):
        for seat, index in ((0, 2), (1, 3)):
            assert think("spy", 1, seat, table.save()) == index
            _, asked = Spy.shown
            assert asked == Decision(seat, "lanterns", (("ready", seat), ("light", seat)))


def test_a_bot_does_not_see_what_the_dealer_will_deal() -> None:
    table = opened(dealer=SeededDealer(2**100))
    with patch.dict(BOTS, {"spy": Spy}):
        think("spy", 7, 0, table.save())
    shown, _ = Spy.shown
    assert isinstance(shown, Table)
    assert isinstance(shown.dealer, SeededDealer)
    assert shown.dealer.seed == 7


@pytest.mark.anyio
async def test_a_bot_whose_process_is_killed_thinks_in_another() -> None:
    save = Table.start(Setup(), SeededDealer(1)).save()
    thinking = partial(think, "random", 5, asked_in(save), save)
    workers = BotWorkers(1)
    try:
        first = await workers.run(Place("here"), thinking)
        process = workers.deep.processes[0]
        os.kill(process, signal.SIGKILL)
        assert await workers.run(Place("here"), thinking) == first
        assert workers.deep.processes[0] != process
    finally:
        await workers.stop()


def asked_in(save: str) -> int:
    decision = Table.load(save).decision
    assert decision is not None
    return decision.seat
