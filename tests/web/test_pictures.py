"""The files of the pictures of cards and spirits: one for each, in the colours of its spirit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.powers.registry import PANELS, POWERS

ART: Final = Path(__file__).parents[2] / "web/src/games/horizons/art"
CARDS: Final = {file.stem: file.read_text("utf-8") for file in (ART / "cards").glob("*.ts")}


SPIRITS: Final = {file.stem: file.read_text("utf-8") for file in (ART / "portraits").glob("*.ts")}


def palette(picture: str) -> str:
    """The palette that the picture of a card or a spirit names."""
    named = re.search(r"palette: '(\w+)'", (CARDS | SPIRITS)[picture])
    assert named
    return named[1]


def test_each_card_has_a_file_and_each_file_a_card() -> None:
    powers = {power.id for power in POWERS.values() if power.deck != "innate"}
    assert set(CARDS) == powers | set(FEAR_CARDS)


def test_each_spirit_has_a_portrait_in_the_palette_of_its_powers() -> None:
    assert set(SPIRITS) == set(PANELS)
    for id, panel in PANELS.items():
        assert {palette(card.id) for card in panel.cards} == {palette(id)}


def test_each_file_begins_with_what_is_to_be_seen() -> None:
    files = CARDS | SPIRITS
    assert [name for name, file in files.items() if not re.match(r"/\*\* .+\. \*/\n", file)] == []


def test_the_unique_powers_of_a_spirit_share_its_palette() -> None:
    palettes = {id: {palette(card.id) for card in panel.cards} for id, panel in PANELS.items()}
    assert [id for id, shared in palettes.items() if len(shared) > 1] == []
    own = {name for shared in palettes.values() for name in shared}
    assert len(own) == len(PANELS)
    unique = {card.id for panel in PANELS.values() for card in panel.cards}
    assert {card for card in CARDS if palette(card) in own} == unique


def test_every_figure_of_the_kit_is_in_a_picture_and_the_other_way_round() -> None:
    drawn = set(re.findall(r'<symbol id="(\w+)">', (ART / "kit/figures.svg").read_text("utf-8")))
    files = (*CARDS.values(), *SPIRITS.values())
    named = {name for file in files for name in re.findall(r"'figure',\s*'(\w+)'", file)}
    assert drawn == named
