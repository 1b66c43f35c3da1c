"""The messages of a viewer's socket, both ways; ``docs/protocol.md`` describes them."""

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
"""The largest number that clients in every language can read."""

# -- from the viewer


class Request(
    Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True
):
    """A request of a viewer; the reply has the same ``id``."""

    id: RequestId | None = None
    seat: int | None = None
    """The seat, for a viewer with several."""


class Hello(Request):
    """The first message: the viewer's seats, and the last ply it knows."""

    tokens: tuple[str, ...] = ()
    since: int = 0
    turns: int | None = None
    """How often the game had gone back then; without it, the viewer has missed no undo."""
    language: str = "en"
    name: str = ""
    """The name of a spectator."""
    back: bool = False
    """Whether a player who is here takes their seat back from the bot."""

    def known(self, turns: int, ply: int) -> int:
        """The last ply the viewer knows; 0 after an undo that it missed."""
        if self.turns is None:
            return self.since
        return self.since if self.turns == turns and self.since <= ply else 0


class Play(Request):
    """A request of a player to the room."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Ask the room for it, for a seat and the other seats of the same person."""
        raise NotImplementedError


class Answer(Play, kw_only=True):
    """The answer to the question at a ply."""

    ply: int
    index: int

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Answer."""
        return answering.answer(room, seat, self.ply, self.index)


class Undo(Play):
    """Undo by a depth, or go back to a ply."""

    depth: Literal["choice", "action", "turn"] = "choice"
    to: int | None = None

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Undo, or propose it."""
        return undoing.undo(room, seat, self.depth, self.to, others)


class Redo(Play):
    """Redo the last undo."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Redo, or propose it."""
        return undoing.redo(room, seat, others)


class Agree(Play):
    """Agree to a proposal."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Agree."""
        return agreeing.agree(room, seat, others)


class Decline(Play):
    """Decline a proposal, or withdraw your own."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Decline."""
        return agreeing.decline(room, seat, others)


class Pause(Play):
    """Pause the game."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Pause."""
        return answering.pause(room, seat)


class Resume(Play):
    """Resume the game."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Resume."""
        return answering.resume(room, seat)


class Concede(Play):
    """Resign."""

    def change(self, room: Room, seat: int, others: Seats) -> AnyChange:
        """Resign, or propose it."""
        return agreeing.concede(room, seat, others)


class Replace(Request, kw_only=True):
    """Let a bot play for an absent player until they are back."""

    of: int
    bot: str = "rules"
    """Empty: the seat passes, where all act at once."""


class Say(Request, kw_only=True):
    """A line of chat."""

    text: str


class Emote(Request, kw_only=True):
    """A gesture."""

    emote: str


class Suggest(Request, kw_only=True):
    """Suggest an option to the player who chooses."""

    ply: int
    index: int


class Look(Request):
    """Request the whole question without being asked."""


class Hint(Request, kw_only=True):
    """Try the options of a question and report the best; or stop that."""

    ply: int
    stop: bool = False


class Rename(Request, kw_only=True):
    """Change the viewer's name, also in earlier messages."""

    name: str


class Away(Request):
    """Report that the page is hidden, or visible again."""

    away: bool = True


class Call(Request, kw_only=True):
    """Call an absent player, with a bell if their page is still open."""

    of: int


class Ping(Request, kw_only=True):
    """Point at a thing on the board for everyone, for a moment."""

    ref: str
    sign: Sign = "here"


class PlanIt(Request, kw_only=True, tag="plan"):
    """Show everyone a plan, until it is removed."""

    ref: str
    to: str = ""
    intent: Intent = ""
    text: str = ""


class Intend(Request, kw_only=True):
    """The unconfirmed picks at a ply, when several players choose at once."""

    ply: int
    answers: tuple[int, ...] = ()


class Unplan(Request, kw_only=True):
    """Remove a plan."""

    plan: str


class Mute(Request, kw_only=True):
    """Mute or unmute a seat; -1 means all spectators."""

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
    """The player of a seat: a person by name, a bot, or none."""

    name: str = ""
    bot: str = ""


class Origin(Struct):
    """The game from which a table was forked."""

    table: str | None
    """``None`` for an uploaded record, and for a private table."""
    ply: int
    turn: int | None
    """The turn at which it was forked; ``None`` for an uploaded record and for a position."""


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    name: str
    bot: str
    here: bool
    """Whether its player is connected."""
    away: bool
    """Whether that player has the table open without looking at it."""
    since: float | None
    """Since when a player is away or disconnected, in seconds since 1970, if known."""
    reserved: bool
    """Whether it is reserved for that person, who has not come to this table yet."""
    pick: str
    """Its pick, such as a colour or a spirit; empty where chance decides."""
    side: str
    """The side of the pick, if it has sides."""
    also: tuple[str, ...]
    """Entries of the setup that are yes for this seat."""


