"""The table of routes: all requests about tables, on servers and devices."""

from __future__ import annotations

from typing import Final

from vigil.tables.handlers import library, records, seats, tables
from vigil.tables.handlers.route import Route

TABLE: Final = "/api/tables/{table}"
SEAT: Final = "/api/tables/{table}/seats/{seat}"

ROUTES: Final = (
    Route("GET", "/api/games", library.games, "service"),
    Route("GET", "/api/games/{game}/content", library.content_of_game, "content"),
    Route("GET", "/api/books", library.all_books, "books"),
    Route("GET", "/api/books/{book}/{language}", library.text_of_book, "books"),
    Route("POST", "/api/examples/{game}/{example}", library.try_example, "books", 40, 200),
    Route("GET", "/api/puzzles", library.all_puzzles, "puzzles"),
    Route("GET", "/api/puzzles/days/{day}", library.puzzle_of_day, "puzzles"),
    Route("POST", "/api/puzzles/{game}/{puzzle}", library.try_puzzle, "puzzles", 40, 200),
    Route("POST", "/api/own-puzzles", library.try_own_puzzle, "puzzles", 40, 200),
    Route("GET", "/api/campaign", library.campaign, "campaign"),
    Route("POST", "/api/tables", tables.create, "tables", 15),
    Route("GET", TABLE, tables.look, "tables"),
    Route("DELETE", TABLE, tables.delete_table, "tables"),
    Route("GET", f"{TABLE}/glance", tables.glance, "tables"),
    Route("GET", f"{TABLE}/content", library.content_of_table, "content"),
    Route("POST", f"{TABLE}/host", tables.rehost, "tables", needs_server=True),
    Route("POST", f"{TABLE}/start", tables.start, "tables"),
    Route("POST", f"{TABLE}/rematch", tables.rematch, "tables"),
    Route("POST", SEAT, seats.claim, "seats"),
    Route("DELETE", SEAT, seats.leave, "seats", status=200),
    Route("PUT", f"{SEAT}/bot", seats.seat_bot, "seats"),
    Route("PUT", f"{SEAT}/pick", seats.pick, "seats"),
    Route("PUT", f"{SEAT}/luck", seats.luck, "seats", needs_server=True),
    Route("POST", f"{SEAT}/inherit", seats.inherit, "seats", needs_server=True),
    Route("GET", f"{SEAT}/token", seats.check_token, "seats", needs_server=True),
    Route("POST", f"{SEAT}/token", seats.reissue, "seats", needs_server=True),
    Route("GET", f"{TABLE}/record", records.record, "records"),
    Route("GET", f"{TABLE}/at/{{ply}}", records.at, "records", 20),
    Route("GET", f"{TABLE}/standing/{{ply}}", records.standing_at, "records", 20),
    Route("GET", f"{TABLE}/film", records.film_of_table, "records", 10),
    Route("GET", f"{TABLE}/outlook", records.outlook_of_table, "records", 20),
    Route("GET", f"{TABLE}/story", records.report, "records", 90),
    Route("GET", f"{TABLE}/earned", records.earned, "records", 30),
    Route("GET", f"{TABLE}/met", records.met, "records", 30),
    Route("POST", f"{TABLE}/fork", records.fork, "records", 80),
    Route("POST", f"{TABLE}/report", records.bug_report, "records"),
    Route("POST", "/api/records", records.upload, "records", 80),
)
