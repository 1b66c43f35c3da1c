"""Names: what cannot be seen is none, and what looks alike is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from vigil.tables.errors import Refused
from vigil.tables.limits import clean_name
from vigil.words.names import CYRILLIC, DECEPTIVE, GREEK, alike, alphabet

ROOT: Final = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u2800",
        "\u200b",
        "\u2060",
        "\u00ad",
        "\u034f",
        "\u202eAnn",
        "\u2066Ann",
        "Ann\ufe0f",
        "Ann\U000e0100",
        "Ann\u200d",
        "A\u3164nn",
        "\u0301",
        "\u0301nn",
        "Ann \u0308",
        "\u17b4",
        "\u180b",
        "\ufffc",
        "\U0001d159",
        "\U000e0041",
        "Ann\x00",
        "x" * 25,
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name, 24)
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Анна",
        "Łukasz",
        "Zoë",
        "José María",
        "Nguyễn",
        "Ἀνδρέας",
        "山田 太郎",
        "أحمد",
        "ณัฐ",
        "דָּוִד",
        "O’Neill",
    ],
)
def test_real_names_of_all_languages_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name, 24) == name


def test_a_name_is_kept_in_one_form() -> None:
    assert clean_name(" Zoe\u0308   K ", 24) == "Zoë K"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\uff21nn"),
        ("Ann", "\u0410nn"),
        ("ann", "\u0430nn"),
        ("Anna", "\u0391nna"),
        ("Coco", "\u0421\u043e\u0441\u043e"),
        ("Вера", "вера"),
        ("Zoë", "Zоё"),
        ("Ian", "lan"),
        ("Otto", "0tto"),
    ],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Анна"),
        ("Ann", "Anna"),
        ("Łukasz", "Lukasz"),
        ("Ian", "Lan"),
        ("Zoë", "Zoe"),
        ("Иван", "Ivan"),
        ("Bob", "B0b"),
    ],
)
def test_names_that_look_different_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("\u0410nn", "en", "mixed"),
        ("\u0410nn", "ru", "mixed"),
        ("Сосо", "en", "cyrillic"),
        ("Сосо", "ru", ""),
        ("Coco", "ru", "latin"),
        ("Coco", "pl", ""),
        ("ΑΝΝΑ", "en", "greek"),
        ("Анна Smith", "en", ""),
        ("Łukasz", "ru", ""),
        ("山田 Ken", "en", ""),
        ("7", "en", ""),
    ],
)
def test_a_name_that_passes_for_another_is_told_by_its_alphabet(
    name: str, language: str, told: str
) -> None:
    assert alphabet(name, language) == told


def test_the_page_knows_the_same_letters() -> None:
    source = (ROOT / "web" / "src" / "lib" / "table" / "names.ts").read_text(encoding="utf-8")
    assert f"LIKE_LATIN = '{CYRILLIC[0]}{GREEK[0]}'" in source
    russian = next(line for line in source.splitlines() if "LIKE_RUSSIAN =" in line)
    assert set(russian.split("'")[1]) == DECEPTIVE["cyrillic"]
