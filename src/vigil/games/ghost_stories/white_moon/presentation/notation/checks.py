"""Checks of positions with White Moon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.core.errors import BadPosition
from vigil.core.notation import Check
from vigil.games.ghost_stories.model.geometry import SIDES, TILES
from vigil.games.ghost_stories.model.queries import board_name, card_at, is_living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF, ARTIFACTS
from vigil.games.ghost_stories.white_moon.model.options import PORTALS, options_of
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    CRYSTALS,
    index_of,
    is_saved,
    is_su_ling_free,
    moon,
    tiles_with_villagers,
)
from vigil.games.ghost_stories.white_moon.model.verbs import DEAD_TO_LOSE

# -- villagers


def the_portal_stands_where_it_was_chosen(s: State) -> None:
    """The tile of the portal is of the kind that the setup names, if it names one."""
    chosen = options_of(s.setup).portal
    places = PORTALS[chosen] if isinstance(chosen, str) else (chosen,)
    if "portal" in s.setup.options and moon(s).portal not in places:
        known = ", ".join(map(str, places))
        raise BadPosition("portal", value=moon(s).portal, chosen=chosen, known=known)


def there_are_enough_unseen_villagers(s: State) -> None:
    """No more lie face down than are unseen."""
    down, unseen = sum(stack.count("") for stack in moon(s).stacks), sum(moon(s).unseen)
    if down > unseen:
        raise BadPosition("too_many_face_down", value=down, most=unseen)


def no_villager_stands_on_a_haunted_tile(s: State) -> None:
    """Villagers die in place of a haunting."""
    for tile in tiles_with_villagers(s):
        if s.haunted[tile]:
            raise BadPosition("villager_on_haunted_tile", value=tile)


def the_top_villagers_are_seen(s: State) -> None:
    """The top villager lies face up, or is about to be turned up."""
    for tile in tiles_with_villagers(s):
        waits = ("turn_up", tile) in s.agenda or s.outcome is not None
        if not moon(s).stacks[tile][-1] and not waits:
            raise BadPosition("face_down_on_top", value=tile)


def fewer_than_twelve_are_dead(s: State) -> None:
    """The twelfth dead villager ends the game."""
    dead, most = sum(moon(s).graveyard), DEAD_TO_LOSE - 1
    if dead > most and s.outcome is None:
        raise BadPosition("already_lost", clause="graveyard", value=dead, most=most)


# -- Su-Ling, crystals and the barrier


def su_ling_stands_before_no_incarnation(s: State) -> None:
    """She makes way for incarnations, and one of them holds her."""
    at = moon(s).su_ling
    if at is None:
        return
    if not is_su_ling_free(s) and not any(entry[0] == "remove_su_ling" for entry in s.agenda):
        raise BadPosition("su_ling_held")
    if s.ghosts[at] and card_at(s, at).incarnation:
        raise BadPosition("su_ling_before_incarnation", value=s.ghosts[at])


def there_are_four_crystals(s: State) -> None:
    """With Taoists and on receptacles there are not more than four."""
    found = sum(moon(s).crystals) + sum(moon(s).receptacles)
    if found > CRYSTALS:
        raise BadPosition("supply", word="crystals", value=found, most=CRYSTALS)


def new_crystals_are_there(s: State) -> None:
    """Crystals taken this turn are among those that the active Taoist has."""
    held = moon(s).crystals[s.active]
    if is_living(s, s.active) and moon(s).new_crystals > held and not moon(s).barrier:
        facts = {"value": moon(s).new_crystals, "most": held}
        raise BadPosition("this_turn", clause="new crystals", **facts)


def the_barrier_comes_to_its_end(s: State) -> None:
    """While it stands its end is still to come; only then rewards are owed, to saved families."""
    m, ends = moon(s), ("barrier_ends",) in s.agenda or s.outcome is not None
    if m.barrier != ends and s.outcome is None:
        raise BadPosition("barrier")
    for family in m.owed:
        if not m.barrier or not is_saved(s, family):
            raise BadPosition("owed", value=family)


def full_receptacles_raise_the_barrier(s: State) -> None:
    """Four crystals lie there only until the end of the turn."""
    m = moon(s)
    waits = ("mystic_barrier",) in s.agenda or s.outcome is not None
    if all(m.receptacles) and not m.barrier and not waits:
        raise BadPosition("receptacles_full", most=len(CORNERS) - 1)


# -- Taoists


def what_lives_belongs_to_the_living(s: State) -> None:
    """Crystals are held, and figures laid down, by living Taoists only."""
    owners: dict[str, Sequence[object]] = {"crystals": moon(s).crystals, "lying": moon(s).lying}
    for clause, values in owners.items():
        for side in SIDES:
            if values[side] and not is_living(s, side):
                raise BadPosition("not_living", clause=clause, value=board_name(s, side))


def artifacts_belong_to_the_living(s: State) -> None:
    """A living Taoist has an artifact, unless its owner just died and is choosing an heir."""
    for artifact, side in zip(ARTIFACTS, moon(s).artifacts, strict=True):
        waits = ("inherit", artifact, side) in s.agenda or s.outcome is not None
        if side is not None and not is_living(s, side) and not waits:
            raise BadPosition("not_living", clause="artifacts", value=board_name(s, side))


def artifacts_come_from_saved_families(s: State) -> None:
    """A family that gave its artifact has no villager on a tile or among the dead."""
    m = moon(s)
    for (family, artifact), side in zip(ARTIFACT_OF.items(), m.artifacts, strict=True):
        about = any(family in m.stacks[tile] for tile in TILES)
        if side is not None and (about or m.graveyard[index_of(family)]):
            raise BadPosition("artifact_unearned", value=artifact, family=family)


CHECKS: Final[tuple[Check[State], ...]] = (
    the_portal_stands_where_it_was_chosen,
    there_are_enough_unseen_villagers,
    no_villager_stands_on_a_haunted_tile,
    the_top_villagers_are_seen,
    fewer_than_twelve_are_dead,
    su_ling_stands_before_no_incarnation,
    there_are_four_crystals,
    new_crystals_are_there,
    the_barrier_comes_to_its_end,
    full_receptacles_raise_the_barrier,
    what_lives_belongs_to_the_living,
    artifacts_belong_to_the_living,
    artifacts_come_from_saved_families,
)
