"""Everything that is drawn explains itself when it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from browser.games import asked, game_at
from browser.table import Sit
from forms import some
from server.client import Site
from vigil import Table as Game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons

LATE: Final = 40
"""After this many answers a game is well under way."""

POINT_AT_ALL: Final = """async () => {
    const TURNS = 200
    const pointed = type => new PointerEvent(type, { pointerType: 'mouse' })
    const explained = () => {
        const inspector = document.querySelector('#inspector')
        const title = inspector?.querySelector(':is(h3, h4):not(.section-title), .power .name')
        const words = [...inspector?.querySelectorAll('p, li, .text') ?? []]
        return [title?.innerText ?? '', words.map(part => part.innerText).join(' ').trim()]
    }
    const until = async holds => {
        for (let turn = 0; turn < TURNS && !holds(); turn++) {
            await new Promise(done => setTimeout(done))
        }
    }
    const said = {}
    for (const thing of document.querySelectorAll('.board [data-ref]')) {
        await until(() => !document.querySelector('#inspector'))
        thing.dispatchEvent(pointed('pointerenter'))
        await until(() => explained().every(text => text))
        said[thing.dataset.ref] = explained()
        thing.dispatchEvent(pointed('pointerleave'))
    }
    return said
}"""
"""The title and the words of the inspector for each thing, by its ref.

What explains a thing is a part of the client that comes when it is first needed.
"""


def a_haunter_is_out(game: Game) -> bool:
    """Whether the first seat is asked while a figure of a haunter is on the table."""
    ghosts = [space["ghost"] for board in game.view()["boards"] for space in board["spaces"]]
    first = asked(game).seat == 0
    return (
        first and is_late(game) and any(ghost and ghost["haunter"] is not None for ghost in ghosts)
    )


def is_late(game: Game) -> bool:
    return game.ply > LATE


GHOST_STORIES: Final = {
    *("board", "deck", "dice", "haunted", "haunter", "power", "power_token", "qi", "space"),
    *("supply", "tao", "taoist", "tile", "wu_feng", "yin_yang"),
}
WHITE_MOON: Final = {
    *("board", "crystal", "family", "graveyard", "haunter", "portal", "power", "qi", "receptacle"),
    *("shelter", "space", "su_ling", "tao", "taoist", "tile", "villager", "yin_yang"),
}
HORIZONS: Final = {
    *("blight", "card", "deck", "elements", "energy", "fear", "growth", "innate", "invader"),
    *("land", "level", "piece", "plays", "presence", "spirit", "track"),
}


@pytest.mark.parametrize(
    ("setup", "kind", "where", "kinds"),
    some(
        [
            (GhostStories(players=2, modules=("white_moon",)), "act", a_haunter_is_out, WHITE_MOON),
            (Horizons(players=1), "spirit_phase", is_late, HORIZONS),
            (GhostStories(players=2), "act", a_haunter_is_out, GHOST_STORIES),
        ]
    ),
)
def test_everything_drawn_has_a_title_and_words_in_the_inspector(
    sit_again: Sit,
    site: Site,
    setup: Any,
    kind: str,
    where: Callable[[Game], bool],
    kinds: set[str],
) -> None:
    table = sit_again(game_at(site, setup, kind, where), 0)
    table.wait_until_asked()
    said = table.page.evaluate(POINT_AT_ALL)
    assert {ref.split(":")[0] for ref in said} >= kinds
    assert {ref: words for ref, words in said.items() if not all(words)} == {}
