"""Undos and proposals in words: what is undone and what stays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from vigil.tables.room.state import PastChoice, Proposal, UndoTarget
from vigil.words import Words
from vigil.words.speaker import Speaker

MOST: Final = 4
"""The most things of one player that are named."""


class UndoWords(NamedTuple):
    """Words for choices, for one reader."""

    words: Words
    speaker: Speaker
    mine: Collection[int]
    """The reader's seats."""
    name_of: Callable[[int], str]
    view: Mapping[str, Any]
    """The reader's view."""

    def proposed(self, proposal: Proposal, ply: int) -> str:
        """A player's proposal, and the keys that answer it."""
        vote = proposal.vote
        back = "undo" if proposal.gone else "many"
        wishes = {-1: "end", -2: "bot" if vote and vote.bot else "pass"}
        wish = wishes.get(proposal.to, back if proposal.to < ply else "redo")
        stays = self.stays(proposal.stays)
        return self.words.text(
            f"tui-proposes-{wish}",
            name=self.name_of(proposal.seat),
            what=self.listed(proposal.gone),
            stays=f"{stays} " if stays else "",
            absent=self.name_of(vote.absent) if vote else "",
        )

    def sentence(self, target: UndoTarget | None) -> str:
        """What an undo undoes, and which later choices go along or stay.

        Empty if that is too much to name, or must be agreed to first.
        """
        if target is None or not target.free or not target.gone:
            return ""
        gone = target.gone
        mine = [choice for choice in gone if choice.seat in self.mine]
        first = mine or [choice for choice in gone if choice.seat == gone[0].seat]
        others = [choice for choice in gone if choice not in first]
        how = ("depends" if target.stays else "follows") if others else "takes"
        what = {"what": self.listed(first), "others": self.listed(others)}
        takes = self.words.text(f"web-table-undo-{how}", **what)
        return " ".join(filter(None, (takes, self.stays(target.stays))))

    def stays(self, choices: Sequence[PastChoice]) -> str:
        """What stays, as a sentence; nothing if nothing was chosen since then."""
        if not choices:
            return ""
        return self.words.text("web-table-undo-stays", what=self.listed(choices))

    def listed(self, choices: Sequence[PastChoice]) -> str:
        """Choices with their players, the reader's first."""
        mine = [choice for choice in choices if choice.seat in self.mine]
        said = []
        for seat in dict.fromkeys(one.seat for one in choices if one.seat not in self.mine):
            what = self._nouns([choice for choice in choices if choice.seat == seat])
            said.append(self.words.text("web-table-undo-of", name=self.name_of(seat), what=what))
        if mine:
            key = "web-table-undo-own" if said else "web-table-undo-mine"
            said = [self.words.text(key, what=self._nouns(mine)), *said]
        return "; ".join(said)

    def _nouns(self, choices: Sequence[PastChoice]) -> str:
        """The names of some choices, each once."""
        names = (self.speaker.choice(tuple(one.option), one.kind, self.view) for one in choices)
        named = list(dict.fromkeys(filter(None, names)))
        if not named:
            return self.words.text("web-table-undo-unnamed", count=len(choices))
        return ", ".join(named[:MOST]) + ("…" if len(named) > MOST else "")
