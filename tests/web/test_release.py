"""The parts of a release that need no build: archives, their differences, the audit."""

from __future__ import annotations

import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from archives import contents, differences, settle
from audit import answer, of_npm, of_python, told


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


WEAK = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1"}, {"id": "X-2"}]}]}
SOUND = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
UNKNOWN = {"dependencies": [{"name": "a", "version": "1", "skip_reason": "not found"}]}
COUNTED = {"metadata": {"dependencies": {"total": 7}}, "vulnerabilities": {}}
HIGH = COUNTED | {"vulnerabilities": {"b": {"severity": "high"}}}


@pytest.mark.parametrize(
    ("read", "said", "status", "line"),
    [
        (of_python, SOUND, 0, "some: no known weakness in 1 packages"),
        (of_python, WEAK, 1, "some: weaknesses are known\n  a 1: X-1, X-2"),
        (of_python, UNKNOWN, 0, "some: not audited, the list of known weaknesses"),
        (of_npm, COUNTED, 0, "some: no known weakness in 7 packages"),
        (of_npm, HIGH, 1, "some: weaknesses are known\n  b: high"),
        (of_npm, {"error": {"code": 405}}, 0, "some: not audited, the list of known weaknesses"),
    ],
)
def test_the_audit_says_what_it_heard(
    read: Any, said: Any, status: int, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told("some", said, read) == status
    assert capsys.readouterr().out.startswith(line)


def test_a_list_that_says_something_else_is_no_answer(tmp_path: Path) -> None:
    assert answer([sys.executable, "-c", "print('{}')"], tmp_path) == {}
    assert answer([sys.executable, "-c", "print('no network')"], tmp_path) == {}
    assert answer([sys.executable, "-c", "print('[1]')"], tmp_path) == [1]
