"""Major powers with an order or a choice of their own."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import STOP, Option, choose
from vigil.games.horizons.powers.conditions import per_blight, per_blight_nearby, per_dahan
from vigil.games.horizons.powers.damage import (
    deal_damage,
    destroy_all,
    destroy_some,
    downgrade,
    pick_piece,
)
from vigil.games.horizons.powers.effects import (
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Elsewhere,
    Fear,
    Script,
)
from vigil.games.horizons.powers.gain import gain_power_card, take_card
from vigil.games.horizons.powers.moves import EVERY, move_dahan, push, push_apart
from vigil.games.horizons.powers.presence import add_own_presence
from vigil.games.horizons.powers.resolve import accepts, watchers
from vigil.games.horizons.powers.targeting import needs_threshold, target_lands, within
from vigil.games.horizons.powers.use import Use
from vigil.games.horizons.table.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    FRESH,
    INVADERS,
    SLOTS,
    STRENGTH,
    TOWN,
)
from vigil.games.horizons.table.queries import (
    count,
    land_named,
    land_option,
    lands_in,
    presence_mask,
)
from vigil.games.horizons.table.verbs import (
    add_defence,
    add_fear,
    add_piece,
    add_presence,
    destroy_piece,
    gain_energy,
    remove_blight,
    replace_piece,
)

THRASH: Final = (Damage(2, per=per_blight), Damage(1, per=per_blight_nearby))
"""Damage of The Land Thrashes in Furious Pain."""


async def reached(use: Use) -> bool:
    """Whether the card's threshold is reached and wanted."""
    return await accepts(use, use.power.thresholds[0])


async def blazing_renewal(use: Use) -> None:
    """Two destroyed presence return to one land; without any no land is chosen."""
    s, seat = use.s, use.target
    if not s.destroyed[seat]:
        return
    reach = within(s, presence_mask(s, use.seat), 2 + s.reach[use.seat])
    options = [land_option(s, land) for land in lands_in(reach)]
    use.land = land_named(s, await use.ask("renewal_land", options))
    for _ in range(min(2, s.destroyed[seat])):
        s.destroyed[seat] -= 1
        add_presence(s, seat, use.land, use.power.id)


async def dissolve_the_bonds_of_kinship(use: Use) -> None:
    """Swap a city, a town and a dahan for explorers; then all explorers scatter."""
    s, land, why = use.s, use.land, use.power.id
    await dissolve_city(use)
    for kind in (TOWN, DAHAN):
        slot = await pick_piece(s, use.seat, "replace", land, (kind,))
        if slot >= 0:
            replace_piece(s, land, slot, EXPLORER, why)
    if await reached(use):
        await use.run((Script(mutual_damage),))
    await push_apart(s, use.seat, land, EVERY, (EXPLORER,), False, why)


async def dissolve_city(use: Use) -> None:
    """A city becomes two explorers; its damage falls on them as the user divides it."""
    s, land = use.s, use.land
    slot = await pick_piece(s, use.seat, "replace", land, (CITY,))
    if slot < 0:
        return
    damage = SLOTS[slot][1]
    replace_piece(s, land, slot, EXPLORER, use.power.id)
    add_piece(s, land, EXPLORER, use.power.id)
    if damage > 1 and await pick_piece(s, use.seat, "damage", land, (EXPLORER,), stop=True) >= 0:
        destroy_piece(s, land, FRESH[EXPLORER], use.power.id)


async def mutual_damage(use: Use) -> None:
    """Explorers and buildings damage each other at the same time."""
    s, land = use.s, use.land
    by_explorers = count(s, land, (EXPLORER,)) * STRENGTH[EXPLORER]
    by_buildings = sum(count(s, land, (kind,)) * STRENGTH[kind] for kind in BUILDINGS)
    await deal_damage(s, use.seat, land, by_explorers, BUILDINGS, use.power.id)
    await deal_damage(s, use.seat, land, by_buildings, (EXPLORER,), use.power.id)


async def entwined_power(use: Use) -> None:
    """Two spirits target from each other's lands and share what is drawn."""
    s, me, other = use.s, use.seat, use.target
    s.sharing[me] |= 1 << other
    s.sharing[other] |= 1 << me
    rejected = await gain_power_card(s, other)
    if rejected:
        await take_rejected(use, rejected)
    if await reached(use):
        for seat in (me, other):  # alone one has both rewards
            gain_energy(s, seat, 3, use.power.id)
        if use.other:
            await swap_gift(use, me, other)
            await swap_gift(use, other, me)


async def take_rejected(use: Use, cards: list[str]) -> None:
    """The user keeps one of the cards the target did not."""
    s = use.s
    chosen = str((await use.ask("keep_card", [("card", card) for card in cards]))[1])
    for pile in ("minor_discard", "major_discard"):
        setattr(s, pile, tuple(card for card in getattr(s, pile) if card != chosen))
    await take_card(s, use.seat, chosen)


async def swap_gift(use: Use, giver: int, taker: int) -> None:
    """A spirit may hand a card of its hand to the other."""
    s = use.s
    options: list[Option] = [("card", card) for card in s.hand[giver]]
    chosen = await choose(s, giver, "gift_card", [*options, STOP], ("spirit", taker))
    if chosen != STOP:
        card = str(chosen[1])
        s.hand[giver] = tuple(other for other in s.hand[giver] if other != card)
        s.hand[taker] += (card,)
        s.emit("card_given", seat=giver, target=taker, card=card)


async def indomitable_claim(use: Use) -> None:
    """A presence comes into the land."""
    await add_own_presence(use.s, use.seat, use.land, use.power.id)


