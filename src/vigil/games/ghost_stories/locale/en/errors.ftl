### Ghost Stories: setups and positions that are refused.

## Setups

setup-error-level = Unknown level “{ $value }”. Levels: { $known }.
setup-error-edition = Unknown edition “{ $value }”. Editions: { $known }.
setup-error-modules_named_twice = Expansion named twice ({ $value }). Name each one once.
setup-error-unknown_option = The option “{ $value }” belongs to an expansion. Name the expansion too.
setup-error-seats = { $value } sides named for the players. Name { $known }, one for each player.
setup-error-side = The village has no side { $value }. Sides: { $known }.
setup-error-seats_taken_twice = Two players at one side of the village ({ $value }). Name each side once.
setup-error-two_players_face_each_other = Two players sit opposite each other, not at the sides { $value }. Choose 0 and 2, or 1 and 3.
setup-error-colours = { $value } colours named. Name one for each player, at most four.
setup-error-colour = Unknown board colour “{ $value }”. Colours: { $known }.
setup-error-colours_taken_twice = Colour named twice ({ $value }). Name each colour once.
setup-error-power = Unknown power “{ $value }”. Powers: { $known }.
setup-error-one_power_for_each_board = Only one of these powers can be face up, because they share a board: { $value }.
setup-error-alone_the_red_board_flies = “{ $value }” is not available in a solo game: the red board shows its other power.
setup-error-first = There is no seat { $value }. Seats: { $known }.
setup-error-village = The village needs nine different tiles, not { $value }. Tiles: { $known }.
setup-error-qi = A Taoist cannot start with { $value } Qi. Choose: { $known }.
setup-error-portal = The portal cannot be at “{ $value }”. Places: { $known }.
setup-error-village_tiles = Unknown choice of village tiles “{ $value }”. Choices: { $known }.
setup-error-incarnations = Unknown choice of incarnations “{ $value }”. Choices: { $known }.
setup-error-cards = Expected a table of cards, got “{ $value }”. Cards: { $known }.
setup-error-card = Unknown card “{ $value }”. Cards: { $known }.
setup-error-card_table = Card “{ $card }”: expected a table, got “{ $value }”. Entries: { $known }.
setup-error-card_field = Card “{ $card }” has no entry “{ $value }”. Entries: { $known }.
setup-error-card_name = Card “{ $card }”: “{ $value }” is not a valid name. Use at most { $known } characters, without semicolons or extra spaces.
setup-error-card_colour = Card “{ $card }”: unknown colour “{ $value }”. Colours: { $known }.
setup-error-card_resistance = Card “{ $card }”: invalid resistance “{ $value }”. Write a number from 1 to 5, or numbers by colour: { $known }.
setup-error-card_stone = Card “{ $card }”: “{ $value }” cannot be on this stone. Write a list of: { $known }.
setup-error-card_stone_length = Card “{ $card }”: { $value } words on one stone. Write at most { $known }.
setup-error-cards_line = Line { $line }: { $problem }
setup-error-cards_syntax = Line { $line } is not valid TOML.

## Positions

position-error-seats_opposite = Two players sit opposite each other. In the clause “boards”, put one board between their seats.
position-error-village = The clause “village” needs nine different tiles. Tiles: { $known }.
position-error-mark_haunter = Clause “{ $clause }”: remove ^ from “{ $value }”; it marks haunters.
position-error-mark_exposed = Clause “{ $clause }”: remove * from “{ $value }”; it marks a ghost that a Buddha has exposed, in the revised edition.
position-error-mark_mantra = Clause “{ $clause }”: remove ~ from “{ $value }”; it marks one ghost while a board shows enfeeblement_mantra.
position-error-mark_buddha = Clause “{ $clause }”: remove b from “{ $value }”; a Buddha needs an empty space.
position-error-mark_left_stone = Clause “{ $clause }”: remove ! from “{ $value }”; it marks a left stone that lasts.
position-error-deck_empty = The clause “deck” is empty, so the game would be over. Add a card.
position-error-exorcised = Clause “exorcised”: “{ $value }” must be an incarnation, named once, and also in the clause “discard”.
position-error-incarnations = { $value } incarnations in play, deck and exorcised, but this game has only { $most }. Remove some, or choose another level.
position-error-already_won = With { $value } in the clause “exorcised” the game is won. Name fewer, or add the clause “outcome”.
position-error-already_lost = With { $value } in the clause “{ $clause }” the game is lost. Name at most { $most }, or add the clause “outcome”.
position-error-no_circle = The village has no Circle of Prayer for the token “{ $value }”. Remove the clause “circle”.
position-error-nobody_alive = No Taoist is alive. Give at least one some Qi.
position-error-dead_own_nothing = The Taoist of the clause “{ $clause }” is dead and lies on tile { $tile }. Remove “{ $value }”.
position-error-neutral_own_nothing = The clause “{ $clause }” is a board without a player, which has only Qi, at most { $most }. Remove “{ $value }”.
position-error-not_usable = Clause “{ $clause }” cannot name “{ $value }”. Name a neutral board whose power is borrowed, or the active board.
position-error-this_turn = Clause “{ $clause }”: { $value } given, but at most { $most } are possible this turn.
position-error-portal = The portal cannot be on tile { $value }: the option “portal” is “{ $chosen }”. Tiles: { $known }.
position-error-too_many_villagers = Clause “{ $clause }”: too many of the family “{ $value }”, which has { $most } members.
position-error-too_many_face_down = { $value } villagers are face down, but only { $most } are unseen. Remove some.
position-error-full_tile = A tile holds at most 3 villagers. Remove some from tile { $value }.
position-error-villager_on_haunted_tile = Tile { $value } is haunted. Remove its villagers, or make it active.
position-error-face_down_on_top = The top villager of tile { $value } is face down. Name the family: the top one is face up.
position-error-su_ling_before_incarnation = Su-Ling cannot stand before the incarnation { $value }. Choose another space in the clause “su-ling”.
position-error-su_ling_held = An incarnation in play holds Su-Ling. Remove the clause “su-ling”.
position-error-barrier = The clause “barrier” and the step “barrier_ends” in the clause “next” belong together. Write both or neither.
position-error-owed = Clause “owed” cannot name “{ $value }”. Rewards are owed during a barrier, to families that are wholly in the shelter.
position-error-receptacles_full = With crystals at all corners the barrier rises at the end of the turn. Name at most { $most } in the clause “receptacles”, or add the step “mystic_barrier” to the clause “next”.
position-error-not_living = Clause “{ $clause }”: “{ $value }” is not the board of a living Taoist. Name one that is.
position-error-artifact_unearned = The artifact “{ $value }” needs the whole family “{ $family }” saved. Remove its members from the clauses “villagers” and “graveyard”.
