"""The tokens of the seats that were taken at servers, so that one comes back to them."""

from __future__ import annotations

import json
import os
from pathlib import Path

from platformdirs import user_data_path


def _file() -> Path:
    return user_data_path("vigil") / "seats.json"


def token_for(link: str) -> str:
    """The token of one's seat at a table; empty when there is none."""
    return _tokens().get(link, "")


def keep_token(link: str, token: str) -> None:
    """Remember a token; only the owner of the file may read it."""
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(_tokens() | {link: token}, indent=1)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)


def _tokens() -> dict[str, str]:
    try:
        return {str(link): str(token) for link, token in json.loads(_file().read_text()).items()}
    except (OSError, ValueError, AttributeError):
        return {}
