"""Series of games, on one processor or several."""

from vigil.research.simulation.arena import (
    CLAIRVOYANT,
    Contest,
    Duel,
    Match,
    Standing,
    compete,
    duels,
    standing,
)
from vigil.research.simulation.games import Played, game_seed, play_game
from vigil.research.simulation.ledger import BadLedger, Ledger
from vigil.research.simulation.plan import Plan
from vigil.research.simulation.runner import Simulation, simulate
from vigil.research.simulation.summary import Summary, summarise

__all__ = [
    "CLAIRVOYANT",
    "BadLedger",
    "Contest",
    "Duel",
    "Ledger",
    "Match",
    "Plan",
    "Played",
    "Simulation",
    "Standing",
    "Summary",
    "compete",
    "duels",
    "game_seed",
    "play_game",
    "simulate",
    "standing",
    "summarise",
]
