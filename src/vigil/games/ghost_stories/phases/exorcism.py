"""Exorcism: one roll against the ghosts next to a tile, tokens, curses and rewards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypedDict

from vigil.core.decision import STOP, Option, pick
from vigil.games.ghost_stories.content.cards import (
    BLOCKS_TAO,
    CANCELS_WHITE,
    IMMUNE_TO_DICE,
)
from vigil.games.ghost_stories.content.colours import COLOURS, NOTHING, Colours, less_one
from vigil.games.ghost_stories.content.powers import STRENGTH_OF_THE_MOUNTAIN
from vigil.games.ghost_stories.model.geometry import FACING
from vigil.games.ghost_stories.model.packed import end_borrowing, tao_of, tao_row
from vigil.games.ghost_stories.model.queries import (
    as_tao,
    board_name,
    card_at,
    free_dice,
    ghost_option,
    is_living,
    standing,
    wields,
)
from vigil.games.ghost_stories.model.resistance import is_exorcisable, resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import discard_ghost, end_game, give_tao
from vigil.games.ghost_stories.phases.dice import WHITE, roll_tao
from vigil.games.ghost_stories.phases.tally import (
    WILD,
    Demand,
    Demands,
    Roll,
    Split,
    Tokens,
    lacking,
    splits,
)

BOTH: Final[Option] = ("both",)


class Shortfall(TypedDict):
    """What a ghost still lacks to be beaten."""

    ghost: int
    needed: dict[str, int]
    tokens_only: bool


class Token(NamedTuple):
    """A token of a Taoist: a Tao token of a colour, or one that counts as any."""

    kind: int
    side: int


def targets(s: State) -> list[int]:
    """Spaces next to the active Taoist whose ghosts can be exorcised."""
    return [space for space in FACING[s.at[s.active]] if is_exorcisable(s, space)]


def dice_count(s: State) -> int:
    """Tao dice of an exorcism by the active Taoist."""
    return free_dice(s) + wields(s, STRENGTH_OF_THE_MOUNTAIN)


def can_exorcise(s: State) -> bool:
    """Whether an exorcism can be attempted (R23)."""
    for space in FACING[s.at[s.active]]:
        if s.ghosts[space] and is_exorcisable(s, space):
            return s.setup.rules.tokens_only_attempt or dice_count(s) > 0
    return False


@step
async def exorcise(s: State) -> None:
    """Roll, decide which ghosts go, spend tokens; then curses, discards and rewards."""
    spaces = targets(s)
    colour = await colour_of_mantra(s, spaces)
    count = dice_count(s)
    s.emit("exorcism_began", board=board_name(s, s.active), tile=s.at[s.active], dice=count)
    roll = counted(s, await roll_tao(s, count, exorcism=True))
    sides = sharers(s)
    tokens = tokens_of(s, sides)
    chosen = await choose_ghosts(s, spaces, possible(s, spaces, roll, tokens, colour))
    end_borrowed_strength(s)
    if not chosen.ghosts:
        await fail(s, spaces, roll, tokens, colour)
        return
    await pay(s, chosen.payments, sides)
    push_right_stones(s, [spaces[i] for i in chosen.ghosts])


async def fail(
    s: State, spaces: list[int], roll: Roll, tokens: Tokens, colour: int | None = None
) -> None:
    """No ghost is exorcised; report what each of them lacks."""
    if s.events is not None:
        tell_failure(s, shortfalls(s, spaces, roll, tokens, colour))
    await s.setup.module.attempt_failed(s, spaces)


def tell_failure(s: State, lacking: list[Shortfall]) -> None:
    """Report what each ghost lacks, or that enough tokens were kept back."""
    board = board_name(s, s.active)
    if all(ghost["needed"] for ghost in lacking):
        s.emit("exorcism_failed", board=board, lacking=lacking)
    else:
        s.emit("exorcism_failed", board=board)


def end_borrowed_strength(s: State) -> None:
    """In the other ruling a power token lends the fourth die for one attempt only (V5)."""
    if not s.setup.rules.borrowed_strength_lasts and STRENGTH_OF_THE_MOUNTAIN in s.powers:
        end_borrowing(s, s.powers.index(STRENGTH_OF_THE_MOUNTAIN))


async def colour_of_mantra(s: State, spaces: list[int]) -> int | None:
    """In the first print the mantra's colour is named before the roll; else it is open (D20)."""
    if s.setup.rules.mantra_colour_after_roll or s.mantra is None or s.mantra not in spaces:
        return None
    needed, free, _ = resistance_of(s, s.mantra)
    if not free:
        return None
    options = as_tao([colour for colour, count in enumerate(needed) if count])
    return await pick(s, s.seat_at[s.active], "mantra_colour", options, ghost_option(s, s.mantra))


# -- what the dice and tokens can do


def counted(s: State, faces: list[int]) -> Roll:
    """Count the faces; under the Nameless white counts for nothing."""
    white = 0 if standing(s) & CANCELS_WHITE else faces.count(WHITE)
    return Roll(tuple([faces.count(colour) for colour in range(5)]), white)


def possible(
    s: State, spaces: list[int], roll: Roll, tokens: Tokens, colour: int | None = None
) -> tuple[Split, ...]:
    """The sets of these ghosts that may go."""
    return splits(tuple([demands(s, space, colour) for space in spaces]), roll, tokens)


