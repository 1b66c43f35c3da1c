### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = its board's colour
gs-note-family = { $dead ->
    [0] { $saved } of { $size } saved
   *[other] { $saved } of { $size } saved, { $dead } dead
}

## Questions: before the game

gs-ask-save_before_game = Which villager do you save before the game?
gs-ask-first_artifact = Who takes the { $artifact }?

## Questions: the yang phase

gs-ask-second_step = Where does { $who } go next?
gs-ask-school_colour = Which colour does { $who } exorcise?
gs-ask-school_ghosts = Which ghost does { $who } exorcise?

## Questions: artifacts

gs-ask-life_potion = Who gets the Life Potion?
gs-ask-scroll_of_unity = Scroll of Unity: what does { $who } do?
gs-ask-firework = Firework: which tile helps?
gs-ask-vengeful_claw = Vengeful Claw: which Tao token does { $who } take?
gs-ask-shield_of_time = { $name }: turn it away with the Shield of Time?
gs-ask-armor_of_the_just = { $name }: ignore its left stone with the Armour of the Just?
gs-ask-inherit = Who inherits the { $artifact }?

## Questions: deaths and their curses

gs-ask-devour = Which villager does the ghost devour?
gs-ask-kill_another = Xiang curse: who dies next?
gs-ask-give_up_tao = Who gives up a { $tao }?
gs-ask-zhou_curse = Zhou curse: which board loses 1 Qi?

## Questions: rewards

gs-ask-wu_buddha = Where do you place a Buddha?
gs-ask-share_tao = Who gets the { $tao }?
gs-ask-share_qi = Who gets 1 Qi from the Li family?
gs-ask-group_crystal = Who gets the moon crystal?

## Questions: the end of the turn

gs-ask-su_ling = Where does Su-Ling stand?
gs-ask-su_ling_crystal = Does Su-Ling bring a moon crystal to her receptacle?
gs-ask-barrier = Mystic Barrier, { $board }: roll or save a villager?
gs-ask-barrier_ghosts = Which ghost does the Mystic Barrier drive out?

## Questions to chance

gs-ask-portal = Setup: on which tile does the portal stand?
gs-ask-villager = A villager is turned up: of which family?
gs-ask-box_incarnation = The box: which incarnation joins the game?

## Options

gs-option-artifact = Use artifact: { $name }
gs-option-board-zhou_curse = { $name } (Qi { $qi })
gs-option-colour = { $token ->
    [yes] { $colour }, for a power token: { $ghosts }
   *[no] { $colour }: { $ghosts }
}
gs-option-escort = With { $villager }: { $tile }
gs-option-escort-move = Move with { $villager }: { $tile }
gs-option-escort-scroll_of_unity = Come with { $villager }: { $tile }
gs-option-escort-second_step = Move on with { $villager }: { $tile }
gs-option-family = A villager: { $villager }
gs-option-family-villager = { $name }
gs-option-fetch = Fetch { $villager }: { $tile }
gs-option-ignore = Ignore the left stone
gs-option-keep-shield_of_time = Place this ghost
gs-option-moon_crystal = Moon crystal ({ $owner })
gs-option-pass-barrier = Skip this board
gs-option-pass-su_ling = Leave Su-Ling where she is
gs-option-pass-su_ling_crystal = Leave the receptacle empty
gs-option-pass-vengeful_claw = Leave the tokens
gs-option-pass-wu_buddha = Skip the Buddha
gs-option-receptacle = Fill the receptacle: { $tile }
gs-option-rise_and_escort = Stand up and move with { $villager }: { $tile }
gs-option-rise_and_go = Stand up and move: { $tile }
gs-option-roll = Roll the Tao dice against: { $ghosts }
gs-option-save = Save a villager: { $villager }
gs-option-stand_up = Stand up
gs-option-stop-barrier_ghosts = Done driving out ghosts
gs-option-stop-school_ghosts = Done exorcising
gs-option-suffer = Let the left stone take effect
gs-option-tao-vengeful_claw = { $tao } (supply: { $supply })
gs-option-tile-scroll_of_unity = Come: { $tile }
gs-option-tile-second_step = Move on: { $tile }
gs-option-turn_away = Put it on the bottom and redraw
gs-option-villager = { $villager }
gs-option-villager-barrier = Return a crystal, save: { $villager }

## Choices that were made, as nouns

gs-choice-artifact = “{ $name }”
gs-choice-colour = choice of a colour
gs-choice-escort = move to the tile “{ $tile }”
gs-choice-family = choice of a villager
gs-choice-fetch = move to the tile “{ $tile }”
gs-choice-ignore = decision about the left stone
gs-choice-moon_crystal = moon crystal
gs-choice-receptacle = moon crystal
gs-choice-rise_and_escort = move to the tile “{ $tile }”
gs-choice-rise_and_go = move to the tile “{ $tile }”
gs-choice-roll = roll of the Tao dice
gs-choice-save = rescue of a villager
gs-choice-stand_up = decision to stand up
gs-choice-suffer = decision about the left stone
gs-choice-tile-scroll_of_unity = move to the tile “{ $tile }”
gs-choice-tile-second_step = move to the tile “{ $tile }”
gs-choice-turn_away = decision about the drawn card
gs-choice-villager = choice of a villager

## Events: villagers

