### The table as an application of the terminal.

tui-keys = ↑↓ Enter · u undo · h hint · e rule · x card · / look up · Tab panel · ? help
tui-join-keys = ↑↓ Enter choose · u undo · h hint · c talk · m table · i suggest · ? help
tui-title-log = What has happened
tui-title-help = Help
tui-title-rules = The rule behind the question
tui-title-search = Look something up
tui-title-hint = Hint
tui-title-why = What the bot was thinking
tui-title-save = Save the game in this file
tui-title-record = Write the whole game down in this file
tui-title-end = The game is over
tui-search-prompt = a card, a place, a word of the rules
tui-search-how = Type the name of a card, a place of the table or a word of the rules, in any language. Esc closes.
tui-also-in = Also in: { $titles }
tui-several-asked = Several players choose now, in any order.
tui-you = You: { $names }
tui-skip = Any key: skip
tui-nothing-named = This option names nothing that could be looked up.
tui-waiting = Waiting for { $names }…
tui-thinking = Thinking…
tui-now = now:
tui-prevents = prevents:
tui-causes = causes:
tui-beats-normal = What happens is told step by step.
tui-beats-slow = What happens is told step by step, slowly.
tui-beats-fast = What happens is told step by step, quickly.
tui-beats-off = What happens is shown at once.
tui-kept = The game is kept in { $file }; “vigil play --resume” goes on with it.
tui-end-keys = u: undo · o: write the game down in a file · q: leave · Esc: look at the table
tui-end-join-keys = u: undo · m: another game · o: write the game down in a file · q: leave · Esc: look at the table
tui-title-chat = Talk with the others
tui-no-others = No one else sits at this table.
tui-connected = You are connected again.
tui-lost = The connection is lost; it comes back by itself.
tui-unsure = The connection is lost. The table will show whether it arrived.
tui-busy = The server is busy; it is asked again in { $seconds } s.
tui-left-table = Your seat stays yours: vigil join { $link }
tui-verify-dice = To verify the dice, save the record and run: { $command }
tui-proposes-undo = { $name } asks to undo { $what }. { $stays }y: agree, n: decline
tui-proposes-many = { $name } asks to undo many choices at once. y: agree, n: decline
tui-proposes-redo = { $name } asks to redo. y: agree, n: decline
tui-proposes-end = { $name } asks to give up the game. y: agree, n: decline
tui-proposes-replace = { $name } asks to continue without the absent player. y: agree, n: decline
tui-title-deeds = At the table
tui-suggesting = Suggest an option to { $names }; Esc goes back.
tui-suggests = { $name } suggests option { $number }.
tui-unseated = Your seat is no longer yours; you are watching.
tui-bad-link = This seat link is not valid any more. Ask the host for a new one.
tui-lent = A bot is playing for you until you take the seat back.
tui-rematch = Another game has been set up; m leads there.
tui-do-rematch = Play another game at a new table
tui-do-replace = Let a bot play for { $name }, who is away
tui-do-back = Take the seat back
tui-do-pause = Pause the game
tui-do-resume = Go on with the game
tui-do-concede = Give up the game
tui-host-starts = Only the host can start the game.
tui-seat-own = Seat { $number }: { $name } (you)
tui-seat-here = Seat { $number }: { $name }
tui-seat-away = Seat { $number }: { $name } (away)
tui-seat-bot = Seat { $number }: bot “{ $name }”
tui-seat-free = Seat { $number }: free
tui-lobby-how = Share the link above. The host can start once every seat has a player or a bot.
tui-lobby-keys = ↑↓ seat · Enter sit or stand · p play with · b bot · s start · c chat · q leave
tui-turn-on = { $name }: yes
tui-turn-off = { $name }: no
tui-title-pick = What to play with
tui-no-picks = What the seats play with is settled at this table.
tui-lobby-commands = The game has not begun. Type: sit N, stand, bot N NAME, pick N (what seat N plays with), start, say TEXT, quit.
tui-end-commands = The game is over: “report” tells how it went, “undo” takes back, “do” lists what else there is, such as another game; “quit” leaves.
tui-join-commands =
    With the others:
      say TEXT         talk
      agree, decline   answer a proposal
      suggest          list the options of those who decide; suggest N points at one
      do               gestures, a pause, another game; do N does one of them
tui-error-no_link = “{ $link }” is no link of a table; it looks like http://HOST/tables/TABLE
tui-error-no_vigil = “{ $link }” is no table of a Vigil server; check the link.
tui-error-refused = { $text }
tui-error-unreachable = “{ $link }” cannot be reached ({ $reason }); check the link and whether the server runs.
tui-replay-keys = ←→ choice · < > ten choices · Home End · u back · / look up · ? help · q leave
tui-lesson-keys = ↑↓ Enter · g guide · u undo · h hint · e rule · x card · Tab panel · ? help
tui-lesson-on = Enter: go on
tui-lesson-back = u: take it back · Enter: go on alone
tui-help =
    Choosing
      ↑ ↓ (or k j), Enter    choose an option and take it
      a number               take that option
      a click on the board   choose what is marked with a number; a second click takes it
      Esc                    all options again, after a click that narrowed them

    Going back
      u, a, U                take back the last choice, its action, its turn
      r                      do again what was taken back

    Knowing more
      h                      try the options out: the best with their chances, and why
      w                      what the last bot was thinking
      e                      the rule behind the question
      x                      the card, ghost or place that the option under the cursor is about
      /                      look up a card, a place or a word of the rules
      a right click          look up the thing under the pointer
      l                      everything that has happened

    The screen
      Tab                    on a small screen: the question, what is to come, the log
      v                      another page of the drawing, where there is one
      Page Up, Page Down     move a drawing that is higher than the screen
      t                      light or dark
      b                      how fast what happens is told, or all at once
      any key                end the telling

    The game
      s                      save it in a file of your own
      o                      write the whole game down, to replay it
      q or Ctrl-C            leave; the game is kept, “vigil play --resume” goes on with it

    With others, at a table of a server
      c                      talk with them
      m                      gestures, a pause, giving up, another game
      i                      suggest an option to the one who decides
      y, n                   agree to a proposal, or decline it
