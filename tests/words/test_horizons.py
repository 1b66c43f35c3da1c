"""A few sentences of Horizons of Spirit Island word for word."""

from __future__ import annotations

from typing import Any, Final

import pytest

from vigil.core import CHANCE, EVERYONE, STOP, Decision, Event, Option, Table
from vigil.core.together import put_together
from vigil.games.horizons import HORIZONS, Setup
from vigil.words import LANGUAGES, Speaker, Words, speaker_for

POSITION: Final = """
    players: 2
    spirits: sun_bright_whirlwind rising_heat_of_stone_and_sand
    G5: explorer 2 town 1 city:2 1 dahan 3 blight 1 presence0 2
    phase: fast
    ravage_card: i1_sands
"""


def speaker(language: str) -> Speaker:
    return speaker_for(Setup(), Words(language))


@pytest.fixture(scope="module")
def view() -> dict[str, Any]:
    return {**Table.at(HORIZONS, HORIZONS.read(POSITION)).view(0), "phase": "fast"}


GROWTH: Final[tuple[Option, ...]] = (("growth", 0, 1), ("growth", 1, 1))
USES: Final[tuple[Option, ...]] = (("use", 0, "violent_windstorms"), ("pass", 0))

QUESTIONS: Final[dict[str, tuple[Decision, dict[str, str]]]] = {
    "spirit_phase": (
        Decision(EVERYONE, "spirit_phase", GROWTH),
        {
            "en": "Spirit phase: what do you do?",
            "ru": "Фаза духов: что делать?",
            "pl": "Faza duchów: co robisz?",
        },
    ),
    "power_phase": (
        Decision(EVERYONE, "power_phase", USES),
        {
            "en": "Fast phase: which power do you use?",
            "ru": "Фаза быстрых способностей: какую способность применить?",
            "pl": "Faza szybkich mocy: której mocy użyć?",
        },
    ),
    "push": (
        Decision(0, "push", (), ("up_to", "scatter_to_the_winds", 2, 5, "G8")),
        {
            "en": "G8, mountain: push which piece, and where (2 of up to 5)?",
            "ru": "G8, горы: кого вытолкнуть и куда (2 из 5, можно меньше)?",
            "pl": "G8, góra: kogo wypchnąć i dokąd (2 z 5, można mniej)?",
        },
    ),
    "gather of one": (
        Decision(0, "gather", (), ("up_to", "scatter_to_the_winds", 1, 1, "G8")),
        {
            "en": "G8, mountain: gather which piece, and from where?",
            "ru": "G8, горы: кого привлечь и откуда?",
            "pl": "G8, góra: kogo zgromadzić i skąd?",
        },
    ),
    "damage": (
        Decision(0, "damage", (), ("exactly", "dahan", 1, 4, "G8")),
        {
            "en": "G8, mountain: which piece takes 1 damage (1 of 4)?",
            "ru": "G8, горы: кто получает 1 урон (1 из 4)?",
            "pl": "G8, góra: kto otrzymuje 1 obrażenie (1 z 4)?",
        },
    ),
    "target_land": (
        Decision(0, "target_land", (), ("power", "scatter_to_the_winds")),
        {
            "en": "Which land is the target?",
            "ru": "Какой регион станет целью?",
            "pl": "Która kraina będzie celem?",
        },
    ),
    "cascade": (
        Decision(1, "cascade", (), ("land", "G5")),
        {
            "en": "G5, sands: where does the blight cascade?",
            "ru": "G5, пустыня: куда распространяется скверна?",
            "pl": "G5, piaski: dokąd rozlewa się spaczenie?",
        },
    ),
    "push_to": (
        Decision(0, "push_to", (), ("piece", "city", 2)),
        {
            "en": "Where do you push the city (damage: 2)?",
            "ru": "Куда вытолкнуть: город (урон: 2)?",
            "pl": "Dokąd wypchnąć: miasto (obrażenia: 2)?",
        },
    ),
    "invader_card": (
        Decision(CHANCE, "invader_card", ()),
        {
            "en": "Invader deck: which card is turned up?",
            "ru": "Колода захватчиков: какая карта открыта?",
            "pl": "Talia najeźdźców: którą kartę odkryto?",
        },
    ),
}

