### What the table in the browser says beside the words of the game.

## The board

web-table-board = The table
web-table-option-of = (option { $key })
web-table-steps = Steps of the turn
web-table-tabs = Parts of the table
web-table-beside = Question and log
web-table-tab-table = Table
web-table-to-table = Back to the table
web-table-bot =
    { $bot ->
        [value] strong bot
        [search] strongest bot
        [master] patient bot
        [rules] simple bot
        [random] random bot
       *[other] bot “{ $bot }”
    }{ $style ->
        [careful] , careful
        [bold] , bold
        [helper] , helpful
       *[other] { "" }
    }
web-table-bot-name-0 = Quiet Heron
web-table-bot-name-1 = Ember Fox
web-table-bot-name-2 = Old Moss
web-table-bot-name-3 = Silver Carp
web-table-why = Why this choice?
web-table-why-weighed = Options it considered
web-table-why-taken = taken
web-table-free-seat = free seat
web-table-here = here
web-table-take-over = Take over
web-table-let-bot = Let a bot play
web-table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-table-failed = Could not draw the board. The game goes on.
web-table-no-details = Could not show these details. The game goes on.
web-table-draw-again = Draw it again
web-table-copy-error = Copy error details

## The question

web-table-question = Question
web-table-book = What the rulebook says here
web-table-rule = The rule behind this question
web-table-yours = Your choice
web-table-waiting = Waiting for { $names }
web-table-also = Also choosing: { $names }
web-table-kinds = Kinds of options
web-table-search = Search the options
web-table-sure = Confirm: { $option }?
web-table-which = Which of these?
web-table-card-in-question = The card in question
web-table-confirm-none = Make a choice
web-table-list = Options as a list
web-table-consequence = Consequence
web-table-several-confirm = Confirm
web-table-several-count = { $count } of up to { $most } picked
web-table-several-exactly = { $count } of { $most } picked
web-table-several-gone = One of your picks is no longer possible. Please choose again.
web-table-fill = Fill the rest
web-table-cancel = Cancel
web-table-look = Show the options
web-table-suggest =
    { $keys ->
        [no] Suggest an option to { $names }:
       *[yes] Suggest an option to { $names }, here or with Alt-click on the board:
    }
web-table-board-failed = Could not draw this game’s board ({ $reason }). Here is a plain one.
web-table-no-option = You can't choose this now.
web-table-no-suggestion = None of the options points there.
web-table-suggested-by = suggested by { $names }
web-table-their-options = The options:
web-table-nudge = Remind them

## Hints

web-table-hint = Hint
web-table-hint-thinking = Thinking… { $fates } of { $of } simulated games
web-table-hint-done =
    { $fates ->
        [one] win chance over { $fates } simulated game
       *[other] win chance over { $fates } simulated games
    }
web-table-hint-follow = Follow
web-table-hint-said = Hint: { $option }, { $figure }. { $why }

## Coming up

web-table-outlook-now = now
web-table-outlook-with = (with what { $names } picked)
web-table-outlook-prevented = prevented
web-table-outlook-new = new
web-table-outlook-more = { $count } more
web-table-outlook-fewer = fewer
web-table-outlook-uncertain = (depends on luck)
web-table-outlook-whole = The whole forecast
web-table-danger-whole = The whole warning

## Going back

web-table-undo-choice = Undo
web-table-undo-action = Undo the action
web-table-undo-turn = Undo the turn
web-table-undo-more = More undo options
web-table-undo-asks = Needs everyone's agreement.
web-table-undo-mine = your { $what }
web-table-undo-own = your { $what }
web-table-undo-of = { $name }’s { $what }
web-table-undo-unnamed =
    { $count ->
        [one] choice
       *[other] { $count } choices
    }
web-table-undo-takes = Undoes { $what }.
web-table-undo-depends = Undoes { $what }, and what depends on it: { $others }.
web-table-undo-follows = Undoes { $what }, and what came after it: { $others }.
web-table-undo-stays = Stays: { $what }.
web-table-undo-others = Also undoes choices by { $names }.
web-table-undo-bots =
    { $count ->
        [one] Also undoes { $count } bot choice.
       *[other] Also undoes { $count } bot choices.
    }
web-table-went-back = { $name } undid a choice.
web-table-took-back = { $name } undid a choice; the others' choices stay.
web-table-undo-none = Nothing to undo
web-table-undo-none-why = nothing has been chosen yet
web-table-redo = Redo
web-table-redo-others = Also redoes choices by { $names }.
web-table-redo-bots =
    { $count ->
        [one] Also redoes { $count } bot choice.
       *[other] Also redoes { $count } bot choices.
    }
web-table-did-again = { $name } redid a choice.
web-table-proposal = A proposal
web-table-proposes-undo = { $name } asks to undo { $what }.
web-table-proposes-many = { $name } asks to undo many choices at once.
web-table-proposes-redo = { $name } asks to redo.
web-table-proposes-end = { $name } proposes to give up the game.
web-table-proposes-bot = { $name } asks for a bot to fill in for { $absent }.
web-table-proposes-pass = { $name } asks to let { $absent } pass.
web-table-vote-left =
    { $seconds ->
        [one] { $seconds } second left to vote
       *[other] { $seconds } seconds left to vote
    }
