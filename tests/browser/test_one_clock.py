"""At every frame header, board, log and question are those of one moment."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from browser.games import new_game
from browser.table import Sit, Table, play
from forms import in_form
from server.client import Site

WATCH: Final = r"""() => {
    window.disagreements = []
    window.frames = { played: 0, asked: 0 }
    const number = (text, form) => Number(form.exec(text ?? '')?.[1] ?? NaN)
    const all = (what) => [...document.querySelectorAll(what)]
    const label = (ref) => document.querySelector(`[data-ref="${ref}"]`)?.ariaLabel
    const complain = (text) => {
        if (!window.disagreements.includes(text)) window.disagreements.push(text)
    }
    const look = () => {
        const board = label('deck')
            ? number(label('deck'), /^Deck: (\d+)/)
            : number(label('invader:explore'), /(\d+) cards? (?:is|are) left/)
        const told = all('#log li').map(line => line.textContent)
            .map(text => number(text, /; (\d+) cards? (?:is|are) left in the deck/))
            .filter(count => !Number.isNaN(count)).at(-1)
        if (told !== undefined && !Number.isNaN(board) && told !== board)
            complain(`the log tells of ${told} cards, the board shows ${board}`)
        const turns = all('#log h4').map(title => number(title.textContent, /(?:Turn|Round) (\d+)/))
            .filter(turn => !Number.isNaN(turn))
        if (turns.some((turn, at) => at && turn < turns[at - 1])) complain(`turns ${turns}`)
        const plays = document.querySelector('.caption.waits')
        const asks = document.querySelector('[data-option], .result, .outlook')
        if (plays && asks) complain(`${asks.className || 'an option'} while something is played`)
        if (plays) window.frames.played += 1
        if (asks) window.frames.asked += 1
        requestAnimationFrame(look)
    }
    look()
}"""
"""Look at every frame whether the log tells of what the board shows, whether the log goes on in
order, and whether anything is asked or foretold while something is played."""


def disagreements(table: Table) -> list[str]:
    frames = table.page.evaluate("() => window.frames")
    assert frames["played"], "nothing has been played"
    found: list[str] = table.page.evaluate("() => window.disagreements")
    return found


@pytest.mark.parametrize("card", ["ghost_stories", "horizons"])
def test_players_spectators_and_late_joiners_see_one_moment_at_every_frame(
    sit: Sit, site: Site, card: str
) -> None:
    made = new_game(site, card, "Ann", "[rules]")
    player = sit(made, 0, playback="fast")
    spectator = sit(made, playback="fast")
    for table in (player, spectator):
        table.page.evaluate(WATCH)
    answers = in_form(quick=8, long=60)
    play([player], Random(4), answers, "button")
    late = sit(made, 0, playback="fast")
    late.page.evaluate(WATCH)
    play([late], Random(5), answers, "button")
    seen = {"player": player, "spectator": spectator, "late": late}
    assert {who: disagreements(table) for who, table in seen.items()} == {who: [] for who in seen}
