### The text table and the commands.

## At the prompt

cli-seed = Seed { $seed }
cli-welcome = Type the number of an option; “help” lists the other commands.
cli-left = You left the game.
cli-end-how = The game is over: “report” sums it up, “undo” undoes the last choice, “record FILE” saves the whole game, “quit” leaves.
cli-more-in-rules = More about it: { $titles } (type “? ” and a title).
cli-terminal-extra = This is the plain text table. For the full-screen one with keys and mouse: { $command }
cli-no-such-number = No such option. Type a number from 1 to { $last }.
cli-what = Type a number from 1 to { $last }, or “help” for the commands.
cli-undo-how = Type “undo”, “undo action” or “undo turn”.
cli-which-file = Missing file name, e.g. save evening.save
cli-written = Saved to { $file }.
cli-earlier-rules = This game began under older rules (version { $found }). It is played by the current ones (version { $known }) and may go differently.
cli-loaded = Resuming the game in { $file }.
cli-no-rule = There is no rule text for this question.
cli-not-found = Nothing found for “{ $word }”. List everything with: vigil cards --game { $game }
cli-hint-how = Type “hint”, or “hint” and a number of simulated games from 1 to { $most }.
cli-hint-thinking = Thinking… { $scenarios } of { $of } simulated games
cli-hint =
    Win chance over { $scenarios ->
        [one] { $scenarios } simulated game
       *[other] { $scenarios } simulated games
    }:
cli-why = { $name } had to choose: { $question }
cli-why-no-bot = No bot has played yet. Play with bots: vigil play --bot value
cli-why-random = It picked at random: { $option }
cli-taken = taken
cli-help =
    Commands:
      NUMBER           take that option
      u, undo          undo the last choice
      undo action      undo the action
      undo turn        undo the turn
      redo             redo what was undone
      save FILE        save the game, to resume it later
      record FILE      save the whole game, to replay it
      load FILE        resume a saved or recorded game
      ?                explain the question
      ? WORD           explain a card, tile, power, ability or term
      hint             the best options with their win chances, and why
      hint GAMES       the same over this many simulated games; more take longer
      why              what the last bot was thinking
      board            draw the table again
      log              show the whole log
      report           sum up the game so far
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
cli-sum-turns = Mean turns
cli-sum-score = Mean score
cli-sum-decisions = Player decisions
cli-sum-seconds = Seconds
cli-sum-decision-rate = Decisions per second
cli-sum-game-rate = Games per second

## Arena

cli-arena-bot = Bot
cli-arena-won = Won
cli-arena-interval = 95 % interval
cli-arena-score = Score
cli-arena-turns = Turns
cli-arena-decision = µs per decision
cli-arena-lost = Reasons for defeat
cli-arena-duel = Head to head
cli-arena-first-only = First only
cli-arena-second-only = Second only
cli-arena-chance = p (sign test, Holm)
cli-arena-difference = Difference
cli-arena-proven = significant
cli-arena-open = not significant

## A training

cli-train-title = Neural network for { $game }
cli-train-epoch = Epoch { $epoch }: training loss { $loss }, validation loss { $check }
cli-train-games = Training games
cli-train-positions = Positions
cli-train-guess = Baseline loss
cli-train-loss = Validation loss
cli-train-curve = Loss by epoch
cli-train-file = Network
cli-train-interrupted = Interrupted. Use --samples FOLDER to be able to resume.
cli-train-kept = Interrupted: games saved to “{ $file }”. Resume with: { $command }

## Speed

