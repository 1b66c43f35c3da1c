"""Many games in a row, on one processor or on several."""

from vigil.simulation.games import Played, game_seed, play_game
from vigil.simulation.runner import Plan, simulate
from vigil.simulation.summary import Summary, summarise

__all__ = ["Plan", "Played", "Summary", "game_seed", "play_game", "simulate", "summarise"]
