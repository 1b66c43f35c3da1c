### The text table and the commands.

## At the prompt

cli-seed = Seed { $seed }
cli-welcome = Type the number of an option; “help” lists the other commands.
cli-left = You left the game.
cli-end-how = The game is over: “report” tells how it went, “undo” takes the last choice back, “record FILE” writes the game down, “quit” leaves.
cli-more-in-rules = More about it: { $titles } (type “? ” and a title).
cli-terminal-extra = This is the plain text table; the one with keys and mouse comes with: { $command }
cli-no-such-number = There is no such option; type a number from 1 to { $last }.
cli-what = Type a number from 1 to { $last }, or “help” for the commands.
cli-undo-how = Type “undo”, “undo action” or “undo turn”.
cli-which-file = Name a file, for example: save evening.save
cli-written = Written to { $file }.
cli-earlier-rules = This game began under earlier rules (version { $found }); the present rules (version { $known }) play it here, so it may go otherwise than it did then.
cli-loaded = The game in { $file } goes on.
cli-no-rule = No rule is written down for this question.
cli-not-found = Nothing here is called “{ $word }”; “vigil cards --game { $game }” lists everything.
cli-hint-how = Type “hint”, or “hint” and a number of simulated games from 1 to { $most }.
cli-hint-thinking = Thinking: { $scenarios } of { $of } simulated games…
cli-hint =
    Win chance over { $scenarios ->
        [one] { $scenarios } simulated game
       *[other] { $scenarios } simulated games
    }:
cli-why = { $name } had to choose: { $question }
cli-why-no-bot = No bot has answered yet; with “vigil play --bot value” bots play too.
cli-why-random = It picked at random: { $option }
cli-taken = taken
cli-help =
    Commands:
      NUMBER           take that option
      u, undo          take back the last choice
      undo action      go back to the start of the action
      undo turn        go back to the start of the turn
      redo             do again what was taken back
      save FILE        save the game, to go on with it later
      record FILE      write down the whole game, to replay it
      load FILE        go on with a saved or recorded game
      ?                explain the question
      ? WORD           explain a card, tile, power, ability or term
      hint             try the options out: the best with their chances, and why
      hint GAMES       the same over this many simulated games; more take longer
      why              what the last bot was thinking
      board            draw the table again
      log              tell the whole game
      report           how the game went so far, or to its end
      quit             leave the game

## Kinds of things

cli-kind-power = power
cli-kind-module = expansion
cli-kind-piece = piece
cli-kind-term = term
cli-column-number = No.
cli-column-name = Name
cli-column-kind = Kind

## Simulation

cli-sum-title = { $games ->
    [one] { $game }: { $games } game, seed { $seed }
   *[other] { $game }: { $games } games, seed { $seed }
}
cli-sum-wins = Won
cli-sum-turns = Turns on average
cli-sum-score = Score on average
cli-sum-decisions = Decisions of players
cli-sum-seconds = Seconds
cli-sum-decision-rate = Decisions a second
cli-sum-game-rate = Games a second

## Arena

cli-arena-bot = Bot
cli-arena-won = Won
cli-arena-interval = 95 % interval
cli-arena-score = Score
cli-arena-turns = Turns
cli-arena-decision = µs a decision
cli-arena-lost = Why lost
cli-arena-duel = Deal by deal
cli-arena-first-only = First only
cli-arena-second-only = Second only
cli-arena-chance = p (sign test, Holm)
cli-arena-difference = Difference
cli-arena-proven = significant
cli-arena-open = not significant

## A training

cli-train-title = The judgement of { $game }
cli-train-epoch = Epoch { $epoch }: loss { $loss }, of unseen games { $check }
cli-train-games = Practice games
cli-train-positions = Positions
cli-train-guess = Baseline loss
cli-train-loss = Validation loss
cli-train-curve = Loss, epoch by epoch
cli-train-file = Net
cli-train-interrupted = Interrupted. Use --samples FOLDER to be able to resume.
cli-train-kept = Interrupted: the games played so far are in “{ $file }”. Resume with: { $command }

## Speed

