"""The tokens of your seats and tables on servers, so that you can return to them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

HOST: Final = "#host"
"""Behind the link of a table that one has made."""
PROOF: Final = "#proof"
"""Behind the link of a table to whose dice one has added entropy."""


def _file() -> Path:
    return user_data_path("vigil") / "seats.json"


def token_for(link: str) -> str:
    """The token of one's seat at a table; empty when there is none."""
    return _tokens().get(link, "")


def host_token_for(link: str) -> str:
    """The token of a table that one has made; empty when another player has."""
    return _tokens().get(f"{link}{HOST}", "")


def keep_token(link: str, token: str, before: str = "") -> None:
    """Remember the token of a seat; an empty one forgets it.

    Where ``before`` is given, only in its place: another terminal may have a newer one.
    """
    if not before or token_for(link) == before:
        _keep({link: token})


def keep_host_token(link: str, token: str) -> None:
    """Remember the token of a table that one has made."""
    _keep({f"{link}{HOST}": token})


def luck_for(link: str) -> dict[int, str]:
    """The entropy that we have added to the dice of a table, by seat."""
    pairs = [one.split(":") for one in proof_for(link).split()[3::2]]
    return {int(seat): luck for seat, luck in pairs}


def keep_luck(link: str, commitment: str, luck: Mapping[int, str]) -> None:
    """Remember what the server has committed to, and the entropy that we have added."""
    parts = [f"--luck {seat}:{given}" for seat, given in luck.items()]
    _keep({f"{link}{PROOF}": " ".join([f"--commitment {commitment}", *parts])})


def proof_for(link: str) -> str:
    """The options of ``vigil verify`` for a table; empty where we have added nothing."""
    return _tokens().get(f"{link}{PROOF}", "")


def _keep(new: dict[str, str]) -> None:
    """Write tokens down; only the owner of the file may read it."""
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {link: token for link, token in (_tokens() | new).items() if token}
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(json.dumps(kept, indent=1))


def _tokens() -> dict[str, str]:
    try:
        return {str(link): str(token) for link, token in json.loads(_file().read_text()).items()}
    except (OSError, ValueError, AttributeError):
        return {}
