"""How the package is built: as setuptools does it, with the client for browsers inside."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from typing import Any

from npm import PACKAGE, find_npm, npm
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and Node where there is none."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if find_npm() else [*needed, PACKAGE]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the client, then the wheel around it; assets of earlier builds stay out."""
    if npm("run", "build"):
        raise SystemExit("the client could not be built")
    shutil.rmtree("build/lib", ignore_errors=True)
    made: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made
