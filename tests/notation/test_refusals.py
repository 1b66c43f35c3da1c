"""What cannot be is refused, by one sentence that names the clause, the word and what is right."""

from __future__ import annotations

from typing import Final

import pytest

from vigil.core import find_game
from vigil.core.errors import BadPosition
from vigil.words import LANGUAGES, Words, explain
from words.source import error_codes

MOON: Final = "modules: white_moon; "
NINE: Final = "hua hua hua li li li sun sun sun"
UNIQUE: Final = "seat 0: hand scatter_to_the_winds"
TWO: Final = "players: 2; spirits: sun_bright_whirlwind fathomless_mud_of_the_swamp; "
GIVEN: Final = TWO + "seat 1: hand scatter_to_the_winds"
INNATE: Final = TWO + "seat 1: used violent_windstorms"

VILLAGE: Final = {
    # The text itself.
    "red": "no_colon: red",
    "red: qi 3; red: qi 2": "clause_twice: red",
    "grene: qi 3": "unknown_clause: grene green",
    "starting_qi: 5": "unknown_clause: starting_qi, starting qi",
    "tao tokens: 4 4 4 4 4": "unknown_clause: tao tokens",
    "red: chi 3": "unknown_word: red chi qi",
    "red: qi 3 tao red 1": "surplus_word: red tao, qi 3",
    "red: qi 3, qi 2": "word_twice: red qi",
    "red: qi": "word_missing: red qi",
    "red:": "word_missing: red",
    "red: qi -1": "not_a_number: red -1 0",
    "red: qi 1e3": "not_a_number: red 1e3",
    "red: qi ²": "not_a_number: red ²",
    "red: qi 9999999999999999999999": "not_a_number: red 9999999999999999999999",
    "red: tao pink 1": "unknown_word: red pink",
    "red: yin_yang maybe": "unknown_word: red maybe yes no",
    "red: at 9": "not_a_number: red 9 8",
    "circle: pink": "unknown_word: circle pink",
    "haunted: -1": "not_a_number: haunted -1 0 8",
    "haunted: 3 3": "word_twice: haunted 3",
    "haunted:": "word_missing: haunted",
    "yang: perhaps": "unknown_word: yang perhaps",
    "turn: red 7": "word_missing: turn red 7",
    "turn: pink": "unknown_word: turn pink",
    "players: two": "not_a_number: players two",
    "players: 9": "set_up: 9",
    "level: brutal": "set_up: brutal",
    "options: {": "not_json: options {",
    "options: [1]": "not_json: options [1]",
    "chosen first: 0 1": "surplus_word: chosen first, 1",
    "black_tao: maybe": "unknown_word: black_tao maybe",
    "next: set_up; turn: red": "not_laid_yet: turn, next: set_up",
    # Seats and boards.
    "boards: red, yellow, green": "boards: blue",
    "boards: red, red, green, blue": "boards: yellow",
    "boards: red second_wind, yellow, green, blue": "unknown_word: boards second_wind",
    "players: 1; boards: red dance_of_the_twin_winds, yellow, green, blue": (
        "unknown_word: boards dance_of_the_twin_winds, dance_of_the_spires"
    ),
    "boards: red dance_of_the_spires 4, yellow, green, blue": "unknown_word: boards 4",
    "players: 2; boards: red dance_of_the_spires 0, yellow, green favourite_of_the_gods 0, blue": (
        "seats: boards, 0 0"
    ),
    "players: 2; boards: red, yellow bottomless_pockets 1, green favourite_of_the_gods -, blue": (
        "seats_opposite: boards"
    ),
    "players: 2; chosen seats: 0 2; boards: red dance_of_the_spires -, yellow bottomless_pockets 0,"
    " green favourite_of_the_gods -, blue heavenly_gust 1": "not_as_chosen: chosen seats",
    "chosen powers: second_wind; boards: red, yellow, green, blue heavenly_gust": (
        "not_as_chosen: chosen powers"
    ),
    "village: cemetery": "village: pavilion",
    "village: cemetry": "unknown_word: cemetry cemetery",
    # Cards and marks.
    "red ghosts: 38 -": "word_missing: red ghosts, 38 -",
    "red ghosts: 38 - - -": "surplus_word: red ghosts",
    "red ghosts: 99 - -": "unknown_word: red ghosts, 99",
    "red ghosts: g38_bleeding_eye - -": "unknown_word: g38_bleeding_eye g38_bleeding_eyes",
    "red ghosts: 3^ - -": "mark_haunter: red ghosts, 3^",
    "red ghosts: -^ - -": "mark_haunter: red ghosts, -^",
    "red ghosts: 38^^ - -": "word_twice: red ghosts, ^",
    "red ghosts: 38* - -": "mark_exposed: red ghosts, 38*",
    "red ghosts: 38b - -": "mark_buddha: red ghosts, 38b",
    "red ghosts: 38~ - -": "mark_mantra: red ghosts, 38~ enfeeblement_mantra",
    "boards: red, yellow enfeeblement_mantra, green, blue; red ghosts: 38~ 39~ -": (
        "mark_mantra: red ghosts, 39~"
    ),
    "red ghosts: 38! - -": "mark_left_stone: red ghosts, 38!",
    "red ghosts: 38 38 -": "card_in_two_places: 38",
    "red ghosts: 38 - -; discard: 38": "card_in_two_places: 38",
    "discard: 1 1": "card_in_two_places: 1",
    "discard: 77": "unknown_word: discard 77",
    "deck: 5 ghosts": "unknown_word: deck ghosts ghost",
    "deck: 0 ghost": "not_a_number: deck 0",
    "deck: 56 ghost": "deck_count: 56 ghost 55",
    "deck: empty": "deck_empty: deck",
    "exorcised: 64": "exorcised: 64 discard",
    "discard: 1; exorcised: 1": "exorcised: 1",
    "red ghosts: 56 57 -": "incarnations: 2 1",
    "red ghosts: 56 - -; deck: 9 ghost, 1 incarnation": "incarnations: 2 1",
    "discard: 64; exorcised: 64": "already_won: 1 exorcised outcome",
    # Tokens, Taoists, neutral boards.
    "red: tao red 4; yellow: tao red 1": "supply: tao red, 5 4",
    "red: qi 19": "supply: qi 31 20",
    "red: buddhas 2; red ghosts: -b - -": "supply: buddhas 3 2",
    "red: tokens 1": "supply: tokens 1 0",
    "players: 2; centre: 1": "supply: tokens 3 2",
    "red: qi 0; yellow: qi 0; green: qi 0; blue: qi 0": "nobody_alive:",
    "red: qi 0, tao red 1": "dead_own_nothing: red tao 0",
    "red: tao red 1, qi 0": "dead_own_nothing: red tao",
    "red: qi 0, at 4": "dead_own_nothing: red at 0",
    "red: qi 0, yin_yang yes": "dead_own_nothing: red yin_yang",
    "players: 3; blue: tao blue 1": "neutral_own_nothing: blue tao",
    "players: 3; blue: qi 4": "neutral_own_nothing: blue qi 3",
    "players: 3; blue: at 2": "neutral_own_nothing: blue at",
    "haunted: 0 1 2 3": "already_lost: haunted 4 3 outcome",
    "level: hell; haunted: 0 1 2": "already_lost: haunted 3 2",
    "used: yellow": "not_usable: used yellow",
    "players: 3; borrowed: yellow": "not_usable: borrowed yellow",
    "new_buddhas: 1": "this_turn: new_buddhas 1 0",
    "placed_buddhas: 3": "this_turn: placed_buddhas 3 2",
    "done: jump": "unknown_word: done jump",
    "done: help help help": "surplus_word: done help",
    # Steps.
    "next: jump": "unknown_word: next jump",
    "next: trun 1": "unknown_word: next trun turn",
    "next: turn": "step_words: next, turn SIDE",
    "next: turn 1 2": "step_words: next, turn SIDE",
    "next: turn 4": "not_a_number: next 4 3",
    "next: turn 1, act": "step_order: next act",
    "next: turn 1, turn 2": "step_order: next, turn 2",
    "next: act, begin_yang, full_board no": "step_order: next full_board",
    "next: draw_ghost, use_yin_yang, act": "step_first: next use_yin_yang",
    "next: send_back 0": "step_impossible: next, send_back 0",
    "next: exorcise, end_yang": "step_impossible: next exorcise",
    "red: at 1; red ghosts: - 38 -; next: exorcise": "step_impossible: next exorcise",
    "yang: yes; red ghosts: 38 - -; next: send_back 0, send_back 0": "step_twice: send_back 0",
    "next: haunter 0": "step_impossible: haunter 0",
    "next: gain_1_tao 56": "step_impossible: gain_1_tao 56",
    "next: set_up, turn 0": "step_impossible: set_up",
    "next: stack_dies 3": "unknown_word: next stack_dies",
    "next:": "word_missing: next",
    # The end.
    "outcome: lost bored 0": "unknown_word: outcome bored",
    "outcome: drawn bored 0": "unknown_word: outcome drawn won lost",
    "outcome: lost village_haunted 0": "outcome_untrue: village_haunted outcome",
    "haunted: 0 1 2 3; outcome: lost village_haunted 7": "outcome_score: 7 -55",
    "haunted: 0 1 2 3; outcome: lost village_haunted -55; next: act": "over: act next outcome",
}

