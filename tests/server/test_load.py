"""The load test of the bench, with few tables: it measures a real server."""

from __future__ import annotations

from vigil.bench.network import load


def test_answers_are_acknowledged_and_measured() -> None:
    found = load(0.5, tables=3)
    assert found.answers_per_second > 0
    assert 0 < found.p50_ms <= found.p99_ms
    assert found.cpu_us > 0
