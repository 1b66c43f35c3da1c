### The report after a game.

report-title = Report: { $game }
report-so-far = The game is not over yet; this is what has happened so far.
report-played = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $plies ->
    [one] { $plies } answer
   *[other] { $plies } answers
}
report-turn = Turn { $turn }
report-now = Now

## Headings

report-heading-score = Score
report-heading-timeline = Course of the game
report-heading-moments = Moments that mattered
report-heading-deeds = Who did what
report-heading-luck = Luck
report-total = Total
report-deed-choices = Choices made

## Moments

report-moment-end = The end

## Luck

report-luck-came = came
report-luck-odds = by the odds
report-luck-of = { $got } of { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-note = Counted: what came, against what the odds promised.
report-luck-none = No luck has been counted so far.
