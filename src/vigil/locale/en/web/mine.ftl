### The tables of this browser on the first page.

web-mine-title = Your tables
web-mine-kind-going = In play
web-mine-kind-finished = Finished
web-mine-kind-lesson = Lessons
web-mine-kind-line = What-ifs
web-mine-kind-away = Put away
web-mine-filter = Which game
web-mine-all-games = All games
web-mine-older = Show older tables
web-mine-turn = Turn { $turn }
web-mine-your-turn = Your turn
web-mine-waits-for = Waiting for { $names }
web-mine-waits-for-players = Waiting for players
web-mine-paused = Paused

## Tidying up

web-mine-put-away = Put away: { $title }
web-mine-take-out = Take out again: { $title }
web-mine-delete = Delete: { $title }
web-mine-delete-why = You opened this table. If you delete it, the game is gone for everybody who plays here, with its replay and its report, and nobody can bring it back.
web-mine-forget-why = The table stays for the others. If you take it off your list, this browser forgets your seat there; you can come back only by a link from the host.
web-mine-delete-sure = Delete for everybody
web-mine-forget = Take off my list
web-mine-only-put-away = Put away instead
web-mine-keep = Keep it
web-mine-here = On this device
