"""Refusals in the language of the client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from babel import negotiate_locale

from vigil.core.errors import VigilError
from vigil.server.common.metrics import REFUSALS
from vigil.tables.problems import Problem, problem_told
from vigil.words import LANGUAGES, Words
from vigil.words.errors import explain


def problem_of(error: VigilError, words: Words) -> Problem:
    """A refusal in words; it is counted."""
    REFUSALS.labels(error.code).inc()
    return problem_told(error, explain(error, words))


def words_in(language: str) -> Words:
    """The texts of a language; English if it is not available."""
    return _words(language if language in LANGUAGES else "en")


def words_for(headers: Mapping[str, str]) -> Words:
    """The texts in the browser's preferred available language."""
    wanted = preferred(headers.get("accept-language", ""))
    return words_in(negotiate_locale(wanted, LANGUAGES, sep="-") or "en")


def preferred(header: str) -> list[str]:
    """The languages of an ``Accept-Language`` header, best first, without those it refuses."""
    ranges = [part.partition(";") for part in header.split(",")]
    ranked = [(_quality(rest), language.strip().lower()) for language, _, rest in ranges]
    ranked.sort(key=lambda pair: pair[0], reverse=True)
    return [language for quality, language in ranked if language and quality > 0]


def _quality(parameter: str) -> float:
    """The weight of a language: 1 unless a readable number from 0 to 1 says otherwise."""
    name, _, value = parameter.partition("=")
    try:
        return min(float(value), 1.0) if name.strip() == "q" else 1.0
    except ValueError:
        return 1.0


@cache
def _words(language: str) -> Words:
    return Words(language)
