"""Parts of Vigil that need an extra."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from shlex import quote
from types import ModuleType
from typing import Final

from vigil.cli.parser import UsageError

DISTRIBUTION: Final = "vigil-table"


def import_with(extra: str, module: str) -> ModuleType:
    """Import a module that needs an extra; without it, one line says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "vigil"):
            raise
        command = how_to_install(extra)
        raise UsageError("extra_missing", package=package, command=command) from missing


def how_to_install(extra: str) -> str:
    """The command that adds an extra to this installation, for any shell."""
    python, wanted = quote(sys.executable), f"'{DISTRIBUTION}[{extra}]'"
    if find_spec("pip") is None:  # as in an environment made by uv
        return f"uv pip install --python {python} {wanted}"
    return f"{python} -m pip install {wanted}"
