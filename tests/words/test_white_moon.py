"""White Moon in words: its sentences, the base texts it changes, and cards of an owner's box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from vigil.core import Decision, Event, Option, Table
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.games.ghost_stories.model.rules import EDITIONS
from vigil.games.ghost_stories.white_moon.presentation.catalogue import CONTENT
from vigil.words import LANGUAGES, Speaker, Words, speaker_for

POSITION: Final = (
    'players: 2; modules: white_moon; options: {"portal": "corner"}; '
    "boards: red dance_of_the_spires 0, yellow enfeeblement_mantra -, "
    "green strength_of_the_mountain 1, blue heavenly_gust -; "
    "village: cemetery taoist_altar herbalist sorcerers_hut buddhist_temple tea_house "
    "circle_of_prayer pavilion kung_fu_school; "
    "portal: 0; villagers: 0 ? ? hua, 1 ? wu, 4 sheng sun; shelter: hua; graveyard: long; "
    "crystals: red 1; receptacles: 2; artifacts: moon_dust red; "
    "red: qi 3, tokens 1, at 0; green: qi 2, at 4; blue: qi 1; "
    "red ghosts: 71 - -; yellow ghosts: 86 8 -; turn: red"
)


def speaker(language: str, **options: Any) -> Speaker:
    return speaker_for(Setup(modules=("white_moon",), options=options), Words(language))


@pytest.fixture(scope="module")
def view() -> Mapping[str, Any]:
    return Table.at(GHOST_STORIES, GHOST_STORIES.read(POSITION)).view(0)


# -- sentences

QUESTIONS: Final[dict[str, tuple[Decision, dict[str, str]]]] = {
    "inherit": (
        Decision(1, "inherit", (), ("artifact", "moon_dust")),
        {
            "en": "Who inherits the Moon Dust?",
            "ru": "Кому оставить артефакт «Лунная Пыль»?",
            "pl": "Komu zostawić artefakt „Księżycowy Pył”?",
        },
    ),
    "give_up_tao": (
        Decision(0, "give_up_tao", (), ("tao", "green")),
        {
            "en": "Who gives up a green Tao token?",
            "ru": "Кто отдаёт зелёный жетон Дао?",
            "pl": "Kto oddaje zielony znacznik Tao?",
        },
    ),
    "place_ghost": (
        Decision(0, "place_ghost", (), ("card", 86)),
        {
            "en": "Where does Shapeshifter appear?",
            "ru": "Где появляется призрак: Оборотень?",
            "pl": "Gdzie pojawia się duch: Zmiennokształtny?",
        },
    ),
    "barrier": (
        Decision(0, "barrier", (), ("board", "blue")),
        {
            "en": "Mystic Barrier, blue board: roll or save a villager?",
            "ru": "Мистическая Ограда, синее поле: бросить кубики или спасти Жителя?",
            "pl": "Mistyczna Bariera, niebieska plansza: rzut czy ocalenie Wieśniaka?",
        },
    ),
}

OPTIONS: Final[dict[tuple[str, Option], dict[str, str]]] = {
    ("move", ("escort", 1)): {
        "en": "Move with Hua: Taoist Altar",
        "ru": "Идти с Жителем Хуа: Даосский Алтарь",
        "pl": "Idź z Wieśniakiem Hua: Ołtarz Taoistyczny",
    },
    ("move", ("fetch", 4)): {
        "en": "Fetch Sun: Buddhist Temple (Qing)",
        "ru": "Идти за Жителем Сунь: Буддийский Храм (Цин)",
        "pl": "Idź po Wieśniaka Sun: Świątynia Buddyjska (Qing)",
    },
    ("act", ("save",)): {
        "en": "Save a villager: Hua (1 of 3 saved)",
        "ru": "Спасти Жителя: Хуа (спасено 1 из 3)",
        "pl": "Ocal Wieśniaka: Hua (ocalono 1 z 3)",
    },
    ("revive", ("family", "long")): {
        "en": "A villager: Long (0 of 1 saved, 1 dead)",
        "ru": "Житель: Лон (спасено 0 из 1, погибло 1)",
        "pl": "Wieśniak: Long (ocalono 0 z 1, zginęło 1)",
    },
    ("devour", ("villager", "wu", 1)): {
        "en": "Wu (Taoist Altar; 0 of 2 saved)",
        "ru": "Ву (Даосский Алтарь; спасено 0 из 2)",
        "pl": "Wu (Ołtarz Taoistyczny; ocalono 0 z 2)",
    },
    ("school_colour", ("colour", "yellow")): {
        "en": "Yellow, for a power token: Marsh Jackal (resistance: yellow × 2), "
        "Hopping Vampire (resistance: yellow × 3)",
        "ru": "Жёлтый, за жетон Нейтральной Силы: Болотный шакал (сопротивляемость: жёлтый × 2), "
        "Скачущий вампир (сопротивляемость: жёлтый × 3)",
        "pl": "Żółty, za znacznik Mocy: Bagienny Szakal (odporność: żółty × 2), "
        "Skaczący Wampir (odporność: żółty × 3)",
    },
    ("su_ling", ("space", "yellow", 1)): {
        "en": "Yellow board, facing the Tea House (Hopping Vampire)",
        "ru": "Жёлтое поле, напротив Чайного Домика (Скачущий вампир)",
        "pl": "Żółta plansza, naprzeciw Herbaciarni (Skaczący Wampir)",
    },
    ("zhou_curse", ("board", "blue")): {
        "en": "Blue board (Qi 1)",
        "ru": "Синее поле (Чи: 1)",
        "pl": "Niebieska plansza (Czi: 1)",
    },
    ("spend_tao", ("moon_crystal", "red")): {
        "en": "Moon crystal (Hong)",
        "ru": "Лунный Кристалл (Хун)",
        "pl": "Księżycowy Kryształ (Hong)",
    },
    ("move_ghost", ("ghost", "yellow", 0)): {
        "en": "Shapeshifter (resistance: yellow × 4; yellow board, facing the Kung-Fu School)",
        "ru": "Оборотень (сопротивляемость: жёлтый × 4; жёлтое поле, напротив Школы Конг-Фу)",
        "pl": "Zmiennokształtny (odporność: żółty × 4; żółta plansza, naprzeciw Szkoły Kung-Fu)",
    },
}

EVENTS: Final[dict[str, tuple[Event, dict[str, str]]]] = {
    "a villager dies": (
        Event("villager_died", {"family": "sun", "tile": 4, "why": "cannot_flee", "dead": 2}),
        {
            "en": "A Sun villager dies (nowhere to flee): 2 dead.",
            "ru": "Житель Сунь погибает (бежать некуда): всего 2.",
            "pl": "Wieśniak Sun ginie (nie ma dokąd uciec): łącznie 2.",
        },
    ),
    "a family's curse": (
        Event("family_cursed", {"family": "li"}),
        {
            "en": "Curse of the Li family: the bottom card leaves the deck.",
            "ru": "Проклятие семьи Ли: нижняя карта уйдёт из колоды.",
            "pl": "Klątwa rodziny Li: najniższa karta opuści talię.",
        },
    ),
    "a Taoist places a crystal": (
        Event("crystal_placed", {"tile": 0, "why": "red"}),
        {
            "en": "Hong fills the receptacle: Cemetery.",
            "ru": "Хун заполняет Подставку: Кладбище.",
            "pl": "Hong zapełnia Postument: Cmentarz.",
        },
    ),
    "Su-Ling places a crystal": (
        Event("crystal_placed", {"tile": 0, "why": "su_ling"}),
        {
            "en": "Su-Ling fills the receptacle: Cemetery.",
            "ru": "Су-Лин заполняет Подставку: Кладбище.",
            "pl": "Su-Ling zapełnia Postument: Cmentarz.",
        },
    ),
    "an artifact gives a crystal": (
        Event("crystal_gained", {"board": "red", "why": "moon_dust"}),
        {
            "en": "Hong gains a moon crystal (Moon Dust).",
            "ru": "Хун получает Лунный Кристалл (Лунная Пыль).",
            "pl": "Hong zyskuje Księżycowy Kryształ (Księżycowy Pył).",
        },
    ),
    "Su-Ling silences a ghost": (
        Event("stone_silenced", {"ghost": 71, "ability": "devourer"}),
        {
            "en": "Su-Ling silences Marsh Jackal.",
            "ru": "Су-Лин усмиряет призрака: Болотный шакал.",
            "pl": "Su-Ling ucisza ducha: Bagienny Szakal.",
        },
    ),
    "a Buddha returns, perhaps into the box": (
        Event("buddha_returned", {"board": "red", "place": 2}),
        {
            "en": "A Buddha leaves its space.",
            "ru": "Будда покидает своё место.",
            "pl": "Budda opuszcza swoje miejsce.",
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


def test_another_taoist_brings_his_own_villager(view: Mapping[str, Any]) -> None:
    decision = Decision(0, "carry_taoist_to", (), ("taoist", "green"))
    label = speaker("en").option(("escort", 8), decision, view)
    assert label == "With Sun: Kung-Fu School"


PAID: Final = {
    "en": "Use the borrowed power: Enfeeblement Mantra",
    "ru": "Применить заимствованную силу: Ослабляющая Мантра",
    "pl": "Użyj pożyczonej mocy: Mantra Osłabiająca",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_that_the_school_has_paid_for_costs_no_token(language: str) -> None:
    lent = GHOST_STORIES.read(f"{POSITION}; used: yellow; borrowed: yellow")
    option, view = ("power", "enfeeblement_mantra"), Table.at(GHOST_STORIES, lent).view(0)
    assert speaker(language).option(option, Decision(0, "move", (option,)), view) == PAID[language]


# -- base texts that the module changes

DIFFERENT: Final = {
    ("tile", "cemetery"),
    ("tile", "herbalist"),
    ("power", "dance_of_the_spires"),
    ("power", "heavenly_gust"),
    ("power", "second_wind"),
    ("ability", "draw_ghost"),
    ("ability", "haunt_tile"),
    ("ability", "haunt_front"),
    ("ability", "place_haunter_on_board"),
    ("ability", "haunter"),
    ("curse", "haunt"),
    ("term", "yang_phase"),
}

VILLAGERS: Final = {"en": "villager", "ru": "Жител", "pl": "Wieśnia"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_module_has_words_of_its_own_in_every_edition(edition: str, language: str) -> None:
    alone = speaker_for(Setup(edition=edition), Words(language))
    moon = speaker_for(Setup(edition=edition, modules=("white_moon",)), Words(language))
    for kind, id in DIFFERENT:
        assert moon.text(kind, id) != alone.text(kind, id)
        assert moon.text(kind, id) == speaker(language).text(kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["haunt_tile", "haunt_front", "place_haunter_on_board", "haunter"])
def test_hauntings_tell_of_the_villagers(id: str, language: str) -> None:
    plain = speaker_for(Setup(), Words(language))
    assert VILLAGERS[language] in speaker(language).text("ability", id)
    assert VILLAGERS[language] not in plain.text("ability", id)


def test_what_the_module_leaves_alone_keeps_the_words_of_the_edition() -> None:
    first = speaker_for(Setup(edition="first_print", modules=("white_moon",)), Words("en"))
    assert "in a solo game no Taoist" in first.text("tile", "pavilion")
    assert "every player discards" in first.text("incarnation", "w61_bone_cracker")


def test_the_box_of_the_base_game_holds_nothing_of_the_module() -> None:
    plain = speaker_for(Setup(), Words("en"))
    with pytest.raises(KeyError):
        plain.name("ghost", "wm10_pale_wolf")


# -- estimates, and the figures of an owner

CARDS: Final = [entry for entry in CONTENT if entry.kind in ("ghost", "incarnation")]
WOLF: Final = "wm10_pale_wolf"
FIGURES: Final = {
    "name": "Mondwolf",
    "colour": "blue",
    "resistance": 3,
    "enter": ["lose_qi"],
    "yin": ["haunter"],
    "curses": [],
    "rewards": ["gain_1_tao"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_estimates_says_so_in_its_last_line(language: str) -> None:
    mark = Words(language).text("gs-estimate-text")
    ours = speaker(language)
    for card in CARDS:
        assert ours.text(card.kind, card.id).splitlines()[-1] == mark
    assert mark not in ours.text("ghost", "g35_reaper")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_marked_until_its_owner_has_told_everything(language: str) -> None:
    mark = Words(language).text("gs-estimate-text")
    known = speaker(language, cards={WOLF: FIGURES})
    half = speaker(language, cards={WOLF: {"name": "Mondwolf"}})
    assert mark not in known.text("ghost", WOLF)
    assert mark in half.text("ghost", WOLF)


OWN_TEXT: Final = {
    "en": ("Resistance: blue × 3.", "Left stone. Lose 1 Qi", "Middle stone. Haunter"),
    "ru": ("Сопротивляемость: синий × 3.", "Левый камень. Потеря 1 Чи", "Центральный камень. Об"),
    "pl": ("Odporność: niebieski × 3.", "Lewy kamień. Utrata 1 Czi", "Centralny kamień. Nawie"),
}
OWN_NAME: Final = {
    "en": "Mondwolf (resistance: blue × 3)",
    "ru": "Mondwolf (сопротивляемость: синий × 3)",
    "pl": "Mondwolf (odporność: niebieski × 3)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_figures_are_told(language: str) -> None:
    lines = speaker(language, cards={WOLF: FIGURES}).text("ghost", WOLF).splitlines()
    for line, beginning in zip(lines, OWN_TEXT[language], strict=False):
        assert line.startswith(beginning)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_name_is_told_in_every_language(language: str, view: Mapping[str, Any]) -> None:
    own = speaker(language, cards={WOLF: FIGURES})
    assert own.name("ghost", WOLF) == "Mondwolf"
    assert "Mondwolf" in str(own.event(Event("ghost_drawn", {"ghost": 80, "left": 9}), view))
    asked = Decision(0, "place_ghost", (), ("card", 80))
    assert "Mondwolf" in own.question(asked, view)
    assert own.topic(asked, view) == OWN_NAME[language]


def test_an_incarnation_with_other_stones_is_told_by_them_alone() -> None:
    ondine, own_text = "wmw3_howling_ondine", "Takes Su-Ling captive"
    assert own_text in speaker("en").text("incarnation", ondine)
    other = speaker("en", cards={ondine: {"enter": ["lose_qi"]}}).text("incarnation", ondine)
    assert own_text not in other
    assert "Left stone. Lose 1 Qi" in other
    weaker = speaker("en", cards={ondine: {"resistance": 3}}).text("incarnation", ondine)
    assert own_text in weaker


SHIFTING: Final = {
    "en": "Resistance: its board's colour × 4.",
    "ru": "Сопротивляемость: цвет своего поля × 4.",
    "pl": "Odporność: kolor swojej planszy × 4.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shapeshifter_has_no_colour_off_the_board(language: str) -> None:
    text = speaker(language).text("incarnation", "wmw6_shapeshifter")
    assert text.splitlines()[0] == SHIFTING[language]
