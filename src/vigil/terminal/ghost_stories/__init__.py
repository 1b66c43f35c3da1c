"""Ghost Stories drawn in plain text."""

from vigil.terminal.ghost_stories.board import draw
from vigil.terminal.ghost_stories.terms import BOXES, glossary

__all__ = ["BOXES", "draw", "glossary"]
