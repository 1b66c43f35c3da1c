"""Records over HTTP: the game at any ply, forks and what-if lines, uploads, reports, figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command import inside, succeed
from server.client import Made, Site, Viewer, board, play
from vigil.core.commitment import Known, verify
from vigil.core.record import Record
from vigil.core.table import Table

RECORDS = Path(__file__).parents[1] / "records"


def finished(site: Site, name: str, **setup: Any) -> Made:
    """A game that one player has played to its end."""
    made = site.new_table("ghost_stories", name, **setup)
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 1000)
        ann.until(lambda viewer: viewer.table["status"] == "over")
    return made


@pytest.fixture(scope="module")
def over(site: Site) -> Made:
    return finished(site, "Recorder")


def text_of(made: Made) -> str:
    return made.site.http.get(f"{made.path}/record").text


def record_of(made: Made) -> Record:
    return Record.from_json(text_of(made))


def shown(table: Table) -> Any:
    """A game as a screen gets it."""
    return board(json.loads(json.dumps(table.view())))


def test_the_record_of_a_running_game_keeps_the_secret_of_its_dealer(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 5)
        record = record_of(made)
        assert (record.seed, record.commitment) == (None, made.info["commitment"])
        assert len(record.answers) == ann.ply
        assert shown(Table.replay(record)) == made.at(ann.ply)["view"]
        assert site.get(made.path)["seed"] is None


def test_the_record_of_a_finished_game_proves_that_its_dice_were_fair(over: Made) -> None:
    record = record_of(over)
    assert record.commitment == over.info["commitment"]
    assert verify(record, Known(over.info["commitment"])).checked > 10
    assert str(record.seed) == over.site.get(over.path)["seed"]
    assert record.seed is not None
    assert record.seed >= 2**64


def test_a_record_is_a_file_to_keep(over: Made) -> None:
    reply = over.site.http.get(f"{over.path}/record")
    assert reply.headers["content-type"] == "application/json"
    assert f"vigil-{over.id}.json" in reply.headers["content-disposition"]


def test_a_game_is_shown_at_any_of_its_plies(over: Made) -> None:
    record, last = record_of(over), over.at(0)["last"]
    assert last == len(record.answers)
    for ply in range(0, last + 1, 7):
        moment, table = over.at(ply), Table.replay(record, to=ply)
        assert moment["ply"] == ply
        assert moment["view"] == shown(table)
        asked = None if table.decision is None else table.decision.kind
        assert (moment["decision"] or {"kind": None})["kind"] == asked
    events = [event for _, part, _ in over.at(last)["events"] for event in part]
    assert events == json.loads(json.dumps(Table.replay(record).events))
    assert over.site.get(f"{over.path}/at/{last + 1}", 409)["code"] == "no_such_ply"
    assert over.site.get(f"{over.path}/at/-1", 409)["code"] == "no_such_ply"


def test_a_scrubber_asks_for_what_it_has_not_heard(over: Made) -> None:
    whole = over.at(12)
    part = over.site.get(f"{over.path}/at/12?since=5")
    assert part["events"] == [one for one in whole["events"] if one[0] > 5]
    assert over.site.get(f"{over.path}/at/12?since=12")["events"] == []
    assert part["view"] == over.site.get(f"{over.path}/at/12")["view"]


def test_before_the_start_there_is_no_record(site: Site) -> None:
    made = Made(site, site.post("/api/tables", {"game": "horizons"}))
    assert site.get(f"{made.path}/record", 409)["code"] == "not_started"
    assert site.get(f"{made.path}/at/0", 409)["code"] == "not_started"
    assert site.post(f"{made.path}/report", {"words": "?"}, status=409)["code"] == "not_started"


# -- going on from elsewhere


def test_a_new_table_is_forked_from_any_ply(over: Made) -> None:
    site, ply = over.site, first_question(over)
    fork = Made(site, site.post(f"{over.path}/fork", {"ply": ply, "title": "Again"}))
    assert (fork.info["status"], fork.info["title"], fork.tokens) == ("waiting", "Again", {})
    assert fork.info["commitment"] != over.info["commitment"]
    token = site.post(f"{fork.path}/seats/0", {"name": "Bob"})["token"]
    site.post(f"{fork.path}/start", {}, fork.host)
    with site.viewer(fork.id, token) as bob:
        assert (bob.ply, bob.view) == (ply, over.at(ply)["view"])
        assert bob.events == [event for _, part, _ in over.at(ply)["events"] for event in part]
        play([bob], 1000, seed=5)
        bob.until(lambda viewer: viewer.table["status"] == "over")
    record = record_of(fork)
    assert record.dealt_from == ply
    assert record.answers[:ply] == record_of(over).answers[:ply]
    found = verify(record, Known(fork.info["commitment"], (), ply))
    assert (found.grade, found.checked > 0) == ("without_players", True)
    assert site.post(f"{over.path}/fork", {"ply": 10**6}, status=409)["code"] == "no_such_ply"


def first_question(made: Made) -> int:
    """A ply in the middle of a game at which a player is asked."""
    ply = int(made.at(0)["last"]) // 2
    while made.at(ply)["decision"]["seat"] == -1:
        ply += 1
    return ply


@pytest.mark.parametrize("public", [False, True])
def test_a_fork_names_the_table_it_comes_from_only_where_that_is_public(
    site: Site, public: bool
) -> None:
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    body = {"game": "horizons", "setup": {"players": 2}, "public": public, "seats": seats}
    made = Made(site, site.post("/api/tables", body | {"start": True}))
    fork = Made(site, site.post(f"{made.path}/fork", {"ply": 0, "public": True}))
    told = [
        fork.info["origin"],
        site.get(fork.path)["origin"],
        site.get(f"{fork.path}/glance")["table"]["origin"],
    ]
    with site.viewer(fork.id) as eve:
        told.append(eve.table["origin"])
    assert told == [{"table": made.id if public else None, "ply": 0, "turn": 0}] * 4
    paths = ("record", "story", "at/0", "film", "outlook", "analysis", "invitation")
    for path in ("/api/tables", "/api/challenge", "/api/statistics", "/metrics"):
        assert public or made.id not in site.http.get(path).text
    for path in paths:
        assert made.id not in site.http.get(f"{fork.path}/{path}").text
    assert made.id not in site.http.post(f"{fork.path}/report", json={"words": "?"}).text


def test_what_if_is_a_private_line_in_which_one_has_all_seats(site: Site) -> None:
    made = site.new_table("horizons", "Ann", "Bob")
    with site.viewer(made.id, *made.tokens.values()) as both:
        play([both], 6)
        ply = both.ply
        line = Made(site, site.post(f"{made.path}/fork", {"ply": ply, "name": "Ann"}))
        assert line.info["status"] == "playing"
        turn = made.at(ply)["view"]["turn"]
        assert line.info["origin"] == {"table": None, "ply": ply, "turn": turn}
        with site.viewer(line.id, *line.tokens.values()) as ann:
            assert ann.seats == [0, 1]
            assert (ann.ply, ann.view) == (ply, made.at(ply)["view"])
            play([ann], 6, seed=2)
            assert ann.do("undo", to=0)["type"] == "done"
            assert ann.ply < ply
        assert (both.ply, made.at(ply)["last"]) == (ply, ply)
        assert line.id not in {table["id"] for table in site.get("/api/tables")}


def test_a_record_from_elsewhere_is_looked_at_led_through_and_forked(
    site: Site, over: Made
) -> None:
    text = text_of(over)
    copy = Made(site, site.http.post("/api/records", content=text).json())
    assert text_of(copy) == text
    assert copy.info["origin"] == {"table": None, "ply": over.at(0)["last"], "turn": None}
    last = over.at(0)["last"]
    assert copy.at(last)["view"] == over.at(last)["view"]
    assert copy.at(last)["events"] == over.at(last)["events"]
    with site.viewer(copy.id, name="Eve") as eve, site.viewer(copy.id) as other:
        assert eve.do("lead", ply=last)["type"] == "done"
        assert other.wait_for("led")["ply"] == last
        assert eve.refused("lead", ply=last + 1) == "no_such_ply"
        assert other.refused("lead", ply=last) == "name_yourself"
    line = site.post(f"{copy.path}/fork", {"ply": first_question(over), "name": "Ann"})
    assert line["table"]["status"] == "playing"


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("*.record.json")))
def test_records_of_earlier_versions_are_taken(site: Site, name: str) -> None:
    text = (RECORDS / name).read_text()
    uploaded = Made(site, site.http.post("/api/records", content=text).json())
    last = len(json.loads(text)["answers"])
    record = Record.from_json(text)
    assert uploaded.at(last)["view"] == shown(Table.replay(record))
    assert uploaded.at(0)["earlier_rules"] == (record.rules if record.earlier else None)


def test_a_game_of_the_present_rules_names_no_earlier_ones(over: Made) -> None:
    assert over.at(0)["earlier_rules"] is None


def test_what_is_no_record_is_refused(site: Site, over: Made) -> None:
    text = text_of(over)
    for body, code in (
        ("", "not_a_vigil_file"),
        ("{}", "not_a_vigil_file"),
        ("[" * 100_000, "not_a_vigil_file"),
        (text.replace('"format":1', '"format":9'), "damaged"),
        ((RECORDS / "horizons_rules_1.save.json").read_text(), "other_kind"),
    ):
        reply = site.http.post("/api/records", content=body)
        assert (reply.status_code, reply.json()["code"]) == (400, code)
    reply = site.http.post("/api/records", content=b"\xff\xfe")
    assert (reply.status_code, reply.json()["code"]) == (400, "not_a_vigil_file")
    assert site.http.post("/api/records", content=b"x" * 1_000_001).status_code == 413


def test_a_report_holds_the_record_the_versions_and_the_words(over: Made, tmp_path: Path) -> None:
    reply = over.site.http.post(f"{over.path}/report", json={"words": "The ghost\nsmiled."})
    assert f"vigil-report-{over.id}.json" in reply.headers["content-disposition"]
    report = reply.json()
    assert report["words"] == "The ghost\nsmiled."
    assert {"vigil", "python", "rules", "ply"} <= set(report)
    assert Record.from_json(report["record"]) == record_of(over)
    (tmp_path / "report.json").write_text(reply.text)
    replayed = json.loads(succeed("replay", str(tmp_path / "report.json"), "--json"))
    assert board(replayed["view"]) == over.at(report["ply"])["view"]


def test_a_report_is_looked_at_like_any_record(over: Made) -> None:
    report = over.site.http.post(f"{over.path}/report", json={"words": "It smiled."}).text
    copy = Made(over.site, over.site.http.post("/api/records", content=report).json())
    assert text_of(copy) == text_of(over)


def test_the_command_proves_a_downloaded_record(over: Made, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(text_of(over))
    done = inside("verify", str(path), "--commitment", over.info["commitment"], "--json")
    proved = json.loads(done.stdout)
    assert (done.returncode, proved["fair"], proved["grade"]) == (3, True, "without_players")
    assert proved["checked"] == verify(record_of(over)).checked


# -- figures


def tallies(site: Site, name: str) -> list[dict[str, Any]]:
    return list(site.get(f"/api/statistics?name={name}")["tallies"])


def test_finished_games_are_counted_by_name(site: Site) -> None:
    assert tallies(site, "Counter") == []
    for level in ("initiation", "initiation", "hell"):
        finished(site, "Counter", level=level)
    found = {tally["level"]: tally for tally in tallies(site, "Counter")}
    assert {level: tally["games"] for level, tally in found.items()} == {
        "initiation": 2,
        "hell": 1,
    }
    assert {tally["game"] for tally in found.values()} == {"ghost_stories"}
    assert site.get("/api/statistics")["names"]["Counter"] == 3


def test_finished_games_are_counted_by_table_with_its_rematches(site: Site) -> None:
    first = finished(site, "Again")
    second = Made(site, site.post(f"{first.path}/rematch", token=first.tokens[0]))
    site.post(f"{second.path}/start", {}, second.host)
    with site.viewer(second.id, second.tokens[0]) as player:
        give_up(player)
    for table, games in ((first.id, 2), (second.id, 1)):
        found = site.get(f"/api/statistics?table={table}")
        assert [tally["games"] for tally in found["tallies"]] == [games]
        assert found["names"] == {"Again": games}
    assert site.get("/api/statistics?table=none", 404)["code"] == "no_such_table"


def test_a_game_given_up_is_lost_and_a_what_if_line_does_not_count(site: Site) -> None:
    made = site.new_table("horizons", "Quitter")
    line = Made(site, site.post(f"{made.path}/fork", {"ply": 0, "name": "Quitter"}))
    for table in (made, line):
        with site.viewer(table.id, table.tokens[0]) as player:
            give_up(player)
    assert [(t["games"], t["won"]) for t in tallies(site, "Quitter")] == [(1, 0)]


def give_up(player: Viewer) -> None:
    assert player.do("concede")["type"] == "done"
    assert player.table["status"] == "over"
