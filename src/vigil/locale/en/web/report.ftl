### The report after a game, in the browser.

## How it ended

web-report-won = Victory
web-report-lost = Defeat
web-report-given-up = Given up
web-report-open = Still in progress
web-report-points = { $count ->
    [one] point
   *[other] points
}

## The course of the game

web-report-chart = The game turn by turn; the slider at the foot of the page reads out the numbers
web-report-chance = Win chance
web-report-chance-later = Its curve is available when the game is over.
web-report-analyse = Analyse the game
web-report-analyse-about = Simulations show what every choice was worth. This takes a minute or more; you can leave the page.
web-report-analysis-waiting = { $before ->
    [one] { $before } game ahead of yours
   *[other] { $before } games ahead of yours
}
web-report-analysing = Analysing… { $done } of { $total } choices
web-report-analysis-gone = The analysis was cancelled. Try again.
web-report-what-if = { $turn }: look, and continue differently
web-report-axis = turn
web-report-scrubber = Through the turns
web-report-turns = Turn
web-report-back = Previous turn
web-report-on = Next turn
web-report-answer = step { $ply } of { $plies }
web-report-watch-from = Watch the replay from here: { $place }

## Moments

web-report-all = { $shown } of { $count }: show all
web-report-fewer = Only the most important
web-report-no-moments = No key moments yet.
web-report-tone-good = good for the players
web-report-tone-bad = bad for the players

## Deeds and luck

web-report-no-deeds = No actions yet.
web-report-dice = Luck of the dice
web-report-odds-mark = Yellow mark: expected by the odds.

## What next

web-report-watch = Watch the replay
web-report-again = Rematch
web-report-to-table = To the table
web-report-share = Share this report
web-report-copied = Link copied
web-report-puzzle-keep = Keep as a puzzle
web-report-puzzle-kept = Kept: to the puzzle
