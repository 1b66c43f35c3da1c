"""What goes over the socket of a viewer, both ways; ``docs/protocol.md`` tells it in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from vigil.core.decision import Asked
from vigil.tables.protocol.figures import AdvisedOption
from vigil.tables.protocol.marks import Intent, Plan, Sign
from vigil.tables.room import agreeing, answering, undoing
from vigil.tables.room.changes import AnyChange, EventData, PlyEvents
from vigil.tables.room.room import Room
from vigil.tables.room.state import Proposal, Seats, UndoTargets

RequestId: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
"""Numbers that every language can read again."""

# -- from the viewer


class Request(
    Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True
):
    """Something a viewer wants; ``id`` comes back with the reply."""

    id: RequestId | None = None
    seat: int | None = None
    """For whom, when the viewer has several seats."""


class Hello(Request):
    """The first message: which seats are mine, and up to which ply I have heard."""

    tokens: tuple[str, ...] = ()
    since: int = 0
    turns: int | None = None
    """How often the game had gone back then; a viewer that does not say it has missed no undo."""
    language: str = "en"
    name: str = ""
    """What a spectator is called."""
    back: bool = False
    """Whether one who is here takes his seat again from the bot that plays for him."""

    def known(self, turns: int, ply: int) -> int:
        """Up to which ply the viewer knows the game: all of it after an undo that he missed."""
        if self.turns is None:
            return self.since
        return self.since if self.turns == turns and self.since <= ply else 0


class Play(Request):
    """Something a player wants of the room."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Ask the room for it, for a seat and the other seats of the same person."""
        raise NotImplementedError


class Answer(Play, kw_only=True):
    """The answer to the question asked at a ply."""

    ply: int
    index: int

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Answer."""
        return answering.answer(room, seat, self.ply, self.index)


class Undo(Play):
    """Go back by a depth, or to a ply."""

    depth: Literal["choice", "action", "turn"] = "choice"
    to: int | None = None

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Go back, or propose it."""
        return undoing.undo(room, seat, self.depth, self.to, others)


class Redo(Play):
    """Do again what was undone last."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Do it again, or propose it."""
        return undoing.redo(room, seat, others)


class Agree(Play):
    """Agree to what another player proposes."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Agree."""
        return agreeing.agree(room, seat, others)


class Decline(Play):
    """Decline it, or take the own proposal back."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Decline."""
        return agreeing.decline(room, seat, others)


class Pause(Play):
    """Pause the game."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Pause."""
        return answering.pause(room, seat)


class Resume(Play):
    """Take it up again."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Go on."""
        return answering.resume(room, seat)


class Concede(Play):
    """Give up."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Give up, or propose it."""
        return agreeing.concede(room, seat, others)


class Replace(Request, kw_only=True):
    """Let a bot play for an absent player who is asked, until the player is back."""

    of: int
    bot: str = "rules"
    """Empty: he passes, where all act at once."""


class Say(Request, kw_only=True):
    """A line of chat."""

    text: str


class Emote(Request, kw_only=True):
    """A gesture."""

    emote: str


class Suggest(Request, kw_only=True):
    """Point at an option for the one who decides."""

    ply: int
    index: int


class Look(Request):
    """Show me the whole question, though I am not asked."""


class Hint(Request, kw_only=True):
    """Try the options of my question at a ply out, and tell me the best; or stop that."""

    ply: int
    stop: bool = False


class Rename(Request, kw_only=True):
    """From now on I am called so, here and in what was said before."""

    name: str


class Away(Request):
    """Nobody looks at my page any more, or somebody does again."""

    away: bool = True


class Call(Request, kw_only=True):
    """Call an absent player, with a bell where his page is still open."""

    of: int


class Ping(Request, kw_only=True):
    """Point at a thing on the board for all, for a moment."""

    ref: str
    sign: Sign = "here"


class PlanIt(Request, kw_only=True, tag="plan"):
    """Show all what I mean to do, until I take it back."""

    ref: str
    to: str = ""
    intent: Intent = ""
    text: str = ""


class Intend(Request, kw_only=True):
    """What I have picked at a ply and not confirmed yet, where several choose at once."""

    ply: int
    answers: tuple[int, ...] = ()


class Unplan(Request, kw_only=True):
    """It is done, or I mean to do something else."""

    plan: str


class Mute(Request, kw_only=True):
    """Hear no more, or again, of a seat; -1 are the spectators."""

    of: int
    muted: bool = True


class Lead(Request, kw_only=True):
    """Show all viewers the game at a ply; ``None`` ends it."""

    ply: int | None = None


AnyRequest: TypeAlias = (
    Hello
    | Answer
    | Undo
    | Redo
    | Agree
    | Decline
    | Pause
    | Resume
    | Concede
    | Replace
    | Say
    | Emote
    | Suggest
    | Look
    | Hint
    | Lead
    | Mute
    | Rename
    | Away
    | Call
    | Ping
    | PlanIt
    | Unplan
    | Intend
)


# -- to the viewer


class Sitter(Struct):
    """Who sits there: a person by name, a bot, or no one."""

    name: str = ""
    bot: str = ""


