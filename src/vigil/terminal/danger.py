"""Confirming an answer that loses the game."""

from __future__ import annotations

from vigil.core.plugin import find_plugin
from vigil.core.table import Table
from vigil.insight.danger import Danger, dangers, ways_out
from vigil.terminal.screen import Screen
from vigil.words.phrases import percent
from vigil.words.vocabulary import read_vocabulary


class DangerGuard:
    """Objects to a losing answer, once for each question."""

    def __init__(self, voice: Screen) -> None:
        self._voice = voice
        self._asked_at = -1
        self._is_hopeless = False
        """Whether it has objected when no answer helps; not again until the danger is over."""

    def objection(self, table: Table, answer: int) -> tuple[str, str] | None:
        """The warning before an answer, title and text; ``None`` if it is safe."""
        if self._asked_at == table.ply:
            return None
        found = dangers(table)
        danger = found.answers.get(answer)
        if danger is None:
            self._is_hopeless = self._is_hopeless and bool(found.answers)
            return None
        ways = ways_out(table, found, answer)
        if self._is_hopeless and not ways:
            return None
        self._asked_at, self._is_hopeless = table.ply, not ways
        say = self._voice.words.text
        title = say("game-danger-loses" if danger.is_certain else "game-danger-may-lose")
        return title, self._told(table, danger, ways)

    def _told(self, table: Table, danger: Danger, ways: list[int]) -> str:
        """The reason for the defeat, and the numbers of the answers that may prevent it."""
        say = self._voice.words.text
        lines = [reason_of(self._voice, table, danger)]
        if not danger.is_certain:
            chance = percent(self._voice.words, danger.chance)
            lines.append(say("game-danger-chance", chance=chance))
        numbers = ", ".join(str(way + 1) for way in ways)
        lines.append(f"{say('game-danger-ways')} {numbers}" if ways else say("game-danger-no-way"))
        return "\n".join([*lines, say("game-danger-again")])


def reason_of(voice: Screen, table: Table, danger: Danger) -> str:
    """The event and the rule that lose the game, as one line."""
    key = f"{read_vocabulary(find_plugin(table.game.name)).prefix}-loss-{danger.reason}"
    event = voice.speaker.event(danger.cause, table.view()) if danger.cause else None
    said = (event, voice.words.text(key) if voice.words.has(key) else "")
    return " ".join(part for part in said if part)
