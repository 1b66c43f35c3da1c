"""Points at the end of the game (D1)."""

from __future__ import annotations

from typing import Final

from vigil.core.deck import KNOWN
from vigil.games.ghost_stories.model.geometry import SIDES
from vigil.games.ghost_stories.model.queries import dead, is_player
from vigil.games.ghost_stories.model.state import State

VICTORY: Final = 10
VICTORY_AT_HELL: Final = 20
PER_EMPTY_SPACE: Final = 2
PER_DEAD_TAOIST: Final = -3
PER_HAUNTED_TILE: Final = -4
EARLIER_INCARNATIONS: Final = (2, 4, 6)


def score(s: State, won: bool) -> int:
    """The points of a finished game."""
    return sum(score_lines(s, won).values())


def score_lines(s: State, won: bool) -> dict[str, int]:
    """The points of a finished game, line by line."""
    lines = {
        **_last_incarnation(s, won),
        "qi": sum(s.qi[side] for side in SIDES if _counts(s, side)),
        "dead_taoists": PER_DEAD_TAOIST * len(dead(s)),
        "haunted_tiles": PER_HAUNTED_TILE * sum(s.haunted),
        "incarnations": earlier_incarnations(s) if s.setup.numbers.many_incarnations else 0,
    }
    if s.setup.rules.score_empty_spaces:
        lines["empty_spaces"] = PER_EMPTY_SPACE * s.ghosts.count(0)
    else:
        lines["deck"] = _ghosts_in_deck(s) * (1 if won else -1)
    return lines | s.setup.module.score_lines(s, won)


def _counts(s: State, side: int) -> bool:
    return is_player(s, side) or not s.setup.rules.score_taoists_only


def _ghosts_in_deck(s: State) -> int:
    """Ghosts left in the deck, seen or unseen; incarnations do not count."""
    seen = [s.setup.cards[value[1]] for name, value in s.deck.layers if name == KNOWN]
    return s.deck.count("ghost") + sum(1 for card in seen if card and not card.incarnation)


def _last_incarnation(s: State, won: bool) -> dict[str, int]:
    """Victory; in the first print the last incarnation, even if its own curse lost the game."""
    if s.setup.rules.score_empty_spaces:
        return {"last_incarnation": VICTORY * (len(s.exorcised) == s.incarnations)}
    return {"victory": (VICTORY_AT_HELL if s.setup.level == "hell" else VICTORY) * won}


def earlier_incarnations(s: State) -> int:
    """Points for the incarnations before the last one, at the levels that have several."""
    beaten = max(0, min(len(s.exorcised), s.incarnations - 1))
    short_game = s.setup.players <= 2 and s.setup.rules.score_empty_spaces
    points = EARLIER_INCARNATIONS[1:] if short_game else EARLIER_INCARNATIONS
    return sum(points[:beaten])
