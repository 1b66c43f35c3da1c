"""Simulations on a Ray cluster of two nodes; ``make test-ray`` runs it, for Ray is large."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from time import sleep

import psutil
import pytest

from cli.command import VIGIL, complain, environment_of, succeed, vigil
from vigil.research.simulation.checkpoint import SUFFIX

GAMES = "1500"
LOOPBACK = "127.0.0.2"
"""Ray takes 127.0.0.1 for the address of the machine in its network."""
PLAN = ("simulate", "ghost_stories", "--sweep", "players=1,4", "--games", GAMES, "--seed", "3")


@pytest.fixture(name="address", scope="module")
def _address() -> Iterator[str]:
    """A cluster of our own: two nodes with one processor each, and a token that nobody knows."""
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
    from ray.cluster_utils import Cluster  # it reads the token when it is imported

    node = {"num_cpus": 1, "node_ip_address": LOOPBACK}
    cluster = Cluster(initialize_head=True, head_node_args=node | {"include_dashboard": False})
    try:
        cluster.add_node(**node)
        cluster.wait_for_nodes()
        yield cluster.address
    finally:
        cluster.shutdown()


@pytest.fixture(name="whole", scope="module")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("whole") / "games.csv"
    succeed(*PLAN, "--out", str(file))
    return file.read_bytes()


def test_a_cluster_writes_the_same_rows(address: str, whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    succeed(*PLAN, "--out", str(file), "--ray", address, run=vigil)
    assert file.read_bytes() == whole


def test_a_worker_killed_in_mid_run_changes_nothing(
    address: str, whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "games.csv"
    process = begun(file, address)
    busy = playing()
    assert busy
    busy[0].kill()
    _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert file.read_bytes() == whole


def begun(file: Path, address: str) -> subprocess.Popen[str]:
    """A simulation that has kept some games."""
    process = subprocess.Popen(
        [str(VIGIL), *PLAN, "--out", str(file), "--ray", address],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment_of({"VIGIL_LANG": "en"}),
    )
    checkpoint = Path(f"{file}{SUFFIX}")
    while not (checkpoint.exists() and checkpoint.stat().st_size > 1000 and playing()):
        assert process.poll() is None, process.communicate()
        sleep(0.01)
    return process


def playing() -> list[psutil.Process]:
    """The processes of our cluster that play just now."""
    found = psutil.Process().children(recursive=True)
    return [process for process in found if process.cmdline()[:1] == ["ray::timed"]]


def test_a_local_cluster_writes_the_same_rows_and_ends_with_the_run(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "games.csv"
    succeed(*PLAN, "--out", str(file), "--workers", "2", "--ray", run=vigil)
    assert file.read_bytes() == whole


def test_a_mistake_in_a_bot_comes_back_in_one_line() -> None:
    line = ("simulate", "ghost_stories", "--bot", "bots.own_bots:Broken", "--ray")
    paths = {"PYTHONPATH": str(Path(__file__).parents[2])}
    assert "a mistake of mine" in complain(*line, **paths)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_an_address_without_a_cluster_is_one_line(address: str, tmp_path: Path) -> None:
    out = str(tmp_path / "games.csv")
    said = complain(*PLAN, "--out", out, "--ray", address, VIGIL_LANG="en")
    assert f"“{address}”" in said
    assert list(tmp_path.iterdir()) == []
