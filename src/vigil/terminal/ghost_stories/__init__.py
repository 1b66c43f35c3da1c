"""Ghost Stories drawn in plain text."""

from vigil.terminal.ghost_stories.board import draw
from vigil.terminal.ghost_stories.terms import GLOSSARY

__all__ = ["GLOSSARY", "draw"]
