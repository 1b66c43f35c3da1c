"""Two players and a spectator play over sockets; each screen knows only what it was told."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from socket import SHUT_RDWR
from typing import Any

import pytest

from server.client import Made, Site, Viewer, keep_up, play

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "ghost_stories": ("ghost_stories", {}),
    "white_moon": ("ghost_stories", {"modules": ["white_moon"]}),
    "horizons": ("horizons", {}),
}


@pytest.fixture(params=GAMES)
def made(request: pytest.FixtureRequest, site: Site) -> Made:
    """A table of each game at which Ann and Bob have begun."""
    game, setup = GAMES[request.param]
    return site.new_table(game, "Ann", "Bob", **setup)


@pytest.fixture
def table(site: Site) -> Made:
    """A table of one game, where it does not matter of which."""
    return site.new_table("horizons", "Ann", "Bob")


def three(made: Made, stack: ExitStack) -> list[Viewer]:
    """Ann, Bob and a spectator."""
    tokens: list[tuple[str, ...]] = [(made.tokens[0],), (made.tokens[1],), ()]
    return [stack.enter_context(made.site.viewer(made.id, *token)) for token in tokens]


def test_rounds_of_each_game_look_the_same_on_every_screen(made: Made) -> None:
    with ExitStack() as stack:
        viewers = three(made, stack)
        assert [viewer.seats for viewer in viewers] == [[0], [1], []]
        given = play(viewers, 60)
        assert given > 10
        for viewer in viewers:
            viewer.until(lambda viewer: viewer.view_ply == viewer.ply)
        moment = made.at(viewers[0].ply)
        told = [event for _, events, _ in moment["events"] for event in events]
        for viewer in viewers:
            assert viewer.view == moment["view"]
            assert viewer.events == told
        assert moment["last"] == viewers[0].ply


def test_only_who_is_asked_sees_the_options(made: Made) -> None:
    with ExitStack() as stack:
        viewers = three(made, stack)
        for _ in range(15):
            asked = set((viewers[0].decision or {"seats": []})["seats"])
            for viewer in viewers:
                assert viewer.may_answer == bool(asked & set(viewer.seats))
                assert viewer.decision is None or viewer.kind == viewers[0].kind
            play(viewers, 1)


def test_who_comes_back_in_the_middle_of_a_question_hears_what_he_missed(made: Made) -> None:
    with ExitStack() as stack:
        ann, bob, eve = three(made, stack)
        play([ann, bob, eve], 8)
        known, heard = eve.ply, eve.happened
        eve.connection.close()
        play([ann, bob], 5, seed=2)
        with made.site.viewer(made.id, since=known) as back:
            assert min((at for at, _ in back.happened), default=known + 1) > known
            back.happened = heard + back.happened
            assert back.events == ann.events
            assert (back.ply, back.kind, back.decision is None) == (
                ann.ply,
                ann.kind,
                ann.decision is None,
            )
            play([ann, bob, back], 5, seed=3)
            assert back.events == ann.events


def test_an_answer_out_of_place_is_refused_with_a_reason_and_changes_nothing(made: Made) -> None:
    with ExitStack() as stack:
        viewers = three(made, stack)
        play(viewers, 3)
        asked = next(viewer for viewer in viewers if viewer.may_answer)
        ply, seat = asked.ply, asked.choices()[0][0]
        before = made.at(ply)
        assert asked.refused("answer", ply=ply - 1, index=0, seat=seat) == "stale"
        assert asked.refused("answer", ply=ply + 1, index=0, seat=seat) == "stale"
        assert asked.refused("answer", ply=ply, index=99, seat=seat) == "no_such_option"
        assert asked.refused("answer", ply=ply, index=-1, seat=seat) == "no_such_option"
        assert asked.refused("answer", ply=ply, index=0, seat=1 - seat) == "not_your_seat"
        assert viewers[2].refused("answer", ply=ply, index=0) == "not_your_seat"
        assert made.at(ply) == before
        assert made.at(ply)["last"] == ply


def test_an_answer_of_who_is_not_asked_is_refused(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Bob")
    with site.viewer(made.id, *made.tokens.values()) as both:
        seat = both.choices()[0][0]
        with site.viewer(made.id, made.tokens[1 - seat]) as other:
            assert other.refused("answer", ply=both.ply, index=0) == "not_asked"
            whole = other.do("look")
            assert whole["type"] == "done"
            question = next(m for m in other.others if m["type"] == "question")
            assert question["decision"] == both.decision


def test_several_seats_are_played_in_one_browser(made: Made) -> None:
    with made.site.viewer(made.id, *made.tokens.values()) as both:
        assert both.seats == [0, 1]
        for seed in range(12):
            if both.may_answer:
                answer = Random(seed).choice(both.choices())
                assert both.do("answer", ply=both.ply, index=answer[1])["type"] == "done"
        ply = both.ply
        assert both.do("undo", to=0)["type"] == "done"
        assert both.ply < ply


def test_seats_show_who_is_here(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, _ = three(table, stack)
        ann.until(lambda viewer: viewer.table["spectators"] == 1)
        assert [seat["here"] for seat in ann.table["seats"]] == [True, True]
        bob.connection.close()
        ann.until(lambda viewer: not viewer.table["seats"][1]["here"])


def test_a_viewer_whose_line_breaks_disturbs_nobody(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, eve = three(table, stack)
        ann.until(lambda viewer: viewer.table["spectators"] == 1)
        eve.connection.socket.shutdown(SHUT_RDWR)
        ann.until(lambda viewer: viewer.table["spectators"] == 0)
        play([ann, bob], 10)
        assert ann.events == bob.events


# -- going back


def past_a_reveal(viewers: list[Viewer]) -> int:
    """Play until going back to the beginning would show again what was hidden."""
    play(viewers, 6)
    return viewers[0].ply


def test_an_undo_leaves_no_stale_question_on_any_screen(table: Made) -> None:
    with ExitStack() as stack:
        viewers = three(table, stack)
        play(viewers, 6)
        ann, bob, _ = viewers
        assert ann.do("undo")["type"] == "done"
        if ann.table["proposal"]:
            assert bob.do("agree")["type"] == "done"
            ann.wait_for("rewound")
        keep_up(viewers, ann.ply)
        moment = table.at(ann.ply)
        for viewer in viewers:
            assert viewer.kind == moment["decision"]["kind"]
            assert viewer.decision is not None
            assert viewer.decision["seats"] == moment["decision"]["seats"]
            assert viewer.view == moment["view"]
        play(viewers, 4, seed=9)
        assert ann.events == bob.events == viewers[2].events


def test_going_back_further_takes_the_agreement_of_the_others(table: Made) -> None:
    with ExitStack() as stack:
        viewers = three(table, stack)
        ann, bob, eve = viewers
        ply = past_a_reveal(viewers)
        assert ann.do("undo", to=0)["type"] == "done"
        for viewer in viewers:
            viewer.until(lambda viewer: viewer.table["proposal"])
            wish = viewer.table["proposal"]
            assert (wish["seat"], wish["to"], wish["agreed"], wish["vote"]) == (0, 0, [0], None)
            assert (wish["whose"], wish["stays"]) == ([], [])
        assert ann.ply == ply
        assert eve.refused("agree") == "not_your_seat"
        assert bob.do("decline")["type"] == "done"
        assert bob.refused("agree") == "nothing_proposed"
        before = table.at(0)["view"]
        bob.do("undo", to=0)
        ann.until(lambda viewer: viewer.table["proposal"])
        ann.do("agree")
        keep_up(viewers, ann.ply)
        assert eve.view == table.at(ann.ply)["view"]
        assert table.at(0)["view"] == before


def test_alone_one_goes_anywhere_and_sees_the_same_dice(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 8)
        events, ply = ann.events, ann.ply
        record = site.get(f"{made.path}/record")["answers"]
        ann.do("undo", to=0)
        assert ann.ply < ply
        while ann.ply < ply:
            assert ann.do("answer", ply=ann.ply, index=record[ann.ply])["type"] == "done"
        assert site.get(f"{made.path}/record")["answers"] == record
        assert ann.events[-len(events) :] == events
        assert ann.refused("undo", to=ply) == "no_such_ply"
        assert ann.do("undo", depth="turn")["type"] == "done"


# -- around the game


def test_a_paused_game_waits_for_everybody(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, _ = three(table, stack)
        bob.do("pause")
        ann.until(lambda viewer: viewer.table["status"] == "paused")
        seat = ann.choices()[0] if ann.may_answer else bob.choices()[0]
        player = ann if seat[0] == 0 else bob
        assert player.refused("answer", ply=player.ply, index=seat[1]) == "paused"
        ann.do("resume")
        assert ann.refused("resume") == "not_paused"
        assert player.do("answer", ply=player.ply, index=seat[1])["type"] == "done"


def test_a_game_given_up_together_is_over_and_shows_its_dealer(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, eve = three(table, stack)
        assert ann.table["seed"] is None
        ann.do("concede")
        bob.until(lambda viewer: viewer.table["proposal"])
        bob.do("agree")
        for viewer in (ann, bob, eve):
            viewer.until(lambda viewer: viewer.table["status"] == "over")
            assert viewer.table["seed"]
        assert ann.refused("answer", ply=ann.ply, index=0) == "game_over"


def test_what_is_said_is_heard_by_all_who_have_not_muted_it(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, eve = three(table, stack)
        assert eve.refused("say", text="hello") == "name_yourself"
        eve.hello(name="Eve")
        bob.do("mute", of=-1)
        assert bob.refused("mute", of=2) == "no_such_seat"
        eve.do("say", text=" hello,\n  everybody ")
        ann.do("say", text="\u4f60\u597d")
        ann.do("emote", emote="thanks")
        assert ann.refused("emote", emote="insult") == "no_such_emote"
        assert ann.refused("say", text=" ") == "bad_chat"
        assert ann.refused("say", text="x" * 301) == "bad_chat"
        bob.do("mute", of=-1, muted=False)
        eve.do("emote", emote="well_done")
        for viewer, first in ((ann, ["hello, everybody"]), (bob, [])):
            viewer.until(lambda viewer: told(viewer, "emoted")[-1:] == ["well_done"])
            assert told(viewer, "chat") == [*first, "\u4f60\u597d"]
            assert told(viewer, "emoted") == ["thanks", "well_done"]
    with table.site.viewer(table.id) as late:
        chat = late.welcome["chat"]
        assert [(line["name"], line["seat"]) for line in chat] == [("Eve", -1), ("Ann", 0)]


def told(viewer: Viewer, type: str) -> list[str]:
    field = {"chat": "text", "emoted": "emote"}[type]
    return [message[field] for message in viewer.others if message["type"] == type]


def test_a_player_points_at_an_option_for_another(table: Made) -> None:
    with ExitStack() as stack:
        ann, bob, eve = three(table, stack)
        asked, other = (ann, bob) if ann.may_answer else (bob, ann)
        assert other.do("suggest", ply=other.ply, index=1)["type"] == "done"
        found = asked.wait_for("suggested")
        assert (found["name"], found["ply"], found["index"]) == (
            other.table["seats"][other.seats[0]]["name"],
            asked.ply,
            1,
        )
        assert other.refused("suggest", ply=other.ply + 1, index=0) == "stale"
        assert other.refused("suggest", ply=other.ply, index=999) == "no_such_option"
        assert eve.refused("suggest", ply=eve.ply, index=0) == "not_your_seat"


def test_one_leads_the_others_through_the_game(table: Made) -> None:
    with ExitStack() as stack:
        viewers = three(table, stack)
        ply = past_a_reveal(viewers)
        ann, bob, eve = viewers
        for shown in (0, ply, None):
            ann.do("lead", ply=shown)
            for viewer in (bob, eve):
                found = viewer.wait_for("led")
                assert (found["name"], found["seat"], found["ply"]) == ("Ann", 0, shown)
        assert ann.refused("lead", ply=ply + 1) == "no_such_ply"
        assert ann.refused("lead", ply=-1) == "no_such_ply"
        with table.site.viewer(table.id, name="Eve") as eve:
            assert eve.refused("lead", ply=0) == "not_your_seat"
