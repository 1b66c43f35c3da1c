"""A table as a server shows it, and in what that differs from a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from server.client import Site
from torture.picture import ANY, NOBODY, Chair, Picture, Wish

GONE: Final = 410
FORBIDDEN: Final = 403
LATEST: Final = 6
"""The number of dead tokens tried."""
NO_SEAT: Final = 99


@dataclass(frozen=True)
class Sight:
    """What the link of a table shows."""

    info: dict[str, Any]
    ply: int
    turns: int
    chat: list[dict[str, Any]]
    record: list[int]
    """All answers, those of chance too."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits there; whom a seat of a rematch waits for does not."""
        seats = self.info["seats"]
        names = ["" if seat["reserved"] else seat["name"] for seat in seats]
        return tuple(
            Chair(name, seat["bot"], seat["pick"], seat["side"])
            for name, seat in zip(names, seats, strict=True)
        )

    @property
    def wish(self) -> Wish | None:
        """A request of a client."""
        return wish_in(self.info)

    @property
    def origin(self) -> tuple[str | None, int] | None:
        """Where the game comes from."""
        origin = self.info["origin"]
        return None if origin is None else (origin["table"], origin["ply"])


def wish_in(info: dict[str, Any]) -> Wish | None:
    """The proposal that a table tells of."""
    told = info["proposal"]
    if told is None:
        return None
    alone, vote = bool(told["whose"]), told["vote"]
    made = Wish(told["seat"], told["to"], frozenset(told["agreed"]), alone=alone)
    if vote is None:
        return made
    opposed, voters = frozenset(vote["opposed"]), frozenset(vote["voters"])
    return replace(made, absent=vote["absent"], bot=vote["bot"], opposed=opposed, voters=voters)


def look_at(site: Site, id: str) -> Sight | None:
    """A table as it is shown to one who looks on; ``None`` where it was deleted."""
    path = f"/api/tables/{id}"
    reply = site.http.get(path)
    if reply.status_code == GONE:
        return None
    assert reply.is_success, f"{id} cannot be opened: {reply.text[:200]}"
    with site.viewer(id) as viewer:
        told = viewer.welcome
    record = site.get(f"{path}/record")["answers"] if told["ply"] >= 0 else []
    return Sight(told["table"], told["ply"], told["turns"], told["chat"], record)


def differences(site: Site, id: str, want: Picture, seen: Sight | None) -> list[str]:
    """In what a table differs from a picture; nothing where it does not."""
    if want.deleted or seen is None:
        return [] if want.deleted and seen is None else ["it was deleted, or was not"]
    pairs = {
        "seats": (want.chairs, seen.chairs),
        "luck": (want.luck, tuple(seen.info["luck"])),
        "proposal": (want.wish, like(seen.wish, want.wish)),
        "turns": (want.turns, seen.turns),
        "origin": (want.origin, seen.origin),
        "challenge": (want.challenge, seen.info["challenge"]),
        "reopened at": (None, seen.info["reopened_at"]),
        "rematch": (want.rematch, like_id(seen.info["rematch"] or "", want.rematch)),
        "status": (want.status, seen.info["status"]),
        "ply": (want.ply, seen.ply),
    }
    if want.loose and seen.ply >= want.ply:
        del pairs["ply"]
        if seen.info["status"] == "over":
            del pairs["status"]
    told = [f"{name}: {one} was told, {other} is" for name, (one, other) in pairs.items()]
    wrong = [text for text, (one, other) in zip(told, pairs.values(), strict=True) if one != other]
    return wrong or [*answers_lost(want, seen), *tokens_wrong(site, id, want)]


def like(seen: Wish | None, want: Wish | None) -> Wish | None:
    """A proposal; without its voters where they are not known."""
    if seen is None or want is None or want.voters is not None:
        return seen
    return replace(seen, voters=None)


def like_id(seen: str, want: str) -> str:
    """An id, where any will do."""
    return ANY if seen and want == ANY else seen


def answers_lost(want: Picture, seen: Sight) -> list[str]:
    """Answers that are gone, or are others."""
    if len(seen.record) != max(seen.ply, 0):
        return [f"{len(seen.record)} answers stand at ply {seen.ply}"]
    known = {ply: index for ply, index in want.answers.items() if ply < want.ply}
    lost = [ply for ply, index in known.items() if seen.record[ply] != index]
    return [f"the answer at ply {ply} is another one" for ply in lost]


def tokens_wrong(site: Site, id: str, want: Picture) -> Iterator[str]:
    """Tokens that were given and are not good, and those that were replaced and still are."""
    for seat in sorted(want.people):
        if want.tokens[seat] and not is_good(site, id, seat, want.tokens[seat]):
            yield f"the token of seat {seat} is not good"
    if want.host and not is_good(site, id, NOBODY, want.host):
        yield "the token of the host is not good"
    for seat, token in want.dead[-LATEST:]:
        if is_good(site, id, seat, token):
            yield f"a dead token of seat {seat} is good"


def is_good(site: Site, id: str, seat: int, token: str) -> bool:
    """Whether a token opens something, by a request that changes nothing."""
    path, headers = f"/api/tables/{id}/seats", {"Vigil-Token": token}
    if seat == NOBODY:
        reply = site.http.post(f"{path}/{NO_SEAT}/token", headers=headers)
    else:
        reply = site.http.put(f"{path}/{seat}/luck", headers=headers, json={"luck": ""})
    return reply.status_code != FORBIDDEN


def settled(want: Picture, seen: Sight | None) -> Picture:
    """A picture with what only the server knew of it."""
    if seen is None:
        return want
    over = seen.info["status"] == "over"
    rematch, ended = seen.info["rematch"] or "", want.ended or over
    game = replace(want, ply=seen.ply, status=seen.info["status"], further=False, ended=ended)
    return replace(game, rematch=rematch, wish=seen.wish)
