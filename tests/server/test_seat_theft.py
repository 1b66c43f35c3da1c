"""A seat belongs to its player: strangers, co-players, spectators and stale tabs get none of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from forms import in_form
from server.client import Made, Site, Viewer
from server.serving import GENEROUS, serving
from vigil.server.common.address import Address
from vigil.server.config import Config
from vigil.server.desk import ServerDesk
from vigil.server.services import open_services
from vigil.tables.errors import Forbidden
from vigil.tables.handlers import seats
from vigil.tables.handlers.making import make_table
from vigil.tables.replies.tables import Named, NewSeat, NewTable

NAMES: Final = ("Ann", "Ben")
BOT: Final = 2
"""The seat of a plain bot."""
LUCK: Final = "0" * 32


class Absent(NamedTuple):
    """A table at which a bot stands in for a player, and the other player is alone."""

    made: Made
    seat: int
    """The seat of the absent player."""
    other: int
    old: str
    """A token of that seat from before the host made a new one."""
    new: str

    @property
    def site(self) -> Site:
        return self.made.site

    @property
    def name(self) -> str:
        return NAMES[self.seat]

    @property
    def path(self) -> str:
        return f"{self.made.path}/seats/{self.seat}"

    def seats(self) -> list[tuple[str, str]]:
        """Who has which seat, and which bot plays there."""
        return [(one["name"], one["bot"]) for one in self.site.get(self.made.path)["seats"]]


def is_good(made: Made, seat: int, token: str) -> bool:
    """Whether the server says that a token opens a seat."""
    return bool(made.site.ask("GET", f"{made.path}/seats/{seat}/token", token=token)["good"])


def asked_seats(viewer: Viewer) -> list[int]:
    return viewer.decision["seats"] if viewer.decision else []


def lend(made: Made, token: str, seat: int) -> None:
    """The player left alone lets a bot stand in."""
    with made.site.viewer(made.id, token) as alone:
        assert alone.do("replace", of=seat)["type"] == "done"
        alone.until(lambda viewer: viewer.table["seats"][seat]["bot"])


@pytest.fixture
def absent(site: Site) -> Absent:
    made = site.new_table("ghost_stories", *NAMES, "[rules]")
    with site.viewer(made.id) as eve:
        eve.until(lambda viewer: asked_seats(viewer) in ([0], [1]))
        (seat,) = asked_seats(eve)
    new = site.post(f"{made.path}/seats/{seat}/token", token=made.host)["token"]
    lend(made, made.tokens[1 - seat], seat)
    return Absent(made, seat, 1 - seat, made.tokens[seat], new)


Tokens = Callable[[Absent], str]

THIEVES: Final[dict[str, Tokens]] = {
    "a stranger": lambda _: "nobody",
    "a forger": lambda absent: absent.new[:-1] + ("0" if absent.new[-1] != "0" else "1"),
    "a co-player": lambda absent: absent.made.tokens[absent.other],
    "a stale tab": lambda absent: absent.old,
    "a player of another table": lambda absent: absent.site.new_table(
        "ghost_stories", *NAMES
    ).tokens[absent.seat],
}

REQUESTS: Final[dict[str, tuple[str, str, Any]]] = {
    "take it": ("POST", "", {"name": "Eve"}),
    "take it as a bot's": ("POST", "", {"name": "rules"}),
    "free it": ("DELETE", "", None),
    "change its bot": ("PUT", "/bot", {"bot": "random"}),
    "pick for it": ("PUT", "/pick", {"value": "", "side": ""}),
    "add its entropy": ("PUT", "/luck", {"luck": LUCK}),
    "have a token made": ("POST", "/token", None),
    "inherit it": ("POST", "/inherit", None),
}


@pytest.mark.parametrize("thief", THIEVES)
def test_nobody_else_changes_the_seat_of_an_absent_player_over_http(
    absent: Absent, thief: str
) -> None:
    before, token = absent.seats(), THIEVES[thief](absent)
    for wanted, (method, path, body) in REQUESTS.items():
        reply = absent.site.http.request(
            method, absent.path + path, json=body, headers={"Vigil-Token": token}
        )
        assert reply.status_code in (403, 409), (wanted, reply.text)
        assert absent.seats() == before, wanted
    assert is_good(absent.made, absent.seat, absent.new)
    assert not is_good(absent.made, absent.seat, token)


def test_nobody_takes_the_seat_of_an_absent_player_without_a_token_or_under_his_name(
    absent: Absent,
) -> None:
    before = absent.seats()
    for name in ("Eve", absent.name, absent.name.lower()):
        refused = absent.site.post(absent.path, {"name": name}, status=409)
        assert (refused["code"], refused["data"]["name"]) == ("seat_taken", absent.name)
    assert absent.site.ask("DELETE", absent.path, status=400)["code"] == "bad_request"
    assert absent.seats() == before


MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "answer": {"ply": 0, "index": 0},
    "undo": {},
    "redo": {},
    "agree": {},
    "decline": {},
    "pause": {},
    "resume": {},
    "concede": {},
    "hint": {"ply": 0},
}
"""Everything that a player does for a seat."""


@pytest.mark.parametrize("thief", ["a spectator", *THIEVES])
def test_nobody_else_plays_or_lends_the_seat_of_an_absent_player_over_the_socket(
    absent: Absent, thief: str
) -> None:
    tokens = [] if thief == "a spectator" else [THIEVES[thief](absent)]
    before = absent.seats()
    with absent.site.viewer(absent.made.id, *tokens, name="Eve", back=True) as viewer:
        assert absent.seat not in viewer.seats
        for request, data in MESSAGES.items():
            data = data | ({"ply": viewer.ply} if "ply" in data else {})
            refused = viewer.refused(request, seat=absent.seat, **data)
            assert refused in ("not_your_seat", "stale"), request
        for bot in ("random", ""):
            refused = viewer.refused("replace", of=absent.seat, bot=bot)
            assert refused in ("not_your_seat", "not_asked")
    assert absent.seats() == before
    with absent.site.viewer(absent.made.id, absent.new) as owner:
        assert owner.seats == [absent.seat]


def test_a_spectator_who_looks_like_a_player_says_nothing(absent: Absent) -> None:
    fake = absent.name.replace("A", "\u0410").replace("B", "\u0412")
    assert fake != absent.name
    for name in (absent.name, absent.name.upper(), fake):
        with absent.site.viewer(absent.made.id, name=name) as eve:
            assert eve.refused("say", text="It is me!") == "name_yourself"


def test_a_spectator_falls_silent_when_a_player_of_his_name_sits_down(site: Site) -> None:
    made = Made(site, site.post("/api/tables", {"game": "horizons", "setup": {"players": 2}}))
    with site.viewer(made.id, name="Cid") as eve:
        assert eve.do("say", text="Good luck")["type"] == "done"
        site.post(f"{made.path}/seats/0", {"name": "Cid"})
        assert eve.refused("say", text="Good luck again") == "name_yourself"


def test_a_tab_that_has_lost_its_seat_speaks_no_more_in_the_players_name(site: Site) -> None:
    made = site.new_table("ghost_stories", *NAMES)
    with site.viewer(made.id, made.tokens[0]) as stale:
        assert stale.do("say", text="mine")["type"] == "done"
        site.post(f"{made.path}/seats/0/token", token=made.host)
        stale.wait_for("unseated")
        assert stale.refused("say", text="still mine") == "name_yourself"


# -- who may


def test_the_player_has_the_seat_back_at_once_and_may_give_it_up(absent: Absent) -> None:
    site, made = absent.site, absent.made
    with site.viewer(made.id, absent.new) as owner:
        assert owner.seats == [absent.seat]
        assert owner.table["seats"][absent.seat]["bot"] == ""
    left = site.ask("DELETE", absent.path, token=absent.new)
    assert left["seats"][absent.seat]["name"] == ""


def test_the_player_frees_his_seat_or_leaves_it_to_the_bot_while_it_stands_in(
    absent: Absent,
) -> None:
    after = absent.site.ask("PUT", f"{absent.path}/bot", {"bot": "random"}, absent.new)
    seat = after["seats"][absent.seat]
    assert (seat["name"], seat["bot"]) == ("", "random")
    refused = absent.site.ask("DELETE", absent.path, token=absent.new, status=403)
    assert refused["code"] == "bad_token"


def test_the_host_makes_a_new_token_for_an_absent_player_or_frees_the_seat(
    absent: Absent,
) -> None:
    site, made = absent.site, absent.made
    newest = site.post(f"{absent.path}/token", token=made.host)["token"]
    assert absent.seats()[absent.seat] == (absent.name, "rules")
    assert not is_good(made, absent.seat, absent.new)
    with site.viewer(made.id, newest) as owner:
        assert owner.seats == [absent.seat]
    freed = site.ask("DELETE", absent.path, token=made.host)
    assert freed["seats"][absent.seat] == freed["seats"][absent.seat] | {"name": "", "bot": ""}
    assert site.post(absent.path, {"name": "Eve"})["token"]


def test_an_invited_person_takes_the_seat_of_a_plain_bot(absent: Absent) -> None:
    site, path = absent.site, f"{absent.made.path}/seats/{BOT}"
    other = absent.made.tokens[absent.other]
    assert site.ask("PUT", f"{path}/bot", {"bot": "random"}, other)["seats"][BOT]["bot"] == "random"
    token = site.post(path, {"name": "Eve"})["token"]
    with site.viewer(absent.made.id, token) as eve:
        assert eve.seats == [BOT]


def test_an_absent_player_inherits_his_seat_at_a_rematch(absent: Absent) -> None:
    site, made = absent.site, absent.made
    with site.viewer(made.id, made.tokens[absent.other]) as alone:
        assert alone.do("concede")["type"] == "done"
    rematch = Made(site, site.post(f"{made.path}/rematch", token=made.tokens[absent.other]))
    inherit = f"{rematch.path}/seats/{absent.seat}/inherit"
    assert site.post(inherit, token=absent.old, status=403)["code"] == "bad_token"
    token = site.post(inherit, token=absent.new)["token"]
    with site.viewer(rematch.id, token) as owner:
        assert owner.seats == [absent.seat]


# -- anything in any order


@contextmanager
def three(site: Site) -> Iterator[tuple[Made, list[Viewer]]]:
    """Three players at a table."""
    made = site.new_table("ghost_stories", "Ann", "Ben", "Cid")
    with (
        site.viewer(made.id, made.tokens[0]) as ann,
        site.viewer(made.id, made.tokens[1]) as ben,
        site.viewer(made.id, made.tokens[2]) as cid,
    ):
        yield made, [ann, ben, cid]


@pytest.mark.parametrize("seed", range(in_form(quick=1, long=3)))
def test_wrong_tokens_in_any_order_never_change_who_owns_a_seat(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    impatient = msgspec.structs.replace(GENEROUS, silent_seconds=0, vote_seconds=600)
    with (
        serving(str(tmp_path / "vigil.db"), impatient) as server,
        three(server.site) as (made, all),
    ):
        site, good, wrong = server.site, dict(made.tokens), ["none", made.tokens[0][:-1] + "x"]
        names = [seat["name"] for seat in made.info["seats"]]
        for _ in range(80):
            seat = random.randrange(3)
            path = f"{made.path}/seats/{seat}"
            what = random.random()
            if what < 0.1:  # a vote of the others lends the seat, or not
                for viewer in random.sample(all, 3):
                    viewer.do("replace", of=seat)
                    viewer.do("agree")
            elif what < 0.2:
                all[seat].hello(good[seat], back=True)
            elif what < 0.3:
                wrong.append(good[seat])
                good[seat] = site.post(f"{path}/token", token=made.host)["token"]
                all[seat].hello(good[seat])
            else:
                others = [token for owner, token in good.items() if owner != seat]
                method, end, body = random.choice(list(REQUESTS.values()))
                headers = {"Vigil-Token": random.choice(wrong + others)}
                reply = site.http.request(method, path + end, json=body, headers=headers)
                assert reply.is_client_error, reply.text
            assert [one["name"] for one in site.get(made.path)["seats"]] == names
            for owner, token in good.items():
                assert is_good(made, owner, token)


@pytest.mark.anyio
async def test_a_seat_taken_in_the_meantime_is_not_freed_by_a_player_who_saw_it_free(
    tmp_path: Path,
) -> None:
    services = await open_services(Config(database=str(tmp_path / "vigil.db")))
    try:
        new = NewTable("ghost_stories", {"players": 2}, seats=(NewSeat("Ann"),))
        desk = ServerDesk(services, Address("10.0.0.1"))
        made = await make_table(desk, new)
        hosted = await desk.table(made.table.id)
        async with hosted.lock:  # all of them wait in the table's line
            take = seats.claim(desk, made.table.id, 1, Named("Ben"))
            free = seats.leave(desk, made.table.id, 1, made.tokens[0])
            tasks = [asyncio.ensure_future(one) for one in (take, free)]
            await asyncio.sleep(0)
        _, refused = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(refused, Forbidden)
        assert hosted.room.state.seats[1].name == "Ben"
    finally:
        await services.hub.stop()
