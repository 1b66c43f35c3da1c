### Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-space = { $board }, { $facing }
gs-needed = { $colour } × { $count }
gs-needed-less = { $count } less in a colour of your choice
gs-lacking = { $needed } short ({ $ghost })
gs-lacking-tokens = { $needed } short ({ $ghost }, dice do not count)
gs-resistance = Resistance: { $needed }.
gs-stone-left = Left stone. { $ability }: { $text }
gs-stone-middle = Middle stone. { $ability }: { $text }
gs-stone-right = Right stone. { $ability }: { $text }
gs-note-buddha = Buddha
gs-note-dead = dead
gs-note-haunted = haunted
gs-note-qi = Qi { $qi }
gs-note-resistance = resistance: { $needed }

## Questions: the yang phase

gs-ask-move = Where does { $who } go?
gs-ask-act = { $acting ->
    [first] What does { $who } do?
    [again] One more action: what does { $who } do?
   *[done] Anything else this turn?
}
gs-ask-end_turn = Anything else this turn?
gs-ask-pick_up_tokens = How many power tokens does { $who } take?
gs-ask-yin_yang = Which tile does { $who } spend the Yin-Yang on?
gs-ask-mantra = Which ghost gets the Enfeeblement Mantra?
gs-ask-twin_winds_taoist = Dance of the Twin Winds: which Taoist moves?
gs-ask-twin_winds_tile = Where does { $taoist } go?

## Questions: exorcism

gs-ask-mantra_colour = { $name }: which colour does the mantra weaken?
gs-ask-reroll_tao = Which dice do you reroll?
gs-ask-exorcise_ghosts = Which ghost does { $who } exorcise?
gs-ask-spend_tao = Which token does { $who } spend?
gs-ask-reroll_curse = Curse die: { $face }. Reroll it?
gs-ask-take_tao = Which Tao token does { $who } take?
gs-ask-reward = Which reward does { $who } take?
gs-ask-group_qi = Who gains the Qi?
gs-ask-group_yin_yang = Who recovers the Yin-Yang?

## Questions: ghosts and losses

gs-ask-place_ghost = Where does { $name } appear?
gs-ask-discard_tao = Which Tao token does { $who } discard?
gs-ask-discard_tao-ghost = { $name }: which Tao token does { $who } discard?
gs-ask-bear_qi_loss = Who loses 1 Qi for the { $board }?

## Questions: villagers

gs-ask-revive = Who comes back to life?
gs-ask-restore_tile = Which haunted tile do you restore?
gs-ask-sorcery = Which ghost does the Sorcerer remove?
gs-ask-watch_board = Which board's haunters does the Night Watchman drive back?
gs-ask-set_circle = Which Tao token goes on the Circle of Prayer?
gs-ask-move_ghost = Which ghost does the Heavenly Wind move?
gs-ask-move_ghost_to = Where does { $name } go?
gs-ask-carry_taoist = Which Taoist does the Heavenly Wind move?
gs-ask-carry_taoist_to = Where does { $taoist } go?

## Questions to chance

gs-ask-tao_die = Tao die: which face comes up?
gs-ask-curse_die = Curse die for { $name }: which face comes up?
gs-ask-curse_die-tile = Curse die ({ $tile }): which face comes up?
gs-ask-ghost_card = Ghost deck: which card is drawn?
gs-ask-seat = Setup: where does the next player sit?
gs-ask-board_colour = Setup: which colour is the next board?
gs-ask-board_power = Setup: which power does the next board show?
gs-ask-village_tile = Setup: which village tile comes next?
gs-ask-first_player = Setup: who begins?

## Options

