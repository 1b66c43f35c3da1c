"""Parts of Vigil that need more than the plain package brings."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from vigil.cli.parser import UsageError


def import_with(extra: str, module: str) -> ModuleType:
    """A module that needs the packages of an extra; without them one line says how to get them."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "vigil"):
            raise
        raise UsageError("extra_missing", package=package, extra=extra) from missing
