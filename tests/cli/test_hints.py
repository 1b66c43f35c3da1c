"""Hints at the text table, and what a bot was thinking."""

from __future__ import annotations

import re

import pytest

from cli.command import GAMES, LANGUAGES, numbers, succeed
from forms import some

POSITION = "players: 2; red ghosts: - 38 -; red: at 4; turn: red"
SURE = re.compile(r"^ *\[(\d+)\] +[<>]?\d+\s% ± \d+ ", re.MULTILINE)


def said(typed: str, *options: str) -> str:
    """What is printed after the last prompt but one."""
    return succeed("play", *options, typed=typed + "quit\n").split("\n> ")[-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_options_with_chance_margin_and_reason(language: str) -> None:
    output = said("hint 4\n", "--position", POSITION, "--lang", language)
    assert len(SURE.findall(output)) == 3
    reason = {
        "en": "Your odds",
        "ru": "Ваши шансы",
        "pl": "Twoje szanse",
    }
    assert reason[language] in output


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_when_it_is_asked_for_again(game: str) -> None:
    output = succeed("play", game, "--players", "1", "--seed", "4", typed="hint 4\nhint 4\nquit\n")
    _, first, second, _ = output.split("\n> ")
    assert SURE.findall(first)
    assert first == second


@pytest.mark.parametrize("wrong", ["0", "1001", "-3", "many"])
def test_a_wrong_number_gets_one_sentence(wrong: str) -> None:
    output = said(f"hint {wrong}\n", "--position", POSITION)
    assert output.splitlines()[1:] == [
        "Type “hint”, or “hint” and a number of simulated games from 1 to 1,000."
    ]


@pytest.mark.parametrize(
    ("bot", "figures"), [("value", r"\d+\s% ± \d+"), ("rules:bold", r"worth -?\d+\.\d\d")]
)
@pytest.mark.parametrize("game", some(GAMES))
def test_a_bot_says_what_it_weighed_and_what_it_took(game: str, bot: str, figures: str) -> None:
    options = (game, "--players", "2", "--seed", "3", "--bot", bot)
    output = said(numbers(7, 20) + "why\n", *options)
    assert "had to choose:" in output
    rows = [line for line in output.splitlines() if re.match(rf" +{figures} ", line)]
    assert len(rows) > 1
    assert sum("taken" in row for row in rows) == 1


def test_a_bot_at_random_weighs_nothing() -> None:
    options = ("ghost_stories", "--players", "2", "--seed", "3", "--bot", "random")
    assert "It picked at random: " in said(numbers(7, 20) + "why\n", *options)


def test_without_bots_nobody_can_be_asked() -> None:
    assert "No bot has played yet" in said("why\n", "--position", POSITION)
