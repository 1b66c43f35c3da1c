### The report after a game.

report-title = Report: { $game }
report-so-far = The game so far; it is not over yet.
report-played = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $plies ->
    [one] { $plies } step
   *[other] { $plies } steps
}
report-turn = Turn { $turn }
report-now = Now

## Headings

report-heading-score = Score
report-heading-timeline = Course of the game
report-heading-moments = Key moments
report-heading-deeds = Who did what
report-heading-luck = Luck
report-total = Total
report-deed-choices = Choices

## Moments

report-moment-end = The end

## Luck

report-luck-came = actual
report-luck-odds = expected
report-luck-of = { $got } of { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-note = What came up, against the odds.
report-luck-none = No dice or cards to count yet.
