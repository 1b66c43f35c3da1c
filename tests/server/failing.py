"""Runs a server that has a mistake: it cannot look at any table."""

from __future__ import annotations

import sys
from typing import Never

if __name__ == "__main__":
    import msgspec

    from vigil.server.config import Config
    from vigil.server.hosts.hub import Hub
    from vigil.server.run import serve

    async def fail(_: Hub, id: str) -> Never:
        """What nobody foresaw."""
        raise RuntimeError(f"cannot look at {id}")

    Hub.room = fail  # type: ignore[method-assign,assignment]
    config = msgspec.json.decode(sys.argv[1], type=Config)
    serve(config, lambda address: print(address, flush=True))
