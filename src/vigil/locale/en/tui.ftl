### The table as an application of the terminal.

tui-keys = ↑↓ Enter · u undo · h hint · e rule · x card · / look up · Tab panel · ? help
tui-join-keys = ↑↓ Enter choose · u undo · h hint · c chat · m table · i suggest · ? help
tui-title-log = Log
tui-title-help = Help
tui-title-rules = The rule behind the question
tui-title-search = Look something up
tui-title-hint = Hint
tui-title-why = What the bot was thinking
tui-title-save = Save the game in this file
tui-title-record = Save the whole game as a record in this file
tui-title-end = The game is over
tui-search-prompt = a card, a place, a word of the rules
tui-search-how = Type a card, a place or a word of the rules, in any language. Esc closes.
tui-also-in = Also in: { $titles }
tui-several-asked = Several players choose now, in any order.
tui-you = You: { $names }
tui-skip = Any key: skip
tui-nothing-named = There is nothing to look up in this option.
tui-waiting = Waiting for { $names }…
tui-thinking = Thinking…
tui-now = now:
tui-prevents = prevents:
tui-causes = causes:
tui-beats-normal = Playback: normal.
tui-beats-slow = Playback: slow.
tui-beats-fast = Playback: fast.
tui-beats-off = Playback: off.
tui-kept = Game saved to { $file }. Resume with “vigil play --resume”.
tui-end-keys = u: undo · o: save a record · q: leave · Esc: look at the table
tui-end-join-keys = u: undo · m: another game · o: save a record · q: leave · Esc: look at the table
tui-title-chat = Chat
tui-no-others = You are alone at this table.
tui-connected = Connected again.
tui-lost = Connection lost. Reconnecting…
tui-unsure = Connection lost. The table will show whether your choice arrived.
tui-busy = Server busy. Retrying in { $seconds } s.
tui-left-table = Your seat stays yours: vigil join { $link }
tui-verify-dice = To verify the dice, save the record and run: { $command }
tui-proposes-undo = { $name } asks to undo { $what }. { $stays }y: agree, n: decline
tui-proposes-many = { $name } asks to undo many choices at once. y: agree, n: decline
tui-proposes-redo = { $name } asks to redo. y: agree, n: decline
tui-proposes-end = { $name } proposes to give up the game. y: agree, n: decline
tui-proposes-bot = { $name } asks for a bot to fill in for { $absent }. y: agree, n: decline
tui-proposes-pass = { $name } asks to let { $absent } pass. y: agree, n: decline
tui-title-deeds = At the table
tui-suggesting = Suggest an option to { $names }. Esc cancels.
tui-suggests = { $name } suggests option { $number }.
tui-called = { $name } is calling you to the table.
tui-went-away = { $name } is away.
tui-came-back = { $name } is back.
tui-renamed = { $before } is now called { $name }.
tui-pinged =
    { $sign ->
        [danger] danger here ({ $thing })
        [help] help me here ({ $thing })
       *[other] look here ({ $thing })
    }
tui-ping-which =
    { $count ->
        [0] Nothing on the board is called “{ $thing }”.
       *[other] Which one: { $names }?
    }
tui-plans =
    { $intent ->
        [defend] I defend here ({ $thing })
        [go] I go there ({ $thing })
        [leave] leave this to me ({ $thing })
        [later] not yet ({ $thing })
       *[other] a plan ({ $thing })
    }
tui-unseated = Your seat is no longer yours; you are watching.
tui-bad-link = This seat link no longer works. Ask the host for a new one.
tui-lent = A bot is playing for you. Take your seat back when you like.
tui-rematch = Another game has been set up. Press m to go there.
tui-do-rematch = Play another game at a new table
tui-do-replace = Let a bot play for { $name } (away)
tui-do-call = Call { $name } to the table
tui-do-back = Take your seat back
tui-do-pause = Pause the game
tui-do-resume = Resume the game
tui-do-concede = Give up the game
tui-host-starts = Only the host can start the game.
tui-seat-own = Seat { $number }: { $name } (you)
tui-seat-here = Seat { $number }: { $name }
tui-seat-away = Seat { $number }: { $name } (away)
tui-seat-lost = Seat { $number }: { $name } (not connected)
tui-seat-kept = Seat { $number }: kept for { $name }
tui-seat-bot = Seat { $number }: bot “{ $name }”
tui-seat-free = Seat { $number }: free
tui-lobby-how = Share the link above. The host can start once every seat has a player or a bot.
tui-lobby-keys = ↑↓ seat · Enter sit or stand · p play with · b bot · s start · c chat · q leave
tui-turn-on = { $name }: yes
tui-turn-off = { $name }: no
tui-title-pick = Choose for this seat
tui-no-picks = There is nothing to choose for seats at this table.
tui-lobby-commands = The game has not begun. Type: sit N, stand, bot N NAME, pick N (choose for seat N), start, say TEXT, name NAME, quit.
tui-end-commands = The game is over: “report” sums it up, “undo” undoes the last choice, “do” lists more, such as another game; “quit” leaves.
tui-join-commands =
    With the others:
      say TEXT         talk
      name NAME        another name
      agree, decline   answer a proposal
      suggest          list the options of those who decide; suggest N points at one
      ping THING       point at a thing on the board; ping danger THING, ping help THING
      do               gestures, a pause, another game; do N does one of them
tui-error-no_link = “{ $link }” is not a link to a table. Expected: http://HOST/tables/TABLE
tui-error-no_vigil = “{ $link }” is not a table on a Vigil server. Check the link.
tui-error-refused = { $text }
tui-error-unreachable = Cannot reach “{ $link }” ({ $reason }). Check the link, and that the server is running.
tui-replay-keys = ←→ choice · < > ten choices · Home End · u back · / look up · ? help · q leave
tui-lesson-keys = ↑↓ Enter · g guide · u undo · h hint · e rule · x card · Tab panel · ? help
tui-lesson-on = Enter: continue
tui-lesson-back = u: undo · Enter: continue alone
tui-help =
    Choosing
      ↑ ↓ (or k j), Enter    choose an option and take it
      a number               take that option
      a click on the board   choose what is marked with a number; a second click takes it
      Esc                    all options again, after a click that narrowed them

    Undo
      u, a, U                undo the last choice, its action, its turn
      r                      redo

    Information
      h                      a hint: the best options with their win chances, and why
      w                      what the last bot was thinking
      e                      the rule behind the question
      x                      the card, ghost or place of the option under the cursor
      /                      look up a card, a place or a word of the rules
      right click            look up what is under the pointer
      l                      the whole log

    The screen
      Tab                    on a small screen: the question, what is coming up, the log
      v                      another page of the board, where there is one
      Page Up, Page Down     scroll the board
      t                      light or dark
      b                      speed of playback, or none
      any key                skip the playback

    The game
      s                      save it in a file
      o                      save the whole game as a record, to replay it
      q or Ctrl-C            leave; the game is saved, resume with “vigil play --resume”

    With others, at a table on a server
      c                      chat
      m                      gestures, pause, give up, another game
      i                      suggest an option to the player who chooses
      y, n                   agree to a proposal, or decline it