NIGHT: Final = {
    "villagers: 0 huo": "unknown_word: villagers huo hua",
    "villagers: 9 hua": "not_a_number: villagers 9 8",
    "villagers: 0": "word_missing: villagers",
    "villagers: 0 hua, 0 li": "word_twice: villagers 0",
    "villagers: 0 long, 1 long": "too_many_villagers: villagers long 1",
    "shelter: long; graveyard: long": "too_many_villagers: graveyard long",
    "villagers: 0 ? ? ? ?": "full_tile: 3 0",
    "villagers: 0 hua; haunted: 0": "villager_on_haunted_tile: 0",
    "villagers: 3 hua ?": "face_down_on_top: 3",
    f"graveyard: {NINE} zhou zhou zhou": "already_lost: graveyard 12 11",
    "red ghosts: 56 - -; su-ling: red 0": "su_ling_before_incarnation: 56 su-ling",
    "red ghosts: 83 - -; su-ling: red 1": "su_ling_held: su-ling",
    "su-ling: red 3": "not_a_number: su-ling 3 2",
    "crystals: red 5": "supply: crystals 5 4",
    "crystals: red 2; receptacles: 0 2 8": "supply: crystals 5 4",
    "receptacles: 4": "unknown_word: receptacles 4",
    "receptacles: 0 2 6 8; next: yin": "receptacles_full: receptacles mystic_barrier 3",
    "new crystals: 1": "this_turn: new crystals, 1 0",
    "players: 3; crystals: blue 1": "not_living: crystals blue",
    "players: 3; artifacts: moon_dust blue": "not_living: artifacts blue",
    "players: 3; lying: blue hua": "not_living: lying blue",
    "red: qi 0; lying: red hua": "not_living: lying red",
    "lying: red bed": "unknown_word: lying bed hua roots",
    "artifacts: moondust red": "unknown_word: artifacts moondust moon_dust",
    "artifacts: moon_dust red; graveyard: chang": "artifact_unearned: moon_dust chang",
    "artifacts: divine_sword red; villagers: 0 hua": "artifact_unearned: divine_sword hua",
    'options: {"portal": "corner"}; portal: 4': "portal: 4 corner 0 2 6 8",
    'options: {"portal": 4.0}': "set_up: 4.0",
    "barrier: yes": "barrier: barrier barrier_ends next",
    "next: barrier_ends": "barrier: barrier barrier_ends",
    "owed: zhou": "owed: zhou owed",
    "omen: perhaps": "unknown_word: omen perhaps",
    'options: {"village": "random"}; circle: red; village: cemetery taoist_altar herbalist'
    " sorcerers_hut buddhist_temple night_watchman kung_fu_school pavilion tea_house": (
        "no_circle: red circle"
    ),
    "shelter: long chang teng weng wu wu miao miao xiang xiang sheng sheng sun sun sun li li li"
    " zhou zhou zhou; villagers: 0 ? ? hua, 1 ? hua": "too_many_face_down: 3 1",
    "tao tokens: 4 4 4 4 5": "not_a_number: tao tokens, 5 4",
    "tao tokens: 4 4": "word_missing: tao tokens, 4 4",
    "incarnations: 0": "incarnations: 1 0",
    "next: villager_dies 3 devour": "step_impossible: villager_dies 3 devour",
    "villagers: 3 li; next: villager_dies 3 boredom": "unknown_word: next boredom",
    "villagers: 3 li; next: draw_ghost, stack_dies 3": "step_first: stack_dies 3",
    "next: use_artifact moon_dust, act": "step_impossible: use_artifact moon_dust",
    "next: inherit moon_dust 1": "step_impossible: inherit moon_dust 1",
    "next: second_step yes": "step_impossible: second_step yes",
    "next: save_before_game, turn 0": "step_impossible: save_before_game",
    "next: answer_scroll 0": "step_impossible: answer_scroll 0",
}

