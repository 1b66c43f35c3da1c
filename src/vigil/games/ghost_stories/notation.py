"""Positions in a short notation: clauses ``key: value`` separated by semicolons or lines.

``players: 2; level: normal; red: qi 2, tao red 1, at 4; red ghosts: 38^ - 3b; turn: red`` leaves
everything unsaid as a fresh set-up has it. ``docs/notation.md`` lists the clauses.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from vigil.core.clauses import read_agenda, split_clauses, write_agenda, write_word
from vigil.core.deck import KNOWN, Deck
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.state import Outcome, plain
from vigil.games.ghost_stories.content.cards import HAUNTS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.queries import (
    TAO_TOKENS_PER_COLOUR,
    board_name,
    buddhas_in_temple,
    living,
    qi_supply,
    side_of,
    tao_supply,
)
from vigil.games.ghost_stories.set_up import equip, new_state
from vigil.games.ghost_stories.setup import Setup, is_village
from vigil.games.ghost_stories.state import State
from vigil.games.ghost_stories.table import (
    BOARD_COLOURS,
    BOARD_SPACES,
    COLOURS,
    SIDES,
    TILES,
)

DEFAULT_COLOURS: Final = ("red", "yellow", "green", "blue")
DEFAULT_SEATS: Final = {1: (0, -1, -1, -1), 2: (0, -1, 1, -1), 3: (0, 1, 2, -1), 4: (0, 1, 2, 3)}

PLAIN_CLAUSES: Final = ("modules", "switches")
CHOSEN_CLAUSES: Final = ("seats", "colours", "powers", "first", "village")


# -- writing


def write_position(s: State) -> str:
    """A state between two steps as one line."""
    clauses = write_setup(s.setup)
    if s.colours:
        clauses += [write_boards(s), f"village: {' '.join(s.village)}", *write_village(s)]
        for side in SIDES:
            clauses += [write_board(s, side), write_ghosts(s, side)]
        clauses += [*write_deck(s), *write_turn(s), *s.setup.module.write(s)]
    clauses.append(f"next: {write_agenda(s.agenda)}")
    if s.outcome is not None:
        won = "won" if s.outcome.won else "lost"
        clauses.append(f"outcome: {won} {s.outcome.reason} {s.outcome.score}")
    return "; ".join(clauses)


def write_setup(setup: Setup) -> list[str]:
    """The set-up's own choices, where they are not the usual ones."""
    usual = Setup()
    clauses = [f"players: {setup.players}", f"level: {setup.level}", f"edition: {setup.edition}"]
    for name in (*PLAIN_CLAUSES, *CHOSEN_CLAUSES):
        value = getattr(setup, name)
        if value != getattr(usual, name):
            words = value if isinstance(value, tuple) else (value,)
            clauses.append(f"{_setup_key(name)}: {' '.join(map(str, words))}")
    if setup.options:
        clauses.append(f"options: {json.dumps(plain(setup.options), ensure_ascii=False)}")
    if setup.qi is not None:
        clauses.append(f"starting qi: {setup.qi}")
    return clauses + (["black_tao: yes"] if setup.black_tao else [])


def _setup_key(name: str) -> str:
    return name if name in PLAIN_CLAUSES else f"chosen {name}"


def write_boards(s: State) -> str:
    """The boards from the north clockwise, with seat and power."""
    seats = ["-" if seat < 0 else str(seat) for seat in s.seat_at]
    rows = [f"{board_name(s, side)} {s.powers[side]} {seats[side]}" for side in SIDES]
    return f"boards: {', '.join(rows)}"


def write_village(s: State) -> list[str]:
    """Haunted tiles, the circle, and the tokens on the centre."""
    clauses = []
    if any(s.haunted):
        clauses.append("haunted: " + " ".join(str(t) for t, h in enumerate(s.haunted) if h))
    if s.circle >= 0:
        clauses.append(f"circle: {COLOURS[s.circle]}")
    if s.tokens_on_centre:
        clauses.append(f"centre: {s.tokens_on_centre}")
    if s.tao_tokens != (TAO_TOKENS_PER_COLOUR,) * 5:
        clauses.append(f"tao tokens: {' '.join(map(str, s.tao_tokens))}")
    return clauses


def write_board(s: State, side: int) -> str:
    """What belongs to a board: Qi, Tao tokens, figure and the rest."""
    tao = [f"{COLOURS[c]} {s.tao[5 * side + c]}" for c in range(5) if s.tao[5 * side + c]]
    parts = [f"qi {s.qi[side]}", f"tao {' '.join(tao) or 'none'}", f"at {s.at[side]}"]
    parts.append(f"yin_yang {write_word(s.yin_yang[side])}")
    parts += [f"buddhas {s.held_buddhas[side]}", f"tokens {s.tokens[side]}"]
    return f"{board_name(s, side)}: {', '.join(parts)}"


