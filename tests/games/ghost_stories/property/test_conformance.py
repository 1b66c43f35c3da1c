"""The conformance walk over games spread evenly over players, levels, editions and switches.

Random games seldom reach their last incarnation, so late games are walked from positions too.
"""

from __future__ import annotations

import pytest

from forms import crossed
from games.ghost_stories.player import Player
from games.ghost_stories.property.games import GAMES, setup_number
from vigil.core import Table, find_game
from vigil.core.conform import walk
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.model.queries import dead
from vigil.games.ghost_stories.model.rules import EDITIONS
from vigil.games.ghost_stories.presentation.catalogue import CONTENT

CHUNKS = 32
EVERY = 4
"""Costly rules are tried at every fourth question, begun at another one in each game."""

GAME = find_game("ghost_stories")
INCARNATIONS = [thing.id for thing in CONTENT if thing.kind == "incarnation"]
TOKENS = "tao yellow 1 blue 1 green 1 red 1 black"
DEAD = "qi 0, tao none, yin_yang no, at 0"
STANDS = (
    f"players: 2; red: qi 1, {TOKENS} 2; green: qi 1, {TOKENS} 2",
    f"players: 3; level: normal; red: qi 1, {TOKENS} 1; yellow: at 1, {TOKENS} 2; green: {DEAD}",
    f"players: 4; haunted: 8; red: at 1, {TOKENS} 1; yellow: qi 1, {TOKENS} 1; green: {DEAD};"
    f"blue: qi 1, {TOKENS} 1",
)
"""The last turns of a game: many tokens, little Qi, some Taoists dead."""

HELP = {
    "w57_uncatchable": "red ghosts: -b - -b",
    "w62_dark_mistress": "circle: blue",
    "w63_creeping_horror": "circle: green",
}
"""Without it these incarnations would hardly ever be beaten."""


class FactCollector:
    """The purposeful player, who also remembers who died and who came back."""

    def __init__(self, seed: int, start: State) -> None:
        self._player = Player(seed)
        self._dead = len(dead(start))
        self.saw: set[str] = set()

    def choose(self, table: Table) -> int:
        """What the player answers."""
        state, decision = table.state, table.decision
        assert isinstance(state, State)
        assert decision is not None
        before, self._dead = self._dead, len(dead(state))
        if before != self._dead:
            self.saw.add("death" if before < self._dead else "revival")
        return self._player.choose(state, decision)


def late_position(card: str, edition: str, stand: str) -> State:
    """The incarnation comes at once, and after it few cards are left."""
    text = f"edition: {edition}; {stand}; {HELP.get(card, '')}; deck: card {card}, 8 ghost"
    state = GAME.read(f"{text}; next: turn 0")
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_contract(chunk: int) -> None:
    for index in range(chunk, GAMES, CHUNKS):
        found = walk(setup_number(index), index, every=EVERY)
        assert found.plies > found.decisions > 0


@pytest.mark.parametrize("seed", range(max(1, GAMES // 250)))
def test_late_games_with_every_incarnation_keep_the_contract(seed: int) -> None:
    seen: set[str] = set()
    for card, edition, stand in crossed(INCARNATIONS, EDITIONS, STANDS):
        start = late_position(card, edition, stand)
        collector = FactCollector(seed, start)
        found = walk(start.setup, seed, every=EVERY, start=start, choose=collector.choose)
        seen |= {found.outcome.reason, *collector.saw}
    assert seen >= {"incarnations_exorcised", "deck_empty", "death", "revival"}
