"""What players show each other on the board, who looks at it, and what they are called."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from server.client import Made, Site, Viewer
from vigil.tables.errors import Refused
from vigil.tables.host.marks import LONGEST_REF, PLANS_OF_SEAT, Marks, checked_ref


@pytest.fixture
def table(site: Site) -> Made:
    return site.new_table("ghost_stories", "Ann", "Bob")


def two(table: Made, stack: ExitStack) -> tuple[Viewer, Viewer]:
    ann, bob = (table.tokens[seat] for seat in (0, 1))
    site = table.site
    come = [stack.enter_context(site.viewer(table.id, token)) for token in (ann, bob)]
    return come[0], come[1]


def test_pings_are_counted_anew_each_turn() -> None:
    marks = Marks()
    for _ in range(3):
        marks.count_ping(0, 1)
    with pytest.raises(Refused, match="enough pings"):
        marks.count_ping(0, 1)
    marks.count_ping(1, 1)
    marks.count_ping(0, 2)


def test_the_oldest_plan_of_a_seat_gives_way() -> None:
    marks = Marks()
    other = marks.add(1, "tile:0", "", "go", "")
    made = [marks.add(0, f"tile:{number}", "", "defend", "") for number in range(PLANS_OF_SEAT + 1)]
    assert marks.plans == [other, *made[1:]]
    assert not marks.drop(other.id, frozenset({0}))
    assert marks.drop(other.id, frozenset({1}))
    assert marks.plans == made[1:]


@pytest.mark.parametrize("ref", ["", "x" * (LONGEST_REF + 1), "tile:\n"])
def test_a_thing_has_a_name_that_pages_can_use(ref: str) -> None:
    with pytest.raises(Refused, match="no such thing"):
        checked_ref(ref)


def test_who_does_not_look_at_the_table_is_away_until_he_does_again(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        bob.do("away")
        ann.until(lambda viewer: viewer.table["seats"][1]["away"])
        assert ann.table["seats"][1]["here"]
        assert ann.table["seats"][1]["since"]
        bob.do("away", away=False)
        ann.until(lambda viewer: not viewer.table["seats"][1]["away"])
        assert ann.table["seats"][1]["since"] is None
        bob.connection.close()
        ann.until(lambda viewer: not viewer.table["seats"][1]["here"])
        assert ann.table["seats"][1]["since"]


def test_a_bot_plays_at_once_for_one_who_is_away_and_he_gets_the_seat_back(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        there, gone = (ann, bob) if bob.may_answer else (bob, ann)
        (seat,) = gone.seats
        assert there.refused("replace", of=seat) == "not_away"
        gone.do("away")
        there.do("replace", of=seat, bot="random")
        gone.until(lambda viewer: viewer.table["seats"][seat]["bot"])
        gone.do("away", away=False)
        gone.hello(table.tokens[seat], back=True)
        assert (gone.seats, gone.table["seats"][seat]["bot"]) == ([seat], "")


def test_an_absent_player_is_called_but_not_again_and_again(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        ann.do("call", of=1)
        assert bob.wait_for("called")["name"] == "Ann"
        assert ann.refused("call", of=1) == "called_already"
        with table.site.viewer(table.id) as eve:
            assert eve.refused("call", of=1) == "not_your_seat"


def test_who_looks_on_is_named_unless_the_name_is_a_players(table: Made) -> None:
    with ExitStack() as stack:
        ann, _ = two(table, stack)
        eve = stack.enter_context(table.site.viewer(table.id, name="Eve"))
        ann.until(lambda viewer: viewer.table["watching"] == ["Eve"])
        assert eve.refused("rename", name="B\u043eb") == "name_taken"
        eve.do("rename", name="Ewa")
        ann.until(lambda viewer: viewer.table["watching"] == ["Ewa"])


def test_another_name_holds_everywhere_and_in_what_was_said_before(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        ann.do("say", text="Hello")
        assert ann.refused("rename", name="Bob") == "name_taken"
        ann.do("rename", name="Anna")
        assert bob.wait_for("renamed") == {
            "type": "renamed",
            "seats": [0],
            "before": "Ann",
            "name": "Anna",
        }
        bob.until(lambda viewer: viewer.table["seats"][0]["name"] == "Anna")
        ann.do("say", text="again")
    with table.site.viewer(table.id, table.tokens[0]) as late:
        assert late.seats == [0]
        assert [line["name"] for line in late.welcome["chat"]] == ["Anna", "Anna"]


def test_a_player_points_at_a_thing_for_all(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        ann.do("ping", ref="tile:4", sign="danger")
        heard = bob.wait_for("pinged")
        assert (heard["name"], heard["seat"]) == ("Ann", 0)
        assert (heard["ref"], heard["sign"]) == ("tile:4", "danger")
        assert ann.refused("ping", ref="") == "no_such_thing"
        ann.do("ping", ref="tile:4")
        ann.do("ping", ref="tile:4")
        assert ann.refused("ping", ref="tile:4") == "enough_pings"
        with table.site.viewer(table.id) as eve:
            assert eve.refused("ping", ref="tile:4") == "not_your_seat"


def test_what_a_player_means_to_do_is_seen_by_all_until_it_is_taken_back(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        ann.do("plan", ref="tile:4", to="tile:1", intent="defend", text="with Tao")
        (plan,) = bob.wait_for("plans")["plans"]
        assert (plan["seat"], plan["ref"], plan["to"]) == (0, "tile:4", "tile:1")
        assert (plan["intent"], plan["text"]) == ("defend", "with Tao")
        late = stack.enter_context(table.site.viewer(table.id))
        assert late.welcome["plans"] == [plan]
        assert late.refused("plan", ref="tile:4") == "not_your_seat"
        bob.do("unplan", plan=plan["id"])
        ann.do("unplan", plan=plan["id"])
        assert bob.wait_for("plans")["plans"] == []


def test_what_is_picked_is_shown_to_the_others_as_long_as_it_is_an_answer(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob = two(table, stack)
        asked, other = (ann, bob) if ann.may_answer else (bob, ann)
        index = asked.choices()[0][1]
        asked.do("intend", ply=asked.ply, answers=[index])
        heard = other.wait_for("intended")
        assert (heard["seat"], heard["ply"], heard["answers"]) == (
            asked.seats[0],
            asked.ply,
            [index],
        )
        assert asked.refused("intend", ply=asked.ply, answers=[999]) == "bad_answers"
        assert asked.refused("intend", ply=asked.ply + 1, answers=[]) == "stale"
        assert other.refused("intend", ply=other.ply, answers=[index]) == "bad_answers"
