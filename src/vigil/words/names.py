"""Names of people: invisible ones, look-alikes, and the alphabet they are written in."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize
from unicodedata import name as unicode_name

BLANK: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFC),
    (0x13441, 0x13442),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Invisible characters: Unicode's ignorable ones, and letters and symbols without ink."""

CYRILLIC: Final = ("АВЕЅІЈКМНОРСТУХЬаеѕіјкгорсухԁԛԝһӏѵү", "ABESIJKMHOPCTYXbaesijkropcyxdqwhlvy")
GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαγηικνορςτυχϲϳω", "ABEZHIKMNOPTYXCaynikvopctuxcjw")
GREEK_AS_CYRILLIC: Final = ("ΓΠΦφ", "ГПФф")
ARMENIAN: Final = ("ՍՕՏԼոսօհցզյլ", "UOSLnuohgqjl")
CHEROKEE: Final = ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᎩ", "ABCDEGHJKLMPRSTVWZY")
LATIN: Final = (
    "ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "agiiABcDEFGHIJKLMNoPRsTuvwYz",
)
"""Characters mapped to the Latin letters they look like."""

LETTERS: Final = {
    ord(letter): like
    for letters, likes in (CYRILLIC, GREEK, GREEK_AS_CYRILLIC, ARMENIAN, CHEROKEE, LATIN)
    for letter, like in zip(letters, likes, strict=True)
}
RUSSIAN: Final = frozenset("АВЕКМНОРСТУХаекгорсух")
DECEPTIVE: Final = {
    "latin": frozenset(CYRILLIC[0] + GREEK[0]),
    "cyrillic": frozenset(
        like for letter, like in zip(*CYRILLIC, strict=True) if letter in RUSSIAN
    ),
}
"""Letters of other alphabets that look like those of the reader's own."""

STROKES: Final = str.maketrans("I1|0", "lllO")
"""Characters of one alphabet that only the font distinguishes."""


def is_visible(name: str) -> bool:
    """Whether every character of a name is visible and every accent has its letter."""
    before = " "
    for sign in name:
        if _is_blank(sign) or (category(sign).startswith("M") and before == " "):
            return False
        before = sign
    return bool(name.strip())


def _is_blank(sign: str) -> bool:
    code = ord(sign)
    return any(first <= code <= last for first, last in BLANK)


def alike(one: str, other: str) -> bool:
    """Whether two names look the same, apart from case, alphabet or font."""
    return any(a == b for a, b in zip(_looks(one), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str, str]:
    """A name reduced to its looks, in a font that draws all strokes alike."""
    plain = normalize("NFKD", name)
    drawn = plain.translate(LETTERS)
    return plain.casefold(), drawn.casefold(), drawn.translate(STROKES)


def alphabet(name: str, language: str) -> str:
    """The alphabet to name to a reader: the word is mixed, or looks like one of the reader's own.

    Empty for all names that look like what they are.
    """
    home = "cyrillic" if language == "ru" else "latin"
    for word in name.split():
        scripts = {_script(letter) for letter in word} - {""}
        if len(scripts) > 1:
            return "mixed"
        for script in scripts - {home}:
            if all(letter in DECEPTIVE[home] for letter in word if letter.isalpha()):
                return script
    return ""


def _script(letter: str) -> str:
    """The alphabet of a letter that has look-alikes."""
    found = unicode_name(letter, "").partition(" ")[0].lower()
    return found if letter.isalpha() and found in ("latin", "cyrillic", "greek") else ""
