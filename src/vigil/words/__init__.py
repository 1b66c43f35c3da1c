"""All texts of the program, in every language, from Fluent catalogues."""

from vigil.words.box import box_of, glossary_of
from vigil.words.catalogue import LANGUAGES, Words, WordsError
from vigil.words.errors import explain
from vigil.words.rulings import rulings_about
from vigil.words.speaker import Speaker, speaker_for
from vigil.words.things import thing_at, things_called, things_on

__all__ = [
    "LANGUAGES",
    "Speaker",
    "Words",
    "WordsError",
    "box_of",
    "explain",
    "glossary_of",
    "rulings_about",
    "speaker_for",
    "thing_at",
    "things_called",
    "things_on",
]
