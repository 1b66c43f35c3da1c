"""The eight artifacts: some are used up in the owner's yang phase, some last; inheritance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import Option, choose, pick
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories.content.cards import BLOCKS_TAO, CAPTURES_DIE, Card
from vigil.games.ghost_stories.model.geometry import SIDE_OF, TILE, TILES
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.queries import (
    as_tao,
    as_taoists,
    as_tiles,
    card_at,
    dead,
    is_living,
    living,
    or_pass,
    qi_supply,
    resting_place,
    tao_supply,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    gain_qi,
    move_taoist,
    revive,
    take_power_tokens,
    take_tao,
)
from vigil.games.ghost_stories.phases.dice import WHITE
from vigil.games.ghost_stories.phases.powers import companions
from vigil.games.ghost_stories.phases.villagers import can_help
from vigil.games.ghost_stories.phases.yang import STAY
from vigil.games.ghost_stories.white_moon.content.artifacts import (
    ARMOUR_OF_THE_JUST,
    ARTIFACTS,
    DIVINE_SWORD,
    FIREWORK,
    LIFE_POTION,
    MOON_DUST,
    SCROLL_OF_UNITY,
    SHIELD_OF_TIME,
    VENGEFUL_CLAW,
)
from vigil.games.ghost_stories.white_moon.model.queries import (
    as_families,
    crystals_in_reserve,
    dead_families,
    has_artifact,
    has_room,
    moon,
    rules,
)
from vigil.games.ghost_stories.white_moon.model.verbs import (
    bring_to_life,
    discard_artifact,
    gain_crystal,
    give_artifact,
    leave_power_tokens,
    stand_up,
)
from vigil.games.ghost_stories.white_moon.phases.moving import escort, escorts

MOMENTS: Final = {"move": "move", "act": "act", "end_turn": "end_yang"}
"""For each moment of the yang phase the step that asks again."""
TURN_AWAY: Final[dict[Option, bool]] = {("turn_away",): True, ("keep",): False}
IGNORE: Final[dict[Option, bool]] = {("ignore",): True, ("suffer",): False}


# -- used up


def artifact_options(s: State, moment: str) -> list[Option]:
    """Artifacts that the active Taoist can use up now; the scroll only after his move."""
    timely = [a for a in USES if a != SCROLL_OF_UNITY or moment != "move"]
    return [("artifact", artifact) for artifact in timely if can_use_artifact(s, artifact)]


def can_use_artifact(s: State, artifact: str) -> bool:
    """Whether the active Taoist has that artifact and it would do something."""
    return has_artifact(s, s.active, artifact) and USES[artifact][1](s)


@step
async def use_artifact(s: State, artifact: str) -> None:
    """Discard an artifact for what it does."""
    discard_artifact(s, artifact)
    await USES[artifact][0](s)


def potion_options(s: State) -> dict[Option, int | str]:
    """Taoists for whom there is Qi, and dead villagers for whom there is room."""
    sides = living(s) + dead(s) if qi_supply(s) else []
    families = dead_families(s) if has_room(s, resting_place(s)) else []
    return {**as_taoists(s, sides), **as_families(families)}


async def life_potion(s: State) -> None:
    """A Taoist gains 1 Qi, a dead one comes back with it, or a dead villager returns."""
    match await pick(s, s.seat_at[s.active], LIFE_POTION, potion_options(s)):
        case str(family):
            bring_to_life(s, family, resting_place(s))
        case int(side) if is_living(s, side):
            gain_qi(s, side, LIFE_POTION)
        case int(side):
            revive(s, side, qi=1)


async def moon_dust(s: State) -> None:
    """Take a moon crystal."""
    gain_crystal(s, s.active, MOON_DUST)


def scroll_helps(s: State) -> bool:
    """Whether anybody can come or rise, or there is a token to gather when alone."""
    if s.setup.players > 1:
        return any(scroll_answers(s, side) for side in companions(s))
    return (s.tokens_on_centre if rules(s).scroll_takes_tokens else s.tokens[s.active]) > 0


async def scroll_of_unity(s: State) -> None:
    """Call the other Taoists; alone, gather the power tokens of the centre tile (W5)."""
    if s.setup.players > 1:
        s.push(*(("answer_scroll", side) for side in companions(s)))
    elif rules(s).scroll_takes_tokens:
        take_power_tokens(s, s.active, s.tokens_on_centre)
    else:
        leave_power_tokens(s, s.active)


def scroll_answers(s: State, side: int) -> list[Option]:
    """How a Taoist can follow the call; one who lies only rises (M2)."""
    tile = s.at[s.active]
    if moon(s).lying[side] and rules(s).scroll_only_raises_lying:
        return [("stand_up",)]
    if s.at[side] == tile:
        return []
    return [TILE[tile], *escorts(s, s.at[side], [tile])]


@step
async def answer_scroll(s: State, side: int) -> None:
    """A Taoist decides whether he follows the call, and whether with a villager."""
    options = scroll_answers(s, side)
    if not options:
        return
    tile = s.at[s.active]
    chosen = await choose(s, s.seat_at[side], SCROLL_OF_UNITY, [*options, STAY])
    if moon(s).lying[side] and chosen != STAY:
        stand_up(s, side)
    if chosen[0] == "escort":
        escort(s, side, tile, SCROLL_OF_UNITY)
    elif chosen[0] == "tile":
        move_taoist(s, side, tile, SCROLL_OF_UNITY)


def firework_tiles(s: State) -> list[int]:
    """The tiles whose villagers can help from anywhere."""
    return [tile for tile in TILES if not s.haunted[tile] and can_help(s, s.village[tile])]


def tiles_afar(s: State) -> list[int]:
    """The tiles that the active Taoist can ask by the Firework, if he has it."""
    return firework_tiles(s) if has_artifact(s, s.active, FIREWORK) else []


async def firework(s: State) -> None:
    """Ask the villager of any tile."""
    tile = await pick(s, s.seat_at[s.active], FIREWORK, as_tiles(firework_tiles(s)))
    s.push(("ask_villager", tile))


Use = tuple[Callable[[State], Awaitable[None]], Callable[[State], bool]]
USES: Final[dict[str, Use]] = {
    LIFE_POTION: (life_potion, lambda s: bool(potion_options(s))),
    MOON_DUST: (moon_dust, lambda s: crystals_in_reserve(s) > 0),
    SCROLL_OF_UNITY: (scroll_of_unity, scroll_helps),
    FIREWORK: (firework, lambda s: bool(firework_tiles(s))),
}
"""The artifacts that are used up, and whether they would do anything."""


# -- lasting


def sword_dice(s: State, count: int) -> list[int]:
    """The Divine Sword sets one of the dice to white."""
    return [WHITE] if count and has_artifact(s, s.active, DIVINE_SWORD) else []


async def claw_back(s: State, spaces: list[int]) -> None:
    """After a failed attempt the Vengeful Claw may take a token of a target's colour."""
    m = moon(s)
    if m.claw_used or not has_artifact(s, s.active, VENGEFUL_CLAW):
        return
    colours = sorted({card_at(s, space).colour for space in spaces})
    options = as_tao(colour for colour in colours if tao_supply(s, colour))
    if not options:
        return
    colour = await pick(s, s.seat_at[s.active], VENGEFUL_CLAW, or_pass(options))
    if colour is not None:
        m.claw_used = True
        take_tao(s, s.active, colour, VENGEFUL_CLAW)


