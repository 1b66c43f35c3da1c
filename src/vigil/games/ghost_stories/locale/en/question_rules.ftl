### Ghost Stories: the rule behind each question, in one sentence.

## The yang phase

gs-rule-move = Go to a neighbouring tile, diagonally too, or stay; what you do next depends on where you stand.
    .white_moon = Go to a neighbouring tile, diagonally too, or stay; the villager on top may come along, but not onto a haunted or full tile.
gs-rule-act = One action a turn, a second one by a power of the blue board: the help of the villager on your tile, or the Tao dice against the ghosts beside it.
    .white_moon = One action a turn, a second one by a power of the blue board: the help of your tile, the Tao dice against the ghosts beside it, or saving a villager at the portal.
gs-rule-end_turn = Before the turn ends you may spend your Yin-Yang, or set a Buddha of an earlier turn on an empty ghost space beside your tile.
gs-rule-pick_up_tokens = A power token lets you borrow the power of a neutral board; spent, it comes back to the centre tile.
gs-rule-yin_yang = Spend it for the help of any active tile, wherever you are, or to restore a haunted tile.
gs-rule-mantra = This ghost has 1 less resistance for everyone, until the mantra moves on or the ghost leaves play.
gs-rule-twin_winds_taoist = One other Taoist goes to a tile next to theirs, diagonally too.
gs-rule-twin_winds_tile = Any tile next to that Taoist, diagonally too.

## Exorcism

gs-rule-mantra_colour = The mantra takes 1 off one colour of this ghost, and you name it before the roll.
gs-rule-reroll_tao = The Gods' Favourite lets you reroll any of these dice once; the new faces count.
gs-rule-exorcise_ghosts = A ghost goes when faces of its colour, white ones and tokens reach its resistance; no face counts for two ghosts.
gs-rule-spend_tao = Each token replaces one missing face of its colour; Taoists on your tile can lend you theirs.
gs-rule-reroll_curse = The Gods' Favourite lets you reroll your own curse die once; the new face counts.
gs-rule-take_tao = A Tao token counts as one face of its colour in a later exorcism; the supply is limited.
gs-rule-reward = The exorcist gains 1 Qi, or recovers a spent Yin-Yang.
gs-rule-group_qi = The exorcised incarnation gives the group 1 Qi; any living Taoist may have it.
gs-rule-group_yin_yang = The exorcised incarnation gives the group a Yin-Yang, for a Taoist who has spent theirs.

## Ghosts and losses

gs-rule-place_ghost = A ghost enters on a free space of the board of its colour, a black one on the active board; anywhere only if that board is full.
gs-rule-discard_tao = The token returns to the supply; a Taoist without tokens loses nothing.
gs-rule-bear_qi_loss = A board without Qi has none to lose: a living Taoist loses it instead, and dies at 0.

## Villagers

gs-rule-revive = A dead Taoist returns here with 2 Qi and nothing else; then you roll the curse die.
    .first_print = A dead Taoist returns here with 2 Qi; then you roll the curse die.
    .white_moon = A dead Taoist returns here with 2 Qi, or a dead villager, if there is room; then you roll the curse die.
gs-rule-restore_tile = The tile is active and its villager can help again, but another ghost arrives at once.
gs-rule-sorcery = Any ghost but an incarnation goes without curse or reward; you pay 1 Qi, even your last.
gs-rule-watch_board = All haunter figures of one board go back onto their cards, two yin phases away from haunting.
gs-rule-set_circle = While the token lies here, ghosts of its colour have 1 less resistance for everyone.
gs-rule-move_ghost = One ghost moves with everything that belongs to it to any space without a ghost, even one with a Buddha.
gs-rule-move_ghost_to = Any space without a ghost; a Buddha there destroys the ghost, unless it is an incarnation.
gs-rule-carry_taoist = After the ghost another Taoist goes to any tile of the village, in a solo game your own.
    .first_print = After the ghost another Taoist goes to any tile of the village.
gs-rule-carry_taoist_to = Any tile of the village, haunted ones too.

## White Moon: before the game

gs-rule-save_before_game = With fewer than four players some villagers are safe from the start; a whole family gives its reward.
gs-rule-first_artifact = The artifact of a family saved before the game goes to a Taoist of your choice.

## White Moon: the yang phase and artifacts

gs-rule-second_step = For villagers the Dance of the Spires counts as two steps; one may come along on the second, too.
gs-rule-school_colour = One roll against all ghosts of the colour named before it, wherever they are: no curses, no rewards, no incarnations.
gs-rule-school_ghosts = Faces, your tokens and your crystals are split among these ghosts as you like; there are no curses and no rewards.
gs-rule-life_potion = 1 Qi for a Taoist; a dead one returns with it, or a dead villager returns, and no curse die is rolled.
gs-rule-scroll_of_unity = You may come to the tile of the Taoist who calls, with the villager on top of your tile, or stay.
gs-rule-firework = The villager of any active tile helps you, wherever you stand.
gs-rule-vengeful_claw = An attempt that drives out no ghost gives 1 Tao token in the colour of a target, once a turn.
gs-rule-shield_of_time = A ghost of your own colour may go under the deck; then you draw again.
gs-rule-armor_of_the_just = Ignored, the left stone has no effect; the other two stay as they are.
gs-rule-inherit = A dying Taoist leaves each artifact to a living one.

## White Moon: deaths, rescues, the end of the turn

gs-rule-devour = The villager you name dies and brings the family's curse; the twelfth death loses the game.
gs-rule-kill_another = One more face-up villager dies and brings that family's curse too.
gs-rule-give_up_tao = A token of this colour leaves the game for good. The supply has none, so a Taoist gives one up.
gs-rule-zhou_curse = A Taoist or a neutral board loses 1 Qi; a Taoist dies at 0.
gs-rule-wu_buddha = The whole Wu family is saved: a Buddha may stand on any empty ghost space and waits for the next ghost there.
gs-rule-share_tao = The whole Xiang family is saved: one Tao token of every colour, each for a Taoist of your choice.
gs-rule-share_qi = The whole Li family is saved: 3 Qi, each for a Taoist of your choice.
gs-rule-group_crystal = A moon crystal stands for a face of any colour, or helps to raise the Mystic Barrier.
gs-rule-su_ling = After a death, a curse die or a haunting she may stand at any space without an incarnation; the middle stone of a ghost there has no effect.
gs-rule-su_ling_crystal = Crystals on all four receptacles raise the Mystic Barrier at the end of the turn.
gs-rule-barrier = Each board has one choice: four dice and the crystals against its ghosts, or a crystal for saving a villager.
gs-rule-barrier_ghosts = Each crystal stands for a face of any colour; ghosts go without curse or reward, incarnations stay.
