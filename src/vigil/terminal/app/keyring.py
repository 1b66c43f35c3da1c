"""Your tokens for seats and tables on servers, so that you can return to them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

HOST: Final = "#host"
"""The suffix of the link of a table you made."""
PROOF: Final = "#proof"
"""The suffix of the link of a table to whose dice you added entropy."""


def _file() -> Path:
    return user_data_path("vigil") / "seats.json"


def token_for(link: str) -> str:
    """Your seat token for a table; empty if there is none."""
    return _tokens().get(link, "")


def host_token_for(link: str) -> str:
    """Your host token for a table; empty if you have none."""
    return _tokens().get(f"{link}{HOST}", "")


def keep_token(link: str, token: str, before: str = "") -> None:
    """Store the token of a seat; an empty one deletes it.

    If ``before`` is given, only that token is replaced: another terminal may have a newer one.
    """
    if not before or token_for(link) == before:
        _keep({link: token})


def keep_host_token(link: str, token: str) -> None:
    """Store the host token of a table."""
    _keep({f"{link}{HOST}": token})


def luck_for(link: str) -> dict[int, str]:
    """The entropy we added to the dice of a table, by seat."""
    pairs = [one.split(":") for one in proof_for(link).split()[3::2]]
    return {int(seat): luck for seat, luck in pairs}


def keep_luck(link: str, commitment: str, luck: Mapping[int, str]) -> None:
    """Store the server's commitment and the entropy we added."""
    parts = [f"--luck {seat}:{given}" for seat, given in luck.items()]
    _keep({f"{link}{PROOF}": " ".join([f"--commitment {commitment}", *parts])})


def proof_for(link: str) -> str:
    """The options of ``vigil verify`` for a table; empty if we have added nothing."""
    return _tokens().get(f"{link}{PROOF}", "")


def _keep(new: dict[str, str]) -> None:
    """Write the tokens; only the owner may read the file."""
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
