### The day's challenge.

web-challenge-about = The same deal for everybody who plays it here today. Only your choices make the difference.
web-challenge-needs-server = Today's deal needs a connection once. Connect today, then you can play it here.
web-challenge-table = Challenge of { $day }
web-challenge-alone = Play alone
web-challenge-together = Play with a friend
web-challenge-results = Played here
web-challenge-nobody = Nobody has finished it here yet.
web-challenge-share = Copy my result
web-challenge-line = Vigil, challenge of { $day } · { $game } · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $won ->
    [true] won
   *[other] lost
} in turn { $turns }, score { $score } · { $link }
