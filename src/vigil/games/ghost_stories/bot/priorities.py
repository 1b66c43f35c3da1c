"""The rules of thumb of Ghost Stories: for each question and tag, the value of an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import YIN_YANG, Analysis
from vigil.games.ghost_stories.bot.ghosts import (
    banish,
    blow,
    blow_to,
    enfeeble,
    lay_buddha,
    place,
    reroll,
    send_back,
    send_both,
)
from vigil.games.ghost_stories.bot.turn import (
    IDLE,
    ask_for_help,
    carried,
    carried_to,
    exorcise,
    go,
    idle,
    nudged,
    power,
    stay,
    touch,
    treasure,
    yin_yang,
)
from vigil.games.ghost_stories.bot.villagers import prayer, watch
from vigil.games.ghost_stories.bot.white_moon import (
    artifact,
    cursed_board,
    doomed,
    escort,
    fetch,
    give_up,
    lay_crystal,
    lesson,
    potion,
    rescued,
    revive_taoist,
    revive_villager,
    rise_and_escort,
    save,
    stand_up,
    still,
    sweep,
    swept,
    take_share,
)
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.queries import side_of, space_named

BESIDES: Final = 0.001
"""The weight of free actions against doing nothing."""

# -- tokens and Qi


def colour_of(option: Option) -> int:
    """The colour that an option names."""
    return COLOURS.index(str(option[1]))


def take_tao(now: Analysis, option: Option) -> float:
    """The colour that is needed most."""
    return now.tao_worths(now.s.active)[colour_of(option)]


def discard_tao(now: Analysis, option: Option) -> float:
    """The colour that is missed least."""
    return -now.tao_loss(now.s.seat_at.index(now.decision.seat), colour_of(option))


def spend_tao(now: Analysis, option: Option) -> float:
    """The token of the Taoist who misses it least."""
    return -now.tao_loss(side_of(now.s, str(option[2])), colour_of(option))


def pray(now: Analysis, option: Option) -> float:
    """The colour of most use on the Circle of Prayer."""
    return prayer(now, colour_of(option))


def weakest_colour(now: Analysis, option: Option) -> float:
    """The mantra takes a colour that is lacking (D20)."""
    space = space_named(now.s, now.decision.about)
    return float(now.lacks(now.s.active, space)[colour_of(option)])


def bear_loss(now: Analysis, option: Option) -> float:
    """The Taoist who can spare a Qi."""
    return -now.qi(side_of(now.s, str(option[1])))


def receive_qi(now: Analysis, option: Option) -> float:
    """The Taoist who needs a Qi."""
    return now.more_qi(side_of(now.s, str(option[1])))


def reward_qi(now: Analysis, _: Option) -> float:
    """A Qi for the Taoist."""
    return now.more_qi(now.s.active)


def reward_yin_yang(now: Analysis, _: Option) -> float:
    """The Yin-Yang back."""
    return YIN_YANG


def all_tokens(now: Analysis, option: Option) -> float:
    """As many power tokens as there are."""
    return float(option[1])


# -- without an action


def close_with_buddha(now: Analysis, option: Option) -> float:
    """A Buddha instead of an action that is not worth taking."""
    return IDLE + BESIDES * lay_buddha(now, option)


# -- others


def watch_board(now: Analysis, option: Option) -> float:
    """The board with the most threatening figures."""
    return watch(now, side_of(now.s, str(option[1])))


def keep_curse(now: Analysis, _: Option) -> float:
    """Suffer the face shown by the curse die."""
    return -now.curse_face(str(now.decision.about[1]))


def reroll_curse(now: Analysis, _: Option) -> float:
    """Roll the curse die again."""
    return -now.curse


PRIORITIES: Final[Mapping[str, Mapping[str, Callable[[Analysis, Option], float]]]] = {
    "move": {
        "tile": go,
        "stay": stay,
        "power": power,
        "yin_yang": yin_yang,
        "escort": escort,
        "fetch": fetch,
        "stand_up": stand_up,
        "rise_and_go": stand_up,
        "rise_and_escort": rise_and_escort,
        "artifact": artifact,
    },
    "second_step": {"tile": go, "stay": stay, "escort": escort},
    "act": {
        "exorcise": exorcise,
        "help": ask_for_help,
        "save": save,
        "power": power,
        "yin_yang": yin_yang,
        "pass": idle,
        "space": close_with_buddha,
        "artifact": artifact,
        "end": idle,
    },
    "end_turn": {
        "space": lay_buddha,
        "receptacle": lay_crystal,
        "yin_yang": yin_yang,
        "artifact": artifact,
        "end": idle,
    },
    "yin_yang": {"tile": touch},
    "restore_tile": {"tile": treasure},
    "place_ghost": {"space": place},
    "move_ghost": {"ghost": blow},
    "move_ghost_to": {"space": blow_to},
    "carry_taoist": {"taoist": carried},
    "carry_taoist_to": {"tile": carried_to, "escort": carried_to},
    "twin_winds_taoist": {"taoist": nudged},
    "twin_winds_tile": {"tile": carried_to, "escort": carried_to},
    "exorcise_ghosts": {"both": send_both, "ghost": send_back},
    "sorcery": {"ghost": banish},
    "mantra": {"ghost": enfeeble},
    "mantra_colour": {"tao": weakest_colour},
    "reroll_tao": {"reroll": reroll},
    "reroll_curse": {"keep": keep_curse, "reroll": reroll_curse},
    "take_tao": {"tao": take_tao},
    "spend_tao": {"tao": spend_tao},
    "discard_tao": {"tao": discard_tao},
    "set_circle": {"tao": pray},
    "watch_board": {"board": watch_board},
    "bear_qi_loss": {"taoist": bear_loss},
    "group_qi": {"taoist": receive_qi},
    "reward": {"qi": reward_qi, "yin_yang": reward_yin_yang},
    "pick_up_tokens": {"tokens": all_tokens},
    "revive": {"taoist": revive_taoist, "family": revive_villager},
    "su_ling": {"space": still},
    "devour": {"villager": doomed},
    "kill_another": {"villager": doomed},
    "save_before_game": {"villager": rescued},
    "zhou_curse": {"board": cursed_board},
    "give_up_tao": {"taoist": give_up},
    "share_tao": {"taoist": take_share},
    "share_qi": {"taoist": receive_qi},
    "wu_buddha": {"space": lay_buddha},
    "school_colour": {"colour": lesson},
    "school_ghosts": {"ghost": swept},
    "barrier": {"roll": sweep, "villager": rescued},
    "barrier_ghosts": {"ghost": swept},
    "firework": {"tile": touch},
    "life_potion": {"taoist": potion, "family": revive_villager},
    "su_ling_crystal": {"receptacle": lay_crystal},
}
