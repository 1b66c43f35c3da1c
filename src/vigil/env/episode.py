"""A game played seat by seat: which seat acts, and the numbers of its legal actions."""

from __future__ import annotations

from typing import Any, Final

from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE, EVERYONE, Decision
from vigil.core.errors import IllegalAnswer
from vigil.core.game import Game, Setup, find_game
from vigil.core.state import Outcome
from vigil.core.step import Run
from vigil.env.spaces import spaces_of

WAITING: Final = 0
"""The number of the action ``wait``."""


class Episode:
    """One game from setup to end; a seeded dealer answers for chance.

    Where several seats may answer, they are asked one after the other, beginning after the seat
    that answered last; seats that may pass come last. All but the last may wait.
    """

    __slots__ = (
        *("_deal", "_last", "_order", "_ply", "_run", "_waited"),
        *("game", "legal", "numbers", "seat"),
    )

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game: Game = find_game(setup.game)
        self.numbers = spaces_of(setup).numbers(setup)
        self.seat = 0
        """The seat that acts."""
        self.legal: dict[int, int] = {}
        """Its legal actions by number, each with the index of its option; -1 for waiting."""
        self._run = self._opened(setup)
        self._deal = SeededDealer(seed).deal
        self._last = 0
        self._ply = 0
        self._order: tuple[int, ...] = ()
        self._waited = 0
        self._settle()

    def _opened(self, setup: Setup) -> Run:
        """The game at its first question."""
        run = Run(self.game.steps, self.game.new(setup))
        run.advance()
        return run

    def _send(self, index: int) -> None:
        """Answer the pending question of any seat."""
        self._run.send(index)
        self._ply += 1

    def _ask_chance(self, decision: Decision) -> bool:
        """Whether the caller answers for chance; here the dealer does."""
        self._send(self._deal(decision, self._ply))
        return False

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self._run.state

    @property
    def decision(self) -> Decision | None:
        """The pending question to all seats concerned; none at the end."""
        return self._run.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._run.state.outcome

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may answer, in the order in which they are asked."""
        return self._order

    def question(self, seat: int) -> Decision | None:
        """The question to a seat, by default the acting one; none at the end."""
        decision = self._run.decision
        if decision is None or not decision.parts:
            return decision
        return decision.put_to(seat if seat in decision.seats() else self.seat)

    def act(self, action: int) -> None:
        """Let the acting seat act; ``IllegalAnswer`` if it may not."""
        index = self.legal.get(action)
        if index is None:
            raise IllegalAnswer("no_such_action", answer=action, known=sorted(self.legal))
        if index < 0:
            self._waited += 1
            self._ask(self._order[self._waited])
        else:
            self._answer(index)

    def act_for(self, seat: int, action: int) -> bool:
        """Let a seat act out of turn if it may; return whether it did."""
        index = self.options_of(seat).get(action)
        if index is None:
            return False
        self.seat = seat
        self._answer(index)
        return True

    def _answer(self, index: int) -> None:
        if self.seat >= 0:
            self._last = self.seat
        self._send(index)
        self._settle()

    def options_of(self, seat: int) -> dict[int, int]:
        """The actions of a seat by number, without waiting."""
        decision, numbers = self._run.decision, self.numbers
        if decision is None:
            return {}
        if decision.seat != EVERYONE:
            if seat != decision.seat:
                return {}
            return {numbers[option]: index for index, option in enumerate(decision.options)}
        if not decision.parts:
            options = enumerate(decision.options)
            return {numbers[option]: index for index, option in options if option[1] == seat}
        own = decision.put_to(seat).options
        indexes = decision.options_of(seat)
        return {numbers[option]: index for option, index in zip(own, indexes, strict=True)}

    def _settle(self) -> None:
        """Let chance answer, and find the seat that acts next."""
        self._waited = 0
        while (decision := self._run.decision) is not None and decision.seat == CHANCE:
            if self._ask_chance(decision):
                return
        if decision is None:
            self._order, self.legal = (), {}
        elif decision.seat != EVERYONE:
            self._order = (decision.seat,)
            self._ask(decision.seat)
        else:
            self._order = self._in_order(decision)
            self._ask(self._order[0])

    def _in_order(self, decision: Decision) -> tuple[int, ...]:
        """The seats that may answer, in the order in which they are asked."""
        seats = decision.seats()
        if len(seats) == 1:
            return seats
        last, passing = self._last, {int(o[1]) for o in decision.options if o[0] == "pass"}
        return tuple(sorted(seats, key=lambda seat: (seat in passing, seat <= last, seat)))

    def _ask(self, seat: int) -> None:
        self.seat = seat
        self.legal = self.options_of(seat)
        if self._waited + 1 < len(self._order):
            self.legal[WAITING] = -1
