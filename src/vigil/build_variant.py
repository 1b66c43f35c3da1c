"""Which build of the engine runs: compiled, or the Python sources.

The compiled modules lie beside the sources and take precedence, unless ``VIGIL_PURE`` is set in the
environment.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

VARIABLE: Final = "VIGIL_PURE"


class Sources:
    """Finds modules of this package as sources only."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,  # noqa: ARG004  # as finders are asked
    ) -> ModuleSpec | None:
        """The source of a module of this package; nothing for other modules."""
        if not name.startswith("vigil."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def choose_build_variant() -> None:
    """Use the sources if the environment asks for them; called before the engine is imported."""
    if os.environ.get(VARIABLE) and Sources not in sys.meta_path:
        sys.meta_path.insert(0, Sources)


def build_variant() -> str:
    """``compiled`` or ``pure``."""
    from vigil.core import step

    return "pure" if str(step.__file__).endswith(".py") else "compiled"