gs-option-board = { $name }
gs-option-both = Exorcise both: { $ghosts }
gs-option-card = { $name }
gs-option-curse = { $name }
gs-option-end = End the turn
gs-option-exorcise = Exorcise: { $ghosts }
gs-option-face = { $name }
gs-option-ghost = { $ghost }
gs-option-help = Ask for help: { $tile }
gs-option-keep = Keep the roll
gs-option-pass = Done
gs-option-pass-carry_taoist = Leave all Taoists in place
gs-option-pass-move_ghost = Leave all ghosts in place
gs-option-power = { $own ->
    [yes] Use your power: { $power }
    [paid] Use the borrowed power: { $power }
   *[no] Spend a power token: { $power }
}
gs-option-power-board_power = { $power }
gs-option-qi = 1 Qi
gs-option-reroll-reroll_curse = Reroll the curse die
gs-option-reroll-reroll_tao = Reroll: { $face }
gs-option-seat = { $name }
gs-option-side = { $name }
gs-option-space = { $space }
gs-option-space-act = Place a Buddha, end your actions: { $space }
gs-option-space-end_turn = Place a Buddha: { $space }
gs-option-stay = Stay here: { $tile }
gs-option-stop-exorcise_ghosts = Don't exorcise
gs-option-stop-reroll_tao = Keep the rest
gs-option-tao-discard_tao = { $tao } (you hold { $held })
gs-option-tao-mantra_colour = { $colour }
gs-option-tao-set_circle = { $tao } (supply: { $supply })
gs-option-tao-spend_tao = { $tao } ({ $owner })
gs-option-tao-take_tao = { $tao } (supply: { $supply })
gs-option-taoist = { $taoist }
gs-option-tile = { $tile }
gs-option-tile-move = Move: { $tile }
gs-option-tile-yin_yang = { $haunted ->
    [yes] Restore: { $tile }
   *[no] Ask for help: { $tile }
}
gs-option-tokens = { $count ->
    [0] Leave the power tokens
    [one] Take { $count } power token
   *[other] Take { $count } power tokens
}
gs-option-village = { $name }
gs-option-yin_yang = Spend your Yin-Yang
gs-option-yin_yang-reward = Recover your Yin-Yang

## Choices that were made, as nouns

gs-choice-board = choice of a board
gs-choice-both = exorcism
gs-choice-end = end of the turn
gs-choice-exorcise = exorcism
gs-choice-ghost = choice of a ghost
gs-choice-ghost-exorcise_ghosts = exorcism
gs-choice-help = request for help
gs-choice-keep = decision to keep the roll
gs-choice-pass = pass
gs-choice-power = “{ $power }”
gs-choice-qi = Qi
gs-choice-reroll = reroll
gs-choice-space = choice of a space
gs-choice-space-act = Buddha
gs-choice-space-end_turn = Buddha
gs-choice-space-place_ghost = choice of a space for the ghost
gs-choice-stay = decision to stay
gs-choice-stop = decision to stop
gs-choice-tao = { $tao }
gs-choice-taoist = choice of a Taoist
gs-choice-tile = choice of the tile “{ $tile }”
gs-choice-tile-move = move to the tile “{ $tile }”
gs-choice-tokens = power tokens
gs-choice-yin_yang = Yin-Yang

## Coming up

gs-outlook = Before your next turn
gs-herbs = { $count ->
    [1] one token of the colour you want
   *[other] two of them
}
gs-herbs-of = { $count ->
    [1] a token you want ({ $colours })
   *[other] two of one colour ({ $colours })
}
gs-chance-alone = { $things } { $alone }
gs-chance-helped = { $things } { $alone }, { $helped } with { $tokens ->
    [one] one Tao token
   *[other] up to { $tokens } Tao tokens
}
gs-chance-immune_to_dice = { $things }: no chance, dice do not count and no token fits
gs-chance-too_strong = { $things }: no chance
gs-chance-unreachable = { $things }: cannot be exorcised now

## Events: turns and phases

gs-event-turn_began = Turn { $turn }: { $who }.

## Events: ghosts

gs-event-ghost_drawn = { $left ->
    [one] { $ghost } drawn; { $left } card left.
   *[other] { $ghost } drawn; { $left } cards left.
}
gs-event-no_card_left = The ghost deck is empty: no ghost arrives.
gs-event-ghost_placed = { $ghost } appears, facing the { $faced }.
gs-event-ghost_moved = { $ghost } moves to face the { $faced }.
gs-event-ghost_discarded = { $ghost } is discarded ({ $why }).
gs-event-ghost_discarded-buddha = The Buddha destroys { $ghost }.
gs-event-ghost_discarded-exorcised = { $ghost } is exorcised.
gs-event-ghost_exposed = { $ghost } met a Buddha: you can exorcise it now.
gs-event-die_captured = { $ghost } captures a Tao die.
gs-event-tao_blocked = { $ghost } blocks all Tao tokens.
gs-event-power_blocked = { $ghost } blocks the power of the { $board }.
gs-event-all_powers_blocked = { $ghost } blocks the powers of all boards.
    .first_print = { $ghost } blocks the powers of all players' boards.
gs-event-haunter_advanced = { $ghost } steps onto the first stone.
gs-event-haunter_advanced-fast = { $ghost } starts on the first stone.
gs-event-haunter_struck = { $ghost } strikes and returns to its card.
gs-event-haunters_driven_back = The Night Watchman drives back all haunters on the { $board }.

## Events: the village

