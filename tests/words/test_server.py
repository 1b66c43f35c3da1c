"""Everything the server refuses has words in every language, and is told what they need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from vigil.words import LANGUAGES, Words
from vigil.words.errors import PREFIXES
from words.source import ROOT
from words.test_catalogues import all_keys, keys, messages, variables

NETWORK: Final = ("server", "tables", "offline")
SERVER: Final = sorted(path for name in NETWORK for path in (ROOT / name).rglob("*.py"))
COMMANDS: Final = [
    ROOT / "cli" / f"{name}.py"
    for name in ("admin", "admin_options", "replay", "serve", "serve_options", "verify")
]
FRAMEWORK: Final = {"server-error-internal"}
"""What is told without an exception of ours."""


class Raised(NamedTuple):
    """A place in the source that makes an error: its codes, and what it tells about the case."""

    error: str
    codes: frozenset[str]
    told: frozenset[str]
    tells_all: bool
    """Whether it passes on everything that another error told."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def raised() -> tuple[Raised, ...]:
    """Every error that the server and its commands make."""
    return tuple(_read(path, call) for path in (*SERVER, *COMMANDS) for call in _errors_in(path))


def _errors_in(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(tree(path)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in PREFIXES:
                yield node


def _read(path: Path, call: ast.Call) -> Raised:
    assert isinstance(call.func, ast.Name)
    told = frozenset(word.arg for word in call.keywords if word.arg is not None)
    tells_all = any(word.arg is None for word in call.keywords)
    return Raised(call.func.id, frozenset(_codes(path, call)), told, tells_all)


def _codes(path: Path, call: ast.Call) -> set[str]:
    """The codes that an error is made with: written there, passed on, or given by callers."""
    match call.args[0]:
        case ast.Attribute(attr="code"):
            return _caught(path, call)
        case ast.Name(id=name) as code:
            return _strings(path, code) or _passed(path, name)
        case code:
            return _strings(path, code)


def _strings(path: Path, node: ast.AST | None) -> set[str]:
    """The strings an expression can be: of a table its values, never what is looked up."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return _strings(path, node.body) | _strings(path, node.orelse)
        case ast.Dict():
            return set().union(*(_strings(path, value) for value in node.values))
        case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *args]):
            return set().union(*(_strings(path, part) for part in (table, *args)))
        case ast.Name(id=name):
            return set().union(*(_strings(path, value) for value in _assigned(path, name)))
    return set()


def _assigned(path: Path, name: str) -> Iterator[ast.expr | None]:
    """What a variable of a file is given."""
    for node in ast.walk(tree(path)):
        match node:
            case ast.Assign(targets=[ast.Name(id=found)]) if found == name:
                yield node.value
            case ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                yield node.value


def _passed(path: Path, name: str) -> set[str]:
    """The strings that callers pass for a parameter of a method."""
    functions = [n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef)]
    places = {f.name: [a.arg for a in f.args.args].index(name) for f in functions if _has(f, name)}
    calls = [node for file in SERVER for node in ast.walk(tree(file)) if isinstance(node, ast.Call)]
    return {
        text
        for call in calls
        if isinstance(call.func, ast.Attribute) and len(call.args) >= places.get(call.func.attr, 99)
        for text in _strings(path, call.args[places[call.func.attr] - 1])
    }


def _has(function: ast.FunctionDef, name: str) -> bool:
    return name in [argument.arg for argument in function.args.args]


def _caught(path: Path, call: ast.Call) -> set[str]:
    """The codes that a table can raise of the errors that are caught around a call."""
    handlers = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ExceptHandler)]
    around = [node for node in handlers if call in ast.walk(node)]
    assert around, ast.unparse(call)
    names = set(re.findall(r"\w+", ast.unparse(around[-1].type))) if around[-1].type else set()
    core = ROOT / "core" / "table.py"
    return {
        code
        for other in _errors_in(core)
        if isinstance(other.func, ast.Name) and other.func.id in names
        for code in _strings(core, other.args[0])
    }


# -- the tests


def error_keys() -> set[str]:
    return {f"{PREFIXES[made.error]}-{code}" for made in raised() for code in made.codes}


def test_every_code_is_found() -> None:
    assert [made for made in raised() if not made.codes] == []
    assert {
        "server-error-not_started",  # written
        "server-error-game_over",  # looked up
        "server-error-too_many_tables",  # passed by a caller
        "server-error-no_answers",  # passed on from another error
        "listen-error-not_allowed",
        "database-error-unreadable",
        "cli-error-which_action",
    } <= error_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert error_keys() - all_keys(language) == set()


def test_every_refusal_tells_what_its_words_need() -> None:
    needed = {m.id.name: variables(m) for found in messages("en").values() for m in found}
    short = [
        (f"{PREFIXES[made.error]}-{code}", sorted(missing))
        for made in raised()
        if not made.tells_all
        for code in made.codes
        if (missing := needed.get(f"{PREFIXES[made.error]}-{code}", set()) - made.told)
    ]
    assert short == []


def test_no_text_of_the_server_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (*SERVER, *COMMANDS))
    named = set(re.findall(r'"((?:cli|server-no|server-push)-[a-z_-]+)"', source))
    named |= {f"cli-option-{key}" for key in re.findall(r'option\("--([a-z-]+)"', source)}
    named |= {f"cli-argument-{key}" for key in re.findall(r'takes\("(\w+)"', source)}
    named |= {f"cli-about-{path.stem}" for path in COMMANDS}
    named |= {f"cli-admin-{key}" for key in re.findall(r'words, "([a-z-]+)"', source)}
    assert set(keys("en")["server.ftl"]) - error_keys() - FRAMEWORK - named == set()


SEATS = {
    ("en", -1): "Only players can do this. Take a seat first.",
    ("en", 2): "Seat 2 is not yours. Only its player or the host can do this.",
    ("ru", -1): "Это могут только игроки; сначала займите место.",
    ("pl", 0): "Miejsce 0 nie należy do ciebie; może to zrobić tylko jego gracz albo gospodarz "
    "stołu.",
}


@pytest.mark.parametrize(("language", "seat"), SEATS)
def test_a_spectator_is_told_to_sit_down(language: str, seat: int) -> None:
    said = Words(language).text("server-error-not_your_seat", seat=seat)
    assert said == SEATS[language, seat]


TABLES = {
    ("en", 1): "1 table",
    ("en", 0): "0 tables",
    ("ru", 21): "21 стол",
    ("ru", 2): "2 стола",
    ("ru", 12): "12 столов",
    ("pl", 1): "1 stół",
    ("pl", 22): "22 stoły",
    ("pl", 5): "5 stołów",
}


@pytest.mark.parametrize(("language", "count"), TABLES)
def test_counted_tables(language: str, count: int) -> None:
    words = Words(language)
    assert words.text("cli-admin-count", count=count) == TABLES[language, count]
    for action in ("backed-up", "restored"):
        said = words.text(f"cli-admin-{action}", count=count, file="tables.backup")
        assert TABLES[language, count] in said
