"""At every frame header, board, log and question are those of one moment."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from browser.games import SHOWN, game_at, new_game
from browser.table import Sit, Table, play
from forms import LONG, crossed, in_form, some
from server.client import Made, Site
from vigil.games.horizons import Setup

WATCH: Final = r"""() => {
    window.disagreements = []
    window.frames = { played: 0, asked: 0, compared: 0 }
    const all = (what) => [...document.querySelectorAll(what)]
    const label = (ref) => document.querySelector(`[data-ref="${ref}"]`)?.ariaLabel ?? ''
    const header = () => document.querySelector('header')?.innerText ?? ''
    const complain = (text) => {
        if (!window.disagreements.includes(text)) window.disagreements.push(text)
    }
    const CARDS = /(\d+) cards? left|bottom card leaves the deck/g
    const DEAD = /villager dies \([^()]*\): (\d+) dead|villager comes back to life/g
    const TAOISTS = { blue: 'Lan', green: 'Qing', red: 'Hong', yellow: 'Huang' }
    const counters = [
        ['the deck', CARDS, header, /Deck (\d+)/],
        ['the deck', CARDS, () => label('deck'), /^Deck: (\d+)/],
        ['the saved', /is saved: (\d+) so far/g, () => label('shelter'), /(\d+)/],
        ['the dead', DEAD, () => label('graveyard'), /(\d+) of/],
        ['the blight', /gains 1 blight: (\d+)|loses 1 blight/g, () => label('blight'), /(\d+) of/],
        ...Object.entries(TAOISTS).flatMap(([colour, name]) => {
            const told = `(?:${name}|${colour} board)(?: (?:loses|gains) 1 Qi \\([^()]*\\))?:`
            const qi = new RegExp(`${told} (?:now )?(\\d+)`, 'gi')
            return [
                [`Qi of ${colour}`, qi, () => label(`taoist:${colour}`), /Qi (\d+)/],
                [`Qi of ${colour}`, qi, () => label(`qi:${colour}`), /Qi (\d+)/],
            ]
        }),
    ]
    const compare = () => {
        const lines = all('#log li').slice(-40).map(line => line.textContent).join('\n')
        for (const [name, form, place, shown] of counters) {
            const told = [...lines.matchAll(form)].at(-1)?.[1]
            const seen = told === undefined ? undefined : shown.exec(place())?.[1]
            if (seen === undefined) continue
            window.frames.compared += 1
            if (told !== seen) complain(`${name}: the log tells of ${told}, ${seen} is shown`)
        }
    }
    let changed = true
    const all_of_it = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(() => (changed = true)).observe(document.body, all_of_it)
    const look = () => {
        requestAnimationFrame(look)
        if (!changed) return
        changed = false
        compare()
        const turns = all('#log h4')
            .map(title => Number(/(?:Turn|Round) (\d+)/.exec(title.textContent)?.[1] ?? NaN))
            .filter(turn => !Number.isNaN(turn))
        if (turns.some((turn, at) => at && turn < turns[at - 1])) complain(`turns ${turns}`)
        const round = Number(/Round (\d+)/.exec(header())?.[1] ?? NaN)
        if (turns.length && round) window.frames.compared += 1
        if (turns.length && round < turns.at(-1)) complain(`${turns} are told in round ${round}`)
        const plays = document.querySelector('.caption.waits')
        const asks = document.querySelector('[data-option], .result, .outlook')
        if (plays && asks) complain(`${asks.className || 'an option'} while something is played`)
        if (plays) window.frames.played += 1
        if (asks) window.frames.asked += 1
    }
    look()
}"""
"""Look at every frame that has changed whether header, boards and decks show what the log has told
last, whether the log goes on in order, and whether anything is asked or foretold while something is
played."""

MOST: Final = in_form(quick=60, long=1500)
"""Answers after which enough must have been played."""


def begun(site: Site, card: str) -> Made:
    """A game with a bot; in the quick form one of Horizons is about to have an invader phase."""
    if LONG or card != "horizons":
        return new_game(site, card, "Ann", "[rules]")
    return game_at(site, Setup(players=1, ask_all=False), "power_phase", lambda _: True)


def frames(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.page.evaluate("() => window.frames")
    return found


def play_on(player: Table, watched: list[Table], luck: Random, answers: int) -> None:
    """Play on until this many answers are given and every viewer has seen a film."""
    for given in range(MOST):
        enough = all(frames(table)["played"] for table in watched)
        if (enough and given >= answers) or not play([player], luck, 1, "button"):
            return


def disagreements(table: Table) -> list[str]:
    seen = frames(table)
    assert all(seen.values()), f"nothing has been played, asked or compared: {seen}"
    found: list[str] = table.page.evaluate("() => window.disagreements")
    return found


@pytest.mark.timeout(in_form(quick=600, long=3600))
@pytest.mark.parametrize(("card", "beside"), some(crossed(reversed(SHOWN), [["spectator"], []])))
def test_players_spectators_and_late_joiners_see_one_moment_at_every_frame(
    sit: Sit, site: Site, card: str, beside: list[str]
) -> None:
    speed = "slow" if LONG else "fast"
    made = begun(site, card)
    seen = {"player": sit(made, 0, playback=speed)}
    seen |= {who: sit(made, playback=speed) for who in beside}
    for table in seen.values():
        table.page.evaluate(WATCH)
    play_on(seen["player"], [*seen.values()], Random(4), in_form(quick=2, long=30))
    seen["late"] = sit(made, 0, playback=speed)
    seen["late"].page.evaluate(WATCH)
    play_on(seen["late"], [seen["late"]], Random(5), in_form(quick=2, long=MOST))
    assert {who: disagreements(table) for who, table in seen.items()} == {who: [] for who in seen}