gs-event-portal_laid = The portal stands on the { $tile }.
gs-event-villager_turned_up = A { $family } villager appears at the { $tile }.
gs-event-villager_escorted = { $who } leads { $family } to the { $tile }.
gs-event-villager_fled = A { $family } villager flees to the { $tile }.
gs-event-villager_saved = A { $family } villager is saved: { $saved } so far.
gs-event-family_saved = The whole { $family } family is saved.
gs-event-villager_died = A { $family } villager dies ({ $why }): { $dead } dead.
gs-event-villager_revived = A { $family } villager comes back to life.

## Events: curses of the families

gs-event-family_cursed = Curse of the { $family } family: { $curse }.
gs-event-tao_removed = A { $colour } leaves the game.
gs-event-incarnation_added = { $ghost } joins the game.
gs-event-bottom_card_removed = { $left ->
    [one] The bottom card leaves the deck; { $left } card left.
   *[other] The bottom card leaves the deck; { $left } cards left.
}
gs-event-taoist_laid_down = { $who } is knocked down ({ $why }).
gs-event-taoist_stood_up = { $who } stands up.

## Events: the portal and Su-Ling

gs-event-portal_removed = { $ghost } carries off the portal.
gs-event-su_ling_held = { $ghost } takes Su-Ling captive.
gs-event-su_ling_placed = Su-Ling stands opposite the { $faced }.
gs-event-su_ling_left-barrier = Su-Ling goes to the reserve.
gs-event-su_ling_left-held = Su-Ling is dragged off her stone.
gs-event-su_ling_left-incarnation = Su-Ling makes way for an incarnation.
gs-event-stone_silenced = Su-Ling silences { $ghost }.

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who } gains a moon crystal ({ $why }).
gs-event-no_crystal_left = { $who } gains no moon crystal: the reserve is empty.
gs-event-crystal_spent = { $who } spends a moon crystal (exorcism).
gs-event-crystal_placed = { $why } fills the receptacle: { $tile }.
gs-event-crystal_placed-su_ling = Su-Ling fills the receptacle: { $tile }.
gs-event-crystal_placed-zhou = The Zhou family fills the receptacle: { $tile }.
gs-event-crystal_returned = A moon crystal leaves the receptacle: { $tile }.
gs-event-barrier_promised = The Mystic Barrier rises at the end of this turn.
gs-event-barrier_began = The Mystic Barrier rises.
gs-event-barrier_rolled = Mystic Barrier, { $board }: { $faces }.
gs-event-barrier_ended = The Mystic Barrier fades.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } takes the { $artifact }.
gs-event-artifact_used = { $who } uses the { $artifact }.
gs-event-ghost_turned_away = The Shield of Time sends { $ghost } under the deck.
gs-event-stone_ignored = The Armour of the Just stops { $ghost }'s left stone.
gs-event-school_began = { $dice ->
    [0] { $who } attempts to exorcise { $shade } ghosts without dice.
    [one] { $who } attempts to exorcise { $shade } ghosts with { $dice } die.
   *[other] { $who } attempts to exorcise { $shade } ghosts with { $dice } dice.
}
gs-event-buddha_set = The group places a Buddha, facing the { $faced }.
gs-event-tokens_returned = { $count ->
    [one] { $who } returns { $count } power token.
   *[other] { $who } returns { $count } power tokens.
}

## Why something happened

gs-why-barrier = Mystic Barrier
gs-why-cannot_flee = nowhere to flee
gs-why-devour = devoured by a ghost
gs-why-devourer = devourer
gs-why-family = gift of a family
gs-why-haunted = instead of a haunting
gs-why-hua = curse of the Hua family
gs-why-kill_another = curse of the Xiang family
gs-why-roots = roots
gs-why-sheng = curse of the Sheng family
gs-why-villager = curse of a family

## Rule variants: the value is the default

gs-switch-W1 = With the Dance of the Spires a knocked-down Taoist can stand up and go one tile.
    .other = After the curse of the Hua family, the Dance of the Twin Winds lets a knocked-down Taoist stand up and go one tile.
gs-switch-W4 = The Armour of the Just works in its owner's own turn, whatever board the ghost is on.
    .other = The Armour of the Just works on the ghosts of its owner's board, in every turn.
gs-switch-W5 = In a solo game the Scroll of Unity brings the power tokens from the centre tile to the Taoist.
    .other = In a solo game the Scroll of Unity takes the Taoist's power tokens to the centre tile.
gs-switch-W7 = Saved villagers and the place of the portal score after a victory and after a defeat alike.
    .other = Saved villagers and the place of the portal score only after a victory.
gs-switch-M1 = When the lowest card leaves the ghost deck, incarnations stay: the lowest ghost goes.
    .other = When the lowest card leaves the ghost deck, it may be an incarnation, which then need not be exorcised.
gs-switch-M2 = A knocked-down Taoist called by the Scroll of Unity can only stand up.
    .other = A knocked-down Taoist called by the Scroll of Unity stands up and comes.
gs-switch-M3 = Earlier incarnations score at Nightmare and Hell only; one that a Wu brings at other levels scores nothing.
    .other = Earlier incarnations score at every level, one that a Wu brings included.

## How the game ended

gs-loss-villagers_dead = Twelve villagers are dead, and the village is lost.

## Lines of the score

gs-score-saved_villagers = Saved villagers
gs-score-portal = Place of the portal

## Danger

gs-danger-villagers_dead = The twelfth death comes next turn
    .way = Stop the devourer, or save villagers.
