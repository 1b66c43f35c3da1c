### Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-space = { $board }, { $facing }
gs-needed = { $colour } × { $count }
gs-needed-less = { $count } less in a colour of your choice
gs-lacking = { $ghost } needs { $needed } more
gs-lacking-tokens = { $ghost } needs { $needed } more, and dice do not count
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

gs-ask-move = { $who }: where do you move?
gs-ask-act = { $acting ->
    [first] { $who }: what do you do now?
    [again] { $who }: one more action. What do you do?
   *[done] { $who }: anything else this turn?
}
gs-ask-end_turn = { $who }: anything else this turn?
gs-ask-pick_up_tokens = { $who }: how many power tokens do you take from the centre tile?
gs-ask-yin_yang = { $who }: for which tile do you spend your Yin-Yang?
gs-ask-mantra = { $who }: on which ghost do you lay the Enfeeblement Mantra?
gs-ask-twin_winds_taoist = { $who }: which Taoist do you move with the Dance of the Twin Winds?
gs-ask-twin_winds_tile = { $who }: to which tile do you move this Taoist: { $taoist }?

## Questions: exorcism

gs-ask-mantra_colour = { $who }: which colour of this ghost does the mantra weaken: { $ghost }?
gs-ask-reroll_tao = { $who }: choose dice to reroll
gs-ask-exorcise_ghosts = { $who }: which ghost do you exorcise?
gs-ask-spend_tao = { $who }: which token do you spend on the exorcism?
gs-ask-reroll_curse = { $who }: the curse die shows “{ $face }”. Do you roll it again?
gs-ask-take_tao = { $who }: which Tao token do you take?
gs-ask-reward = { $who }: which reward do you take?
gs-ask-group_qi = { $who }, for the group: which Taoist gets the Qi?
gs-ask-group_yin_yang = { $who }, for the group: which Taoist gets the Yin-Yang?

## Questions: ghosts and losses

gs-ask-place_ghost = { $who }: where does { $ghost } appear?
gs-ask-discard_tao = { $who }: which Tao token do you discard?
gs-ask-bear_qi_loss = { $who }, for the group: the { $board } is haunted; which Taoist loses the Qi in its place?

## Questions: villagers

gs-ask-revive = { $who }: whom do you bring back to life?
gs-ask-restore_tile = { $who }: which haunted tile do you free?
gs-ask-sorcery = { $who }: which ghost does the Sorcerer discard for you?
gs-ask-watch_board = { $who }: on which board does the Night Watchman drive back the haunters?
gs-ask-set_circle = { $who }: which Tao token do you lay on the Circle of Prayer?
gs-ask-move_ghost = { $who }: which ghost does the Heavenly Wind carry away?
gs-ask-move_ghost_to = { $who }: to which space do you carry this ghost: { $ghost }?
gs-ask-carry_taoist = { $who }: which Taoist does the Heavenly Wind carry?
gs-ask-carry_taoist_to = { $who }: to which tile do you carry this Taoist: { $taoist }?

## Questions to chance

gs-ask-tao_die = Tao die: which face comes up?
gs-ask-curse_die = Curse die for { $name }: which face comes up?
gs-ask-curse_die-ghost = Curse die for { $name } ({ $space }): which face comes up?
gs-ask-curse_die-tile = Curse die ({ $tile }): which face comes up?
gs-ask-ghost_card = Ghost deck: which card is drawn?
gs-ask-seat = Set-up: at which side of the village does the next player sit?
gs-ask-board_colour = Set-up: which colour has the next board?
gs-ask-board_power = Set-up: which power does the next board show?
gs-ask-village_tile = Set-up: which tile of the village is laid next?
gs-ask-first_player = Set-up: who begins?

## Options

gs-option-board = { $name }
gs-option-both = Both ghosts: { $ghosts }
gs-option-card = { $name }
gs-option-curse = { $name }
gs-option-end = End the turn
gs-option-exorcise = Attempt an exorcism: { $ghosts }
gs-option-face = { $name }
gs-option-ghost = { $ghost }
gs-option-help = Ask the villager for help: { $tile }
gs-option-keep = Keep the roll
gs-option-pass = Done
gs-option-pass-carry_taoist = Leave all Taoists where they are
gs-option-pass-move_ghost = Leave all ghosts where they are
gs-option-power = { $own ->
    [yes] Use your power: { $power }
    [paid] Use the borrowed power: { $power }
   *[no] Spend a power token: { $power }
}
gs-option-power-board_power = { $power }
gs-option-qi = 1 Qi
gs-option-reroll-reroll_curse = Roll the curse die again
gs-option-reroll-reroll_tao = Reroll: { $face }
gs-option-seat = { $name }
gs-option-side = { $name }
gs-option-space = { $space }
gs-option-space-act = Place a Buddha and act no more: { $space }
gs-option-space-end_turn = Place a Buddha: { $space }
gs-option-stay = Stay here: { $tile }
gs-option-stop-exorcise_ghosts = Exorcise no ghost
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
    [yes] Free: { $tile }
   *[no] Ask for help: { $tile }
}
gs-option-tokens = { $count ->
    [0] Take no power tokens
    [one] Take { $count } power token
   *[other] Take { $count } power tokens
}
gs-option-village = { $name }
gs-option-yin_yang = Spend your Yin-Yang
gs-option-yin_yang-reward = Yin-Yang back

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
gs-choice-reroll = second roll
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

