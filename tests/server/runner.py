"""Runs a server with the configuration that is given as JSON, and says where it is."""

from __future__ import annotations

import sys

if __name__ == "__main__":  # the processes of its bots read this file too and need no server
    import msgspec

    from vigil.server.config import Config
    from vigil.server.run import serve

    config = msgspec.json.decode(sys.argv[1], type=Config)
    serve(config, lambda address: print(address, flush=True))
