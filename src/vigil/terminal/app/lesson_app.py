"""A lesson: a game with a guide that explains each step and notices when you leave the path."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Static

from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.teaching.lessons import Lesson, Step
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.backend import LocalBackend
from vigil.terminal.app.dialogs import TextDialog
from vigil.terminal.app.keys import key
from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting


class Guide(TextDialog):
    """The guide's box, placed so that the options stay visible; it can also be left."""

    BINDINGS: ClassVar[list[BindingType]] = [key("ctrl+c,ctrl+q,q", "app.leave", priority=True)]


def table_for(lesson: Lesson) -> Table:
    """The table of a lesson at its first question."""
    table = Table.replay(lesson.origin)
    table.dealer = SeededDealer(lesson.seed)
    table.rewind(table.ply)
    return table


class LessonApp(TableApp):
    """A game with the steps of a lesson on top."""

    BINDINGS: ClassVar[list[BindingType]] = [key("g", "guide")]
    warns = False

    def __init__(
        self, name: str, lesson: Lesson, voice: Screen, beat: float = 0.6, ascii_only: bool = False
    ) -> None:
        backend = LocalBackend(Sitting(table_for(lesson), {}), voice.words, kept=False)
        super().__init__(backend, voice, beat, ascii_only)
        self._lesson_name = name
        self._lesson = lesson
        self._told: set[str] = set()
        self._last: list[Step] = []
        """The last explanation, to read again."""

    def on_mount(self) -> None:
        """Show the keys of a lesson."""
        self.query_one("#keys", Static).update(self.words.text("tui-lesson-keys"))

    def action_guide(self) -> None:
        """Show the last explanation again."""
        self._tell(self._last)

    def arrived(self) -> None:
        """Show the guide's explanations of the current table."""
        super().arrived()
        aside = self._aside()
        if aside is not None:
            self._explain(aside)
            return
        steps = [
            step
            for step in self._lesson.steps
            if step.ply <= self.table.ply and step.id not in self._told
        ]
        self._told |= {step.id for step in steps}
        self._last = steps or self._last
        self._tell(steps)

    def _aside(self) -> Step | None:
        """The step with the explanation for an answer that leaves the path."""
        answers = self.table.record.answers
        for asked in self._lesson.path:
            if asked.ply < len(answers) and answers[asked.ply] != asked.index:
                before = [step for step in self._lesson.steps if step.ply <= asked.ply]
                return before[-1] if before else None
        return None

    def _tell(self, steps: list[Step]) -> None:
        """Show the steps beside the board one after another, with their subjects highlighted."""
        if not steps:
            self._light(())
            return
        step, *rest = steps
        self._light(step.show)
        self.push_screen(self._sheet(step, ""), lambda _: self._tell(rest))

    def _light(self, names: tuple[str, ...]) -> None:
        """Highlight things on the page of the drawing that has them, by default the table."""
        for page in (*range(1 + len(self.voice.face.pages)), 0):
            self.show_page(page)
            self.board.light(names)
            if not names or self.board.is_alight:
                return

    def _explain(self, step: Step) -> None:
        """Say why the lesson takes another path, and how to return to it."""
        if not self.words.has(f"{self._key(step)}.else"):
            return
        sheet = self._sheet(step, ".else", self.words.text("tui-lesson-back"))
        self.push_screen(sheet, lambda pressed: self.action_undo("choice") if pressed else None)

    def _sheet(self, step: Step, part: str, more: str = "") -> Guide:
        key = self._key(step)
        title, text = self.words.text(f"{key}.title"), Text(self.words.text(f"{key}{part}"))
        text.append(f"\n\n{more or self.words.text('tui-lesson-on')}", "dim")
        return Guide(title, text, keys="u" if more else "")

    def _key(self, step: Step) -> str:
        return f"web-learn-{self._lesson_name}-{step.id}"