class ScenarioName(Struct):
    """A scenario of the campaign, and what it is called."""

    id: str
    title: dict[str, str]
    """By language."""


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    title: str
    """As its host wants it; if empty, it is called by what is played, in each reader's language."""
    public: bool
    """Whether it is in the list of open tables."""
    game: str
    setup: dict[str, Any]
    status: str
    seats: list[SeatInfo]
    asked: list[int]
    """The seats that are asked now."""
    spectators: int
    watching: list[str]
    """The names of spectators who have given one."""
    proposal: Proposal | None
    commitment: str
    """The commitment hash of the dealer's seed, shown before the first roll."""
    seed: str | None
    """The seed itself, once the game is over."""
    luck: list[str]
    """The entropy of each seat's player; empty until a player has added some."""
    reopened_at: int | None
    """The ply at which newer rules resumed the game, if they could not replay it further."""
    rematch: str | None
    """The table of the rematch."""
    origin: Origin | None
    """The origin of the game, if it began at another table."""
    lesson: str
    """The lesson; empty for an ordinary game."""
    challenge: str
    """The day of the challenge; empty for an ordinary game."""
    scenario: ScenarioName | None
    """The scenario of the campaign that is played here."""


class ChatLine(Struct):
    """An earlier line of chat."""

    at: float
    name: str
    seat: int
    text: str


class Message(Struct, tag_field="type", tag=str.lower):
    """A message to a viewer."""


class Welcome(Message):
    """The full state, after hello."""

    table: TableInfo
    seats: list[int]
    """The seats of this viewer."""
    ply: int
    view: Mapping[str, Any] | None
    decision: Asked | None
    since: int
    """Events of later plies that the viewer has seen no longer count."""
    turns: int
    """How often the game has gone back."""
    events: list[PlyEvents]
    """What happened after that ply, by ply."""
    chat: list[ChatLine]
    undo: UndoTargets | None
    plans: list[Plan]
    """The players' plans."""
    silent_seconds: float
    """Seconds of silence after which a player who is asked counts as away."""


class Update(Message):
    """A seat has answered: the events, and the next question."""

    ply: int
    seat: int
    events: tuple[EventData, ...]
    decision: Asked | None


class View(Message):
    """The current table; it follows an update after a moment."""

    ply: int
    view: Mapping[str, Any]
    undo: UndoTargets | None


class Rewound(Message):
    """The game went back: forget what happened after the ply ``since``."""

    ply: int
    seat: int
    """The seat that undid; -1 where it is unknown."""
    view: Mapping[str, Any]
    decision: Asked | None
    undo: UndoTargets | None
    turns: int
    """How often the game has gone back."""
    since: int
    """Events of later plies that the viewer has seen no longer count."""
    events: list[PlyEvents]
    """The events that stay, by ply, where choices were undone alone."""


class Redone(Message):
    """The updates up to this ply restored what was undone, at the request of a seat."""

    ply: int
    seat: int


class Status(Message):
    """Seats, proposals or the state of the table have changed."""

    table: TableInfo


class Unseated(Message):
    """The viewer has lost a seat; its newest token is valid for another ``hello``."""

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
    """A player suggests an option."""

    name: str
    seat: int
    ply: int
    index: int


class Renamed(Message):
    """The person called so, at these seats, has another name, also in older messages."""

    seats: list[int]
    before: str
    name: str


class Called(Message):
    """A player calls an absent one."""

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
    """The unconfirmed picks of a player at a ply."""

    name: str
    seat: int
    ply: int
    answers: tuple[int, ...]


class Plans(Message):
    """All plans of all players."""

    plans: list[Plan]


class Led(Message):
    """A player leads the viewers to a ply of the game, or back to the current table."""

    name: str
    seat: int
    ply: int | None


class Question(Message):
    """The whole question, in reply to ``look``."""

    ply: int
    decision: Asked | None


class Advice(Message):
    """The best options, in reply to ``hint``; each message is more precise than the last."""

    ply: int
    seat: int
    scenarios: int = field(name="fates")
    """In how many simulated games they were tried."""
    of: int
    """In how many they will be tried."""
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
