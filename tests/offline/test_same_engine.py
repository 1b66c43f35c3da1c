"""The engine for browsers plays as this one does: the same seed and answers, the same record."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any, Final

from npm import search_path

from browser.build import CLIENT, build_client, build_engine
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table

HERE: Final = Path(__file__).parent
GAMES: Final = int(os.environ.get("VIGIL_ENGINE_GAMES", "1"))
"""The number of games of each kind."""

KINDS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("ghost_stories", {"players": 2}),
    ("ghost_stories", {"players": 4, "modules": ["white_moon"]}),
    ("horizons", {"players": 3}),
]


def played(game: str, setup: dict[str, Any], seed: int) -> tuple[list[int], Table]:
    """A game with answers by chance, to its end, and the answers of its players."""
    table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
    chance, given = Random(seed), []
    while table.decision is not None:
        given.append(chance.randrange(len(table.decision.options)))
        table.apply(given[-1])
    return given, table


def replayed_in_a_browser(games: list[tuple[str, dict[str, Any], int, list[int]]]) -> Any:
    node = shutil.which("node", path=search_path())
    assert node is not None
    command = [node, str(HERE / "replay.mjs"), str(CLIENT), str(HERE / "replayed.py")]
    done = subprocess.run(command, input=json.dumps(games).encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return json.loads(done.stdout)


def test_the_same_seed_and_answers_give_the_same_record_in_a_browser() -> None:
    build_client()
    build_engine()
    games = [(game, setup, seed) for game, setup in KINDS for seed in range(7, 7 + GAMES)]
    mine = [played(*one) for one in games]
    given = [(*one, answers) for one, (answers, _) in zip(games, mine, strict=True)]
    expected = [(table.record.to_json(), table.view()) for _, table in mine]
    found = replayed_in_a_browser(given)
    assert found == json.loads(json.dumps(expected))
    assert [json.loads(record)["seed"] for record, _ in found] == [seed for _, _, seed in games]
