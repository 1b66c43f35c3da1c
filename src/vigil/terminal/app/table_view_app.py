"""The view of a table: the drawing, the question, the forecast and the log."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, RichLog, Static

from vigil.core.table import Table
from vigil.terminal.app.backend import Backend
from vigil.terminal.app.base_app import DARK, BaseApp
from vigil.terminal.app.board import Board
from vigil.terminal.app.choices import Choices, groups_of
from vigil.terminal.app.dialogs import TextDialog
from vigil.terminal.app.event_log import EventLog, difference, outlook
from vigil.terminal.app.inspection import card_text
from vigil.terminal.app.keys import key
from vigil.terminal.app.line_filters import without_breaks
from vigil.terminal.app.playback import EventPlayback, Moment
from vigil.terminal.canvas import Canvas
from vigil.terminal.danger import DangerGuard
from vigil.terminal.face import Draw
from vigil.terminal.screen import Screen
from vigil.terminal.style import DANGER
from vigil.words.phrases import View

WIDE: Final = 110
HIGH: Final = 30
"""The least columns and lines that show everything at once."""
PANELS: Final = ("", "outlook", "log")
"""The panels shown in turn in the lower part of a small screen; the question is first."""
REMEMBERED: Final = 150
"""Lines of the log beside the table."""


class TableViewApp(BaseApp):
    """Shows a table and takes answers."""

    warns: ClassVar[bool] = True
    """Whether an answer that loses the game must be confirmed."""
    heard_at_once: ClassVar[tuple[str, ...]] = ("q", "ctrl+c", "ctrl+q")
    """Keys that work during playback; any other key skips it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("tab", "panel"),
        key("v", "page"),
        key("b", "beats"),
        key("escape", "widen"),
    ]

    def __init__(
        self, backend: Backend, voice: Screen, beat: float = 0.6, ascii_only: bool = False
    ) -> None:
        super().__init__(backend, voice, ascii_only)
        self.log_lines = EventLog(voice)
        self.playback = EventPlayback(self, beat)
        self._danger = DangerGuard(voice)
        self._panel = 0
        self._page = 0
        self._asked: object = None
        self._shown: object = None
        self._details = Text()
        self._written = 0
        """The number of events in the log beside the table."""
        self._suggesting = False
        """Whether the options of others are listed."""

    # -- the parts of the screen

    def compose(self) -> ComposeResult:
        """The drawing beside the question, the keys below."""
        say = self.words.text
        with Horizontal(id="table"):
            yield Board()
            with Vertical(id="side"):
                yield Static(id="who", markup=False)
                yield Static(id="question", markup=False)
                yield Choices()
                yield Static(id="details", markup=False)
                yield Static(self.voice.speaker.outlook(), classes="title", id="foreseen")
                yield Static(id="outlook", markup=False)
                yield Static(say("tui-title-log"), classes="title")
                yield RichLog(id="log", wrap=True, markup=False, min_width=1, max_lines=500)
        shared = self.backend.chat is not None
        yield Static(say("tui-join-keys" if shared else "tui-keys"), id="keys", markup=False)
        yield Static(say("tui-skip"), id="told", markup=False)

    @property
    def choices(self) -> Choices:
        """The options."""
        return self.query_one(Choices)

    @property
    def board(self) -> Board:
        """The drawing."""
        return self.query_one(Board)

    def on_mount(self) -> None:
        """Show the table, and start what runs without us."""
        self.theme = DARK
        self._fit(*self.size)
        self.backend.listen(self.hear, self.say_aloud)
        self.choices.focus()
        self.hear()
        self.do(self.backend.begin)

    def on_resize(self, event: events.Resize) -> None:
        """Lay out the parts for the new size; the question is unchanged."""
        self._fit(*event.size)
        self.call_after_refresh(self._write_log, afresh=True)

    def _fit(self, width: int, height: int) -> None:
        for screen in self.screen_stack:
            screen.set_class(width < WIDE or height < HIGH, "low")
        self.choices.shorten(width < WIDE or height < HIGH)

    # -- what there is to see

    def hear(self) -> None:
        """Show the changed table after the playback."""
        if self.backend.onward:
            self.action_leave()
            return
        self.voice.name_people(self.backend.people)
        before = self.log_lines.length
        same = self.log_lines.follow(self.table)
        lines, rewound = len(self.log_lines.lines(before)), same < before
        self.playback.follow(self.table, before, lines, rewound)
        self.show(afresh=rewound)

    def show(self, afresh: bool = False) -> None:
        """Show the moment being played back, or the current table."""
        moment = self.playback.moment
        self.screen_stack[0].set_class(moment is not None, "telling")
        self._write_log(afresh)
        if moment is None:
            self._ask()
        else:
            self._narrate(moment)
        self.draw()
        if moment is None:
            self.arrived()

    def arrived(self) -> None:
        """Show the forecast, now that the current table is shown."""
        self.beside(self._foresee, "outlook")

    def _narrate(self, moment: Moment) -> None:
        """Show the last event instead of the question, until the playback ends."""
        self._asked = self._shown = None
        self._suggesting = False
        self.choices.ask([])
        self._detail(Text())
        self._foretell(Text())
        told = f"▶ {without_breaks(moment.text)}" if moment.text else ""
        self.query_one("#question", Static).update(Text(told))

    def _ask(self) -> None:
        """Show the question, or who is choosing; an unchanged question keeps its cursor."""
        table, backend = self.table, self.backend
        asked = (table.ply, table.decision, backend.own)
        if asked != self._asked:
            self._suggesting = False
        shown = (asked, dict(backend.suggested), self._suggesting)
        if shown == self._shown:
            return
        chosen = self.choices.chosen if asked == self._asked else None
        self._asked, self._shown = asked, shown
        groups = groups_of(self.voice, table, self._listed(), backend.suggested)
        self.choices.ask(groups, chosen)
        self.query_one("#question", Static).update(
            Text(without_breaks(self.question(bool(groups))))
        )
        self._name_players()
        if not groups:
            self._detail(Text())

    def _listed(self) -> tuple[int, ...]:
        """The seats whose options are listed."""
        decision = self.table.decision
        return decision.seats() if self._suggesting and decision is not None else self.backend.own

    def question(self, own: bool) -> str:
        """The question and its player, or how the game ended."""
        table, decision, view = self.table, self.table.decision, self.table.view()
        if decision is None:
            return self.voice.speaker.outcome(view)
        seats = self.own_asked
        if self._suggesting:
            names = ", ".join(self._who(seat, view) for seat in decision.seats())
            return self.words.text("tui-suggesting", names=names)
        if own:
            heard = decision.put_to(seats[0]) if len(seats) == 1 else decision
            if not decision.parts or len(seats) == 1:
                told = self.log_lines.recalled(self.voice.face.recalled.get(heard.kind, ()))
                return " ".join([*told, self.voice.asked(heard, view)])
            return self.words.text("tui-several-asked")
        waiting = [self._who(seat, table.view()) for seat in decision.seats()]
        return self.words.text("tui-waiting", names=", ".join(waiting))

    def _name_players(self) -> None:
        """Name our players and the players of the other seats, if there are any."""
        view, own = self.table.view(), self.backend.own
        others = [seat for seat in range(self.table.setup.players) if seat not in own]
        mine = ", ".join(self.voice.face.player(view, self.voice.speaker, seat) for seat in own)
        parts = [self.words.text("tui-you", names=mine)] if own else []
        parts += [self._who(seat, view) for seat in others]
        self.query_one("#who", Static).update(Text(" · ".join(parts)))
        self.query_one("#who").set_class(not others, "alone")
        skip = self.words.text("tui-skip")
        told = " · ".join([*parts[:1], skip]) if own and others else skip
        self.query_one("#told", Static).update(told)

    def _who(self, seat: int, view: View) -> str:
        player, named = (
            self.voice.face.player(view, self.voice.speaker, seat),
            self.backend.player(seat),
        )
        return f"{player} ({named})" if named not in ("", player) else player

    def draw(self) -> None:
        """Draw the table, or the moment being played back."""
        moment = self.playback.moment
        view = self.table.view() if moment is None else moment.view
        page: Draw = [self.voice.face.draw, *self.voice.face.pages.values()][self._page]

        def drawn(canvas: Canvas) -> Any:
            return page(view, self.voice.speaker, self.words, canvas)

        decision, seats = self.table.decision, self.own_asked
        live = moment is None and decision is not None and len(seats) == 1
        asked = decision.put_to(seats[0]).about if live and decision else ()
        self.board.show(drawn, self.choices.chosen, asked)

    @property
    def told(self) -> int:
        """The number of events up to the moment shown."""
        moment = self.playback.moment
        return self.log_lines.length if moment is None else moment.told

    def _write_log(self, afresh: bool = False) -> None:
        """Add the new events up to the moment shown, or write the whole log."""
        log = self.query_one("#log", RichLog)
        if afresh or self.told < self._written:
            log.clear()
            self._written = 0
        for line in self.log_lines.lines(self._written, self.told)[-REMEMBERED:]:
            log.write(line.below(), scroll_end=True)
        self._written = self.told

    async def _foresee(self) -> None:
        """Show the forecast, computed in the background."""
        table = self.table.fork()
        shown = await asyncio.to_thread(outlook, self.voice, table)
        if self.is_running and self.playback.moment is None and table.ply == self.table.ply:
            self._foretell(shown)

    def _foretell(self, shown: Text) -> None:
        self.query_one("#outlook", Static).update(shown)
        self.query_one("#foreseen").set_class(not shown, "empty")

    async def _weigh(self, number: int, table: Table) -> None:
        """Show what the option under the cursor would change."""
        shown = await asyncio.to_thread(difference, self.voice, table, number - 1)
        if self.is_running and self.choices.chosen == number and table.ply == self.table.ply:
            label = self.choices.label(number)
            parts = (self.choices.cut, card_text(self.voice, table, number, label), shown)
            self._detail(Text("\n").join(part for part in parts if part))

    def _detail(self, text: Text) -> None:
        """Add details of the option under the cursor; text already shown does not change."""
        if text != self._details:
            self._details = text
            self.query_one("#details", Static).update(text)

    # -- choosing

    def on_option_list_option_highlighted(self) -> None:
        """Show the option under the cursor on the board, with its effects."""
        number = self.choices.chosen
        self.board.point_at(number)
        if number is not None and self.table.decision is not None:
            weigh = partial(self._weigh, number, self.table.fork())
            self.beside(weigh, "details")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option."""
        if event.option_id is not None:
            self._take(int(event.option_id))

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """A thing on the board: its only option, which a second press takes, or its options."""
        own = tuple(number for number in event.numbers if number in self.choices.numbers)
        if len(own) > 1:
            self.choices.narrow(own)
        elif own and own[0] == self.choices.chosen:
            self._take(own[0])
        elif own:
            self.choices.point_at(own[0])

    async def on_event(self, event: events.Event) -> None:
        """End the playback with a key, which has no other effect."""
        is_key = isinstance(event, events.Key) and event.key not in self.heard_at_once
        if not (is_key and len(self.screen_stack) == 1 and self.playback.takes_key()):
            await super().on_event(event)

    def on_key(self, event: events.Key) -> None:
        """Handle digits."""
        if event.character and event.character.isdecimal() and self.screen is self.screen_stack[0]:
            number = self.choices.type(event.character)
            if number is not None:
                self._take(number)

    def _take(self, number: int) -> None:
        if self._suggesting:
            self.do(partial(self.backend.suggest, number - 1))
            self.suggest(False)
        elif (objection := self._objection(number - 1)) is not None:
            title, text = objection
            self.push_screen(TextDialog(title, Text(text, DANGER)))
        else:
            self.do(partial(self.backend.answer, number - 1))

    def _objection(self, answer: int) -> tuple[str, str] | None:
        """The warning before a losing answer; a lesson has its guide instead."""
        return self._danger.objection(self.table, answer) if self.warns else None

    def suggest(self, on: bool) -> None:
        """List the options of the choosing players, or our own again."""
        self._suggesting = on
        self._ask()

    # -- keys of the view

    def action_panel(self) -> None:
        """On a small screen: show the question, the forecast and the log in turn."""
        self._panel = (self._panel + 1) % len(PANELS)
        for name in PANELS[1:]:
            self.screen.set_class(PANELS[self._panel] == name, name)
        self.call_after_refresh(self._write_log, afresh=True)

    def action_page(self) -> None:
        """Show the next page of the drawing, if there are several."""
        self.show_page((self._page + 1) % (1 + len(self.voice.face.pages)))

    def show_page(self, page: int) -> None:
        """Show a page of the drawing by its number; the first is the table."""
        if page != self._page:
            self._page = page
            self.draw()

    def action_turn_board(self, pages: int) -> None:
        """Scroll a drawing that is higher than the screen."""
        self.board.turn(pages)

    def action_beats(self) -> None:
        """Change the speed of playback."""
        self.playback.change_pace()
        self.say_aloud(self.words.text(f"tui-beats-{self.playback.pace}"))

    def action_widen(self) -> None:
        """List all options again, or only our own."""
        self.suggest(False)
        self.choices.narrow(())
