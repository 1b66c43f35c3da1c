"""What goes over the wire stays readable for the programs of yesterday."""

from __future__ import annotations

from typing import Any

import pytest
from generate_types import schema

from promises.files import promised


def parts() -> dict[str, dict[str, Any]]:
    """The fields of each message, with their kinds, and which of them must be there."""
    found = {}
    for name, one in schema()["definitions"].items():
        if "properties" in one:
            kinds = {field: kind_of(part) for field, part in one["properties"].items()}
            found[name] = {"fields": kinds, "required": sorted(one.get("required", ()))}
    return found


def kind_of(part: dict[str, Any]) -> str:
    """A short word for the kind of a field."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part or "oneOf" in part:
        return " | ".join(sorted(kind_of(one) for one in part.get("anyOf") or part["oneOf"]))
    if "enum" in part or "const" in part:
        return " | ".join(sorted(str(one) for one in part.get("enum") or [part["const"]]))
    return str(part.get("type", "any"))


def broken(before: dict[str, Any], now: dict[str, Any], is_request: bool) -> list[str]:
    """What of a message a program of yesterday could no longer write or read."""
    wrong = [name for name in before["fields"] if name not in now["fields"]]
    wrong += [
        name
        for name, kind in before["fields"].items()
        if name in now["fields"] and not {*kind.split(" | ")} <= {*now["fields"][name].split(" | ")}
    ]
    if is_request:
        wrong += [name for name in now["required"] if name not in before["required"]]
    else:
        wrong += [name for name in before["required"] if name not in now["required"]]
    return wrong


def requests() -> set[str]:
    """What programs send: messages of the socket, and bodies that are never replied."""
    asked = schema()["definitions"]["AnyRequest"]["anyOf"]
    return {one["$ref"].rpartition("/")[2] for one in asked}


def test_no_field_goes_or_changes_its_kind(pytestconfig: pytest.Config) -> None:
    now, sent = parts(), requests()
    before = promised("protocol", now, pytestconfig)
    wrong = {name: ["the whole message"] for name in before if name not in now}
    for name in before.keys() & now.keys():
        if found := broken(before[name], now[name], name in sent):
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize(
    ("change", "request_", "found"),
    [
        ({"fields": {"a": "string"}, "required": ["a"]}, False, []),
        ({"fields": {"a": "string", "b": "integer"}, "required": ["a", "b"]}, False, []),
        ({"fields": {"a": "string", "b": "integer"}, "required": ["a", "b"]}, True, ["b"]),
        ({"fields": {"b": "string"}, "required": ["b"]}, False, ["a", "a"]),
        ({"fields": {"a": "integer"}, "required": ["a"]}, False, ["a"]),
        ({"fields": {"a": "string"}, "required": []}, False, ["a"]),
    ],
)
def test_what_breaks_programs_is_found(change: Any, request_: bool, found: list[str]) -> None:
    before = {"fields": {"a": "string"}, "required": ["a"]}
    assert broken(before, change, request_) == found
