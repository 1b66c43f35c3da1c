"""Records: a setup and every answer given, chance included."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from types import NoneType
from typing import Any, Final, TypeGuard

from vigil.core.errors import BadRecord, BadSave, VigilError
from vigil.core.game import Setup, find_game, setup_in

FORMAT: Final = 1
"""Version of the file formats of records and saves."""

MOST: Final = 10**9
"""The upper limit of versions and plies, so that messages can show them."""
LUCK: Final = re.compile("[0-9a-f]{32,64}")
"""The entropy of a seat: sixteen to thirty-two random bytes."""
UNREADABLE: Final = (LookupError, TypeError, ValueError, AttributeError, VigilError)
"""The exceptions that data not written by this version can raise."""


def check_sum(data: dict[str, Any]) -> str:
    """A short hash of plain data, to detect damage."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def dumps_checked(data: dict[str, Any]) -> str:
    """Plain data as one line of JSON with its check sum."""
    return json.dumps(data | {"check": check_sum(data)}, separators=(",", ":"))


def loads_checked(text: str, error: type[BadRecord | BadSave], kind: str) -> dict[str, Any]:
    """The data that ``dumps_checked`` wrote; ``error`` when damaged, of another kind, or newer."""
    try:
        data = json.loads(text)
        found = data.pop("check")
    except (ValueError, AttributeError, KeyError, TypeError, RecursionError) as cause:
        raise error("not_a_vigil_file") from cause
    if found != check_sum(data):
        raise error("damaged")
    if data.get("kind") != kind:
        raise error("other_kind", expected=kind, found=data.get("kind"))
    form, name, rules = data.get("format"), data.get("game"), data.get("rules")
    if not (is_count(form) and is_count(rules)) or name is None:
        raise error("damaged", part="versions")
    _check_versions(error, form, str(name), rules)
    return dict(data)


def is_count(value: object) -> TypeGuard[int]:
    """Whether a value is a non-negative whole number; ``True`` is not 1."""
    return type(value) is int and 0 <= value <= MOST


def read_bug_report(text: str) -> dict[str, Any] | None:
    """The contents of a bug report; ``None`` if the text is not one."""
    try:
        return loads_checked(text, BadRecord, "report")
    except BadRecord as error:
        if error.code not in ("not_a_vigil_file", "damaged", "other_kind"):
            raise
    return None


def _check_versions(error: type[BadRecord | BadSave], form: int, name: str, rules: int) -> None:
    """Refuse what a newer version wrote."""
    if form > FORMAT:
        raise error("newer_format", found=form, known=FORMAT)
    try:
        game = find_game(name)
    except KeyError as cause:
        raise error("unknown_game", game=name) from cause
    if rules > game.rules_version:
        raise error("newer_rules", found=rules, known=game.rules_version)


@dataclass(frozen=True)
class Record:
    """A whole game as answers: save file, replay and test fixture."""

    setup: Setup
    answers: tuple[int, ...]
    rules: int
    seed: int | None = None
    origin: dict[str, Any] | None = None
    """The state at the start, if it is not that of the setup."""
    commitment: str | None = None
    """The hash of the dealer's seed, shown before the first roll."""
    dealt_from: int = 0
    """The ply from which that dealer dealt; earlier answers come from another game."""
    secret: int | None = None
    """The committed value, if the seed was made of it and the players' entropy."""
    luck: tuple[str, ...] = ()
    """The entropy of each seat."""

    @property
    def game(self) -> str:
        """The name of the game played."""
        return self.setup.game

    @property
    def earlier(self) -> bool:
        """Whether the game began under earlier rules: the current ones may play it differently."""
        return self.rules < find_game(self.game).rules_version

    def to_json(self) -> str:
        """The record as one line of JSON."""
        data = {"kind": "record", "format": FORMAT, "game": self.game, "rules": self.rules}
        start = {"setup": self.setup.to_data(), "origin": self.origin, "seed": self.seed}
        fair = {"commitment": self.commitment, "dealt_from": self.dealt_from}
        shown: dict[str, Any] = fair if self.commitment is not None else {}
        if self.luck:
            shown |= {"secret": self.secret, "luck": list(self.luck)}
        return dumps_checked(data | start | shown | {"answers": list(self.answers)})

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; ``BadRecord`` when it is damaged or newer than this version."""
        data = loads_checked(text, BadRecord, "record")
        try:
            answers, rules = tuple(data["answers"]), data["rules"]
            setup = setup_in(find_game(data["game"]), data["setup"], rules)
            fair = data.get("commitment"), data.get("dealt_from", 0)
            both = data.get("secret"), tuple(data.get("luck", ()))
            made = cls(setup, answers, rules, data["seed"], data["origin"], *fair, *both)
        except UNREADABLE as cause:
            raise BadRecord("damaged", part="game") from cause
        made._check_kinds()
        return made

    def _check_kinds(self) -> None:
        """Refuse values of types that no record has."""
        for part, fits in (
            ("answers", all(type(answer) is int for answer in self.answers)),
            ("seed", type(self.seed) in (int, NoneType)),
            ("origin", type(self.origin) in (dict, NoneType)),
            ("commitment", type(self.commitment) in (str, NoneType)),
            ("secret", type(self.secret) in (int, NoneType)),
            ("luck", not self.luck or self._fits_seats(self.luck)),
            ("dealt_from", is_count(self.dealt_from) and self.dealt_from <= len(self.answers)),
        ):
            if not fits:
                raise BadRecord("damaged", part=part)

    def _fits_seats(self, luck: tuple[str, ...]) -> bool:
        """Whether each seat has valid entropy, or none."""
        known = all(type(one) is str and (not one or LUCK.fullmatch(one)) for one in luck)
        return known and len(luck) == self.setup.players
