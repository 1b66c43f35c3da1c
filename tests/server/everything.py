"""Imports whatever a server imports when it starts, and when games are first played."""

from __future__ import annotations

import gc
from importlib import import_module

import server.serving as _serving  # noqa: F401
from vigil.core.game import find_game
from vigil.core.plugin import find_plugin, plugin_names
from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.run import read_games
from vigil.words.speaker import SPEAKER

for _name in (
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "vigil.server.storage.migrating",
    "vigil.server.storage.postgresql",
    "vigil.server.hosts.postgres_bus",
    "vigil.server.wire.timeout_http",
    "vigil.server.wire.socket_wire",
):
    import_module(_name)
for _name in plugin_names():
    find_game(_name)
    find_plugin(_name).load(SPEAKER)
read_games()
create_app(Config(database=""))  # the framework imports more for the first application
gc.freeze()  # what is never looked through is never copied for a fork either
