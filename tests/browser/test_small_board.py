"""A board in few pixels draws beside a player's chip what can be chosen of his."""

from __future__ import annotations

from browser.games import asked, game_at
from browser.people import MEDIUM, Newcomer
from browser.table import sit_down
from server.client import Site
from vigil import Table as Game
from vigil.games.ghost_stories import Setup

YIN_YANG = "yin_yang:red"


def test_a_yin_yang_is_spent_by_pressing_it(arrive: Newcomer, site: Site) -> None:
    def may_spend(game: Game) -> bool:
        seat, options = asked(game).seat, asked(game).options
        return seat == 0 and game.view()["active"] == "red" and ("yin_yang",) in options

    setup = Setup(players=4, modules=("white_moon",), ask_all=False)
    made = game_at(site, setup, "act", may_spend)
    table = sit_down(arrive, made, 0, size=MEDIUM)
    table.wait_until_asked()
    [spend] = [option for option in table.options if option.refs[:1] == [YIN_YANG]]
    assert table.badges()[YIN_YANG] == spend.key
    table.answer(spend, "object")
    assert YIN_YANG not in table.legal()
