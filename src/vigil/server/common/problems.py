"""Refusals in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from vigil.core.errors import VigilError
from vigil.server.table.messages import Refusal
from vigil.words import LANGUAGES, Words
from vigil.words.errors import explain


def words_in(language: str) -> Words:
    """The texts of a language; English for one we do not speak."""
    return _words(language if language in LANGUAGES else "en")


def words_for(headers: Mapping[str, str]) -> Words:
    """The texts in the language of the browser."""
    return words_in(headers.get("accept-language", "en")[:2])


@cache
def _words(language: str) -> Words:
    return Words(language)


def refusal(error: VigilError, id: int | None, language: str) -> str:
    """The message that tells a viewer why nothing changed."""
    text = explain(error, words_in(language))
    data = {name: value if type(value) is int else str(value) for name, value in error.data.items()}
    return msgspec.json.encode(Refusal(id, error.code, text, data)).decode()
