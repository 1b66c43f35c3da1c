### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = The game has not begun yet. The host starts it when every seat is taken.
server-error-already_started = The game has already begun. Open a new table for another one.
server-error-analysed_later = The game is not over yet. Analyse it when it is.
server-error-seats_free = Free seats: { $seats }. Fill them with players or bots, then start.
server-error-game_over = The game is over. Play a rematch, or undo.
server-error-not_over = The game is not over yet. Play a rematch when it is.
server-error-rematch_exists = There is a rematch already, at table { $table }. Go there.
server-error-paused = The game is paused. Resume it first.
server-error-not_paused = The game is not paused.
server-error-stale = The table has changed. Please choose again.
server-error-not_asked = It isn't seat { $seat }'s choice yet.
server-error-not_away = Seat { $seat } is not away. A bot can fill in once its player is disconnected or silent for { $seconds } seconds.
server-error-cannot_pass = Seat { $seat } can't pass here. Let a bot play, or wait.
server-error-no_such_option = There is no option { $answer }. Choose a number from 0 to { $last }.
server-error-no_such_ply = There is no step { $ply }. Choose a number from 0 to { $last }.
server-error-chance_answered = Step { $ply } was a roll or a draw. Ask about a player's choice.
server-error-no_answers = Nothing to undo yet.
server-error-no_longer_replays = This game began under older rules, so undo is unavailable. You can keep playing.
server-error-damaged = The beginning of this game is damaged, so undo is unavailable. You can keep playing.
server-error-nothing_proposed = There is no proposal to answer.
server-error-agreed_already = You have already agreed. Waiting for the others.
server-error-nothing_to_redo = Nothing to redo.

## Seats and names

server-error-no_such_seat = There is no seat { $seat }. Choose a number from 0 to { $last }.
server-error-seat_taken = Seat { $seat } belongs to { $name }, even while a bot plays it. Choose another seat.
server-error-name_taken = A player whose name looks like “{ $name }” already sits at this table. Choose another name.
server-error-seat_free = Seat { $seat } is free. Only a player can get a new token.
server-error-not_your_seat = { $seat ->
    [-1] Only players can do this. Take a seat first.
   *[other] Seat { $seat } is not yours. Only its player or the host can do this.
}
server-error-no_luck = Invalid player entropy. Send 32 to 64 random digits from 0 to 9 and a to f.
server-error-luck_fixed = Everyone plays the same deal here, so players add no entropy.
server-error-needs_deal = Connect once to get today's deal. Then you can play it offline.
server-error-no_picks = There is nothing to choose for seats at this table.
server-error-no_such_pick = “{ $value }” is not available here. Choose: { $known }.
server-error-pick_taken = “{ $value }” is taken by seat { $seat }. Choose another, or be surprised.
server-error-not_your_pick = The player of seat { $seat } chooses for it; the host chooses only for bots and free seats.
server-error-bad_token = This seat link doesn't work here. Take a free seat, or ask the host for a new link.
server-error-not_the_host = Only the host can do this.
server-error-bad_name = “{ $value }” cannot be a name. Use 1 to { $longest } visible letters, digits or symbols.
server-error-name_yourself = Only people with a name can write here. Take a seat first.
server-error-bad_chat = Messages have 1 to { $longest } characters.
server-error-called_already = You have just called { $name }. Wait { $wait } seconds before you call again.
server-error-enough_pings = You can ping { $most } times in a turn. Use the chat, or wait for the next turn.
server-error-bad_answers = At most { $most } choices for the pending question, separated by commas.
server-error-no_such_thing = The name of a thing on the board has 1 to { $longest } visible characters.
server-error-no_such_emote = Unknown gesture “{ $value }”. Gestures: { $known }.

## Requests

