"""Names: what cannot be seen is none, and what looks alike is the same."""

from __future__ import annotations

import pytest

from vigil.server.common.errors import Refused
from vigil.server.common.limits import clean_name
from vigil.words.names import alike


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
