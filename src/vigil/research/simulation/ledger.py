"""Matches stored in a file, one per line, so that an interrupted contest can resume."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

import vigil
from vigil.core.errors import VigilError
from vigil.core.game import find_game
from vigil.research.simulation.arena import Contest, Match

FORMAT: Final = 1


class BadLedger(VigilError):
    """The file has no matches, or those of another contest."""

    template = "this contest cannot go on: {code}"


class LedgerHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what all matches of the file have in common."""

    arena: int
    version: str
    rules: int
    game: str
    setup: dict[str, Any]
    seed: int


def header_of(contest: Contest) -> LedgerHeader:
    """The first line of a contest's file."""
    setup = contest.setup
    return LedgerHeader(
        arena=FORMAT,
        version=vigil.__version__,
        rules=find_game(setup.game).rules_version,
        game=setup.game,
        setup=msgspec.json.decode(msgspec.json.encode(setup.to_data())),
        seed=contest.seed,
    )


class Ledger:
    """The file of a contest; an incomplete last line is ignored."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.head: LedgerHeader | None = None
        self.matches: list[Match] = []
        file = Path(path)
        whole = file.read_bytes() if file.exists() else b""
        self._kept = whole.rfind(b"\n") + 1
        for number, line in enumerate(whole[: self._kept].splitlines(), 1):
            self._read(number, line)
        if self.head is None and whole:
            raise BadLedger("no_ledger", file=path, line=1)

    def _read(self, number: int, line: bytes) -> None:
        try:
            if number == 1:
                self.head = msgspec.json.decode(line, type=LedgerHeader)
            else:
                self.matches.append(msgspec.json.decode(line, type=Match))
        except (msgspec.DecodeError, UnicodeDecodeError) as cause:
            raise BadLedger("no_ledger", file=self.path, line=number) from cause

    def open(self, contest: Contest) -> None:
        """Resume a contest; the file must be of the same one, with any bots and deals."""
        wanted = header_of(contest)
        if self.head is not None:
            self._compare(self.head, wanted)
        with Path(self.path).open("ab") as file:
            file.truncate(self._kept)
            if self.head is None:
                file.write(msgspec.json.encode(wanted) + b"\n")

    def _compare(self, found: LedgerHeader, wanted: LedgerHeader) -> None:
        """Refuse matches of another game, setup, seed or version."""
        if found.game != wanted.game:
            raise BadLedger("other_game", file=self.path, value=found.game, right=wanted.game)
        if found.setup != wanted.setup:
            raise BadLedger("other_setup", file=self.path)
        if found.seed != wanted.seed:
            seeds = {"value": str(found.seed), "right": str(wanted.seed)}
            raise BadLedger("other_seed", file=self.path, **seeds)
        if (found.arena, found.version, found.rules) != (FORMAT, wanted.version, wanted.rules):
            versions = {"value": _version(found), "right": _version(wanted)}
            raise BadLedger("other_version", file=self.path, **versions)

    def add(self, matches: Sequence[Match]) -> None:
        """Store matches."""
        with Path(self.path).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(match) + b"\n" for match in matches))


def _version(head: LedgerHeader) -> str:
    return f"{head.version}/{head.rules}"
