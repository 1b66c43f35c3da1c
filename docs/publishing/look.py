"""The colours and letters of the client, for the site: taken from its own files, never copied."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"
MODULES: Final = WEB / "node_modules"
SCHEMES: Final = {"light": "default", "dark": "slate"}
"""Our names for light and dark, and those of the theme."""
_FONT: Final = re.compile(r"url\('(?P<path>@fontsource[^']+)'\)")


def fonts() -> Iterator[Path]:
    """The files with the letters."""
    for found in _FONT.finditer((WEB / "src" / "fonts.css").read_text("utf-8")):
        yield MODULES / found["path"]


def letters() -> str:
    """The style sheet of the letters, which lie beside it."""
    text = (WEB / "src" / "fonts.css").read_text("utf-8")
    return _FONT.sub(lambda found: f"url('fonts/{Path(found['path']).name}')", text)


def colours() -> str:
    """The colours of the table as variables of the theme's two schemes."""
    text = (WEB / "src" / "app.css").read_text("utf-8")
    return "\n".join(
        f'[data-md-color-scheme="{scheme}"] {{{_tokens(text, name)}}}'
        for name, scheme in SCHEMES.items()
    )


def _tokens(text: str, name: str) -> str:
    """What the client sets for one of its themes."""
    found = re.search(rf"\[data-theme='{name}'\] \{{(.*?)\}}", text, re.S)
    assert found is not None, f"app.css has no theme {name}"
    return found[1]
