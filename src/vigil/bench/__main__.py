"""``python -m vigil.bench SECONDS SERVER GAME…``: one form of the engine, measured, as JSON."""

from __future__ import annotations

import json
import sys

from vigil.bench.form import measured


def main() -> None:
    """Measure and print."""
    seconds, server, *games = sys.argv[1:]
    print(json.dumps(measured(games, float(seconds), server=server == "server")))


if __name__ == "__main__":
    main()
