"""A part of a game over HTTP as a film: what happened, and what each thing changed."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Made, Site, play
from vigil.tables.replies.films import LONGEST


@pytest.fixture(scope="module")
def over(site: Site) -> Made:
    """A game that one player has played to its end."""
    made = site.new_table("ghost_stories", "Filmed")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 1000)
        ann.until(lambda viewer: viewer.table["status"] == "over")
    return made


def film(made: Made, since: int, to: int) -> dict[str, Any]:
    found: dict[str, Any] = made.site.get(f"{made.path}/film?since={since}&to={to}")
    return found


def test_its_last_frame_shows_the_table_as_it_stands(over: Made) -> None:
    last = over.site.get(f"{over.path}/at/0")["last"]
    found = film(over, 5, last)
    assert (found["since"], found["ply"]) == (5, last)
    view = found["view"]
    for frame in found["frames"]:
        view = view | frame["changes"]
    assert view == over.site.get(f"{over.path}/at/{last}")["view"]


def test_it_has_the_events_of_its_plies(over: Made) -> None:
    moment = over.site.get(f"{over.path}/at/12?since=5")
    told = [event for _, events, _ in moment["events"] for event in events]
    assert [frame["event"] for frame in film(over, 5, 12)["frames"]] == told
    assert film(over, 12, 12)["frames"] == []


def test_it_is_never_longer_than_a_server_can_bear(over: Made) -> None:
    last = over.site.get(f"{over.path}/at/0")["last"]
    assert film(over, 0, last)["since"] == max(0, last - LONGEST)


def test_what_has_been_taken_back_since_is_not_shown(over: Made) -> None:
    last = over.site.get(f"{over.path}/at/0")["last"]
    assert film(over, 5, last + 3)["frames"] == film(over, 5, last)["frames"]
    gone = film(over, last + 1, last + 3)
    assert (gone["since"], gone["ply"], gone["frames"]) == (last, last, [])


def test_there_is_none_of_plies_before_the_first(over: Made) -> None:
    for since, to in ((-1, 3), (0, -1)):
        found = over.site.get(f"{over.path}/film?since={since}&to={to}", 409)
        assert found["code"] == "no_such_ply"
