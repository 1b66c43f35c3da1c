"""Minor powers that need a choice or a count of their own."""

from __future__ import annotations

from vigil.core.decision import Option, choose
from vigil.games.horizons.powers.conditions import terrain
from vigil.games.horizons.powers.effects import Defend
from vigil.games.horizons.powers.moves import EVERY, push
from vigil.games.horizons.powers.use import Use
from vigil.games.horizons.table.pieces import ELEMENTS, EXPLORER
from vigil.games.horizons.table.queries import count
from vigil.games.horizons.table.verbs import gain_element, gain_energy, remove_blight


async def drift_down_into_slumber(use: Use) -> None:
    """Defend 1, or 4 in a jungle or sands."""
    await Defend(4 if terrain("jungle", "sands")(use) else 1).run(use)


async def elemental_boon(use: Use) -> None:
    """The target picks three different elements; with another spirit the user gets them too."""
    s = use.s
    left = list(range(8))
    for _ in range(3):
        options: list[Option] = [("element", ELEMENTS[e]) for e in left]
        about = ("power", use.power.id)
        chosen = str((await choose(s, use.target, "choose_element", options, about))[1])
        element = ELEMENTS.index(chosen)
        left.remove(element)
        for seat in dict.fromkeys((use.target, use.seat)):
            gain_element(s, seat, element)


async def encompassing_ward(use: Use) -> None:
    """The target spirit defends every land with its presence by 2."""
    use.s.wards += ((use.target, 2),)
    use.s.emit("spirit_wards", seat=use.target, amount=2)


async def gift_of_constancy(use: Use) -> None:
    """Two energy, and a card that comes back when time passes; for the user too with another."""
    s = use.s
    gain_energy(s, use.target, 2, use.power.id)
    for seat in dict.fromkeys((use.target, use.seat)):
        s.keeps[seat] += 1


async def purifying_flame(use: Use) -> None:
    """One damage for each blight; in mountain or sands a blight may go instead."""
    s = use.s
    if terrain("mountain", "sands")(use) and s.blight[use.land]:
        chosen = await use.ask("choose_effect", [("effect", 0), ("effect", 1)])
        if chosen == ("effect", 1):
            remove_blight(s, use.land, use.power.id)
            return
    await use.deal(s.blight[use.land])


async def song_of_sanctity(use: Use) -> None:
    """Push every explorer; if there was none, remove a blight."""
    s = use.s
    if count(s, use.land, (EXPLORER,)):
        use.pushed += await push(s, use.seat, use.land, EVERY, (EXPLORER,), False, use.power.id)
    elif s.blight[use.land]:
        remove_blight(s, use.land, use.power.id)
