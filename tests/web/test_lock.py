"""The list of the client's modules serves every platform and every registry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

LOCK: Final = Path(__file__).parents[2] / "web" / "package-lock.json"
MODULES: Final[dict[str, dict[str, Any]]] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
NATIVE: Final = ("@rolldown/binding", "lightningcss")
"""Programs that come in a package for each platform, by the beginning of its name."""

PLATFORMS: Final = (
    *("linux-x64-gnu", "linux-arm64-gnu", "linux-x64-musl", "linux-arm64-musl"),
    *("darwin-x64", "darwin-arm64", "win32-x64-msvc", "win32-arm64-msvc"),
)


def test_it_names_no_registry_and_every_module_by_its_contents() -> None:
    installed = [(name, module) for name, module in MODULES.items() if name]
    assert [name for name, module in installed if "resolved" in module] == []
    assert [name for name, module in installed if "integrity" not in module] == []


@pytest.mark.parametrize("native", NATIVE)
@pytest.mark.parametrize("platform", PLATFORMS)
def test_it_has_the_programs_of_every_platform(native: str, platform: str) -> None:
    system, processor, *_ = platform.split("-")
    module = MODULES[f"node_modules/{native}-{platform}"]
    assert (module["os"], module["cpu"], module["optional"]) == ([system], [processor], True)


def test_it_leaves_out_nothing_that_a_platform_might_need() -> None:
    wanted = {
        name for module in MODULES.values() for name in module.get("optionalDependencies", ())
    }
    assert {name for name in wanted if f"node_modules/{name}" not in MODULES} == set()
    assert [name for name, module in MODULES.items() if module.get("extraneous")] == []
