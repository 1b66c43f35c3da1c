### Ghost Stories: in the report after a game.

## Figures of a turn

report-figure-qi = Qi of the Taoists
report-figure-haunted = Haunted tiles
report-figure-ghosts = Ghosts in play
report-figure-deck = Cards in the deck
report-figure-saved = Villagers saved
report-figure-dead = Villagers dead

## Moments

report-moment-incarnation_came = An incarnation arrives
report-moment-incarnation_exorcised = An incarnation is exorcised
report-moment-two_exorcised = Two ghosts with one roll
report-moment-buddha_caught = A Buddha destroys a ghost
report-moment-tile_haunted = A tile is haunted
report-moment-tile_restored = A tile is restored
report-moment-taoist_died = A Taoist dies
report-moment-taoist_revived = A Taoist returns
report-moment-board_haunted = A neutral board is lost
report-moment-villager_died = A villager dies
report-moment-family_saved = A family is saved
report-moment-barrier_began = The Mystic Barrier

## Deeds

report-deed-exorcised = Ghosts exorcised
report-deed-failed = Failed exorcisms
report-deed-tao_spent = Tao spent
report-deed-qi_lost = Qi lost
report-deed-helped = Villagers asked for help
report-deed-freed = Tiles restored
report-deed-buddhas = Buddhas placed
report-deed-saved = Villagers saved

## Luck

report-luck-exorcisms = Successful exorcism rolls
report-luck-useful_faces = Useful dice in exorcisms
report-luck-white_faces = White faces
report-luck-harmless_curses = Harmless curse rolls
report-luck-note-ghost_stories = Exorcisms count by their first roll, with the tokens available.
