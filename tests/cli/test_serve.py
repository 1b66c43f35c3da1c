"""``vigil serve``: one line when it is ready, one line when it cannot be, and a clean end."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.command import LANGUAGES, inside, vigil
from cli.serving import LONGEST_WAIT, served
from forms import some
from vigil.cli import serve, serve_options
from vigil.cli.parser import UsageError
from vigil.cli.serve import SCREENS
from vigil.server.config import Config
from vigil.server.json_logging import JsonLines
from vigil.server.run import CannotListen, listening_socket

READY = {
    "en": "Vigil is running at http://",
    "ru": "Vigil работает: http://",
    "pl": "Vigil działa: http://",
}


@pytest.mark.parametrize("language", some(reversed(LANGUAGES)))
def test_it_says_where_it_is_and_nothing_more(language: str, tmp_path: Path) -> None:
    number = signal.SIGTERM if language == "en" else signal.SIGINT
    (tmp_path / "new").mkdir()
    with served(tmp_path / "new" / "vigil.db", "--lang", language) as server:
        assert READY[language] in server.ready
        assert server.ask("GET", "/ready")["version"]
        assert server.stop(number) == (0, "", "")
    assert (tmp_path / "new" / "vigil.db").stat().st_mode & 0o077 == 0


def test_a_game_of_bots_prints_nothing_and_ctrl_c_ends_the_bots_too(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db", "--bot-workers", "2") as server:
        assert server.bot_game()["status"] == "over"
        assert server.stop(signal.SIGINT) == (0, "", "")


def test_a_server_that_was_killed_leaves_no_bots_behind(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        server.bot_game()
        server.http.close()
        server.process.kill()
        server.process.communicate(timeout=LONGEST_WAIT)  # ends when the last of them has gone


def test_a_table_is_there_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "vigil.db"
    with served(database) as server:
        seats = [{"name": "Ann"}, {"name": "Ben"}]
        new = {"game": "horizons", "setup": {"players": 2}, "seats": seats, "start": True}
        made = server.ask("POST", "/api/tables", new)
        path = f"/api/tables/{made['table']['id']}"
        moment = server.ask("GET", f"{path}/at/0")
        assert server.stop()[0] == 0
    with served(database) as server:
        found = server.ask("GET", path)
        assert (found["status"], found["seats"][0]["name"]) == ("playing", "Ann")
        assert server.ask("GET", f"{path}/at/0") == moment
        token = {"Vigil-Token": made["tokens"]["0"]}
        assert server.ask("DELETE", f"{path}/seats/0", **token)["seats"][0]["name"] == ""


# -- for a person in front of a screen


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only writes down the address it is to show, and where."""
    program, shown = folder / "browser", folder / "shown"
    program.write_text(f'#!/bin/sh\nprintf "%s" "$1" > "{shown}.new"\nmv "{shown}.new" "{shown}"\n')
    program.chmod(0o755)
    return f"{program} %s", shown


def test_it_opens_a_browser_once_it_is_ready(tmp_path: Path) -> None:
    program, shown = browser(tmp_path)
    with served(tmp_path / "vigil.db", "--open", BROWSER=program) as server:
        until(shown.exists)
        assert shown.read_text() == server.address


def until(true: Callable[[], bool]) -> None:
    for _ in range(LONGEST_WAIT * 10):
        if true():
            return
        time.sleep(0.1)
    raise TimeoutError


def test_without_a_screen_it_says_where_it_is(tmp_path: Path) -> None:
    nothing = dict.fromkeys(SCREENS, "")
    with served(tmp_path / "vigil.db", "--open", **nothing) as server:
        assert server.ask("GET", "/ready")["version"]
        assert server.stop() == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "port", "any_port"),
    [((), 8000, False), (("--open",), 8000, True), (("--open", "--port", "81"), 81, False)],
)
def test_only_a_port_that_nobody_asked_for_may_be_another(
    arguments: tuple[str, ...], port: int, any_port: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Config] = []
    monkeypatch.setattr(serve, "serve", lambda config, _: asked.append(config))
    assert inside("serve", *arguments).returncode == 0
    assert (asked[0].port, asked[0].any_port) == (port, any_port)


def test_where_the_port_is_taken_any_other_will_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        config = Config(database="", port=taken, any_port=True)
        with listening_socket(config) as found:
            assert found.getsockname()[1] not in (0, taken)
        with pytest.raises(CannotListen):
            listening_socket(Config(database="", port=taken))


# -- what keeps it from starting


