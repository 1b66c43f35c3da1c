"""The names of things on the table by their refs, such as ``tile:4``, as pages point at them."""

from __future__ import annotations

from vigil.words.phrases import View
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.speaker import Speaker
from vigil.words.speech_context import SpeechContext
from vigil.words.vocabulary import Phrase, Vocabulary


def thing_at(speaker: Speaker, ref: str, view: View) -> str:
    """The name of what a ref points at; the ref itself where the words of the game know none.

    Others may send any ref, so one that leads nowhere is no mistake of the program.
    """
    if not isinstance(speaker, PlainSpeaker):
        return ref
    what, *parts = ref.split(":")
    kind = _kind_of(speaker.vocabulary, what, len(parts))
    ids = [int(part) if part.isdecimal() else part for part in parts]
    try:
        return str(speaker.named(kind, ids, SpeechContext(speaker, (), None, view))) or ref
    except (LookupError, TypeError, ValueError, AttributeError):
        return ref


def _kind_of(vocabulary: Vocabulary, what: str, count: int) -> str:
    """The kind whose things are pointed at in this way, or the one that is called so."""
    pattern = ":".join((what, *(f"{{{number}}}" for number in range(count))))
    kinds = vocabulary.kinds.items()
    return next(
        (kind for kind, own in kinds if isinstance(own, Phrase) and own.ref == pattern), what
    )
