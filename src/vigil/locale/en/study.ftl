### The page about many games: win rates, what goes with winning, places and curves.

study-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
study-won = of the games were won; with 95% confidence the share lies between { $low } and { $high }.
study-note = Lines are 95% confidence intervals; shorter lines are more certain. Differences have simultaneous intervals: in each table all of them hold together with 95% confidence (Bonferroni). An asterisk marks a small sample, fewer than 30 games or an interval wider than 20 points; it says little. What goes with winning need not be what makes for winning: long games give time for everything, and bots are not people.
study-made = From { $file }: rules { $rules }, played by Vigil { $played }; page made by Vigil { $version }.
study-command = Made with “{ $command }” (seed { $seed }) by Vigil { $version } on { $date }.
study-open = left open
study-yes = yes
study-no = no
study-small = small sample
study-table = The same as a table
study-games-won = games won
study-games-lost = games lost

## Sections

study-heading-rates = Win rates
study-by = By { $column }
study-crossed = { $down } by { $across }
study-heading-paired = The same deals
study-note-paired = Every deal was played with each value, so that luck is shared: how many points more are won with one value than with the first, with the p-value of the sign test, corrected for all values compared (Holm).
study-against = { $column }: against { $base }
study-heading-ends = How games end
study-losses = Why games are lost: share of all games
study-length = How many turns games take
study-heading-before = What goes with winning: the set-up
study-note-before = Percentage points by which games with it are won more often than games without it. What was dealt at random is compared fairly.
study-heading-early = What goes with winning: the first moves
study-note-early = What was chosen first. The same bot chooses by what it sees, so a good start and a good choice are hard to tell apart.
study-heading-during = What goes with winning: the course of the game
study-note-during = What happened or was done at all. Here cause and effect are mixed most: long games see more of everything.
study-heading-places = Where it happened
study-heading-curves = Turn by turn
study-note-curves = The line is the median of the games that still went on, the band is the middle half of them.
study-left-out = { $count ->
    [one] { $count } more in the table
   *[other] { $count } more in the table
}

## Columns of tables

study-head-name = What
study-head-games = Games
study-head-wins = Won
study-head-share = Share
study-head-interval = 95% interval
study-head-sample = Sample
study-head-deals = Deals
study-head-only-this = Won only with it
study-head-only-other = Won only without
study-head-difference = Points
study-head-chance = p (sign test, Holm)
study-head-with = Games with
study-head-without = Games without
study-head-quarter = Lower quarter
study-head-median = Median
study-head-three-quarters = Upper quarter
study-head-mean = Mean
study-head-place = Place
study-head-turn = Turn

## Columns of results

study-column-players = Players
study-column-bots = Bots
study-column-modules = Expansion
study-column-switches = Readings of the rules
study-column-ask_all = Everything is asked

## On the command line

cli-argument-reported = a record or a save, or results of vigil simulate
cli-option-report-out = results: write the page into this file; else beside the results
cli-option-report-turns = results: the rows of turns that belong to them, for curves
cli-error-only_results = { $option } is for results of vigil simulate, and “{ $file }” holds a single game; leave it out.
cli-error-not_a_report = “{ $file }” is there already and is no page of vigil report; name another file, or remove that one first.
study-error-rules = “{ $file }” was played by rules { $value }, and these are rules { $right }; simulate the games again, or report them with the Vigil that played them.
