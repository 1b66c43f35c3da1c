"""Runs a server with the configuration that is given as JSON, and says where it is."""

from __future__ import annotations

import sys

import msgspec

from vigil.server.config import Config
from vigil.server.run import serve

if __name__ == "__main__":
    config = msgspec.json.decode(sys.argv[1], type=Config)
    serve(config, lambda address: print(address, flush=True))
