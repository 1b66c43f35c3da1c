"""``vigil admin``: tables are listed, inspected, deleted, backed up and brought back."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cli.command import LANGUAGES, inside, succeed, vigil
from cli.serving import served
from promises.keys import keep_keys


class Kept(NamedTuple):
    """The database of a server that has stopped, and its two tables."""

    database: str
    playing: str
    over: str


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    database = str(tmp_path_factory.mktemp("kept") / "vigil.db")
    with served(database) as server:
        seats = [{"name": "Ann"}, {"bot": "random"}]
        new = {"game": "horizons", "setup": {"players": 2}, "seats": seats, "start": True}
        playing = server.ask("POST", "/api/tables", new | {"title": "Evening"})
        over = server.bot_game()
    return Kept(database, playing["table"]["id"], over["id"])


@pytest.fixture
def kept(made_once: Kept, tmp_path: Path) -> Kept:
    """A copy of what was made once."""
    shutil.copytree(Path(made_once.database).parent, tmp_path, dirs_exist_ok=True)
    return made_once._replace(database=str(tmp_path / "vigil.db"))


def admin(kept: Kept, *arguments: str) -> str:
    return succeed("admin", *arguments, "--database", kept.database)


def listed(kept: Kept) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in json.loads(admin(kept, "list", "--json"))}


def test_tables_are_looked_after(kept: Kept, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    rows = listed(kept)
    keep_keys("admin_list", [*rows.values()], pytestconfig)
    assert {row["status"] for row in rows.values()} == {"playing", "over"}
    assert rows[kept.playing]["names"] == ["Ann", "random"]
    assert rows[kept.playing]["title"] == "Evening"
    lines = admin(kept, "list").splitlines()
    assert len(lines) == 3
    assert "Ann, random" in next(line for line in lines if line.startswith(kept.playing))
    assert lines[-1] == "2 tables"
    facts = json.loads(admin(kept, "inspect", kept.over))
    assert facts["entries"] > facts["snapshot_at"] - 1 > 10
    assert facts["setup"]["level"] == "initiation"
    assert "seed" not in facts
    keep_keys("admin_inspect", facts, pytestconfig)
    check_backups(kept, tmp_path / "tables.backup")


def test_what_is_done_is_told_to_programs(
    kept: Kept, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    file = ("--file", str(tmp_path / "tables.backup"), "--json")
    for action, more in (("backup", file), ("delete", (kept.over, "--json")), ("restore", file)):
        told = json.loads(admin(kept, action, *more))
        keep_keys(f"admin_{action}", told, pytestconfig)


def check_backups(kept: Kept, file: Path) -> None:
    """All tables go to a file, one is deleted, and it comes back as it was."""
    before = json.loads(admin(kept, "inspect", kept.playing))
    said = admin(kept, "backup", "--file", str(file))
    assert said == f"Backed up 2 tables to {file}.\n"
    assert file.stat().st_mode & 0o077 == 0
    assert admin(kept, "delete", kept.playing) == f"Deleted table {kept.playing}.\n"
    assert set(listed(kept)) == {kept.over}
    assert json.loads(admin(kept, "restore", "--file", str(file), "--json"))["count"] == 1
    assert json.loads(admin(kept, "inspect", kept.playing)) == before
    assert admin(kept, "restore", "--file", str(file)).startswith("Restored 0 tables")
    with served(kept.database) as server:
        table = server.ask("GET", f"/api/tables/{kept.playing}")
        assert (table["status"], table["seats"][0]["name"]) == ("playing", "Ann")


def test_a_table_moves_to_another_server(kept: Kept, tmp_path: Path) -> None:
    file, other = str(tmp_path / "one.backup"), str(tmp_path / "other" / "vigil.db")
    assert admin(kept, "backup", kept.over, "--file", file).startswith("Backed up 1 table ")
    succeed("admin", "restore", "--file", file, "--database", other, run=vigil)
    with served(kept.database) as old, served(other) as new:
        path = f"/api/tables/{kept.over}/record"
        assert new.http.get(path).text == old.http.get(path).text
        assert [row["id"] for row in json.loads(admin(Kept(other, "", ""), "list", "--json"))] == [
            kept.over
        ]


COUNTS = {"en": "0 tables", "ru": "0 столов", "pl": "0 stołów"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_in_every_language(language: str, tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    wrong = tmp_path / "wrong.backup"
    wrong.write_bytes(b"\xff{}\n")
    assert missed("list", "--database", database, "--lang", language).count(database) == 1
    nowhere = ("--file", str(tmp_path / "nowhere.backup"))
    own = ("--database", database, "--lang", language)
    assert "nowhere.backup" in missed("restore", *nowhere, *own)
    assert COUNTS[language] in succeed("admin", "list", *own)
    assert "list, inspect" in missed(*own)
    assert "“dance”" in missed("dance", *own).translate({0xAB: "“", 0xBB: "”", 0x201E: "“"})
    assert "vigil admin inspect TABLE" in missed("inspect", *own)
    assert "vigil admin delete TABLE" in missed("delete", *own)
    assert "--file FILE" in missed("backup", *own)
    assert "--file FILE" in missed("restore", *own)
    assert "nobody" in missed("inspect", "nobody", *own)
    assert "nobody" in missed("delete", "nobody", *own)
    assert "nobody" in missed("backup", "nobody", *nowhere, *own)
    assert "vigil admin backup" in missed("restore", "--file", str(wrong), *own)
    assert not list(tmp_path.glob("nowhere*"))


def missed(*arguments: str) -> str:
    """The one line of a mistake."""
    done = inside("admin", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr
