"""A SQLite file serves one server at a time; administration runs beside it."""

from __future__ import annotations

from pathlib import Path

from cli.command import inside, vigil
from server.serving import GENEROUS, Server, serving, starting


def refusal(database: str, language: str = "en") -> str:
    """What a second server says instead of starting."""
    done = vigil("serve", "--port", "0", "--database", database, "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    database, link = tmp_path / "vigil.db", tmp_path / "link.db"
    with serving(str(database)) as server:
        link.symlink_to(database)
        said = refusal(str(database))
        assert str(database) in said
        assert f"process {server.pid}" in said
        assert "PostgreSQL" in said
        assert str(link) in refusal(str(link), "pl")
        made = server.site.new_table("horizons", "Ann")
        assert made.id in inside("admin", "list", "--database", str(database)).stdout
        saved = ("--file", str(tmp_path / "tables.backup"), "--database", str(database))
        assert inside("admin", "backup", *saved).returncode == 0


def test_the_next_server_has_the_file_as_soon_as_one_is_dead(tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    for _ in range(2):
        with starting(Server(database, GENEROUS)) as server:
            made = server.site.new_table("ghost_stories", "Ann", "[random]")
            with server.site.viewer(made.id, made.tokens[0]) as ann:
                ann.until(lambda viewer: viewer.may_answer)  # the process of its bots runs too
                server.kill()
    with serving(database) as server:
        assert server.site.get(made.path)["status"] == "playing"


def test_servers_on_two_files_do_not_mind_each_other(tmp_path: Path) -> None:
    with serving(str(tmp_path / "one.db")), serving(str(tmp_path / "two.db")) as server:
        assert server.site.get("/ready")
