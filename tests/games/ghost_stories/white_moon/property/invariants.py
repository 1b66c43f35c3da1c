"""What is true at every question of every game with White Moon."""

from __future__ import annotations

from typing import Final

from games.ghost_stories.property import invariants as base
from games.ghost_stories.property.invariants import TILES_TO_LOSE, is_laid
from vigil.core import Decision
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import is_deck_lost
from vigil.games.ghost_stories.white_moon.model.state import MoonState

SIZES: Final = {
    **dict.fromkeys(("long", "chang", "teng", "weng"), 1),
    **dict.fromkeys(("wu", "miao", "xiang", "sheng"), 2),
    **dict.fromkeys(("sun", "li", "zhou", "hua"), 3),
}
FAMILY_OF: Final = {
    "long": "life_potion",
    "chang": "moon_dust",
    "teng": "scroll_of_unity",
    "weng": "firework",
    "miao": "shield_of_time",
    "sheng": "vengeful_claw",
    "sun": "armor_of_the_just",
    "hua": "divine_sword",
}
"""The artifact of each family, in the order of the state."""

INCARNATIONS: Final = frozenset((*range(56, 66), *range(81, 87)))
CARDS: Final = frozenset((*range(1, 66), *range(71, 87)))
HOWLING_ONDINE: Final = 83


def moon(s: State) -> MoonState:
    """The parts of White Moon."""
    assert isinstance(s.module, MoonState)
    return s.module


def living(s: State) -> list[int]:
    """Sides of the living Taoists."""
    return [side for side in range(4) if s.seat_at[side] >= 0 and s.qi[side] > 0]


# -- villagers


def villagers_are_conserved(s: State, decision: Decision | None) -> None:
    """Each of the 24 is in a stack, unseen, in the shelter or on the graveyard."""
    m = moon(s)
    seen = [family for stack in m.stacks for family in stack if family]
    for i, (family, size) in enumerate(SIZES.items()):
        assert m.unseen[i] >= 0
        assert seen.count(family) + m.unseen[i] + m.shelter[i] + m.graveyard[i] == size
    turning = decision is not None and decision.kind == "villager"
    if is_laid(s) and not turning:
        assert sum(stack.count("") for stack in m.stacks) == sum(m.unseen)


def no_tile_is_crowded(s: State, _: Decision | None) -> None:
    """At most three villagers on a tile, none on a haunted one."""
    for stack, haunted in zip(moon(s).stacks, s.haunted, strict=True):
        assert len(stack) <= (0 if haunted else 3)


def the_top_villagers_are_seen(s: State, decision: Decision | None) -> None:
    """The top villager is face up when a player is asked; the ones below stay hidden."""
    if decision is not None and not decision.chance and is_laid(s):
        assert all(stack[-1] for stack in moon(s).stacks if stack)


def twelve_dead_end_the_game(s: State, decision: Decision | None) -> None:
    """A game that goes on has fewer dead villagers; one lost by them has at least twelve."""
    dead = sum(moon(s).graveyard)
    if decision is not None:
        assert dead < 12
    elif s.outcome is not None and s.outcome.reason == "villagers_dead":
        assert dead == 12


# -- crystals, Su-Ling, artifacts


def there_are_four_crystals(s: State, _: Decision | None) -> None:
    """With the living and on the receptacles there are never more than four."""
    m = moon(s)
    assert min(m.crystals) >= 0
    assert sum(m.crystals) + sum(m.receptacles) <= 4
    if is_laid(s):
        assert all(side in living(s) for side in range(4) if m.crystals[side])


def full_receptacles_raise_the_barrier(s: State, _: Decision | None) -> None:
    """Four crystals lie there only until the end of the turn; debts are paid after the barrier."""
    m, steps = moon(s), [entry[0] for entry in s.agenda]
    assert not m.barrier or "barrier_ends" in steps
    assert m.barrier or not m.owed
    if all(m.receptacles) and not m.barrier and s.outcome is None:
        assert "mystic_barrier" in steps


def su_ling_keeps_away_from_incarnations(s: State, _: Decision | None) -> None:
    """She stands before none of them, and nowhere while the Howling Ondine holds her."""
    at = moon(s).su_ling
    if at is not None:
        assert at in range(12)
        assert s.ghosts[at] not in INCARNATIONS
        assert HOWLING_ONDINE not in s.ghosts


def artifacts_belong_to_the_living(s: State, decision: Decision | None) -> None:
    """A living Taoist has each, if anybody, and only when its family is saved; heirs come soon."""
    if not is_laid(s) or decision is None:
        return
    m = moon(s)
    bequeathed = {entry[1] for entry in s.agenda if entry[0] == "inherit"}
    if decision.kind == "inherit":
        bequeathed.add(decision.about[1])
    for (family, artifact), owner in zip(FAMILY_OF.items(), m.artifacts, strict=True):
        assert owner is None or owner in living(s) or artifact in bequeathed
        whole = m.shelter[list(SIZES).index(family)] == SIZES[family]
        assert owner is None or whole


def only_the_living_lie(s: State, _: Decision | None) -> None:
    """A Taoist laid down is alive, and something laid him down."""
    for side, why in enumerate(moon(s).lying):
        assert why in ("", "hua", "roots")
        assert not why or side in living(s)


# -- cards and tokens


