"""The file with an owner's cards: its mistakes, its description and the example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.command import LANGUAGES, complain
from vigil.cli.main import main
from vigil.games.ghost_stories.white_moon.model.own_cards import (
    CARDS,
    FIELDS,
    STONES,
    changed,
    read_cards,
)

ROOT = Path(__file__).parents[2]
DESCRIPTION = (ROOT / "docs" / "own-cards.md").read_text()
EXAMPLE = (ROOT / "examples" / "my_cards.toml").read_text()

MISTAKES = {
    "[wm01_marsh_jackal\n": (1, ()),
    "[wm01_marsh_jackal]\nresistance = 2\n\nresistance = 3\n": (4, ()),
    "# my cards\n[wm99_whale]\nresistance = 2\n": (2, ("wm99_whale", "wm10_pale_wolf")),
    "wm01_marsh_jackal = 3\n": (1, ("resistance",)),
    "[wm01_marsh_jackal]\nstrength = 2\n": (2, ("strength", "resistance")),
    "[wm01_marsh_jackal]\nname = ''\n": (2, ("40",)),
    "[wm01_marsh_jackal]\ncolour = 'pink'\n": (2, ("pink", "yellow")),
    "[wm01_marsh_jackal]\n\nresistance = 9\n": (3, ("9",)),
    "[wm01_marsh_jackal]\nresistance = {pink = 2}\n": (2, ("pink", "yellow")),
    "[wm01_marsh_jackal]\nyin = ['dance']\n": (2, ("dance", "devourer")),
    "[wm01_marsh_jackal]\nyin = 'devourer'\n": (2, ("devourer",)),
    "[wm01_marsh_jackal]\nname = 'Żmij'\n\udcff\n": (3, ("UTF-8",)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_names_the_file_and_the_line(
    text: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my_cards.toml"
    file.write_text(text, errors="surrogateescape")
    assert main(["cards", "--module", "white_moon", "--cards", str(file), "--lang", language]) == 2
    output, error = capsys.readouterr()
    assert output == ""
    assert error.count("\n") == 1
    assert "illegal setup" not in error
    line, words = MISTAKES[text]
    for word in (str(file), *words):
        assert word in error
    assert re.search(rf"\b{line}\b", error.replace(str(file), ""))


@pytest.mark.parametrize("command", ["play ghost_stories", "simulate ghost_stories", "cards"])
def test_every_command_that_reads_the_file_explains_it(command: str, tmp_path: Path) -> None:
    file = tmp_path / "my_cards.toml"
    file.write_text("[wm01_marsh_jackal]\ncolour = 'pink'\n")
    arguments = (*command.split(), "--module", "white_moon", "--cards")
    assert "pink" in complain(*arguments, str(file))
    assert "nowhere.toml" in complain(*arguments, "nowhere.toml")


# -- the description


def test_the_example_in_the_description_can_be_read() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DESCRIPTION, re.DOTALL)
    made = [changed(id, changes) for id, changes in read_cards(example).items()]
    assert [card.incarnation for card in made] == [False, True]
    assert made[0].estimated == ()


def test_the_description_lists_every_field_card_and_ability() -> None:
    for word in (*FIELDS, *CARDS):
        assert f"`{word}`" in DESCRIPTION, word
    for stone, abilities in STONES.items():
        table = DESCRIPTION.split(f"| `{stone}` |")[-1].split("\n\n")[0]
        assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == [one.id for one in abilities]


def test_the_example_file_changes_nothing_and_holds_our_figures() -> None:
    assert read_cards(EXAMPLE) == {}
    figures = read_cards(re.sub(r"^#(?=\S)", "", EXAMPLE, flags=re.MULTILINE))
    assert list(figures) == list(CARDS)
    for id, card in CARDS.items():
        made = changed(id, figures[id])
        for field in ("colour", "resistance", *STONES):
            assert getattr(made, field) == getattr(card, field), (id, field)
        assert made.estimated == ()
