"""An analysis of the table: the current value of ghosts, hauntings, Qi and tokens.

Worths are in points; a point is about what a good action brings.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import accumulate
from typing import Final

from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.games.ghost_stories.bot.lives import death, massacre
from vigil.games.ghost_stories.content.abilities import (
    GAIN_2_TAO,
    GAIN_QI_OR_YIN_YANG,
    ROLL_EVERY_TURN,
    TORMENTOR,
)
from vigil.games.ghost_stories.content.cards import (
    BLOCKS_ALL_POWERS,
    BLOCKS_POWER,
    BLOCKS_TAO,
    CANCELS_WHITE,
    CAPTURES_DIE,
    IMMUNE_TO_DICE,
    NEEDS_EMPTY_OPPOSITE,
    Card,
)
from vigil.games.ghost_stories.content.colours import BLACK, COLOURS, NOTHING, Colours
from vigil.games.ghost_stories.model.geometry import (
    BOARD_SPACES,
    LINES,
    NEIGHBOURS,
    OPPOSITE,
    SIDE_OF,
    SPACES,
)
from vigil.games.ghost_stories.model.packed import tao_of, tao_row
from vigil.games.ghost_stories.model.queries import (
    card_at,
    is_living,
    is_player,
    living,
    standing,
)
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.exorcism import demands
from vigil.games.ghost_stories.phases.tally import Demands
from vigil.games.ghost_stories.white_moon.content.abilities import DEVOUR_ANY, DEVOURER
from vigil.games.ghost_stories.white_moon.model.queries import first_stack, moon
from vigil.games.ghost_stories.white_moon.model.state import MoonState

VICTORY: Final = 40.0
"""The last incarnation; those before it count half."""
GHOST: Final = 0.8
"""A ghost takes a space, and all the more time the stronger it is."""
STRENGTH: Final = 0.28
NEW_GHOST: Final = 1.96
"""A ghost that is still to be drawn."""
CALM: Final = 0.84
"""How much of a threat is left for each turn of a Taoist before it comes: much can be done."""
CROWD: Final[tuple[float, ...]] = (0.0, 0.0, 0.08, 0.35)
"""How much of a Qi each ghost threatens on a board with that many."""
HAUNT: Final = 0.7
"""How much of a haunting a haunter threatens that strikes at once."""
LINE_HAUNTED: Final = 12.0
"""What a haunter threatens instead when there is no tile left in its line."""
TORMENT: Final = 0.89
"""How much of a roll of the curse die a tormentor threatens that is next."""
DEVOUR: Final = 0.8
"""How much of a villager's death a devourer threatens that is next."""
BARRIER: Final = 8.0
"""A ghost that shields an incarnation by standing opposite it."""
STANDING: Final[Mapping[int, float]] = {
    CAPTURES_DIE: 1.5,
    BLOCKS_TAO: 2.5,
    BLOCKS_POWER: 0.4,
    BLOCKS_ALL_POWERS: 1.0,
    CANCELS_WHITE: 1.0,
}
"""What ghosts cost by standing there."""

HAUNTED: Final[tuple[float, ...]] = (6.2, 6.2, 4.6, 2.9, 2.0)
"""What a haunting costs when that many would lose the game."""
QI: Final[tuple[float, ...]] = (0.0, 4.5, 2.0, 1.1, 0.8, 0.65)
"""What a Taoist's last Qi is worth, by how many there are; then that of a neutral board."""
NEUTRAL_QI: Final[tuple[float, ...]] = (0.5, 2.0, 0.7, 0.5)
FEW: Final[tuple[float, ...]] = (2.0, 2.0, 1.27, 1.05, 0.91)
"""How much more a Qi is worth when only that many Taoists live."""
YIN_YANG: Final = 1.6

