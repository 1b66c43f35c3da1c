"""Everything the program says, in every language, out of Fluent catalogues."""

from vigil.words.box import box_of
from vigil.words.catalogue import LANGUAGES, Words, WordsError
from vigil.words.errors import explain
from vigil.words.speaker import Speaker, speaker_for

__all__ = ["LANGUAGES", "Speaker", "Words", "WordsError", "box_of", "explain", "speaker_for"]
