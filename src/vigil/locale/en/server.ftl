### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = The game has not begun yet; the host starts it when every seat is taken.
server-error-already_started = The game has already begun; for another one make a new table.
server-error-analysed_later = The game is not over yet; it can be analysed when it is.
server-error-seats_free = These seats are free: { $seats }; let people or bots take them, then start.
server-error-game_over = The game is over; play a rematch, or go back to an earlier answer.
server-error-not_over = The game is not over yet; a rematch can be played when it has ended.
server-error-rematch_exists = The players already have a rematch, at table { $table }; go there.
server-error-paused = The game is paused; resume it first.
server-error-not_paused = The game is not paused, so there is nothing to resume.
server-error-stale = The table has changed in the meantime; look at it again, then choose.
server-error-not_asked = It isn't seat { $seat }'s choice yet.
server-error-not_away = Seat { $seat } is not away; a bot can play there once its player has been silent for { $seconds } seconds or is disconnected.
server-error-cannot_pass = Seat { $seat } cannot simply pass here; let a bot play there, or wait.
server-error-no_such_option = Answer { $answer } is not among your options; choose one of them by its number, from 0 to { $last }.
server-error-no_such_ply = The game cannot go to answer { $ply }; the answers are numbered from 0 to { $last }.
server-error-chance_answered = At answer { $ply } chance decided, and chance has no reasons; ask about the answer of a player.
server-error-no_answers = Nothing to undo yet.
server-error-no_longer_replays = This game began under older rules, so undo is unavailable. You can keep playing.
server-error-damaged = The beginning of this game can no longer be read, so nothing can be taken back; go on from here.
server-error-nothing_proposed = Nothing is proposed, so there is nothing to agree to or to decline.
server-error-agreed_already = You have agreed already; now the others are asked.
server-error-nothing_to_redo = Nothing to redo.

## Seats and names

server-error-no_such_seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
server-error-seat_taken = Seat { $seat } belongs to { $name }, also while a bot plays it. Choose a free seat or that of another bot.
server-error-name_taken = A player whose name looks like “{ $name }” already sits at this table. Choose another name.
server-error-seat_free = Seat { $seat } is free; only a player can get a new token.
server-error-not_your_seat = { $seat ->
    [-1] Only players can do this; take a seat first.
   *[other] Seat { $seat } is not yours; only its player or the host can do this.
}
server-error-no_luck = Luck is 32 to 64 random digits from 0 to 9 and a to f; send that many.
server-error-luck_fixed = At this table everyone plays the same deal, so no luck is added.
server-error-needs_deal = Today's deal comes from a server. Connect once today, then you can play it here.
server-error-no_picks = Nothing is chosen for seats at this table: its set-up says everything already.
server-error-no_such_pick = “{ $value }” cannot be chosen here; the choices are: { $known }.
server-error-pick_taken = “{ $value }” is taken already, by seat { $seat }; choose another one, or be surprised.
server-error-not_your_pick = What seat { $seat } plays with is for its player to choose; the host chooses only for seats without a person.
server-error-bad_token = This token opens no seat at this table; sit down on a free seat, or ask the host for a new token.
server-error-not_the_host = Only the host can do this, with the token that came with the table.
server-error-bad_name = “{ $value }” cannot be a name. Use 1 to { $longest } visible letters, digits or symbols.
server-error-name_yourself = Only people with a name can write here; take a seat, or say hello with a name.
server-error-bad_chat = This cannot be sent; a line has 1 to { $longest } characters.
server-error-no_such_emote = There is no gesture “{ $value }”; the gestures are: { $known }.

## Requests