cli-bench-title = Random play
cli-bench-title-rivals = Random play in one run with other engines; in brackets how many times as many decisions as catanatron
cli-bench-pure = Sources
cli-bench-compiled = Compiled
cli-bench-run = { $game }: decisions/s, state only
cli-bench-table = { $game }: decisions/s, full table
cli-bench-copy = { $game }: copy of the state, µs
cli-bench-fork = { $game }: fork of the table, µs
cli-bench-bytes_an_answer = { $game }: memory for an answer, bytes
cli-bench-rules_bot_us = { $game }: the rules bot and the engine, µs a decision
cli-bench-us_at_ply = { $game }: an answer at plies 5, 200 and 500, µs
cli-bench-peer = { $name }: decisions/s, copy in µs
cli-bench-steps = Environment { $name }: steps/s
cli-bench-choices = The part of catanatron's decisions with more than one option (all of ours have)
cli-bench-workers = Two processes instead of one: times as fast
cli-bench-import_s = Import of the package, s
cli-bench-version_s = “vigil --version”, s
cli-bench-missing = not installed
cli-bench-not-compiled = The engine is not compiled; “make bench” compiles a copy where mypyc and a C compiler are there.

## Help

cli-about = A table for cooperative board games.
cli-about-more = “vigil COMMAND --help” says more about a command; “--lang en”, “ru” or “pl” sets the language.
cli-about-play = Play a game in the terminal.
cli-about-join = Join a table on a server from the terminal.
cli-about-simulate = Run many bot games and summarise the results.
cli-about-arena = Compare bots on identical deals.
cli-about-train = Train the neural network for the value and search bots.
cli-about-replay = Replay a recorded or saved game.
cli-about-report = Report on a recorded or saved game, or summarise the results of many.
cli-about-analyse = Analyse a recorded game: win chance, luck, and the costliest choices.
cli-about-show = Draw a position and list its options.
cli-about-cards = List everything in the box, or explain a word.
cli-about-bench = Measure the speed of the engine, in one game or in all.
cli-heading-usage = usage
cli-heading-arguments = arguments
cli-heading-game = Options of { $game }
cli-heading-options = options
cli-argument-game = the game: { $known }
cli-argument-file = a record or a save; “-” is the standard input
cli-argument-link = the link of a table, such as http://HOST/tables/TABLE
cli-argument-position = a position in notation, or a file that contains one
cli-argument-word = a name in any language, an id or a card number
cli-option-players = number of players
cli-option-module = an expansion to play with: { $known }; may be repeated
cli-option-switch = a reading of the rules to turn over, such as R22 or H1; may be repeated
cli-option-ask-all = ask everything one by one, also what cannot matter
cli-option-no-ask-all = ask several things at once, and nothing that cannot matter
cli-option-seed = the seed of chance; the same seed deals the same game
cli-option-load = go on with a saved or recorded game
cli-option-plain = the plain text table, also for screen readers
cli-option-lesson = play a lesson: { $known }
cli-option-name = your name at the table
cli-option-seat = the seat to take, counted from 1; the first free one if not given
cli-option-watch = only watch
cli-option-new = a new table for this game at the server, which you start
cli-option-left = go on with the game that was left last
cli-option-position = begin at a position in notation, or in a file that contains one
cli-option-bot = let a bot play the unclaimed seats: rules, value, search, each also as rules:careful, rules:bold, rules:helper, and random
cli-option-humans = with --bot: seats played by people, 1 if not given
cli-option-games = number of games
cli-option-workers = number of worker processes
cli-option-bots = the bots to compare, separated by commas; clairvoyant, who knows what will be dealt, is the ceiling
cli-option-resume = keep every game in this file; a run that was stopped goes on from it
cli-option-plot = draw the win rates with their intervals into this SVG file
cli-option-train-module = an expansion to train for
cli-option-samples = keep the practice games in this folder; a training that was stopped goes on from it
cli-option-out = write the net to this file; default: where the bots look for it
cli-option-budget = with how many courses of the game each answer is tried out; twice as many take twice as long
cli-option-html = write the analysis as one page into this HTML file
cli-option-json = print JSON instead of text
cli-option-to = stop after so many answers, chance included
cli-option-game = the game
cli-option-seconds = seconds to spend on the whole measurement
cli-option-lang = language: en, ru or pl
cli-option-help = show this help

cli-cards-typed = Typed with { $option }: { $ids }

## Mistakes on the command line

