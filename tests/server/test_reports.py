"""The report of a table over HTTP: so far, at the end, after an undo, of an upload."""

from __future__ import annotations

from pathlib import Path

import msgspec

from server.client import Site, play
from vigil.core.record import Record
from vigil.insight.report import Report, report_of

RECORDS = Path(__file__).parents[1] / "records"


def downloaded(site: Site, path: str) -> Report:
    return msgspec.convert(site.get(f"{path}/story"), type=Report)


def test_a_running_game_is_told_so_far(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 4)
        report = downloaded(site, made.path)
        assert (report.plies, report.outcome) == (ann.ply, None)
        record = Record.from_json(site.http.get(f"{made.path}/record").text)
        assert report == msgspec.convert(msgspec.to_builtins(report_of(record)), type=Report)


def test_after_an_undo_the_story_is_another_one(site: Site) -> None:
    made = site.new_table("horizons", "Ann", players=1)
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 3)
        before, ply = downloaded(site, made.path), ann.ply
        assert downloaded(site, made.path) == before
        ann.do("undo", depth="choice")
        assert downloaded(site, made.path).plies < ply


def test_a_finished_game_has_its_score(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 1000)
        ann.until(lambda viewer: viewer.table["status"] == "over")
    report = downloaded(site, made.path)
    assert report.outcome is not None
    assert sum(report.outcome["lines"].values()) == report.outcome["score"]
    assert report.moments[-1].kind == "end"


def test_an_upload_can_be_told_too(site: Site) -> None:
    text = (RECORDS / "horizons_rules_1.record.json").read_text()
    made = site.http.post("/api/records", content=text).json()["table"]["id"]
    assert downloaded(site, f"/api/tables/{made}").game == "horizons"


def test_before_the_start_there_is_nothing_to_tell(site: Site) -> None:
    made = site.post("/api/tables", {"game": "ghost_stories", "setup": {"players": 2}})
    refusal = site.get(f"/api/tables/{made['table']['id']}/story", status=409)
    assert refusal["code"] == "not_started"
    assert site.get("/api/tables/nobody/story", status=404)["code"] == "no_such_table"
