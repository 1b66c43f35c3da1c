"""The application: the drawing, the question, what is to come, the log, and the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.filter import LineFilter, NoColor
from textual.widgets import OptionList, RichLog, Static
from textual.worker import Worker

from vigil.core.errors import VigilError
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.insight.report import report_of
from vigil.terminal.app.backend import Backend
from vigil.terminal.app.board import Board
from vigil.terminal.app.choices import Choices, groups_of
from vigil.terminal.app.dialogs import InputDialog, MenuDialog, SearchDialog, TextDialog
from vigil.terminal.app.event_log import EventLog, difference, outlook
from vigil.terminal.app.inspection import card_text, inspected, name_of, piece_text
from vigil.terminal.app.keys import key
from vigil.terminal.app.line_filters import (
    AsciiFilter,
    LightThemeFilter,
    NoBreakFilter,
    without_breaks,
)
from vigil.terminal.app.playback import EventPlayback
from vigil.terminal.canvas import Canvas
from vigil.terminal.face import Draw
from vigil.terminal.files import file_trouble, save_text, write_text
from vigil.terminal.meaning import meaning_of, rules_for
from vigil.terminal.report import drawn as drawn_report
from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting
from vigil.words import Words, explain
from vigil.words.phrases import View

WIDE: Final = 110
HIGH: Final = 30
"""From so many columns and lines on everything is seen at once."""
PANELS: Final = ("", "outlook", "log")
"""What the lower part of a small screen shows in turn; the question first."""
CHATTED: Final = 15
"""Lines of chat that are shown."""
REMEMBERED: Final = 150
"""Lines of the log beside the table."""
DARK: Final = "textual-dark"
LIGHT: Final = "textual-light"


class TableApp(App[str]):
    """One game in the terminal; what it returns is said when it is over."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        key("ctrl+c,ctrl+q,q", "leave"),
        key("u", "undo('choice')"),
        key("a", "undo('action')"),
        key("U", "undo('turn')"),
        key("r", "redo"),
        key("h", "hint"),
        key("w", "why"),
        key("question_mark", "help"),
        key("e", "rules"),
        key("slash", "search"),
        key("x", "inspect"),
        key("tab", "panel"),
        key("v", "page"),
        key("l", "log"),
        key("s", "save"),
        key("o", "record"),
        key("t", "theme"),
        key("b", "beats"),
        key("c", "chat"),
        key("m", "deeds"),
        key("i", "suggest"),
        key("y", "agree(True)"),
        key("n", "agree(False)"),
        key("escape", "widen"),
        key("space", "skip"),
    ]

    def __init__(
        self, backend: Backend, voice: Screen, beat: float = 0.6, ascii_only: bool = False
    ) -> None:
        super().__init__()
        self.title = "Vigil"
        self.backend = backend
        self.voice = voice
        self.log_lines = EventLog(voice)
        self.playback = EventPlayback(self, beat)
        self._ascii = ascii_only
        self._panel = 0
        self._page = 0
        self._over = False
        self._asked: object = None
        self._shown: object = None
        self._details = Text()
        self._suggesting = False
        """Whether the options of others are listed, to point at one."""

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
        yield Static(id="told", markup=False)

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.voice.words

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.backend.table

    @property
    def bots(self) -> dict[int, str]:
        """The bots at the table by seat."""
        named = {seat: self.backend.player(seat) for seat in range(self.table.setup.players)}
        return {seat: name for seat, name in named.items() if seat not in self.backend.own and name}

    @property
    def choices(self) -> Choices:
        """The options."""
        return self.query_one(Choices)

    @property
    def board(self) -> Board:
        """The drawing."""
        return self.query_one(Board)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What becomes of all lines: no colours, colours for a light ground, ASCII."""
        found = list(super().get_line_filters())
        if self.no_color:
            found.append(NoColor())
        elif self.theme == LIGHT:
            found.append(LightThemeFilter())
        return [*found, NoBreakFilter(), *([AsciiFilter()] if self._ascii else [])]

    def on_mount(self) -> None:
        """Show the table, and let happen what happens without us."""
        self.theme = DARK
        self._fit(*self.size)
        self.backend.listen(self.hear, self.say_aloud)
        self.choices.focus()
        self.hear()
        self._do(self.backend.begin)

    def on_resize(self, event: events.Resize) -> None:
        """Lay the parts out for the new size; the question stays as it is."""
        self._fit(*event.size)
        self.call_after_refresh(self._write_log)

    def _fit(self, width: int, height: int) -> None:
        for screen in self.screen_stack:
            screen.set_class(width < WIDE or height < HIGH, "low")
        self.choices.shorten(width < WIDE or height < HIGH)

    # -- what there is to see

    def hear(self) -> None:
        """Show the table as it stands now."""
        if self.backend.onward:
            self.action_leave()
            return
        before = self.log_lines.length
        same = self.log_lines.follow(self.table)
        self.playback.follow(self.table, rewound=same < before)
        self._write_log(since=same if same == before else 0)
        self._ask()
        self.draw()
        self.beside(self._foresee, "outlook")
        if self.table.decision is None:
            self.show_end()
        else:
            self._over = False

    def _ask(self) -> None:
        """Put the question, or say who is asked; a question that stands keeps its cursor."""
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
        """What is asked, who is asked, or how the game ended."""
        table, decision, view = self.table, self.table.decision, self.table.view()
        if decision is None:
            return self.voice.speaker.outcome(view)
        seats = [seat for seat in decision.seats() if seat in self.backend.own]
        if self._suggesting:
            names = ", ".join(self._who(seat, view) for seat in decision.seats())
            return self.words.text("tui-suggesting", names=names)
        if own:
            heard = decision.put_to(seats[0]) if len(seats) == 1 else decision
            if not decision.parts or len(seats) == 1:
                told = self.log_lines.recalled(self.voice.face.recalled.get(heard.kind, ()))
                return " ".join([*told, self.voice.speaker.question(heard, view)])
            return self.words.text("tui-several-asked")
        waiting = [self._who(seat, table.view()) for seat in decision.seats()]
        return self.words.text("tui-waiting", names=", ".join(waiting))

    def _name_players(self) -> None:
        """Say which players are ours and who plays the others, where there are others."""
        view, own = self.table.view(), self.backend.own
        others = [seat for seat in range(self.table.setup.players) if seat not in own]
        mine = ", ".join(self.voice.face.player(view, self.voice.speaker, seat) for seat in own)
        parts = [self.words.text("tui-you", names=mine)] if own else []
        parts += [self._who(seat, view) for seat in others]
        self.query_one("#who", Static).update(Text(" · ".join(parts)))
        self.query_one("#who").set_class(not others, "alone")

    def _who(self, seat: int, view: View) -> str:
        player, named = (
            self.voice.face.player(view, self.voice.speaker, seat),
            self.backend.player(seat),
        )
        return f"{player} ({named})" if named else player

    def draw(self) -> None:
        """Draw the table, or the moment that is being told."""
        view = self.playback.view or self.table.view()
        page: Draw = [self.voice.face.draw, *self.voice.face.pages.values()][self._page]

        def drawn(canvas: Canvas) -> Any:
            return page(view, self.voice.speaker, self.words, canvas)

        decision = self.table.decision
        seats = [seat for seat in self.backend.own if decision and seat in decision.seats()]
        asked = decision.put_to(seats[0]).about if decision and len(seats) == 1 else ()
        self.board.show(drawn, self.choices.chosen, asked)

    def _write_log(self, since: int = 0) -> None:
        """Write what happened, from the event of that number on."""
        log = self.query_one("#log", RichLog)
        if not since:
            log.clear()
        for line in self.log_lines.lines(since)[-REMEMBERED:]:
            log.write(line.below(), scroll_end=True)

    async def _foresee(self) -> None:
        """Say what is to come, worked out beside the screen."""
        shown = await asyncio.to_thread(outlook, self.voice, self.table.fork())
        if not self.is_running:
            return
        self.query_one("#outlook", Static).update(shown)
        self.query_one("#foreseen").set_class(not shown, "empty")

    async def _weigh(self, number: int, table: Table) -> None:
        """Say what the option under the cursor would change."""
        shown = await asyncio.to_thread(difference, self.voice, table, number - 1)
        if self.is_running and self.choices.chosen == number and table.ply == self.table.ply:
            label = self.choices.label(number)
            parts = (self.choices.cut, card_text(self.voice, table, number, label), shown)
            self._detail(Text("\n").join(part for part in parts if part))

    def _detail(self, text: Text) -> None:
        """Say more about the option under the cursor; what is said already stays untouched."""
        if text != self._details:
            self._details = text
            self.query_one("#details", Static).update(text)

    # -- choosing

    def on_option_list_option_highlighted(self) -> None:
        """The cursor stands on another option: show it on the board and what it changes."""
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

    def on_board_asked(self, event: Board.Asked) -> None:
        """A thing on the board is looked up."""
        name = name_of(self.voice, event.kind, event.id)
        text = piece_text(self.voice, self.table, event.kind, event.id)
        self.push_screen(TextDialog(name, text))

    def on_key(self, event: events.Key) -> None:
        """Digits answer."""
        if event.character and event.character.isdecimal() and self.screen is self.screen_stack[0]:
            number = self.choices.type(event.character)
            if number is not None:
                self._take(number)

    def _take(self, number: int) -> None:
        self.playback.stop()
        if self._suggesting:
            self._do(partial(self.backend.suggest, number - 1))
            self._suggest(False)
        else:
            self._do(partial(self.backend.answer, number - 1))

    def _suggest(self, on: bool) -> None:
        self._suggesting = on
        self._ask()

    def _do(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something at the table; a refusal is one sentence."""

        async def tried() -> None:
            try:
                await work()
            except VigilError as error:
                self.say_aloud(explain(error, self.words))
            except OSError as error:
                self.say_aloud(file_trouble(error, self.words))

        self.beside(tried, "table", exclusive=False)

    def beside(
        self, work: Callable[[], Awaitable[None]], group: str, exclusive: bool = True
    ) -> None:
        """Do some work while keys are heard, instead of what the group was doing or after it."""

        async def working() -> None:
            await work()

        _: Worker[None] = self.run_worker(working, group=group, exclusive=exclusive)

    def say_aloud(self, text: str) -> None:
        """Say something beside the table for a while."""
        self.notify(text, timeout=6, markup=False)

    # -- keys

    def action_widen(self) -> None:
        """All options again, and only our own."""
        self._suggest(False)
        self.choices.narrow(())

    def action_skip(self) -> None:
        """End what is being told."""
        self.playback.stop()

    def action_undo(self, depth: Depth) -> None:
        """Take back."""
        self.playback.stop()
        self._do(partial(self.backend.undo, depth))

    def action_redo(self) -> None:
        """Do again what was taken back."""

        async def redo() -> None:
            if not await self.backend.redo():
                self.say_aloud(self.words.text("cli-nothing-to-redo"))

        self._do(redo)

    def action_panel(self) -> None:
        """On a small screen: the question, what is to come, the log, in turn."""
        self._panel = (self._panel + 1) % len(PANELS)
        for name in PANELS[1:]:
            self.screen.set_class(PANELS[self._panel] == name, name)
        self.call_after_refresh(self._write_log)

    def action_page(self) -> None:
        """Another page of the drawing, where there are several."""
        self.show_page((self._page + 1) % (1 + len(self.voice.face.pages)))

    def show_page(self, page: int) -> None:
        """Show a page of the drawing by its place; the first is the table."""
        if page != self._page:
            self._page = page
            self.draw()

    def action_turn_board(self, pages: int) -> None:
        """Move a drawing that is higher than the screen."""
        self.board.turn(pages)

    def action_theme(self) -> None:
        """Light or dark."""
        self.theme = LIGHT if self.theme == DARK else DARK
        self.refresh(layout=True)

    def action_beats(self) -> None:
        """Tell what happened step by step, or not."""
        self.playback.is_on = not self.playback.is_on
        self.playback.stop()
        self.say_aloud(self.words.text("tui-beats-on" if self.playback.is_on else "tui-beats-off"))

    def action_log(self) -> None:
        """The whole log."""
        lines = [line.below() for line in self.log_lines.lines()]
        self.push_screen(TextDialog(self.words.text("tui-title-log"), Group(*lines), at_end=True))

    def action_help(self) -> None:
        """The keys and the signs."""
        say, setup = self.words.text, self.table.setup
        signs = [f"cli-signs-{name}" for name in (setup.game, *setup.to_data().get("modules", ()))]
        parts = [say("tui-help"), *(say(one) for one in signs if self.words.has(one))]
        self.push_screen(TextDialog(say("tui-title-help"), Text("\n\n".join(parts))))

    def action_rules(self) -> None:
        """The rule behind the question."""
        if (decision := self.table.decision) is not None:
            seats = [seat for seat in decision.seats() if seat in self.backend.own]
            asked = decision.put_to(seats[0]) if seats else decision
            rules = rules_for(self.voice, self.table.setup, asked)
            self.push_screen(TextDialog(self.words.text("tui-title-rules"), rules))

    def action_search(self) -> None:
        """Look something up."""
        say = self.words.text

        def find(word: str) -> Any:
            return meaning_of(self.voice, self.table, word)

        self.push_screen(SearchDialog(say("tui-title-search"), say("tui-search-prompt"), find))

    def action_inspect(self) -> None:
        """What the option under the cursor and the question name: cards, ghosts, places."""
        number = self.choices.chosen
        if self.table.decision is None or number is None:
            return
        found = inspected(self.voice, self.table, number, self.board.pieces_of(number))
        if found is None:
            self.say_aloud(self.words.text("tui-nothing-named"))
        else:
            self.push_screen(TextDialog(found.names, found.text))

    def action_hint(self) -> None:
        """Try the options out and show the best, again and again as more is known."""
        decision = self.table.decision
        seats = [seat for seat in decision.seats() if seat in self.backend.own] if decision else []
        if seats:
            sheet = TextDialog(self.words.text("tui-title-hint"), self.words.text("tui-thinking"))
            self.push_screen(sheet)
            self.beside(partial(self._advise, sheet, seats[0]), "hint")

    async def _advise(self, sheet: TextDialog, seat: int) -> None:
        from vigil.terminal.app.hints import advice_for  # it needs NumPy, which takes its time

        portions = advice_for(self.voice, self.table.fork(), seat)
        while sheet.is_current and (shown := await asyncio.to_thread(next, portions, None)):
            sheet.update(*shown)

    def action_why(self) -> None:
        """What the last bot was thinking."""
        sitting: Sitting | None = getattr(self.backend, "sitting", None)
        asked = None if sitting is None else sitting.before_last_bot()
        if sitting is None or asked is None:
            self.say_aloud(self.words.text("cli-why-nobody"))
            return
        from vigil.terminal.advice import thought  # it needs NumPy, which takes its time

        shown = thought(self.voice, sitting.bots, *asked)
        self.push_screen(TextDialog(self.words.text("tui-title-why"), shown))

    def action_save(self) -> None:
        """Save the game in a file."""
        self._write("tui-title-save", lambda: save_text(self.table, self.bots))

    def action_record(self) -> None:
        """Write down the whole game."""
        self._write("tui-title-record", lambda: self.table.record.to_json())

    def _write(self, title: str, text: Callable[[], str]) -> None:
        def written(path: str | None) -> None:
            if not path:
                return
            try:
                write_text(path, text())
                self.say_aloud(self.words.text("cli-written", file=path))
            except OSError as error:
                self.say_aloud(file_trouble(error, self.words))

        self.push_screen(InputDialog(self.words.text(title)), written)

    def action_agree(self, agrees: bool) -> None:
        """Answer what somebody proposes."""
        self._do(partial(self.backend.agree, agrees))

    def action_chat(self) -> None:
        """What was said, and a line to say something."""
        if self.backend.chat is None:
            self.say_aloud(self.words.text("tui-nobody-else"))
            return

        def said(text: str | None) -> None:
            if text:
                self._do(partial(self.backend.say, text))

        lines = "\n".join(self.backend.chat[-CHATTED:])
        self.push_screen(InputDialog(self.words.text("tui-title-chat"), lines), said)

    def action_suggest(self) -> None:
        """List the options of those who decide, to point at one."""
        decision = self.table.decision
        if self.backend.chat is None:
            self.say_aloud(self.words.text("tui-nobody-else"))
        elif decision is not None and self.backend.own and not self.choices.numbers:
            self._suggest(True)

    def action_deeds(self) -> None:
        """What else can be done with the others."""
        menu_actions = self.backend.menu_actions()
        if not menu_actions:
            self.say_aloud(self.words.text("tui-nobody-else"))
            return

        def chosen(index: int | None) -> None:
            if index is not None and index >= 0:
                self._do(menu_actions[index].do)

        lines = [action.text for action in menu_actions]
        self.push_screen(MenuDialog(self.words.text("tui-title-deeds"), lines), chosen)

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        try:
            self.exit(self.backend.leave(self.words))
        except OSError as error:
            self.exit(file_trouble(error, self.words))

    # -- the end

    def show_end(self) -> None:
        """Say once how the game ended, with the report."""
        if not self._over:
            self._over = True
            self.beside(self._report, "end")

    async def _report(self) -> None:
        report = await asyncio.to_thread(report_of, self.table.record)
        title = self.voice.speaker.outcome(self.table.view())
        keys = self.words.text("tui-end-keys" if self.backend.chat is None else "tui-end-join-keys")
        head = Text(f"{title}\n", "bold").append(keys, "not bold")
        sheet = TextDialog(self.words.text("tui-title-end"), head, keys="uoqm")
        sheet.update("", head, drawn_report(report, self.voice.speaker, self.words))

        def closed(pressed: str | None) -> None:
            if pressed == "u":
                self.action_undo("choice")
            elif pressed == "o":
                self.action_record()
            elif pressed == "q":
                self.action_leave()
            elif pressed == "m":
                self.action_deeds()

        self.push_screen(sheet, closed)
