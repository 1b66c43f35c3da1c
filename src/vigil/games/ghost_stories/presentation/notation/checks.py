"""Checks of positions: each states a rule and refuses what breaks it."""

from __future__ import annotations

from typing import Final

from vigil.core.deck import KNOWN
from vigil.core.errors import BadPosition
from vigil.core.notation import Check
from vigil.games.ghost_stories.content.cards import NEEDS_BUDDHA
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.content.tiles import CIRCLE_OF_PRAYER
from vigil.games.ghost_stories.model.geometry import CENTRE, SIDES
from vigil.games.ghost_stories.model.options import NEUTRAL_QI
from vigil.games.ghost_stories.model.packed import is_borrowed, is_used, tao_row
from vigil.games.ghost_stories.model.queries import (
    BUDDHAS,
    QI_TOKENS,
    board_name,
    buddhas_in_temple,
    dead,
    is_deck_lost,
    is_living,
    is_player,
    living,
    place_of,
    qi_supply,
    resting_place,
    tao_supply,
)
from vigil.games.ghost_stories.model.state import State

POWER_TOKENS: Final = {1: 3, 2: 2, 3: 3, 4: 0}
"""Power tokens in play, by the number of players."""


# -- seats and boards


def everybody_sits_somewhere(s: State) -> None:
    """Each player has one side."""
    seats = [seat for seat in s.seat_at if seat >= 0]
    if sorted(seats) != list(range(s.setup.players)):
        last = s.setup.players - 1
        raise BadPosition("seats", value=" ".join(map(str, seats)), last=last)


def two_players_face_each_other(s: State) -> None:
    """Two players sit opposite each other."""
    if s.setup.players == 2 and s.seat_at.index(1) != (s.seat_at.index(0) + 2) % 4:
        raise BadPosition("seats_opposite")


def boards_lie_as_chosen(s: State) -> None:
    """Seats, colours and powers that the setup fixed are those on the table."""
    setup = s.setup
    places = [s.seat_at.index(seat) for seat in range(setup.players)]
    neutral = [side for side in SIDES if not is_player(s, side)]
    colours = [board_name(s, side) for side in (*places, *neutral)]
    chosen = {
        "chosen seats": list(setup.seats or places) == places,
        "chosen colours": list(setup.colours) == colours[: len(setup.colours)],
        "chosen powers": set(setup.powers) <= set(s.powers),
        "chosen village": setup.village in (None, s.village),
    }
    for clause, kept in chosen.items():
        if not kept:
            raise BadPosition("not_as_chosen", clause=clause)


# -- cards


def each_card_lies_in_one_place(s: State) -> None:
    """A card is on one ghost space, discarded, or in the deck."""
    cards = [number for number in (*s.ghosts, *s.discard) if number]
    cards += [value[1] for name, value in s.deck.layers if name == KNOWN]
    for number in cards:
        if cards.count(number) > 1:
            raise BadPosition("card_in_two_places", value=number)


def the_deck_is_made_of_unseen_cards(s: State) -> None:
    """No layer is larger than the number of unseen cards, and some card is left (R2)."""
    for name, pool in s.deck.pools:
        if s.deck.count(name) > len(pool):
            raise BadPosition("deck_count", value=s.deck.count(name), word=name, most=len(pool))
    if is_deck_lost(s) and s.outcome is None:
        raise BadPosition("deck_empty")


def the_exorcised_lie_on_the_discard_pile(s: State) -> None:
    """What was exorcised is an incarnation, and discarded once its curse is over.

    If its curse loses the game it lies there for good.
    """
    cursing = {s.ghosts[step[1]] for step in s.agenda if step[0] == "send_back"}
    if s.outcome is not None:
        cursing.update(s.ghosts)
    for place, number in enumerate(s.exorcised):
        card = s.setup.cards[number]
        assert card is not None
        gone = number in s.discard or number in cursing
        if not card.incarnation or number in s.exorcised[:place] or not gone:
            raise BadPosition("exorcised", value=number)


def a_ghost_on_a_buddha_is_about_to_fall(s: State) -> None:
    """It stays there only while its left stone acts (D12), unless the Buddha exposes it (D4)."""
    for space, number in enumerate(s.ghosts):
        falls = number and s.buddhas[space] and not s.lasting[space] & NEEDS_BUDDHA
        if falls and s.outcome is None and ("fall_to_buddha", space) not in s.agenda:
            clause = f"{place_of(s, space)[0]} ghosts"
            raise BadPosition("mark_buddha", clause=clause, value=f"{number}b")


def there_are_no_more_incarnations_than_have_to_be_exorcised(s: State) -> None:
    """Those exorcised, in play and in the deck are not more than the game has."""
    known = [value[1] for name, value in s.deck.layers if name == KNOWN]
    cards = [s.setup.cards[number] for number in {*s.exorcised, *s.ghosts, *known}]
    found = sum(1 for card in cards if card and card.incarnation) + s.deck.count("incarnation")
    if found > s.incarnations:
        raise BadPosition("incarnations", value=found, most=s.incarnations)


def the_game_is_not_won_yet(s: State) -> None:
    """With all incarnations exorcised the game is over, or about to end."""
    waits = ("check_victory",) in s.agenda
    if len(s.exorcised) >= s.incarnations and s.outcome is None and not waits:
        raise BadPosition("already_won", value=len(s.exorcised))


# -- tokens