## What is to come

gs-outlook = Before your next turn
gs-herbs = { $count ->
    [1] a token of the colour you want
   *[other] two of it
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
    [one] Drawn: { $ghost }; { $left } card is left in the deck.
   *[other] Drawn: { $ghost }; { $left } cards are left in the deck.
}
gs-event-no_card_left = The ghost deck is empty: no ghost comes.
gs-event-ghost_placed = { $ghost } enters: { $space }.
gs-event-ghost_moved = { $ghost } is moved ({ $origin } → { $space }).
gs-event-ghost_discarded = { $ghost } is discarded: { $why }.
gs-event-ghost_discarded-buddha = The Buddha destroys { $ghost } ({ $space }).
gs-event-ghost_discarded-exorcised = { $ghost } is exorcised.
gs-event-ghost_exposed = { $ghost } has met a Buddha and can be exorcised now.
gs-event-die_captured = { $ghost } captures a Tao die.
gs-event-tao_blocked = { $ghost } blocks all Tao tokens.
gs-event-power_blocked = { $ghost } blocks a power: { $board }.
gs-event-all_powers_blocked = { $ghost } blocks the powers of all boards.
    .first_print = { $ghost } blocks the powers of all players' boards.
gs-event-haunter_advanced = { $ghost } ({ $space }): the haunter's figure steps onto the first stone.
gs-event-haunter_advanced-fast = { $ghost } ({ $space }): the haunter's figure starts on the first stone.
gs-event-haunter_struck = { $ghost } ({ $space }): the haunter strikes and its figure goes back onto the card.
gs-event-haunters_driven_back = The Night Watchman drives back all haunters: { $board }.

## Events: the village

gs-event-tile_haunted = Haunted: { $tile } ({ $why }).
gs-event-tile_restored = Active again: { $tile } ({ $why }).
gs-event-nothing_to_haunt = No tile in the line can be haunted any more ({ $why }).
    .first_print = No tile becomes haunted ({ $why }).
gs-event-villager_asked = { $who } asks for help: { $tile }.
gs-event-taoist_moved = { $who } is moved: { $start } → { $tile } ({ $why }).
gs-event-taoist_moved-move = { $who } moves: { $start } → { $tile }.
gs-event-circle_set = Circle of Prayer: { $colour }.
gs-event-circle_cleared = The Circle of Prayer is cleared: { $colour }.

## Events: Qi, life and death

gs-event-qi_lost = { $who }: −1 Qi ({ $why }), { $qi } left.
gs-event-qi_gained = { $who }: +1 Qi ({ $why }), now { $qi }.
gs-event-no_qi_left = { $who }: the supply has no Qi left ({ $why }).
gs-event-board_haunted = The { $board } has no Qi left and is haunted now.
gs-event-taoist_died = { $who } is dead.
gs-event-taoist_revived = { $who } is alive again, with { $qi } Qi.

## Events: tokens and Buddhas

gs-event-tao_gained = { $who }: + { $colour } ({ $why }).
gs-event-tao_lost = { $who }: − { $colour } ({ $why }).
gs-event-yin_yang_spent = { $who } spends the Yin-Yang.
gs-event-yin_yang_gained = { $who } gets the Yin-Yang back ({ $why }).
gs-event-power_used = { $who } uses a power: { $power }.
gs-event-power_borrowed = { $who } spends a power token and borrows the power of a neutral board: { $lender }.
gs-event-tokens_taken = { $count ->
    [one] { $who } takes { $count } power token.
   *[other] { $who } takes { $count } power tokens.
}
gs-event-buddha_taken = { $who } takes a Buddha.
gs-event-buddha_placed = { $taoist } places a Buddha: { $space }.
gs-event-buddha_returned = The Buddha returns to the Buddhist Temple: { $space }.
    .white_moon = A Buddha leaves its space: { $space }.
gs-event-mantra_set = The mantra lies on a ghost: { $ghost } ({ $space }).
gs-event-mantra_returned-blocked = The mantra is taken off: its power cannot be used now.
gs-event-mantra_returned-discarded = The mantra is free again: its ghost has left play.

## Events: dice and exorcism

gs-event-exorcism_began = { $dice ->
    [0] { $who } attempts an exorcism without dice: { $tile }.
    [one] { $who } attempts an exorcism with { $dice } die: { $tile }.
   *[other] { $who } attempts an exorcism with { $dice } dice: { $tile }.
}
gs-event-exorcism_failed = The exorcism fails: { $who } exorcises no ghost.
gs-event-exorcism_failed-lacking = The exorcism fails: { $lacking }.
gs-event-tao_rolled = { $who } rolls: { $faces }.
gs-event-tao_rerolled = Rolled again: { $dice } → { $faces }.
gs-event-curse_rolled = { $who }, curse die ({ $cause }): { $face }.
gs-event-curse_rerolled = { $who }, curse die again ({ $cause }): { $face }.
gs-event-curse_due = { $who }, curse die ({ $cause }): 2 faces of 6 are blank, the others a haunting, a new ghost, all Tao lost, 1 Qi lost.
gs-event-effect_due = { $parts }
gs-event-ghost_due = The next ghost: { $odds }.
gs-event-curse_spared = { $who } need not roll the curse die (Strength of a Mountain).

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
