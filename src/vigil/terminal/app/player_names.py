"""The names of people at a server's table."""

from __future__ import annotations

from vigil.tables.protocol.messages import Chat, ChatLine
from vigil.words import Words
from vigil.words.names import alphabet


def called(name: str, words: Words) -> str:
    """A name; a misleading one is followed by its alphabet."""
    told = alphabet(name, words.language)
    return words.text("web-app-name-alphabet", name=name, alphabet=told) if told else name


def chat_line(line: Chat | ChatLine, words: Words) -> str:
    """A line of chat."""
    return f"{called(line.name, words)}: {line.text}"