def write_ghosts(s: State, side: int) -> str:
    """The three ghost spaces of a board from the left."""
    cells = [write_cell(s, space) for space in BOARD_SPACES[side]]
    return f"{board_name(s, side)} ghosts: {' '.join(cells)}"


def write_cell(s: State, space: int) -> str:
    """A ghost space: card number, ``^`` figure out, ``*`` exposed, ``~`` mantra, ``b`` Buddha.

    ``!`` marks a ghost whose left stone does not last.
    """
    number = str(s.ghosts[space] or "-")
    marks = {"^": s.haunters[space] == 1, "*": s.exposed[space], "~": s.mantra == space}
    marks["b"] = s.buddhas[space]
    marks["!"] = s.lasting[space] != s.setup.standing[s.ghosts[space]]
    return number + "".join(mark for mark, there in marks.items() if there)


def write_deck(s: State) -> list[str]:
    """The layers of the deck from the top, and the discards."""
    layers = [f"card {v[1]}" if n == KNOWN else f"{v} {n}" for n, v in s.deck.layers]
    clauses = [f"deck: {', '.join(layers)}"]
    for name in ("discard", "exorcised"):
        if getattr(s, name):
            clauses.append(f"{name}: {' '.join(map(str, getattr(s, name)))}")
    if s.incarnations != s.setup.incarnations:
        clauses.append(f"incarnations: {s.incarnations}")
    return clauses


def write_turn(s: State) -> list[str]:
    """Whose turn it is and what was done in it."""
    clauses = [
        f"turn: {board_name(s, s.active)} {s.turn} {s.action}",
        f"yang: {write_word(s.yang)}",
    ]
    if s.done:
        clauses.append(f"done: {' '.join(s.done)}")
    for name in ("used", "borrowed"):
        sides = [board_name(s, side) for side in SIDES if getattr(s, name) >> side & 1]
        if sides:
            clauses.append(f"{name}: {' '.join(sides)}")
    if s.mantra_rests:
        clauses.append("mantra_rests: yes")
    counts = ("new_buddhas", "placed_buddhas")
    return clauses + [f"{n}: {getattr(s, n)}" for n in counts if getattr(s, n)]


# -- reading


def read_position(text: str) -> State:
    """The state that a position describes; ``BadPosition`` names the clause that cannot be read."""
    clauses = split_clauses(text)
    try:
        s = new_state(read_setup(clauses))
    except IllegalSetup as cause:
        raise BadPosition("set_up", problem=str(cause)) from cause
    if clauses.get("next") == "set_up":
        return s
    read_boards(s, clauses.pop("boards", ""))
    for key, value in sorted(clauses.items(), key=lambda clause: clause[0] == "next"):
        try:
            reader_of(s, key)(s, value)
        except (ValueError, KeyError, IndexError) as cause:
            raise BadPosition("clause", clause=f"{key}: {value}") from cause
    layers = s.deck.layers if "deck" in clauses else layers_left(s)
    s.deck = Deck(layers, unseen_pools(s))
    if "next" not in clauses:
        s.yang = True
        s.agenda = []
        s.push(("move",), *s.setup.module.closing_steps(), ("turn", (s.active + 1) % 4))
    check_position(s)
    s.setup.module.settle_position(s)
    return s


def check_position(s: State) -> None:
    """Refuse what no game could show: a card in two places, too many tokens, nobody alive."""
    cards = [n for n in s.ghosts if n] + list(s.discard)
    cards += [value[1] for name, value in s.deck.layers if name == KNOWN]
    tokens = [*s.tao, *s.qi, *s.tokens, *s.held_buddhas, s.tokens_on_centre]
    problems = {
        "card_in_two_places": len(set(cards)) < len(cards),
        "too_few_cards": any(s.deck.count(name) > len(pool) for name, pool in s.deck.pools),
        "negative_tokens": min(tokens) < 0,
        "too_many_tao": any(tao_supply(s, colour) < 0 for colour in range(5)),
        "too_many_qi": qi_supply(s) < 0,
        "too_many_buddhas": buddhas_in_temple(s) < 0,
        "no_such_tile": not all(0 <= tile <= 8 for tile in s.at),
        "nobody_alive": not living(s),
    }
    for code, wrong in problems.items():
        if wrong:
            raise BadPosition(code)


