"""The parts of a release that need no build: archives, their differences, the audit."""

from __future__ import annotations

import sys
import tarfile
from io import BytesIO
from pathlib import Path

import pytest
from archives import contents, differences, settle
from audit import audited


def packed(path: Path, moment: int, *files: tuple[str, bytes, int]) -> Path:
    """A source distribution as some machine would write it."""
    with tarfile.open(path, "w:gz") as archive:
        for name, body, mode in files:
            member = tarfile.TarInfo(name)
            member.size, member.mode, member.mtime, member.uid = len(body), mode, moment, moment
            archive.addfile(member, BytesIO(body))
    return path


def test_sources_that_hold_the_same_are_the_same_bytes(tmp_path: Path) -> None:
    files = [("v/a.py", b"a", 0o664), ("v/run", b"b", 0o775)]
    one = packed(tmp_path / "one.tar.gz", 5, *files)
    other = packed(tmp_path / "other.tar.gz", 9, *reversed(files))
    assert [*differences(one, other)] == ["the archive itself: order, times or compression"]
    for path in (one, other):
        settle(path, 1_700_000_000)
    assert [*differences(one, other)] == []
    assert contents(one) == {"v/a.py": b"a", "v/run": b"b"}
    with tarfile.open(one) as archive:
        modes = {member.name: (member.mode, member.mtime) for member in archive}
    assert modes == {"v/a.py": (0o644, 1_700_000_000), "v/run": (0o755, 1_700_000_000)}


def test_what_differs_is_named(tmp_path: Path) -> None:
    one = packed(tmp_path / "one.tar.gz", 5, ("v/a.py", b"a", 0o644), ("v/b.py", b"b", 0o644))
    other = packed(tmp_path / "other.tar.gz", 5, ("v/a.py", b"A", 0o644), ("v/c.py", b"c", 0o644))
    assert [*differences(one, other)] == ["v/a.py", "v/b.py", "v/c.py"]


@pytest.mark.parametrize(
    ("said", "status", "line"),
    [
        ("No known vulnerabilities found", 0, "some: no known weakness"),
        ("found 0 vulnerabilities", 0, "some: no known weakness"),
        ("Found 2 known vulnerabilities in 1 package", 1, "some: weaknesses are known"),
        ("3 vulnerabilities (1 low, 2 high)", 1, "some: weaknesses are known"),
        ("1 high severity vulnerability", 1, "some: weaknesses are known"),
        ("npm error network ENOTFOUND", 0, "some: not audited, the list of known weaknesses"),
        ("", 0, "some: not audited, the list of known weaknesses cannot be reached from here"),
    ],
)
def test_the_audit_says_what_it_heard(
    said: str, status: int, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", f"print({said!r})"]
    assert audited("some", command, tmp_path) == status
    assert capsys.readouterr().out.startswith(line)