server-error-no_such_circle = Circle not found. Check the link.
server-error-circle_full = This circle is full: it has { $most } members.
server-error-no_such_deal = This circle has no such deal. It may be older than 60 days.
server-error-not_a_member = Only members of the circle see this. Join it by its link.
server-error-not_the_founder = Only the founder of the circle can do this.
server-error-other_deal = This is not the deal of { $day } on this server, so it does not count here.
server-error-deal_not_over = This game is not over. Finish it, then share it.
server-push-your-turn = It's your turn.
server-error-no_push = This server sends no notifications. Its admin can enable them with --push-key.
server-error-no_push_service = Unknown push service “{ $value }”. The server admin can add it with --push-service.
server-error-bad_push_keys = These keys do not belong to a push subscription. Subscribe again.
server-error-no_such_table = Table “{ $table }” not found. Check the link, or open a new table.
server-error-table_deleted = The host deleted this table. Open a new one.
server-error-bot_too_slow = “{ $value }” is too slow for a server. At most { $seconds } seconds (search@{ $seconds }s) or { $fates } simulated games (search@{ $fates }).
server-error-no_such_game = Unknown game “{ $value }”. Games: { $known }.
server-error-no_such_language = Unknown language “{ $value }”. Languages: { $known }.
server-error-no_such_book = Unknown rulebook “{ $value }”. Rulebooks: { $known }.
server-error-no_such_example = No example “{ $value }” in this rulebook.
server-error-no_such_puzzle = Unknown puzzle “{ $value }”.
server-error-too_many_answers = Too many steps for an example: { $count } of at most { $most }.
server-error-no_such_lesson = Unknown lesson “{ $value }”. Lessons: { $known }.
server-error-no_such_scenario = Unknown scenario “{ $value }”. Scenarios: { $known }.
server-error-no_such_day = No challenge for “{ $value }”. Choose a day from { $first } to { $today }.
server-error-bad_message = Invalid message ({ $reason }). See docs/protocol.md.
server-error-bad_request = Invalid request ({ $reason }). See /api/schema.
server-error-hello_first = Send “hello” first.
server-error-message_too_long = Message too long: at most { $longest } characters.
server-error-record_too_long = Record too long: at most { $longest } bytes.
server-error-bad_backup = Not a backup of tables ({ $reason }). Choose a file written by “vigil admin backup”.
server-error-too_fast = Too many messages. Wait a second.
server-error-too_many_requests = Too many requests from your address. Wait a few seconds.
server-error-too_much_pondering = Too many hints are being computed. Try again in a few seconds.
server-error-thinking_used_up = Your address has used up its time for bots and hints. Try again in { $seconds } seconds.
server-error-too_many_connections = Your address has { $most } open connections, the maximum. Close one first.
server-error-too_many_tables = Too many new tables from your address. Use one of them, or try again later.
server-error-too_many_analyses = { $most } games are waiting for analysis, the maximum. Try again in a few minutes.
server-error-too_many_own_analyses = { $most } of your games are waiting for analysis. Try again when one is done.
server-error-foreign_origin = Pages of { $value } may not use this server. Its admin can allow them: --origin { $value }
server-error-foreign_host = Unknown server name “{ $value }”. The admin can set it: --public-address https://{ $value }
server-error-busy = Server busy. Try again in { $seconds } seconds.
server-error-newer_log = A newer server has changed table { $table }. Update this server to open it.
server-error-table_damaged = The log of this table is damaged. Ask the server admin to repair it; no other table is affected.
server-error-row_damaged = The settings of table { $table } are damaged beyond repair. Delete it, then restore it from a backup.
server-error-storage = Cannot save ({ $reason }); nothing was changed. Try again later.
server-error-unsure = The database connection broke while saving. The table will show whether your change was saved.
server-error-stopping = The server is restarting; everything is saved. Reconnect in a minute.
server-error-internal = Server error. Try again, or tell the server admin.
server-error-needs_server = This needs a server.
server-error-nobody_else = You are alone at a table on this device.
server-no-client = The browser client is not built yet. The admin builds it with: make client

## Starting the server

database-error-address = Invalid database address. Name a file, or: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = Unknown kind of database “{ $value }”. Kinds: { $known }.
database-error-unwritable = Cannot write the database { $value }. Check its permissions, or name another file with --database.
database-error-unreadable = { $value } is not a Vigil database, or is damaged. Name another file with --database.
database-error-unreachable = The database { $value } does not answer. Check that it is running, and its name and password.
database-error-in_use = The database { $value } is in use by another Vigil server (process { $process }). Stop that one, or use PostgreSQL for several servers.
database-error-newer = The database { $value } belongs to a newer Vigil. Update Vigil to use it.
listen-error-address_in_use = { $host }, port { $port }: already in use. Stop that program, or choose another --port.
listen-error-not_allowed = No permission to listen on { $host }, port { $port }. Choose a --port of 1024 or more.
listen-error-no_such_address = This machine has no address { $host }. Name one of its addresses with --host, e.g. 127.0.0.1.

