"""The campaign: which scenarios and achievements there are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from vigil.core.game import game_names
from vigil.tables.replies.content import check_language
from vigil.teaching.campaign import (
    Achievement,
    Measured,
    Scenario,
    achievements_of,
    scenarios_of,
)


class ScenarioInfo(Struct):
    """A scenario in one language."""

    id: str
    game: str
    title: str
    before: str
    after: str
    twist: str
    setup: dict[str, Any]
    choices: tuple[str, ...]
    """Entries of the setup that are left to the players."""
    goals: list[str]
    """The goals of its three lanterns."""
    measured: dict[str, Measured]
    """How often each bot has won it."""


class AchievementInfo(Struct):
    """An achievement in one language."""

    id: str
    game: str
    title: str
    text: str
    picture: str
    hidden: bool


class Campaign(Struct):
    """The scenarios of all games in their order, and the achievements."""

    scenarios: list[ScenarioInfo]
    achievements: list[AchievementInfo]


def campaign(language: str) -> Campaign:
    """The campaign in a language."""
    check_language(language)
    return Campaign(
        [
            scenario_info(game, name, scenario, language)
            for game in game_names()
            for name, scenario in scenarios_of(game).items()
        ],
        [
            achievement_info(game, name, achievement, language)
            for game in game_names()
            for name, achievement in achievements_of(game).items()
        ],
    )


def scenario_info(game: str, name: str, scenario: Scenario, language: str) -> ScenarioInfo:
    """The list entry of a scenario."""
    return ScenarioInfo(
        name,
        game,
        scenario.title[language],
        scenario.before[language],
        scenario.after[language],
        scenario.twist[language],
        scenario.setup,
        scenario.choices,
        [lantern.goal[language] for lantern in scenario.lanterns],
        scenario.measured,
    )


def achievement_info(
    game: str, name: str, achievement: Achievement, language: str
) -> AchievementInfo:
    """The list entry of an achievement."""
    return AchievementInfo(
        name,
        game,
        achievement.title[language],
        achievement.text[language],
        achievement.picture,
        achievement.hidden,
    )
