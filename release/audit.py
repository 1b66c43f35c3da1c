"""``make audit``: known weaknesses of what Vigil is made of."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from project import ROOT

sys.path.append(str(ROOT / "tools"))
from npm import find_npm  # it lies with the client

PATIENCE: Final = 300
"""Seconds for a list that does not answer."""
Read = Callable[[Any], tuple[int, list[str]]]
"""What an answer says: how many packages were looked up, and the weak ones."""


def answer(command: list[str], folder: Path) -> Any:
    """What a program prints as JSON; nothing where it prints something else."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return {}


def of_python(said: Any) -> tuple[int, list[str]]:
    """The answer of pip-audit; a package that its list does not know was not looked up."""
    known = [one for one in said.get("dependencies", ()) if "skip_reason" not in one]
    weak = [f"{one['name']} {one['version']}: {ids(one)}" for one in known if one["vulns"]]
    return len(known), weak


def ids(package: Any) -> str:
    """The names of the weaknesses of a package."""
    return ", ".join(str(weakness["id"]) for weakness in package["vulns"])


def of_npm(said: Any) -> tuple[int, list[str]]:
    """The answer of npm; without figures it has not reached its list."""
    looked_up = said.get("metadata", {}).get("dependencies", {}).get("total", 0)
    weak = said.get("vulnerabilities", {}).items()
    return looked_up, [f"{name}: {facts['severity']}" for name, facts in weak]


def told(name: str, said: Any, read: Read) -> int:
    """Say in one line what a list knows, and which packages are weak; 1 for those."""
    looked_up, weak = read(said)
    if not looked_up:
        print(f"{name}: not audited, the list of known weaknesses cannot be reached from here")
    elif not weak:
        print(f"{name}: no known weakness in {looked_up} packages")
    else:
        print(f"{name}: weaknesses are known\n  " + "\n  ".join(weak))
    return bool(weak)


def main() -> int:
    """Audit the Python packages as they are pinned, and those of the client."""
    pinned = [sys.executable, "-m", "pip_audit", "--progress-spinner", "off", "--disable-pip"]
    pinned += ["--no-deps", "--requirement", "constraints.txt", "--timeout", "15"]
    status = told("Python packages", answer([*pinned, "--format", "json"], ROOT), of_python)
    npm = find_npm()
    if npm is None:
        print("client: not audited, npm is not installed")
        return status
    client = [npm, "audit", "--json", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=15000"]
    return max(status, told("client", answer(client, ROOT / "web"), of_npm))


if __name__ == "__main__":
    sys.exit(main())
