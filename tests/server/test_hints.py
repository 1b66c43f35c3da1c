"""Hints over the socket, thought over in real processes: for the one who is asked, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.client import Made, Site, Viewer
from vigil.insight.advice.advise import PORTION, SCENARIOS, SHOWN


@pytest.fixture
def table(site: Site) -> Made:
    return site.new_table("ghost_stories", "Ann", "Ben")


@pytest.fixture
def asked(table: Made) -> Iterator[Viewer]:
    """The first seat asked."""
    with table.site.viewer(table.id, *table.tokens.values()) as both:
        assert both.decision is not None
        (seat,) = both.decision["seats"]
    with table.site.viewer(table.id, table.tokens[seat]) as viewer:
        yield viewer


def hinted(viewer: Viewer) -> list[dict[str, Any]]:
    """All the advice for the present question."""
    found = [viewer.wait_for("advice")]
    while found[-1]["fates"] < found[-1]["of"]:
        found.append(viewer.wait_for("advice"))
    return found


def test_a_hint_gets_better_until_one_option_is_left_or_all_fates_are_tried(asked: Viewer) -> None:
    assert asked.do("hint", ply=asked.ply)["type"] == "done"
    found = hinted(asked)
    tried = [one["fates"] for one in found]
    assert tried == [PORTION * (number + 1) for number in range(len(found))]
    assert {one["of"] for one in found[:-1]} <= {SCENARIOS}
    assert tried[-1] == found[-1]["of"] <= SCENARIOS
    assert {(one["ply"], one["seat"]) for one in found} == {(asked.ply, asked.seats[0])}
    assert asked.decision is not None
    for one in found:
        answers = [option["weighed"]["answer"] for option in one["options"]]
        assert 0 < len(set(answers)) == len(answers) <= SHOWN
        assert set(answers) <= set(range(len(asked.decision["options"])))
        assert all(0 <= option["weighed"]["chance"] <= 1 for option in one["options"])
        assert all(option["reason"]["kind"] for option in one["options"])


def test_the_same_hint_comes_when_it_is_asked_for_again(asked: Viewer) -> None:
    asked.do("hint", ply=asked.ply)
    first = asked.wait_for("advice")
    asked.do("hint", ply=asked.ply, stop=True)
    asked.do("hint", ply=asked.ply)
    asked.until(lambda viewer: viewer.others[-1]["fates"] == PORTION)
    assert asked.others[-1] == first


def test_nobody_else_hears_of_it(table: Made, asked: Viewer) -> None:
    (other,) = {0, 1} - set(asked.seats)
    with (
        table.site.viewer(table.id, table.tokens[other]) as ben,
        table.site.viewer(table.id) as eve,
    ):
        asked.do("hint", ply=asked.ply)
        hinted(asked)
        for viewer in (ben, eve):
            viewer.do("look")
            assert "advice" not in {one["type"] for one in viewer.others}


def test_an_answer_ends_it(asked: Viewer) -> None:
    asked.do("hint", ply=asked.ply)
    asked.wait_for("advice")
    heard, ply = len(asked.others), asked.ply
    asked.answer(Random(1))
    if asked.may_answer:
        asked.do("hint", ply=asked.ply)
        hinted(asked)
    late = [one for one in asked.others[heard:] if one["ply"] == ply and one["fates"] == SCENARIOS]
    assert not late


def test_who_is_not_asked_gets_one_sentence(table: Made, asked: Viewer) -> None:
    (other,) = {0, 1} - set(asked.seats)
    with (
        table.site.viewer(table.id, table.tokens[other]) as ben,
        table.site.viewer(table.id) as eve,
    ):
        assert ben.refused("hint", ply=ben.ply) == "not_asked"
        assert ben.refused("hint", ply=ben.ply, seat=1 - other) == "not_your_seat"
        assert eve.refused("hint", ply=eve.ply) == "not_your_seat"
    assert asked.refused("hint", ply=asked.ply + 1) == "stale"