OPTIONS: Final[dict[tuple[str, Option, Option], dict[str, str]]] = {
    ("target_land", ("land", "G5"), ("power", "tsunami")): {
        "en": "G5, sands (2 explorers, 1 town, 1 city, 3 Dahan, 1 blight; presence: yours × 2; "
        "ravaged next: 7 damage)",
        "ru": "G5, пустыня (2 разведчика, 1 поселение, 1 город, 3 дахана, скверна: 1; "
        "присутствие: ваше × 2; скоро разорение, урон 7)",
        "pl": "G5, piaski (2 odkrywców, 1 miasteczko, 1 miasto, 3 Dahan, spaczenie: 1; obecność: "
        "twoja × 2; zaraz pustoszenie, obrażenia 7)",
    },
    ("presence_source", ("track", "energy"), ("land", "G5")): {
        "en": "From the energy track (uncovers: 2 energy a turn)",
        "ru": "Со шкалы энергии (откроется: 2 энергии за ход)",
        "pl": "Z toru energii (odsłania: 2 punkty energii na turę)",
    },
    ("keep_card", ("card", "rain_of_blood"), ()): {
        "en": "Rain of Blood (cost 0; slow; air, water, animal)",
        "ru": "Кровавый дождь (стоимость 0; медленная; воздух, вода, фауна)",
        "pl": "Deszcz krwi (koszt 0; wolna; powietrze, woda, zwierzę)",
    },
    ("innate_levels", ("level", 2), ("power", "violent_windstorms")): {
        "en": "Level 2",
        "ru": "Уровень 2",
        "pl": "Poziom 2",
    },
    ("choose_effect", ("effect", 1), ("power", "call_to_tend")): {
        "en": "Push up to 3 Dahan",
        "ru": "Вытолкнуть до 3 даханов",
        "pl": "Wypchnij do 3 Dahan",
    },
    ("use_threshold", ("yes",), ("power", "drought")): {
        "en": "Use the threshold",
        "ru": "Применить формулу",
        "pl": "Skorzystaj z progu",
    },
    ("gather", STOP, ("land", "G5")): {
        "en": "Done gathering",
        "ru": "Закончить привлечение",
        "pl": "Zakończ gromadzenie",
    },
}

