"""``vigil play``: a game in plain text."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from vigil.bots import Bot, check_player, make_player, searches
from vigil.cli.options import default_game, read_game, takes_game
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.setups import is_set_up, read_setup, setup_options
from vigil.cli.show import position_text
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.terminal import Screen, Session
from vigil.terminal.files import new_seed, playable, read_table, warn_of_rules
from vigil.words import Words

if TYPE_CHECKING:
    from vigil.bots.crew import Crew


def arguments(parser: Parser) -> None:
    """What the command takes."""
    takes_game(parser)
    setup_options(parser, suggested=True)
    parser.option("--seed", "SEED", type=number("--seed", 0))
    parser.option("--load", "FILE")
    parser.option("--position", "TEXT")
    parser.option("--bot", "BOT", type=check_player)
    parser.option("--humans", "N", type=number("--humans", 0, 4))


def run(args: Namespace, words: Words) -> int:
    """Play to the end, or until somebody leaves."""
    table = open_table(args)
    screen, bots = Screen.of(table.setup, words), bots_of(args, table)
    if isinstance(table.dealer, SeededDealer):
        screen.say("cli-seed", seed=str(table.dealer.seed))
    warn_of_rules(table.record, words)
    Session(table, screen, bots).run()
    return 0


def open_table(args: Namespace) -> Table:
    """A new game, a saved one, or one that begins at a position."""
    if args.load is not None or args.position is not None:
        _refuse_setup(args)
    if args.load is not None:
        return playable(read_table(args.load))
    dealer = SeededDealer(new_seed() if args.seed is None else args.seed)
    if args.position is not None:
        game = read_game(args.game or default_game())
        return Table.at(game, game.read(position_text(args.position)), dealer)
    return Table.start(read_setup(read_game(args.game), args, suggested=True), dealer)


def _refuse_setup(args: Namespace) -> None:
    """A game that has begun has its set-up already."""
    set_up = is_set_up(args, suggested=True)
    if args.load is None and set_up:
        raise UsageError("setup_is_fixed", option="--position")
    own = (args.game, args.seed, args.position)
    if args.load is not None and (set_up or any(value is not None for value in own)):
        raise UsageError("setup_is_fixed", option="--load")


def bots_of(args: Namespace, table: Table) -> dict[int, Bot]:
    """Bots for the seats behind those of the people."""
    if args.bot is None:
        if args.humans is not None:
            raise UsageError("humans_without_bot")
        return {}
    humans, players = 1 if args.humans is None else args.humans, table.setup.players
    if humans > players:
        known = {"value": str(humans), "least": "0", "most": str(players)}
        raise UsageError("number", option="--humans", **known)
    seed = table.dealer.seed if isinstance(table.dealer, SeededDealer) else new_seed()
    seats = range(humans, players)
    crew = whole_crew() if seats and searches(args.bot) else None
    return {seat: make_player(args.bot, seed + seat, crew) for seat in seats}


def whole_crew() -> Crew | None:
    """All cores of the machine, where there are several."""
    from vigil.bots.crew import Crew  # it needs NumPy, which takes its time

    cores = os.cpu_count() or 1
    return Crew(cores) if cores > 1 else None