def cannot_serve(*arguments: str) -> str:
    """The one line of a server that does not start."""
    done = inside("serve", "--port", "0", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("vigil: ")
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_in_use(language: str, tmp_path: Path) -> None:
    words = {"en": "already in use", "ru": "занят", "pl": "zajęty"}
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        database = ("--database", str(tmp_path / "vigil.db"), "--lang", language)
        line = cannot_serve("--port", port, *database)
    assert words[language] in line
    assert f" {port}" in line
    assert "--port" in line
    assert not (tmp_path / "vigil.db").exists()


def test_a_real_process_ends_with_status_2_where_the_folder_is_missing(tmp_path: Path) -> None:
    done = vigil("serve", "--port", "0", "--database", str(tmp_path / "new" / "vigil.db"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"vigil: Folder “{tmp_path / 'new'}” does not exist. Create it first, or check --database "
        "for a typo.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_within_a_file_is_refused_in_a_sentence(language: str, tmp_path: Path) -> None:
    words = {"en": "is a file, not a folder", "ru": "файл, а не папка", "pl": "plik, a nie folder"}
    file = tmp_path / "letter.txt"
    file.touch()
    done = inside("serve", "--database", str(file / "vigil.db"), "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert words[language] in line
    assert str(file) in line


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there is no folder where nobody may write")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_where_nobody_may_write(language: str) -> None:
    words = {
        "en": "Cannot write the database",
        "ru": "Нет прав на запись",
        "pl": "Brak uprawnień do zapisu",
    }
    line = cannot_serve("--database", "/proc/vigil.db", "--lang", language)
    assert words[language] in line
    assert "/proc/vigil.db" in line
    assert "--database" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_postgresql_that_does_not_answer(language: str) -> None:
    words = {"en": "does not answer", "ru": "не отвечает", "pl": "nie odpowiada"}
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    address = f"postgresql://ann:opensesame@127.0.0.1:{port}/vigil"
    line = cannot_serve("--database", address, "--lang", language)
    assert words[language] in line
    assert f"postgresql://ann:***@127.0.0.1:{port}/vigil" in line
    assert "opensesame" not in line


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("mysql://ann:opensesame@127.0.0.1/vigil", "sqlite, postgresql"),
        ("postgresql://ann:opensesame@127.0.0.1:port/vigil", "postgresql://NAME:PASSWORD@HOST"),
        ("postgresql://ann:opensesame@no such host/vigil", "does not answer"),
        ("/", "--database"),
    ],
)
def test_a_bad_database_without_its_password(database: str, said: str) -> None:
    line = cannot_serve("--database", database)
    assert said in line
    assert "opensesame" not in line


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100)
    assert "is not a Vigil database" in cannot_serve("--database", str(file))
    assert file.read_text().startswith("Dear Ann")


def test_a_database_of_a_newer_vigil(tmp_path: Path) -> None:
    file = tmp_path / "vigil.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert "newer Vigil" in cannot_serve("--database", str(file))


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "vigil.db"))
    assert "--host" in cannot_serve("--host", "203.0.113.7", *database)
    for host in ("nowhere.invalid", "no..where"):
        assert f"no address {host}" in cannot_serve("--host", host, *database)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--port 70000", "65535"),
        ("--port", "--port PORT"),
        ("--bot-workers 0", "64"),
        ("now", "vigil serve --help"),
    ],
)
def test_a_mistake_is_one_line(line: str, said: str) -> None:
    done = inside("serve", *line.split())
    assert done.returncode == 2
    assert said in done.stderr


# -- the log


def test_a_damaged_table_is_logged_as_a_line_of_json(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        table = server.ask("POST", "/api/tables", {"game": "ghost_stories"})["table"]["id"]
        server.stop()
    with sqlite3.connect(tmp_path / "vigil.db") as database:
        database.execute("UPDATE tables SET setup = '['")
    database.close()
    with served(tmp_path / "vigil.db", "--lang", "ru") as server:
        answer = server.http.get(f"/api/tables/{table}", headers={"Accept-Language": "pl"})
        assert (answer.status_code, answer.json()["code"]) == (409, "table_damaged")
        _, output, errors = server.stop()
    assert output == ""
    (line,) = errors.splitlines()
    logged = json.loads(line)
    assert (logged["level"], logged["logger"]) == ("warning", "vigil")
    assert table in logged["message"]
    assert "exception" not in logged


@pytest.mark.parametrize(
    "secret",
    [
        "postgresql://ann:opensesame@db.example/vigil",
        "m3yQ_4hZ-x.0.1." + "0f" * 32,
        str(2**127 + 1),
    ],
)
def test_secrets_are_not_logged(secret: str) -> None:
    try:
        raise ValueError(secret)
    except ValueError:
        record = logging.LogRecord(
            "vigil", logging.ERROR, "", 0, "failed: %s", (secret,), sys.exc_info()
        )
    line = JsonLines().format(record)
    assert json.loads(line)["message"].startswith("failed: ")
    for hidden in ("opensesame", "0f0f0f", "170141183460469231731687303715884105729"):
        assert hidden not in line


def test_a_request_that_cannot_be_read_is_explained(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        wrong = server.http.post("/api/tables", json={"games": 3})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_request")
        assert "`game`" in wrong.json()["text"]
        nowhere = server.http.get("/api/nowhere", headers={"Accept-Language": "ru"})
        assert nowhere.status_code == 404
        assert "/api/schema" in nowhere.json()["text"]
        chess = server.http.post("/api/tables", json={"game": "chess"})
        assert (chess.status_code, chess.json()["code"]) == (404, "no_such_game")
        assert "ghost_stories, horizons" in chess.json()["text"]


def test_a_limit_may_be_less_than_one_where_it_is_no_whole_number() -> None:
    assert serve_options.limit("requests_per_second=0.5") == ("requests_per_second", 0.5)
    assert serve_options.limit("tables_per_hour=100") == ("tables_per_hour", 100)
    for wrong in ("tables_per_hour=0.5", "requests_per_second=0", "no=1", "tables_per_hour=many"):
        with pytest.raises(UsageError):
            serve_options.limit(wrong)


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert [serve_options.proxy(text) for text in ("10.0.0.2", "10.0.0.9/24", "::1")] == [
        *("10.0.0.2/32", "10.0.0.0/24", "::1/128")
    ]
    done = vigil("serve", "--trusted-proxy", "the_proxy", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert "“the_proxy” is not a proxy address" in done.stderr
