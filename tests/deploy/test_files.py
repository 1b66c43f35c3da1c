"""The other files for hosts say what the program understands."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from cli.serving import served
from deploy.nginx import ROOT
from vigil.cli import serve
from vigil.cli.parser import Parser
from vigil.words import Words

DEPLOY: Final = ROOT / "deploy"
INSTRUCTIONS: Final = frozenset(
    [
        "FROM",
        "COPY",
        "RUN",
        "USER",
        "WORKDIR",
        "VOLUME",
        "ENV",
        "EXPOSE",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
    ]
)
PROGRAM: Final = "/opt/vigil/bin/vigil"
ANALYZE: Final = shutil.which("systemd-analyze")


def options_of(words: list[str]) -> Namespace:
    """What ``vigil serve`` takes these words for; a mistake in them ends the test."""
    parser = Parser("serve", Words("en"))
    serve.arguments(parser)
    assert words[0] == "serve"
    return parser.read(words[1:])


def container() -> dict[str, str]:
    """The instructions of the container; one that comes twice has its last words."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").split("\n")
    return {line.split(" ", 1)[0]: line.split(" ", 1)[1].strip() for line in lines if line}


def test_the_container_has_a_user_of_its_own_and_serves_all_addresses() -> None:
    made = container()
    assert set(made) <= INSTRUCTIONS
    assert made["USER"] == "vigil"
    assert f"--home-dir {made['VOLUME']}" in made["RUN"]
    assert json.loads(made["ENTRYPOINT"]) == [PROGRAM]
    options = options_of(json.loads(made["CMD"]))
    assert (options.host, str(options.port)) == ("0.0.0.0", made["EXPOSE"])
    assert Path(options.database).parent == Path(made["VOLUME"])


def test_the_health_of_the_container_is_that_of_the_server(tmp_path: Path) -> None:
    _, words = container()["HEALTHCHECK"].split("CMD")
    python, dash, code = json.loads(words)
    assert (python, dash) == ("/opt/vigil/bin/python", "-c")

    def healthy(address: str) -> bool:
        asked = code.replace("http://127.0.0.1:8000", address)
        done = subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True)
        return done.returncode == 0

    with served(tmp_path / "vigil.db") as server:
        assert healthy(server.address)
    assert not healthy(server.address)


def test_the_services_of_the_compose_file_fit_each_other() -> None:
    made: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    vigil, database = made["services"]["vigil"], made["services"]["database"]
    assert (DEPLOY / vigil["build"]["context"] / vigil["build"]["dockerfile"]).is_file()
    words = [re.sub(r"\$\{\w+:\?.*\}", "https://games.example", word) for word in vigil["command"]]
    options = options_of(words)
    assert options.trusted_proxy == ["172.16.0.0/12"]
    user, name = (database["environment"][f"POSTGRES_{what}"] for what in ("USER", "DB"))
    assert options.database == f"postgresql://{user}@database/{name}"
    assert vigil["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert vigil["ports"] == [f"127.0.0.1:{options.port}:{options.port}"]


def test_the_unit_starts_what_the_program_understands() -> None:
    start, *_ = re.findall(r"^ExecStart=(.*)$", (DEPLOY / "vigil.service").read_text(), re.M)
    for given in re.findall(
        r"^(?:# )?VIGIL_OPTIONS=(.*)$", (DEPLOY / "vigil.env").read_text(), re.M
    ):
        program, *words = shlex.split(start.replace("$VIGIL_OPTIONS", given))
        options = options_of(words)
        assert program == PROGRAM
        assert options.public_address == "https://games.example"
        assert options.database.startswith(("/var/lib/vigil/", "postgresql://vigil@"))


@pytest.mark.skipif(ANALYZE is None, reason="no systemd here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "vigil.service").read_text().replace(PROGRAM, sys.executable)
    many = unit.replace("--port 8000", "--port %i")
    assert many != unit
    for name, text in {"vigil.service": unit, "vigil@8001.service": many}.items():
        (tmp_path / name).write_text(text)
        command = [str(ANALYZE), "verify", "--man=no", str(tmp_path / name)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        ours = [line for line in done.stderr.splitlines() if name in line]
        assert (done.returncode, ours) == (0, [])
    command = [
        str(ANALYZE),
        "security",
        "--offline=true",
        "--threshold=20",
        str(tmp_path / "vigil.service"),
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
