"""Question, consequence and buttons of every kind of decision are in sight at every size."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from browser.games import GAMES, SHOWN, asked, game_at, line_of
from browser.people import MEDIUM, WIDE, Newcomer
from browser.table import Table, settle, sit_down
from forms import LONG, crossed, in_form, some
from server.client import Site
from vigil import SeededDealer
from vigil.core import Table as Game
from vigil.core.game import find_game

SIZES: Final = ((1440, 900), (390, 844), (1366, 768), (844, 390), (1280, 800), (1024, 768))
LANGUAGES: Final = ("en", "ru", "pl")
LETTERS: Final = (1, 1.5) if LONG else (1, 1, 1, 1.5)
"""Sizes of letters; in the quick form one decision in four is looked at in large ones."""
SEEDS: Final = in_form(quick=3, long=30)
EVERY: Final = in_form(quick=8, long=1)
"""One kind of decision in this many is tested."""

OUT_OF_SIGHT: Final = """confirms => {
    const parts = [...document.querySelectorAll('#prompt h2, .consequence, .buttons button')]
    const seen = parts.filter(part => part.checkVisibility() && !part.closest('.menu'))
    const clipped = part => {
        const box = part.getBoundingClientRect()
        if (!box.width) return false
        for (let over = part.parentElement; over; over = over.parentElement) {
            const { overflowY } = getComputedStyle(over)
            const frame = over.getBoundingClientRect()
            const hides = overflowY !== 'visible' && getComputedStyle(over).display !== 'contents'
            if (hides && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return true
        }
        return box.left < -1 || box.top < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    }
    const wrong = seen.filter(clipped).map(part => `hidden: ${part.innerText || part.className}`)
    const label = document.querySelector('.buttons [data-confirm] span')
    const spill = label ? 0.2 * parseFloat(getComputedStyle(label).fontSize) : 0
    const low = label ? label.clientHeight + spill : 0
    if (label && label.scrollHeight > low) wrong.push(`cut: ${label.innerText}`)
    const regions = ['#prompt', '.consequence', '.buttons', '.flow', 'main.board']
        .map(name => [name, document.querySelector(name)])
        .filter(([, part]) => part?.checkVisibility() && !part.closest('.folded .side'))
        .map(([name, part]) => [name, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && box.height > 1)
    regions.forEach(([one, a], at) => regions.slice(at + 1).forEach(([other, b]) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width > 1 && height > 1) wrong.push(`${one} lies over ${other}`)
    }))
    const ready = Boolean(document.querySelector('.buttons [data-confirm]'))
    if (ready !== confirms) wrong.push(confirms ? 'nothing to confirm' : 'something to confirm')
    return wrong
}"""
"""What of a decision is not to be seen whole, or lies over something else."""


def kinds_of(card: str) -> dict[str, Game]:
    """A solo game for each kind of decision that random games come to, at that decision."""
    name, more = GAMES[card]
    setup = find_game(name).setup.from_data({"players": 1, **more})
    found: dict[str, Game] = {}
    for seed in range(SEEDS):
        random = Random(seed)
        game = Game.start(setup, SeededDealer(seed))
        while (decision := game.decision) is not None:
            if decision.kind not in found and len(decision.options) > 1:
                found[decision.kind] = Game.replay(game.record, to=game.ply)
            game.apply(random.randrange(len(decision.options)))
    return found


@pytest.mark.timeout(in_form(quick=600, long=7200))
@pytest.mark.parametrize("card", some(reversed(SHOWN)))
def test_every_kind_of_decision_is_in_sight(regular: Newcomer, site: Site, card: str) -> None:
    wrong: dict[str, Any] = {}
    games = [*kinds_of(card).items()][::EVERY]
    for (kind, game), size, language, letters in crossed(games, SIZES, LANGUAGES, LETTERS):
        look = {"size": size, "language": language, "textSize": letters}
        table, confirms = chosen_at(regular, site, game, **look)
        if found := table.page.evaluate(OUT_OF_SIGHT, confirms):
            wrong[f"{kind} {look}"] = found
    assert wrong == {}


SEVERAL, TWELVE = 8, 12
"""Numbers of answers whose last ones an open forecast would hide."""
HIDDEN: Final = """() => {
    const low = document.querySelector('.answers').getBoundingClientRect().bottom
    return [...document.querySelectorAll('.answers [data-option]')]
        .filter(answer => answer.getBoundingClientRect().bottom > low + 1)
        .map(answer => answer.innerText)
}"""
"""The answers that are seen only by scrolling."""


@pytest.mark.parametrize("size", [WIDE, MEDIUM])
def test_up_to_twelve_answers_are_seen_whole_the_forecast_gives_way(
    regular: Newcomer, site: Site, size: tuple[int, int]
) -> None:
    setup = find_game("ghost_stories").setup.from_data({"players": 1, "modules": ["white_moon"]})

    def where(game: Game) -> bool:
        return SEVERAL <= len(asked(game).options) <= TWELVE

    table = sit_down(regular, game_at(site, setup, "move", where), 0, size=size)
    settle([table])
    table.wait_until_ready()
    assert len(table.options) >= SEVERAL
    table.page.wait_for_function(f"() => !({HIDDEN})().length")


def chosen_at(regular: Newcomer, site: Site, game: Game, **look: Any) -> tuple[Table, bool]:
    """A table at this decision, with the first answer chosen that is confirmed, if one is.

    Where every answer only asks on, each is given at one press: the question is looked at as it is.
    """
    table = sit_down(regular, line_of(site, game), 0, confirm="always", list=False, **look)
    settle([table])
    table.wait_until_ready()
    confirmed = next((option for option in table.options if not option.opens), None)
    if confirmed is not None:
        table.type(confirmed.key)
        table.page.locator("[data-confirm]").wait_for()
    return table, confirmed is not None