def each_card_is_in_one_place(s: State, decision: Decision | None) -> None:
    """In play, discarded, known in the deck, unseen or just drawn; incarnations also in the box."""
    places = [number for number in s.ghosts if number] + list(s.discard)
    places += [int(top[1]) for name, top in s.deck.layers if name == KNOWN]
    places += [int(card[1]) for _, pool in s.deck.pools for card in pool]
    if decision is not None and decision.about[:1] == ("card",):
        places += [int(decision.about[1])] if decision.kind in DRAWN else []
    assert len(set(places)) == len(places)
    assert CARDS - set(places) <= boxed(s)


DRAWN: Final = ("place_ghost", "shield_of_time")
"""Questions about a card that lies nowhere yet."""


def boxed(s: State) -> frozenset[int]:
    """Incarnations that the setup kept out of the deck; the Wu may bring them in."""
    which = s.setup.options.get("incarnations", "mixed")
    old = frozenset(number for number in INCARNATIONS if number < 66)
    return {"mixed": frozenset[int](), "new": old, "base": INCARNATIONS - old}[str(which)]


def incarnations_leave_by_exorcism(s: State, _: Decision | None) -> None:
    """Only what left the deck from its bottom lies on the discard pile without an exorcism."""
    discarded = [number for number in base.discarded(s) if number in INCARNATIONS]
    gone = [number for number in s.exorcised if number not in base.cursing(s)]
    assert gone == [number for number in discarded if number in s.exorcised]
    if "M1" not in s.setup.switches:
        assert discarded == gone
        assert s.incarnations >= s.setup.incarnations


def no_token_is_left_out(s: State, _: Decision | None) -> None:
    """Of each colour there are at most as many as the villagers' deaths have left."""
    for colour, tokens in enumerate(s.tao_tokens):
        assert 0 <= sum(s.tao[colour::5]) + (s.circle == colour) <= tokens <= 4


def the_dead_own_nothing(s: State, _: Decision | None) -> None:
    """No tokens, Buddhas or Yin-Yang; the first print is silent on two of them."""
    later, grave = s.setup.edition == "revised", 4
    if "cemetery" in s.village:
        grave = s.village.index("cemetery")
    for side in range(4):
        if is_laid(s) and s.seat_at[side] >= 0 and s.qi[side] == 0:
            assert not any(tao_row(s, side))
            assert (s.held_buddhas[side], s.at[side]) == (0, grave)
            assert not (later and s.yin_yang[side])
            assert not (s.setup.rules.dead_drop_tokens and s.tokens[side])


# -- questions


def the_agenda_holds_small_values(s: State, _: Decision | None) -> None:
    """A step is a name and texts, numbers or truths: nothing that changes."""
    for entry in s.agenda:
        assert type(entry) is tuple
        assert type(entry[0]) is str
        assert all(type(part) in (str, int, bool) for part in entry)


def questions_go_to_the_living(s: State, decision: Decision | None) -> None:
    """Chance or a living player is asked; a dead one only names his heirs."""
    if decision is not None and not decision.chance and decision.kind != "inherit":
        assert s.seat_at.index(decision.seat) in living(s) or not is_laid(s)


def a_game_that_goes_on_is_not_lost(s: State, decision: Decision | None) -> None:
    """A Taoist lives, few tiles are haunted, an incarnation is left, the deck is not empty."""
    if decision is None:
        return
    assert s.outcome is None
    assert sum(s.haunted) < TILES_TO_LOSE[s.setup.level]
    assert len(s.exorcised) < s.incarnations or "check_victory" in [e[0] for e in s.agenda]
    assert living(s) or not is_laid(s)
    assert not is_deck_lost(s)


def a_finished_game_has_a_reason(s: State, decision: Decision | None) -> None:
    """The outcome says truly why the game ended."""
    if decision is not None:
        return
    assert s.outcome is not None
    truth = {
        "incarnations_exorcised": len(s.exorcised) == s.incarnations,
        "villagers_dead": sum(moon(s).graveyard) == 12,
        "taoists_dead": not living(s),
        "village_haunted": sum(s.haunted) >= TILES_TO_LOSE[s.setup.level],
        "deck_empty": s.deck.count() == 0,
        "line_haunted": sum(s.haunted) >= 3,
    }
    assert truth[s.outcome.reason]
    assert s.outcome.won == (s.outcome.reason == "incarnations_exorcised")


INVARIANTS: Final = (
    villagers_are_conserved,
    no_tile_is_crowded,
    the_top_villagers_are_seen,
    twelve_dead_end_the_game,
    there_are_four_crystals,
    full_receptacles_raise_the_barrier,
    su_ling_keeps_away_from_incarnations,
    artifacts_belong_to_the_living,
    only_the_living_lie,
    each_card_is_in_one_place,
    incarnations_leave_by_exorcism,
    no_token_is_left_out,
    the_dead_own_nothing,
    the_agenda_holds_small_values,
    questions_go_to_the_living,
    a_game_that_goes_on_is_not_lost,
    a_finished_game_has_a_reason,
    base.there_are_twenty_qi,
    base.nothing_is_negative,
    base.there_are_two_buddhas,
    base.power_tokens_are_conserved,
    base.figures_stand_where_haunters_are,
    base.markers_lie_on_their_ghosts,
    base.neutral_boards_own_qi_only,
    base.options_are_several_and_differ,
)
