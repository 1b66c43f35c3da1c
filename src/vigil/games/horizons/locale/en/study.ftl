### Horizons of Spirit Island: what the page about many games calls its columns.

## Links with winning

study-column-spirits = Spirits
study-column-boards = Boards
study-column-progression = Power progression
study-column-bonus_growth = Growth before the game
study-column-first_explore = Exploring at setup
study-column-escalation = Stage II brings towns
study-column-first_growths = First growth: spirit and option
study-column-first_cards = Cards played in the first round
study-column-cards_gained = Cards gained
study-column-cards_played = Cards ever played
study-column-innates_used = Innate powers used
study-column-elements = Elements of the cards played
study-column-fear_cards = Fear cards
study-column-fear = Fear
study-column-destroyed = Pieces destroyed
study-column-built = Pieces added
study-column-ravages = Ravages
study-column-blight_added = Blight added
study-column-blight_removed = Blight removed
study-column-presence_lost = Presence lost

## Reasons for a loss, in brief

study-loss-blight = The blight pool is empty
study-loss-spirit_destroyed = A spirit is destroyed
study-loss-time_over = The invader deck is empty

## Rounds

study-curve-blight = Blight on the island
study-curve-terror = Terror level
study-curve-fear = Fear so far
study-curve-explorers = Explorers
study-curve-towns = Towns
study-curve-cities = Cities
study-curve-dahan = Dahan
study-curve-presence = Presence
study-curve-energy = Energy of all spirits
study-curve-plays = Cards played so far
