"""Mistakes are explained in every language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from vigil.bots import make_bot
from vigil.cli.parser import UsageError
from vigil.core import SeededDealer, Table
from vigil.core.errors import VigilError
from vigil.games import horizons
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.games.ghost_stories.white_moon.model.own_cards import read_cards
from vigil.words import LANGUAGES, Words, explain
from vigil.words.errors import PREFIXES

BAD_SETUPS: dict[str, dict[str, Any]] = {
    "players": {"players": 7},
    "level": {"level": "brutal"},
    "edition": {"edition": "third"},
    "module": {"modules": ("sunset",)},
    "modules_named_twice": {"modules": ("white_moon", "white_moon")},
    "unknown_option": {"options": {"portal": "edge"}},
    "switch": {"switches": ("R99",)},
    "switches_named_twice": {"switches": ("R22", "R22")},
    "seats": {"players": 3, "seats": (0, 1)},
    "side": {"players": 1, "seats": (8,)},
    "seats_taken_twice": {"players": 3, "seats": (0, 1, 1)},
    "two_players_face_each_other": {"players": 2, "seats": (0, 1)},
    "colours": {"players": 3, "colours": ("red", "blue")},
    "colour": {"players": 1, "colours": ("pink",)},
    "colours_taken_twice": {"players": 2, "colours": ("red", "red")},
    "power": {"powers": ("flight",)},
    "one_power_for_each_board": {"powers": ("heavenly_gust", "second_wind")},
    "alone_the_red_board_flies": {"players": 1, "powers": ("dance_of_the_twin_winds",)},
    "first": {"players": 2, "first": 3},
    "village": {"village": ("cemetery",) * 9},
    "qi": {"qi": 9},
}

BAD_MOONS: dict[str, dict[str, Any]] = {
    "unknown_field": {"potral": "edge"},
    "portal": {"portal": "roof"},
    "village_tiles": {"village": "tiny"},
    "incarnations": {"incarnations": "none"},
    "cards": {"cards": "mine"},
    "card": {"cards": {"wm99_cow": {}}},
    "card_table": {"cards": {"wm10_pale_wolf": 4}},
    "card_field": {"cards": {"wm10_pale_wolf": {"strength": 4}}},
    "card_name": {"cards": {"wm10_pale_wolf": {"name": "a;b"}}},
    "card_colour": {"cards": {"wm10_pale_wolf": {"colour": "pink"}}},
    "card_resistance": {"cards": {"wm10_pale_wolf": {"resistance": 9}}},
    "card_stone": {"cards": {"wm10_pale_wolf": {"yin": ["sing"]}}},
    "card_stone_length": {"cards": {"wm10_pale_wolf": {"yin": ["haunter"] * 5}}},
}
"""What the players cannot choose for White Moon."""

BAD_ISLANDS: dict[str, dict[str, Any]] = {
    "players": {"players": 4},
    "spirit": {"spirits": ("thunderspeaker",)},
    "board": {"boards": ("Z",)},
    "module": {"modules": ("events",)},
    "switch": {"switches": ("H99",)},
    "switches_named_twice": {"switches": ("H10", "H10")},
    "spirits_count": {"players": 3, "spirits": ("sun_bright_whirlwind",)},
    "spirits_taken_twice": {"players": 2, "spirits": ("sun_bright_whirlwind",) * 2},
    "boards_count": {"players": 3, "boards": ("G", "H")},
    "boards_taken_twice": {"players": 2, "boards": ("G", "G")},
}


def caught(action: Callable[[], object]) -> VigilError:
    with pytest.raises(VigilError) as found:
        action()
    return found.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BAD_SETUPS)
def test_a_bad_set_up_names_the_wrong_value(code: str, language: str) -> None:
    error = caught(lambda: Setup(**BAD_SETUPS[code]))
    assert error.code == code
    assert str(error.data["value"]) in explain(error, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BAD_MOONS)
def test_a_bad_moon_names_the_wrong_value(code: str, language: str) -> None:
    error = caught(lambda: Setup(modules=("white_moon",), options=BAD_MOONS[code]))
    assert error.code == code
    said = explain(error, Words(language))
    assert str(error.data["value"]) in said
    assert str(error.data["known"]) in said
    assert str(error.data.get("card", "")) in said


OWN_FILE = {
    "en": "Line 3: Card “wm10_pale_wolf”: unknown colour “pink”. "
    "Colours: yellow, blue, green, red, black.",
    "ru": "Строка 3: Карта «wm10_pale_wolf»: неизвестный цвет «pink». "
    "Цвета: yellow, blue, green, red, black.",
    "pl": "Wiersz 3: Karta „wm10_pale_wolf”: nieznany kolor „pink”. "
    "Kolory: yellow, blue, green, red, black.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_own_cards_names_the_line(language: str) -> None:
    text = '[wm10_pale_wolf]\nresistance = 4\ncolour = "pink"\n'
    assert explain(caught(lambda: read_cards(text)), Words(language)) == OWN_FILE[language]
    unread = explain(caught(lambda: read_cards("[wm10_pale_wolf]\nresistance 4")), Words(language))
    assert "2" in unread
    assert "TOML" in unread


BAD_NIGHTS = {
    "villagers: 0 long, 1 long": ("too many", "слишком много Жителей", "za dużo Wieśniaków"),
    "villagers: 0 ? ? ? ?": ("at most 3", "больше 3", "najwyżej 3"),
    "villagers: 0 hua; haunted: 0": ("haunted", "захвачен", "nawiedzony"),
    "crystals: red 5": ("only 4", "только 4", "tylko 4"),
}


@pytest.mark.parametrize("position", BAD_NIGHTS)
def test_a_bad_position_of_white_moon(position: str) -> None:
    error = caught(lambda: GHOST_STORIES.read(f"modules: white_moon; {position}"))
    for language, said in zip(LANGUAGES, BAD_NIGHTS[position], strict=True):
        assert said in explain(error, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BAD_ISLANDS)
def test_a_bad_island_names_the_wrong_value(code: str, language: str) -> None:
    error = caught(lambda: horizons.Setup(**BAD_ISLANDS[code]))
    assert error.code == code
    assert str(error.data["value"]) in explain(error, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", ["spirits: thunderspeaker", "G5", "lion: 1"])
def test_a_bad_position_of_an_island_names_the_wrong_words(position: str, language: str) -> None:
    error = caught(lambda: horizons.HORIZONS.read(position))
    assert position.removeprefix("spirits: ").removesuffix(": 1") in explain(error, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_entry_of_a_set_up(language: str) -> None:
    error = caught(lambda: Setup.from_data({"playres": 2}))
    assert "playres" in explain(error, Words(language))


def test_answers_and_undo() -> None:
    table = Table.start(Setup(), SeededDealer(1))
    assert table.decision is not None
    last = len(table.decision.options) - 1
    wrong = explain(caught(lambda: table.apply(99)), Words("en"))
    assert wrong == f"There is no option 99. Choose a number from 0 to {last}."
    early = explain(caught(table.undo), Words("ru"))
    assert early == "Пока нечего отменять."
    far = explain(caught(lambda: table.rewind(10_000)), Words("pl"))
    assert far.startswith("Nie ma kroku 10")


def test_a_file_that_is_no_save() -> None:
    error = caught(lambda: Table.load("{}"))
    assert explain(error, Words("pl")).startswith("To nie jest zapis gry Vigil")


def test_a_position_explains_its_bad_set_up() -> None:
    error = caught(lambda: GHOST_STORIES.read("players: 2; level: brutal"))
    said = explain(error, Words("ru"))
    assert said == (
        "Недопустимые настройки этой позиции. Неизвестный уровень «brutal». "
        "Уровни: initiation, normal, nightmare, hell."
    )


def test_an_unknown_bot() -> None:
    error = caught(lambda: make_bot("skynet", 1))
    styles = ("careful", "bold", "helper")
    ladder = ("rules", "value", "search", "master")
    styled = [f"{bot}:{style}" for bot in ladder for style in styles]
    bots = ", ".join((*ladder, *styled, "random"))
    said = f"Unknown bot “skynet”. Bots: {bots}."
    assert explain(error, Words("en")) == said
    style = caught(lambda: make_bot("rules:lazy", 1))
    assert explain(style, Words("en")) == said.replace("skynet", "rules:lazy")


NO_MODULES = {
    "en": "Unknown expansion “white_moon”. This game has none.",
    "ru": "Неизвестное дополнение «white_moon». У этой игры дополнений нет.",
    "pl": "Nieznany dodatek „white_moon”. Ta gra nie ma dodatków.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_modules(language: str) -> None:
    error = caught(lambda: horizons.Setup(modules=("white_moon",)))
    assert explain(error, Words(language)) == NO_MODULES[language]
    unknown = caught(lambda: Setup(modules=("sunset",)))
    assert "white_moon" in explain(unknown, Words(language))


class NoPhoenix(VigilError):
    """A mistake that the catalogues do not know."""

    template = "no phoenix: {code}"


def test_a_mistake_without_words_speaks_for_itself() -> None:
    assert explain(NoPhoenix("burnt_out", ash=3), Words("pl")) == "no phoenix: burnt out (ash=3)"


def subclasses(error: type[VigilError]) -> set[type[VigilError]]:
    return {error}.union(*(subclasses(one) for one in error.__subclasses__()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_command_line(language: str) -> None:
    error = UsageError("unknown_game", value="chess", known="ghost_stories")
    assert "ghost_stories" in explain(error, Words(language))


def is_told(module: str) -> bool:
    """Whether people are told of its mistakes; those of environments are for programs."""
    return module.startswith("vigil.") and not module.startswith("vigil.env.")


def test_every_kind_of_mistake_has_its_keys() -> None:
    parts = (
        *("server.run", "bots.judgement", "research.simulation.ledger", "research.study"),
        "terminal.app.http",
    )
    for part in parts:
        import_module(f"vigil.{part}")  # nothing else here needs them
    ours = {e.__name__ for e in subclasses(VigilError) if is_told(e.__module__)}
    assert ours - {"VigilError"} == set(PREFIXES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_of_any_size_is_named_in_a_short_sentence(language: str) -> None:
    for value in (10**14, 10**30, -(10**5000), "x" * 10_000, ["y"] * 10_000, ""):
        error = UsageError("action", value=value, known="list")
        assert 10 < len(explain(error, Words(language))) < 800
