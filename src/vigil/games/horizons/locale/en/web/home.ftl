### Horizons of Spirit Island: on the first page and in the form for a new table.

## Games

web-home-game-horizons = Horizons of Spirit Island
web-home-about-horizons = Spirits of nature drive the invaders from their island.
web-home-people-horizons = 1–3
web-home-time-horizons = 60–90 min

## A new table

web-home-any-hz = Any spirit
web-home-pick-hz = Spirit of seat { $number }
web-home-choice-progression = Cards by a fixed progression
web-home-choice-bonus_growth = Bonus growth at the start
web-home-choice-first_explore = Invaders explore before the first turn
web-home-choice-escalation = Escalation of stage II

## Tables

web-mine-turn-horizons = Round { $turn }
web-evening-turn-horizons = Round { $turn }
web-table-line-horizons = { $turn ->
    [0] What if: step { $number }
   *[other] What if: round { $turn }, step { $number }
}
