"""``vigil serve``: tables for people in different homes."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from platformdirs import user_data_path

from vigil.cli.parser import Parser, number
from vigil.server.config import Config
from vigil.server.database import BadDatabase
from vigil.server.run import CannotListen, serve
from vigil.words import Words, explain

CANNOT_SERVE: Final = 1
HIGHEST_PORT: Final = 65535


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.option("--host", "HOST", default="127.0.0.1")
    parser.option("--port", "PORT", type=number("--port", 0, HIGHEST_PORT), default=8000)
    parser.option("--database", "DATABASE", default=default_database())
    parser.option("--bot-workers", "N", type=number("--bot-workers", 1, 64), default=1)
    parser.option("--origin", "ORIGIN", action="append", default=[])


def default_database() -> str:
    """The file of the embedded database in the user's data folder."""
    return str(user_data_path("vigil") / "vigil.db")


def run(args: Namespace, words: Words) -> int:
    """Serve until a signal comes; what keeps the server from starting is one line."""
    config = Config(
        database=args.database,
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        bot_workers=args.bot_workers,
    )
    try:
        serve(config, lambda address: print(words.text("cli-serving", address=address), flush=True))
    except (BadDatabase, CannotListen) as error:
        print(f"vigil: {explain(error, words)}", file=sys.stderr)
        return CANNOT_SERVE
    return 0
