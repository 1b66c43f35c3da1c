"""The luck of the Tao dice and of the curse die."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial

from vigil.core import Decision, Event, Option
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.queries import side_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import Attempt, chance_of, exorcism_attempt
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.white_moon.phases.attempts import barrier_attempt, school_attempt
from vigil.insight.report.luck_tally import LuckTally

HARMLESS: Option = ("curse", "none")
ROLLED = ("tao_rolled", "barrier_rolled")


class Dice:
    """Watches every die; an attempt is judged by its first roll, before any second one."""

    def __init__(self) -> None:
        self.attempts = LuckTally("exorcisms")
        self.useful = LuckTally("useful_faces")
        self.white = LuckTally("white_faces")
        self.curses = LuckTally("harmless_curses")
        self._mantra: int | None = None
        self._due: Callable[[State], Attempt] | None = None
        """How to find what the next roll is for."""
        self._attempt: Attempt | None = None
        self._faces: list[int] = []
        """What the dice of this roll have shown so far."""

    def fortunes(self) -> Iterable[LuckTally]:
        """The counts."""
        return (self.attempts, self.useful, self.white, self.curses)

    def chance(self, s: State, decision: Decision, option: Option) -> None:
        """A die is about to show a face."""
        if decision.kind == "curse_die":
            self.curses.note(option == HARMLESS, share(decision, [HARMLESS]))
        elif decision.kind == "tao_die":
            if self._due is not None:
                self._attempt, self._due, self._faces = self._due(s), None, []
            self._tao(decision, FACES.index(str(option[1])))

    def _tao(self, decision: Decision, face: int) -> None:
        white = ("face", FACES[-1])
        self.white.note(("face", FACES[face]) == white, share(decision, [white]))
        self._faces.append(face)
        useful = self._attempt.useful if self._attempt else frozenset()
        if useful:
            wanted: list[Option] = [("face", FACES[other]) for other in useful]
            self.useful.note(face in useful, share(decision, wanted))

    def choice(self, decision: Decision, option: Option) -> None:
        """A player names the colour of the mantra, or rolls for a board at the barrier."""
        if decision.kind == "mantra_colour":
            self._mantra = COLOURS.index(str(option[1]))
        elif decision.kind == "barrier" and option == ("roll",):
            self._due = partial(_for_board, colour=str(decision.about[1]))

    def note(self, event: Event) -> None:
        """A roll begins or is over."""
        tag, data = event
        if tag == "exorcism_began":
            self._due = partial(exorcism_attempt, mantra=self._mantra)
        elif tag == "school_began":
            self._due = partial(school_attempt, colour=COLOURS.index(data["colour"]))
        elif tag == "villager_asked":
            self._attempt, self._due = None, None
        elif tag == "only_option" and data["kind"] == "mantra_colour":
            self._mantra = COLOURS.index(data["option"][1])
        elif tag in ROLLED:
            self._judge()

    def _judge(self) -> None:
        """The first roll is complete; a roll without dice has no luck."""
        attempt = self._attempt
        self._due, self._mantra = None, None
        if attempt is not None and len(self._faces) == attempt.dice:
            self.attempts.note(attempt.is_enough(self._faces), chance_of(attempt))
        self._faces = []


def _for_board(s: State, colour: str) -> Attempt:
    return barrier_attempt(s, side_of(s, colour))


def share(decision: Decision, options: Iterable[Option]) -> Fraction:
    """The chance of these options."""
    weights = decision.weights or (1,) * len(decision.options)
    wanted = frozenset(options)
    hits = sum(
        weight for option, weight in zip(decision.options, weights, strict=True) if option in wanted
    )
    return Fraction(hits, sum(weights))
