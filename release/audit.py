"""``make audit``: known weaknesses of what Vigil is made of."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from project import ROOT

sys.path.append(str(ROOT / "web"))
from npm import find_npm  # it lies with the client

FOUND: Final = re.compile(r"\b[1-9]\d* (known |low |moderate |high |critical |severity )*vulnerab")
CLEAN: Final = re.compile(r"No known vulnerabilities found|found 0 vulnerabilities")
PATIENCE: Final = 300
"""Seconds for a list that does not answer."""


def audited(name: str, command: list[str], folder: Path) -> int:
    """Ask one list; 1 for a weakness, 0 for none or for no answer."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        said = f"{done.stdout}\n{done.stderr}"
    except subprocess.TimeoutExpired:
        said = ""
    if CLEAN.search(said):
        print(f"{name}: no known weakness")
        return 0
    if FOUND.search(said.lower()):
        print(f"{name}: weaknesses are known\n{said.strip()}")
        return 1
    print(f"{name}: not audited, the list of known weaknesses cannot be reached from here")
    return 0


def main() -> int:
    """Audit the Python packages as they are pinned, and those of the client."""
    pinned = [sys.executable, "-m", "pip_audit", "--progress-spinner", "off", "--disable-pip"]
    pinned += ["--no-deps", "--requirement", "constraints.txt", "--timeout", "15"]
    status = audited("Python packages", pinned, ROOT)
    npm = find_npm()
    if npm is None:
        print("client: not audited, npm is not installed")
        return status
    client = [npm, "audit", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=15000"]
    return max(status, audited("client", client, ROOT / "web"))


if __name__ == "__main__":
    sys.exit(main())
