"""A game is written with ``vigil.game`` alone: the example, the guide, the page of names."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import vigil.game
from examples.installed import ROOT, SOURCE
from examples.test_page import SESSIONS, SMALL

PAGES: Final = "\n".join(
    page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs" / "api").glob("*.md"))
)


def foreign(source: str) -> list[str]:
    """The modules of Vigil besides ``vigil.game`` that a source imports from."""
    return [name for name in _imported(source) if name.split(".")[0] == "vigil"]


def _imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module not in (None, "vigil.game"):
            yield str(node.module)


@pytest.mark.parametrize("file", sorted((SOURCE / "src").rglob("*.py")), ids=lambda one: one.name)
def test_the_example_imports_nothing_else(file: Path) -> None:
    assert foreign(file.read_text(encoding="utf-8")) == []


def test_the_guide_imports_nothing_else() -> None:
    typed = [block.text for block in SMALL if block.language == "python"]
    for block in SESSIONS:
        examples = doctest.DocTestParser().get_examples(block.text)
        typed.append("\n".join(example.source for example in examples))
    assert len(typed) > 2
    assert [foreign(source) for source in typed] == [[]] * len(typed)


def test_another_import_is_found() -> None:
    assert foreign("import vigil.core\nfrom vigil.bots import Style\nimport json") == [
        "vigil.core",
        "vigil.bots",
    ]
    assert foreign("from vigil import Table") == ["vigil"]


@pytest.mark.parametrize("name", vigil.game.__all__)
def test_every_name_is_described_once(name: str) -> None:
    assert (
        len(re.findall(rf"^::: vigil\.(?!games\.)(?:[\w.]+\.)?{name}$", PAGES, re.MULTILINE)) == 1
    )


def test_what_few_games_bring_waits_until_it_is_asked_for() -> None:
    code = (
        "import sys, vigil.game as game; late = ('vigil.bots', 'vigil.words', 'vigil.terminal',"
        "'numpy', 'rich'); print([name for name in late if name in sys.modules]);"
        "game.Heuristics; print('vigil.bots' in sys.modules)"
    )
    run = [sys.executable, "-c", code]
    said = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert said == "[]\nTrue\n"
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = vigil.game.Chess
