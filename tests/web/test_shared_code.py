"""The browser knows no game by name: a game lies in its folder, and what all share names none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vigil.core.game import find_game
from vigil.core.plugin import plugins

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
GAMES: Final = SOURCE / "games"


def folders() -> set[str]:
    """The games that have a folder of their own in the browser."""
    return {file.parent.name for file in GAMES.glob("*/plugin.ts")}


def names() -> re.Pattern[str]:
    """Names of games and modules, as ids and in words, and the prefixes of their texts."""
    found = [plugin.name for plugin in plugins()]
    modules = [
        str(module)
        for plugin in plugins()
        for choice in find_game(plugin.name).choices
        if choice.entry == "modules"
        for module in choice.values
    ]
    prefixes = re.findall(
        r"prefix: '(\w+)'", "".join(map(Path.read_text, GAMES.glob("*/plugin.ts")))
    )
    words = [name.replace("_", "[ _-]?") for name in (*found, *modules)]
    return re.compile("|".join([*words, *(rf"\b{prefix}-" for prefix in prefixes)]), re.IGNORECASE)


def shared() -> Iterator[Path]:
    """Every file that belongs to no game."""
    for file in SOURCE.rglob("*.*"):
        inside = file.relative_to(SOURCE).parts
        if not (inside[0] == "games" and inside[1] in folders()):
            yield file


def test_the_names_are_really_known() -> None:
    plugin = (GAMES / "ghost_stories" / "plugin.ts").read_text(encoding="utf-8")
    assert folders() == {"ghost_stories", "horizons"}
    for name in ("ghost_stories", "white_moon", "Ghost Stories", "White Moon", "gs-colour"):
        assert name in plugin
        assert names().search(name)
    assert names().search("hz-spirit")


def test_no_shared_file_names_a_game() -> None:
    named = {
        f"{file.relative_to(SOURCE)}: {found[0]}"
        for file in shared()
        if (found := names().search(file.read_text(encoding="utf-8")))
    }
    assert named == set()