async def infinite_vitality(use: Use) -> None:
    """Dahan are hardy and no blight comes."""
    s, land = use.s, use.land
    s.dahan_bonus[land] += 4
    s.no_blight[land] = True
    s.emit("land_thrives", land=s.setup.island.names[land])


async def safety_and_cleansing(use: Use) -> None:
    """Dahan cannot fall; a blight goes from the land or from next door."""
    s, land = use.s, use.land
    s.dahan_safe[land] = True
    near = [o for o in (land, *s.setup.island.adjacent[land]) if s.blight[o]]
    if near:
        options = [land_option(s, other) for other in near]
        chosen = await use.ask("remove_blight", options)
        remove_blight(s, land_named(s, chosen), use.power.id)


async def mists_of_oblivion(use: Use) -> None:
    """One damage to each invader; up to 4 extra fear for buildings destroyed."""
    s, land = use.s, use.land
    before = count(s, land, BUILDINGS)
    await DamageEach(1, INVADERS).run(use)
    fallen = before - count(s, land, BUILDINGS)
    if await reached(use):
        before = count(s, land, BUILDINGS)
        await Damage(3).run(use)
        fallen += before - count(s, land, BUILDINGS)
    add_fear(s, min(4, fallen), use.power.id)


async def powerstorm(use: Use) -> None:
    """Three energy; cards may be used again at their cost, up to three with the threshold."""
    s = use.s
    gain_energy(s, use.target, 3, use.power.id)
    if use.repeat:
        return  # a repeat brings no further repeats
    repeats = 3 if await reached(use) else 1
    s.repeats[use.target] += repeats
    s.emit("repeats_given", seat=use.target, amount=repeats)


async def talons_of_lightning(use: Use) -> None:
    """Fear and damage; with the threshold a town falls in each neighbouring land."""
    s = use.s
    far = needs_threshold(s, use.seat, use.power, use.land)
    await use.run((Fear(3), Damage(5)))
    if far or await reached(use):
        for land in s.setup.island.adjacent[use.land]:
            await destroy_some(s, use.seat, land, 1, (TOWN,), use.power.id)


async def the_jungle_hungers(use: Use) -> None:
    """Explorers, towns and dahan are swallowed; with the threshold a city and no dahan."""
    s, land, why = use.s, use.land, use.power.id
    destroy_all(s, land, (EXPLORER, TOWN), why)
    if await reached(use):
        await destroy_some(s, use.seat, land, 1, (CITY,), why)
    else:
        destroy_all(s, land, (DAHAN,), why)


async def the_land_thrashes_in_furious_pain(use: Use) -> None:
    """Damage for blight here and around; with the threshold once more next door."""
    s = use.s
    await use.run(THRASH)
    if not use.repeat and await reached(use):
        near = [land_option(s, land) for land in s.setup.island.adjacent[use.land]]
        use.land = land_named(s, await use.ask("target_land", near))
        use.aggressive = use.mighty = True  # a use of its own
        await use.run(THRASH)


async def carried_defence(use: Use) -> None:
    """Up to two dahan are pushed, each with 2 of the land's defence."""
    s = use.s
    for _, to in await push(s, use.seat, use.land, 2, (DAHAN,), True, use.power.id):
        moved = min(2, s.defend[use.land])
        add_defence(s, use.land, -moved, use.power.id)
        add_defence(s, to, moved, use.power.id)
        use.defended.add(to)


async def other_coasts(use: Use) -> None:
    """The wave strikes the other coasts of the board, with half its strength."""
    board = use.s.setup.island.board_of(use.land)
    coasts = [land for land in range(8 * board, 8 * board + 3) if land != use.land]
    wave = (Fear(1), Damage(4), Destroy(1, (DAHAN,)))
    await use.run([Elsewhere(land, wave) for land in coasts])


async def vengeance_of_the_dead(use: Use) -> None:
    """Fear; for the rest of the turn what is destroyed there strikes back."""
    s = use.s
    await Fear(3).run(use)
    near = await reached(use)
    s.vengeance += ((use.land, use.seat, near),)
    s.emit("vengeance_sworn", land=s.setup.island.names[use.land])


async def fight_next_door(use: Use) -> None:
    """Where dahan were pushed to, each dahan deals 2 damage."""
    lands = dict.fromkeys(to for _, to in use.pushed)
    await use.run([Elsewhere(land, (Damage(2, per=per_dahan),)) for land in lands])


async def winds_of_rust_and_atrophy(use: Use) -> None:
    """Fear, defence and a downgrade; with the threshold once more, on any land in range."""
    s = use.s
    await rust(use)
    if not use.repeat and await reached(use):
        lands = [land_option(s, land) for land in target_lands(s, use.seat, use.power)]
        if lands:
            await watchers(use)  # the second use defends a land of its own
            use.defended.clear()
            use.land = land_named(s, await use.ask("target_land", lands))
            await rust(use)


async def rust(use: Use) -> None:
    """One use of the winds."""
    await use.run((Fear(1), Defend(6)))
    await downgrade(use.s, use.seat, use.land, BUILDINGS, use.power.id)


async def wrap_in_wings_of_sunlight(use: Use) -> None:
    """Dahan fly to any land, which is defended."""
    s, why = use.s, use.power.id
    if not count(s, use.land, (DAHAN,)):
        return
    options = [land_option(s, land) for land in s.setup.lands]
    to = land_named(s, await use.ask("move_to", options))
    if await move_dahan(s, use.seat, use.land, to, 5, (DAHAN,), why):
        add_defence(s, to, 5, why)
        use.defended.add(to)