## The commands

cli-about-serve = Run a server for online tables.
cli-about-verify = Verify the dice and cards of a recorded game.
cli-about-admin = Manage the tables of a server: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list, inspect, check, repair, delete, backup or restore
cli-argument-table = the id of a table, as “list” shows it
cli-option-host = address to listen on; 0.0.0.0 means all interfaces
cli-option-port = port to listen on; 0 takes a free one; default: 8000, or with --open a free one if 8000 is taken
cli-option-public-address = the address in invitations, e.g. https://games.example
cli-option-database = a SQLite file or a postgresql:// address
cli-option-bot-workers = number of worker processes for bots
cli-option-origin = another site whose pages may use this server, e.g. https://games.example; repeatable
cli-option-trusted-proxy = address or network of a proxy whose X-Forwarded headers are trusted; repeatable
cli-option-limit = override a limit, e.g. tables_per_hour=100; repeatable
cli-option-silent-seconds = seconds without a choice before a player counts as away
cli-option-push-key = file with the private key for browser notifications; created if missing
cli-option-push-contact = contact for push services: mailto:… or https:…
cli-option-push-service = a push service to allow besides those of the known browsers
cli-option-vote-seconds = seconds for a vote about a player who is away
cli-option-open = open the client in a browser once the server is ready
cli-option-commitment = the commitment hash that the table showed before the game; without it nothing is proved
cli-option-luck = player entropy that the seed must contain, in hex, e.g. 0:9f… with its seat; repeatable
cli-option-from = the step at which the game was forked from another, or 0 for a given position
cli-verify-status = Exit codes:
    0  everything is verified
    1  not verified: something does not match, or the record does not replay
    2  wrong arguments, or a file that cannot be read
    3  everything except the players' entropy is verified
    4  nothing is verified: the commitment was not recorded before the game
cli-option-file = the backup to write or read, or a copy of the log before a repair
cli-serving = Vigil is running at { $address } (Ctrl-C to stop)
cli-serving-nearby = Others in your network open: { $address }
cli-reported = Reported with Vigil { $version }:
cli-admin-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-admin-checked = { $count ->
    [one] { $count } table checked, damaged: { $damaged }
   *[other] { $count } tables checked, damaged: { $damaged }
}
cli-admin-whole = Table { $table } is not damaged; nothing was changed.
cli-admin-repaired = Repaired table { $table }; log entries left: { $entries }. Old log saved to { $file }.
cli-damage-missing = damaged: entry { $entry } is missing
cli-damage-foreign = damaged: a foreign row before entry { $entry }
cli-damage-altered = damaged: entry { $entry } was altered
cli-damage-unreadable = damaged: entry { $entry } cannot be read
cli-damage-misfit = damaged: entry { $entry } does not fit those before it
cli-damage-row = damaged: the settings of the table cannot be read
cli-admin-deleted = Deleted table { $table }.
cli-admin-backed-up = { $count ->
    [one] Backed up { $count } table to { $file }.
   *[other] Backed up { $count } tables to { $file }.
}
cli-admin-restored = { $count ->
    [one] Restored { $count } table from { $file }; existing tables are unchanged.
   *[other] Restored { $count } tables from { $file }; existing tables are unchanged.
}
cli-error-action = Unknown action “{ $value }”. Actions: { $known }.
cli-error-contact = --push-contact: expected mailto:NAME@HOST or https://…, got “{ $value }”.
cli-error-push_needs_contact = --push-key needs --push-contact, such as mailto:you@example.org.
cli-error-push_key = “{ $value }” does not contain a notification key. Name a file that does not exist yet to create one.
cli-error-proxy = “{ $value }” is not a proxy address. Write an address such as 10.0.0.2 or a network such as 10.0.0.0/24.
cli-error-limit = Unknown limit “{ $value }”. Write NAME=NUMBER with one of: { $known }.
cli-error-which_action = Missing action. Actions: { $known }.
cli-error-which_table = Missing table: vigil admin { $action } TABLE
