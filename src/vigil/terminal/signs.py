"""ASCII replacements for symbols."""

from __future__ import annotations

import codecs
from typing import Final
from unicodedata import combining, normalize

SIGNS: Final = {
    **dict.fromkeys("─━═┄╌╴╶╸╺", "-"),
    **dict.fromkeys("│┃║┆╎╵╷▌▐▎▏▕", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋", "+"),
    **dict.fromkeys("▲△▴", "^"),
    **dict.fromkeys("▼▽▾", "v"),
    **dict.fromkeys("●◉◒◆◊◇○◷◎■□▪☉", "o"),
    **dict.fromkeys("✶✦★☆✿☼✻•", "*"),
    **dict.fromkeys("♟♙♕♞☠☸♣", "&"),
    **dict.fromkeys("☯☾", "@"),
    **dict.fromkeys("≈∼", "~"),
    **dict.fromkeys("▶→»›▸", ">"),
    **dict.fromkeys("←«‹◂", "<"),
    **dict.fromkeys("↑", "^"),
    **dict.fromkeys("↓", "v"),
    **dict.fromkeys("✓✔", "v"),
    **dict.fromkeys("✗✘×", "x"),
    **dict.fromkeys("░▒▓█▄▀▁▂▃▅▆▇", "#"),
    **dict.fromkeys("–—−‐", "-"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’‚", "'"),
    "†": "+",
    "∴": ":",
    "↯": "!",
    "…": ".",
    "·": ".",
    "±": "~",
    "µ": "u",
    "ł": "l",
    "Ł": "L",
    "\N{NO-BREAK SPACE}": " ",
}
"""Replacements of the same width, so that drawings keep their shape."""

LETTERS: Final = {
    **dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziyklmnoprstufye", strict=True)),
    **{"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch"},
    **{"ъ": "'", "ь": "'", "ю": "yu", "я": "ya"},
}
"""Russian letters in Latin script."""


def in_ascii(text: str) -> str:
    """A text in ASCII: similar symbols, letters without diacritics."""
    return text if text.isascii() else "".join(map(_in_ascii, text))


def _in_ascii(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in SIGNS:
        return SIGNS[sign]
    if sign.lower() in LETTERS:
        letters = LETTERS[sign.lower()]
        return letters if sign.islower() else letters.capitalize()
    bare = [part for part in normalize("NFKD", sign) if not combining(part)]
    return "".join(bare) if bare and all(map(str.isascii, bare)) else "?"


def register() -> str:
    """Register an error handler that replaces characters a stream cannot show; return its name."""
    codecs.register_error("vigil", _replace)
    return "vigil"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        return "\N{REPLACEMENT CHARACTER}", error.end  # type: ignore[attr-defined]
    return in_ascii(error.object[error.start : error.end]), error.end
