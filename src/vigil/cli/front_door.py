"""What bare ``vigil play`` offers: the last game, lessons, new games, a table to join."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vigil.core.plugin import plugins
from vigil.teaching.lessons import lessons
from vigil.terminal.files import last_kept
from vigil.words import Words


class Door(NamedTuple):
    """A menu entry, with the command line that it runs."""

    said: str
    arguments: tuple[str, ...]


def doors(words: Words) -> list[Door]:
    """The menu, with the unfinished game first."""
    return [*_left(words), *_games(words), Door(words.text("cli-door-join"), ("join",))]


def _left(words: Words) -> Iterator[Door]:
    if last_kept() is not None:
        yield Door(words.text("cli-door-resume"), ("play", "--resume"))


def _games(words: Words) -> Iterator[Door]:
    for plugin in plugins():
        game = words.text(f"cli-game-{plugin.name}")
        first = next((name for name, one in lessons().items() if one.game == plugin.name), None)
        if first is not None:
            yield Door(words.text("cli-door-learn", game=game), ("play", "--lesson", first))
        yield Door(words.text("cli-door-play", game=game), ("play", plugin.name))


def chosen_door(words: Words) -> tuple[str, ...]:
    """Ask for a choice; return its command line, or nothing to quit."""
    offered = doors(words)
    print(words.text("cli-door-title"), end="\n\n")
    for number, door in enumerate(offered, 1):
        print(f"  {number}  {door.said}  (vigil {' '.join(door.arguments)})")
    print()
    while True:
        typed = _typed(f"1-{len(offered)}, q > ")
        if typed in ("", "q", "quit"):
            return ()
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            return _completed(offered[int(typed) - 1].arguments, words)


def _completed(arguments: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The command line; joining a table asks for its link first."""
    if arguments != ("join",):
        return arguments
    link = _typed(f"{words.text('cli-door-link')} ")
    return ("join", link) if link else ()


def _typed(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return ""
