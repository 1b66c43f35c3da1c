"""Invitations to a table: its link and QR code."""

from __future__ import annotations

from itertools import groupby
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import segno
from msgspec import Struct

from vigil.server.common.reach import is_this_machine, own_address
from vigil.server.config import Config
from vigil.server.desk import ServerDesk
from vigil.tables.handlers.route import Route

Reach: TypeAlias = Literal["anywhere", "nearby", "here"]


class Code(Struct):
    """A QR code: the number of modules on a side, and the dark ones as an SVG path."""

    size: int
    path: str


class Invitation(Struct):
    """The link for others."""

    link: str
    reach: Reach
    """Where the link works: as for the host, in the same network, or on this machine only."""
    code: Code


async def invitation(desk: ServerDesk, table: str) -> Invitation:
    """The link of a table for others, and its QR code."""
    await desk.table(table)
    address, reach = reachable(desk.services.config, desk.asked_at, own_address())
    link = f"{address}/tables/{table}"
    return Invitation(link, reach, code_of(link))


def reachable(config: Config, asked: str, nearby: str) -> tuple[str, Reach]:
    """The best address of a server, given the one used and another nearby."""
    if config.public_address:
        return config.public_address, "anywhere"
    parts = urlsplit(asked)
    if not is_this_machine(parts.hostname or ""):
        return asked, "anywhere"
    if nearby and not is_this_machine(config.host):
        port = f":{parts.port}" if parts.port else ""
        return f"{parts.scheme}://{nearby}{port}", "nearby"
    return asked, "here"


def code_of(text: str) -> Code:
    """The QR code of a text, each run of dark modules as a bar."""
    rows = segno.make(text, error="m", micro=False).matrix
    bars = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            bars += [f"M{x} {y}h{length}v1h-{length}z"] if dark else []
            x += length
    return Code(len(rows), "".join(bars))


ROUTES: Final = (Route("GET", "/api/tables/{table}/invitation", invitation, "tables"),)
