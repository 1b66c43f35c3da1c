### The replay viewer.

web-replay-title = { $game } · replay
web-replay-earlier-rules = Played under older rules (version { $rules }); shown under the current ones.
web-replay-taken = taken
web-replay-play-from-here = Play from here
web-replay-to-end = To the end of the game
web-replay-to-present = To the current position
web-replay-lead = Show it to everyone at the table
web-replay-lead-end = Stop showing it
web-replay-scrubber = Through the game
web-replay-previous = Previous step
web-replay-next = Next step
web-replay-play = Play
web-replay-pause = Pause
web-replay-question = Step shown
web-replay-where = { $turn } · step { $number } of { $last }
web-replay-speed = Speed