async def shield_turns_away(s: State, card: Card) -> bool:
    """The Shield of Time may put a ghost of its owner's colour under the deck."""
    side = s.active
    if card.incarnation or card.colour != s.colours[side] or not can_shield(s, side):
        return False
    about: Option = ("card", card.number)
    if not await pick(s, s.seat_at[side], SHIELD_OF_TIME, TURN_AWAY, about):
        return False
    s.deck = s.deck.place_at_bottom(("card", card.number))
    s.emit("ghost_turned_away", ghost=card.number)
    return True


def can_shield(s: State, side: int) -> bool:
    """Whether the shield is there and the deck may hold anything but ghosts it would turn away."""
    if not has_artifact(s, side, SHIELD_OF_TIME):
        return False
    seen = [s.setup.cards[value[1]] for name, value in s.deck.layers if name == KNOWN]
    other = any(card and (card.incarnation or card.colour != s.colours[side]) for card in seen)
    return other or len(seen) < len(s.deck.layers)


def armour_wearer(s: State, space: int) -> int | None:
    """The Taoist whose armour may ignore the left stone of a ghost on a space, if any (W4)."""
    side = s.active if rules(s).armour_in_own_turn else SIDE_OF[space]
    return side if has_artifact(s, side, ARMOUR_OF_THE_JUST) else None


def armoured(s: State, card: Card, space: int, acts: list[StepCall]) -> list[StepCall]:
    """The left stone of a ghost, unless a Taoist's armour may ignore it."""
    if not acts or card.incarnation or armour_wearer(s, space) is None:
        return acts
    return [("ignore_left_stone", space, card.number, *(act[0] for act in acts))]


@step
async def ignore_left_stone(s: State, space: int, number: int, *abilities: str) -> None:
    """The armour's owner decides whether a left stone acts."""
    if not await ignores(s, space, number):
        s.push(*((ability, space) for ability in abilities))
    elif s.ghosts[space] == number:
        s.lasting[space] &= ~card_at(s, space).left_standing


async def ignores(s: State, space: int, number: int) -> bool:
    """Whether the armour's owner ignores the left stone of a ghost."""
    side = armour_wearer(s, space)
    assert side is not None
    ignored = await pick(s, s.seat_at[side], ARMOUR_OF_THE_JUST, IGNORE, ("card", number))
    if ignored:
        s.emit("stone_ignored", ghost=number)
    return ignored


def armour_for_moved(s: State, space: int) -> None:
    """Of a ghost that is moved only a captured die and the Tao block can be ignored."""
    held = s.lasting[space] & (CAPTURES_DIE | BLOCKS_TAO)
    quiet = s.setup.rules.moved_ghosts_stay_quiet
    armoured = armour_wearer(s, space) is not None
    if held and quiet and armoured and not card_at(s, space).incarnation:
        s.push(("ignore_moved", space))


@step
async def ignore_moved(s: State, space: int) -> None:
    """The armour's owner decides whether a moved ghost keeps its die or the Tao block."""
    if await ignores(s, space, s.ghosts[space]):
        s.lasting[space] &= ~(CAPTURES_DIE | BLOCKS_TAO)


# -- inheritance


def leave_artifacts(s: State, side: int) -> None:
    """A dying Taoist passes his artifacts on."""
    owners = zip(ARTIFACTS, moon(s).artifacts, strict=True)
    s.push(*(("inherit", artifact, side) for artifact, owner in owners if owner == side))


@step
async def inherit(s: State, artifact: str, side: int) -> None:
    """The dead Taoist's player names who of the living takes an artifact."""
    about: Option = ("artifact", artifact)
    heir = await pick(s, s.seat_at[side], "inherit", as_taoists(s, living(s)), about)
    give_artifact(s, heir, artifact)
