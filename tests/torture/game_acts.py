"""What people at a table do in the game: answers, undo, proposals, votes, and being away."""

from __future__ import annotations

from dataclasses import replace

from server.client import Viewer
from torture.attacked_table import AttackedTable
from torture.picture import GIVE_UP, NOBODY, Picture
from torture.sight import wish_in


class GameActs(AttackedTable):
    """Each act tells what was acknowledged; nothing if it could not be done, or was refused."""

    def answer(self) -> str:
        """An asked player answers."""
        if self.sure.status != "playing":
            return ""
        for seat in self._random.sample(self._players(), len(self._players())):
            viewer = self._viewer(seat)
            if viewer.may_answer and self.sure.status == "playing":
                return self._answer(viewer)
        return ""

    def _answer(self, viewer: Viewer) -> str:
        ply, (_, index) = viewer.ply, self._random.choice(viewer.choices())
        after = self.sure.answered(ply, index)
        if not self._do(viewer, "answer", after, ply=ply, index=index):
            return ""
        over = viewer.decision is None
        after = replace(after, ply=viewer.ply, further=False, ended=after.ended or over)
        self.sure = replace(after, status="over" if over else "playing")
        return "answer"

    def undo(self) -> str:
        """A player undoes, at once or by a proposal."""
        return self._turn(self._random.choice(("choice", "action", "turn")))

    def redo(self) -> str:
        """A player redoes, at once or by a proposal."""
        return self._turn("redo")

    def _turn(self, depth: str) -> str:
        players = self._players()
        if self.sure.status == "waiting" or not players:
            return ""
        again = self._last in players and self._random.random() < 0.7
        seat, self._last = self._last if again else self._random.choice(players), NOBODY
        viewer = self._viewer(seat)
        told = None if viewer.undo is None else viewer.undo[depth]
        if told is None:
            return ""
        redo, to = depth == "redo", told["to"]
        alone = bool(told["stays"])
        went = self.sure.withdrawn(to) if alone else self.sure.rewound(to)
        happens = self.sure.redone(to) if redo else went
        after = happens if told["free"] else self.sure.proposed(seat, to, alone=alone)
        more = {} if redo else {"depth": depth}
        if not self._do(viewer, "redo" if redo else "undo", after, **more):
            return ""
        self._went(after, viewer)
        return ("redo" if redo else "undo") if told["free"] else "propose"

    def _went(self, after: Picture, viewer: Viewer) -> None:
        """Note what has happened to the game, which may stand further on, or be over again."""
        over = after.ply >= 0 and viewer.table["status"] == "over"
        ply = viewer.ply if after.further and viewer.ply >= after.ply else after.ply
        ended, further = after.ended or over, after.further and ply != viewer.ply
        status = "over" if over else after.status
        self.sure = replace(after, ply=ply, further=further, ended=ended, status=status)

    def agree(self) -> str:
        """A player agrees to a proposal."""
        wish = self.sure.wish
        if wish is None:
            return ""
        open_to = [s for s in self._players() if s not in wish.agreed and s != wish.absent]
        if not open_to:
            return ""
        seat = self._random.choice(open_to)
        viewer, after = self._viewer(seat), self.sure.agreed(seat)
        if not self._do(viewer, "agree", after):
            return ""
        self._went(after, viewer)
        return "agree" if self.sure.wish else self._decided(wish.to)

    def _decided(self, to: int) -> str:
        return {GIVE_UP: "concede", -2: "stand in"}.get(to, "go")

    def decline(self) -> str:
        """A player declines, or votes to wait."""
        wish = self.sure.wish
        if wish is None:
            return ""
        players = [seat for seat in self._players() if seat != wish.absent]
        if not players:
            return ""
        seat = self._random.choice(players)
        viewer, after = self._viewer(seat), self.sure.declined(seat)
        if not self._do(viewer, "decline", after):
            return ""
        self.sure = after
        return "oppose" if after.wish else "decline"

    def concede(self) -> str:
        """A player resigns."""
        if self.sure.status != "playing" or (viewer := self._any_player()) is None:
            return ""
        alone = self.sure.people == {self._last}
        after = self.sure.conceded() if alone else self.sure.proposed(self._last, GIVE_UP)
        if not self._do(viewer, "concede", after):
            return ""
        self._went(after, viewer)
        return "concede" if alone else "propose"

    def pause(self) -> str:
        """A player pauses."""
        return self._halt("playing", "paused", "pause")

    def resume(self) -> str:
        """A player resumes."""
        return self._halt("paused", "playing", "resume")

    def _halt(self, before: str, status: str, request: str) -> str:
        if self.sure.status != before or (viewer := self._any_player()) is None:
            return ""
        after = self.sure.halted(status)
        if not self._do(viewer, request, after):
            return ""
        self._went(after, viewer)
        return request

    def replace(self) -> str:
        """An asked player leaves, and another one asks for a bot to stand in."""
        players = self._players()
        if self.sure.status != "playing" or self.sure.wish or len(players) < 2:
            return ""
        asked = [seat for seat in players if self._viewer(seat).may_answer]
        if not asked or self.sure.status != "playing":
            return ""
        absent = self._random.choice(asked)
        seat = self._random.choice([seat for seat in players if seat != absent])
        self._go_away(absent, viewer := self._viewer(seat))
        called = self.sure.called(seat, absent, "rules")
        stood_in = self.sure.stood_in(absent, "rules")
        if not self._do(viewer, "replace", called, stood_in, of=absent, bot="rules"):
            return ""
        told = wish_in(viewer.table)
        self.sure = stood_in if told is None else replace(called, wish=told)
        return "stand in" if told is None else "call vote"

    def _go_away(self, seat: int, witness: Viewer) -> None:
        """Leave, and wait until another one was told so."""
        self._viewers.pop(seat).connection.close()
        witness.until(lambda viewer: not viewer.table["seats"][seat]["here"])

    def come_back(self) -> str:
        """A player takes the seat back from a bot."""
        bots = [n for n, chair in enumerate(self.sure.chairs) if chair.name and chair.bot]
        away = [seat for seat in bots if self.sure.tokens[seat]]
        if not away:
            return ""
        self._viewer(away[0])
        return "come back"
