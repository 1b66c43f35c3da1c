"""Builds the package with setuptools, including the browser client.

With ``VIGIL_COMPILED`` in the environment the engine in the wheel is compiled to C, which needs a C
compiler; mypyc is installed for it.
"""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import engine
import packing
import setuptools
from npm import PACKAGE, find_npm, npm
from setuptools import Extension, build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_ext import build_ext

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

COMPILED: Final = "VIGIL_COMPILED"


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs: pip and Node for the client, and mypyc for compiling."""
    needed: list[str] = [*build_meta.get_requires_for_build_wheel(config_settings), "pip"]
    if os.environ.get(COMPILED):
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed += ["mypy", *project["dependencies"]]  # it reads the types of imported packages
    return needed if find_npm() else [*needed, PACKAGE]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the client, then the wheel around it, without assets of earlier builds."""
    if npm("run", "build") or engine.main() or packing.main():
        raise SystemExit("the client could not be built")
    shutil.rmtree("build", ignore_errors=True)
    with _with_compiled_modules() if os.environ.get(COMPILED) else nullcontext():
        made: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made


@contextmanager
def _with_compiled_modules() -> Iterator[None]:
    """Add the compiled modules, in the form for releases."""
    from compiled import build  # mypyc is installed only now

    plain = setuptools.setup
    with TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        modules = [Extension(name, []) for name in build(made, Path(folder), trained=True)]

        class Ready(build_ext):  # type: ignore[misc]  # setuptools has no types for it
            def build_extension(self, ext: Extension) -> None:
                target = Path(self.get_ext_fullpath(ext.name))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(made / self.get_ext_filename(ext.name), target)

        command = {"build_ext": Ready}
        setuptools.setup = partial(plain, ext_modules=modules, cmdclass=command)
        try:
            yield
        finally:
            setuptools.setup = plain
