"""``docs/protocol.md`` shows every request and message as the server takes and sends them."""

from __future__ import annotations

import functools
import json
import operator
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cli.serving import served
from vigil.tables.host.talk import EMOTES
from vigil.tables.limits import Limits
from vigil.tables.protocol import messages

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
LINES = [
    line for block in re.findall(r"```json\n(.*?)```", PAGE, re.S) for line in block.splitlines()
]
REQUESTS = [line for line in LINES if "do" in json.loads(line)]
MESSAGES = [line for line in LINES if "type" in json.loads(line)]
MESSAGE: Any = functools.reduce(operator.or_, messages.Message.__subclasses__())


def tags(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def test_nothing_is_left_out() -> None:
    assert {json.loads(line)["do"] for line in REQUESTS} == tags(messages.AnyRequest)
    assert {json.loads(line)["type"] for line in MESSAGES} == tags(MESSAGE)


@pytest.mark.parametrize("line", REQUESTS)
def test_a_request_can_be_read(line: str) -> None:
    msgspec.json.decode(line, type=messages.AnyRequest)


@pytest.mark.parametrize("line", MESSAGES)
def test_a_message_is_complete(line: str) -> None:
    read = msgspec.json.decode(line, type=MESSAGE)
    assert json.loads(msgspec.json.encode(read)) == json.loads(line)


def test_the_figures_are_those_of_the_server() -> None:
    for name, value in msgspec.structs.asdict(Limits()).items():
        assert f"| `{name}` | {value} |" in PAGE
    for emote in EMOTES:
        assert f"`{emote}`" in PAGE


def test_every_address_is_listed(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        paths = server.ask("GET", "/api/schema/openapi.json")["paths"]
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE
