"""The origin of a file of results, stored beside it, so that the same games make the same file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

import vigil
from vigil.research.simulation.results import BadResults

SUFFIX: Final = ".about.json"


class About(msgspec.Struct, frozen=True, kw_only=True):
    """The command that played the games, its seed, the version and the date."""

    command: str
    seed: str
    version: str
    date: str


def about_now(command: str, seed: int) -> About:
    """The origin of results made today by this version."""
    today = datetime.now(UTC).date().isoformat()
    return About(command=command, seed=str(seed), version=vigil.__version__, date=today)


def about_data(command: str, seed: int | None) -> dict[str, Any]:
    """The origin as plain data, printed with a result; a seed may still be secret."""
    facts: dict[str, Any] = msgspec.structs.asdict(about_now(command, seed or 0))
    return facts | ({"seed": None} if seed is None else {})


def about_file(results: str) -> Path:
    """The path of the origin file for a file of results."""
    return Path(f"{results}{SUFFIX}")


def write_about(results: str, about: About) -> None:
    """Write the origin file beside the results."""
    text = msgspec.json.format(msgspec.json.encode(about), indent=2)
    about_file(results).write_bytes(text + b"\n")


def read_about(results: str) -> About | None:
    """The origin of a file of results; nothing if unknown."""
    path = about_file(results)
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=About)
    except msgspec.DecodeError as cause:
        raise BadResults("no_results", file=str(path)) from cause
