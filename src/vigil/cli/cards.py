"""``vigil cards``: everything in the box, and what a word means."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from vigil.cli.options import DEFAULT_GAME, read_game
from vigil.cli.parser import Parser, UsageError
from vigil.cli.setups import EDITION, read_setup, setup_option
from vigil.core.game import Content
from vigil.terminal import Screen
from vigil.terminal.lookup import find, pieces_of, show_found
from vigil.words import Speaker, Words


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("word", "WORD")
    parser.option("--game", "GAME", default=DEFAULT_GAME)
    setup_option(parser, EDITION)
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Print what was found."""
    game = read_game(args.game)
    screen = Screen.of(read_setup(game, args), words)
    everything = list(pieces_of(game.name, screen.edition))
    found = everything if args.word is None else find(game.name, args.word, screen.edition)
    if not found:
        raise UsageError("nothing_found", word=args.word, game=game.name)
    if args.json:
        data = [as_data(entry, screen.speaker) for entry in found]
        print(json.dumps(data, ensure_ascii=False))
    else:
        show_found(screen, found)
    return 0


def as_data(entry: Content, speaker: Speaker) -> dict[str, Any]:
    """One thing as plain data, with its name and text."""
    return {
        "kind": entry.kind,
        "id": entry.id,
        "name": speaker.name(entry.kind, entry.id),
        "text": speaker.text(entry.kind, entry.id),
        "facts": dict(entry.facts),
    }
