### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = its board's colour
gs-note-family = { $dead ->
    [0] { $saved } of { $size } saved
   *[other] { $saved } of { $size } saved, { $dead } dead
}

## Questions: before the game

gs-ask-save_before_game = { $who }, for the group: which villager do you save before the game?
gs-ask-first_artifact = { $who }, for the group: which Taoist takes this artifact: { $artifact }?

## Questions: the yang phase

gs-ask-second_step = { $who }: where do you go with your second step?
gs-ask-school_colour = { $who }: ghosts of which colour do you exorcise at the Kung-Fu School?
gs-ask-school_ghosts = { $who }: which ghost do you exorcise at the Kung-Fu School?

## Questions: artifacts

gs-ask-life_potion = { $who }: to whom do you give the Life Potion?
gs-ask-scroll_of_unity = { $who }, the Scroll of Unity calls you: what do you do?
gs-ask-firework = { $who }: which tile do you ask for help with the Firework?
gs-ask-vengeful_claw = { $who }: which Tao token do you take with the Vengeful Claw?
gs-ask-shield_of_time = { $who }, you drew a ghost of your colour: { $ghost }. Do you turn it away with the Shield of Time?
gs-ask-armor_of_the_just = { $who }: do you ignore the left stone of this ghost with the Armour of the Just: { $ghost }?
gs-ask-inherit = { $who }: to which Taoist do you leave this artifact: { $artifact }?

## Questions: deaths and their curses

gs-ask-devour = { $who }, for the group: which villager does the ghost devour?
gs-ask-kill_another = The Xiang curse. { $who }, for the group: who dies next?
gs-ask-give_up_tao = { $who }, for the group: the supply has none left; which Taoist gives up a { $tao }?
gs-ask-zhou_curse = { $who }, for the group: which board loses 1 Qi to the curse of the Zhou family?

## Questions: rewards

gs-ask-wu_buddha = { $who }, for the group: on which ghost space do you set a Buddha?
gs-ask-share_tao = { $who }, for the group: which Taoist gets the { $tao }?
gs-ask-share_qi = { $who }, for the group: which Taoist gets 1 Qi from the Li family?
gs-ask-group_crystal = { $who }, for the group: which Taoist gets the moon crystal?

## Questions: the end of the turn

gs-ask-su_ling = { $who }, for the group: in front of which space do you set Su-Ling?
gs-ask-su_ling_crystal = { $who }, for the group: does Su-Ling bring a moon crystal to the receptacle beside her?
gs-ask-barrier = { $who }, for the group: the Mystic Barrier defends the { $board }; what do you do?
gs-ask-barrier_ghosts = { $who }, for the group: which ghost does the Mystic Barrier drive out?

## Questions to chance

gs-ask-portal = Set-up: on which tile does the portal stand?
gs-ask-villager = A villager is turned up: of which family?
gs-ask-box_incarnation = The box: which incarnation joins the game?

## Options

gs-option-artifact = Use up an artifact: { $name }
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
gs-option-pass-barrier = Do nothing for this board
gs-option-pass-su_ling = Leave Su-Ling where she is
gs-option-pass-su_ling_crystal = Leave the receptacle empty
gs-option-pass-vengeful_claw = Take no token
gs-option-pass-wu_buddha = Set no Buddha
gs-option-receptacle = Put a moon crystal on the receptacle: { $tile }
gs-option-rise_and_escort = Stand up and move with { $villager }: { $tile }
gs-option-rise_and_go = Stand up and move: { $tile }
gs-option-roll = Roll the Tao dice against: { $ghosts }
gs-option-save = Save a villager: { $villager }
gs-option-stand_up = Stand up
gs-option-stop-barrier_ghosts = Drive out no more ghosts
gs-option-stop-school_ghosts = Exorcise no more ghosts
gs-option-suffer = Let the left stone act
gs-option-tao-vengeful_claw = { $tao } (supply: { $supply })
gs-option-tile-scroll_of_unity = Come: { $tile }
gs-option-tile-second_step = Move on: { $tile }
gs-option-turn_away = Put it under the deck and draw again
gs-option-villager = { $villager }
gs-option-villager-barrier = Return a crystal and save a villager: { $villager }

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

