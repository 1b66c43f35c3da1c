"""``vigil doctor``: check the installation and suggest fixes."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from platformdirs import user_data_path
from rich.text import Text

import vigil
from vigil.bots.heuristics import heuristics_of
from vigil.build_variant import build_variant
from vigil.cli.extras import DISTRIBUTION, how_to_install
from vigil.cli.parser import Parser
from vigil.core.errors import VigilError
from vigil.core.game import find_game
from vigil.core.plugin import plugin_names
from vigil.terminal import make_console
from vigil.words import Words, explain

FOR_OTHERS: Final = frozenset({"bench", "dev", "docs", "release"})
"""Extras for people who change Vigil."""
SIGNS: Final = "Ж ł ▲ ☼ 陰"
ENOUGH: Final = 200 * 2**20
"""Free bytes that a folder of tables should have."""
PORT: Final = 8000
WRONG: Final = 1
MARKS: Final = {"good": ("+", "green"), "missing": ("-", "yellow"), "wrong": ("!", "bold red")}
REQUIREMENT: Final = re.compile(r"^([\w.-]+).*; extra == ['\"]([\w-]+)['\"]$")
"""A requirement that only an extra has, on every machine."""


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    about: str
    state: Literal["good", "missing", "wrong"]
    said: str
    fix: str = ""
    """What to do about it."""


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Run all checks; only what keeps Vigil from working is an error, not a missing extra."""
    found = list(findings(words))
    if args.json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False))
    else:
        console = make_console()
        for one in found:
            mark, style = MARKS[one.state]
            console.print(Text.assemble((f"{mark} ", style), one.said))
            if one.fix:
                console.print(Text(f"    {one.fix}"), soft_wrap=True)  # copied in one piece
    return WRONG if any(one.state == "wrong" for one in found) else 0


def findings(words: Words) -> Iterator[Finding]:
    """The results of all checks, in order."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding(
        "vigil",
        "good",
        words.text("doctor-vigil", version=vigil.__version__, form=build_variant(), python=python),
        words.text("doctor-pure") if build_variant() == "pure" else "",
    )
    yield from _games(words)
    yield _letters(words)
    yield from _extras(words)
    yield _client(words)
    yield _folder(words)
    yield _port(words)


def _games(words: Words) -> Iterator[Finding]:
    for name in plugin_names():
        try:
            rules = find_game(name).rules_version
            heuristics_of(name)
        except VigilError as error:
            yield Finding(name, "wrong", explain(error, words), words.text("doctor-game-fix"))
        else:
            said = words.text("doctor-game", game=name, rules=rules)
            yield Finding(name, "good", said)


def _letters(words: Words) -> Finding:
    """Whether the terminal can show the characters of the drawings."""
    encoding = sys.stdout.encoding or "ascii"
    try:
        SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        said = words.text("doctor-letters-wrong", encoding=encoding)
        return Finding("letters", "missing", said, words.text("doctor-letters-fix"))
    return Finding("letters", "good", words.text("doctor-letters", encoding=encoding, signs=SIGNS))


def _extras(words: Words) -> Iterator[Finding]:
    """Which extras are installed, by the requirements of the installed package."""
    needed: dict[str, list[str]] = {}
    for line in requires(DISTRIBUTION) or ():
        if found := REQUIREMENT.match(line):
            needed.setdefault(found[2], []).append(found[1])
    for extra, packages in needed.items():
        if extra in FOR_OTHERS:
            continue
        facts = {"extra": extra, "purpose": words.text(f"doctor-for-{extra}")}
        missing = ", ".join(name for name in packages if not _installed(name))
        if missing:
            said = words.text("doctor-extra-missing", **facts, packages=missing)
            yield Finding(extra, "missing", said, how_to_install(extra))
        else:
            yield Finding(extra, "good", words.text("doctor-extra", **facts))


def _installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def _client(words: Words) -> Finding:
    if files("vigil").joinpath("client", "index.html").is_file():
        return Finding("client", "good", words.text("doctor-client"))
    fix = words.text("doctor-client-fix")
    return Finding("client", "missing", words.text("doctor-client-missing"), fix)


def _folder(words: Words) -> Finding:
    """Whether a server can store its tables in its default folder."""
    folder = user_data_path("vigil")
    existing = _nearest(folder)
    if not os.access(existing, os.W_OK):
        said = words.text("doctor-folder-wrong", folder=str(existing))
        return Finding("folder", "wrong", said, words.text("doctor-folder-fix"))
    free = shutil.disk_usage(existing).free
    facts: dict[str, str | float] = {"folder": str(folder), "free": round(free / 2**20)}
    if free < ENOUGH:
        said = words.text("doctor-folder-full", **facts)
        return Finding("folder", "wrong", said, words.text("doctor-folder-fix"))
    return Finding("folder", "good", words.text("doctor-folder", **facts))


def _nearest(folder: Path) -> Path:
    """The folder, or its nearest existing parent."""
    return folder if folder.exists() or folder == folder.parent else _nearest(folder.parent)


def _port(words: Words) -> Finding:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            said = words.text("doctor-port-taken", port=str(PORT))
            return Finding("port", "missing", said, "vigil serve --port 8001")
    return Finding("port", "good", words.text("doctor-port", port=str(PORT)))
