"""Rolling Tao dice, and the reroll of The Gods' Favourite."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import CHANCE, STOP, Decision, Option, pick
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.content.powers import FAVOURITE_OF_THE_GODS
from vigil.games.ghost_stories.model.queries import board_name, has_power, lender, wields
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.verbs import borrow_favourite

WHITE: Final = 5
FACES: Final = (*COLOURS, "white")
"""A face is a colour number; white is the sixth."""

TAO_DIE: Final = Decision(CHANCE, "tao_die", tuple(("face", face) for face in FACES))


async def roll_tao(s: State, count: int, *, exorcism: bool) -> list[int]:
    """Roll Tao dice for the active Taoist; some may be rerolled."""
    set_ = s.setup.module.set_dice(s, count) if exorcism else []
    faces = [await TAO_DIE for _ in range(count - len(set_))]
    shown = [FACES[face] for face in (*faces, *set_)]
    s.emit("tao_rolled", board=board_name(s, s.active), faces=shown)
    again = await set_aside(s, faces, exorcism=exorcism)
    if again:
        fresh = [await TAO_DIE for _ in again]
        names = [FACES[face] for face in fresh]
        s.emit("tao_rerolled", dice=[FACES[face] for face in again], faces=names)
        faces += fresh
    return faces + set_


async def set_aside(s: State, faces: list[int], *, exorcism: bool) -> list[int]:
    """Take the dice to reroll out of ``faces``."""
    roller = reroller(s, exorcism=exorcism)
    again: list[int] = []
    while faces and roller is not None:
        about = ("dice", *(FACES[face] for face in sorted(faces)))
        face = await pick(s, s.seat_at[roller], "reroll_tao", rerolls(faces), about)
        if face is None:
            break
        if not again and not is_favourite(s, roller):
            borrow_favourite(s)
        faces.remove(face)
        again.append(face)
    return again


def rerolls(faces: list[int]) -> dict[Option, int | None]:
    """Offer a die of each face to reroll, or to stop."""
    options: dict[Option, int | None] = {("reroll", FACES[f]): f for f in sorted(set(faces))}
    return {**options, STOP: None}


def is_favourite(s: State, side: int) -> bool:
    """Whether a Taoist has the power already, by his board or by a token spent before."""
    own = has_power(s, side, FAVOURITE_OF_THE_GODS)
    return own or (side == s.active and wields(s, FAVOURITE_OF_THE_GODS))


def reroller(s: State, *, exorcism: bool) -> int | None:
    """The side that may reroll Tao dice of this roll, if any (D11)."""
    if FAVOURITE_OF_THE_GODS not in s.powers:
        return None
    rules = s.setup.rules
    side = s.powers.index(FAVOURITE_OF_THE_GODS)
    if not exorcism and not rules.favourite_rerolls_help:
        return None
    near = exorcism and rules.favourite_helps_same_tile and s.at[side] == s.at[s.active]
    if (side == s.active or near) and has_power(s, side, FAVOURITE_OF_THE_GODS):
        return side
    borrowed = wields(s, FAVOURITE_OF_THE_GODS) or lender(s, FAVOURITE_OF_THE_GODS) is not None
    return s.active if borrowed else None
