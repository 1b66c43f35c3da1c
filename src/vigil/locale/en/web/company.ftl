### People at a table: who is here, what they say, point at and plan.

web-company-people = People at the table
web-company-here = here
web-company-away =
    { $minutes ->
        [0] away
       *[other] away { $minutes } min
    }
web-company-lost =
    { $minutes ->
        [0] connection lost
       *[other] connection lost { $minutes } min ago
    }
web-company-kept = not here yet
web-company-you = you
web-company-thinking = thinking…
web-company-stands-in = a bot fills in
web-company-watching = You are watching this game.
web-company-watchers = Watching: { $names }
web-company-unnamed =
    { $count ->
        [one] { $count } person without a name
       *[other] { $count } people without a name
    }
web-company-wait = Wait
web-company-call = Call
web-company-you-called = You called { $name }.
web-company-called = { $name } is calling you.
web-company-called-title = { $name } is calling you
web-company-let-bot = Bot until they're back
web-company-let-pass = Let them pass
web-company-name = Change your name
web-company-new-name = Your name
web-company-save = Save
web-company-say-name = Enter your name to write here.
web-company-say-name-above = Enter your name above to write here.
web-company-show = Show the others
web-company-sign-here = Look here
web-company-sign-danger = Danger
web-company-sign-help = Help me here
web-company-plan = Your plan
web-company-intent-defend = I defend here
web-company-intent-go = I go there
web-company-intent-leave = Leave this to me
web-company-intent-later = Not yet
web-company-note = Or a short note…
web-company-arrow = Arrow to another place
web-company-arrow-where = Choose where the arrow leads.
web-company-plans = Plans
web-company-done = Done
web-company-rematch-someone = A rematch is ready: the same game, the same seats.
web-company-rematch-kept = Your seat is kept.
web-company-rematch-join = Play again
web-company-rematch-watch = Watch it
web-company-rematch-later = Not now

## Talk

web-table-chat = Table talk
web-table-say = Message to the table…
web-table-send = Send
web-table-gestures = Gestures
web-table-mute = mute
web-table-unmute = muted
web-table-emote-hello = Hello!
web-table-emote-thanks = Thank you!
web-table-emote-well_done = Well done!
web-table-emote-hurry = Hurry up!
web-table-emote-oops = Oops!
web-table-emote-think = Let me think…
web-table-emote-yes = Yes!
web-table-emote-no = No!
