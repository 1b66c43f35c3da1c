"""Tables for the application: a game, its bots, and ways to wait and to look."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from vigil.bots import make_bot
from vigil.core import SeededDealer, Table, find_game
from vigil.terminal import Screen, Sitting
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.backend import LocalBackend
from vigil.words import Words


def table_of(game: str, players: int = 2, seed: int = 7, **data: Any) -> Table:
    setup = find_game(game).setup.from_data({"players": players, "ask_all": False} | data)
    return Table.start(setup, SeededDealer(seed))


def played(table: Table, answers: int) -> Table:
    """The table after this many answers of the rules bot."""
    bot = make_bot("rules", 1)
    for _ in range(answers):
        if (decision := table.decision) is None:
            break
        seat = decision.seats()[0]
        own = decision.options_of(seat)
        table.apply(own[bot.choose(table, decision.put_to(seat))])
    return table


def app_at(
    table: Table, bots: int = 0, language: str = "en", kept: bool = False, **settings: Any
) -> TableApp:
    """The application at a table, with rules bots in the last seats."""
    players = table.setup.players
    names = dict.fromkeys(range(players - bots, players), "rules")
    made = {seat: make_bot(name, 7 + seat) for seat, name in names.items()}
    words = Words(language)
    backend = LocalBackend(Sitting(table, made, names), words, kept)
    screen = Screen.of(table.setup, words)
    return TableApp(backend, screen, **({"beat": 0} | settings))


async def quiet(pilot: Pilot[str], *groups: str) -> None:
    """Wait until these groups, or all of them, have nothing to do, and all is drawn."""
    await pilot.pause()
    while any(
        not worker.is_finished and worker.group in (groups or (worker.group,))
        for worker in pilot.app.workers
    ):
        await pilot.pause(0.01)
    await pilot.pause()


def shown(app: TableApp) -> str:
    """The screen as text."""
    strips = app.screen._compositor.render_strips()
    lines = ("".join(segment.text for segment in strip) for strip in strips)
    return "\n".join(line.rstrip() for line in lines)
