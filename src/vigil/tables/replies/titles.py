"""Titles of tables in the language of their reader."""

from __future__ import annotations

from datetime import date

from vigil.tables.protocol.messages import TableInfo
from vigil.words import Words


def title_of(table: TableInfo, words: Words) -> str:
    """The title of a table, or else the name of its game."""
    return own_title(table, words) or words.text(f"cli-game-{table.game}")


def own_title(table: TableInfo, words: Words) -> str:
    """The host's title of a table, or else what is played; empty for an ordinary game."""
    if table.title:
        return table.title
    if table.scenario:
        return table.scenario.title[words.language]
    if table.challenge:
        return words.text("web-table-challenge", day=_day(table.challenge, words.language))
    if table.lesson:
        course, _, number = table.lesson.rpartition("_")
        names = words.of(table.game)
        game = names.first(f"web-home-game-{course}", f"cli-game-{table.game}")
        return words.text("web-table-lesson", number=number, game=game)
    if table.origin and table.origin.turn is not None:
        turn, step = table.origin.turn, table.origin.ply + 1
        names = words.of(table.game)
        return names.text(names.own("web-table-line"), turn=turn, number=step)
    return ""


def _day(day: str, language: str) -> str:
    from babel.dates import format_date  # the browser has its own texts

    british = "en_GB" if language == "en" else language
    return format_date(date.fromisoformat(day), "long", british)
