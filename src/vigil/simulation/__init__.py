"""Many games in a row, on one processor or on several."""

from vigil.simulation.arena import (
    CLAIRVOYANT,
    Contest,
    Duel,
    Match,
    Standing,
    compete,
    duels,
    standing,
)
from vigil.simulation.games import Played, game_seed, play_game
from vigil.simulation.ledger import BadLedger, Ledger
from vigil.simulation.plan import Plan
from vigil.simulation.runner import Simulation, simulate
from vigil.simulation.summary import Summary, summarise

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
