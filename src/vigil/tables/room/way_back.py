"""The consequences of an undo: what goes, what stays, and who must agree."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from vigil.core.decision import EVERYONE
from vigil.core.errors import BadRecord
from vigil.core.taking_back import Choice, TakenBack, choices_since, take_back
from vigil.tables.room.state import PastChoice, Proposal, Seats, UndoTarget

if TYPE_CHECKING:
    from vigil.tables.room.room import Room

MOST_NAMED: Final = 12
"""The most choices named in a sentence; beyond it only their players are named."""
MOST_TRIED: Final = 60
"""The most answers searched for dependencies."""


class WayBack(NamedTuple):
    """The consequences of an undo."""

    target: UndoTarget
    whose: tuple[int, ...] = ()
    """The seats whose choices are undone, with what depends on them; none for everything."""


def way_back(room: Room, to: int, seats: Seats) -> WayBack:
    """The consequences, for the player of these seats, of undoing the choices from a ply."""
    answered = room.game.answered_since(to)
    harmless = to >= room.game.last_reveal and not room.over
    whose = set(seats) if answered[-1] in seats else {answered[-1]}
    is_shared = bool(seats) and not whose.issuperset(answered)
    if harmless and is_shared and len(answered) <= MOST_TRIED:
        with suppress(BadRecord):
            to, plan = _alone(room, to, whose)
            if plan.kept:
                moved = [choice.seat for choice in plan.gone]
                target = room.state.undo_target(to, moved, seats, harmless=True)
                target.gone, target.stays = _named(plan)
                return WayBack(target, tuple(sorted(whose)))
    return whole_way_back(room, to, seats)


def _alone(room: Room, to: int, whose: Seats) -> tuple[int, TakenBack]:
    """What is undone and what stays if these seats undo their choices from a ply.

    If others would lose choices by it, and would not if the whole earlier action were undone, that
    is undone. ``BadRecord`` if these rules cannot replay the game.
    """
    plan = take_back(room.game, room.copy_at(to), whose)
    if not _takes_others(plan, whose):
        return to, plan
    begun = _begun(room, to, whose)
    whole = plan if begun == to else take_back(room.game, room.copy_at(begun), whose)
    return (to, plan) if _takes_others(whole, whose) else (begun, whole)


def whole_way_back(room: Room, to: int, seats: Seats) -> WayBack:
    """The consequences, for the player of these seats, of rewinding the whole game to a ply."""
    answered = room.game.answered_since(to)
    harmless = to >= room.game.last_reveal and not room.over
    target = room.state.undo_target(to, answered, seats, harmless=harmless)
    target.gone = _all_since(room, to)
    return WayBack(target)


def name_choices(room: Room, proposal: Proposal) -> None:
    """Note what would go and what would stay if a proposal to go back is agreed to."""
    if room.table is None or not 0 <= proposal.to < room.game.ply:
        return
    with suppress(BadRecord):
        if proposal.whose:
            plan = take_back(room.game, room.copy_at(proposal.to), proposal.whose)
            proposal.gone, proposal.stays = _named(plan)
        else:
            proposal.gone = _all_since(room, proposal.to, however_far=True)


def _takes_others(plan: TakenBack, whose: Seats) -> bool:
    """Whether choices of other seats are affected."""
    return any(choice.seat not in whose for choice in plan.gone)


def _begun(room: Room, to: int, whose: Seats) -> int:
    """The ply where these seats began the action they chose in, while all were asked at once."""
    reveal = room.game.last_reveal
    replies = [reply for reply in room.game.replies_since(reveal) if reply[0] <= to][-MOST_NAMED:]
    first = next((ply for ply, seat, _ in replies if seat in whose), to)
    plies = [ply for ply, _, _ in room.game.replies_since(first)]
    begun = [
        ply
        for ply, choice in zip(plies, choices_since(room.game, room.copy_at(first)), strict=False)
        if ply <= to and choice.seat in whose and choice.question.seat == EVERYONE
    ]
    return max(begun, default=to)


def _named(plan: TakenBack) -> tuple[list[PastChoice], list[PastChoice]]:
    """What goes and what stays, if it is not too much to name."""
    if len(plan.gone) > MOST_NAMED:
        return [], []
    return [_past(one) for one in plan.gone], [_past(one) for one in plan.kept]


def _all_since(room: Room, to: int, *, however_far: bool = False) -> list[PastChoice]:
    """The choices from a ply, if they are few enough to name and recent enough to find."""
    replies = room.game.replies_since(to)
    if len(replies) > MOST_NAMED:
        return []
    asked = room.late.questions_since(to)
    if list(asked) == [ply for ply, _, _ in replies]:
        own = [(seat, *asked[ply].own(answers[0])) for ply, seat, answers in replies]
        return [PastChoice(seat, question.kind, list(option)) for seat, question, option in own]
    if not (however_far or room.game.remembers(to)):
        return []
    with suppress(BadRecord):
        earlier = room.copy_at(to)
        if earlier.ply == to:  # a ply of chance would be dealt again
            return [_past(choice) for choice in choices_since(room.game, earlier)]
    return []


def _past(choice: Choice) -> PastChoice:
    """A choice as plain data."""
    return PastChoice(choice.seat, choice.question.kind, list(choice.option))
