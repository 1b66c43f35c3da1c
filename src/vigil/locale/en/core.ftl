### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = The game is over; no more answers can be given.
answer-error-no_such_option = Answer { $answer } is not among the options; they are numbered from 0 to { $last }.

## Set-ups

setup-error-players = { $value } players cannot play; the number of players must be one of: { $known }.
setup-error-level = There is no level “{ $value }”; the levels are: { $known }.
setup-error-edition = There is no edition “{ $value }”; the editions are: { $known }.
setup-error-module = There is no module “{ $value }”; the modules are: { $known }.
    .none = There is no module “{ $value }”; this game has no modules yet.
setup-error-modules_named_twice = The same module cannot be named twice ({ $value }); name each module once.
setup-error-unknown_option = The option “{ $value }” belongs to a module; name the module too.
setup-error-switch = There is no reading “{ $value }” to turn over; the readings are: { $known }.
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
setup-error-spirit = There is no spirit “{ $value }”; the spirits are: { $known }.
setup-error-board = There is no board “{ $value }”; the boards are: { $known }.
setup-error-spirits_count = The number of spirits named is { $value }; it must be { $known }, one for each player.
setup-error-spirits_taken_twice = Two players cannot have the same spirit ({ $value }); name each spirit once.
setup-error-boards_count = The number of boards named is { $value }; it must be { $known }, one for each player.
setup-error-boards_taken_twice = The same board cannot be used twice ({ $value }); name each board once.
setup-error-unknown_field = A set-up has no entry “{ $value }”; the entries are: { $known }.

## Undo

undo-error-no_answers = Nobody has answered anything yet, so there is nothing to take back.
undo-error-no_such_ply = The game cannot go back to answer { $ply }; the answers are numbered from 0 to { $last }.

## Saves

save-error-not_a_vigil_file = This is not a save of Vigil; choose a file that Vigil has saved.
save-error-damaged = This save is damaged and cannot be read; use an undamaged copy.
save-error-other_kind = This file is of another kind (“{ $found }”); a save is needed (“{ $expected }”).
save-error-newer_format = This save was made by a newer Vigil (format { $found }, known up to { $known }); update Vigil to open it.
save-error-unknown_game = This save belongs to an unknown game, “{ $game }”; update Vigil to open it.
save-error-newer_rules = This save follows newer rules (version { $found }, known up to { $known }); update Vigil to open it.
save-error-no_longer_replays = This save does not fit the present rules from answer { $ply } on; open it with the version of Vigil that made it.

## Records

record-error-not_a_vigil_file = This is not a record of Vigil; choose a file that Vigil has recorded.
record-error-damaged = This record is damaged and cannot be read; use an undamaged copy.
record-error-other_kind = This file is of another kind (“{ $found }”); a record is needed (“{ $expected }”).
record-error-newer_format = This record was made by a newer Vigil (format { $found }, known up to { $known }); update Vigil to replay it.
record-error-unknown_game = This record belongs to an unknown game, “{ $game }”; update Vigil to replay it.
record-error-newer_rules = This record follows newer rules (version { $found }, known up to { $known }); update Vigil to replay it.
record-error-no_longer_replays = This record does not fit the present rules from answer { $ply } on; replay it with the version of Vigil that made it.
record-error-no_commitment = This record carries no promise of its dealer, so its dice cannot be proven; give the digest that the table showed, with --commitment.
record-error-seed_not_revealed = The seed of the dealer is not in this record; it is shown when the game is over, so take the record of the finished game.
record-error-other_dealer = The seed in this record is not the one promised by { $commitment }; take the record and the digest of the same table.
record-error-unfair_roll = Answer { $ply } ({ $kind }) is not what the dealer had promised; this game was changed afterwards or was not dealt fairly.

## Positions

