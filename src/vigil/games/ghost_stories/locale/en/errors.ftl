### Ghost Stories: setups and positions that are refused.

## Setups

setup-error-level = There is no level “{ $value }”; the levels are: { $known }.
setup-error-edition = There is no edition “{ $value }”; the editions are: { $known }.
setup-error-modules_named_twice = The same module cannot be named twice ({ $value }); name each module once.
setup-error-unknown_option = The option “{ $value }” belongs to a module; name the module too.
setup-error-seats = The number of sides named for the players is { $value }; it must be { $known }, one for each player.
setup-error-side = There is no side { $value } of the village; the sides are: { $known }.
setup-error-seats_taken_twice = Two players cannot sit at the same side of the village ({ $value }); name each side once.
setup-error-two_players_face_each_other = Two players must sit opposite each other, not at the sides { $value }; opposite are 0 and 2, or 1 and 3.
setup-error-colours = The number of colours named is { $value }; name at least one for each player and at most four.
setup-error-colour = There is no board of the colour “{ $value }”; the colours are: { $known }.
setup-error-colours_taken_twice = Two boards cannot have the same colour ({ $value }); name each colour once.
setup-error-power = There is no power “{ $value }”; the powers are: { $known }.
setup-error-one_power_for_each_board = Only one of these powers can be face up, for they share a board: { $value }.
setup-error-alone_the_red_board_flies = The power “{ $value }” cannot be used alone; in a solo game the red board shows the other one.
setup-error-first = There is no seat { $value } that could begin; the seats are: { $known }.
setup-error-village = The village needs nine different tiles, all of them from this list: { $known }; not: { $value }.
setup-error-qi = A Taoist cannot start with { $value } Qi; allowed are: { $known }.
setup-error-portal = The portal cannot stand at “{ $value }”; possible places are: { $known }.
setup-error-village_tiles = There is no choice of village tiles “{ $value }”; the choices are: { $known }.
setup-error-incarnations = There is no choice of incarnations “{ $value }”; the choices are: { $known }.
setup-error-cards = The figures of cards must be a table with the cards as entries, not “{ $value }”; the cards are: { $known }.
setup-error-card = There is no card “{ $value }” whose figures could be put in; the cards are: { $known }.
setup-error-card_table = What is said of the card “{ $card }” must be a table, not “{ $value }”; its entries can be: { $known }.
setup-error-card_field = The card “{ $card }” has no entry “{ $value }”; the entries are: { $known }.
setup-error-card_name = The card “{ $card }” cannot be called “{ $value }”; a name is a text of at most { $known } characters, without semicolons and needless spaces.
setup-error-card_colour = The card “{ $card }” cannot have the colour “{ $value }”; the colours are: { $known }.
setup-error-card_resistance = The card “{ $card }” cannot have the resistance “{ $value }”; write a number from 1 to 5, or such numbers by colour: { $known }.
setup-error-card_stone = “{ $value }” cannot stand on this stone of the card “{ $card }”; write a list of: { $known }.
setup-error-card_stone_length = A stone of the card “{ $card }” cannot have { $value } words; write at most { $known }.
setup-error-cards_line = Line { $line }: { $problem }
setup-error-cards_syntax = Line { $line } cannot be read; a file of cards is written in TOML.

## Positions

position-error-seats_opposite = Two players sit opposite each other; put one board between their seats in the clause “boards”.
position-error-village = The clause “village” needs nine different tiles, all of them from this list: { $known }.
position-error-mark_haunter = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark ^, which is for haunters; take it away.
position-error-mark_exposed = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark *, which is for a ghost that a Buddha has exposed, in the revised edition; take it away.
position-error-mark_mantra = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark ~, which is for a single ghost, while a board shows the power enfeeblement_mantra; take it away.
position-error-mark_buddha = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark b, because a Buddha stands on an empty space; take it away.
position-error-mark_left_stone = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark !, which is for a left stone that lasts; take it away.
position-error-deck_empty = The clause “deck” is empty, but without cards the game is over; give it a card.
position-error-exorcised = The card “{ $value }” of the clause “exorcised” must be an incarnation, named once, and also stand in the clause “discard”.
position-error-incarnations = In play, in the deck and exorcised there are { $value } incarnations, but in this game there are only { $most }; take some away or choose another level.
position-error-already_won = With { $value } in the clause “exorcised” the game is won; name fewer, or add the clause “outcome”.
position-error-already_lost = With { $value } in the clause “{ $clause }” the game is lost; name at most { $most }, or add the clause “outcome”.
position-error-no_circle = The village has no Circle of Prayer for the token “{ $value }”; take the clause “circle” away.
position-error-nobody_alive = No Taoist is alive; at least one needs Qi.
position-error-dead_own_nothing = The Taoist of the clause “{ $clause }” is dead; take “{ $value }” away, because the dead own nothing and lie on tile { $tile }.
position-error-neutral_own_nothing = Nobody plays the board of the clause “{ $clause }”; take “{ $value }” away, because such a board has only Qi, at most { $most }.
position-error-not_usable = The clause “{ $clause }” cannot name “{ $value }”; powers are borrowed from neutral boards, and besides them only the board in turn uses its own.
position-error-this_turn = The clause “{ $clause }” says { $value }, but in this turn it can be at most { $most }.
position-error-portal = The portal cannot be on tile { $value }, because the option “portal” says “{ $chosen }”; right would be: { $known }.
position-error-too_many_villagers = In the clause “{ $clause }” the family “{ $value }” comes to more members than it has; it has { $most }.
position-error-too_many_face_down = There are { $value } villagers face down, but only { $most } are unseen; take some away.
position-error-full_tile = No tile holds more than 3 villagers; take some away from tile { $value }.
position-error-villager_on_haunted_tile = No villager stands on a haunted tile; take the villagers of tile { $value } away or make the tile active.
position-error-face_down_on_top = On tile { $value } the villager on top lies face down; name the family, because whoever is on top is seen.
position-error-su_ling_before_incarnation = Su-Ling cannot stand before the incarnation { $value }; put her before another space in the clause “su-ling”.
position-error-su_ling_held = An incarnation in play holds Su-Ling; take the clause “su-ling” away.
position-error-barrier = The clause “barrier” and the step “barrier_ends” in the clause “next” belong together; say both or neither.
position-error-owed = The clause “owed” cannot name “{ $value }”; rewards are owed during a barrier, to families that are wholly in the shelter.
position-error-receptacles_full = With crystals at all corners the barrier comes at the end of the turn; name at most { $most } in the clause “receptacles”, or put the step “mystic_barrier” into the clause “next”.
position-error-not_living = The clause “{ $clause }” cannot name “{ $value }”, because no living Taoist has that board; name the board of one who lives.
position-error-artifact_unearned = The family “{ $family }” gives the artifact “{ $value }” when all of it is saved; take its members away from the clauses “villagers” and “graveyard”.
