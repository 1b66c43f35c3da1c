### The tables of this browser on the first page.

web-mine-title = Your tables
web-mine-kind-going = In play
web-mine-kind-finished = Finished
web-mine-kind-lesson = Lessons
web-mine-kind-line = What-ifs
web-mine-kind-away = Archived
web-mine-filter = Which game
web-mine-all-games = All games
web-mine-older = Show older tables
web-mine-turn = Turn { $turn }
web-mine-your-turn = Your turn
web-mine-waits-for = Waiting for { $names }
web-mine-waits-for-players = Waiting for players
web-mine-paused = Paused

## Tidying up

web-mine-put-away = Archive: { $title }
web-mine-take-out = Restore: { $title }
web-mine-delete = Delete: { $title }
web-mine-delete-why = You opened this table. Deleting it removes the game, its replay and its report for every player, for good.
web-mine-forget-why = The others keep the table. This browser forgets your seat; to return you need a link from the host.
web-mine-delete-sure = Delete for everyone
web-mine-forget = Remove from my list
web-mine-only-put-away = Archive instead
web-mine-keep = Keep it
web-mine-here = On this device
web-mine-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-mine-waits = Your turn: { $title }
