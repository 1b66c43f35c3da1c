### The replay viewer.

web-replay-title = { $game } · replay
web-replay-earlier-rules = Played under earlier rules (version { $rules }); shown as the present ones play it.
web-replay-taken = taken
web-replay-play-from-here = Play from here
web-replay-to-end = To the end of the game
web-replay-to-present = To the game as it stands
web-replay-lead = Show it to all at the table
web-replay-lead-end = Stop showing it
web-replay-scrubber = Through the game
web-replay-previous = Back one decision
web-replay-next = On one decision
web-replay-play = Play on
web-replay-pause = Stop
web-replay-question = Which decision is shown
web-replay-where = { $turn } · decision { $number } of { $last }
web-replay-speed = Speed
