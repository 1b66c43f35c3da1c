### Ghost Stories: the rule behind each question, in one sentence.

## The yang phase

gs-rule-move = Go to a neighbouring tile, diagonally too, or stay; what you do next depends on where you stand.
    .white_moon = Go to a neighbouring tile, diagonally too, or stay; the villager on top may come along, but not onto a haunted or full tile.
gs-rule-act = One action a turn: your tile's villager helps you, or you roll the Tao dice against ghosts beside it. A power of the blue board gives a second.
    .white_moon = One action a turn: your tile's help, the Tao dice against ghosts beside it, or saving a villager at the portal. A power of the blue board gives a second.
gs-rule-end_turn = Before the turn ends you may spend your Yin-Yang, or set a Buddha of an earlier turn on an empty ghost space beside your tile.
gs-rule-pick_up_tokens = A power token lets you borrow the power of a neutral board; spent, it comes back to the centre tile.
gs-rule-yin_yang = Spend it for the help of any active tile, wherever you are, or to restore a haunted tile.
gs-rule-mantra = This ghost has 1 less resistance for everyone, until the mantra moves on or the ghost leaves play.
gs-rule-twin_winds_taoist = One other Taoist goes to a tile next to theirs, diagonally too.
gs-rule-twin_winds_tile = Any tile next to that Taoist, diagonally too.

## Exorcism

gs-rule-mantra_colour = The mantra takes 1 off one colour of this ghost; choose it before the roll.
gs-rule-reroll_tao = The Gods' Favourite lets you reroll any of these dice once; the new faces count.
gs-rule-exorcise_ghosts = A ghost is exorcised when faces of its colour, white faces and tokens reach its resistance; no face counts for two ghosts.
gs-rule-spend_tao = Each token replaces one missing face of its colour; Taoists on your tile can lend you theirs.
gs-rule-reroll_curse = The Gods' Favourite lets you reroll your own curse die once; the new face counts.
gs-rule-take_tao = A Tao token counts as one face of its colour in a later exorcism; the supply is limited.
gs-rule-reward = The exorcist gains 1 Qi, or recovers a spent Yin-Yang.
gs-rule-group_qi = The exorcised incarnation gives the group 1 Qi; any living Taoist may have it.
gs-rule-group_yin_yang = The exorcised incarnation gives the group a Yin-Yang, for a Taoist who has spent theirs.

## Ghosts and losses

gs-rule-place_ghost = A ghost enters a free space on the board of its colour, a black one on the active board; if that board is full, any free space.
gs-rule-discard_tao = The token returns to the supply; a Taoist without tokens loses nothing.
gs-rule-bear_qi_loss = A board without Qi has none to lose: a living Taoist loses it instead, and dies at 0.

## Villagers

gs-rule-revive = A dead Taoist returns here with 2 Qi and nothing else; then you roll the curse die.
    .first_print = A dead Taoist returns here with 2 Qi; then you roll the curse die.
    .white_moon = A dead Taoist returns here with 2 Qi, or a dead villager, if there is room; then you roll the curse die.
gs-rule-restore_tile = The tile is active and its villager can help again, but another ghost arrives at once.
gs-rule-sorcery = Removes any ghost but an incarnation, without curse or reward. It costs 1 Qi, even your last.
gs-rule-watch_board = All haunter figures of one board go back onto their cards, two yin phases away from haunting.
gs-rule-set_circle = While the token lies here, ghosts of its colour have 1 less resistance for everyone.
gs-rule-move_ghost = One ghost, with everything that belongs to it, moves to any space without a ghost, even one with a Buddha.
gs-rule-move_ghost_to = Any space without a ghost; a Buddha there destroys the ghost, unless it is an incarnation.
gs-rule-carry_taoist = After the ghost, another Taoist moves to any tile of the village; in a solo game, your own.
    .first_print = After the ghost, another Taoist moves to any tile of the village.
gs-rule-carry_taoist_to = Any tile of the village, haunted ones too.

## White Moon: before the game

gs-rule-save_before_game = With fewer than four players, some villagers are safe from the start; a complete family gives its reward.
gs-rule-first_artifact = The artifact of a family saved before the game goes to a Taoist of your choice.

## White Moon: the yang phase and artifacts

gs-rule-second_step = For escorting villagers, the Dance of the Spires counts as two steps; one may join you on the second too.
gs-rule-school_colour = One roll against all ghosts of a colour chosen in advance, wherever they are: no curses, no rewards, no incarnations.
gs-rule-school_ghosts = Split faces, your tokens and your crystals among these ghosts as you like. There are no curses or rewards.
gs-rule-life_potion = A Taoist gains 1 Qi (a dead one revives with it), or a dead villager returns. No curse die is rolled.
gs-rule-scroll_of_unity = Come to the tile of the Taoist who uses the scroll, with the top villager of your tile, or stay.
gs-rule-firework = The villager of any active tile helps you, wherever you stand.
gs-rule-vengeful_claw = An attempt that exorcises no ghost gives 1 Tao token in the colour of a target, once a turn.
gs-rule-shield_of_time = You may put a ghost of your own colour under the deck and draw again.
gs-rule-armor_of_the_just = If ignored, the left stone has no effect; the other two remain.
gs-rule-inherit = A dying Taoist leaves each artifact to a living one.

## White Moon: deaths, rescues, the end of the turn

gs-rule-devour = The villager you choose dies and brings the family's curse; the twelfth death loses the game.
gs-rule-kill_another = One more face-up villager dies and brings that family's curse too.
gs-rule-give_up_tao = A token of this colour leaves the game. The supply has none, so a Taoist gives one up.
gs-rule-zhou_curse = A Taoist or a neutral board loses 1 Qi; a Taoist dies at 0.
gs-rule-wu_buddha = The whole Wu family is saved: a Buddha may stand on any empty ghost space and waits for the next ghost there.
gs-rule-share_tao = The whole Xiang family is saved: one Tao token of every colour, each for a Taoist of your choice.
gs-rule-share_qi = The whole Li family is saved: 3 Qi, each for a Taoist of your choice.
gs-rule-group_crystal = A moon crystal counts as a face of any colour, or helps to raise the Mystic Barrier.
gs-rule-su_ling = After a death, a curse die or a haunting she may move to any space without an incarnation; the ghost's middle stone there has no effect.
gs-rule-su_ling_crystal = Crystals on all four receptacles raise the Mystic Barrier at the end of the turn.
gs-rule-barrier = Each board has one choice: four dice and the crystals against its ghosts, or return a crystal to save a villager.
gs-rule-barrier_ghosts = Each crystal counts as a face of any colour. Ghosts go without curse or reward; incarnations stay.
