"""Lantern: the keepers of a harbour light bring ships home through a stormy night."""

from vigil.game import Plugin

PLUGIN = Plugin(
    name="lantern", package="vigil_lantern", rules="rules:LANTERN", heuristics="bot:HEURISTICS"
)