class Origin(Struct):
    """The game from which a table goes on."""

    table: str | None
    """``None`` for a record from elsewhere, and for a private table."""
    ply: int


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    name: str
    bot: str
    here: bool
    """Whether its player is connected."""
    away: bool
    """Whether that player has the table open, but does not look at it."""
    since: float | None
    """Since when a player is away or not connected, in seconds since 1970, where it is known."""
    reserved: bool
    """Whether it is kept for that person, who has not come to this table yet."""
    pick: str
    """What it plays with, such as a colour or a spirit; empty where that is left to chance."""
    side: str
    """Which side of it, where it has some."""
    also: tuple[str, ...]
    """Entries of the setup that are yes for this seat."""


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    title: str
    public: bool
    """Whether it stands in the list of open tables."""
    game: str
    setup: dict[str, Any]
    status: str
    seats: list[SeatInfo]
    asked: list[int]
    """The seats whose answer the table awaits."""
    spectators: int
    watching: list[str]
    """The names of spectators who have said one."""
    proposal: Proposal | None
    commitment: str
    """The digest of the dealer's seed, shown before the first roll."""
    seed: str | None
    """The seed itself, once the game is over."""
    luck: list[str]
    """What the player of each seat added to it; empty until one has."""
    reopened_at: int | None
    """The ply at which later rules took the game up, if they could not follow it further."""
    rematch: str | None
    """The table at which the same players play again."""
    origin: Origin | None
    """Where the game comes from, if it began at another table."""
    lesson: str
    """The lesson that is played; empty for an ordinary game."""
    challenge: str
    """The day whose challenge is played; empty for an ordinary game."""


class ChatLine(Struct):
    """Something that was said earlier."""

    at: float
    name: str
    seat: int
    text: str


class Message(Struct, tag_field="type", tag=str.lower):
    """Something a viewer is told."""


class Welcome(Message):
    """Everything at once, after hello."""

    table: TableInfo
    seats: list[int]
    """The seats of this viewer."""
    ply: int
    view: Mapping[str, Any] | None
    decision: Asked | None
    since: int
    """What the viewer has heard of later plies no longer counts."""
    turns: int
    """How often the game has gone back."""
    events: list[PlyEvents]
    """What happened after that ply, by ply."""
    chat: list[ChatLine]
    undo: UndoTargets | None
    plans: list[Plan]
    """What players mean to do."""
    silent_seconds: float
    """Seconds of silence after which a player who is asked counts as away."""


class Update(Message):
    """A seat has answered: what happened, and the next question."""

    ply: int
    seat: int
    events: tuple[EventData, ...]
    decision: Asked | None


class View(Message):
    """The table as it stands; it follows an update after a moment."""

    ply: int
    view: Mapping[str, Any]
    undo: UndoTargets | None


class Rewound(Message):
    """The game went back: forget what happened after the ply ``since``."""

    ply: int
    seat: int
    """Whose wish it was; -1 where that is not known."""
    view: Mapping[str, Any]
    decision: Asked | None
    undo: UndoTargets | None
    turns: int
    """How often the game has gone back."""
    since: int
    """What the viewer has heard of later plies no longer counts."""
    events: list[PlyEvents]
    """What stays of it, by ply, where choices were taken back alone; the rest went back."""


class Redone(Message):
    """The updates up to this ply did again what was undone, as the player of a seat wanted."""

    ply: int
    seat: int


class Status(Message):
    """Seats, proposals or the state of the table have changed."""

    table: TableInfo


class Unseated(Message):
    """A seat is no longer the viewer's; its newest token is good for another ``hello``."""

    seat: int


class Chat(Message):
    """A player said something."""

    at: float
    name: str
    seat: int
    text: str


class Emoted(Message):
    """A player made a gesture."""

    name: str
    seat: int
    emote: str


class Suggested(Message):
    """A player points at an option."""

    name: str
    seat: int
    ply: int
    index: int


class Renamed(Message):
    """The person who was called so, at these seats, has another name, in older lines too."""

    seats: list[int]
    before: str
    name: str


class Called(Message):
    """Somebody calls an absent player."""

    name: str
    seat: int
    of: int


class Pinged(Message):
    """A player points at a thing on the board."""

    name: str
    seat: int
    ref: str
    sign: Sign


class Intended(Message):
    """What a player has picked at a ply and not confirmed yet."""

    name: str
    seat: int
    ply: int
    answers: tuple[int, ...]


class Plans(Message):
    """What players mean to do, all of it."""

    plans: list[Plan]


class Led(Message):
    """A player leads the viewers to a ply of the game, or back to the present."""

    name: str
    seat: int
    ply: int | None


class Question(Message):
    """The whole question, for one who asked to look."""

    ply: int
    decision: Asked | None


class Advice(Message):
    """The best options of the question, for one who asked for a hint; the next one knows more."""

    ply: int
    seat: int
    scenarios: int = field(name="fates")
    """In how many simulated games they were tried."""
    of: int
    """In how many they are going to be."""
    options: list[AdvisedOption]
    """The best first."""


class Rematch(Message):
    """A new table with the same seats is ready."""

    table: str
    new: str


class Done(Message):
    """A request was carried out and will not be lost."""

    id: int | None


class Refusal(Message):
    """A request changed nothing, and why."""

    id: int | None
    code: str
    text: str
    data: dict[str, Any]


AnyMessage: TypeAlias = (
    Welcome
    | Update
    | View
    | Rewound
    | Redone
    | Status
    | Unseated
    | Chat
    | Emoted
    | Suggested
    | Renamed
    | Called
    | Pinged
    | Plans
    | Intended
    | Led
    | Question
    | Advice
    | Rematch
    | Done
    | Refusal
)
