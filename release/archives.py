"""Built files that depend on nothing but their content, and how two of them differ."""

from __future__ import annotations

import gzip
import tarfile
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile


def settle(source: Path, moment: int) -> None:
    """Write a source distribution again: members in order, of one moment and of nobody."""
    with tarfile.open(source) as archive:
        members = sorted(archive.getmembers(), key=lambda member: member.name)
        bodies = {member.name: _body(archive, member) for member in members}
    whole = BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for member in members:
            archive.addfile(_settled(member, moment), BytesIO(bodies[member.name]))
    source.write_bytes(gzip.compress(whole.getvalue(), mtime=moment))


def _body(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    opened = archive.extractfile(member) if member.isfile() else None
    return b"" if opened is None else opened.read()


def _settled(member: tarfile.TarInfo, moment: int) -> tarfile.TarInfo:
    """The same member, of nobody and of a given moment."""
    plain = tarfile.TarInfo(member.name)
    plain.type, plain.size, plain.linkname = member.type, member.size, member.linkname
    plain.mtime = moment
    plain.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return plain


def contents(path: Path) -> dict[str, bytes]:
    """The files of a wheel or of a source distribution."""
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as archive:
        return {member.name: _body(archive, member) for member in archive.getmembers()}


def differences(one: Path, other: Path) -> Iterator[str]:
    """What differs between two archives; nothing where they are the same byte for byte."""
    if one.read_bytes() == other.read_bytes():
        return
    mine, theirs = contents(one), contents(other)
    named = [name for name in sorted({*mine, *theirs}) if mine.get(name) != theirs.get(name)]
    yield from named or ["the archive itself: order, times or compression"]


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()
