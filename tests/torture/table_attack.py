"""Several people at one table who do everything that a server acknowledges, one after another."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from torture.books import Books, new_name
from torture.game_acts import GameActs
from torture.picture import ANY, Chair, Picture
from torture.seat_acts import SeatActs


class TableAttack(SeatActs, GameActs):
    """All that they do, other tables that come of this one included."""

    def __init__(self, game: str, id: str, picture: Picture, random: Random, books: Books) -> None:
        super().__init__(game, id, picture, random, books)
        self.making: Picture | None = None
        """Another table for which a request is in flight."""
        self.made: list[TableAttack] = []
        """Tables that came of this one."""
        self._told = 0
        """How many of these the client knows."""

    def new_ones(self) -> list[TableAttack]:
        """Tables that came of this one since that was asked last."""
        told, self._told = self._told, len(self.made)
        return self.made[told:]

    def fork(self) -> str:
        """A player forks a table at a ply, for all or for themselves alone."""
        sure, name = self.sure, self._random.choice(("", new_name()))
        if sure.status == "waiting" or sure.loose or len(sure.chairs) > 4:
            return ""
        ply = self._random.randint(0, sure.ply)
        answers = {at: index for at, index in sure.answers.items() if at < ply}
        empty = (Chair(name),) * len(sure.chairs)
        tokens = ("",) * len(empty)
        new = Picture(empty, tokens, answers=answers, origin=(None, ply))
        new = new.started() if name else new
        return self._make("fork", f"{self.path}/fork", {"ply": ply, "name": name}, "", new)

    def upload(self) -> str:
        """A player uploads the record as a new table."""
        if self.sure.status == "waiting" or self.sure.loose:
            return ""
        record = self._http("GET", f"{self.path}/record", None, "")
        if record is None:
            return ""
        empty, ply = (Chair(),) * len(self.sure.chairs), len(record["answers"])
        answers = {at: index for at, index in self.sure.answers.items() if at < ply}
        tokens = ("",) * len(empty)
        new = Picture(empty, tokens, answers=answers, origin=(None, ply))
        return self._make("upload", "/api/records", record, "", new)

    def rematch(self) -> str:
        """A player asks for a rematch."""
        players = self._players()
        if self.sure.status != "over" or self.sure.rematch or self.sure.challenge or not players:
            return ""
        if self.sure.origin is not None or any(chair.bot for chair in self.sure.chairs):
            return ""
        seat = self._random.choice(players)
        chairs = tuple(replace(chair, name="", bot="") for chair in self.sure.chairs)
        new = Picture(chairs, ("",) * len(chairs))
        maybe, token = replace(self.sure, rematch=ANY), self.sure.tokens[seat]
        made = self._make("rematch", f"{self.path}/rematch", None, token, new, maybe)
        if made:
            table = self.made[-1]
            table.sure = table.sure.with_chair(seat, name=self.sure.chairs[seat].name)
            self.sure = replace(self.sure, rematch=table.id)
        return made

    def _make(
        self, act: str, path: str, body: object, token: str, new: Picture, *maybe: Picture
    ) -> str:
        """Make another table."""
        self.making = new
        reply = self._http("POST", path, body, token, *maybe)
        self.making = None
        if reply is None:
            return ""
        id, told = reply["table"]["id"], new.told(reply)
        self.made.append(TableAttack(self.game, id, told, self._random, self._books))
        return act

    def inherit(self) -> str:
        """A player takes the seat at the rematch."""
        again = next((table for table in self.made if table.id == self.sure.rematch), None)
        if again is None or again.sure.deleted:
            return ""
        for seat in self._players():
            if again.sure.chairs[seat].free:
                return self._inherit(again, seat)
        return ""

    def _inherit(self, again: TableAttack, seat: int) -> str:
        after = again.sure.taken(seat, self.sure.chairs[seat].name)
        again.touched, again.maybe = True, (after,)
        path = f"{again.path}/seats/{seat}/inherit"
        reply = self._http("POST", path, None, self.sure.tokens[seat])
        again.maybe = ()
        return again._sat_down(after, seat, reply, "inherit")
