"""The names of things on the table by their refs, such as ``tile:4``, as pages point at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Final

from vigil.words.phrases import View
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.speaker import Speaker
from vigil.words.speech_context import SpeechContext
from vigil.words.vocabulary import Phrase, Vocabulary

NUMBERED_PLACES: Final = 9
"""Places in a row, such as village tiles, have numbers below this."""


def thing_at(speaker: Speaker, ref: str, view: View) -> str:
    """The name of a ref's target; the ref itself if the game has no words for it.

    Refs come from other players, so one without a target is no mistake of the program.
    """
    if not isinstance(speaker, PlainSpeaker):
        return ref
    what, *parts = ref.split(":")
    kind = _kind_of(speaker.vocabulary, what, len(parts))
    ids = [int(part) if part.isdecimal() else part for part in parts]
    try:
        return str(speaker.named(kind, ids, SpeechContext(speaker, (), None, view))) or ref
    except (LookupError, TypeError, ValueError, AttributeError, StopIteration):
        return ref


def things_on(speaker: Speaker, view: View) -> dict[str, str]:
    """The things on the table that can be pointed at: their refs by name."""
    if not isinstance(speaker, PlainSpeaker):
        return {}
    named = {thing_at(speaker, ref, view): ref for ref in _refs(speaker.vocabulary, view)}
    return {name: ref for name, ref in named.items() if name != ref}


def things_called(things: Mapping[str, str], wanted: str) -> list[str]:
    """The names that equal or contain a text."""
    folded = wanted.casefold()
    whole = [name for name in things if name.casefold() == folded]
    return whole or [name for name in things if folded in name.casefold()]


def _refs(vocabulary: Vocabulary, view: View) -> Iterator[str]:
    """All possible refs: every pattern with every id of the view."""
    kinds = vocabulary.kinds.items()
    patterns = {own.ref for _, own in kinds if isinstance(own, Phrase) and own.ref}
    patterns |= {f"{kind}:{{0}}" for kind in vocabulary.refs or ()}
    ids = sorted({*map(str, range(NUMBERED_PLACES)), *_ids_in(view)})
    for pattern, id in product(sorted(patterns), ids):
        if pattern.count("{") == pattern.count("{0}") == 1:
            yield pattern.replace("{0}", id)


def _ids_in(part: Any) -> set[str]:
    if isinstance(part, str | int):
        return {str(part)}
    inside = part.values() if isinstance(part, Mapping) else part
    if isinstance(inside, Iterable):
        return {id for one in inside for id in _ids_in(one)}
    return set()


def _kind_of(vocabulary: Vocabulary, what: str, count: int) -> str:
    """The kind with these refs, or the kind of that name."""
    pattern = ":".join((what, *(f"{{{number}}}" for number in range(count))))
    kinds = vocabulary.kinds.items()
    return next(
        (kind for kind, own in kinds if isinstance(own, Phrase) and own.ref == pattern), what
    )
