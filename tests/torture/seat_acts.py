"""What people at a table do before the game and beside it: seats, tokens, picks, dice, chat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from torture.attacked_table import AttackedTable
from torture.books import new_name
from torture.picture import NOBODY, Picture

PICKS: Final = {
    "ghost_stories": ("yellow", "red", "green", "blue"),
    "horizons": (
        "eyes_watch_from_the_trees",
        "devouring_teeth_lurk_underfoot",
        "fathomless_mud_of_the_swamp",
        "rising_heat_of_stone_and_sand",
        "sun_bright_whirlwind",
    ),
}


class SeatActs(AttackedTable):
    """Each act tells what was acknowledged; nothing if it could not be done, or was refused."""

    def take(self) -> str:
        """A player takes a free seat, or that of a bot."""
        free = [seat for seat, chair in enumerate(self.sure.chairs) if not chair.name]
        if not free:
            return ""
        seat, name = self._random.choice(free), new_name()
        after = self.sure.taken(seat, name)
        reply = self._http("POST", f"{self.path}/seats/{seat}", {"name": name}, "", after)
        return self._sat_down(after, seat, reply, "take")

    def _sat_down(self, after: Picture, seat: int, reply: dict[str, Any] | None, act: str) -> str:
        if reply is None:
            return ""
        self.sure, self._last = after.with_token(seat, reply["token"]), NOBODY
        return act

    def free(self) -> str:
        """A player leaves a seat, or the host frees one."""
        taken = [seat for seat, chair in enumerate(self.sure.chairs) if not chair.free]
        if not taken:
            return ""
        seat = self._random.choice(taken)
        token = self._random.choice(
            [t for t in (self.sure.tokens[seat], self.sure.host) if t] or [""]
        )
        after = self.sure.freed(seat)
        if (
            not token
            or self._http("DELETE", f"{self.path}/seats/{seat}", None, token, after) is None
        ):
            return ""
        self.sure, self._last = after, NOBODY
        return "free"

    def seat_bot(self) -> str:
        """The host lets a bot have a free seat, until the game begins."""
        free = [seat for seat, chair in enumerate(self.sure.chairs) if chair.free]
        if not free or not self.sure.host or self.sure.status != "waiting":
            return ""
        seat, bot = self._random.choice(free), self._random.choice(("rules", "random"))
        after, path = self.sure.with_bot(seat, bot), f"{self.path}/seats/{seat}/bot"
        if self._http("PUT", path, {"bot": bot}, self.sure.host, after) is None:
            return ""
        self.sure = after
        return "seat bot"

    def pick(self) -> str:
        """A player picks what to play with."""
        if self.sure.origin or self.sure.challenge or not self._may_prepare():
            return ""
        seat, value = self._random.choice(self._players()), self._random.choice(PICKS[self.game])
        if any(chair.pick == value for chair in self.sure.chairs):
            return ""
        after = self.sure.with_chair(seat, pick=value)
        path, token = f"{self.path}/seats/{seat}/pick", self.sure.tokens[seat]
        if self._http("PUT", path, {"value": value}, token, after) is None:
            return ""
        self.sure = after
        return "pick"

    def luck(self) -> str:
        """A player adds to the dice."""
        if self.sure.challenge or not self._may_prepare():
            return ""
        seat, luck = self._random.choice(self._players()), self._random.randbytes(16).hex()
        after = self.sure.with_luck(seat, luck)
        path, token = f"{self.path}/seats/{seat}/luck", self.sure.tokens[seat]
        if self._http("PUT", path, {"luck": luck}, token, after) is None:
            return ""
        self.sure = after
        return "luck"

    def _may_prepare(self) -> bool:
        return self.sure.status == "waiting" and bool(self._players())

    def renew(self) -> str:
        """The host makes a new token for a player."""
        people = sorted(self.sure.people)
        if not people or not self.sure.host:
            return ""
        seat = self._random.choice(people)
        after, path = self.sure.with_token(seat, ""), f"{self.path}/seats/{seat}/token"
        reply = self._http("POST", path, None, self.sure.host, after)
        return self._sat_down(after, seat, reply, "renew")

    def rehost(self) -> str:
        """The host takes a new token."""
        after = self.sure.with_host("")
        if not self.sure.host:
            return ""
        reply = self._http("POST", f"{self.path}/host", None, self.sure.host, after)
        if reply is None:
            return ""
        self.sure = self.sure.with_host(reply["host"])
        return "rehost"

    def start(self) -> str:
        """The host starts the game, of people alone."""
        full = len(self.sure.people) == len(self.sure.chairs)
        if self.sure.status != "waiting" or not self.sure.host or not full:
            return ""
        after = self.sure.started()
        if self._http("POST", f"{self.path}/start", {}, self.sure.host, after) is None:
            return ""
        self.sure, self._last = after, NOBODY
        return "start"

    def say(self) -> str:
        """A player says something."""
        viewer = self._any_player()
        if viewer is None:
            return ""
        name = self.sure.chairs[self._last].name
        return "say" if self.chat.say(viewer, name) else ""

    def delete(self) -> str:
        """The host deletes the table."""
        after = replace(self.sure, deleted=True)
        if (
            not self.sure.host
            or self._http("DELETE", self.path, None, self.sure.host, after) is None
        ):
            return ""
        self.sure = after
        return "delete"
