"""``vigil cards``: everything in the box, and the meaning of words."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from vigil.cli.options import game_option, read_game
from vigil.cli.parser import Parser, UsageError
from vigil.cli.setups import box_options, modules_of, options_of, read_setup
from vigil.core.game import Content, Game, Setup
from vigil.terminal import Screen
from vigil.terminal.lookup import find, show_found
from vigil.words import Words, box_of, rulings_about


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("word", "WORD")
    game_option(parser)
    box_options(parser)
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Print what was found."""
    game = read_game(args.game)
    setup = read_setup(game, args)
    found = list(box_of(setup).values())
    if args.word is not None:
        wide = with_modules(game, setup)
        found = find(wide, args.word)
        setup = wide if any("module" in entry.facts for entry in found) else setup
    if not found:
        raise UsageError("nothing_found", word=args.word, game=game.name)
    screen = Screen.of(setup, words)
    if args.json:
        data = [as_data(entry, screen) for entry in found]
        print(json.dumps(data, ensure_ascii=False))
    else:
        show_found(screen, found)
        for option, ids in typed_ids(game, found):
            screen.say("cli-cards-typed", option=option, ids=", ".join(ids))
    return 0


def typed_ids(game: Game, found: Sequence[Content]) -> Iterator[tuple[str, list[str]]]:
    """The same options with these things chosen by id."""
    for option in options_of(game):
        ids = [entry.id for entry in found if entry.id in option.choice.values]
        if ids:
            yield option.name, ids


def with_modules(game: Game, setup: Setup) -> Setup:
    """The setup with the module that a word belongs to, if any."""
    data, modules = setup.to_data(), list(modules_of(game))
    if data.get("modules") or not modules:
        return setup
    return game.setup.from_data({**data, "modules": modules})


def as_data(entry: Content, screen: Screen) -> dict[str, Any]:
    """One thing as plain data, with its name, its text and its rulings."""
    speaker = screen.speaker
    return {
        "kind": entry.kind,
        "id": entry.id,
        "name": speaker.name(entry.kind, entry.id),
        "text": speaker.text(entry.kind, entry.id),
        "rulings": list(rulings_about(entry, screen.words)),
        "facts": dict(entry.facts),
    }
