"""Position notations are clauses ``key: value``: how they are split and their words read."""

from __future__ import annotations

from vigil.core.errors import BadPosition


def split_clauses(text: str) -> dict[str, str]:
    """Clauses by key, separated by semicolons or lines; every clause needs a colon."""
    clauses: dict[str, str] = {}
    for clause in text.replace("\n", ";").split(";"):
        if not clause.strip():
            continue
        key, colon, value = clause.partition(":")
        if not colon:
            raise BadPosition("no_colon", clause=clause.strip())
        clauses[" ".join(key.split())] = " ".join(value.split())
    return clauses


def write_word(value: object) -> str:
    """A small value of an agenda as one word."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_word(word: str) -> str | int | bool:
    """The small value that a word means."""
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if word.lstrip("-").isdigit() else word


def write_agenda(agenda: list[tuple[object, ...]]) -> str:
    """The steps to come, the next one first."""
    return ", ".join(" ".join(map(write_word, entry)) for entry in reversed(agenda))


def read_agenda(value: str) -> list[tuple[str | int | bool, ...]]:
    """The agenda that ``write_agenda`` wrote."""
    return [tuple(map(read_word, part.split())) for part in value.split(",")][::-1]
