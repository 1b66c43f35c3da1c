"""What tables are called in the languages of their readers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.client import Made, Site
from vigil.tables.protocol.messages import TableInfo
from vigil.tables.replies.titles import own_title, title_of
from vigil.tables.room.challenge import today
from vigil.teaching.campaign import scenarios_of
from vigil.words import LANGUAGES, Words

NIGHT = "01-first-lamp"
SEATS: list[dict[str, str]] = [{"name": "Ann"}]


def opened(site: Site, **body: Any) -> TableInfo:
    made = site.post("/api/tables", {"game": "ghost_stories", "seats": SEATS} | body)
    return msgspec.convert(made["table"], TableInfo)


def titles(table: TableInfo) -> list[str]:
    return [own_title(table, Words(language)) for language in LANGUAGES]


def test_an_ordinary_table_is_called_as_its_host_wants_or_by_its_game(site: Site) -> None:
    nameless, friday = opened(site), opened(site, title="Friday")
    assert titles(nameless) == ["", "", ""]
    assert titles(friday) == ["Friday", "Friday", "Friday"]
    assert title_of(nameless, Words("en")) == "Ghost Stories"
    assert title_of(friday, Words("en")) == "Friday"


def test_a_scenario_a_lesson_and_a_challenge_are_called_so_in_each_language(site: Site) -> None:
    night = scenarios_of("ghost_stories")[NIGHT].title
    assert titles(opened(site, scenario=NIGHT)) == [night[language] for language in LANGUAGES]
    english, russian, polish = titles(opened(site, lesson="white_moon_2"))
    assert english == "Lesson 2: Ghost Stories: White Moon"
    assert polish == "Lekcja 2: Ghost Stories: Biały Księżyc"
    assert russian.startswith("Урок 2: ")
    english, russian, polish = titles(opened(site, challenge=today().isoformat()))
    assert english.startswith(f"Challenge of {today().day} ")
    assert russian.startswith(f"Испытание: {today().day} ")
    assert polish.startswith(f"Wyzwanie: {today().day} ")


@pytest.mark.parametrize("wanted", ["", "Once more"])
def test_a_fork_is_called_by_the_turn_and_the_step_it_goes_on_from(site: Site, wanted: str) -> None:
    made = site.new_table("ghost_stories", "Ann")
    ply, turn = made.at(0)["last"], site.get(f"{made.path}/glance")["view"]["turn"]
    forked = site.post(f"{made.path}/fork", {"ply": ply, "title": wanted, "name": "Ann"})
    fork = msgspec.convert(forked["table"], TableInfo)
    assert fork.origin is not None
    assert (fork.origin.ply, fork.origin.turn) == (ply, turn)
    line = f"What if: turn {turn}, step {ply + 1}"
    assert own_title(fork, Words("en")) == (wanted or line)
    begun = msgspec.convert(site.post(f"{made.path}/fork", {"ply": 0})["table"], TableInfo)
    assert own_title(begun, Words("en")) == "What if: step 1"


def test_a_fork_of_horizons_counts_rounds(site: Site) -> None:
    made = site.new_table("horizons", "Ann")
    forked = site.post(f"{made.path}/fork", {"ply": made.at(0)["last"], "name": "Ann"})
    english, _, polish = titles(msgspec.convert(forked["table"], TableInfo))
    assert english.startswith("What if: round 1, step ")
    assert polish.startswith("A co, gdyby: runda 1, krok ")


def test_an_uploaded_record_is_called_by_its_game(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    record = site.http.get(f"{made.path}/record").content
    uploaded = Made(site, site.http.post("/api/records", content=record).json())
    assert titles(msgspec.convert(uploaded.info, TableInfo)) == ["", "", ""]


def test_the_list_of_open_tables_says_which_day_is_played(site: Site) -> None:
    day = today().isoformat()
    one, other = opened(site, public=True, challenge=day), opened(site, public=True)
    days = {listed["id"]: listed["challenge"] for listed in site.get("/api/tables")}
    assert (days[one.id], days[other.id]) == (day, "")