def there_are_enough_tao_tokens(s: State) -> None:
    """There are at most as many Tao tokens of a colour as the game has."""
    for colour, name in enumerate(COLOURS):
        most = s.tao_tokens[colour]
        found = most - tao_supply(s, colour)
        if found > most:
            raise BadPosition("supply", word=f"tao {name}", value=found, most=most)


def there_are_enough_qi_tokens(s: State) -> None:
    """All Qi together is not more than the tokens of the box."""
    if qi_supply(s) < 0:
        raise BadPosition("supply", word="qi", value=sum(s.qi), most=QI_TOKENS)


def there_are_enough_buddhas(s: State) -> None:
    """Held and on ghost spaces there are not more than the box has."""
    if buddhas_in_temple(s) < 0:
        value = BUDDHAS - buddhas_in_temple(s)
        raise BadPosition("supply", word="buddhas", value=value, most=BUDDHAS)


def there_are_enough_power_tokens(s: State) -> None:
    """Power tokens wander between the players and the centre tile."""
    most, value = POWER_TOKENS[s.setup.players], sum(s.tokens) + s.tokens_on_centre
    if value > most:
        raise BadPosition("supply", word="tokens", value=value, most=most)


def the_circle_of_prayer_is_there(s: State) -> None:
    """A token lies on the Circle of Prayer only if the village has that tile."""
    if s.circle is not None and CIRCLE_OF_PRAYER not in s.village:
        raise BadPosition("no_circle", value=COLOURS[s.circle])


# -- Taoists and neutral boards


def somebody_lives(s: State) -> None:
    """Without a living Taoist the game is over."""
    if not living(s) and s.outcome is None:
        raise BadPosition("nobody_alive")


def the_dead_own_nothing(s: State) -> None:
    """They lie on the Cemetery with nothing; the first print is silent on two things (D16, D17)."""
    rules = s.setup.rules
    for side in dead(s):
        owns = {
            "tao": any(tao_row(s, side)),
            "buddhas": s.held_buddhas[side] > 0,
            "at": s.at[side] != resting_place(s),
            "yin_yang": s.yin_yang[side] and not rules.dead_may_take_yin_yang,
            "tokens": s.tokens[side] > 0 and rules.dead_drop_tokens,
        }
        for word, wrong in owns.items():
            if wrong:
                facts = {"clause": board_name(s, side), "value": word}
                raise BadPosition("dead_own_nothing", tile=resting_place(s), **facts)


def neutral_boards_own_qi_only(s: State) -> None:
    """A board without a player has up to three Qi and nothing else."""
    for side in SIDES:
        owns = {
            "qi": s.qi[side] > NEUTRAL_QI,
            "tao": any(tao_row(s, side)),
            "at": s.at[side] != CENTRE,
            "yin_yang": s.yin_yang[side],
            "buddhas": s.held_buddhas[side] > 0,
            "tokens": s.tokens[side] > 0,
        }
        for word, wrong in owns.items():
            if wrong and not is_player(s, side):
                facts = {"clause": board_name(s, side), "value": word}
                raise BadPosition("neutral_own_nothing", most=NEUTRAL_QI, **facts)


# -- the village and the turn


def the_village_is_not_lost_yet(s: State) -> None:
    """One haunted tile more than the level allows ends the game."""
    most = s.setup.numbers.tiles_to_lose - 1
    if sum(s.haunted) > most and s.outcome is None:
        raise BadPosition("already_lost", clause="haunted", value=sum(s.haunted), most=most)


def powers_are_used_by_the_board_in_turn(s: State) -> None:
    """In a turn the powers of the active board and, borrowed, of neutral boards are used."""
    for side in SIDES:
        if is_used(s, side) and side != s.active and is_player(s, side):
            raise BadPosition("not_usable", clause="used", value=board_name(s, side))
        if is_borrowed(s, side) and is_player(s, side):
            raise BadPosition("not_usable", clause="borrowed", value=board_name(s, side))


def buddhas_of_this_turn_are_there(s: State) -> None:
    """Those who took Buddhas this turn still have them; placed are those that may be in a turn."""
    held = s.held_buddhas[s.active] if is_living(s, s.active) else BUDDHAS
    if s.new_buddhas > held:
        facts = {"value": s.new_buddhas, "most": held}
        raise BadPosition("this_turn", clause="new_buddhas", **facts)
    most = s.setup.rules.buddhas_per_turn
    if s.placed_buddhas > most:
        facts = {"value": s.placed_buddhas, "most": most}
        raise BadPosition("this_turn", clause="placed_buddhas", **facts)


CHECKS: Final[tuple[Check[State], ...]] = (
    everybody_sits_somewhere,
    two_players_face_each_other,
    boards_lie_as_chosen,
    each_card_lies_in_one_place,
    the_deck_is_made_of_unseen_cards,
    the_exorcised_lie_on_the_discard_pile,
    a_ghost_on_a_buddha_is_about_to_fall,
    there_are_no_more_incarnations_than_have_to_be_exorcised,
    the_game_is_not_won_yet,
    there_are_enough_tao_tokens,
    there_are_enough_qi_tokens,
    there_are_enough_buddhas,
    there_are_enough_power_tokens,
    the_circle_of_prayer_is_there,
    somebody_lives,
    the_dead_own_nothing,
    neutral_boards_own_qi_only,
    the_village_is_not_lost_yet,
    powers_are_used_by_the_board_in_turn,
    buddhas_of_this_turn_are_there,
)
