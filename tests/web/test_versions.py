"""``make test-versions`` tries what is there: its tests, its pins and the claimed versions."""

from __future__ import annotations

import versions


def test_the_tests_of_every_try_exist() -> None:
    assert [path for path in versions.TESTS if not (versions.ROOT / path).exists()] == []


def test_every_claimed_python_and_both_ends_of_ranges_are_tried() -> None:
    names = [one.name for one in versions.tries(())]
    assert {"Python 3.11", "uvicorn==0.53", "websockets==15"} <= {*names}
    assert len({*names}) == len(names)