cli-bench-title = Random play
cli-bench-title-rivals = Random play, in one run with other engines; in brackets: speed relative to catanatron
cli-bench-pure = Sources
cli-bench-compiled = Compiled
cli-bench-run = { $game }: decisions/s, state only
cli-bench-table = { $game }: decisions/s, full table
cli-bench-copy = { $game }: copy of the state, µs
cli-bench-fork = { $game }: fork of the table, µs
cli-bench-bytes_an_answer = { $game }: memory per decision, bytes
cli-bench-rules_bot_us = { $game }: rules bot and engine, µs per decision
cli-bench-us_at_ply = { $game }: decision at steps 5, 200 and 500, µs
cli-bench-peer = { $name }: decisions/s, copy in µs
cli-bench-steps = Environment { $name }: steps/s
cli-bench-choices = Share of catanatron's decisions with more than one option (ours: all)
cli-bench-workers = Speed-up from a second process
cli-bench-import_s = Package import, s
cli-bench-version_s = “vigil --version”, s
cli-bench-missing = not installed
cli-bench-not-compiled = The engine is not compiled. “make bench” compiles a copy; it needs mypyc and a C compiler.

## Help

cli-about = A table for cooperative board games.
cli-about-more = Help for a command: “vigil COMMAND --help”. Language: “--lang en”, “ru” or “pl”.
cli-about-play = Play a game in the terminal.
cli-about-join = Join a table on a server from the terminal.
cli-about-simulate = Run many bot games and summarise the results.
cli-about-arena = Compare bots on identical deals.
cli-about-train = Train the neural network for the bots value, search and master.
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
cli-argument-file = a record or a save; “-” reads stdin
cli-argument-link = the link of a table, e.g. http://HOST/tables/TABLE
cli-argument-position = a position in notation, or a file that contains one
cli-argument-word = a name in any language, an id or a card number
cli-option-players = number of players
cli-option-module = an expansion to play with: { $known }; repeatable
cli-option-switch = switch a rule variant, e.g. R22 or H1; repeatable
cli-option-ask-all = ask every question, even when it makes no difference
cli-option-no-ask-all = combine questions, and skip those that make no difference
cli-option-seed = random seed; the same seed deals the same game
cli-option-load = resume a saved or recorded game
cli-option-plain = plain text, also for screen readers
cli-option-lesson = play a lesson: { $known }
cli-option-name = your name at the table
cli-option-seat = the seat to take, counted from 1; default: the first free one
cli-option-watch = watch without taking a seat
cli-option-new = open a new table for this game on the server
cli-option-left = resume your last game
cli-option-position = start from a position in notation, or from a file with one
cli-option-bot = let a bot play the unclaimed seats: rules, value, search, master, each also as rules:careful, rules:bold, rules:helper, and random
cli-option-humans = with --bot: number of seats played by people; default: 1
cli-option-games = number of games
cli-option-workers = number of worker processes
cli-option-bots = bots to compare, separated by commas; clairvoyant, which knows every deal, is the upper bound
cli-option-resume = save every game here; an interrupted run resumes from it
cli-option-plot = plot win rates and their intervals to this SVG file
cli-option-train-module = an expansion to train for
cli-option-samples = save training games in this folder; an interrupted run resumes from it
cli-option-out = save the network to this file; default: where the bots look for it
cli-option-budget = rollouts per option; more take longer
cli-option-html = write the analysis to this HTML file
cli-option-json = print JSON instead of text
cli-option-to = stop after this many steps, including dice and draws
cli-option-game = the game
cli-option-seconds = seconds to spend on the whole measurement
cli-option-lang = language: en, ru or pl
cli-option-help = show this help

cli-cards-typed = Ids for { $option }: { $ids }

## Mistakes on the command line

