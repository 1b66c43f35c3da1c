### Ghost Stories: what the page about many games calls its columns.

## Links with winning

study-column-level = Level
study-column-edition = Edition
study-column-seats = Seats
study-column-village = Village
study-column-qi = Qi at the start
study-column-black_tao = Black Tao at the start
study-column-portal = Portal
study-column-village_tiles = Village tiles
study-column-centre = Centre tile
study-column-colours = Colours of the Taoists
study-column-powers = Powers of the Taoists
study-column-neutral_powers = Powers of neutral boards
study-column-first = First colour
study-column-first_tile = Destination of the first move
study-column-first_act = First action
study-column-first_helps = Villagers asked in the first round
study-column-helps = Villagers ever asked
study-column-hauntings = Tiles ever haunted
study-column-restored = Tiles ever restored
study-column-powers_used = Powers used as an action
study-column-powers_borrowed = Powers borrowed with a token
study-column-incarnations = Incarnations of Wu-Feng
study-column-curses = Faces of the curse die
study-column-attempts = Exorcisms attempted
study-column-exorcised = Ghosts exorcised
study-column-buddhas = Buddhas placed
study-column-deaths = Deaths of Taoists
study-column-qi_lost = Qi lost
study-column-yin_yangs = Yin-Yangs spent
study-column-saved = Families with a saved villager
study-column-dead = Families with a dead villager
study-column-families = Families saved
study-column-artifacts = Artifacts taken
study-column-crystals = Moon crystals gained
study-column-barriers = Mystic Barriers

## First actions

study-deed-help = Asking a villager
study-deed-exorcism = An exorcism
study-deed-none = Neither

## Reasons for a loss, in brief

study-loss-taoists_dead = All Taoists are dead
study-loss-village_haunted = Too many haunted tiles
study-loss-deck_empty = The deck is empty
study-loss-line_haunted = A line is haunted
study-loss-villagers_dead = Twelve villagers are dead

## Places and turns

study-map-hauntings = Hauntings per game, by place
study-map-hauntings-by-thing = Hauntings per game, by tile
study-curve-haunted = Haunted tiles
study-curve-ghosts = Ghosts in play
study-curve-deck = Cards in the deck
study-curve-qi = Qi of the Taoists
study-curve-tao = Tao of the Taoists
study-curve-saved = Villagers saved
study-curve-dead = Villagers dead