gs-event-portal_laid = The portal stands on this tile: { $tile }.
gs-event-villager_turned_up = A villager is turned up: { $family } ({ $tile }).
gs-event-villager_escorted = { $who } leads a villager along: { $family } ({ $start } → { $tile }).
gs-event-villager_fled = A villager flees: { $family } ({ $start } → { $tile }).
gs-event-villager_saved = A villager is saved: { $family } ({ $tile }); saved so far: { $saved }.
gs-event-family_saved = The whole { $family } family is saved.
gs-event-villager_died = A villager dies: { $family } ({ $tile }; { $why }); dead so far: { $dead }.
gs-event-villager_revived = A villager comes back to life: { $family } ({ $tile }).

## Events: curses of the families

gs-event-family_cursed = Curse of the { $family } family: { $curse }
gs-event-tao_removed = Removed from the game: { $colour }.
gs-event-incarnation_added = One more incarnation joins the game: { $ghost }.
gs-event-bottom_card_removed = { $left ->
    [one] The lowest card leaves the deck unseen; { $left } card is left in it.
   *[other] The lowest card leaves the deck unseen; { $left } cards are left in it.
}
gs-event-taoist_laid_down = { $who } is knocked down ({ $why }).
gs-event-taoist_stood_up = { $who } stands up.

## Events: the portal and Su-Ling

gs-event-portal_removed = { $ghost } carries off the portal.
gs-event-su_ling_held = { $ghost } takes Su-Ling captive.
gs-event-su_ling_placed = Su-Ling steps in front of this space: { $space }.
gs-event-su_ling_left-barrier = Su-Ling goes to the reserve.
gs-event-su_ling_left-held = Su-Ling is dragged off her stone.
gs-event-su_ling_left-incarnation = Su-Ling makes way for an incarnation and goes to the reserve.
gs-event-stone_silenced = { $ghost } does nothing in front of Su-Ling ({ $ability }).

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who }: + moon crystal ({ $why }).
gs-event-no_crystal_left = { $who }: the reserve has no moon crystal left ({ $why }).
gs-event-crystal_spent = { $who }: − moon crystal (exorcism).
gs-event-crystal_placed = { $why } puts a moon crystal on the receptacle: { $tile }.
gs-event-crystal_placed-su_ling = Su-Ling brings a moon crystal to the receptacle: { $tile }.
gs-event-crystal_placed-zhou = A moon crystal fills the receptacle for the Zhou family: { $tile }.
gs-event-crystal_returned = A moon crystal goes from the receptacle to the reserve: { $tile }.
gs-event-barrier_promised = The Mystic Barrier will rise at the end of this turn.
gs-event-barrier_began = The Mystic Barrier rises.
gs-event-barrier_rolled = Mystic Barrier, { $board }: { $faces }.
gs-event-barrier_ended = The Mystic Barrier fades.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } takes an artifact: { $artifact }.
gs-event-artifact_used = { $who } uses up an artifact: { $artifact }.
gs-event-ghost_turned_away = The Shield of Time sends a ghost under the deck: { $ghost }.
gs-event-stone_ignored = The Armour of the Just holds off the left stone: { $ghost }.
gs-event-school_began = { $dice ->
    [0] { $who } attempts an exorcism without dice at the Kung-Fu School; colour: { $shade }.
    [one] { $who } attempts an exorcism with { $dice } die at the Kung-Fu School; colour: { $shade }.
   *[other] { $who } attempts an exorcism with { $dice } dice at the Kung-Fu School; colour: { $shade }.
}
gs-event-buddha_set = The players set a Buddha: { $space }.
gs-event-tokens_returned = { $count ->
    [one] { $who } puts { $count } power token on the centre tile.
   *[other] { $who } puts { $count } power tokens on the centre tile.
}

## Why something happened

gs-why-barrier = Mystic Barrier
gs-why-cannot_flee = nowhere to flee
gs-why-devour = devoured by a ghost
gs-why-devourer = devourer
gs-why-family = gift of a family
gs-why-haunted = in place of a haunting
gs-why-hua = curse of the Hua family
gs-why-kill_another = curse of the Xiang family
gs-why-roots = roots
gs-why-sheng = curse of the Sheng family
gs-why-villager = curse of a family

## Readings that can be switched: the value is the default

gs-switch-W1 = With the Dance of the Spires a knocked-down Taoist can stand up and go one tile.
    .other = After the curse of the Hua family it is the Dance of the Twin Winds with which a knocked-down Taoist can stand up and go one tile.
gs-switch-W4 = The Armour of the Just works in its owner's own turn, whatever board the ghost is on.
    .other = The Armour of the Just works on the ghosts of its owner's board, whosever turn it is.
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
