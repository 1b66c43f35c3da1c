### The page about many games: win rates, links with winning, places and curves.

study-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
study-won = of the games were won; with 95% confidence the share lies between { $low } and { $high }.
study-note = Lines are 95% confidence intervals; shorter lines are more certain. Differences have simultaneous intervals: in each table all of them hold together with 95% confidence (Bonferroni). An asterisk marks a small sample, fewer than 30 games or an interval wider than 20 points; it says little. A link with winning need not be a cause: long games have time for everything, and bots are not people.
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
study-note-paired = Every deal was played with each value, so all share the same luck. Points: how much more often a value wins than the first one. The p-value is that of the sign test, corrected for all values compared (Holm).
study-against = { $column }: against { $base }
study-heading-ends = How games end
study-losses = Why games are lost: share of all games
study-length = How many turns games take
study-heading-before = Linked with winning: the setup
study-note-before = How many percentage points more of the games with it are won than of those without. Random deals make this comparison fair.
study-heading-early = Linked with winning: the first moves
study-note-early = The first choices. A bot chooses by what it sees, so a good start and a good choice are hard to tell apart.
study-heading-during = Linked with winning: during the game
study-note-during = Anything that happened or was done at least once. Cause and effect are hardest to tell apart here: long games see more of everything.
study-heading-places = Where it happened
study-heading-curves = Turn by turn
study-note-curves = The line is the median of the games still in progress, the band their middle half.
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
study-head-quarter = First quartile
study-head-median = Median
study-head-three-quarters = Third quartile
study-head-mean = Mean
study-head-place = Place
study-head-turn = Turn

## Columns of results

study-column-players = Players
study-column-bots = Bots
study-column-modules = Expansion
study-column-switches = Rule variants
study-column-ask_all = Every question asked

## On the command line

cli-argument-reported = a record or a save, or results of vigil simulate
cli-option-report-out = results: write the page to this file; default: beside the results
cli-option-report-turns = results: their file of turns, for curves
cli-error-only_results = { $option } is for results of vigil simulate; “{ $file }” is a single game. Leave it out.
cli-error-not_a_report = “{ $file }” already exists and is not a page of vigil report. Remove it, or name another file.
study-error-rules = “{ $file }” was played by rules { $value }; these are { $right }. Rerun the simulation, or report it with the Vigil that ran it.
