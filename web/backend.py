"""How the package is built: as setuptools does it, with the client for browsers inside.

With ``VIGIL_COMPILED`` in the environment the engine in the wheel is compiled to C; that needs a C
compiler, and mypyc is brought along.
"""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import engine
import setuptools
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

COMPILED: Final = "VIGIL_COMPILED"


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, pip and Node for the client, and mypyc where it is to compile."""
    needed: list[str] = [*build_meta.get_requires_for_build_wheel(config_settings), "pip"]
    if os.environ.get(COMPILED):
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed += ["mypy", *project["dependencies"]]  # it reads the types of what is imported
    return needed if find_npm() else [*needed, PACKAGE]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the client, then the wheel around it; assets of earlier builds stay out."""
    if npm("run", "build") or engine.main():
        raise SystemExit("the client could not be built")
    shutil.rmtree("build", ignore_errors=True)
    with _with_compiled_modules() if os.environ.get(COMPILED) else nullcontext():
        made: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made


@contextmanager
def _with_compiled_modules() -> Iterator[None]:
    """Let setuptools build the compiled modules too."""
    from compiled import ParallelBuild, extensions, prepared  # mypyc is there only now

    plain = setuptools.setup
    with TemporaryDirectory() as folder:
        work = Path(folder)
        with chdir(prepared(work)):
            modules = extensions(work)
        for module in modules:  # setuptools takes no absolute paths
            module.sources = [os.path.relpath(name) for name in module.sources]
            module.depends = [os.path.relpath(name) for name in module.depends]
        build = {"build_ext": ParallelBuild}
        setuptools.setup = partial(plain, ext_modules=modules, cmdclass=build)
        try:
            yield
        finally:
            setuptools.setup = plain
