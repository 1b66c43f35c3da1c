"""The options of ``vigil admin``; they can be read where the extra ``server`` is missing."""

from __future__ import annotations

from vigil.cli.parser import Parser
from vigil.cli.serve_options import default_database


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("action", "ACTION")
    parser.takes("table", "TABLE")
    parser.option("--database", "DATABASE", default=default_database())
    parser.option("--file", "FILE")
    parser.option("--json")
