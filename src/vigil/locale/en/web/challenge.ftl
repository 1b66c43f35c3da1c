### The day's challenge.

web-challenge-about = Everyone here plays the same deal today. Only choices make the difference.
web-challenge-needs-server = Connect once to get today's deal. Then you can play it offline.
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
web-challenge-circles = Circles of friends
