### The report after a game, in the browser.

## How it ended

web-report-won = Victory
web-report-lost = Defeat
web-report-given-up = Given up
web-report-open = The game goes on
web-report-points = { $count ->
    [one] point
   *[other] points
}

## The course of the game

web-report-chart = The figures of the game turn by turn; the slider at the foot of the page reads them out
web-report-chance = Chance of winning
web-report-chance-later = Its curve can be drawn here when the game is over.
web-report-analyse = Analyse the game
web-report-analyse-about = Every choice is tried out again to see what it was worth. That takes a minute or more; you can leave this page meanwhile.
web-report-analysis-waiting = { $before ->
    [one] { $before } game ahead of yours
   *[other] { $before } games ahead of yours
}
web-report-analysing = Judged: { $done } of { $total }
web-report-analysis-gone = The analysis was given up; try again.
web-report-what-if = { $turn }: look, and play on otherwise
web-report-axis = turn
web-report-scrubber = Through the turns
web-report-turns = Turn
web-report-back = The turn before
web-report-on = The next turn
web-report-answer = answer { $ply } of { $plies }
web-report-watch-from = Watch the replay from here: { $place }

## Moments

web-report-all = { $shown } of { $count }: show all
web-report-fewer = Only the most important
web-report-no-moments = Nothing of note has happened yet.
web-report-tone-good = good for the players
web-report-tone-bad = bad for the players

## Deeds and luck

web-report-no-deeds = Nobody has done anything yet.
web-report-dice = Luck of the dice
web-report-odds-mark = Yellow mark: what the odds promised.

## What next

web-report-watch = Watch the replay
web-report-again = Rematch
web-report-to-table = To the table
web-report-share = Share this report
web-report-copied = Link copied
