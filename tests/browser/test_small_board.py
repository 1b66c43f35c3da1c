"""A board in few pixels draws beside a player's chip what can be chosen of his."""

from __future__ import annotations

import pytest

from browser.games import asked, game_at
from browser.people import LYING_PHONE, MEDIUM, PHONE, Newcomer
from browser.table import sit_down
from forms import some
from server.client import Site
from vigil import Table as Game
from vigil.games.ghost_stories import Setup

YIN_YANG = "yin_yang:red"
BORDER_IN_SIGHT = "thing => thing.getBoundingClientRect().bottom + 4 <= innerHeight - 4"
"""The border of a thing that can be pressed and the frame of the active board: 4 px each."""


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
    assert table.page.locator(f"[data-ref='{YIN_YANG}']").evaluate(BORDER_IN_SIGHT)
    table.answer(spend, "object")
    assert YIN_YANG not in table.legal()


HELD = """() => [...document.querySelectorAll('[data-held]')].map(one => one.dataset.held).sort()"""


def test_the_colours_of_everybodys_tao_tokens_are_seen(arrive: Newcomer, site: Site) -> None:
    def has_tokens(game: Game) -> bool:
        several = (sum(map(bool, board["tao"].values())) > 1 for board in game.view()["boards"])
        return asked(game).seat == 0 and any(several)

    made = game_at(site, Setup(players=2, ask_all=False), "move", has_tokens)
    table = sit_down(arrive, made, 0, size=PHONE)
    table.wait_until_asked()
    boards = made.at(table.ply)["view"]["boards"]
    assert table.page.evaluate(HELD) == sorted(
        f"{colour}:{board['colour']}"
        for board in boards
        for colour, count in board["tao"].items()
        if count
    )


@pytest.mark.long_form
@pytest.mark.parametrize("size", some([PHONE, LYING_PHONE, MEDIUM]))
def test_a_token_of_the_supply_is_taken_by_pressing_it(
    arrive: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    setup = Setup(players=1, modules=("white_moon",), ask_all=False)
    table = sit_down(arrive, game_at(site, setup, "take_tao", lambda _: True), 0, size=size)
    table.wait_until_asked()
    option = table.options[0]
    assert table.reaches(option.refs[0])
    table.answer(option, "object")
