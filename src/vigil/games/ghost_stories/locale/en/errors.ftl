### Ghost Stories: set-ups and positions that are refused.

## Set-ups

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
setup-error-cards_line = Line { $line }: { $problem }
setup-error-cards_syntax = Line { $line } cannot be read; a file of cards is written in TOML.

## Positions

position-error-boards = A position needs each of the four boards once: { $known }.
position-error-power = The power “{ $value }” does not belong to that board; its powers are: { $known }.
position-error-village = A position needs nine different tiles, all of them from this list: { $known }.
position-error-three_spaces = A board has three ghost spaces, not “{ $value }”; write three entries, “-” for an empty space.
position-error-card = There is no card “{ $value }”; name a card by its number or its id.
position-error-card_in_two_places = The same card is in two places; each card can be in one place only.
position-error-too_few_cards = The deck is larger than the number of cards not yet seen; make it smaller.
position-error-negative_tokens = Nobody can have fewer than 0 tokens; correct the negative number.
position-error-too_many_tao = There are only 4 Tao tokens of each colour; take some away.
position-error-too_many_qi = There are only 20 Qi tokens; take some away.
position-error-too_many_buddhas = There are only 2 Buddhas; take some away.
position-error-no_such_tile = A Taoist stands outside the village; the tiles are numbered from 0 to 8.
position-error-nobody_alive = No Taoist is alive; at least one needs Qi.
position-error-too_many_villagers = A family has more members than it can have, or too many villagers lie face down; take some away.
position-error-full_tile = No tile holds more than 3 villagers; take some away.
position-error-villager_on_haunted_tile = No villager stands on a haunted tile; take the villagers away or make the tile active.
position-error-too_many_crystals = There are only 4 moon crystals; take some away.