TAO: Final = 0.5
"""A Tao token of any colour, for a Taoist with four; each one more or less changes it."""
THIRST: Final = 0.1
SAME: Final = 0.1
"""How much less another token of a colour is worth for each that the Taoist has of it."""
BLACK_TAO: Final = 0.1
"""What more a black token is worth: black ghosts are rich, and most incarnations are black."""
AIM: Final = 0.5
"""How much of what a Tao token adds to the chance against a ghost counts."""
PRIZE: Final = 30.0
"""The most that a ghost counts for then."""
FAR: Final = 0.4
"""The weight of a ghost for a Taoist who cannot stand before it this turn."""
HITS: Final[tuple[float, ...]] = (1.0, 0.7, 0.35, 0.15, 0.06, 0.02)
"""About the chance to make up for that many missing faces, now or with more tokens later."""
BARE_HANDS: Final[tuple[float, ...]] = (1.0, 0.1, 0.02)
"""The same against a ghost that is immune to dice."""
PLAN: Final[tuple[float, ...]] = (1.0, 0.75, 0.5, 0.32, 0.2, 0.12, 0.07, 0.03)
"""The same against an incarnation, for which tokens are gathered one by one."""


class Analysis:
    """The state, the question and what has been computed about them."""

    def __init__(self, s: State, decision: Decision, style: Style = PLAIN) -> None:
        self.s = s
        self.decision = decision
        self.style = style
        self._demands: dict[int, Demands] = {}
        self._harms: dict[int, float] = {}
        self._bounties: dict[int, float] = {}
        self._interests: dict[tuple[int, int], float] = {}
        self._lacks: dict[tuple[int, int], list[int]] = {}
        self._tao_worths: dict[int, list[float]] = {}
        self.attempts: dict[tuple[int, int], float] = {}
        """Worth of an exorcism by side and tile."""
        self.deeds: dict[int, float] = {}
        """Worth of what the active Taoist can do on a tile."""
        self.helps: dict[int, float] = {}
        """Worth of what the villager of a tile is good for."""

    # -- the village

    @cached_property
    def moon(self) -> MoonState | None:
        """What White Moon adds to the table, if it is played."""
        return self.s.module if isinstance(self.s.module, MoonState) else None

    @cached_property
    def _tiles_left(self) -> int:
        """Hauntings that would lose the game."""
        return max(0, self.s.setup.numbers.tiles_to_lose - sum(self.s.haunted))

    @cached_property
    def is_lost_soon(self) -> bool:
        """Whether a haunter is about to haunt the last tile that the village can spare."""
        return self._tiles_left <= 1 and 1 in self.s.haunters

    @property
    def haunting(self) -> float:
        """The cost of one more haunted tile."""
        return HAUNTED[min(self._tiles_left, len(HAUNTED) - 1)]

    @property
    def restoring(self) -> float:
        """The worth of restoring a haunted tile."""
        return self.style.danger * HAUNTED[min(self._tiles_left + 1, len(HAUNTED) - 1)]

    @cached_property
    def curse(self) -> float:
        """What a roll of the curse die costs: two of its six faces do nothing."""
        faces = ("haunt", "ghost", "lose_all_tao", "lose_qi")
        return sum(self.curse_face(face) for face in faces) / 6

    def curse_face(self, face: str) -> float:
        """What a face of the curse die costs."""
        active = self.s.active
        match face:
            case "haunt":
                lost = self.haunting if self.moon is None else death(self.s)
                return self.style.danger * lost
            case "ghost":
                return NEW_GHOST
            case "lose_all_tao":
                return TAO * self.tokens(active)
            case "lose_qi":
                return self.qi(active)
        return 0.0

    # -- Qi

    def is_last_qi(self, side: int) -> bool:
        """Whether a Taoist has one Qi and no one else lives: without it all is lost."""
        return is_player(self.s, side) and self.s.qi[side] == 1 and self._round == 1

    def qi(self, side: int) -> float:
        """The cost of 1 Qi for a board."""
        s = self.s
        if not is_player(s, side):
            return self.style.danger * NEUTRAL_QI[min(s.qi[side], len(NEUTRAL_QI) - 1)]
        if self.is_last_qi(side):
            return VICTORY
        cost = FEW[self._round] * QI[min(s.qi[side], len(QI) - 1)]
        return self.style.danger * self.care[side] * cost

    def more_qi(self, side: int) -> float:
        """What one more Qi is worth to a Taoist."""
        return self.care[side] * FEW[self._round] * QI[min(self.s.qi[side] + 1, len(QI) - 1)]

    @cached_property
    def care(self) -> list[float]:
        """How much what befalls a board weighs: that of another player as the style has it."""
        own, others = self.decision.seat_of(0), self.style.others
        return [others if 0 <= seat != own else 1.0 for seat in self.s.seat_at]

    # -- ghosts

    @cached_property
    def standing(self) -> int:
        """What the ghosts in play do by standing there."""
        return standing(self.s)

    @cached_property
    def incarnations(self) -> list[int]:
        """Spaces of the incarnations in play."""
        s = self.s
        return [space for space in self.present if card_at(s, space).incarnation]

    @cached_property
    def present(self) -> list[int]:
        """Spaces with ghosts."""
        return [space for space in SPACES if self.s.ghosts[space]]

    @cached_property
    def needs(self) -> list[Colours]:
        """Faces of each colour that it takes to exorcise the ghost on each space."""
        s = self.s
        return [resistance_of(s, sp).needed if s.ghosts[sp] else NOTHING for sp in SPACES]

    def demands(self, space: int) -> Demands:
        """The faces needed to beat a ghost."""
        if space not in self._demands:
            self._demands[space] = demands(self.s, space)
        return self._demands[space]

    def crowd(self, side: int) -> int:
        """Ghosts on a board."""
        left, _, right = BOARD_SPACES[side]
        return 3 - self.s.ghosts[left : right + 1].count(0)

    @cached_property
    def before(self) -> list[int]:
        """Turns of living Taoists before the next turn of each board."""
        order = [(self.s.active + ahead) % 4 for ahead in range(1, 5)]
        acting = [is_living(self.s, side) for side in order]
        before = [0] * 4
        for turns, side in zip(accumulate(acting, initial=0), order, strict=False):
            before[side] = turns
        return before

    @cached_property
    def _round(self) -> int:
        """Turns of Taoists in a round."""
        return max(1, len(living(self.s)))

    @cached_property
    def respite(self) -> float:
        """How much of a threat is gone when it comes a round later."""
        return 1 - CALM**self._round

    def toll(self, side: int, waits: int = 0, every: int = 1) -> float:
        """The weight of what a board does in that many rounds, and every round after."""
        first = self.before[side] + waits * self._round
        return float(CALM**first / (1 - CALM ** (every * self._round)))

    def harm(self, space: int) -> float:
        """What a ghost costs as long as it stays."""
        if space not in self._harms:
            self._harms[space] = self._harm(space)
        return self._harms[space]

    def _harm(self, space: int) -> float:
        side = SIDE_OF[space]
        total = GHOST + STRENGTH * sum(self.needs[space])
        total += CROWD[self.crowd(side)] * self.qi(side) * self.toll(side)
        if self.moon is None or self.moon.su_ling != space:
            total += self.menace(space)
        bits = self.s.lasting[space]
        return total + sum([cost for bit, cost in STANDING.items() if bits & bit])

    def menace(self, space: int) -> float:
        """What the middle stone of a ghost threatens."""
        side, yin, total = SIDE_OF[space], card_at(self.s, space).yin, 0.0
        if self.s.haunters[space] is not None:
            total += self.haunter(space)
        if TORMENTOR in yin or ROLL_EVERY_TURN in yin:
            total += TORMENT * self.curse * self.toll(side)
        if self.moon is not None and (DEVOURER in yin or DEVOUR_ANY in yin):
            total += DEVOUR * self.victim(space) * self.toll(side)
        return total

    def victim(self, space: int) -> float:
        """The cost of a devourer taking the first villager in its line, or any other."""
        tile = first_stack(self.s, space)
        return death(self.s, "" if tile is None else moon(self.s).stacks[tile][-1])

    def haunter(self, space: int) -> float:
        """What a haunter threatens: a tile, or the game where its line is haunted."""
        waits = 1 - (self.s.haunters[space] or 0)
        near = HAUNT * self.toll(SIDE_OF[space], waits, every=2)
        return near * self.style.danger * self.strike(space)

    def strike(self, space: int) -> float:
        """What a haunter's figure does at the edge of the village: villagers die for a tile."""
        for tile in LINES[space]:
            if not self.s.haunted[tile]:
                spared = self.moon is not None and self.moon.stacks[tile]
                return massacre(self.s, tile) if spared else self.haunting
        return LINE_HAUNTED

    def bounty(self, space: int) -> float:
        """The worth of exorcising a ghost: the harm it does, its rewards and its curses."""
        if space not in self._bounties:
            card = card_at(self.s, space)
            worth = self.harm(space) + self._rewards(card) - len(card.curses) * self.curse
            if card.incarnation:
                worth += self.victory
            elif self.is_across(space):
                worth += BARRIER
            self._bounties[space] = worth
        return self._bounties[space]

    def _rewards(self, card: Card) -> float:
        side, total = self.s.active, 0.0
        for reward in card.rewards:
            if reward is GAIN_QI_OR_YIN_YANG:
                total += max(self.more_qi(side), 0.0 if self.s.yin_yang[side] else YIN_YANG)
            else:
                total += self.tao(side) * (2 if reward is GAIN_2_TAO else 1)
        return total

    @property
    def victory(self) -> float:
        """The worth of exorcising the next incarnation."""
        last = len(self.s.exorcised) + 1 >= self.s.incarnations
        return VICTORY if last else VICTORY / 2

    def is_across(self, space: int) -> bool:
        """Whether a ghost there shields an incarnation opposite it."""
        across = OPPOSITE[space]
        return across in self.incarnations and bool(self.s.lasting[across] & NEEDS_EMPTY_OPPOSITE)

    # -- Tao tokens

    def tokens(self, side: int) -> int:
        """Tao tokens of a Taoist."""
        return sum(tao_row(self.s, side))

    def tao(self, side: int) -> float:
        """The value of a Tao token of any colour for a Taoist: the more tokens, the less."""
        return TAO * max(0.3, 1 + THIRST * (4 - self.tokens(side)))

    def lacks(self, side: int, space: int) -> list[int]:
        """Faces of each colour that a Taoist lacks against a ghost."""
        key = side, space
        if key not in self._lacks:
            held = tao_row(self.s, side)
            pairs = zip(self.needs[space], held, strict=True)
            self._lacks[key] = [n - h if n > h else 0 for n, h in pairs]
        return self._lacks[key]

    def interest(self, side: int, space: int) -> float:
        """How much a ghost matters to a Taoist: most if it is an incarnation or near."""
        key = side, space
        if key not in self._interests:
            self._interests[key] = self._interest(side, space)
        return self._interests[key]

    def _interest(self, side: int, space: int) -> float:
        tile, here = LINES[space][0], self.s.at[side]
        near = tile == here or tile in NEIGHBOURS[here] or space in self.incarnations
        return self.care[side] * min(PRIZE, self.bounty(space)) * (1.0 if near else FAR)

    def gain(self, side: int, space: int, lacking: int) -> float:
        """What one face less is worth to a Taoist who lacks that many against a ghost."""
        hits = self.hits(space)
        if lacking > len(hits):
            return 0.0
        now = hits[lacking] if lacking < len(hits) else 0.0
        return (hits[lacking - 1] - now) * self.interest(side, space)

    def hits(self, space: int) -> tuple[float, ...]:
        """About the chances against a ghost, by the faces that one lacks."""
        if space in self.incarnations:
            return PLAN
        return BARE_HANDS if self.s.lasting[space] & IMMUNE_TO_DICE else HITS

    def tao_worths(self, side: int) -> list[float]:
        """What one more Tao token of each colour is worth to a Taoist; it is spent only once."""
        if side not in self._tao_worths:
            aims = [0.0] * len(COLOURS)
            for space in self.present:
                lacks = self.lacks(side, space)
                if any(lacks):
                    gain = self.gain(side, space, sum(lacks))
                    aims = [max(a, gain) if n else a for a, n in zip(aims, lacks, strict=True)]
            held = tao_row(self.s, side)
            worths = [
                self.tao(side) - SAME * n + AIM * aim for n, aim in zip(held, aims, strict=True)
            ]
            worths[BLACK] += BLACK_TAO
            self._tao_worths[side] = worths
        return self._tao_worths[side]

    def tao_loss(self, side: int, colour: int) -> float:
        """The cost for a Taoist of losing one of their tokens of a colour."""
        s, total = self.s, 0.0
        held = tao_of(s, side, colour)
        for space in self.present:
            if self.needs[space][colour] >= held:
                total += self.gain(side, space, sum(self.lacks(side, space)) + 1)
        return total