cli-error-command = Unknown command “{ $value }”. Commands: { $known }.
cli-error-which_command = Missing command. Commands: { $known }.
cli-error-language = Unknown language “{ $value }”. Languages: { $known }.
cli-error-unknown_argument = Unknown argument “{ $value }”. See “{ $command } --help”.
cli-error-extra_missing = “{ $package }” is not installed. Install it with: { $command }
cli-error-no_package = No compiled copy of the package in “{ $value }”. “make bench” makes one.
cli-error-no_rivals = No other engines in “{ $value }”. See benchmarks/rivals.py in the repository.
cli-error-takes_no_value = { $option } takes no value.
cli-error-needs_a_value = { $option } needs a value: { $option } { $metavar }
cli-error-unreadable = Invalid arguments ({ $reason }). See “{ $command } --help”.
cli-error-number = { $option }: expected a number from { $least } to { $most }, got “{ $value }”.
cli-error-number_from = { $option }: expected a whole number, { $least } or more, got “{ $value }”.
cli-error-site = { $option }: expected a site such as https://games.example, got “{ $value }”.
cli-error-no_folder = Folder “{ $value }” does not exist. Create it first, or check --database for a typo.
cli-error-not_a_folder = “{ $value }” is a file, not a folder. Name a file in a folder with --database.
cli-error-which_game = Missing game. Games: { $known }.
cli-error-unknown_game = Unknown game “{ $value }”. Games: { $known }.
cli-error-other_game = { $game } has no option { $option }. Options: { $known }.
cli-error-needs_module = { $option } belongs to an expansion. Add --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = “{ $file }”: line { $line } is not UTF-8. Save the file as UTF-8.
cli-error-setup_is_fixed = { $option } already fixes the setup. Leave out the other setup options.
cli-error-humans_without_bot = --humans needs a bot for the other seats: --bot random
cli-error-nothing_kept = No game to resume. Start one: vigil play GAME
cli-error-no_lesson = Unknown lesson “{ $value }”. Lessons: { $known }.
cli-error-which_link = Missing link: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = vigil { $command } needs a terminal. Programs use the protocol instead.
cli-error-seat_taken = Seat { $seat } is taken. Leave out --seat to take the first free one.
cli-error-no_seat_free = No seat is free. Watch with --watch.
cli-error-table_there = “{ $link }” is a table. --new needs the address of a server, e.g. http://HOST
cli-error-bots = --bots: expected different bots, e.g. rules,random, got “{ $value }”.
cli-error-which_position = Missing position, e.g. vigil show "{ $example }"
cli-error-no_position = “{ $value }” is neither a file nor a position. A position begins like: players: 2;
cli-error-no_games = No game is installed. Install Vigil's: pip install vigil-table
cli-error-which_file = Missing file: vigil { $command } FILE
cli-error-commitment = “{ $value }” is not a commitment hash. Enter the 64 hexadecimal digits that the table showed.
cli-error-luck = “{ $value }” is not player entropy. Enter 32 to 64 hexadecimal digits, e.g. 0:9f… with the seat.
cli-error-no_such_answer = There is no step { $value }. Choose a number from 0 to { $last }.
cli-error-nothing_found = Nothing found for “{ $word }”. List everything with: vigil cards --game { $game }

## Results of an arena

arena-error-no_ledger = “{ $file }”: line { $line } is not a result of vigil arena. Remove it, or name another file.
arena-error-other_game = “{ $file }” has games of { $value }, not { $right }. Name another file.
arena-error-other_setup = “{ $file }” has games with another setup. Use the same setup, or name another file.
arena-error-other_seed = “{ $file }” has games with seed { $value }, not { $right }. Leave out --seed, or name another file.
arena-error-other_version = “{ $file }” has games of version { $value }; this is { $right }. Name another file.

## Files

cli-file-missing = File “{ $file }” not found. Check its name and folder.
cli-file-folder = “{ $file }” is a folder. Name a file.
cli-file-denied = Permission denied: “{ $file }”.
cli-file-other = Cannot open “{ $file }” ({ $reason }). Name another file.
cli-file-output = Cannot write the output: { $reason }.
cli-file-no-folder = Folder “{ $folder }” does not exist. Create it, or save “{ $file }” elsewhere.
cli-did-you-mean = Did you mean “{ $value }”?

## The bench of the server

cli-option-server = also measure a server: 50 tables with 4 players each, over sockets
cli-option-compiled = the folder of a compiled copy of the package
cli-option-rivals = other engines to compare with: a Python file such as benchmarks/rivals.py
cli-option-keep = append the results as a line to this file
cli-bench-answers_per_second = Choices/s, logged and broadcast
cli-bench-cpu_us = CPU time per choice, µs
cli-bench-p50_ms = Acknowledgement, median, ms
cli-bench-p99_ms = Acknowledgement, 99th percentile, ms
cli-bench-kib_per_table = Memory per table, KiB
cli-foreseen-more = … and { $count } more