EVENTS: Final[dict[str, tuple[Event, dict[str, str]]]] = {
    "a city is destroyed": (
        Event("piece_destroyed", {"piece": "city", "land": "G5", "why": "tsunami"}),
        {
            "en": "1 city is destroyed in G5 (Tsunami).",
            "ru": "G5, уничтожено: город (Цунами).",
            "pl": "G5, zniszczono: miasto (Tsunami).",
        },
    ),
    "a spirit gains energy": (
        Event("energy_gained", {"seat": 0, "amount": 3, "why": "track"}),
        {
            "en": "Sun-Bright Whirlwind gains 3 energy (energy track).",
            "ru": "Яркий от Солнца Порыв Ветра: энергия +3 (шкала энергии).",
            "pl": "Słonecznie Jasny Wicher: energia +3 (tor energii).",
        },
    ),
    "a power on a land": (
        Event("power_used", {"seat": 1, "power": "scorch_with_waves_of_heat", "land": "G5"}),
        {
            "en": "Rising Heat of Stone and Sand uses Scorch with Waves of Heat (G5).",
            "ru": "Восходящий Жар Камня и Песка, способность: Опалить волнами жара (G5).",
            "pl": "Wzbierający Żar Kamieni i Piasku, moc: Spopielenie falami żaru (G5).",
        },
    ),
    "a power on a spirit": (
        Event("power_used", {"seat": 0, "power": "gift_of_power", "target": 1}),
        {
            "en": "Sun-Bright Whirlwind uses Gift of Power on Rising Heat of Stone and Sand.",
            "ru": "Яркий от Солнца Порыв Ветра, способность: Дар могущества (Восходящий "
            "Жар Камня и Песка).",
            "pl": "Słonecznie Jasny Wicher, moc: Dar mocy (Wzbierający Żar Kamieni i Piasku).",
        },
    ),
    "the cards advance": (
        Event("cards_advanced", {"ravage": "", "build": "i2_coastal"}),
        {
            "en": "The invader cards advance: ravage (—), build (Stage II: Coastal lands).",
            "ru": "Карты захватчиков сдвигаются: разорение (—), "
            "строительство (Этап II: прибрежные регионы).",
            "pl": "Karty najeźdźców przesuwają się: pustoszenie (—), "
            "budowa (Etap II: krainy przybrzeżne).",
        },
    ),
    "actions are skipped": (
        Event("actions_skipped", {"land": "G5", "actions": 7}),
        {
            "en": "G5: the invaders skip actions this turn (Ravage, Build, Explore).",
            "ru": "G5: захватчики пропустят действия (Разорение, Строительство, Разведка).",
            "pl": "G5: najeźdźcy pominą akcje (Pustoszenie, Budowa, Eksploracja).",
        },
    ),
    "a fear card": (
        Event("fear_card_revealed", {"card": "retreat", "level": 1}),
        {
            "en": "Fear card “Retreat!”: "
            "Each player picks an inland land and may push up to 2 explorers out of it.",
            "ru": "Карта страха «Отступаем!»: "
            "Каждый игрок может вытолкнуть до 2 разведчиков из одного внутреннего региона.",
            "pl": "Karta strachu „Odwrót!”: "
            "Każdy gracz może wypchnąć do 2 odkrywców z jednej krainy w głębi lądu.",
        },
    ),
    "the game ends": (
        Event("game_ended", {"won": False, "reason": "blight", "score": -1}),
        {
            "en": "Defeat. The blight pool ran dry, and the island will never recover. Score: −1.",
            "ru": "Поражение. Резерв скверны опустел, и острову уже не оправиться. Счёт: −1.",
            "pl": "Porażka. Pula spaczenia się wyczerpała i wyspa już się nie podniesie. "
            "Wynik: −1.",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_questions(kind: str, language: str, view: dict[str, Any]) -> None:
    decision, said = QUESTIONS[kind]
    assert speaker(language).question(decision, view) == said[language]


@pytest.mark.parametrize(
    ("option", "asked"),
    [
        (("growth", 0, 1), "Which growth do you choose?"),
        (("growth_from", 0, 0, "minor"), "Which growth do you choose?"),
        (("grow", 0, 0), "Which part of the growth is next?"),
        (("play", 0, "drought"), "Which cards do you play: up to 2 for 3 energy?"),
    ],
)
def test_the_spirit_phase_asks_for_what_is_next(
    option: Option, asked: str, view: dict[str, Any]
) -> None:
    whirlwind = view["spirits"][0] | {"energy": 3, "plays_left": 2}
    now = view | {"spirits": [whirlwind, *view["spirits"][1:]]}
    question = speaker("en").question(Decision(EVERYONE, "spirit_phase", (option,)), now)
    assert question == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "option", "about"), OPTIONS)
def test_options(
    kind: str, option: Option, about: Option, language: str, view: dict[str, Any]
) -> None:
    label = speaker(language).option(option, Decision(0, kind, (option,), about), view)
    assert label == OPTIONS[kind, option, about][language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", EVENTS)
def test_events(what: str, language: str, view: dict[str, Any]) -> None:
    event, said = EVENTS[what]
    assert speaker(language).event(event, view) == said[language]


def test_an_option_says_whose_it_is_when_several_are_asked(view: dict[str, Any]) -> None:
    together = Decision(EVERYONE, "spirit_phase", GROWTH)
    alone = Decision(EVERYONE, "spirit_phase", GROWTH[:1])
    label = "Growth 2 (add 1 presence (range 1), gain 4 energy)"
    assert speaker("en").option(GROWTH[0], alone, view) == label
    assert speaker("en").option(GROWTH[0], together, view) == f"Sun-Bright Whirlwind: {label}"


def test_questions_put_together_are_said_one_by_one(view: dict[str, Any]) -> None:
    say = speaker("en")
    deck = Decision(1, "choose_deck", (("deck", "minor"), ("deck", "major")))
    window = Decision(EVERYONE, "spirit_phase", GROWTH[:1])
    both = put_together([deck, window])
    assert say.question(both, view) == f"{say.question(deck, view)} {say.question(window, view)}"
    label = say.option(("deck", "minor"), deck, view)
    assert say.option(("deck", 1, "minor"), both, view) == f"{say.seat(1, view)}: {label}"


def test_a_power_card_is_described_line_by_line() -> None:
    assert speaker("en").text("power", "drought").splitlines() == [
        "Kind: minor power. Speed: slow. Cost: 1 energy.",
        "Elements: sun, fire, earth.",
        "Range: 1. Target: any land.",
        "Destroy 3 towns. Each remaining town and each city takes 1 damage. Add 1 blight.",
        "Threshold (sun × 3): Also destroy 1 city.",
    ]


def test_targets_and_ranges_of_powers() -> None:
    english = speaker("en")
    assert "Target: another spirit" in english.text("power", "gift_of_searing_heat")
    guidance = english.text("power", "whispered_guidance_through_the_night")
    assert "Range: 1, from presence in: jungle." in guidance
    innate = english.text("innate", "mischief_and_sabotage")
    assert "Range: 1, from a sacred site. Target: a land with invaders." in innate
    assert "Level 2 (moon × 2, plant × 3): Instead: 1 fear, Defend 4." in innate


def test_a_spirit_is_described_with_growth_tracks_rule_and_innate_power() -> None:
    lines = speaker("en").text("spirit", "sun_bright_whirlwind").splitlines()
    assert lines[2] == "Growth 1: reclaim all cards, gain a power card, gain 1 energy."
    assert lines[5] == "Energy track: 1, 2, sun, 3, 4 + air, 6."
    assert lines[6] == "Card plays track: 1, 2, 3, air, 4, 5 + sun."
    assert lines[7].startswith("Special rule. A Stiff Wind at Their Backs: Each time")
    assert lines[8] == "Innate power. Violent Windstorms."


def test_fear_and_invader_cards_and_boards() -> None:
    english = speaker("en")
    assert english.text("fear", "isolation").count("\n") == 2
    assert english.text("invader", "i2_sands").endswith("Bears the escalation symbol.")
    assert english.text("invader", "i2_coastal") == "The invaders act in every coastal land."
    assert english.text("board", "G").startswith("A new board of Horizons")


def test_a_card_without_elements_has_no_note_of_them(view: dict[str, Any]) -> None:
    asked = Decision(0, "gain_card", (("card", "elemental_boon"), ("card", "call_to_tend")))
    label = speaker("en").option(("card", "elemental_boon"), asked, view)
    assert label.endswith("Elemental Boon (cost 1; fast)")
