"""The clauses of a position that give its setup."""

from __future__ import annotations

from typing import Final

from vigil.core.clauses import Words, write_flag
from vigil.core.notation import SetupClause, all_words, joined, read_json, write_json

SETUP_CLAUSES: Final = (
    SetupClause(
        key="players", field="players", example="players: 2", read=Words.number, always=True
    ),
    SetupClause(
        key="level", field="level", example="level: nightmare", read=Words.take, always=True
    ),
    SetupClause(
        key="edition", field="edition", example="edition: first_print", read=Words.take, always=True
    ),
    SetupClause(
        key="modules",
        field="modules",
        example="modules: white_moon",
        read=all_words,
        write=joined,
    ),
    SetupClause(
        key="switches", field="switches", example="switches: R22 V3", read=all_words, write=joined
    ),
    SetupClause(
        key="chosen seats",
        field="seats",
        example="players: 2; chosen seats: 1 3",
        read=Words.numbers,
        write=joined,
    ),
    SetupClause(
        key="chosen colours",
        field="colours",
        example="players: 2; chosen colours: blue red",
        read=all_words,
        write=joined,
    ),
    SetupClause(
        key="chosen powers",
        field="powers",
        example="chosen powers: second_wind",
        read=all_words,
        write=joined,
    ),
    SetupClause(key="chosen first", field="first", example="chosen first: 0", read=Words.number),
    SetupClause(
        key="chosen village",
        field="village",
        example="chosen village: tea_house pavilion circle_of_prayer night_watchman buddhist_temple"
        " sorcerers_hut herbalist taoist_altar cemetery",
        read=all_words,
        write=joined,
    ),
    SetupClause(
        key="options",
        field="options",
        example='modules: white_moon; options: {"portal": "corner"}; portal: 2',
        read=read_json,
        write=write_json,
    ),
    SetupClause(key="starting qi", field="qi", example="starting qi: 5", read=Words.number),
    SetupClause(
        key="black_tao",
        field="black_tao",
        example="black_tao: yes",
        read=Words.flag,
        write=write_flag,
    ),
    SetupClause(
        key="ask_all",
        field="ask_all",
        example="ask_all: no",
        read=Words.flag,
        write=write_flag,
    ),
)
