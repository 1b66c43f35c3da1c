"""What the environments need beyond the plain package."""

from __future__ import annotations

import sys

import pytest


def test_without_its_packages_one_line_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("vigil.env")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError) as caught:
        import vigil.env  # noqa: F401
    assert str(caught.value) == "vigil.env needs pettingzoo: pip install 'vigil-table[rl]'"