position-error-set_up = The set-up of this position is not allowed. { $problem }
position-error-no_colon = The clause “{ $clause }” has no colon; write “key: value”.
position-error-clause_twice = The clause “{ $clause }” stands there twice; say everything in one.
position-error-unknown_clause = There is no clause “{ $clause }”; perhaps one of these is meant: { $known }.
position-error-unknown_word = In the clause “{ $clause }” the word “{ $value }” has no meaning; right would be, for example: { $known }.
position-error-word_missing = A word is missing after “{ $value }”; it can be written like this: “{ $example }”.
position-error-surplus_word = In the clause “{ $clause }” the word “{ $value }” after “{ $before }” is one too many; perhaps a comma is missing before it.
position-error-not_a_number = In the clause “{ $clause }” stands “{ $value }” instead of a number from { $least } to { $most }.
position-error-word_twice = In the clause “{ $clause }” “{ $value }” stands twice; say it once.
position-error-not_json = The clause “{ $clause }” cannot be “{ $value }”; it needs an object in JSON, such as {"{"}"portal": "edge"{"}"}.
position-error-not_laid_yet = With “{ $next }” nothing lies on the table yet; take the clause “{ $clause }” away.
position-error-step_words = The step “{ $step }” in the clause “next” has too few or too many words; it is written “{ $right }”.
position-error-step_order = The step “{ $step }” comes too late in the clause “next”; what happens at once stands before the phases of the turn, and the next turn or round comes last.
position-error-step_first = The step “{ $step }” was chosen or caused just now; put it first in the clause “next”.
position-error-step_twice = The step “{ $step }” stands twice in the clause “next”; it can happen only once.
position-error-step_impossible = The step “{ $step }” in the clause “next” cannot be done in this position; take it away, or add what it needs.
position-error-over = After the end of the game the step “{ $step }” cannot come; take away the clause “next” or the clause “outcome”.
position-error-outcome_untrue = The position does not show the reason “{ $value }” of the clause “outcome”; name the reason that it shows.
position-error-outcome_score = The clause “outcome” says { $value } points; this position is worth { $right }.
position-error-boards = The clause “boards” needs each of the four boards once: { $known }.
position-error-seats = The clause “boards” has the seats “{ $value }”; each seat from 0 to { $last } must be there once.
position-error-seats_opposite = Two players sit opposite each other; put one board between their seats in the clause “boards”.
position-error-not_as_chosen = The position does not agree with the clause “{ $clause }”, which says what was chosen before the game; change one of them.
position-error-village = The clause “village” needs nine different tiles, all of them from this list: { $known }.
position-error-mark_haunter = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark ^, which is for haunters; take it away.
position-error-mark_exposed = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark *, which is for a ghost that a Buddha has exposed, in the revised edition; take it away.
position-error-mark_mantra = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark ~, which is for a single ghost, while a board shows the power enfeeblement_mantra; take it away.
position-error-mark_buddha = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark b, because a Buddha stands on an empty space; take it away.
position-error-mark_left_stone = In the clause “{ $clause }” the entry “{ $value }” cannot have the mark !, which is for a left stone that lasts; take it away.
position-error-card_in_two_places = The card “{ $value }” is in two places; each card can be in one place only.
position-error-deck_count = The deck has { $value } of “{ $word }”, but only { $most } are unseen; make it smaller.
position-error-deck_empty = The clause “deck” is empty, but without cards the game is over; give it a card.
position-error-exorcised = The card “{ $value }” of the clause “exorcised” must be an incarnation, named once, and also stand in the clause “discard”.
position-error-incarnations = In play, in the deck and exorcised there are { $value } incarnations, but in this game there are only { $most }; take some away or choose another level.
position-error-already_won = With { $value } in the clause “exorcised” the game is won; name fewer, or add the clause “outcome”.
position-error-already_lost = With { $value } in the clause “{ $clause }” the game is lost; name at most { $most }, or add the clause “outcome”.
position-error-supply = The position has { $value } of “{ $word }”, but there are only { $most }; take some away.
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
position-error-spirits = The clause “spirits” needs { $players ->
    [one] one spirit
   *[other] { $players } spirits
}, not “{ $value }”; the spirits are: { $known }.
position-error-deadly_damage = In the clause “{ $clause }” “{ $value }” has too much damage; there such a piece falls at { $health }.
position-error-blight_gone = With { $value } in the clause “blight_pool” the game is lost; leave some blight there, or add the clause “outcome”.
position-error-invaders_gone = This position is won already, by terror or by { $value } fear cards earned; put invaders on the island, or add the clause “outcome”.
position-error-no_presence = There is no “{ $value }” in any land, but a spirit without presence is destroyed; put some into a land.
position-error-growing = In the clause “{ $clause }” “growing” names action { $value }, which the growth chosen there does not have; take it away, or change “growth”.
position-error-stages_mixed = In the clause “invader_deck” a later stage lies above an earlier one; put the layers in the order of their stages.
position-error-earned = The clause “earned” says { $value }, but only { $most } were earned in all; make it smaller, or the clause “taken” larger.
position-error-fear_deck = The clause “fear_deck” has { $value } cards, but there are only { $right } that are not resolved; make it smaller, or change the clauses “taken” and “earned”.
position-error-fear_full = The clause “fear” says { $value }, but a full pool earns a card; say at most { $most }.

## Bots

bot-error-unknown_bot = There is no bot “{ $value }”; the bots are: { $known }.
