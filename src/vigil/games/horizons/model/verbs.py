"""The only code that moves pieces, tokens and cards; each verb emits its event."""

from __future__ import annotations

from typing import NoReturn

from vigil.core.state import Outcome
from vigil.core.step import GameEnd
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.pieces import (
    DAHAN,
    ELEMENTS,
    EXPLORER,
    FEAR,
    FRESH,
    INVADERS,
    SLOTS,
    SLOTS_OF,
    WIDTH,
)
from vigil.games.horizons.model.queries import (
    health,
    invader_weakness,
    is_terrified,
    land_name,
    pieces_in,
    presence_by_land,
    terror_level,
)
from vigil.games.horizons.model.scoring import score
from vigil.games.horizons.model.state import State

# -- the end


def check_end(s: State) -> None:
    """After an action: victory, defeat, or both at once, which is a sacrifice for victory."""
    won = "fear" if s.taken >= FEAR_DECK_SIZE else "terror" if is_terrified(s) else ""
    if won and s.phase != "set_up":
        end_game(s, True, "sacrifice" if s.doom else won)
    if s.doom:
        end_game(s, False, s.doom)


def end_game(s: State, won: bool, reason: str) -> NoReturn:
    """End the game."""
    s.outcome = Outcome(won, reason, score(s, won))
    s.emit("game_ended", won=won, reason=reason, score=s.outcome.score)
    raise GameEnd


# -- fear


def add_fear(s: State, amount: int, why: str) -> None:
    """Generate fear; a full pool earns a fear card, may raise the terror level or win at once."""
    if amount <= 0:
        return
    s.fear += amount
    s.emit("fear_generated", amount=amount, why=why)
    while s.fear >= s.setup.fear_pool and s.taken < FEAR_DECK_SIZE:
        s.fear -= s.setup.fear_pool
        s.earned += 1
        s.taken += 1
        s.emit("fear_card_earned", taken=s.taken)
        if s.taken == FEAR_DECK_SIZE:
            check_end(s)
        elif s.taken % 3 == 0:
            s.emit("terror_rose", level=terror_level(s))


# -- pieces


def count_piece(s: State, land: int, slot: int, change: int) -> None:
    """Let a land have more or fewer pieces of a slot."""
    s.pieces[WIDTH * land + slot] += change


def add_piece(s: State, land: int, kind: str, why: str) -> None:
    """Put a fresh piece into a land."""
    count_piece(s, land, FRESH[kind], 1)
    s.emit("piece_added", piece=kind, land=land_name(s, land), why=why)


def remove_piece(s: State, land: int, slot: int, why: str) -> None:
    """Remove a piece without destroying it: it generates no fear."""
    count_piece(s, land, slot, -1)
    s.emit("piece_removed", piece=SLOTS[slot][0], land=land_name(s, land), why=why)


def move_piece(s: State, slot: int, start: int, land: int, why: str) -> None:
    """Move a piece with its damage; where it has less health it may be destroyed."""
    count_piece(s, start, slot, -1)
    count_piece(s, land, slot, 1)
    kind = SLOTS[slot][0]
    s.emit("piece_moved", piece=kind, start=land_name(s, start), land=land_name(s, land), why=why)
    if kind != DAHAN:
        destroy_weakened(s, land)
    elif SLOTS[slot][1] >= health(s, land, DAHAN) and not s.this_turn.dahan_safe[land]:
        destroy_piece(s, land, slot, why)


def damage_piece(s: State, land: int, slot: int, amount: int, why: str) -> None:
    """Damage one piece; enough of it destroys the piece."""
    kind, before = SLOTS[slot]
    after = before + amount
    falls = after >= health(s, land, kind)
    if not falls:
        count_piece(s, land, slot, -1)
        count_piece(s, land, SLOTS_OF[kind][after], 1)
    s.emit("piece_damaged", piece=kind, land=land_name(s, land), amount=amount, why=why)
    if falls:
        destroy_piece(s, land, slot, why)


def destroy_piece(s: State, land: int, slot: int, why: str) -> None:
    """Destroy a piece: towns and cities generate fear."""
    kind = SLOTS[slot][0]
    count_piece(s, land, slot, -1)
    s.emit("piece_destroyed", piece=kind, land=land_name(s, land), why=why)
    if s.this_turn.vengeance and kind != EXPLORER:
        s.this_turn.fallen[land] += 1
    add_fear(s, FEAR[kind], "destroyed")


