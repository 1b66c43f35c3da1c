"""The games for OpenSpiel: chance is a player whose odds are known, utilities are shared.

Importing this module registers ``vigil_<game>`` for each game that brings its ``spaces``, and for
each of its modules. ``pyspiel.load_game("vigil_<game>(players=2)")`` makes one;
``setup`` has further entries, such as ``setup=level:hell+ask_all:false``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from vigil.core.decision import CHANCE, Decision
from vigil.core.game import Setup, find_game
from vigil.core.table import Table
from vigil.env.env_core import MAX_STEPS
from vigil.env.episode import WAITING, Episode
from vigil.env.observing import Observer
from vigil.env.registration import kinds
from vigil.env.spaces import spaces_of

MOST_OUTCOMES: Final = 128
"""No draw has more cards to choose from."""


class ChanceEpisode(Episode):
    """An episode in which the caller answers for chance, and which can be copied at any moment."""

    __slots__ = ()

    def _opened(self, setup: Setup) -> Table:
        return Table.start(setup)

    def _send(self, index: int) -> None:
        self.table.apply(index)

    def _ask_chance(self, decision: Decision) -> bool:
        self.seat = CHANCE
        self.legal = {index: index for index in range(len(decision.options))}
        return True

    @property
    def table(self) -> Table:
        """The game with its history."""
        assert isinstance(self._run, Table)
        return self._run

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceEpisode:
        return _twin(self.table.fork(self.table.dealer), self._figures())

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.table.save(), self._figures())

    def _figures(self) -> dict[str, Any]:
        """All fields but the game itself."""
        kept = set(Episode.__slots__) - {"_run", "_deal", "game", "numbers"}
        return {name: getattr(self, name) for name in kept}


def _loaded(text: str, figures: Mapping[str, Any]) -> ChanceEpisode:
    """The episode, unpickled."""
    return _twin(Table.load(text), figures)


def _twin(table: Table, figures: Mapping[str, Any]) -> ChanceEpisode:
    """An episode at the same moment of a game."""
    twin = ChanceEpisode.__new__(ChanceEpisode)
    twin._run, twin.game = table, table.game
    twin.numbers = spaces_of(table.setup).numbers(table.setup)
    for name, value in figures.items():
        setattr(twin, name, value)
    return twin


class VigilGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Vigil for OpenSpiel."""

    kind: ClassVar[Any]
    """What OpenSpiel must know beforehand."""
    first: ClassVar[Setup]
    """The setup without parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen, first = params or {}, self.first
        entries = {"players": chosen.get("players", first.players), **_entries(chosen)}
        self.setup = find_game(first.game).setup.from_data({**first.to_data(), **entries})
        self.observer = Observer(self.setup, "flat")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.observer.spaces.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_STEPS,
        )
        super().__init__(self.kind, info, dict(chosen))

    def new_initial_state(self) -> VigilState:
        """A game before its first roll."""
        return VigilState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> VigilObserver:
        """The observer; nothing is secret, so it serves all types of observation."""
        return VigilObserver(self)


class VigilState(pyspiel.State):  # type: ignore[misc]
    """A position; actions are numbers of the episode, those of chance indexes of options."""

    def __init__(self, game: VigilGame) -> None:
        super().__init__(game)
        self.episode = ChanceEpisode(game.setup, 0)

    def current_player(self) -> int:
        """Who acts: a seat, chance, or none at the end."""
        if self.episode.decision is None:
            ended: int = pyspiel.PlayerId.TERMINAL
            return ended
        return self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal) if player == self.episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with exact odds."""
        decision = self.episode.decision
        assert decision is not None
        weights = decision.weights or (1,) * len(decision.options)
        return [(index, weight / sum(weights)) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.episode.decision
        if player != self.episode.seat or decision is None or action not in self.episode.legal:
            return f"action {action}"
        if action == WAITING and player != CHANCE:
            return f"{decision.kind}: wait"
        option = decision.options[self.episode.legal[action]]
        return f"{decision.kind}: {' '.join(map(str, option))}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.decision is None

    def returns(self) -> list[float]:
        """1 for every seat after a victory, -1 after a defeat."""
        outcome, seats = self.episode.outcome, self.episode.state.setup.players
        return [0.0 if outcome is None else (1.0 if outcome.won else -1.0)] * seats

    def __str__(self) -> str:
        """The position and the pending question as plain data."""
        decision = self.episode.decision
        asked = None if decision is None else decision.to_data()
        return json.dumps({"state": self.episode.state.to_data(), "asked": asked})


class VigilObserver:
    """The figures of a position, from 0 to 1; all 0 while chance answers."""

    def __init__(self, game: VigilGame) -> None:
        self._observer = game.observer
        spaces = game.observer.spaces
        self._high = spaces.high.astype(np.float32)
        self.tensor: NDArray[np.float32] = np.zeros(len(self._high), np.float32)
        self.dict = {
            array.name: self.tensor[spaces.slices[array.name]].reshape(array.shape)
            for array in spaces.all_arrays
        }

    def set_from(self, state: VigilState, player: int) -> None:
        """Observe a position as a player."""
        self.tensor.fill(0)
        if state.episode.seat != CHANCE:
            self.tensor[:] = self._observer.figures(state.episode, player) / self._high

    def string_from(self, state: VigilState, player: int) -> str:
        """A position as text."""
        return f"seat {player}: {state}"


def _entries(params: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a setup in a parameter: ``level:hell+ask_all:false``."""
    parts = [part.partition(":") for part in params.get("setup", "").split("+") if part]
    return {name: _value(text) for name, _, text in parts}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def register_games() -> tuple[str, ...]:
    """Register the games with ``pyspiel.load_game``; return their names."""
    found = []
    for name, game, modules in kinds():
        first = find_game(game).setup.from_data({"modules": list(modules)} if modules else {})
        counts = next(c.values for c in find_game(game).choices if c.entry == "players")
        kind = pyspiel.GameType(
            short_name=f"vigil_{name}",
            long_name=f"Vigil: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.IDENTICAL,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(map(int, counts)),
            min_num_players=min(map(int, counts)),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": first.players, "setup": ""},
        )
        made = type(f"Game_{name}", (VigilGame,), {"kind": kind, "first": first})
        pyspiel.register_game(kind, made)
        found.append(kind.short_name)
    return tuple(found)


NAMES: Final[Sequence[str]] = register_games()
"""The names of the games in OpenSpiel."""