server-error-no_such_table = There is no table “{ $table }”; check the link, or make a new table.
server-error-table_deleted = This table is no more: its host has deleted it. Make a new table, or go to another one.
server-error-bot_too_slow = “{ $value }” thinks for too long at a server; a bot may have { $seconds } seconds at most (search@{ $seconds }s) or { $fates } simulated games (search@{ $fates }).
server-error-no_such_game = There is no game “{ $value }”; the games are: { $known }.
server-error-no_such_language = There is no language “{ $value }”; there are: { $known }.
server-error-no_such_book = There is no book “{ $value }”; there are: { $known }.
server-error-no_such_example = There is no example “{ $value }” in the book of this game.
server-error-no_such_puzzle = There is no puzzle “{ $value }” for this game.
server-error-too_many_answers = { $count } answers are too many for an example; { $most } are allowed.
server-error-no_such_lesson = There is no lesson “{ $value }” of this game; its lessons are: { $known }.
server-error-no_such_scenario = There is no scenario “{ $value }” of this game; its scenarios are: { $known }.
server-error-no_such_day = There is no challenge to be played for “{ $value }”; choose a day from { $first } to { $today }.
server-error-bad_message = This message cannot be read ({ $reason }); docs/protocol.md lists the messages.
server-error-bad_request = This request cannot be read ({ $reason }); /api/schema lists the requests.
server-error-hello_first = This connection has not said hello; send “hello” first.
server-error-message_too_long = This message is too long; a message has at most { $longest } characters.
server-error-record_too_long = This record is too long; a record has at most { $longest } bytes.
server-error-bad_backup = This is not the backup of a table ({ $reason }); choose a file that “vigil admin backup” has written.
server-error-too_fast = Too many messages came at once; wait a second, then go on more slowly.
server-error-too_many_requests = Too many requests came from your address; wait a few seconds, then go on more slowly.
server-error-too_much_pondering = Too many answers are being thought over at the moment; ask again in a few seconds.
server-error-thinking_used_up = Bots and hints have thought for your address as long as they may for now; ask again in { $seconds } seconds.
server-error-too_many_connections = Your address has { $most } connections open, which is all it may have; close one first.
server-error-too_many_tables = Too many tables were made from your address; play at one of them, or try again later.
server-error-too_many_analyses = { $most } games are waiting to be analysed already, which is all that may wait; try again in a few minutes.
server-error-too_many_own_analyses = { $most } games that you asked for are waiting to be analysed already; ask again when one of them is done.
server-error-foreign_origin = Pages of { $value } may not use this server; its keeper can allow them with: --origin { $value }
server-error-foreign_host = This server is not called “{ $value }”; its keeper can name it with: --public-address https://{ $value }
server-error-busy = The server has too much to do at the moment; try again in { $seconds } seconds.
server-error-newer_log = A newer version of the server has changed the table { $table }; it opens here again once this server is updated too.
server-error-table_damaged = The log of this table is damaged, so the table stays closed. Ask the server admin to repair it; no other table is affected.
server-error-row_damaged = The settings of the table { $table } are damaged and cannot be repaired. Delete the table, then restore it from a backup.
server-error-storage = Nothing can be saved at the moment ({ $reason }), so nothing was changed; try again a little later.
server-error-unsure = The database was lost while this was written; once it is back, the table shows whether it counts.
server-error-stopping = The server is about to stop and keeps everything; connect again in a minute.
server-error-internal = Something went wrong on the server, and its log says what; try again, or tell its keeper.
server-error-needs_server = This needs a server: it is about other people, or about more than one device can work out.
server-error-nobody_else = No one else is at a table on this device.
server-no-client = The page for browsers has not been built yet; the admin of this server builds it with: make client

## Starting the server

database-error-address = This address of a database cannot be read; write the name of a file, or: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = There is no database of the kind “{ $value }” here; the kinds are: { $known }.
database-error-unwritable = The database { $value } cannot be written; check the rights, or name another file with --database.
database-error-unreadable = { $value } is not a database of Vigil, or is damaged; name another file with --database.
database-error-unreachable = The database { $value } does not answer; check that it is running, and its name and password.
database-error-in_use = The database { $value } is in use by another Vigil server (process { $process }). Stop that one, or use PostgreSQL for several servers.
database-error-newer = The database { $value } belongs to a newer Vigil; update Vigil to use it.
listen-error-address_in_use = Something else is already listening at { $host }, port { $port }; stop it, or choose another port with --port.
listen-error-not_allowed = This user may not listen at { $host }, port { $port }; choose a port from 1024 on with --port.
listen-error-no_such_address = This machine has no address { $host }; name one of its own with --host, such as 127.0.0.1.

