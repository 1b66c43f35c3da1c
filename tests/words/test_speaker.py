"""A few sentences word for word."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import pytest

from vigil.core import CHANCE, STOP, Decision, Event, Option, Table
from vigil.core.chance import Chance
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.words import LANGUAGES, Speaker, Words, speaker_for
from vigil.words.phrases import percent

POSITION: Final = """
    players: 2
    boards: red dance_of_the_spires 0, yellow enfeeblement_mantra -,
            green strength_of_the_mountain 1, blue heavenly_gust -
    village: cemetery taoist_altar herbalist sorcerers_hut buddhist_temple night_watchman
             circle_of_prayer pavilion tea_house
    haunted: 1
    circle: yellow
    red: qi 3, tao red 2, at 2
    green: qi 2, tao red 1, at 2
    red ghosts: 35 - -
    yellow ghosts: - 8 -b
    turn: red
""".replace(",\n", ",").replace("night_watchman\n", "night_watchman ")


def speaker(language: str) -> Speaker:
    return speaker_for(Setup(), Words(language))


@pytest.fixture(scope="module")
def view() -> Mapping[str, Any]:
    return Table.at(GHOST_STORIES, GHOST_STORIES.read(POSITION)).view(0)


QUESTIONS: Final[dict[str, tuple[Decision, dict[str, str]]]] = {
    "move": (
        Decision(0, "move", ()),
        {
            "en": "Where does Hong go?",
            "ru": "Куда идёт Хун?",
            "pl": "Dokąd idzie Hong?",
        },
    ),
    "place_ghost": (
        Decision(1, "place_ghost", (), ("card", 9)),
        {
            "en": "Where does Hopping Vampire appear?",
            "ru": "Где появляется призрак: Скачущий вампир?",
            "pl": "Gdzie pojawia się duch: Skaczący Wampir?",
        },
    ),
    "curse_die of a ghost": (
        Decision(CHANCE, "curse_die", (), ("ghost", "yellow", 1)),
        {
            "en": "Curse die for Hopping Vampire: which face comes up?",
            "ru": "Кубик Проклятия, Скачущий вампир: какая грань выпала?",
            "pl": "Kość Klątwy, Skaczący Wampir: która ścianka wypadła?",
        },
    ),
    "curse_die of a ghost that is gone": (
        Decision(CHANCE, "curse_die", (), ("card", 9)),
        {
            "en": "Curse die for Hopping Vampire: which face comes up?",
            "ru": "Кубик Проклятия, Скачущий вампир: какая грань выпала?",
            "pl": "Kość Klątwy, Skaczący Wampir: która ścianka wypadła?",
        },
    ),
    "curse_die of the Cemetery": (
        Decision(CHANCE, "curse_die", (), ("tile", 0)),
        {
            "en": "Curse die (Cemetery): which face comes up?",
            "ru": "Кубик Проклятия, Кладбище: какая грань выпала?",
            "pl": "Kość Klątwy, Cmentarz: która ścianka wypadła?",
        },
    ),
    "bear_qi_loss": (
        Decision(0, "bear_qi_loss", (), ("board", "blue")),
        {
            "en": "Who loses 1 Qi for the blue board?",
            "ru": "Кто теряет 1 Чи вместо поля (синее поле)?",
            "pl": "Kto traci 1 Czi zamiast planszy (niebieska plansza)?",
        },
    ),
    "discard_tao for a ghost": (
        Decision(0, "discard_tao", (), ("ghost", "yellow", 1)),
        {
            "en": "Hopping Vampire: which Tao token does Hong discard?",
            "ru": "Скачущий вампир: какой жетон Дао сбрасывает Хун?",
            "pl": "Skaczący Wampir: który znacznik Tao odrzuca Hong?",
        },
    ),
    "discard_tao in an older save": (
        Decision(0, "discard_tao", ()),
        {
            "en": "Which Tao token does Hong discard?",
            "ru": "Какой жетон Дао сбрасывает Хун?",
            "pl": "Który znacznik Tao odrzuca Hong?",
        },
    ),
    "reroll_curse": (
        Decision(1, "reroll_curse", (), ("curse", "ghost")),
        {
            "en": "Curse die: New ghost. Reroll it?",
            "ru": "На кубике Проклятия выпало «Новый призрак». Перебросить?",
            "pl": "Kość Klątwy: Nowy duch. Przerzucić?",
        },
    ),
    "tao_die": (
        Decision(CHANCE, "tao_die", ()),
        {
            "en": "Tao die: which face comes up?",
            "ru": "Кубик Дао: какая грань выпала?",
            "pl": "Kość Tao: która ścianka wypadła?",
        },
    ),
}

OPTIONS: Final[dict[tuple[str, Option], dict[str, str]]] = {
    ("move", ("tile", 1)): {
        "en": "Move: Taoist Altar (haunted)",
        "ru": "Идти: Даосский Алтарь (тайл захвачен)",
        "pl": "Idź: Ołtarz Taoistyczny (żeton nawiedzony)",
    },
    ("yin_yang", ("tile", 1)): {
        "en": "Restore: Taoist Altar",
        "ru": "Освободить: Даосский Алтарь",
        "pl": "Przywróć: Ołtarz Taoistyczny",
    },
    ("act", ("power", "heavenly_gust")): {
        "en": "Spend a power token: Heavenly Gust",
        "ru": "Потратить жетон Нейтральной Силы: Порыв Ветра",
        "pl": "Wydaj znacznik Mocy: Niebiański Podmuch",
    },
    ("act", ("exorcise",)): {
        "en": "Exorcise: Reaper (resistance: red × 1)",
        "ru": "Изгнать: Потрошитель (сопротивляемость: красный × 1)",
        "pl": "Egzorcyzmuj: Żniwiarz (odporność: czerwony × 1)",
    },
    ("sorcery", ("ghost", "yellow", 1)): {
        "en": "Hopping Vampire "
        "(resistance: yellow × 2; yellow board, facing the Night Watchman's Beat)",
        "ru": "Скачущий вампир "
        "(сопротивляемость: жёлтый × 2; жёлтое поле, напротив Ночного Дозора)",
        "pl": "Skaczący Wampir "
        "(odporność: żółty × 2; żółta plansza, naprzeciw Obchodu Nocnego Strażnika)",
    },
    ("place_ghost", ("space", "yellow", 2)): {
        "en": "Yellow board, facing the Herbalist's Shop (Buddha)",
        "ru": "Жёлтое поле, напротив Лавки Травника (Будда)",
        "pl": "Żółta plansza, naprzeciw Sklepiku Zielarza (Budda)",
    },
    ("group_qi", ("taoist", "green")): {
        "en": "Qing (Qi 2; Herbalist's Shop)",
        "ru": "Цин (Чи: 2; Лавка Травника)",
        "pl": "Qing (Czi: 2; Sklepik Zielarza)",
    },
    ("spend_tao", ("tao", "red", "green")): {
        "en": "Red Tao token (Qing)",
        "ru": "Красный жетон Дао (Цин)",
        "pl": "Czerwony znacznik Tao (Qing)",
    },
    ("discard_tao", ("tao", "red")): {
        "en": "Red Tao token (you hold 2)",
        "ru": "Красный жетон Дао (у вас 2)",
        "pl": "Czerwony znacznik Tao (masz 2)",
    },
    ("reward", ("yin_yang",)): {
        "en": "Recover your Yin-Yang",
        "ru": "Вернуть Инь-Ян",
        "pl": "Odzyskaj Jin-Jang",
    },
    ("exorcise_ghosts", STOP): {
        "en": "Don't exorcise",
        "ru": "Не изгонять никого",
        "pl": "Nikogo nie egzorcyzmuj",
    },
}

EVENTS: Final[dict[str, tuple[Event, dict[str, str]]]] = {
    "a Taoist loses Qi": (
        Event("qi_lost", {"board": "red", "why": "full_board", "qi": 2}),
        {
            "en": "Hong loses 1 Qi (full board): 2 left.",
            "ru": "Хун теряет 1 Чи (поле заполнено): осталось 2.",
            "pl": "Hong traci 1 Czi (pełna plansza): zostało 2.",
        },
    ),
    "a Buddha destroys a ghost": (
        Event("ghost_discarded", {"ghost": 9, "board": "green", "place": 0, "why": "buddha"}),
        {
            "en": "The Buddha destroys Hopping Vampire.",
            "ru": "Будда уничтожает призрака: Скачущий вампир.",
            "pl": "Budda niszczy ducha: Skaczący Wampir.",
        },
    ),
    "a token is spent": (
        Event("tao_lost", {"board": "red", "colour": "red", "why": "exorcism"}),
        {
            "en": "Hong spends a red Tao token.",
            "ru": "Хун тратит красный жетон Дао.",
            "pl": "Hong wydaje czerwony znacznik Tao.",
        },
    ),
    "an exorcism fails": (
        Event(
            "exorcism_failed",
            {
                "board": "red",
                "lacking": [
                    {"ghost": 9, "needed": {"yellow": 1}, "tokens_only": False},
                    {"ghost": 35, "needed": {"red": 1}, "tokens_only": True},
                ],
            },
        ),
        {
            "en": "The exorcism fails: yellow × 1 short (Hopping Vampire), red × 1 short (Reaper, "
            "dice do not count).",
            "ru": "Изгнание не удалось, не хватает: жёлтый × 1 (Скачущий вампир), красный × 1 "
            "(Потрошитель, кубики не считаются).",
            "pl": "Egzorcyzm się nie udał, brakuje: żółty × 1 (Skaczący Wampir), czerwony × 1 "
            "(Żniwiarz, kości się nie liczą).",
        },
    ),
    "a neutral board loses Qi": (
        Event("qi_lost", {"board": "blue", "why": "full_board", "qi": 1}),
        {
            "en": "Blue board loses 1 Qi (full board): 1 left.",
            "ru": "Синее поле теряет 1 Чи (поле заполнено): осталось 1.",
            "pl": "Niebieska plansza traci 1 Czi (pełna plansza): zostało 1.",
        },
    ),
    "the curse die has said that 1 Qi is lost": (
        Event("qi_lost", {"board": "blue", "why": "curse", "qi": 1}),
        {
            "en": "Blue board: 1 Qi left.",
            "ru": "Синее поле: осталось 1 Чи.",
            "pl": "Niebieska plansza: zostało 1 Czi.",
        },
    ),
    "a ghost moves": (
        Event(
            "ghost_moved",
            {"ghost": 8, "origin": "yellow", "spot": 1, "board": "red", "place": 2},
        ),
        {
            "en": "Hopping Vampire moves to face the Cemetery.",
            "ru": "Призрак меняет место: Скачущий вампир. Напротив: Кладбище.",
            "pl": "Duch zmienia miejsce: Skaczący Wampir. Naprzeciw: Cmentarz.",
        },
    ),
    "dice are rolled": (
        Event("tao_rolled", {"board": "red", "faces": ["red", "white"]}),
        {
            "en": "Hong rolls: red, white.",
            "ru": "Хун бросает кубики: красный, белый.",
            "pl": "Hong rzuca: czerwony, biały.",
        },
    ),
    "the game ends": (
        Event("game_ended", {"won": False, "reason": "taoists_dead", "score": -7}),
        {
            "en": "Defeat. No Taoist is left alive to defend the village. Score: −7.",
            "ru": "Поражение. В живых не осталось ни одного Даоса, и деревню некому защищать. "
            "Счёт: −7.",
            "pl": "Porażka. Nie żyje już żaden Taoista i nie ma kto bronić wioski. Wynik: −7.",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_questions(kind: str, language: str, view: Mapping[str, Any]) -> None:
    decision, said = QUESTIONS[kind]
    assert speaker(language).question(decision, view) == said[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "option"), OPTIONS)
def test_options(kind: str, option: Option, language: str, view: Mapping[str, Any]) -> None:
    label = speaker(language).option(option, Decision(0, kind, (option,)), view)
    assert label == OPTIONS[kind, option][language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", EVENTS)
def test_events(what: str, language: str, view: Mapping[str, Any]) -> None:
    event, said = EVENTS[what]
    assert speaker(language).event(event, view) == said[language]


def test_a_choice_without_alternatives_is_not_worth_a_line(view: Mapping[str, Any]) -> None:
    event = Event("only_option", {"seat": 0, "kind": "move", "option": ("stay",)})
    assert speaker("en").event(event, view) is None


def test_the_outcome_shows_the_lines_of_the_score() -> None:
    lines = {"victory": 10, "qi": 5, "dead_taoists": 0, "haunted_tiles": -4}
    outcome = {"won": True, "reason": "incarnations_exorcised", "score": 11, "lines": lines}
    assert speaker("pl").outcome({"outcome": outcome}) == (
        "Zwycięstwo! Ostatnia Inkarnacja Wu-Fenga została wyegzorcyzmowana, wioska jest ocalona. "
        "Wynik: 11 (Zwycięstwo +10; Pozostałe Czi +5; Nawiedzone żetony −4)."
    )


def test_names_and_texts() -> None:
    english = speaker("en")
    assert english.name("incarnation", "w57_uncatchable") == "Uncatchable"
    assert english.name("tile", "tea_house") == "Tea House"
    assert english.name("taoist", "red") == "Hong"
    assert english.text("tile", "tea_house").startswith("A moment of rest")


def test_a_ghost_is_described_stone_by_stone() -> None:
    lines = speaker("ru").text("ghost", "g36_sharp_nailed_mistresses").splitlines()
    assert lines[0] == "Сопротивляемость: красный × 1."
    assert [line.split(":")[0] for line in lines[1:]] == [
        "Левый камень. Ещё один призрак",
        "Левый камень. Блокирует силу поля",
    ]


def test_a_slow_haunter_tells_where_its_figure_starts() -> None:
    slow = speaker("en").text("ghost", "g08_hopping_vampire")
    assert "Middle stone. Haunter on card:" in slow


def test_an_incarnation_has_its_own_text() -> None:
    lines = speaker("en").text("incarnation", "w64_vampire_lord").splitlines()
    assert lines[1].startswith("A haunter: in every second yin phase")
    assert lines[-1].startswith("Right stone. Qi and Yin-Yang: Reward for the whole group")


CHANCES: Final[dict[str, tuple[Chance, dict[str, str]]]] = {
    "dice alone": (
        Chance((("ghost", "yellow", 1),), Fraction(7, 27), Fraction(7, 27)),
        {
            "en": "Hopping Vampire 26\u00a0%",
            "ru": "Скачущий вампир 26\u00a0%",
            "pl": "Skaczący Wampir 26\u00a0%",
        },
    ),
    "tokens help": (
        Chance(
            (("ghost", "red", 0), ("ghost", "yellow", 1)),
            Fraction(1, 216),
            Fraction(215, 216),
            tokens=2,
        ),
        {
            "en": "Reaper + Hopping Vampire <1\u00a0%, >99\u00a0% with up to 2 Tao tokens",
            "ru": "Потрошитель + Скачущий вампир <1\u00a0%, >99\u00a0% с жетонами Дао, до 2",
            "pl": "Żniwiarz + Skaczący Wampir <1\u00a0%, >99\u00a0% ze znacznikami Tao, do 2",
        },
    ),
    "herbs of any colour": (
        Chance((("herbs", 1),), Fraction(5, 9), Fraction(5, 9)),
        {
            "en": "one token of the colour you want 56\u00a0%",
            "ru": "жетон нужного цвета 56\u00a0%",
            "pl": "znacznik potrzebnego koloru 56\u00a0%",
        },
    ),
    "herbs of some colours": (
        Chance((("herbs_of", 2, "red", "blue"),), Fraction(1, 9), Fraction(1, 9)),
        {
            "en": "two of one colour (red, blue) 11\u00a0%",
            "ru": "два одного цвета (красный, синий) 11\u00a0%",
            "pl": "dwa w jednym kolorze (czerwony, niebieski) 11\u00a0%",
        },
    ),
    "no chance": (
        Chance((("ghost", "red", 0),), Fraction(0), Fraction(0), "immune_to_dice"),
        {
            "en": "Reaper: no chance, dice do not count and no token fits",
            "ru": "Потрошитель: шансов нет, кубики не считаются, подходящих жетонов нет",
            "pl": "Żniwiarz: bez szans, kości się nie liczą, a żaden znacznik nie pasuje",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHANCES)
def test_chances(name: str, language: str, view: Mapping[str, Any]) -> None:
    chance, texts = CHANCES[name]
    assert speaker(language).chance(chance, view) == texts[language]


def test_a_chance_is_told_in_whole_percents_and_never_as_certain() -> None:
    said = {
        Fraction(0): "0",
        Fraction(1, 300): "<1",
        Fraction(1, 200): "1",
        Fraction(1, 8): "13",
        Fraction(399, 400): ">99",
        Fraction(1): "100",
    }
    for chance, amount in said.items():
        assert percent(Words("en"), chance) == f"{amount}\u00a0%"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curse_to_come_says_its_risk(language: str, view: Mapping[str, Any]) -> None:
    line = speaker(language).event(Event("curse_due", {"board": "yellow", "cause": 9}), view)
    assert line is not None
    assert [word for word in line if word.isdigit()] == ["4", "6"]
