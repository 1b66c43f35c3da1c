"""``python -m vigil.bench SECONDS SERVER RIVALS GAME…``: one form of the engine, as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from vigil.bench.contenders import Rivals, load_rivals
from vigil.bench.form import measured


def main() -> None:
    """Measure and print."""
    seconds, server, file, *games = sys.argv[1:]
    rivals = Rivals() if file == "-" else load_rivals(Path(file))
    found = measured(games, float(seconds), server=server == "server", rivals=rivals)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
