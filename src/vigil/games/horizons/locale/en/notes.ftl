### Horizons of Spirit Island: what options bring about, in a few words.

## The spirit phase

hz-note-reclaims = { $count ->
    [one] returns { $count } card
   *[other] returns { $count } cards
}
hz-note-keeps-energy = keeps { $energy } energy
hz-note-deck-minor = cheap; nothing to forget
hz-note-deck-major = strong; you forget a card
hz-note-sacred = becomes your sacred site
hz-note-opens-nothing = uncovers nothing
hz-note-last-presence = your last presence there

## Powers and pieces

hz-note-unused = { $count ->
    [one] leaves { $count } power unused
   *[other] leaves { $count } powers unused
}
hz-note-destroyed = { $fear ->
    [0] destroyed
   *[other] destroyed, +{ $fear } fear
}
hz-note-health-left = survives with { $health } health
hz-note-energy-left = leaves { $energy } energy

## Invaders and blight

hz-note-blight = adds 1 blight
hz-note-cascades = blight cascades
hz-note-loses-presence = presence lost: { $spirits }

## What a power does at once in a land

hz-does-won = wins the game
hz-does-lost = loses the game
hz-does-destroyed = destroys { $pieces }
hz-does-removed = removes { $pieces }
hz-does-moved = moves { $pieces }
hz-does-fear = { $count } fear
hz-does-defend = Defend { $count }
hz-does-blight = adds { $count } blight
hz-does-presence = destroys { $count } presence
