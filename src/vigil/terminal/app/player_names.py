"""People at a table of a server, as the terminal names them."""

from __future__ import annotations

from vigil.tables.protocol.messages import Chat, ChatLine
from vigil.words import Words
from vigil.words.names import alphabet


def called(name: str, words: Words) -> str:
    """A name; one that passes for another says in which alphabet it is."""
    told = alphabet(name, words.language)
    return words.text("web-app-name-alphabet", name=name, alphabet=told) if told else name


def chat_line(line: Chat | ChatLine, words: Words) -> str:
    """What a player said."""
    return f"{called(line.name, words)}: {line.text}"
