"""A server starts without what it may never need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.serving import serving
from vigil.core.game import find_game, game_names

RARE = ("numpy", "alembic", "asyncpg", "sqlalchemy.orm")
"""Nets, migrations and PostgreSQL, which take longer to import than the rest takes to start."""


def test_a_server_with_a_file_of_its_own_imports_no_more_than_it_needs(tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    with serving(database):
        pass  # the schema is there now
    code = (
        "import asyncio, sys; from vigil.server.config import Config;"
        "from vigil.server.app import create_app; from vigil.server.services import open_services;"
        f"config = Config(database={database!r}); create_app(config);"
        "asyncio.run(open_services(config));"
        f"sys.exit(', '.join(name for name in {RARE!r} if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""


def test_a_server_has_read_all_games_when_it_is_ready(tmp_path: Path) -> None:
    code = (
        "import os, sys; from vigil.server.config import Config;"
        "from vigil.server.run import serve;"
        f"config = Config(database={str(tmp_path / 'vigil.db')!r}, port=0);"
        "serve(config, lambda _: (print(*sys.modules, flush=True), os._exit(0)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    rules = {find_game(name).new.__module__ for name in game_names()}
    ours = {name for name in rules if name.startswith("vigil.games.")}
    assert ours
    assert ours <= set(done.stdout.split())
