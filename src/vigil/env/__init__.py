"""The games as environments for learning programs: Gymnasium and PettingZoo.

Importing this package registers ``vigil/<Game>-v0`` with Gymnasium. ``GameEnv`` is one controller
for all seats, ``env`` and ``raw_env`` have a seat for each agent, ``parallel_env`` asks them at
once; ``vigil.env.open_spiel`` is the same for OpenSpiel. ``docs/environments.md`` has the tables.
"""

from __future__ import annotations

try:
    from vigil.env.aec_env import env, raw_env
    from vigil.env.gym_env import GameEnv
    from vigil.env.parallel_env import parallel_env
    from vigil.env.registration import register_games
except ModuleNotFoundError as missing:
    package = (missing.name or "").partition(".")[0]
    if package in ("", "vigil"):
        raise
    message = f"vigil.env needs {package}: pip install 'vigil-table[rl]'"
    raise ModuleNotFoundError(message, name=missing.name) from None

__all__ = ["GameEnv", "env", "parallel_env", "raw_env"]

register_games()
