"""An idle table draws nothing, and players who want no motion see none."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from browser.games import GAMES, SHOWN, new_game
from browser.people import Newcomer, key_ring
from browser.table import Table, play
from forms import some
from server.client import Site

WATCH: Final = """
    window.frames = new Set()
    window.moves = []
    const [ask, cancel] = [requestAnimationFrame, cancelAnimationFrame]
    window.requestAnimationFrame = call => {
        const frame = ask(now => { frames.delete(frame); call(now) })
        frames.add(frame)
        return frame
    }
    window.cancelAnimationFrame = frame => { frames.delete(frame); cancel(frame) }
    const notice = (name, animation) => {
        if (animation.effect.getComputedTiming().duration > 0) moves.push(name)
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        notice(JSON.stringify(how[0]), animation)
        return animation
    }
    document.addEventListener('animationstart', ({ target, animationName }) => {
        for (const one of target.getAnimations()) {
            if (one.animationName === animationName) notice(animationName, one)
        }
    })
"""
"""Keeps the frames that are asked for, and every movement that takes time."""

RUNNING: Final = """() => document.getAnimations()
    .filter(one => one.playState === 'running')
    .map(one => `${one.animationName ?? one.transitionProperty} ${one.effect.target.className}`)"""

AT_REST: Final = f"() => !frames.size && !({RUNNING})().length"
"""Whether no frame is asked for and nothing moves: then the browser draws nothing."""


def watched(arrive: Newcomer, site: Site, card: str, **choices: Any) -> Table:
    """A table whose movements are watched, after a few answers."""
    made = new_game(site, card, "Ann", "[rules]")
    person = arrive(site.address, keys=key_ring(made, 0), **choices)
    person.page.add_init_script(WATCH)
    person.go(f"/tables/{made.id}")
    table = Table(person)
    play([table], Random(2), 3, "button")
    return table


@pytest.mark.parametrize("card", some(reversed(SHOWN)))
def test_a_table_at_rest_draws_no_frames(arrive: Newcomer, site: Site, card: str) -> None:
    page = watched(arrive, site, card, motion="normal", playback="fast").page
    page.wait_for_function(AT_REST, polling=50)
    assert page.evaluate("() => moves.length"), "nothing has moved before"


@pytest.mark.long_form
@pytest.mark.parametrize("card", some(GAMES))
def test_who_wants_no_motion_sees_none(arrive: Newcomer, site: Site, card: str) -> None:
    page = watched(arrive, site, card, motion="off", playback="fast").page
    assert page.evaluate("() => moves") == []
