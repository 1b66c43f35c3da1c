"""The only code that moves the parts of White Moon; each verb says what it did."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.model.queries import board_name, place_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.verbs import end_game
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    crystals_in_reserve,
    index_of,
    is_saved,
    moon,
)

DEAD_TO_LOSE: Final = 12


# -- villagers


def take_top(s: State, tile: int) -> str:
    """Take the top villager from a tile; the next one has to be turned up."""
    *rest, family = moon(s).stacks[tile]
    moon(s).stacks[tile] = tuple(rest)
    return family


def see_villager(s: State, family: str) -> None:
    """An unseen villager is of that family."""
    moon(s).unseen[index_of(family)] -= 1


def turn_up_top(s: State, tile: int, family: str) -> None:
    """The top villager of a tile, who lay face down, is of that family."""
    see_villager(s, family)
    *below, _ = moon(s).stacks[tile]
    moon(s).stacks[tile] = (*below, family)
    s.emit("villager_turned_up", family=family, tile=tile)


def put_on_top(s: State, tile: int, family: str) -> None:
    """Put a villager on top of the stack of a tile."""
    moon(s).stacks[tile] += (family,)


def bury(s: State, family: str, tile: int, why: str) -> None:
    """A villager goes to the graveyard; the twelfth loses the game at once."""
    m = moon(s)
    m.graveyard[index_of(family)] += 1
    m.omen = True
    dead = sum(m.graveyard)
    s.emit("villager_died", family=family, tile=tile, why=why, dead=dead)
    if dead >= DEAD_TO_LOSE:
        end_game(s, False, "villagers_dead")


def bring_to_life(s: State, family: str, tile: int) -> None:
    """A dead villager returns onto a tile."""
    moon(s).graveyard[index_of(family)] -= 1
    put_on_top(s, tile, family)
    s.emit("villager_revived", family=family, tile=tile)


def shelter(s: State, tile: int) -> None:
    """The top villager of a tile is saved; a whole family has its reward coming."""
    m, family = moon(s), take_top(s, tile)
    m.shelter[index_of(family)] += 1
    s.emit("villager_saved", family=family, tile=tile, saved=sum(m.shelter))
    if is_saved(s, family):
        s.emit("family_saved", family=family)
        if m.barrier:
            m.owed += (family,)
        else:
            s.push(("family_reward", family))
    s.push(("turn_up", tile))


# -- crystals


def gain_crystal(s: State, side: int, why: str) -> None:
    """Take a moon crystal from the reserve, if one is left."""
    if not crystals_in_reserve(s):
        s.emit("no_crystal_left", board=board_name(s, side), why=why)
        return
    moon(s).crystals[side] += 1
    if side == s.active:
        moon(s).new_crystals += 1
    s.emit("crystal_gained", board=board_name(s, side), why=why)


def spend_crystal(s: State, side: int) -> None:
    """A moon crystal goes back to the reserve; those just taken go first."""
    m = moon(s)
    m.crystals[side] -= 1
    if side == s.active:
        m.new_crystals = max(0, m.new_crystals - 1)
    s.emit("crystal_spent", board=board_name(s, side))


def fill_receptacle(s: State, corner: int, why: str) -> None:
    """A moon crystal lies on a receptacle."""
    moon(s).receptacles[corner] = True
    s.emit("crystal_placed", tile=CORNERS[corner], why=why)


def empty_receptacle(s: State) -> None:
    """A crystal of the barrier goes back to the reserve."""
    corner = moon(s).receptacles.index(True)
    moon(s).receptacles[corner] = False
    s.emit("crystal_returned", tile=CORNERS[corner])


# -- Su-Ling


def put_su_ling(s: State, space: int) -> None:
    """Su-Ling stands on the stone in front of a ghost space."""
    moon(s).su_ling = space
    board, place = place_of(s, space)
    s.emit("su_ling_placed", board=board, place=place)


def dismiss_su_ling(s: State, why: str) -> None:
    """Su-Ling goes to the reserve."""
    if moon(s).su_ling is not None:
        moon(s).su_ling = None
        s.emit("su_ling_left", why=why)


# -- artifacts and Taoists


def give_artifact(s: State, side: int, artifact: str) -> None:
    """A Taoist takes an artifact."""
    moon(s).artifacts[ARTIFACTS.index(artifact)] = side
    s.emit("artifact_taken", board=board_name(s, side), artifact=artifact)


def discard_artifact(s: State, artifact: str) -> None:
    """An artifact is used up."""
    moon(s).artifacts[ARTIFACTS.index(artifact)] = None
    s.emit("artifact_used", board=board_name(s, s.active), artifact=artifact)


def lay_down(s: State, side: int, why: str) -> None:
    """A Taoist's figure is laid down."""
    moon(s).lying[side] = why
    s.emit("taoist_laid_down", board=board_name(s, side), why=why)


def stand_up(s: State, side: int) -> None:
    """A Taoist's figure stands up again."""
    moon(s).lying[side] = ""
    s.emit("taoist_stood_up", board=board_name(s, side))


# -- what belongs to the base game


def leave_power_tokens(s: State, side: int) -> None:
    """A Taoist puts his power tokens on the centre tile."""
    count = s.tokens[side]
    s.tokens_on_centre += count
    s.tokens[side] = 0
    s.emit("tokens_returned", board=board_name(s, side), count=count)


def set_buddha(s: State, space: int) -> None:
    """A Buddha from the temple or the box stands on a ghost space."""
    s.buddhas[space] = True
    board, place = place_of(s, space)
    s.emit("buddha_set", board=board, place=place)
