"""A player is asked and away: those present let a bot play until the player is back."""

from __future__ import annotations

from pathlib import Path

import msgspec

from server.client import Site, Viewer
from server.serving import GENEROUS, serving


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


def test_who_was_silent_but_here_takes_his_seat_back_when_he_asks(tmp_path: Path) -> None:
    impatient = msgspec.structs.replace(GENEROUS, silent_seconds=0)
    with serving(str(tmp_path / "vigil.db"), impatient) as server:
        made = server.site.new_table("ghost_stories", "Ann", "Ben")
        with (
            server.site.viewer(made.id, made.tokens[0]) as ann,
            server.site.viewer(made.id, made.tokens[1]) as ben,
        ):
            asked = seat_of_the_asked(ann)
            silent, other = (ann, ben) if asked == 0 else (ben, ann)
            assert silent.welcome["silent_seconds"] == 0
            assert other.do("replace", of=asked)["type"] == "done"
            silent.until(lambda viewer: viewer.table["seats"][asked]["bot"])
            silent.hello(made.tokens[asked])
            assert silent.seats == []
            silent.hello(made.tokens[asked], back=True)
            assert silent.seats == [asked]
            assert silent.table["seats"][asked]["bot"] == ""


def test_nobody_is_made_to_pass_where_he_alone_is_asked(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    with site.viewer(made.id, made.tokens[0]) as ann:
        asked = seat_of_the_asked(ann)
    with site.viewer(made.id, made.tokens[1 - asked]) as other:
        assert other.refused("replace", of=asked, bot="") == "cannot_pass"
