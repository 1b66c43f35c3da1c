"""The rules of thumb on the command line."""

from __future__ import annotations

import json

import pytest

from cli.command import GAMES, succeed
from core.play import opened
from core.toy import TOY
from vigil.bots import BOTS, UnknownBot, bots_for, check_bot_for, make_bot
from vigil.bots.judgement import BadWeights
from vigil.core.plugin import offered
from vigil.game import Plugin

BY_GAME = pytest.mark.parametrize("game", GAMES)


@BY_GAME
def test_a_simulation_by_rules_says_so(game: str) -> None:
    plan = ("simulate", game, "--bot", "rules", "--games", "3", "--players", "2", "--seed", "5")
    data = json.loads(succeed(*plan, "--json").splitlines()[-1])
    assert data["bot"] == "rules"
    assert data["wins"] + sum(data["losses"].values()) == data["games"] == 3


@BY_GAME
def test_a_table_where_rules_play_every_seat_comes_to_an_end(game: str) -> None:
    seats = ("--players", "2", "--bot", "rules", "--humans", "0")
    assert "\n> " not in succeed("play", game, "--seed", "3", *seats)


def test_every_bot_is_named_when_one_is_not_known() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("deep", 1)
    assert caught.value.data["known"] == ", ".join(BOTS)


def test_only_bots_that_need_no_net_can_play_a_game_without_one() -> None:
    with offered(Plugin(name=TOY.name, package="core", rules=TOY)):
        assert bots_for("toy") == [name for name in BOTS if name.startswith(("rules", "random"))]
        setup = opened("open").setup
        assert check_bot_for("rules:bold", setup) == "rules:bold"
        with pytest.raises(BadWeights):
            check_bot_for("search@8", setup)
    assert bots_for("horizons") == list(BOTS)
