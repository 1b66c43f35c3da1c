### Circles: friends who see each other's daily deals.

web-circles-heading = Circles of friends
web-circles-about = In a circle, friends see each other's daily deals, streaks and replays. It shows your finished deals of the last days; a result counts once the server has replayed it. You can leave at any time; what you shared is then removed.
web-circles-title = Name of the circle
web-circles-name = Your name in it
web-circles-make = Create a circle
web-circles-mine = Your circles
web-circles-join = Join “{ $title }”
web-circles-link = Copy the link for friends
web-circles-copied = Link copied
web-circles-streak =
    { $days ->
        [0] no streak yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-circles-you = you
web-circles-none = Nobody has played a daily deal yet.
web-circles-play = Play today's deal
web-circles-watch = Watch
web-circles-leave = Leave the circle
web-circles-leave-sure = Leave and remove your deals?
web-circles-delete = Delete the circle
web-circles-delete-sure = Delete it for everyone?
web-circles-put-out = Remove
web-circles-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
