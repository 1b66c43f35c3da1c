"""The 15 fear cards, each with an effect for every terror level."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from vigil.core.decision import Option, pick
from vigil.games.horizons.content.fear_lands import (
    Where,
    anywhere,
    coastal,
    defend_where,
    each_raids,
    each_removes,
    inland,
    lands_where,
    lonely,
    more_dahan,
    pick_land,
    skip_where,
    sparse,
    two_dahan,
    with_city,
    with_dahan,
    with_presence,
    with_sacred_site,
)
from vigil.games.horizons.model.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    FRESH,
    INVADERS,
    SLOTS,
    TOWN,
)
from vigil.games.horizons.model.queries import (
    anyone_in,
    count,
    has,
    has_invaders,
    has_nearby,
    land_name,
    lands_in,
    owner_of,
    presence,
    sacred_mask,
    slots_with,
)
from vigil.games.horizons.model.state import Guard, State
from vigil.games.horizons.model.verbs import (
    add_defence,
    gain_energy,
    move_piece,
    remove_piece,
)
from vigil.games.horizons.powers.asking import land_option, or_stop
from vigil.games.horizons.powers.damage import (
    deal_damage,
    destroy_some,
    downgrade,
    pick_piece,
    remove_health,
    remove_some,
)
from vigil.games.horizons.powers.effects import BUILD, BUILD_CITY, EXPLORE
from vigil.games.horizons.powers.moves import EVERY, Move, gather, push

FearEffect: TypeAlias = Callable[[State], Awaitable[None]]
FEAR_CARDS: Final[dict[str, list[FearEffect]]] = {}


def level(card: str) -> Callable[[FearEffect], FearEffect]:
    """Register the next level of a fear card."""

    def register(effect: FearEffect) -> FearEffect:
        FEAR_CARDS.setdefault(card, []).append(effect)
        return effect

    return register


# -- Avoid the Dahan


@level("avoid_the_dahan")
async def avoid_the_dahan_1(s: State) -> None:
    """No exploring where two or more dahan live."""
    skip_where(s, two_dahan, EXPLORE)


@level("avoid_the_dahan")
async def avoid_the_dahan_2(s: State) -> None:
    """No building where dahan outnumber towns and cities."""
    skip_where(s, more_dahan, BUILD)


@level("avoid_the_dahan")
async def avoid_the_dahan_3(s: State) -> None:
    """No building where dahan live."""
    skip_where(s, with_dahan, BUILD)


# -- Belief Takes Root


def blessed(s: State, seat: int, land: int) -> bool:
    """Lands with presence of any spirit."""
    return anyone_in(s, land) > 0


@level("belief_takes_root")
async def belief_takes_root_1(s: State) -> None:
    """Defend 2 in every land with presence."""
    defend_where(s, blessed, 2, "belief_takes_root")


@level("belief_takes_root")
async def belief_takes_root_2(s: State) -> None:
    """Defend 2 too; each spirit gains energy for its sacred sites among invaders."""
    defend_where(s, blessed, 2, "belief_takes_root")
    for seat in s.setup.seats:
        sites = [land for land in lands_in(sacred_mask(s, seat)) if has_invaders(s, land)]
        gain_energy(s, seat, len(sites), "belief_takes_root")


@level("belief_takes_root")
async def belief_takes_root_3(s: State) -> None:
    """Each player removes up to 2 health of invaders for each presence in a different land (H2)."""
    taken: list[int] = []
    for seat in s.setup.seats:
        lands = [ld for ld in invaded(s) if believers(s, seat, ld) and ld not in taken]
        land = await pick_land(s, seat, "belief_takes_root", lands)
        if land is None:
            continue
        taken.append(land)
        await remove_health(s, seat, land, 2 * believers(s, seat, land), "belief_takes_root")


def believers(s: State, seat: int, land: int) -> int:
    """Presence that counts there."""
    if s.setup.rules.belief_counts_all_presence:
        return anyone_in(s, land)
    return presence(s, seat, land)


# -- Dahan Enheartened


@level("dahan_enheartened")
async def dahan_enheartened_1(s: State) -> None:
    """Each player may push a dahan out of, or gather one into, a land with invaders."""
    for seat in s.setup.seats:
        lands = [land for land in invaded(s) if heartening(s, land)]
        land = await pick_land(s, seat, "dahan_enheartened", lands, may=True)
        if land is None:
            continue
        about = ("fear", "dahan_enheartened")
        act = await pick(s, seat, "choose_effect", heartening(s, land), about)
        await act(s, Move(seat, land, 1, (DAHAN,), "dahan_enheartened", up_to=False))


def heartening(s: State, land: int) -> dict[Option, Callable[[State, Move], Awaitable[object]]]:
    """The options for Dahan there: pushed out if some are there, gathered if some are next door."""
    halves: dict[Option, Callable[[State, Move], Awaitable[object]]] = {}
    if has(s, land, (DAHAN,)):
        halves["effect", 0] = push
    if has_nearby(s, land, (DAHAN,)):
        halves["effect", 1] = gather
    return halves


def invaded(s: State) -> list[int]:
    """Lands with invaders."""
    return [land for land in s.setup.lands if has_invaders(s, land)]


async def each_rallies(s: State, per_dahan: bool) -> None:
    """Each player gathers up to two dahan into a different land; then they strike."""
    taken: list[int] = []
    for seat in s.setup.seats:
        lands = [land for land in s.setup.lands if land not in taken]
        land = await pick_land(s, seat, "dahan_enheartened", lands)
        assert land is not None  # there are more lands than players
        taken.append(land)
        await gather(s, Move(seat, land, 2, (DAHAN,), "dahan_enheartened"))
        dahan = count(s, land, (DAHAN,))
        damage = dahan if per_dahan else min(1, dahan)
        await deal_damage(s, seat, land, damage, INVADERS, "dahan_enheartened")


@level("dahan_enheartened")
async def dahan_enheartened_2(s: State) -> None:
    """Gather, then 1 damage if dahan are there."""
    await each_rallies(s, False)


@level("dahan_enheartened")
async def dahan_enheartened_3(s: State) -> None:
    """Gather, then 1 damage for each dahan."""
    await each_rallies(s, True)


# -- Dahan on their Guard


def guard(s: State, per_dahan: int, plus: int) -> None:
    """Defend lands with dahan by their number, now or as it changes (H7)."""
    if not s.setup.rules.guard_is_fixed:
        s.this_turn.guards += (Guard(per_dahan, plus),)
        return
    for land in lands_where(s, 0, with_dahan):
        amount = per_dahan * count(s, land, (DAHAN,)) + plus
        add_defence(s, land, amount, "dahan_on_their_guard")


@level("dahan_on_their_guard")
async def dahan_on_their_guard_1(s: State) -> None:
    """Defend 1 for each dahan."""
    guard(s, 1, 0)


@level("dahan_on_their_guard")
async def dahan_on_their_guard_2(s: State) -> None:
    """Defend 1 for each dahan and 1 more."""
    guard(s, 1, 1)


@level("dahan_on_their_guard")
async def dahan_on_their_guard_3(s: State) -> None:
    """Defend 2 for each dahan."""
    guard(s, 2, 0)


# -- Dahan Raid


@level("dahan_raid")
async def dahan_raid_1(s: State) -> None:
    """1 damage in a land with dahan."""
    await each_raids(s, 1, False)


@level("dahan_raid")
async def dahan_raid_2(s: State) -> None:
    """1 damage for each dahan there."""
    await each_raids(s, 1, True)


@level("dahan_raid")
async def dahan_raid_3(s: State) -> None:
    """2 damage for each dahan there."""
    await each_raids(s, 2, True)


# -- Emigration Accelerates, Wary of the Interior, Isolation, Fear of the Unseen


@level("emigration_accelerates")
async def emigration_accelerates_1(s: State) -> None:
    """An explorer leaves a coast."""
    await each_removes(s, coastal, (EXPLORER,), "emigration_accelerates")


@level("emigration_accelerates")
async def emigration_accelerates_2(s: State) -> None:
    """An explorer or a town leaves a coast."""
    await each_removes(s, coastal, (EXPLORER, TOWN), "emigration_accelerates")


@level("emigration_accelerates")
async def emigration_accelerates_3(s: State) -> None:
    """An explorer or a town leaves any land."""
    await each_removes(s, anywhere, (EXPLORER, TOWN), "emigration_accelerates")


@level("wary_of_the_interior")
async def wary_of_the_interior_1(s: State) -> None:
    """An explorer leaves the interior."""
    await each_removes(s, inland, (EXPLORER,), "wary_of_the_interior")


@level("wary_of_the_interior")
async def wary_of_the_interior_2(s: State) -> None:
    """An explorer or a town leaves the interior."""
    await each_removes(s, inland, (EXPLORER, TOWN), "wary_of_the_interior")


@level("wary_of_the_interior")
async def wary_of_the_interior_3(s: State) -> None:
    """An explorer or a town leaves any land."""
    await each_removes(s, anywhere, (EXPLORER, TOWN), "wary_of_the_interior")


@level("isolation")
async def isolation_1(s: State) -> None:
    """The only invader of a land leaves, if it is an explorer or a town."""
    await each_removes(s, lonely, (EXPLORER, TOWN), "isolation")


@level("isolation")
async def isolation_2(s: State) -> None:
    """An explorer or a town leaves a land with at most two invaders."""
    await each_removes(s, sparse, (EXPLORER, TOWN), "isolation")


@level("isolation")
async def isolation_3(s: State) -> None:
    """Any invader leaves a land with at most two invaders."""
    await each_removes(s, sparse, INVADERS, "isolation")


@level("fear_of_the_unseen")
async def fear_of_the_unseen_1(s: State) -> None:
    """An explorer or a town leaves a sacred site."""
    await each_removes(s, with_sacred_site, (EXPLORER, TOWN), "fear_of_the_unseen")


@level("fear_of_the_unseen")
async def fear_of_the_unseen_2(s: State) -> None:
    """An explorer or a town leaves a land with presence."""
    await each_removes(s, with_presence, (EXPLORER, TOWN), "fear_of_the_unseen")


@level("fear_of_the_unseen")
async def fear_of_the_unseen_3(s: State) -> None:
    """An explorer or a town leaves a land with presence, or a city a sacred site."""
    for seat in s.setup.seats:
        options: dict[Option, tuple[int, int]] = {
            (*land_option(s, land), *SLOTS[slot]): (land, slot)
            for land in s.setup.lands
            for slot in slots_with(s, land, INVADERS)
            if flees(s, seat, land, SLOTS[slot][0])
        }
        if options:
            about = ("fear", "fear_of_the_unseen")
            land, slot = await pick(s, seat, "fear_piece", options, about)
            remove_piece(s, land, slot, "fear_of_the_unseen")


def flees(s: State, seat: int, land: int, kind: str) -> bool:
    """Whether such a piece may leave that land."""
    where = with_sacred_site if kind == CITY else with_presence
    return where(s, seat, land)


# -- Overseas Trade Seems Safer


@level("overseas_trade_seems_safer")
async def overseas_trade_seems_safer_1(s: State) -> None:
    """Defend 3 on every coast."""
    defend_where(s, coastal, 3, "overseas_trade_seems_safer")


@level("overseas_trade_seems_safer")
async def overseas_trade_seems_safer_2(s: State) -> None:
    """Defend 6 on every coast; no city is built there."""
    defend_where(s, coastal, 6, "overseas_trade_seems_safer")
    skip_where(s, coastal, BUILD_CITY)


@level("overseas_trade_seems_safer")
async def overseas_trade_seems_safer_3(s: State) -> None:
    """Defend 9 on every coast; no builds there."""
    defend_where(s, coastal, 9, "overseas_trade_seems_safer")
    skip_where(s, coastal, BUILD)


# -- Retreat!


async def each_retreats(s: State, where: Where, amount: int, kinds: tuple[str, ...]) -> None:
    """Each player may push such pieces out of one land."""
    for seat in s.setup.seats:
        lands = [land for land in lands_where(s, seat, where) if has(s, land, kinds)]
        land = await pick_land(s, seat, "retreat", lands, may=True)
        if land is not None:
            await push(s, Move(seat, land, amount, kinds, "retreat"))


@level("retreat")
async def retreat_1(s: State) -> None:
    """Up to two explorers leave an inland land."""
    await each_retreats(s, inland, 2, (EXPLORER,))


@level("retreat")
async def retreat_2(s: State) -> None:
    """Up to three explorers and towns leave an inland land."""
    await each_retreats(s, inland, 3, (EXPLORER, TOWN))


@level("retreat")
async def retreat_3(s: State) -> None:
    """Any number of explorers and towns leave one land."""
    await each_retreats(s, anywhere, EVERY, (EXPLORER, TOWN))


# -- Scapegoats


async def blame(s: State, land: int, amount: int, kind: str) -> None:
    """Destroy that many pieces of a kind in a land."""
    await destroy_some(s, owner_of(s, land), land, amount, (kind,), "scapegoats")


@level("scapegoats")
async def scapegoats_1(s: State) -> None:
    """Each town destroys an explorer in its land."""
    for land in s.setup.lands:
        await blame(s, land, count(s, land, (TOWN,)), EXPLORER)


@level("scapegoats")
async def scapegoats_2(s: State) -> None:
    """Each town destroys one explorer in its land, each city two."""
    for land in s.setup.lands:
        await blame(s, land, count(s, land, (TOWN,)) + 2 * count(s, land, (CITY,)), EXPLORER)


@level("scapegoats")
async def scapegoats_3(s: State) -> None:
    """All explorers fall beside towns and cities; each city destroys a town in its land."""
    for land in s.setup.lands:
        if has(s, land, BUILDINGS):
            await blame(s, land, EVERY, EXPLORER)
    for land in s.setup.lands:
        await blame(s, land, count(s, land, (CITY,)), TOWN)


# -- Seek Safety


@level("seek_safety")
async def seek_safety_1(s: State) -> None:
    """Each player may push an explorer to a land with more towns and cities than its own."""
    for seat in s.setup.seats:
        options: dict[Option, tuple[int, int]] = {
            (*land_option(s, land), s.setup.island.names[to]): (land, to)
            for land in s.setup.lands
            if has(s, land, (EXPLORER,))
            for to in s.setup.island.adjacent[land]
            if count(s, to, BUILDINGS) > count(s, land, BUILDINGS)
        }
        if options:
            about = ("fear", "seek_safety")
            way = await pick(s, seat, "seek_safety", or_stop(options), about)
            if way is not None:
                start, to = way
                move_piece(s, FRESH[EXPLORER], start, to, "seek_safety")


@level("seek_safety")
async def seek_safety_2(s: State) -> None:
    """Each player may gather an explorer to a building, or a town to a city."""
    for seat in s.setup.seats:
        lands = [land for land in s.setup.lands if has_nearby(s, land, safe_there(s, land))]
        land = await pick_land(s, seat, "seek_safety", lands, may=True)
        if land is not None:
            await gather(s, Move(seat, land, 1, safe_there(s, land), "seek_safety", up_to=False))


def safe_there(s: State, land: int) -> tuple[str, ...]:
    """The pieces that seek safety in a land: explorers at a building, towns at a city."""
    if has(s, land, (CITY,)):
        return (EXPLORER, TOWN)
    return (EXPLORER,) if has(s, land, (TOWN,)) else ()


def without_city(s: State, seat: int, land: int) -> bool:
    """Lands without a city."""
    return not has(s, land, (CITY,))


@level("seek_safety")
async def seek_safety_3(s: State) -> None:
    """Each player may remove up to 3 health of invaders from a land without a city."""
    for seat in s.setup.seats:
        lands = [land for land in lands_where(s, seat, without_city) if has_invaders(s, land)]
        land = await pick_land(s, seat, "seek_safety", lands, may=True)
        if land is not None:
            await remove_health(s, seat, land, 3, "seek_safety")


# -- Tall Tales of Savagery


@level("tall_tales_of_savagery")
async def tall_tales_of_savagery_1(s: State) -> None:
    """An explorer leaves a land with dahan."""
    await each_removes(s, with_dahan, (EXPLORER,), "tall_tales_of_savagery")


@level("tall_tales_of_savagery")
async def tall_tales_of_savagery_2(s: State) -> None:
    """Each player removes two explorers or a town from a land with dahan."""
    for seat in s.setup.seats:
        lands = [ld for ld in lands_where(s, seat, with_dahan) if has(s, ld, (EXPLORER, TOWN))]
        land = await pick_land(s, seat, "tall_tales_of_savagery", lands)
        if land is not None:
            await tell_tale(s, seat, land)


async def tell_tale(s: State, seat: int, land: int) -> None:
    """Two explorers or a town leave a land."""
    about = ("fear", "tall_tales_of_savagery", land_name(s, land))
    slot = await pick_piece(s, seat, "remove", land, (EXPLORER, TOWN), about=about)
    if slot is None:
        return
    remove_piece(s, land, slot, "tall_tales_of_savagery")
    if SLOTS[slot][0] == EXPLORER:
        await remove_some(s, seat, land, 1, (EXPLORER,), "tall_tales_of_savagery")


@level("tall_tales_of_savagery")
async def tall_tales_of_savagery_3(s: State) -> None:
    """Every land with dahan: two explorers or a town leave, with two dahan also a city."""
    for land in lands_where(s, 0, with_dahan):
        seat = owner_of(s, land)
        await tell_tale(s, seat, land)
        if count(s, land, (DAHAN,)) >= 2:
            await remove_some(s, seat, land, 1, (CITY,), "tall_tales_of_savagery")


# -- Trade Suffers


@level("trade_suffers")
async def trade_suffers_1(s: State) -> None:
    """No build in lands with a city."""
    skip_where(s, with_city, BUILD)


async def each_downgrades(s: State, kinds: tuple[str, ...]) -> None:
    """Each player may downgrade a building on a coast."""
    for seat in s.setup.seats:
        lands = [land for land in lands_where(s, seat, coastal) if has(s, land, kinds)]
        land = await pick_land(s, seat, "trade_suffers", lands, may=True)
        if land is not None:
            await downgrade(s, seat, land, kinds, "trade_suffers")


@level("trade_suffers")
async def trade_suffers_2(s: State) -> None:
    """A town on a coast becomes an explorer."""
    await each_downgrades(s, (TOWN,))


@level("trade_suffers")
async def trade_suffers_3(s: State) -> None:
    """A building on a coast is downgraded."""
    await each_downgrades(s, BUILDINGS)
