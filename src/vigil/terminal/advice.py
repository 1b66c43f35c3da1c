"""Hints in the terminal, and the reasoning of bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.bots import Bot
from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.insight.advice import Reason, Weighed, reason_for
from vigil.insight.advice.advise import SCENARIOS, Advised, advise
from vigil.insight.advice.weighed_options import weighed_options
from vigil.terminal.screen import Screen
from vigil.terminal.style import OPTION
from vigil.words.phrases import View, percent, sentence

__all__ = ["SCENARIOS", "listed", "show_hint", "show_thoughts", "thought", "why"]


def show_hint(screen: Screen, table: Table, seat: int, scenarios: int) -> None:
    """Try the options of a seat, and print the best with chance, margin and reason."""
    with screen.console.status("") as thinking:
        for advice in advise(table, seat, scenarios):
            text = screen.words.text("cli-hint-thinking", scenarios=advice.scenarios, of=advice.of)
            thinking.update(text)
    decision = table.decision
    assert decision is not None
    if len(decision.seats()) > 1:
        screen.line(screen.face.player(table.view(), screen.speaker, seat), "bold")
    if advice.scenarios:
        screen.say("cli-hint", scenarios=advice.scenarios)
    screen.console.print(listed(screen, table, advice.options), width=screen.width)


def show_thoughts(screen: Screen, bots: Mapping[int, Bot], table: Table, taken: int) -> None:
    """Print a bot's question, the options it weighed, the one it took, and why."""
    screen.console.print(thought(screen, bots, table, taken), width=screen.width)


def thought(screen: Screen, bots: Mapping[int, Bot], table: Table, taken: int) -> RenderableType:
    """A bot's question, the options it weighed, the one it took, and why."""
    decision, view = table.decision, table.view()
    assert decision is not None
    seat, say = decision.seat_of(taken), screen.words.text
    weighed = weighed_options(bots[seat], table, seat)
    question = screen.speaker.question(decision.put_to(seat), view)
    name = screen.face.player(view, screen.speaker, seat)
    head = Text(say("cli-why", name=name, question=question))
    if not weighed:
        option = _label(screen, decision, taken, view)
        return Group(head, Text(say("cli-why-random", option=option)))
    rows = Grid.grid(padding=(0, 2))
    for one in weighed:
        mark = say("cli-taken") if one.answer == taken else ""
        label = Text(_label(screen, decision, one.answer, view), "bold" if mark else "")
        rows.add_row(Text(f"  {_figure(screen, one)}"), label, Text(mark, OPTION))
    reason = why(screen, decision, taken, reason_for(table, taken), view)
    return Group(head, rows, Text(reason))


def why(screen: Screen, decision: Decision, answer: int, reason: Reason, view: View) -> str:
    """The reason for an answer in one sentence; without a forecast, its effect."""
    speaker, (question, option) = screen.speaker, decision.own(answer)
    note = speaker.note(option, question, view)
    if reason.kind == "later" and note:
        return f"{sentence(note)}."
    told = [speaker.event(event, view) or "" for event in reason.events]
    told += [speaker.chance(chance, view) for chance in reason.chances]
    return screen.words.text(f"game-why-{reason.kind}", told=" ".join(told))


def listed(screen: Screen, table: Table, options: Iterable[Advised]) -> Grid:
    """Recommended options: number, chance and label, with the reason below."""
    decision, view = table.decision, table.view()
    assert decision is not None
    rows = Grid.grid(padding=(0, 2))
    for weighed, reason in options:
        number = Text(f"[{weighed.answer + 1}]", OPTION)
        label = Text(_label(screen, decision, weighed.answer, view), "bold")
        label.append(f"\n{why(screen, decision, weighed.answer, reason, view)}", "not bold")
        rows.add_row(number, Text(_figure(screen, weighed)), label)
    return rows


def _figure(screen: Screen, weighed: Weighed) -> str:
    """The value of an option: its chance and margin, or its worth."""
    if weighed.chance is None:
        return screen.words.text("game-worth", worth=f"{weighed.worth:.2f}")
    chance = percent(screen.words, Fraction(weighed.chance))
    return screen.words.text("game-sure", chance=chance, margin=round(100 * weighed.margin))


def _label(screen: Screen, decision: Decision, answer: int, view: View) -> str:
    """An option in words, as the choosing player sees it."""
    question, option = decision.own(answer)
    return screen.speaker.option(option, question, view)
