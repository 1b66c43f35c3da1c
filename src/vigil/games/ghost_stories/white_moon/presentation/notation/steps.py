"""The steps of White Moon: their arguments as text, and their conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from vigil.core.agenda import FLAG, Agenda, Argument
from vigil.games.ghost_stories.content.powers import DANCE_OF_THE_SPIRES
from vigil.games.ghost_stories.model.geometry import NEIGHBOURS
from vigil.games.ghost_stories.model.queries import is_living, is_player, wields
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import STEPS
from vigil.games.ghost_stories.presentation.notation.steps import (
    ORDER,
    TILE,
    YANG,
    acts,
    has_figure,
    has_reward,
    has_stone,
)
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.queries import ROOM, is_saved, moon
from vigil.games.ghost_stories.white_moon.phases.artifacts import (
    MOMENTS,
    armour_wearer,
    artifact_options,
)
from vigil.games.ghost_stories.white_moon.phases.moving import escorts
from vigil.games.ghost_stories.white_moon.phases.saving import can_save

FAMILY: Final = Argument(lambda _, words: words.pick(FAMILIES))
ABILITY: Final = Argument(lambda _, words: words.pick(sorted(STEPS)))

ARGUMENTS: Final[Mapping[str, Argument]] = {
    "tile": TILE,
    "family": FAMILY,
    "artifact": Argument(lambda _, words: words.pick(ARTIFACTS)),
    "ability": ABILITY,
    "abilities": ABILITY,
    "must_bring": FLAG,
    "why": Argument(lambda _, words: words.pick(("cannot_flee", "devour", "kill_another"))),
}

CLOSING: Final = (
    ("move_su_ling",),
    ("mystic_barrier", "barrier_board", "barrier_ends"),
)
SETTING_UP: Final = (("lay_portal",), ("lay_villagers",), ("save_before_game",))

JUST_NOW: Final = frozenset(
    (
        "use_artifact",
        "save_villager",
        "villager_dies",
        "stack_dies",
        "ignore_left_stone",
        "ignore_moved",
    )
)
"""The active Taoist's last choice, and its consequences."""


# -- what steps need


def moment_of(s: State) -> str:
    """The moment of the yang phase in which something was chosen."""
    after = s.agenda[-2][0]
    return next((moment for moment, step in MOMENTS.items() if step == after), "")


def can_use_artifact(s: State, artifact: str) -> bool:
    """An artifact needs its owner in turn, and something to do."""
    return acts(s) and ("artifact", artifact) in artifact_options(s, moment_of(s))


def can_be_saved(s: State) -> bool:
    """A villager is saved at the portal."""
    return acts(s) and can_save(s)


def stands_there(s: State, tile: int, why: str = "") -> bool:
    """A Taoist is on the tile."""
    return bool(moon(s).stacks[tile])


def can_step_again(s: State, must_bring: bool) -> bool:
    """A second step needs the power to fly, and a villager if one has to come along."""
    here = s.at[s.active]
    alone = not must_bring or s.agenda[-1] == ("second_step", True)
    brings = not must_bring or bool(escorts(s, here, NEIGHBOURS[here]))
    return alone and brings and wields(s, DANCE_OF_THE_SPIRES)


def answers(s: State, side: int) -> bool:
    """The scroll calls the other living Taoists."""
    return side != s.active and is_living(s, side)


def is_armoured(s: State, space: int, number: int = 0, *abilities: str) -> bool:
    """Armour needs a Taoist who wears it and the ghost whose left stone it ignores."""
    card = s.setup.cards[number or s.ghosts[space]]
    if card is None or armour_wearer(s, space) is None:
        return False
    stones = [stone.id for stone in card.enter]
    return all(ability in stones for ability in abilities)


def has_heirs(s: State, artifact: str, side: int) -> bool:
    """A Taoist inherits from the dead Taoist who had the artifact."""
    dead = is_player(s, side) and not is_living(s, side)
    return dead and moon(s).artifacts[ARTIFACTS.index(artifact)] == side


