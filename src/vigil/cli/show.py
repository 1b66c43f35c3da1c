"""``vigil show``: a position in notation as a picture, with the options it offers."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from vigil.cli.input_text import STDIN, input_text
from vigil.cli.options import game_option, read_game
from vigil.cli.parser import Parser, UsageError, number
from vigil.core.dealer import SeededDealer
from vigil.core.game import Game
from vigil.core.table import Table
from vigil.terminal import Screen
from vigil.words import Speaker, Words


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("position", "POSITION")
    game_option(parser)
    parser.option("--seed", "SEED", type=number("--seed", 0))
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Print the board and the options, or the same as data."""
    game = read_game(args.game)
    if args.position is None:
        raise UsageError("which_position", example=example(game, words.of(game.name)))
    dealer = None if args.seed is None else SeededDealer(args.seed)
    state = game.read(position_text(args.position))
    table = Table.at(game, state, dealer)
    screen = Screen.of(table.setup, words)
    if args.json:
        data = {"game": game.name, "position": game.write(state)}
        print(json.dumps(data | as_data(table, screen.speaker), ensure_ascii=False))
    else:
        show_table(screen, table)
    return 0


def as_data(table: Table, speaker: Speaker) -> dict[str, Any]:
    """The table as plain data, with the question and its options in words."""
    view, decision = table.view(), table.decision
    if decision is None:
        return {"view": view, "question": None, "options": []}
    options = [speaker.option(option, decision, view) for option in decision.options]
    return {"view": view, "question": speaker.question(decision, view), "options": options}


def example(game: Game, words: Words) -> str:
    """An example position: of the named game, else of the default one."""
    key = f"cli-position-{game.name}"
    return words.text(key) if words.has(key) else game.write(game.new(game.setup.from_data({})))


def position_text(text: str) -> str:
    """A position as given, or from the file that is named instead."""
    if text == STDIN or _is_file(text):
        return input_text(text)
    if ":" not in text:
        raise UsageError("no_position", value=text)
    return text


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False


def show_table(screen: Screen, table: Table) -> None:
    """Print the board, then the question or how the game ended."""
    screen.board(table)
    if table.decision is None:
        screen.outcome(table)
    else:
        screen.question(table, table.decision)
