"""``python tools/write_fields.py FILE…`` writes out copies below the fields of classes.

The fields are the source; the code below the mark is generated. A plain method is as fast as Python
allows, and a compiler understands it.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
import typing
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vigil.core.fields import UNIONS, Fields, first_part, is_fields
from vigil.core.state import GameState

MARK: Final = "    # Written from the fields above by tools/write_fields.py."
WIDTH: Final = 100


def written(path: Path) -> str:
    """The text of a file with the generated methods of its classes."""
    text = path.read_text(encoding="utf-8")
    module = _load(path)
    if not (hasattr(module, "Any") and hasattr(module, "ClassVar")):
        raise SystemExit(f"{path} must import Any and ClassVar from typing, for what is written")
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and is_fields(found := getattr(module, node.name)):
            end = node.end_lineno or 0
            body = _without_methods(lines[node.lineno : end])
            lines[node.lineno : end] = [*body, *_methods(node, found)]
    return "\n".join(lines)


def _load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"fields_of_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[spec.name]
    return module


def _without_methods(body: list[str]) -> list[str]:
    """The lines of a class up to the mark."""
    kept = body[: body.index(MARK)] if MARK in body else body
    while not kept[-1].strip():
        kept = kept[:-1]
    return [*kept, ""]


def _methods(node: ast.ClassDef, cls: type[Fields]) -> Iterator[str]:
    """Slots, kinds and copy of a class."""
    own = _annotations(node)
    base = cls.__base__
    assert base is not None
    assert issubclass(base, Fields)
    inherited = [name for name in base.kinds if name not in own]
    yield MARK
    yield "    # fmt: off"
    yield from _wrapped("__slots__ = (", [f'"{name}"' for name in sorted(own)], ")")
    kinds = [f'"{name}": {kind}' for name, kind in own.items()]
    first = [f"**{base.__name__}.kinds"] if inherited else []
    yield from _wrapped("kinds: ClassVar[dict[str, Any]] = {", [*first, *kinds], "}")
    yield ""
    yield f"    def copy(self) -> {cls.__name__}:"
    yield '        """An independent copy."""'
    yield f"        other = {cls.__name__}.__new__({cls.__name__})"
    for name in (*inherited, *own):
        yield f"        other.{name} = {copy_expression(cls.kinds[name], f'self.{name}')}"
    if issubclass(cls, GameState):
        yield "        other.events = None"
    yield "        return other"


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    """The fields of a class as they are written."""
    return {
        part.target.id: ast.unparse(part.annotation)
        for part in node.body
        if isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and not ast.unparse(part.annotation).startswith("ClassVar")
    }


def _wrapped(opening: str, items: list[str], closing: str) -> Iterator[str]:
    """``opening``, items and ``closing``, the items in filled lines."""
    yield f"    {opening}"
    line = "       "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            yield line
            line = "       "
        line += f" {item},"
    yield line
    yield f"    {closing}"


def copy_expression(kind: Any, value: str) -> str:
    """Source text that copies a field: lists, dicts and fields are copied, the rest is shared."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        item = copy_expression(parts[0], "x")
        return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"
    if origin is dict:
        item = copy_expression(parts[1], "x")
        return f"{{key: {item} for key, x in {value}.items()}}"
    if origin is tuple and copy_expression(parts[0], "x") != "x":
        return f"tuple([{copy_expression(parts[0], 'x')} for x in {value}])"
    if origin in UNIONS and copy_expression(first_part(kind), value) != value:
        return f"(None if {value} is None else {copy_expression(first_part(kind), value)})"
    return f"{value}.copy()" if is_fields(kind) else value


def main() -> None:
    """Write the files that the command line names."""
    parser = ArgumentParser(description="Write out copies below the fields of classes.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    for path in parser.parse_args().files:
        if not path.is_file():
            parser.error(f"there is no file {path}")
        path.write_text(written(path), encoding="utf-8")


if __name__ == "__main__":
    main()