web-table-wait = Wait
web-table-lent = A bot is playing for you while you're away.
web-table-lent-back = Take the seat back
web-table-stands-in = away; a bot is filling in
web-table-agree = Agree
web-table-decline = Decline
web-table-take-back = Withdraw
web-table-free = Free the seat
web-table-free-sure = This player loses the seat. Free it?
web-table-rehost = New key for the host
web-table-rehost-sure = The old key stops working elsewhere. New key?
web-table-rehosted = The host has a new key.

## Connection

web-table-lost =
    { $seconds ->
        [one] Connection lost; trying again in { $seconds } second.
       *[other] Connection lost; trying again in { $seconds } seconds.
    }
web-table-back = Connected again
web-table-not-sent = No connection: nothing was sent. Try again when the table is back.
web-table-unsure = The connection was lost. The table will show whether your choice arrived.
web-table-sending = Sending your choice…
web-table-sent = Sent.
web-table-unseated = You no longer have this seat; you are watching now.
web-table-bad-link = This seat link no longer works. Ask the host for a new one.

## The game as a whole

web-table-paused = The game is paused.
web-table-pause = Pause
web-table-resume = Resume
web-table-over = The game is over
web-table-ending = How it ended
web-table-finale-end = Look at the table
web-table-conceded = The game was given up.
web-table-report = Report
web-table-replay = Replay
web-table-again = Rematch
web-table-fair = How is this verified?
web-table-dice-everything = The seed matches the commitment recorded before the game and includes your entropy.
web-table-dice-without_players = The seed matches the commitment recorded before the game. You added no entropy.
web-table-dice-nothing = Nothing is verified: this browser has no commitment from before the game.
web-table-dice-broken = Don't trust this game: the seed does not match the commitment, or leaves out your entropy.
web-table-dice-unknown = This page can't check the seed. Save the record and run vigil verify.
web-table-dice-here = This device dealt the game itself; there is no server to check.
web-table-dice-other = Don't trust this record: it ends differently from the game you saw.
web-table-prove = { $dice ->
    [yes] Verify every roll and draw
   *[no] Verify every draw
}
web-table-proving = Replaying the game on this device…
web-table-seed = Seed: { $seed }
web-table-commitment = The server's commitment to its seed, made before the game:

## Inspector and log

web-table-inspector = Details
web-table-log = Log
web-table-log-filter = Show in the log
web-table-log-all = all
web-table-log-dice = dice
web-table-log-mine = mine
web-table-log-start = Setup
web-table-log-empty = Nothing has happened yet.
web-table-log-more = Earlier turns
web-table-replay-from = Replay from: { $turn }

## What is being shown

web-table-beat = { $at } of { $count }
web-table-skip = Skip
web-table-rolling = The dice roll…
web-table-story = Playback
web-table-story-pause = Pause
web-table-story-on = Continue
web-table-story-step = Step
web-table-review = Show the last round again
web-table-missed =
    { $answers ->
        [one] { $answers } choice since your last turn.
       *[other] { $answers } choices since your last turn.
    }
web-table-missed-play = Show me

## Talk

web-table-led = { $name } is showing step { $number }.
web-table-follow = Take a look

## The menu

web-table-menu = Table menu
web-table-invite = Copy the table link
web-table-copied = Link copied.
web-table-try = What if? Try another line
web-table-line = { $turn ->
    [0] What if: step { $number }
   *[other] What if: turn { $turn }, step { $number }
}
web-table-challenge = Challenge of { $day }
web-table-lesson = Lesson { $number }: { $game }
web-table-what-if = What-if, from step { $number }: nothing here changes the real game.
web-table-come-back = Back to the game
web-table-record = Download the record
web-table-give-up = Give up
web-table-give-up-sure = Give up for good?
web-table-bug = Found a bug? Save a report with the whole game.
web-table-bug-words = What did you expect, and what happened?
web-table-bug-none = (no words)
web-table-bug-send = Save a bug report
web-table-bug-done = Report saved as a file.
web-table-cards = Look up a card
web-table-summary = The position in words

## Keys

web-table-keys = Keys
web-table-key-answer = take the option with this key; 0 ends the question
web-table-key-search = search the options by name, if there are many
web-table-key-press = choose the focused option, confirm
web-table-key-move = move on the board or in the list
web-table-key-region = question → board → details → log
web-table-key-next = next option
web-table-key-hint = a hint: the best options, or close it
web-table-key-follow = follow the hint
web-table-key-fill = pick all that is left, e.g. damage
web-table-key-take-back = undo the last pick
web-table-key-undo = undo the last choice
web-table-key-redo = redo
web-table-key-inspect = pin the details
web-table-key-list = open or close the list of options
web-table-key-log = log
web-table-key-book = open the rules for this question
web-table-key-cards = cards and rules
web-table-key-chat = write to the table
web-table-key-summary = the position in words
web-table-key-review = show the last round again
web-table-key-motion = speed of motion
web-table-key-sound = sound on and off
web-table-key-cancel = skip playback; cancel, close
web-table-key-help = this list

## The coach

web-table-coach = A coach can warn you before costly choices and give tips.
web-table-coach-yes = Yes, please
web-table-coach-no = No, thanks
