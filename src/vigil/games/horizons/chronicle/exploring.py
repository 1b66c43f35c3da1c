"""The luck of the invader deck; the game has no dice."""

from __future__ import annotations

from fractions import Fraction

from vigil.core import Decision, Option
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.model.queries import lands_in
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.invaders import has_source, matching
from vigil.games.horizons.powers.effects import EXPLORE
from vigil.insight.report.luck_tally import LuckTally


def note_card(fortune: LuckTally, s: State, decision: Decision, option: Option) -> None:
    """Note how many lands the drawn card opens to explorers, against all possible cards."""
    lands = {card: lands_explored(s, str(card[1])) for card in decision.options}
    mean = Fraction(sum(lands.values()), len(lands))
    fortune.note(lands[option], mean, max(lands.values()))


def lands_explored(s: State, card: str) -> int:
    """The lands into which a card would bring explorers now."""
    return sum(
        1
        for land in lands_in(matching(s, card))
        if has_source(s, land) and not shunned_actions(s, land) & EXPLORE
    )
