"""The rule behind a question stands under it, on a phone behind a small button."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.games import GAMES, asked, new_game
from browser.people import PHONE
from browser.table import Sit, settle
from forms import some
from server.client import Site
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.words import LANGUAGES, Words, speaker_for


def rule_of(card: str, language: str) -> str:
    """The rule behind the first question of a game played alone."""
    game, more = GAMES[card]
    table = Table.start(find_game(game).setup.from_data({"players": 1, **more}))
    decision = asked(table)
    while decision.chance:
        table.apply(0)
        decision = asked(table)
    return speaker_for(table.setup, Words(language)).rule(decision.put_to(0))


@pytest.mark.parametrize("card", some(["ghost_stories", "white_moon"]))
def test_the_rule_stands_under_a_question_beside_the_board(
    sit_again: Sit, site: Site, card: str
) -> None:
    table = sit_again(new_game(site, card, "Ann"), 0)
    settle([table])
    expect(table.prompt.locator(".rule")).to_have_text(rule_of(card, "en"))


@pytest.mark.long_form
@pytest.mark.parametrize("language", some(reversed(LANGUAGES)))
def test_on_a_phone_a_tap_shows_the_rule(sit_again: Sit, site: Site, language: str) -> None:
    table = sit_again(new_game(site, "horizons", "Ann"), 0, size=PHONE, language=language)
    settle([table])
    rule = table.prompt.locator(".rule")
    expect(rule).to_have_count(0)
    button = table.prompt.locator(".asked button")
    button.tap()
    expect(rule).to_have_text(rule_of("horizons", language))
    button.tap()
    expect(rule).to_have_count(0)
