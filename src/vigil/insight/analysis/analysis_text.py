"""An analysis in words: its figures, its turning points and its costliest choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.insight.analysis.analysis import Analysis, PlayerSum, Step, TurningPoint
from vigil.words import Words, speaker_for
from vigil.words.phrases import MINUS, percent

SENTENCES: Final = 3
"""The most sentences about what chance did."""


class SeatQuestion(NamedTuple):
    """A question as shown to a seat."""

    decision: Decision
    view: Mapping[str, Any]


class Cost(NamedTuple):
    """A costly choice in words."""

    turn: str
    given: str
    better: str
    chances: str
    lost: str


class Swing(NamedTuple):
    """A turning point in words."""

    turn: str
    cause: str
    sentence: str
    chances: str
    change: str
    good: bool


class AnalysisText:
    """An analysis in words, in one language."""

    def __init__(self, analysis: Analysis, record: Record, words: Words) -> None:
        self.analysis = analysis
        self.words = words.of(record.game)
        self._speaker = speaker_for(record.setup, words)
        told = [*analysis.costliest, *(point.step for point in analysis.turning_points)]
        steps = {analysis.steps[n].ply: analysis.steps[n] for n in told}
        self._scenes = dict(_scenes(record, steps))
        self._view = Table.replay(record).view()

    # -- the whole

    def title(self) -> str:
        """The game analysed."""
        game = self.words.text(f"cli-game-{self.analysis.game}")
        return self.words.text("analysis-title", game=game)

    def summary(self) -> Iterator[str]:
        """The beginning, the end, and what could have been."""
        found = self.analysis
        yield self.words.text(
            "analysis-sum",
            begin=self.percent(found.begin),
            luck=self.signed(found.luck),
            choice=self.signed(found.choice),
            end=self.percent(found.end),
        )
        if found.won is None:
            yield self.words.text("analysis-so-far")
        yield self.words.text("analysis-missed", lost=self.points(found.lost))

    def note(self) -> str:
        """How the figures were estimated."""
        return self.words.text("analysis-note", budget=self.analysis.budget)

    def turn(self, number: int) -> str:
        """The name of a turn."""
        return self.words.text(self.words.own("report-turn"), turn=number)

    def percent(self, chance: float) -> str:
        """A chance in percent."""
        return percent(self.words, Fraction(chance))

    def points(self, share: float) -> str:
        """A difference of chances in points."""
        return self.words.text("analysis-number", amount=abs(100 * share))

    def signed(self, share: float) -> str:
        """A difference of chances in points, with its sign."""
        return (MINUS if share < 0 else "+") + self.points(share)

    # -- its parts

    def swings(self) -> list[Swing]:
        """The turning points, in order of play."""
        return [self._swing(point) for point in self.analysis.turning_points]

    def _swing(self, point: TurningPoint) -> Swing:
        step = self.analysis.steps[point.step]
        return Swing(
            turn=self.turn(step.turn),
            cause=self.words.text(f"analysis-{step.cause}"),
            sentence=self.happened(point) if step.cause == "luck" else self._chosen(step),
            chances=self.from_to(step),
            change=self.signed(step.change),
            good=step.change > 0,
        )

    def from_to(self, step: Step) -> str:
        """The chance before and after a step."""
        before, after = self.percent(step.before), self.percent(step.after)
        return self.words.text("analysis-from-to", before=before, after=after)

    def happened(self, point: TurningPoint) -> str:
        """What chance brought, in a few sentences."""
        events = [Event(*event) for event in point.events]
        lines = [self._speaker.event(event, self._view) for event in events]
        return " ".join([line for line in lines if line][:SENTENCES])

    def costs(self) -> list[Cost]:
        """The costliest choices, the worst first."""
        return [self._cost(self.analysis.steps[n]) for n in self.analysis.costliest]

    def _cost(self, step: Step) -> Cost:
        best = self.percent(step.after + step.lost)
        after, error = self.percent(step.after), self.points(step.lost_error)
        return Cost(
            turn=self.turn(step.turn),
            given=self._chosen(step),
            better=self.words.text("analysis-better", best=self._option(step, step.best)),
            chances=self.words.text("analysis-lost", best=best, after=after, error=error),
            lost=self.signed(-step.lost),
        )

    def _chosen(self, step: Step) -> str:
        player, answer = self.player(step.seat), self._option(step, step.answer)
        return self.words.text("analysis-given", player=player, answer=answer)

    def _option(self, step: Step, option: int) -> str:
        decision, view = self._scenes[step.ply]
        return self._speaker.option(decision.options[option], decision, view)

    # -- players

    def player(self, seat: int) -> str:
        """The player of a seat."""
        return self._speaker.seat(seat, self._view)

    def accuracy(self, one: PlayerSum) -> str:
        """How many choices of a player were as good as any."""
        counts = {"accurate": one.accurate, "choices": one.choices}
        return self.words.text("analysis-accuracy", **counts)


def _scenes(record: Record, steps: Mapping[int, Step]) -> Iterator[tuple[int, SeatQuestion]]:
    """The questions at these plies, each as shown to the answering seat."""
    table = Table.replay(record, to=0)
    table.dealer = None
    for ply in sorted(steps):
        table.follow(record.answers[table.ply : ply])
        decision = table.decision
        assert decision is not None
        if not decision.chance:
            yield ply, SeatQuestion(decision.put_to(steps[ply].seat), table.view())


def curve(analysis: Analysis) -> list[tuple[int, float]]:
    """The curve by ply: the chance before the first step, then after each."""
    first = analysis.steps[0]
    return [(first.ply, first.before), *((step.to, step.after) for step in analysis.steps)]


def turn_ends(analysis: Analysis) -> list[tuple[int, float]]:
    """Each turn with the chance at its end."""
    return list({step.turn: step.after for step in analysis.steps}.items())