def read_setup(clauses: dict[str, str]) -> Setup:
    """Take the set-up clauses out and build the set-up."""
    data: dict[str, Any] = {"players": _number(clauses.pop("players", "4"))}
    for name in ("level", "edition"):
        if name in clauses:
            data[name] = clauses.pop(name)
    for name in (*PLAIN_CLAUSES, *CHOSEN_CLAUSES):
        if _setup_key(name) in clauses:
            words = clauses.pop(_setup_key(name)).split()
            data[name] = [int(w) if w.isdigit() else w for w in words]
    if "first" in data:
        data["first"] = data["first"][0]
    if "options" in clauses:
        data["options"] = read_options(clauses.pop("options"))
    if "starting qi" in clauses:
        data["qi"] = _number(clauses.pop("starting qi"))
    data["black_tao"] = clauses.pop("black_tao", "no") == "yes"
    return Setup.from_data(data)


def read_options(value: str) -> Any:
    """The options of the module, which stand there as JSON."""
    try:
        return json.loads(value)
    except ValueError as cause:
        raise BadPosition("clause", clause=f"options: {value}") from cause


def _number(word: str) -> int:
    if not word.lstrip("-").isdigit():
        raise BadPosition("number", value=word)
    return int(word)


def read_boards(s: State, value: str) -> None:
    """Lay the boards; without a clause red, yellow, green, blue with their first powers."""
    rows = [row.split() for row in value.split(",")] if value else [[c] for c in DEFAULT_COLOURS]
    if sorted(row[0] for row in rows if row) != sorted(BOARD_COLOURS):
        raise BadPosition("boards", known=", ".join(BOARD_COLOURS))
    s.colours = tuple(BOARD_COLOURS.index(row[0]) for row in rows)
    s.seat_at = tuple(
        DEFAULT_SEATS[s.setup.players][side] if len(row) < 3 else _seat(row[2])
        for side, row in enumerate(rows)
    )
    s.powers = tuple(
        row[1] if len(row) > 1 else POWERS[colour][0]
        for row, colour in zip(rows, s.colours, strict=True)
    )
    for side in SIDES:
        if s.powers[side] not in POWERS[s.colours[side]]:
            raise BadPosition(
                "power", value=s.powers[side], known=", ".join(POWERS[s.colours[side]])
            )
    s.village = s.setup.village or s.setup.tiles[: len(TILES)]
    for side in SIDES:
        if s.seat_at[side] >= 0:
            equip(s, side)


def _seat(word: str) -> int:
    return -1 if word == "-" else int(word)


def reader_of(s: State, key: str) -> Callable[[State, str], None]:
    """The function that reads a clause."""
    colour, _, rest = key.partition(" ")
    if colour in BOARD_COLOURS and rest in ("", "ghosts"):
        read = read_ghosts if rest else read_board
        return lambda s, value: read(s, side_of(s, colour), value)
    readers = {**READERS, **s.setup.module.readers}
    if key not in readers:
        raise BadPosition("unknown_clause", clause=key, known=", ".join(readers))
    return readers[key]


def read_board(s: State, side: int, value: str) -> None:
    """Qi, Tao tokens, figure, Yin-Yang, Buddhas and power tokens of a board."""
    counts = {"qi": s.qi, "at": s.at, "buddhas": s.held_buddhas, "tokens": s.tokens}
    for part in value.split(","):
        name, *words = part.split()
        if name == "tao":
            pairs = [] if words == ["none"] else list(zip(words[::2], words[1::2], strict=True))
            held = {colour: int(count) for colour, count in pairs}
            _known(held, COLOURS)
            s.tao[5 * side : 5 * side + 5] = [held.get(colour, 0) for colour in COLOURS]
        elif name == "yin_yang":
            s.yin_yang[side] = words != ["no"]
        else:
            counts[name][side] = int(words[0])


def _known(words: Any, known: Any) -> None:
    for word in words:
        if word not in known:
            raise KeyError(word)


def read_ghosts(s: State, side: int, value: str) -> None:
    """Three cells, from the left."""
    cells = value.split()
    if len(cells) != 3:
        raise BadPosition("three_spaces", value=value)
    for space, cell in zip(BOARD_SPACES[side], cells, strict=True):
        number = cell.rstrip("^*~b!")
        marks = cell[len(number) :]
        s.ghosts[space] = 0 if number == "-" else card_number(s, number)
        haunts = s.setup.standing[s.ghosts[space]] & HAUNTS
        s.lasting[space] = standing_of(s, space, quiet="!" in marks)
        s.haunters[space] = int("^" in marks) if haunts else -1
        s.exposed[space] = "*" in marks
        s.buddhas[space] = "b" in marks
        if "~" in marks:
            s.mantra = space


