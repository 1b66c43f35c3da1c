"""What docs/host says about limits, figures and files is what there is."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from prometheus_client import generate_latest

from deploy.nginx import ROOT
from vigil.tables.limits import Limits

MANY: Final = (ROOT / "docs" / "host" / "many.md").read_text()


def test_the_limits_are_the_usual_ones() -> None:
    rows = re.findall(r"^\| (`.+?`) \| ([\d, ]+) \|", MANY, re.MULTILINE)
    assert len(rows) > 5
    usual = Limits()
    for names, figures in rows:
        told = dict(zip(re.findall(r"`(\w+)`", names), figures.split(", "), strict=True))
        assert told == {name: f"{getattr(usual, name):.12g}" for name in told}


def test_the_figures_to_watch_exist() -> None:
    import_module("vigil.server.common.metrics")  # they are registered there
    known = generate_latest().decode()
    named = re.findall(r"`(vigil_\w+)`", MANY)
    assert len(named) > 3
    assert [name for name in named if f"# HELP {name} " not in known] == []


def test_every_file_for_hosts_is_explained() -> None:
    for file in (ROOT / "deploy").iterdir():
        assert f"(../../deploy/{file.name})" in MANY, file.name
