"""What a table must look like by what its players were told: a model of one table.

Every act that a server acknowledges turns one picture into the next. After a death a table looks
like its last picture, or like the one that a request in flight would have led to: nothing between.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

NOBODY: Final = -1
GIVE_UP: Final = -1
"""A proposal to go back to no ply at all."""
ANY: Final = "?"
"""The id of a table that only the server knows."""


@dataclass(frozen=True)
class Chair:
    """Who sits there, and what the seat plays with."""

    name: str = ""
    bot: str = ""
    pick: str = ""
    side: str = ""

    @property
    def person(self) -> bool:
        """Whether a person has it and plays it."""
        return bool(self.name) and not self.bot

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return not self.name and not self.bot


@dataclass(frozen=True)
class Wish:
    """What one player wants and others have to agree to."""

    seat: int
    to: int
    agreed: frozenset[int]
    absent: int = NOBODY
    """Of whom a vote is about; what follows is about votes too."""
    bot: str = ""
    opposed: frozenset[int] = frozenset()
    voters: frozenset[int] | None = None
    """``None``: those whom the server found present."""
    alone: bool = False
    """Whether what others chose since would stay."""

    def without(self, seat: int) -> Wish | None:
        """The same once the player of a seat has left."""
        if seat in (self.seat, self.absent):
            return None
        voters = None if self.voters is None else self.voters - {seat}
        left = replace(self, agreed=self.agreed - {seat}, opposed=self.opposed - {seat})
        return replace(left, voters=voters)


@dataclass(frozen=True)
class Picture:
    """A table: what all see of it, and which tokens are good."""

    chairs: tuple[Chair, ...]
    tokens: tuple[str, ...]
    """The good token of each seat; empty where nobody sits or nobody was told."""
    host: str = ""
    """The host's, likewise."""
    dead: tuple[tuple[int, str], ...] = ()
    """Tokens that were replaced, with their seats; -1 for those of the host."""
    status: str = "waiting"
    luck: tuple[str, ...] = ()
    ply: int = -1
    further: bool = False
    """Whether the game may stand further on than at that ply: chance and bots answer too."""
    turns: int = 0
    """How often the game has gone back."""
    answers: Mapping[int, int] = field(default_factory=dict)
    """What players answered by ply; those from the present ply on can be done again."""
    wish: Wish | None = None
    rematch: str = ""
    origin: tuple[str | None, int] | None = None
    challenge: str = ""
    deleted: bool = False
    ended: bool = False
    """Whether it has been over once; the result of that stays."""

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.person)

    @property
    def loose(self) -> bool:
        """Whether the game continues without players."""
        return self.further or (self.status == "playing" and any(c.bot for c in self.chairs))

    # -- seats and tokens

    def told(self, created: dict[str, Any]) -> Picture:
        """The tokens given to the creator of the table."""
        given = created["tokens"]
        tokens = tuple(given.get(str(seat), "") for seat in range(len(self.chairs)))
        return replace(self, host=created["host"], tokens=tokens)

    def with_chair(self, seat: int, **changes: Any) -> Picture:
        """Another one on a seat."""
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        return replace(self, chairs=tuple(chairs))

    def with_token(self, seat: int, token: str) -> Picture:
        """Another token for a seat; the one before is dead."""
        tokens, before = list(self.tokens), self.tokens[seat]
        tokens[seat] = token
        dead = (*self.dead, (seat, before)) if before else self.dead
        return replace(self, tokens=tuple(tokens), dead=dead)

    def with_host(self, token: str) -> Picture:
        """Another token for the host; the one before is dead."""
        return replace(self, host=token, dead=(*self.dead, (NOBODY, self.host)))

    def taken(self, seat: int, name: str, token: str = "") -> Picture:
        """A player sits down."""
        return self.with_chair(seat, name=name, bot="").with_token(seat, token)

    def freed(self, seat: int) -> Picture:
        """The seat is free again; what its player wanted or thought of a proposal is void."""
        wish = self.wish.without(seat) if self.wish and self.chairs[seat].name else self.wish
        gone = self.with_chair(seat, name="", bot="").with_token(seat, "")
        return replace(gone, wish=wish)

    def with_bot(self, seat: int, bot: str) -> Picture:
        """A bot has a seat."""
        return self.with_chair(seat, name="", bot=bot).with_token(seat, "")

    def with_luck(self, seat: int, luck: str) -> Picture:
        """A player has added to the dice."""
        before = self.luck or ("",) * len(self.chairs)
        return replace(self, luck=(*before[:seat], luck, *before[seat + 1 :]))

    # -- the game

    def started(self) -> Picture:
        """The game has begun, where it comes from another one at its ply."""
        ply = self.origin[1] if self.origin else 0
        return replace(self, status="playing", ply=ply, further=True, wish=None)

    def answered(self, ply: int, index: int) -> Picture:
        """A player has answered; an answer other than before leaves nothing to be done again."""
        same = self.answers.get(ply) == index
        kept = {at: i for at, i in self.answers.items() if same or at < ply}
        played = replace(self, answers=kept | {ply: index}, ply=ply + 1, further=True)
        return replace(played, wish=None)

    def rewound(self, to: int) -> Picture:
        """The game went back; chance may have answered again since."""
        gone = replace(self, ply=to, further=True, turns=self.turns + 1, wish=None)
        return replace(gone, status="paused" if self.status == "paused" else "playing")

    def withdrawn(self, to: int) -> Picture:
        """Choices from a ply on went back; answers of others stand at other plies now."""
        kept = {at: index for at, index in self.answers.items() if at < to}
        return replace(self.rewound(to), answers=kept)

    def redone(self, to: int) -> Picture:
        """What was undone was done again, to the end of the game at most."""
        return replace(self, ply=to, further=True, wish=None)

    def conceded(self) -> Picture:
        """The players gave up."""
        return replace(self, status="over", further=self.loose, ended=True, wish=None)

    def halted(self, status: str) -> Picture:
        """The game stands still, or goes on; bots may have answered until then."""
        return replace(self, status=status, further=self.loose)

    # -- proposals and votes

    def proposed(self, seat: int, to: int, *, alone: bool = False) -> Picture:
        """A player wants something of which all others are asked."""
        return replace(self, wish=Wish(seat, to, frozenset({seat}), alone=alone))

    def called(self, seat: int, absent: int, bot: str) -> Picture:
        """A player wants a bot for one who is away, of which those present are asked."""
        return replace(self, wish=Wish(seat, -2, frozenset({seat}), absent, bot))

    def stood_in(self, seat: int, bot: str) -> Picture:
        """A bot plays for one who is away."""
        return replace(self.with_chair(seat, bot=bot), wish=None)

    def returned(self, seat: int) -> Picture:
        """He is back, which ends a vote about him; the bot may have answered until then."""
        back = replace(self, further=self.loose)
        back = back.with_chair(seat, bot="") if self.chairs[seat].name else back
        about = self.wish is not None and self.wish.absent == seat
        return replace(back, wish=None) if about else back

    def agreed(self, seat: int) -> Picture:
        """A player agrees; with the last one, or most in a vote, it happens."""
        wish = self.wish
        assert wish is not None
        wish = replace(wish, agreed=wish.agreed | {seat}, opposed=wish.opposed - {seat})
        if wish.absent != NOBODY:
            most = 2 * len(wish.agreed & (wish.voters or set())) > len(wish.voters or ())
            return self.stood_in(wish.absent, wish.bot) if most else replace(self, wish=wish)
        if not self.people <= wish.agreed:
            return replace(self, wish=wish)
        if wish.to == GIVE_UP:
            return self.conceded()
        if wish.to > self.ply:
            return self.redone(wish.to)
        return self.withdrawn(wish.to) if wish.alone else self.rewound(wish.to)

    def declined(self, seat: int) -> Picture:
        """A player declines, which ends it; a vote is ended by half of the voters."""
        wish = self.wish
        assert wish is not None
        if wish.absent == NOBODY or wish.seat == seat:
            return replace(self, wish=None)
        wish = replace(wish, agreed=wish.agreed - {seat}, opposed=wish.opposed | {seat})
        half = 2 * len(wish.opposed & (wish.voters or set())) >= len(wish.voters or ())
        return replace(self, wish=None if half else wish)