def shortfalls(
    s: State, spaces: list[int], roll: Roll, tokens: Tokens, colour: int | None = None
) -> list[Shortfall]:
    """What each of these ghosts still lacks."""
    return [
        shortfall(s, space, lacking(demands(s, space, colour), roll, tokens)) for space in spaces
    ]


def shortfall(s: State, space: int, missing: Colours) -> Shortfall:
    """What a ghost lacks, by the names of the colours."""
    return {
        "ghost": s.ghosts[space],
        "needed": {COLOURS[colour]: count for colour, count in enumerate(missing) if count},
        "tokens_only": is_immune(s, space),
    }


def is_immune(s: State, space: int) -> bool:
    """Whether only tokens count against a ghost."""
    return bool(s.lasting[space] & IMMUNE_TO_DICE) and not s.setup.module.is_silenced(s, space)


def demands(s: State, space: int, colour: int | None = None) -> Demands:
    """The demands of a ghost; the mantra on one of many colours gives several (D20)."""
    needed, free, _ = resistance_of(s, space)
    if is_immune(s, space):
        return (Demand(NOTHING, needed),)
    if not free:
        return (Demand(needed, NOTHING),)
    colours = [c for c, count in enumerate(needed) if count] if colour is None else [colour]
    return tuple(Demand(less_one(needed, c), NOTHING) for c in colours)


# -- decisions


async def choose_ghosts(s: State, spaces: list[int], ways: tuple[Split, ...]) -> Split:
    """Which ghosts go; a failed attempt leaves nothing to choose."""
    if len(ways) == 1 and not ways[0].ghosts:
        return ways[0]
    names = {name_of(s, [spaces[i] for i in way.ghosts]): way for way in ways}
    return await pick(s, s.seat_at[s.active], "exorcise_ghosts", names)


def name_of(s: State, spaces: list[int]) -> Option:
    """The option that names a set of ghosts to send back."""
    if not spaces:
        return STOP
    return BOTH if len(spaces) == 2 else ghost_option(s, spaces[0])


# -- Tao tokens


def sharers(s: State) -> list[int]:
    """The active Taoist and those on the same tile, whose tokens he may use (R6)."""
    here = s.at[s.active]
    others = [side for side in range(4) if side != s.active]
    return [s.active] + [o for o in others if is_living(s, o) and s.at[o] == here]


def tokens_of(s: State, sides: list[int]) -> Tokens:
    """Tokens of these Taoists; no Tao tokens while a ghost forbids them (R19)."""
    wild = s.setup.module.wild_tokens(s, sides)
    if standing(s) & BLOCKS_TAO:
        return (*NOTHING, wild)
    if len(sides) == 1:
        return (*tao_row(s, sides[0]), wild)
    rows = [tao_row(s, side) for side in sides]
    return (*map(sum, zip(*rows, strict=True)), wild)


async def pay(s: State, ways: tuple[Tokens, ...], sides: list[int]) -> None:
    """Spend tokens of these Taoists one by one until one of the ways is paid."""
    while any(ways[0]):
        options, about = next_tokens(s, ways, sides), ("tokens", sum(ways[0]))
        token = await pick(s, s.seat_at[s.active], "spend_tao", options, about)
        spend(s, token)
        kind = token.kind
        ways = tuple(sorted({less_one(way, kind) for way in ways if way[kind]}))


def next_tokens(s: State, ways: tuple[Tokens, ...], sides: list[int]) -> dict[Option, Token]:
    """The tokens that may be spent next; when only one way is left, colour by colour."""
    kinds = [kind for kind in range(len(ways[0])) if any(way[kind] for way in ways)]
    due = kinds[:1] if len(ways) == 1 else kinds
    return {option: token for kind in due for option, token in tokens_to_spend(s, kind, sides)}


def tokens_to_spend(s: State, kind: int, sides: list[int]) -> Iterator[tuple[Option, Token]]:
    """The tokens of a colour, or those that count as any, with the options that name them."""
    if kind == WILD:
        for option, side in s.setup.module.wild_options(s, sides).items():
            yield option, Token(WILD, side)
    else:
        for side in sides:
            if tao_of(s, side, kind):
                yield ("tao", COLOURS[kind], board_name(s, side)), Token(kind, side)


def spend(s: State, token: Token) -> None:
    """Spend a token."""
    if token.kind == WILD:
        s.setup.module.spend_wild_token(s, token.side)
    else:
        give_tao(s, token.side, token.kind, "exorcism")


# -- the right stone


def push_right_stones(s: State, spaces: list[int]) -> None:
    """Curses of all exorcised ghosts, then their discards, then their rewards (R7).

    An incarnation counts as exorcised from here on, even if its own curse loses the game.
    """
    cards = [(space, card_at(s, space)) for space in spaces]
    s.exorcised += tuple([card.number for _, card in cards if card.incarnation])
    curses = [(a.id, space, card.number) for space, card in cards for a in card.curses]
    discards = [("send_back", space) for space in spaces]
    rewards = [(ability.id, card.number) for _, card in cards for ability in card.rewards]
    first, then = (curses, discards) if s.setup.rules.curse_before_discard else (discards, curses)
    s.push(*first, *then, *rewards, ("check_victory",))


@step
def send_back(s: State, space: int) -> None:
    """The exorcised ghost goes to the discard pile."""
    discard_ghost(s, space, "exorcised")


@step
def check_victory(s: State) -> None:
    """Victory, once the last incarnation is exorcised and its curse has not lost the game."""
    if len(s.exorcised) == s.incarnations:
        end_game(s, True, "incarnations_exorcised")
