"""Two server processes on one PostgreSQL database, with the players split between them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from server.client import Made, Site, Viewer, keep_up, play
from server.postgres import Postgres
from server.serving import serving, serving_together


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture(scope="module")
def sites(shared: str) -> Iterator[tuple[Site, Site]]:
    with serving_together(shared) as (left, right):
        yield left.site, right.site


Sites = tuple[Site, Site]


def split(sites: Sites, made: Made, stack: ExitStack) -> list[Viewer]:
    """Ann on one server, Bob on the other, and a spectator on each."""
    left, right = sites
    places = [(left, made.tokens[0]), (right, made.tokens[1]), (left, ""), (right, "")]
    return [stack.enter_context(site.viewer(made.id, token)) for site, token in places]


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_rounds_look_the_same_on_both_servers(sites: Sites, game: str) -> None:
    made = sites[0].new_table(game, "Ann", "Bob")
    with ExitStack() as stack:
        viewers = split(sites, made, stack)
        assert play(viewers, 25) > 10
        for viewer in viewers:
            viewer.until(lambda viewer: viewer.view_ply == viewer.ply)
            assert viewer.events == viewers[0].events
            assert viewer.view == viewers[0].view
            viewer.until(lambda viewer: viewer.table["spectators"] == 2)
            assert all(seat["here"] for seat in viewer.table["seats"])
        assert Made(sites[1], made.created).at(3) == made.at(3)


def test_of_two_answers_at_the_same_ply_exactly_one_is_accepted(sites: Sites) -> None:
    made = sites[0].new_table("horizons", "Ann")
    with ExitStack() as stack:
        both = [stack.enter_context(site.viewer(made.id, made.tokens[0])) for site in sites]
        for turn in range(12):
            ply, index = both[0].ply, Random(turn).choice(both[0].choices())[1]
            codes = race(both, ply, index)
            assert sorted(codes) == ["done", "stale"]
            latest = max(viewer.ply for viewer in both)
            keep_up(both, latest)
            assert both[0].decision == both[1].decision
    records = [site.get(f"{made.path}/record")["answers"] for site in sites]
    assert records[0] == records[1]


def race(viewers: list[Viewer], ply: int, index: int) -> list[str]:
    """All answer at the same moment; what each is told."""
    replies: list[dict[str, Any]] = [{} for _ in viewers]
    ready = threading.Barrier(len(viewers))

    def answer(number: int) -> None:
        ready.wait()
        replies[number] = viewers[number].do("answer", ply=ply, index=index)

    threads = [threading.Thread(target=answer, args=(n,)) for n in range(len(viewers))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [str(reply.get("code", reply["type"])) for reply in replies]


def test_an_undo_is_seen_on_both_servers(sites: Sites) -> None:
    made = sites[0].new_table("horizons", "Ann", "Bob")
    with ExitStack() as stack:
        viewers = split(sites, made, stack)
        ann, bob, *_ = viewers
        play(viewers, 8)
        ann.do("undo", to=0)
        bob.until(lambda viewer: viewer.table["proposal"])
        bob.do("agree")
        keep_up(viewers, bob.ply)
        moment = made.at(bob.ply)
        for viewer in viewers:
            assert (viewer.kind, viewer.view) == (moment["decision"]["kind"], moment["view"])
        play(viewers, 4, seed=7)
        assert ann.events == bob.events


def test_what_is_said_is_heard_on_both_servers(sites: Sites) -> None:
    made = sites[1].new_table("horizons", "Ann", "Bob")
    with ExitStack() as stack:
        ann, bob, near, far = split(sites, made, stack)
        far.do("mute", of=0)
        ann.do("say", text="hello")
        bob.do("emote", emote="thanks")
        ann.do("suggest", ply=ann.ply, index=0)
        assert far.wait_for("emoted")["name"] == "Bob"
        assert [message["type"] for message in far.others] == ["emoted"]
        assert bob.wait_for("suggested")["seat"] == 0
        assert near.wait_for("emoted")["emote"] == "thanks"
        assert near.others[0]["text"] == "hello"
    with sites[1].viewer(made.id) as late:
        assert [line["text"] for line in late.welcome["chat"]] == ["hello"]


def test_seats_and_tokens_are_good_on_both_servers(sites: Sites) -> None:
    left, right = sites
    made = Made(left, left.post("/api/tables", {"game": "ghost_stories", "setup": {"players": 2}}))
    token = right.post(f"{made.path}/seats/0", {"name": "Ann"})["token"]
    with left.viewer(made.id, token) as ann, right.viewer(made.id, token) as again:
        assert ann.seats == again.seats == [0]
        right.post(f"{made.path}/start", {"fill": "random"}, made.host)
        ann.until(lambda viewer: viewer.table["status"] == "playing")
        ann.until(lambda viewer: viewer.may_answer)
        new = right.post(f"{made.path}/seats/0/token", token=made.host)["token"]
        again.until(lambda viewer: viewer.table["seats"][0]["here"] is False)
        ann.until(lambda viewer: viewer.table["seats"][0]["here"] is False)
        assert ann.refused("answer", ply=ann.ply, index=0) == "not_your_seat"
        ann.hello(new)
        ann.until(lambda viewer: viewer.may_answer)
        assert play([ann], 1) == 1
        again.until(lambda viewer: viewer.ply >= ann.ply)


def test_players_of_a_server_that_dies_go_on_at_another(sites: Sites, shared: str) -> None:
    with serving(shared) as third:
        site = third.site
        made = site.new_table("ghost_stories", "Ann", "[random]")
        with sites[0].viewer(made.id) as eve:
            with site.viewer(made.id, made.tokens[0]) as ann:
                ann.until(lambda viewer: viewer.may_answer)
                play([ann], 2)
                third.kill()
            with sites[1].viewer(made.id, made.tokens[0], since=ann.ply) as back:
                assert back.ply >= ann.ply
                back.until(lambda viewer: viewer.may_answer or viewer.decision is None)
                play([back], 1)
                eve.until(lambda viewer: viewer.ply >= back.ply)
