"""The engine: a game asks for decisions, and is answered by index."""

from vigil.core.dealer import Dealer, SeededDealer
from vigil.core.decision import CHANCE, EVERYONE, STOP, Decision, Option
from vigil.core.event import Event
from vigil.core.game import Content, Game, Setup, find_game, game_names
from vigil.core.record import Record
from vigil.core.state import GameState, Outcome
from vigil.core.step import Run
from vigil.core.table import Table

__all__ = [
    "CHANCE",
    "EVERYONE",
    "STOP",
    "Content",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "GameState",
    "Option",
    "Outcome",
    "Record",
    "Run",
    "SeededDealer",
    "Setup",
    "Table",
    "find_game",
    "game_names",
]
