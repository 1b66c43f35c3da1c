### Horizons of Spirit Island: in the report after a game.

## Rounds

report-played-horizons = { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
}, { $plies ->
    [one] { $plies } step
   *[other] { $plies } steps
}
report-turn-horizons = Round { $turn }

## Figures of a turn

report-figure-fear = Total fear
report-figure-terror = Terror level
report-figure-blight = Blight on the island
report-figure-invaders = Invaders
report-figure-dahan = Dahan

## Moments

report-moment-terror_rose = Terror rises
report-moment-blight_added = Blight
report-moment-blight_cascaded = Blight cascades
report-moment-city_destroyed = A city falls
report-moment-city_built = A city is built
report-moment-dahan_destroyed = Dahan die
report-moment-presence_destroyed = Presence is destroyed

## Deeds

report-deed-fear = Fear generated
report-deed-destroyed = Invaders destroyed
report-deed-defended = Defence given
report-deed-powers = Powers used
report-deed-cards = Cards played
report-deed-presence = Presence added
report-deed-blight_removed = Blight removed
report-deed-presence_lost = Presence lost

## Luck

report-luck-explored = Lands explored
report-luck-note-horizons = No dice here, only invader cards: lands explored, of the most they could have been. Fewer are better.
