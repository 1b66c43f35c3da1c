### The report after a game.

report-title = Report: { $game }
report-so-far = The game is not over yet; this is what has happened so far.
report-played = { $game ->
    [horizons] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}, { $plies ->
    [one] { $plies } answer
   *[other] { $plies } answers
}
report-turn = { $game ->
    [horizons] Round { $turn }
   *[other] Turn { $turn }
}
report-now = Now

## Headings

report-heading-score = Score
report-heading-timeline = Course of the game
report-heading-moments = Moments that mattered
report-heading-deeds = Who did what
report-heading-luck = Luck
report-total = Total

## Figures of a turn

report-figure-qi = Qi of the Taoists
report-figure-haunted = Haunted tiles
report-figure-ghosts = Ghosts in play
report-figure-deck = Cards in the deck
report-figure-saved = Villagers saved
report-figure-dead = Villagers dead
report-figure-fear = Fear in all
report-figure-terror = Terror level
report-figure-blight = Blight on the island
report-figure-invaders = Invaders
report-figure-dahan = Dahan

## Moments

report-moment-end = The end
report-moment-incarnation_came = An incarnation arrives
report-moment-incarnation_exorcised = An incarnation is exorcised
report-moment-two_exorcised = Two ghosts with one roll
report-moment-buddha_caught = Caught by a Buddha
report-moment-tile_haunted = A tile is haunted
report-moment-tile_restored = A tile is freed
report-moment-taoist_died = A Taoist dies
report-moment-taoist_revived = A Taoist returns
report-moment-board_haunted = A neutral board is lost
report-moment-villager_died = A villager dies
report-moment-family_saved = A family is saved
report-moment-barrier_began = The Mystic Barrier
report-moment-terror_rose = Terror grows
report-moment-blight_added = Blight
report-moment-blight_cascaded = Blight cascades
report-moment-city_destroyed = A city falls
report-moment-city_built = A city is built
report-moment-dahan_destroyed = Dahan die
report-moment-presence_destroyed = Presence is destroyed

## Deeds

report-deed-exorcised = Ghosts exorcised
report-deed-failed = Failed exorcisms
report-deed-tao_spent = Tao spent
report-deed-qi_lost = Qi lost
report-deed-helped = Villagers asked for help
report-deed-freed = Tiles freed
report-deed-buddhas = Buddhas placed
report-deed-saved = Villagers saved
report-deed-fear = Fear made
report-deed-destroyed = Invaders destroyed
report-deed-defended = Defence given
report-deed-powers = Powers used
report-deed-cards = Cards played
report-deed-presence = Presence added
report-deed-blight_removed = Blight removed
report-deed-presence_lost = Presence lost

## Luck

report-luck-exorcisms = Exorcism rolls that were enough
report-luck-useful_faces = Dice of use in exorcisms
report-luck-white_faces = White faces
report-luck-harmless_curses = Harmless curse rolls
report-luck-explored = Lands opened to explorers
report-luck-came = came
report-luck-odds = by the odds
report-luck-of = { $got } of { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-rolls = An exorcism counts by its first roll, with the tokens that could have been added.
report-luck-cards = There are no dice here, only invader cards: counted against the most lands they could have opened. Fewer are better.
report-luck-none = Nothing has been left to chance so far.