## The commands

cli-about-serve = Run a server for online tables.
cli-about-verify = Verify the dice and cards of a recorded game.
cli-about-admin = Manage the tables of a server: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list, inspect, check, repair, delete, backup or restore
cli-argument-table = the id of a table, as “list” shows it
cli-option-host = address to listen on; 0.0.0.0 means all interfaces
cli-option-port = the port to listen at; 8000 if not given, with --open any free one where 8000 is taken; 0 takes a free one
cli-option-public-address = where others reach this server, such as https://games.example; invitations show it
cli-option-database = a SQLite file or a postgresql:// address
cli-option-bot-workers = number of processes in which bots think
cli-option-origin = another site whose pages may use this server, such as https://games.example; may be repeated
cli-option-trusted-proxy = address or network of a proxy whose X-Forwarded headers are believed; may be repeated
cli-option-limit = another figure for a limit, such as tables_per_hour=100; may be repeated
cli-option-silent-seconds = seconds of silence after which a player who is asked counts as away
cli-option-vote-seconds = seconds for a vote about a player who is away
cli-option-open = open the client in a browser once the server is ready
cli-option-commitment = the commitment hash that the table showed before the game; without it nothing is proved
cli-option-luck = player entropy that must be in the seed: hex digits, e.g. 0:9f… with its seat; repeatable
cli-option-from = the step at which the game left another one, or 0 where it began at a given position
cli-verify-status = Exit codes:
    0  everything is verified
    1  not verified: something does not match, or the record does not replay
    2  wrong arguments, or a file that cannot be read
    3  everything except the players' entropy is verified
    4  nothing is verified: the commitment was not recorded before the game
cli-option-file = the file to write or to read: of backups, or for the log as it was before a repair
cli-serving = Vigil is ready at { $address } (Ctrl-C ends it)
cli-serving-nearby = In your network others open: { $address }
cli-reported = Reported with Vigil { $version }:
cli-admin-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-admin-checked = { $count ->
    [one] { $count } table checked, damaged: { $damaged }
   *[other] { $count } tables checked, damaged: { $damaged }
}
cli-admin-whole = The table { $table } is not damaged; nothing was changed.
cli-admin-repaired = The table { $table } opens again; entries left in its log: { $entries }. The log as it was is in { $file }.
cli-damage-missing = damaged: entry { $entry } is missing
cli-damage-foreign = damaged: a row that is not of this log stands before entry { $entry }
cli-damage-altered = damaged: entry { $entry } is not as it was written
cli-damage-unreadable = damaged: entry { $entry } cannot be read
cli-damage-misfit = damaged: entry { $entry } does not fit those before it
cli-damage-row = damaged: the settings of the table cannot be read
cli-admin-deleted = The table { $table } is deleted.
cli-admin-backed-up = { $count ->
    [one] { $count } table is written to { $file }.
   *[other] { $count } tables are written to { $file }.
}
cli-admin-restored = { $count ->
    [one] { $count } table of { $file } is back; those that were there stay as they are.
   *[other] { $count } tables of { $file } are back; those that were there stay as they are.
}
cli-error-action = There is no action “{ $value }”; the actions are: { $known }.
cli-error-proxy = “{ $value }” is no address of a proxy; write an address such as 10.0.0.2 or a network such as 10.0.0.0/24.
cli-error-limit = “{ $value }” sets no limit; write NAME=NUMBER with one of these names: { $known }.
cli-error-which_action = An action is missing; the actions are: { $known }.
cli-error-which_table = A table is missing: vigil admin { $action } TABLE
