"""Vigil: a digital table for cooperative board games."""

from vigil.form import choose_form

choose_form()

from vigil.core import Record, SeededDealer, Table  # noqa: E402  # after the form is chosen

__version__ = "0.1.0"

__all__ = ["Record", "SeededDealer", "Table"]