def barrier_stands(s: State, side: int = 0) -> bool:
    """The barrier has begun."""
    return moon(s).barrier


def has_middle_stone(s: State, ability: str, space: int) -> bool:
    """A middle stone acts in the yin phase, while its ghost is there."""
    there = s.ghosts[space] > 0 and has_stone(ability)(s, space)
    return not s.yang and there and (ability != "haunter" or has_figure(s, space))


def is_cursed(s: State, family: str, tile: int) -> bool:
    """The curse of a family comes after a death in it."""
    return moon(s).graveyard[FAMILIES.index(family)] > 0


def nobody_is_laid(s: State) -> bool:
    """Before villagers are laid there are none."""
    return s.turn == 0 and moon(s).unseen == list(SIZES.values()) and not any(moon(s).stacks)


def all_are_laid(s: State) -> bool:
    """The village is full when the first villagers are saved, or is about to be."""
    m = moon(s)
    rows = [len(stack) == (0 if tile == m.portal else ROOM) for tile, stack in enumerate(m.stacks)]
    laid = all(rows) and not any((*m.shelter, *m.graveyard, *s.haunted))
    return s.turn == 0 and (laid or ("lay_villagers",) in s.agenda)


STONES: Final = (
    "devourer",
    "devour_on_entry",
    "devour_any",
    "remove_portal",
    "remove_su_ling",
    "knock_down_all",
    "remove_bottom_two",
)
REWARDS: Final = ("gain_moon_crystal", "group_moon_crystal_and_yinyang")

NEEDS: Final[Mapping[str, Callable[..., bool]]] = {
    "use_artifact": can_use_artifact,
    "save_villager": can_be_saved,
    "villager_dies": stands_there,
    "stack_dies": stands_there,
    "second_step": can_step_again,
    "answer_scroll": answers,
    "ignore_left_stone": is_armoured,
    "ignore_moved": is_armoured,
    "inherit": has_heirs,
    "barrier_board": barrier_stands,
    "barrier_ends": barrier_stands,
    "unless_silenced": has_middle_stone,
    "shift_clockwise": lambda s, space: has_middle_stone(s, "shift_clockwise", space),
    "death_curse": is_cursed,
    "family_reward": is_saved,
    "lay_portal": nobody_is_laid,
    "lay_villagers": nobody_is_laid,
    "save_before_game": all_are_laid,
    **{name: has_stone(name) for name in STONES},
    **{name: has_reward(name) for name in REWARDS},
}

FORMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("lay_portal", "lay_villagers", "save_before_game"), ""),
    **dict.fromkeys(("save_villager", "move_su_ling", "mystic_barrier", "barrier_ends"), ""),
    "second_step": "must_bring",
    "use_artifact": "artifact",
    "answer_scroll": "side",
    "barrier_board": "side",
    "inherit": "artifact side",
    "turn_up": "tile",
    "stack_dies": "tile",
    "villager_dies": "tile why",
    "death_curse": "family tile",
    "family_reward": "family",
    "unless_silenced": "ability space",
    "ignore_left_stone": "space number abilities…",
    **dict.fromkeys((*STONES, "shift_clockwise", "ignore_moved"), "space"),
    **dict.fromkeys(REWARDS, "number"),
}


def with_moon(base: Agenda[Any]) -> Agenda[Any]:
    """The agenda of the base game with the steps of White Moon."""
    phases = [(*names, "second_step") if names == YANG else names for names in ORDER[:-1]]
    return replace(
        base,
        forms={**base.forms, **FORMS},
        arguments={**base.arguments, **ARGUMENTS},
        needs={**base.needs, **NEEDS},
        just_now=base.just_now | JUST_NOW,
        order=(*SETTING_UP, *phases, *CLOSING, ORDER[-1]),
    )
