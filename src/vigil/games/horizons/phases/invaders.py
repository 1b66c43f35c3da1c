"""The invader phase: ravage, build, explore, advance."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.core.deck import draw
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    SLOTS,
    STRENGTH,
    TOWN,
)
from vigil.games.horizons.model.queries import (
    built_by_special_rules,
    count,
    defence,
    has,
    has_invaders,
    has_nearby,
    health,
    land_name,
    lands_in,
    owner_of,
    pieces_in,
    ravage_damage,
    slots_with,
    to_be_built,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import add_piece, damage_piece
from vigil.games.horizons.phases.ravage_order import order_matters
from vigil.games.horizons.phases.steps import action, step
from vigil.games.horizons.powers.after_effect import after_effect, by_line
from vigil.games.horizons.powers.asking import confirm, land_option, land_options, note_choice
from vigil.games.horizons.powers.blight import add_blight
from vigil.games.horizons.powers.damage import deal_damage
from vigil.games.horizons.powers.effects import BUILD, BUILD_CITY, EXPLORE, RAVAGE, Exhaust
from vigil.games.horizons.powers.registry import POWERS

LAND_DAMAGE = 2
"""Damage that blights a land."""


def matching(s: State, card: str) -> int:
    """Lands that an invader card names, as bits."""
    if not card:
        return 0
    island, printed = s.setup.island, INVADER_CARDS[card]
    return sum(
        1 << land
        for land in s.setup.lands
        if (island.coastal[land] if printed.coastal else island.terrain[land] in printed.terrains)
    )


@step
async def ravage_lands(s: State, lands: int) -> None:
    """Ravage in each land of a card, in the order the players choose."""
    left = [land for land in lands_in(lands) if has_invaders(s, land)]
    if not left:
        return
    if len(left) > 1 and not s.setup.ask_all and not order_matters(s, left):
        land = left[0]
        note_choice(s, 0, "choose_land", land_option(s, land))
    else:
        s.push(("ravage_lands", lands))  # visible while the question is open
        land = await pick(s, 0, "choose_land", land_options(s, left), ("action", "ravage"))
        s.agenda.pop()
    s.push(("ravage", land), ("ravage_lands", lands & ~(1 << land)))


@step
def build_lands(s: State, lands: int) -> None:
    """Build in each land of a card, in any order: builds do not affect each other."""
    s.push(*(("build", land) for land in lands_in(lands) if has_invaders(s, land)))


# -- ravage


@action
async def ravage(s: State, land: int) -> None:
    """Invaders damage the land and the dahan at once; surviving dahan strike back."""
    if await is_spared(s, land, RAVAGE):
        return
    damage = max(0, ravage_damage(s, land) - defence(s, land))
    s.emit("ravaged", land=land_name(s, land), damage=damage, defence=defence(s, land))
    fight_dahan(s, land, damage)
    if damage >= LAND_DAMAGE:
        await add_blight(s, None, land)
    if by_line(s):
        await after_effect(s)
    await strike_back(s, land)


def fight_dahan(s: State, land: int, damage: int) -> None:
    """Damage to the dahan destroys as many as it can: the weakest fall first."""
    if s.this_turn.dahan_safe[land]:
        return
    toughness = health(s, land, DAHAN)
    for slot in reversed(slots_with(s, land, (DAHAN,))):
        needed = toughness - SLOTS[slot][1]
        while damage >= needed and pieces_in(s, land, slot):
            damage_piece(s, land, slot, needed, "ravage")
            damage -= needed
    left = slots_with(s, land, (DAHAN,))
    if damage > 0 and left:
        damage_piece(s, land, left[-1], damage, "ravage")


async def strike_back(s: State, land: int) -> None:
    """Each dahan left deals 2 damage to the invaders."""
    damage = STRENGTH[DAHAN] * count(s, land, (DAHAN,))
    if damage and has_invaders(s, land):
        s.emit("dahan_strike_back", land=land_name(s, land), damage=damage)
        await deal_damage(s, owner_of(s, land), land, damage, INVADERS, "dahan")


async def is_spared(s: State, land: int, action: int) -> bool:
    """Whether the action is skipped there; an exhausted land may skip one."""
    spared = bool(shunned_actions(s, land) & action)
    if not spared and s.this_turn.exhausted[land]:
        about = ("action", ACTION_NAMES[action], land_name(s, land))
        spared = await confirm(s, exhauster(s, land), "skip_action", about)
        s.this_turn.exhausted[land] -= spared
    if spared:
        s.emit("action_skipped", land=land_name(s, land), action=ACTION_NAMES[action])
    return spared


def exhauster(s: State, land: int) -> int:
    """The spirit that exhausted a land: it decides, though not at once."""
    users = (seat for seat in s.setup.seats if any(map(exhausts, s.this_turn.used[seat])))
    return next(users, owner_of(s, land))


def exhausts(power: str) -> bool:
    """Whether a power exhausts its land."""
    return any(isinstance(effect, Exhaust) for effect in POWERS[power].effects)


ACTION_NAMES = {RAVAGE: "ravage", BUILD: "build", EXPLORE: "explore"}


# -- build


@action
async def build(s: State, land: int) -> None:
    """More towns than cities bring a city, else a town."""
    building = to_be_built(s, land)
    if building == CITY and shunned_actions(s, land) & BUILD_CITY:
        s.emit("action_skipped", land=land_name(s, land), action="build")
        return
    if await is_spared(s, land, BUILD):
        return
    add_piece(s, land, built_by_special_rules(s, land, building), "build")


# -- explore


@action
async def explore(s: State) -> None:
    """Turn up the next invader card; without one the game is lost."""
    if not s.invader_deck.layers:
        s.doom = "time_over"
        return
    option, s.invader_deck = await draw(s.invader_deck, "invader_card")
    s.explore_card = str(option[1])
    s.emit("invader_card_drawn", card=s.explore_card, left=s.invader_deck.count())
    s.push(("explore_lands",))
    if s.setup.escalation and INVADER_CARDS[s.explore_card].escalation:
        s.push(*(("escalate", board) for board in s.setup.seats))


@action
async def escalate(s: State, board: int) -> None:
    """A town comes to a land without one on this board."""
    lands = [land for land in range(8 * board, 8 * board + 8) if not has(s, land, (TOWN,))]
    if lands:
        land = await pick(s, board, "escalation_land", land_options(s, lands))
        add_piece(s, land, TOWN, "escalation")


@action
async def explore_lands(s: State) -> None:
    """An explorer for each land of the card that has a source of invaders in it or next to it."""
    for land in lands_in(matching(s, s.explore_card)):
        if not has_source(s, land):
            continue
        if shunned_actions(s, land) & EXPLORE:
            s.emit("action_skipped", land=land_name(s, land), action="explore")
        else:
            add_piece(s, land, EXPLORER, "explore")


def has_source(s: State, land: int) -> bool:
    """Whether invaders can come: from a building there or next door, or from the ocean."""
    island = s.setup.island
    return island.coastal[land] or has(s, land, BUILDINGS) or has_nearby(s, land, BUILDINGS)


@step
def advance_cards(s: State) -> None:
    """Cards move on: from build to ravage, from explore to build."""
    if s.ravage_card:
        s.invader_discard += (s.ravage_card,)
    s.ravage_card, s.build_card, s.explore_card = s.build_card, s.explore_card, ""
    s.emit("cards_advanced", ravage=s.ravage_card, build=s.build_card)