def standing_of(s: State, space: int, *, quiet: bool) -> int:
    """What a ghost does by standing there; a quiet one without its left stone."""
    card = s.setup.cards[s.ghosts[space]]
    if card is None:
        return 0
    return card.standing & ~card.left_standing if quiet else card.standing


def card_number(s: State, word: str) -> int:
    """A card by its number or its id."""
    for card in s.setup.cards[1:]:
        if card is not None and word in (str(card.number), card.id):
            return card.number
    raise BadPosition("card", value=word)


def layers_left(s: State) -> tuple[tuple[str, Any], ...]:
    """A fresh deck without the cards already seen, taken from its top."""
    seen = [n for n in (*s.ghosts, *s.discard) if n]
    cards = [s.setup.cards[number] for number in seen]
    wu_feng = sum(1 for card in cards if card and card.incarnation)
    gone = {"ghost": len(seen) - wu_feng, "incarnation": wu_feng}
    layers = []
    for name, size in s.deck.layers:
        taken = min(size, gone[name])
        gone[name] -= taken
        if size > taken:
            layers.append((name, size - taken))
    return tuple(layers)


def unseen_pools(s: State) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Every card that is neither in play, discarded nor known in the deck."""
    known = {value[1] for name, value in s.deck.layers if name == KNOWN}
    seen = {*s.ghosts, *s.discard, *known}
    pools = s.setup.pools
    return tuple((name, tuple(c for c in pool if c[1] not in seen)) for name, pool in pools)


def read_deck(s: State, value: str) -> None:
    """Layers such as ``15 ghost, 1 incarnation, card 57``."""
    layers: list[tuple[str, Any]] = []
    for part in value.split(","):
        first, second = part.split()
        if first == "card":
            layers.append((KNOWN, ("card", card_number(s, second))))
        else:
            _known([second], ("ghost", "incarnation"))
            layers.append((second, int(first)))
    s.deck = Deck(tuple(layers), s.deck.pools)


def read_tao_tokens(s: State, value: str) -> None:
    """How many Tao tokens of each of the five colours the game has."""
    s.tao_tokens = tuple(int(word) for word in value.split())
    if len(s.tao_tokens) != len(COLOURS):
        raise ValueError(value)


def read_turn(s: State, value: str) -> None:
    """The board in turn, and how many turns and actions have begun."""
    colour, *counts = value.split()
    s.active = side_of(s, colour)
    s.turn, s.action = (int(n) for n in counts) if counts else (1, 1)


def read_next(s: State, value: str) -> None:
    """The steps to come; ``yin`` is the whole turn of the board in turn."""
    s.agenda = [("turn", s.active)] if value == "yin" else read_agenda(value)


def read_village(s: State, value: str) -> None:
    """The nine tiles row by row."""
    s.village = tuple(value.split())
    if not is_village(s.setup, s.village):
        raise BadPosition("village", known=", ".join(s.setup.tiles))


def read_haunted(s: State, value: str) -> None:
    """The places of the haunted tiles."""
    for word in value.split():
        s.haunted[int(word)] = True


def read_outcome(s: State, value: str) -> None:
    """How the game ended."""
    won, reason, points = value.split()
    s.outcome = Outcome(won == "won", reason, int(points))


def _bits(s: State, value: str) -> int:
    return sum(1 << side_of(s, colour) for colour in value.split())


def _setter(name: str, convert: Callable[[State, str], Any]) -> Callable[[State, str], None]:
    return lambda s, value: setattr(s, name, convert(s, value))


READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "village": read_village,
    "haunted": read_haunted,
    "circle": _setter("circle", lambda _, v: COLOURS.index(v)),
    "centre": _setter("tokens_on_centre", lambda _, v: int(v)),
    "tao tokens": read_tao_tokens,
    "deck": read_deck,
    "incarnations": _setter("incarnations", lambda _, v: int(v)),
    "discard": _setter("discard", lambda s, v: tuple(card_number(s, w) for w in v.split())),
    "exorcised": _setter("exorcised", lambda s, v: tuple(card_number(s, w) for w in v.split())),
    "turn": read_turn,
    "yang": _setter("yang", lambda _, v: v == "yes"),
    "done": _setter("done", lambda _, v: tuple(v.split())),
    "used": _setter("used", _bits),
    "borrowed": _setter("borrowed", _bits),
    "mantra_rests": _setter("mantra_rests", lambda _, v: v == "yes"),
    "new_buddhas": _setter("new_buddhas", lambda _, v: int(v)),
    "placed_buddhas": _setter("placed_buddhas", lambda _, v: int(v)),
    "next": read_next,
    "outcome": read_outcome,
}