def replace_piece(s: State, land: int, slot: int, kind: str, why: str) -> None:
    """Replace a piece by another one, which keeps the damage and may be destroyed by it."""
    old, damage = SLOTS[slot]
    falls = damage >= health(s, land, kind)
    new = FRESH[kind] if falls else SLOTS_OF[kind][damage]
    count_piece(s, land, slot, -1)
    count_piece(s, land, new, 1)
    s.emit("piece_replaced", piece=old, by=kind, land=land_name(s, land), why=why)
    if falls:
        destroy_piece(s, land, new, why)


def destroy_weakened(s: State, land: int) -> None:
    """Invaders whose damage reaches their health there are destroyed at once."""
    if not invader_weakness(s, land):
        return
    for kind in INVADERS:
        for slot in SLOTS_OF[kind]:
            while pieces_in(s, land, slot) and SLOTS[slot][1] >= health(s, land, kind):
                destroy_piece(s, land, slot, "heat")


def heal(s: State) -> None:
    """When time passes, all damage heals: pieces return to the slot without damage."""
    pieces = s.pieces
    for place, there in enumerate(pieces):
        damage = SLOTS[place % WIDTH][1] if there else 0
        if damage:
            pieces[place] = 0
            pieces[place - damage] += there


# -- presence


def count_presence(s: State, seat: int, land: int, change: int) -> None:
    """Let a spirit have more or less presence in a land."""
    s.presence[len(s.blight) * seat + land] += change


def add_presence(s: State, seat: int, land: int, why: str) -> None:
    """Put a presence into a land."""
    count_presence(s, seat, land, 1)
    s.emit("presence_added", seat=seat, land=land_name(s, land), why=why)
    destroy_weakened(s, land)


def take_presence(s: State, seat: int, land: int) -> None:
    """Take a presence from a land to put it elsewhere."""
    count_presence(s, seat, land, -1)


def move_presence(s: State, seat: int, start: int, land: int, why: str) -> None:
    """Move a presence from land to land; it may be put back where it was."""
    if start == land:
        s.emit("presence_kept", seat=seat, land=land_name(s, land), why=why)
        return
    take_presence(s, seat, start)
    count_presence(s, seat, land, 1)
    s.emit("presence_moved", seat=seat, start=land_name(s, start), land=land_name(s, land), why=why)
    destroy_weakened(s, land)


def destroy_presence(s: State, seat: int, land: int, why: str) -> None:
    """A presence leaves the game; a spirit without any is destroyed."""
    take_presence(s, seat, land)
    s.destroyed[seat] += 1
    s.emit("presence_destroyed", seat=seat, land=land_name(s, land), why=why)
    if not any(presence_by_land(s, seat)):
        s.doom = s.doom or "spirit_destroyed"


def open_slot(s: State, seat: int, track: str) -> None:
    """Uncover the next slot of a presence track."""
    (s.energy_open if track == "energy" else s.plays_open)[seat] += 1
    s.emit("slot_opened", seat=seat, track=track)


# -- blight


def put_blight(s: State, land: int) -> None:
    """Put a blight from the pool into a land; an empty pool loses the game."""
    s.blight[land] += 1
    s.blight_pool -= 1
    s.emit("blight_added", land=land_name(s, land), left=s.blight_pool)
    if s.blight_pool <= 0:
        s.doom = s.doom or "blight"


def remove_blight(s: State, land: int, why: str) -> None:
    """Put a blight back into the pool."""
    s.blight[land] -= 1
    s.blight_pool += 1
    s.emit("blight_removed", land=land_name(s, land), why=why)


# -- energy, elements, defence


def skip_actions(s: State, land: int, actions: int) -> None:
    """Spare a land some invader actions this turn."""
    s.this_turn.skips[land] |= actions
    s.emit("actions_skipped", land=land_name(s, land), actions=actions)


def gain_energy(s: State, seat: int, amount: int, why: str) -> None:
    """Take energy."""
    s.energy[seat] += amount
    if amount:
        s.emit("energy_gained", seat=seat, amount=amount, why=why)


def pay_energy(s: State, seat: int, amount: int, why: str) -> None:
    """Spend energy."""
    s.energy[seat] -= amount
    if amount:
        s.emit("energy_paid", seat=seat, amount=amount, why=why)


def gain_element(s: State, seat: int, element: int) -> None:
    """Have an element more until time passes."""
    s.this_turn.elements[8 * seat + element] += 1
    s.emit("element_gained", seat=seat, element=ELEMENTS[element])


def add_defence(s: State, land: int, amount: int, why: str) -> None:
    """Defend a land for the turn."""
    s.this_turn.defend[land] += amount
    if amount > 0:
        s.emit("land_defended", land=land_name(s, land), amount=amount, why=why)