ISLAND: Final = {
    "G5": "no_colon: G5",
    "G5:": "word_missing: G5",
    "lion: 1": "unknown_clause: lion",
    "H5: explorer 1": "unknown_clause: H5",
    "seat 1: energy 3": "unknown_clause: seat 1",
    "G6: lion 1": "unknown_word: G6 lion",
    "G6: explorers 1": "unknown_word: G6 explorers explorer",
    "G6: explorer": "word_missing: G6 explorer",
    "G6: explorer 1 explorer 2": "word_twice: G6 explorer",
    "G6: explorer -1": "not_a_number: G6 -1 0 99",
    "G6: explorer 100": "not_a_number: G6 100 99",
    "G6: town:2 1": "unknown_word: G6, town:2 town:1",
    "G6: presence1 1": "unknown_word: G6 presence1 presence0",
    "G6: skips 16": "not_a_number: G6 16 15",
    "G6: dahan_bonus 9": "not_a_number: G6 9 8",
    "G6: dahan:2 1": "deadly_damage: G6, dahan:2 2",
    "spirits: rising_heat_of_stone_and_sand; G6: presence0 2 town:1 1": (
        "deadly_damage: G6, town:1 1"
    ),
    "G5: explorer 1": "no_presence: presence0",
    "G6: presence0 13": "supply: presence0 14 13",
    "G6: blight 9; blight_pool: 1": "supply: blight 11 7",
    "blight_pool: 60": "supply: blight 61 7",
    "blight_pool: 0": "blight_gone: blight_pool 0",
    "G2: empty; G8: empty": "invaders_gone: 0 outcome",
    "taken: 9": "invaders_gone: 9",
    "spirits: thunderspeaker": "unknown_word: spirits thunderspeaker",
    "players: 2; spirits: sun_bright_whirlwind": "spirits: sun_bright_whirlwind",
    "chosen spirits: sun_bright_whirlwind; spirits: eyes_watch_from_the_trees": (
        "not_as_chosen: chosen spirits"
    ),
    "seat 0: energi 3": "unknown_word: energi energy",
    "seat 0: energy 3 hand drought": "surplus_word: hand, energy 3",
    "seat 0: in_play nonsense": "unknown_word: seat 0, nonsense",
    "seat 0: hand drougth": "unknown_word: seat 0, drougth drought",
    UNIQUE: "unknown_word: seat 0, scatter_to_the_winds",
    GIVEN: "card_in_two_places: scatter_to_the_winds",
    INNATE: "unknown_word: seat 1, violent_windstorms",
    "seat 0: energy_open 9": "not_a_number: seat 0, 9 1",
    "seat 0: energy_open 0": "not_a_number: seat 0, 0 1",
    "seat 0: learned 1": "not_a_number: seat 0, 1 0",
    "seat 0: growth 9": "not_a_number: seat 0, 9 0",
    "seat 0: plays -1": "not_a_number: seat 0, -1 0",
    "seat 0: growing 1": "growing: seat 0, growing 1",
    "seat 0: growth 0, growing 9": "growing: seat 0, growing 9",
    "seat 0: elements mud 1": "unknown_word: seat 0, mud moon",
    "seat 0: passed 2": "not_a_number: seat 0, 2 1",
    "seat 0: sharing 2": "not_a_number: seat 0, 2 1",
    "seat 0: hand drought, in_play drought": "card_in_two_places: drought",
    "seat 0: hand drought; minor_discard: drought": "card_in_two_places: drought",
    "minor: card drought; minor_discard: drought": "card_in_two_places: drought",
    "seat 0: hand drought; minor: 1 minor | minor = drought": "card_in_two_places: drought",
    "ravage_card: i1_jungl": "unknown_word: ravage_card i1_jungl i1_jungle",
    "ravage_card: i1_jungle; build_card: i1_jungle": "card_in_two_places: i1_jungle",
    "invader_discard: i1_jungle i1_sands i1_mountain i1_wetland": "supply: stage_1 4 3",
    "invader_deck: 4 stage_1": "supply: stage_1 4 3",
    "invader_deck: 2 stage_3, 1 stage_1": "stages_mixed: invader_deck",
    "invader_deck: 2 stage_3 | stage_3 = i3_jungle_sands": "deck_count: stage_3 2 1",
    "invader_deck: 1 stage_4": "unknown_word: invader_deck stage_4 stage_1",
    "fear_deck: card x": "unknown_word: fear_deck x",
    "fear_deck: 10 fear": "fear_deck: 10 9",
    "taken: 3; fear_deck: 9 fear": "fear_deck: 9 6",
    "earned: 1": "earned: 1 0 taken",
    "fear: 4": "fear_full: 4 3",
    "taken: 10": "not_a_number: taken 10 9",
    "minor: 99 minor": "deck_count: minor 99",
    "major: card drought": "unknown_word: major drought",
    "vengeance: 4 0 yes": "unknown_word: vengeance 4",
    "vengeance: G5 1 yes": "not_a_number: vengeance 1 0",
    "vengeance: G5 0": "word_missing: vengeance, G5 0",
    "wards: 3 1": "not_a_number: wards 3 0",
    "shunned: inland 1": "unknown_word: shunned inland",
    "phase: midnight": "unknown_word: phase midnight",
    "doom: boredom": "unknown_word: doom boredom blight",
    "progression: maybe": "unknown_word: progression maybe",
    "boards: Z": "set_up: Z",
    "next: ravage 4": "unknown_word: next 4",
    "next: ravage Z5": "unknown_word: next Z5",
    "next: ravage": "step_words: ravage LAND",
    "next: explor": "unknown_word: next explor explore",
    "next: next_round, fear_card": "step_order: next fear_card",
    "explore_card: i1_jungle; next: explore": "step_impossible: explore",
    "next: grow_once 0 0 no": "step_impossible: grow_once 0 0 no",
    "phase: fast; next: use_power 0 drought no": "step_impossible: use_power 0 drought no",
    "next: fear_card, grow_once 0 0 no": "step_first: grow_once 0 0 no",
    "outcome: won terror 0": "outcome_untrue: terror",
    "blight_pool: 0; outcome: lost blight 9": "outcome_score: 9 5",
}


