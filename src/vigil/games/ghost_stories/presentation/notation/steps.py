"""The steps of the agenda: their arguments as text, and their conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from vigil.core.agenda import FLAG, Agenda, Argument
from vigil.games.ghost_stories.model.geometry import SIDES, SPACES, TILES
from vigil.games.ghost_stories.model.modules import find_module
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.queries import card_at, is_living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.exorcism import can_exorcise
from vigil.games.ghost_stories.phases.powers import can_use
from vigil.games.ghost_stories.phases.villagers import can_help
from vigil.games.ghost_stories.phases.yang import yin_yang_reaches
from vigil.games.ghost_stories.presentation.notation.cards import read_card

SPACE: Final = Argument(lambda _, words: words.number(0, len(SPACES) - 1))
SIDE: Final = Argument(lambda _, words: words.number(0, len(SIDES) - 1))
TILE: Final = Argument(lambda _, words: words.number(0, len(TILES) - 1))
CARD: Final = Argument(read_card)

ARGUMENTS: Final[Mapping[str, Argument]] = {
    "space": SPACE,
    "side": SIDE,
    "place": TILE,
    "power": Argument(lambda s, words: words.pick(s.powers)),
    "full_at_start": FLAG,
    "number": CARD,
    "exorcised": CARD,
}
"""How the arguments of steps are written."""

YANG: Final = ("begin_yang", "move", "act", "end_yang")

ORDER: Final = (("full_board",), ("pick_up_tokens",), YANG, ("turn",))
"""The phases of a turn, after whatever happens first."""

CHOSEN: Final = frozenset(("use_power", "use_yin_yang", "ask_villager", "exorcise"))
"""What the active Taoist has just chosen."""


# -- what steps need


def never(_: State) -> bool:
    """Setup is not a pending step."""
    return False


def acts(s: State) -> bool:
    """Whether the active Taoist lives and continues their turn right after the first step."""
    return is_living(s, s.active) and s.agenda[-2][0] in YANG


def can_use_power(s: State, power: str) -> bool:
    """A power needs a Taoist who can use it."""
    return acts(s) and can_use(s, power)


def can_spend_yin_yang(s: State) -> bool:
    """The Yin-Yang needs a tile on which it does something."""
    reached = any(yin_yang_reaches(s, tile) for tile in TILES)
    return acts(s) and s.yin_yang[s.active] and reached


def can_ask(s: State, place: int) -> bool:
    """A villager needs an active tile and something to do."""
    return acts(s) and not s.haunted[place] and can_help(s, s.village[place])


def can_attempt(s: State) -> bool:
    """An exorcism needs a ghost within reach."""
    return acts(s) and can_exorcise(s)


def is_there(s: State, space: int) -> bool:
    """A ghost that goes back in the yang phase is still there."""
    return s.yang and s.ghosts[space] > 0


def has_stone(ability: str) -> Callable[[State, int], bool]:
    """A stone needs its ghost; one that a Buddha stopped may be gone by now (D12)."""

    def needs(s: State, space: int) -> bool:
        if not s.ghosts[space]:
            return not s.setup.rules.buddha_silences_left_stone
        card = card_at(s, space)
        return any(stone.id == ability for stone in (*card.enter, *card.yin))

    return needs


def has_curse(s: State, space: int, exorcised: int = 0) -> bool:
    """The curse die needs a ghost that enters with it, or one whose right stone has it."""
    card = s.setup.cards[exorcised]
    if card is None:
        return has_stone("curse_die")(s, space)
    return any(stone.id == "curse_die" for stone in card.curses)


def has_discarder(s: State, side: int, space: int | None = None) -> bool:
    """A token is discarded by a living Taoist; the ghost for which it is may have left play."""
    return is_living(s, side)


def has_figure(s: State, space: int) -> bool:
    """A haunter that acts has its figure."""
    return not s.yang and s.haunters[space] is not None


def has_reward(ability: str) -> Callable[[State, int], bool]:
    """A reward needs a card whose right stone has it."""

    def needs(s: State, number: int) -> bool:
        card = s.setup.cards[number]
        return card is not None and any(stone.id == ability for stone in card.rewards)

    return needs


ENTERING: Final = (
    "haunt_tile",
    "haunt_front",
    "lose_qi",
    "place_haunter_on_board",
    "group_discard_tao",
    "clear_circle_of_prayer",
    "capture_tao_die",
    "disable_tao_tokens",
    "disable_board_power",
    "disable_all_powers",
    "tormentor",
    "board_discard_tao",
    "roll_every_turn",
)
"""Stones that are steps."""

REWARDS: Final = ("gain_1_tao", "gain_2_tao", "gain_qi_or_yinyang", "group_qi_and_yinyang")
FORMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("set_up", *YANG, "pick_up_tokens", "carry_taoist", "check_victory"), ""),
    **dict.fromkeys(("exorcise", "use_yin_yang"), ""),
    "use_power": "power",
    "ask_villager": "place",
    "turn": "side",
    "full_board": "full_at_start",
    "draw_ghost": "[space]",
    **dict.fromkeys(ENTERING, "space"),
    **dict.fromkeys(("fall_to_buddha", "send_back", "haunter", "discard_every_turn"), "space"),
    "curse_die": "space [exorcised]",
    "discard_tao": "side [space]",
    **dict.fromkeys(REWARDS, "number"),
}
"""The steps of an agenda, and the words after them."""

NEEDS: Final[Mapping[str, Callable[..., bool]]] = {
    "set_up": never,
    "use_power": can_use_power,
    "use_yin_yang": can_spend_yin_yang,
    "ask_villager": can_ask,
    "exorcise": can_attempt,
    "send_back": is_there,
    "curse_die": has_curse,
    "haunter": has_figure,
    "discard_tao": has_discarder,
    **{name: has_stone(name) for name in ENTERING},
    **{name: has_reward(name) for name in REWARDS},
}
"""The requirements of each step."""


# -- the whole


def agenda_of(setup: Setup) -> Agenda[State]:
    """The agenda of a game, with what its module adds."""
    return _agenda(setup.modules)


@cache
def _agenda(modules: tuple[str, ...]) -> Agenda[State]:
    base = Agenda[State](
        forms=FORMS,
        arguments=ARGUMENTS,
        needs=NEEDS,
        just_now=CHOSEN,
        order=ORDER,
        once=frozenset(("send_back",)),
    )
    return find_module(modules[0]).notation.agenda(base) if modules else base