cli-error-command = There is no command “{ $value }”; the commands are: { $known }.
cli-error-which_command = A command is missing; the commands are: { $known } (“vigil --help” says more).
cli-error-language = There is no language “{ $value }”; the languages are: { $known }.
cli-error-unknown_argument = The argument “{ $value }” is not known; “{ $command } --help” lists the arguments.
cli-error-extra_missing = This needs “{ $package }”, which is not installed; install it with: { $command }
cli-error-no_package = There is no compiled copy of the package in “{ $value }”; “make bench” makes one.
cli-error-no_rivals = There are no engines of others in “{ $value }”; benchmarks/rivals.py of the repository has some.
cli-error-takes_no_value = The option { $option } takes no value; write it alone.
cli-error-needs_a_value = The option { $option } needs a value: { $option } { $metavar }
cli-error-unreadable = These arguments cannot be read ({ $reason }); “{ $command } --help” lists them.
cli-error-number = { $option } cannot be “{ $value }”; it must be a number from { $least } to { $most }.
cli-error-number_from = { $option } cannot be “{ $value }”; it must be a whole number from { $least } on.
cli-error-site = { $option } cannot be “{ $value }”; it must be the address of a site, such as https://games.example
cli-error-no_folder = Folder “{ $value }” does not exist. Create it first, or check --database for a typo.
cli-error-which_game = A game is missing; the games are: { $known }.
cli-error-unknown_game = There is no game “{ $value }”; the games are: { $known }.
cli-error-other_game = { $option } is no option of { $game }; its set-up options are: { $known }.
cli-error-needs_module = { $option } is an option of a module; add --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = “{ $file }” is not UTF-8 text in line { $line }; save it as UTF-8.
cli-error-setup_is_fixed = { $option } brings its own set-up; leave out all that sets up another game.
cli-error-humans_without_bot = --humans needs a bot for the other seats: --bot random
cli-error-nothing_kept = No game was left to go on with; begin one: vigil play GAME
cli-error-no_lesson = There is no lesson “{ $value }”; the lessons are: { $known }.
cli-error-which_link = A link is missing: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = vigil { $command } needs a terminal; programs use the protocol.
cli-error-seat_taken = Seat { $seat } is not free; leave --seat out to take the first free one.
cli-error-no_seat_free = No seat is free; “--watch” lets you look on.
cli-error-table_there = “{ $link }” is a table already; --new wants the address of a server, such as http://HOST
cli-error-bots = --bots cannot be “{ $value }”; name one bot or more, each once: rules,random
cli-error-which_position = A position is missing, for example: vigil show "{ $example }"
cli-error-no_position = “{ $value }” is neither a position nor a file; a position begins like: players: 2;
cli-error-no_games = No game is installed; install Vigil with its games: pip install vigil-table
cli-error-which_file = A file is missing: vigil { $command } FILE
cli-error-commitment = “{ $value }” is not a commitment hash. Give the 64 digits that the table showed.
cli-error-luck = “{ $value }” is not player entropy. Give 32 to 64 digits from 0 to 9 and a to f, e.g. 0:9f… with the seat.
cli-error-no_such_answer = The game has no answer { $value }; choose a number from 0 to { $last }.
cli-error-nothing_found = Nothing is called “{ $word }”; “vigil cards --game { $game }” lists everything.

## Results of an arena

arena-error-no_ledger = Line { $line } of “{ $file }” is no result of vigil arena; name another file or remove that line.
arena-error-other_game = “{ $file }” holds games of { $value }, not of { $right }; name another file.
arena-error-other_setup = “{ $file }” holds games with another set-up; choose the same set-up again or name another file.
arena-error-other_seed = “{ $file }” holds games of the seed { $value }, not { $right }; leave out --seed or name another file.
arena-error-other_version = “{ $file }” holds games of the version { $value }, and this is { $right }; name another file.

## Files

cli-file-missing = There is no file “{ $file }”; check the name and the folder.
cli-file-folder = “{ $file }” is a folder; name a file.
cli-file-denied = “{ $file }” may not be opened; check its permissions or name another file.
cli-file-other = “{ $file }” cannot be opened ({ $reason }); name another file.
cli-file-output = The output cannot be written: { $reason }.
cli-file-no-folder = Folder “{ $folder }” does not exist. Create it, or choose another place for “{ $file }”.
cli-did-you-mean = Did you mean “{ $value }”?

## The bench of the server

cli-option-server = measure a server too: 50 tables with 4 players each, over sockets
cli-option-compiled = the folder of a compiled copy of the package
cli-option-rivals = engines of others to measure beside it: a Python file such as benchmarks/rivals.py
cli-option-keep = add the figures as a line to this file
cli-bench-answers_per_second = Answers/s, in the log and told to all
cli-bench-cpu_us = Processor time for an answer, µs
cli-bench-p50_ms = Acknowledged after, median, ms
cli-bench-p99_ms = Acknowledged after, 99th percentile, ms
cli-bench-kib_per_table = Memory for a table, KiB
cli-foreseen-more = … and { $count } more