gs-event-tile_haunted = The { $tile } is haunted ({ $why }).
gs-event-tile_restored = The { $tile } is restored.
gs-event-nothing_to_haunt = Nothing left to haunt in this line ({ $why }).
    .first_print = No tile is haunted ({ $why }).
gs-event-villager_asked = { $who } asks for help: { $tile }.
gs-event-taoist_moved = { $who } goes from the { $start } to the { $tile } ({ $why }).
gs-event-taoist_moved-move = { $who } goes from the { $start } to the { $tile }.
gs-event-circle_set = Circle of Prayer: { $colour }.
gs-event-circle_cleared = The Circle of Prayer is cleared: { $colour }.

## Events: Qi, life and death

gs-event-qi_lost = { $who } loses 1 Qi ({ $why }): { $qi } left.
gs-event-qi_lost-curse = { $who }: { $qi } Qi left.
gs-event-qi_gained = { $who } gains 1 Qi ({ $why }): now { $qi }.
gs-event-no_qi_left = { $who } gains no Qi: the supply is empty.
gs-event-board_haunted = The { $board } has no Qi left and is haunted.
gs-event-taoist_died = { $who } dies.
gs-event-taoist_revived = { $who } comes back to life with { $qi } Qi.

## Events: tokens and Buddhas

gs-event-tao_gained = { $who } gains a { $colour } ({ $why }).
gs-event-tao_lost = { $who } loses a { $colour } ({ $why }).
gs-event-tao_lost-exorcism = { $who } spends a { $colour }.
gs-event-yin_yang_spent = { $who } spends the Yin-Yang.
gs-event-yin_yang_gained = { $who } recovers the Yin-Yang ({ $why }).
gs-event-power_used = { $who } uses { $power }.
gs-event-power_borrowed = { $who } spends a power token to use the { $lender }.
gs-event-tokens_taken = { $count ->
    [one] { $who } takes { $count } power token.
   *[other] { $who } takes { $count } power tokens.
}
gs-event-buddha_taken = { $who } takes a Buddha.
gs-event-buddha_placed = { $taoist } places a Buddha, facing the { $faced }.
gs-event-buddha_returned = The Buddha returns to the Buddhist Temple.
    .white_moon = A Buddha leaves its space.
gs-event-mantra_set = The mantra weakens { $ghost }.
gs-event-mantra_returned-blocked = The mantra is removed: its power is blocked.
gs-event-mantra_returned-discarded = The mantra is free again: its ghost left play.

## Events: dice and exorcism

gs-event-exorcism_began = { $dice ->
    [0] { $who } attempts an exorcism without dice.
    [one] { $who } attempts an exorcism with { $dice } die.
   *[other] { $who } attempts an exorcism with { $dice } dice.
}
gs-event-exorcism_failed = The exorcism fails.
gs-event-exorcism_failed-lacking = The exorcism fails: { $lacking }.
gs-event-tao_rolled = { $who } rolls: { $faces }.
gs-event-tao_rerolled = Rerolled { $dice }: { $faces }.
gs-event-curse_rolled = { $who } rolls the curse die ({ $cause }): { $face }.
gs-event-curse_rerolled = { $who } rerolls the curse die ({ $cause }): { $face }.
gs-event-curse_due = { $who } rolls the curse die: a 4 in 6 risk.
gs-event-effect_due = { $parts }
gs-event-ghost_due = Next ghost: { $odds }.
gs-event-curse_spared = { $who } skips the curse die (Strength of a Mountain).

## Why something happened

gs-why-buddha = Buddha
gs-why-curse = curse
gs-why-entry = a ghost entered
gs-why-exorcism = exorcism
gs-why-full_board = full board
gs-why-ghost = ghost
gs-why-haunter = haunter
gs-why-incarnation = an incarnation was exorcised
gs-why-no_space = no space for a ghost
gs-why-reward = reward
gs-why-yin_yang = Yin-Yang

## The end

gs-ending-win = Victory! { $reason } Score: { $score }.
gs-ending-loss = Defeat. { $reason } Score: { $score }.

## Danger: what happens unless it is stopped, and what can stop it

gs-danger-taoists_dead = The last Taoist dies next turn
    .way = Clear a ghost space, or gain Qi.
gs-danger-village_haunted = The village falls next turn
    .way = Stop the haunter, or restore a tile.
gs-danger-deck_empty = The deck runs out next turn
    .way = Exorcise the incarnation before that.
gs-danger-line_haunted = A whole line falls next turn
    .way = Stop the haunter, or restore a tile of its line.
gs-danger-taoist_died = A Taoist dies before your turn
    .way = Clear a ghost space, or gain Qi.
