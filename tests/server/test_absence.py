"""Somebody is asked and away: those present let a bot play until he is back."""

from __future__ import annotations

from server.client import Site, Viewer


def seat_of_the_asked(viewer: Viewer) -> int:
    assert viewer.decision is not None
    return int(viewer.decision["seats"][0])


def test_who_is_left_alone_lets_a_bot_play_until_the_other_is_back(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    with site.viewer(made.id, made.tokens[0]) as ann:
        asked = seat_of_the_asked(ann)
    other = 1 - asked
    with site.viewer(made.id, made.tokens[other]) as there:
        ply = there.ply
        assert there.do("replace", of=asked)["type"] == "done"
        there.until(lambda viewer: viewer.ply > ply)
        seat = there.table["seats"][asked]
        assert (seat["name"], seat["bot"]) == (["Ann", "Ben"][asked], "rules")
        with site.viewer(made.id, made.tokens[asked]) as back:
            assert back.seats == [asked]
            assert back.table["seats"][asked]["bot"] == ""
        there.until(lambda viewer: viewer.table["seats"][asked]["bot"] == "")


def test_those_present_vote_and_the_time_is_shown(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben", "Cid")
    with site.viewer(made.id, made.tokens[0]) as ann:
        asked = seat_of_the_asked(ann)
    first, second = (seat for seat in range(3) if seat != asked)
    with (
        site.viewer(made.id, made.tokens[first]) as one,
        site.viewer(made.id, made.tokens[second]) as two,
    ):
        one.until(lambda viewer: viewer.table["seats"][second]["here"])
        assert one.do("replace", of=asked)["type"] == "done"
        two.until(lambda viewer: viewer.table["proposal"])
        vote = two.table["proposal"]["vote"]
        assert (vote["absent"], vote["voters"]) == (asked, [first, second])
        assert vote["until"] > 0
        assert two.do("agree")["type"] == "done"
        assert two.table["seats"][asked]["bot"] == "rules"


def test_who_is_there_and_was_asked_just_now_is_not_replaced(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    with (
        site.viewer(made.id, made.tokens[0]) as ann,
        site.viewer(made.id, made.tokens[1]) as ben,
    ):
        asked = seat_of_the_asked(ann)
        other = (ben, ann)[asked]
        assert other.refused("replace", of=asked) == "not_away"