def refusals() -> list[tuple[str, str, str]]:
    """Game, position, and the code with all that its sentence names."""
    return [
        *(("ghost_stories", text, why) for text, why in VILLAGE.items()),
        *(("ghost_stories", MOON + text, why) for text, why in NIGHT.items()),
        *(("horizons", text, why) for text, why in ISLAND.items()),
    ]


@pytest.mark.parametrize(("game", "text", "why"), refusals())
def test_a_position_that_cannot_be_is_refused_by_name(game: str, text: str, why: str) -> None:
    code, _, named = why.partition(":")
    with pytest.raises(BadPosition) as found:
        find_game(game).read(text)
    assert found.value.code == code, found.value
    for language in LANGUAGES:
        said = explain(found.value, Words(language))
        for word in named.replace(",", " ").split():
            assert word in said, (said, word)


def test_every_refusal_is_tried() -> None:
    tried = {why.partition(":")[0] for _, _, why in refusals()}
    known = {code for error, code in error_codes() if error == "BadPosition"}
    assert tried == known - {"clause"}, "games without a notation of their own have that one"


CAN_BE: Final = (
    "red: qi 0",
    "players: 2; yellow: qi 0",
    "edition: first_print; switches: D17; players: 2; red: qi 0, tokens 1, yin_yang yes",
    "edition: first_print; red ghosts: 57b - -; deck: 9 ghost",
    "red ghosts: 57* - -; deck: 9 ghost",
    "boards: red, yellow enfeeblement_mantra, green, blue; red ghosts: 38~ - -",
    "haunted: 0 1 2",
    "deck: 3 ghost",
    "modules: white_moon; portal: 2",
    "modules: white_moon; incarnations: 2; red ghosts: 56 57 -; deck: 9 ghost",
    "modules: white_moon; villagers: 3 ?; next: turn_up 3, end_yang",
    "modules: white_moon; artifacts: moon_dust red; red: qi 0; next: inherit moon_dust 0",
    f"modules: white_moon; graveyard: {NINE} zhou zhou",
)
"""Positions that look odd but can be."""


