"""Judged points stored in a file, one per line, so that an interrupted analysis can resume."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

import vigil
from vigil.insight.analysis.annotated_replay import CannotAnalyse
from vigil.insight.analysis.judging import Judged
from vigil.insight.analysis.make import Plan


class KeptJudgements:
    """The file of an analysis.

    Its first line identifies the analysis; an incomplete last line is ignored.
    """

    def __init__(self, path: str, plan: Plan) -> None:
        self._path = Path(path)
        text = plan.replay.record.to_json()
        head = [vigil.__version__, blake2b(text.encode(), digest_size=16).hexdigest(), *plan.terms]
        self._head = msgspec.json.encode(head)
        whole = self._path.read_bytes() if self._path.exists() else b""
        end = whole.rfind(b"\n") + 1
        first, *lines = whole[:end].splitlines() or [self._head]
        if first != self._head:
            raise CannotAnalyse("other_analysis", file=path)
        try:
            self.judged = [msgspec.json.decode(line, type=Judged) for line in lines]
        except msgspec.DecodeError as cause:
            raise CannotAnalyse("other_analysis", file=path) from cause
        with self._path.open("ab") as file:
            file.truncate(end)
            if not end:
                file.write(self._head + b"\n")

    def add(self, portion: Sequence[Judged]) -> None:
        """Store more judged points."""
        with self._path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in portion))
