"""Vigil: a digital table for cooperative board games."""

from vigil.core import Record, SeededDealer, Table

__version__ = "0.1.0"

__all__ = ["Record", "SeededDealer", "Table"]