@pytest.mark.parametrize("text", CAN_BE)
def test_a_position_that_can_be_is_read(text: str) -> None:
    game = find_game("ghost_stories")
    state = game.read(text)
    assert game.read(game.write(state)) == state


def test_what_is_unsaid_follows_from_what_is_said() -> None:
    read = find_game("ghost_stories").read
    dead = read(
        "red: qi 0; village: tea_house pavilion circle_of_prayer night_watchman"
        " buddhist_temple sorcerers_hut herbalist taoist_altar cemetery"
    )
    assert dead.to_data()["at"][0] == 8
    assert not any(dead.to_data()["tao"][:5])
    assert read("next: act") == read("next: act, turn 1")
    moon = "modules: white_moon; "
    assert read(f"{moon}next: act") == read(
        f"{moon}next: act, move_su_ling, mystic_barrier, turn 1"
    )
    seated = read("players: 2; chosen seats: 1 3; chosen colours: blue green").to_data()
    assert seated["seat_at"] == [-1, 0, -1, 1]
    island = find_game("horizons").read
    assert island("G6: blight 3").to_data()["blight_pool"] == 3
    assert island("taken: 4; earned: 1") == island("taken: 4; earned: 1; fear_deck: 6 fear")
    assert island("seat 0: in_play ferocious_rampage").to_data()["hand"][0] == [
        card for card in island("fear: 0").to_data()["hand"][0] if card != "ferocious_rampage"
    ]
