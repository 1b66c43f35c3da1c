### Ghost Stories: names and texts of its pieces, rules in our own words.
### `.text` tells the revised edition, `.first_print` the first printing and `.white_moon` the game with that module
### where they differ.

## Colours: of a die face or token, of a board, of a Taoist, of a Tao token

gs-colour-yellow = yellow
    .board = yellow board
    .taoist = Huang
    .tao = yellow Tao token
gs-colour-blue = blue
    .board = blue board
    .taoist = Lan
    .tao = blue Tao token
gs-colour-green = green
    .board = green board
    .taoist = Qing
    .tao = green Tao token
gs-colour-red = red
    .board = red board
    .taoist = Hong
    .tao = red Tao token
gs-colour-black = black
    .tao = black Tao token
gs-colour-white = white

## Editions

gs-edition-revised = Revised edition
    .text = The later rules, with corrected scoring and many special cases settled.
gs-edition-first_print = First printing
    .text = The earliest rules, which score empty ghost spaces and treat several incarnations differently.

## Sides of the table

gs-side-0 = North
gs-side-1 = East
gs-side-2 = South
gs-side-3 = West

## Village tiles

gs-tile-cemetery = Cemetery
    .facing = facing the Cemetery
    .text = One dead Taoist comes back to life here with 2 Qi and nothing else. Then you roll the curse die; its haunting face haunts the Cemetery itself. Of no use in a solo game.
    .first_print = One dead Taoist comes back to life here with 2 Qi, keeping a Yin-Yang received after death, if any. Then you roll the curse die; its haunting face does nothing here. Of no use in a solo game.
    .white_moon = One dead Taoist comes back to life here with 2 Qi, or one dead villager of the players' choice returns to this tile, if it has room. Then you roll the curse die in either case. In a solo game too, a villager can be brought back.
gs-tile-taoist_altar = Taoist Altar
    .facing = facing the Taoist Altar
    .text = A haunted tile of your choice becomes active again. The price: one more ghost arrives at once.
gs-tile-herbalist = Herbalist's Shop
    .facing = facing the Herbalist's Shop
    .text = For each face rolled on 2 Tao dice you get a token of its colour, if the supply has one. A white face earns whatever colour you like.
    .white_moon = For each coloured face rolled on 2 Tao dice you get a token of its colour, if the supply has one. A white face earns a moon crystal instead, or nothing if none is left in the reserve.
gs-tile-sorcerers_hut = Sorcerer's Hut
    .facing = facing the Sorcerer's Hut
    .text = Any ghost in play, unless it is an incarnation, goes to the discard pile; its curse and its reward are both lost. You pay 1 Qi for it, even if it is your last.
gs-tile-buddhist_temple = Buddhist Temple
    .facing = facing the Buddhist Temple
    .text = If a Buddha figure stands here, take one. From your next turn on you may set it, late in the yang phase, on an empty ghost space beside your tile.
gs-tile-night_watchman = Night Watchman's Beat
    .facing = facing the Night Watchman's Beat
    .text = Choose a board: all its haunter figures retreat to their cards, however far they have come.
gs-tile-circle_of_prayer = Circle of Prayer
    .facing = facing the Circle of Prayer
    .text = Lay a Tao token of your choice from the supply here, or replace the one already here. While it stays, ghosts of its colour have 1 less resistance for everyone; exorcisms do not use it up.
gs-tile-pavilion = Pavilion of the Heavenly Wind
    .facing = facing the Pavilion of the Heavenly Wind
    .text = Carry any ghost, along with everything that belongs to it, to another space without a ghost, even one guarded by a Buddha. Then set another Taoist on any tile (your own in a solo game).
    .first_print = Carry any ghost, along with everything that belongs to it, to another space without a ghost, even one guarded by a Buddha. Then set another Taoist on any tile; in a solo game no Taoist is moved.
gs-tile-tea_house = Tea House
    .facing = facing the Tea House
    .text = A moment of rest brings you 1 Qi and 1 Tao token of your choice. It does not last: one more ghost arrives at once.

## Powers of the Taoists

gs-power-bottomless_pockets = Bottomless Pockets
    .text = Before you move, you may help yourself to 1 Tao token of any colour the supply still has.
gs-power-enfeeblement_mantra = Enfeeblement Mantra
    .text = Before you move, you may lay the mantra token on any ghost in play or carry it from one ghost to another: that ghost has 1 less resistance for everyone. If the ghost leaves play, you can use the token again from your next turn. If this power is blocked, the token comes off.
gs-power-dance_of_the_spires = Dance of the Spires
    .text = No distance is too great: a single move may take you to any tile of the village.
    .white_moon = A single move may take you to any tile of the village. With a villager it counts as two steps: you may lead one up to two tiles, or fetch one from a neighbouring tile. Knocked down, you stand up and may still go one tile.
gs-power-dance_of_the_twin_winds = Dance of the Twin Winds
    .text = Once your own move is over, you may shift one other Taoist to a tile next to theirs, diagonally too.
gs-power-favourite_of_the_gods = The Gods' Favourite
    .text = After an exorcism roll by you or a Taoist on your tile, you may reroll any of its Tao dice, once per roll. You may also reroll your own curse die once. The new result is final.
    .first_print = After your own exorcism roll, or a roll of Tao dice for a villager's help, you may reroll any of those dice, once per roll. You may also reroll your own curse die once. The new result is final.
gs-power-strength_of_the_mountain = Strength of a Mountain
    .text = The grey Tao die joins your exorcisms as a fourth die. You never roll the curse die.
gs-power-heavenly_gust = Heavenly Gust
    .text = One turn is enough for both actions: you may get help from the villager and attempt an exorcism, whichever you like first.
    .white_moon = One turn is enough for an exorcism attempt and one more action: the help of your tile, or saving a villager at the portal. Take them in any order.
gs-power-second_wind = Second Wind
    .text = You may take the action of your turn twice: the help of your tile two times over, or two exorcism attempts. Each attempt has a separate roll; nothing carries over from the first.
    .white_moon = You may take the action of your turn twice: the help of your tile two times over, two exorcism attempts, or two villagers saved at the portal. Each attempt has a separate roll; nothing carries over from the first.

## Ghosts

gs-ghost-g01_ghoul = Ghoul
gs-ghost-g02_walking_corpse = Walking Corpse
gs-ghost-g03_coffin_breakers = Coffin Breakers
gs-ghost-g04_coffin_breakers = Coffin Breakers
gs-ghost-g05_restless_dead = Restless Dead
gs-ghost-g06_zombie = Zombie
gs-ghost-g07_zombie = Zombie
gs-ghost-g08_hopping_vampire = Hopping Vampire
gs-ghost-g09_hopping_vampire = Hopping Vampire
gs-ghost-g10_yellow_plague = Yellow Plague
gs-ghost-g11_lich = Lich
gs-ghost-g12_drowned_maiden = Drowned Maiden
gs-ghost-g13_hound_of_depth = Hound of Depth
gs-ghost-g14_perfidious_nymph = Perfidious Nymph
gs-ghost-g15_perfidious_nymph = Perfidious Nymph
gs-ghost-g16_sticky_feet = Sticky Feet
gs-ghost-g17_abysmal = Abysmal
gs-ghost-g18_abysmal = Abysmal
gs-ghost-g19_ooze_devil = Ooze Devil
gs-ghost-g20_ooze_devil = Ooze Devil
gs-ghost-g21_liquid_horror = Liquid Horror
gs-ghost-g22_fury_of_depth = Fury of Depth
gs-ghost-g23_creeping_one = Creeping One
gs-ghost-g24_fungus_thing = Fungus Thing
gs-ghost-g25_fallen_monks = Fallen Monks
gs-ghost-g26_fallen_monk = Fallen Monk
gs-ghost-g27_restless_spirit = Restless Spirit
gs-ghost-g28_rotten_soul = Rotten Soul
gs-ghost-g29_rotten_soul = Rotten Soul
gs-ghost-g30_wicked_one = Wicked One
gs-ghost-g31_wicked_one = Wicked One
gs-ghost-g32_green_abomination = Green Abomination
gs-ghost-g33_great_putrid = Great Putrid
gs-ghost-g34_skinner = Skinner
gs-ghost-g35_reaper = Reaper
gs-ghost-g36_sharp_nailed_mistresses = Sharp-Nailed Mistresses
gs-ghost-g37_sharp_nailed_mistresses = Sharp-Nailed Mistresses
gs-ghost-g38_bleeding_eyes = Bleeding Eyes
gs-ghost-g39_blood_drinker = Blood Drinker
gs-ghost-g40_blood_drinker = Blood Drinker
gs-ghost-g41_scarlet_evildoer = Scarlet Evildoer
gs-ghost-g42_scarlet_evildoer = Scarlet Evildoer
gs-ghost-g43_flesh_devourer = Flesh Devourer
gs-ghost-g44_raging_one = Raging One
gs-ghost-g45_gloomy_minion = Gloomy Minion
gs-ghost-g46_repellent_beauty = Repellent Beauty
gs-ghost-g47_severed_heads = Severed Heads
gs-ghost-g48_severed_heads = Severed Heads
gs-ghost-g49_grave_walker = Grave Walker
gs-ghost-g50_black_widow = Black Widow
gs-ghost-g51_black_widow = Black Widow
gs-ghost-g52_dark_wraith = Dark Wraith
gs-ghost-g53_dark_wraith = Dark Wraith
gs-ghost-g54_shapeless_evil = Shapeless Evil
gs-ghost-g55_soul_eater = Soul Eater

## Incarnations of Wu-Feng

gs-incarnation-w56_howling_nightmare = Howling Nightmare
    .text = Brings one more ghost along when it enters. It can be exorcised only while no ghost holds the space straight across the village.
gs-incarnation-w57_uncatchable = Uncatchable
    .text = When it enters, the active player rolls the curse die. Nobody can exorcise it until it has stood on a Buddha's space, on arrival or by being moved; the figure returns to the temple, but the incarnation stays vulnerable.
    .first_print = When it enters, the active player rolls the curse die. It can be exorcised only while it stands on a Buddha's space, on arrival or by being moved; the figure stays there.
gs-incarnation-w58_hope_killer = Hope Killer
    .text = Resistance 8: 2 each of red, green, blue and yellow; placed like a black ghost. Its exorcist rolls the curse die.
    .first_print = Resistance 8: 2 each of red, green, blue and yellow; it may be placed on any free space. Its exorcist rolls the curse die.
gs-incarnation-w59_deaths_army = Death's Army
    .text = A tormentor: it forces a roll of the curse die in each yin phase of its board. Its exorcist rolls once more.
gs-incarnation-w60_forgotten_ones = Forgotten Ones
    .text = As long as they are in play, nobody can use the power of any board, not even through a power token.
    .first_print = As long as they are in play, no Taoist can use the power of their own board. The powers of neutral boards can still be borrowed with power tokens.
gs-incarnation-w61_bone_cracker = Bone Cracker
    .text = When it enters, each Taoist discards 1 Tao token. After that, the player whose board it stands on discards another one in every yin phase of that board; on a board without a living Taoist every player does.
    .first_print = When it enters, every player discards 1 Tao token. After that, every player discards another one in each yin phase of the board it stands on.
gs-incarnation-w62_dark_mistress = Dark Mistress
    .text = As long as she is in play, nobody can spend Tao tokens. The Circle of Prayer keeps working.
gs-incarnation-w63_creeping_horror = Creeping Horror
    .text = Takes one Tao die captive when it enters. Until it is exorcised, every attempt is made with one die fewer, and the Herbalist too has only the dice that are left.
gs-incarnation-w64_vampire_lord = Vampire Lord
    .text = A haunter: in every second yin phase of its board it haunts a tile in its line. It has no other ability.
gs-incarnation-w65_nameless = Nameless
    .text = Resistance 5: 1 of each colour; placed like a black ghost. It clears the Circle of Prayer when it enters, and white die faces are worthless as long as it is in play.
    .first_print = Resistance 5: 1 of each colour; it may be placed on any free space. It clears the Circle of Prayer when it enters, and white die faces are worthless as long as it is in play.

## Abilities on the stones of the cards

gs-ability-draw_ghost = Another ghost
    .text = As this card enters, the active player draws and places one more, whose own entry abilities follow. If all 12 ghost spaces are taken, 1 Qi is lost instead.
    .white_moon = The active player draws and places one more card, whose own entry abilities follow. If all 12 ghost spaces are taken, 1 Qi is lost instead. On the left stone this happens as the card enters, on the middle stone in each yin phase of its board.
gs-ability-haunt_tile = Haunts a tile
    .text = As this ghost enters, the nearest active tile in its line becomes haunted.
    .white_moon = As this ghost enters, the nearest active tile in its line becomes haunted; if villagers stand there, they all die instead and the tile stays active.
gs-ability-haunt_front = Haunts the facing tile
    .text = As this ghost enters, the tile directly in front of it becomes haunted if it is active. No tile further along the line is touched.
    .white_moon = As this ghost enters, the tile directly in front of it becomes haunted if it is active; if villagers stand there, they all die instead and the tile stays active. No tile further along the line is touched.
gs-ability-lose_qi = Lose 1 Qi
    .text = As this ghost enters, the active player loses 1 Qi. In the turn of a neutral board, that board loses it.
gs-ability-place_haunter_on_card = Haunter on card
    .text = This haunter begins with its figure on the card, two steps away from haunting.
gs-ability-place_haunter_on_board = Fast haunter
    .text = The figure begins on the first stone of the board, so the next yin phase of that board already haunts a tile. Later rounds run as usual.
    .white_moon = The figure begins on the first stone of the board and at once puts the top villager of the first stack in its line to flight. The next yin phase of that board already brings a haunting. Later rounds run as usual.
gs-ability-curse_die = Curse die
    .text = On the left stone: the active player rolls the curse die when the ghost enters. On the right stone: the exorcist rolls it before taking any reward. A ghost removed by a Buddha or the Sorcerer causes no roll.
gs-ability-disable_board_power = Blocks this power
    .text = As long as this ghost stays on a board, that board's power is out of reach, power tokens included. It comes back when the last such ghost has left.
gs-ability-disable_tao_tokens = Blocks Tao tokens
    .text = While this ghost is in play, nobody can spend Tao tokens on exorcisms. Tokens can still be gained, and the Circle of Prayer keeps working.
gs-ability-capture_tao_die = Captures a die
    .text = One Tao die is held on this card until it leaves play, and all exorcisms have one die fewer; the Herbalist too has only the dice that are left. Several captors add up.
gs-ability-group_discard_tao = All discard Tao
    .text = Each Taoist still alive gives up 1 Tao token of their choosing, if they have any. On the middle stone this repeats whenever the card's board has its yin phase.
gs-ability-board_discard_tao = Board's player loses Tao
    .text = In each yin phase of the board this card is on, its player discards 1 Tao token. If no living Taoist belongs to that board, every player does. A Taoist without tokens loses nothing.
gs-ability-disable_all_powers = Blocks powers
    .text = While this card is in play, nobody can use the power of any board. Power tokens do not help.
    .first_print = While this card is in play, no Taoist can use the power of their own board. Power tokens still lend the powers of neutral boards.
gs-ability-clear_circle_of_prayer = Clears the Circle
    .text = As this card enters, the token on the Circle of Prayer goes back to the supply. Another may be laid there later.
gs-ability-haunter = Haunter
    .text = Each yin phase of its board moves the figure on: from the card to the first stone, then to the stone at the edge. There it haunts the nearest active tile in its line and goes back to the card.
    .white_moon = Each yin phase of its board moves the figure on: from the card to the first stone, where it puts the top villager of the first stack in its line to flight, then to the stone at the edge. There it haunts the nearest active tile in its line, or kills all villagers on it instead, and goes back to the card.
gs-ability-tormentor = Tormentor
    .text = Whenever its board has a yin phase, that board's player must roll the curse die. If the board is neutral or haunted, a player rolls on its behalf and the green powers are of no use.
gs-ability-roll_every_turn = Roll every turn
    .text = In the yin phase of every board, wherever this card is, the active player rolls the curse die.
gs-ability-discard_every_turn = Discard every turn
    .text = In the yin phase of every board, wherever this card is, each Taoist still alive gives up 1 Tao token of their choosing, if they have any.
gs-ability-dice_immune = Immune to dice
    .text = Faces of Tao dice never count against this ghost. Tao tokens, the mantra, the Circle of Prayer, the Sorcerer and Buddhas do their work as usual.
gs-ability-requires_empty_opposite = Empty opposite
    .text = Exorcism is possible only while no ghost holds the space that faces this one across the village.
gs-ability-requires_buddha = Needs a Buddha
    .text = Exorcism is impossible until the card has stood on a Buddha's space, on arrival or by being moved. The Buddha returns to the temple; the card stays vulnerable.
    .first_print = Exorcism is possible only while the card stands on a Buddha's space, on arrival or by being moved. The Buddha stays there.
gs-ability-white_not_wild = White is worthless
    .text = While this card is in play, the white faces of Tao dice stand for no colour at all.
gs-ability-gain_1_tao = Gain 1 Tao
    .text = Reward: the exorcist takes 1 Tao token of any colour left in the supply.
gs-ability-gain_2_tao = Gain 2 Tao
    .text = Reward: the exorcist takes 2 Tao tokens from those left in the supply, of the same colour or of different ones.
gs-ability-gain_qi_or_yinyang = Qi or Yin-Yang
    .text = Reward: the exorcist chooses between 1 Qi and the return of their spent Yin-Yang.
gs-ability-group_qi_and_yinyang = Qi and Yin-Yang
    .text = Reward for the whole group: 1 Qi and 1 Yin-Yang. The players agree which living Taoists get them.
    .first_print = Reward for the whole group: 1 Qi and 1 Yin-Yang. The players agree who gets them: the Qi goes to a living Taoist, the Yin-Yang may also go to a dead one.

## Faces of the curse die

gs-curse-none = Blank
    .text = Nothing happens this time.
gs-curse-haunt = Haunting
    .text = The nearest active tile in the line of the ghost behind this roll becomes haunted. If the roll came from the Cemetery, it is the Cemetery itself.
    .first_print = The nearest active tile in the line of the ghost behind this roll becomes haunted. If the roll came from the Cemetery, nothing happens.
    .white_moon = The nearest active tile in the line of the ghost behind this roll becomes haunted; if villagers stand there, they all die instead. A roll that came from the Cemetery strikes the Cemetery itself, though in the first printing nothing happens then.
gs-curse-ghost = New ghost
    .text = A ghost is drawn and placed in the usual way.
gs-curse-lose_all_tao = All Tao lost
    .text = The player who rolled is left without any Tao tokens. A neutral board has none to lose.
gs-curse-lose_qi = 1 Qi lost
    .text = The Taoist who rolled pays 1 Qi. If the roll was made for a neutral board, the board pays.

## Rule variants: the value is the default

gs-switch-R11 = The entry effects of a ghost that is moved do not fire again.
    .other = The entry effects of a ghost that is moved fire again on its new space.
gs-switch-R18 = The Circle of Prayer and the mantra add up.
    .other = Of the Circle of Prayer and the mantra only one counts against the same ghost.
gs-switch-R22 = Resistance can fall to 0: the attempt then always succeeds but still takes the exorcism action.
    .other = Resistance never falls below 1.
gs-switch-R23 = When every die is captured, an exorcism with tokens alone can be attempted.
    .other = When every die is captured, no exorcism can be attempted.
gs-switch-R24 = With all 12 ghost spaces full no card leaves the deck, and an incarnation waits on top of it.
    .other = With all 12 ghost spaces full the card is drawn and discarded, but an incarnation goes back on top of the deck.
gs-switch-R25 = When a ghost costs Qi as it enters, the active board loses it.
    .other = When a ghost costs Qi as it enters, the board it was placed on loses it.
gs-switch-R26 = A haunting by the curse die or on entry does nothing when no tile in the line is active.
    .other = At Initiation, a haunting by the curse die or on entry loses the game when no tile in the line is active, just as with a haunter.
gs-switch-R28 = When the Circle of Prayer is haunted, its token stays and keeps working.
    .other = When the Circle of Prayer is haunted, its token goes back to the supply.
gs-switch-R29 = A black ghost drawn in the turn of a neutral board goes to that board.
    .other = A black ghost drawn in the turn of a neutral board goes to the board of the player asked to decide.
gs-switch-D8 = A player's board is full if it was full as the turn began (revised edition).
    .other = A player's board is full if it is full in step 2, after its ghosts have acted (revised edition).
gs-switch-D9 = Power tokens on the centre tile are taken right after the move (revised edition).
    .other = Power tokens on the centre tile are taken at the end of the turn, with the Buddhas (revised edition).
gs-switch-D3 = Bone Cracker on a board without a living Taoist: every player discards a Tao token in its yin phase (revised edition).
    .other = Bone Cracker on a board without a living Taoist takes no more Tao tokens (revised edition).
gs-switch-D5 = Howling Nightmare can be exorcised while no ghost holds the space across the village.
    .other = Howling Nightmare can be exorcised while no figure stands on the first stone across the village.
gs-switch-D10 = Dance of the Twin Winds moves the other Taoist after your own move.
    .other = Dance of the Twin Winds moves the other Taoist before your own move.
gs-switch-D15 = What Death's Army and Bone Cracker do “every turn” happens in the turn of the board they are on (first printing).
    .other = What Death's Army and Bone Cracker do “every turn” happens in the turn of every board (first printing).
gs-switch-D17 = The power tokens of a dead Taoist go to the centre tile.
    .other = A dead Taoist keeps the power tokens.
gs-switch-D21 = A ghost that haunts as it enters takes the first active tile of its line.
    .other = A ghost that haunts as it enters can take only the tile right in front of it.
gs-switch-V1 = Yin-Yang may ask for help on any active tile, the Taoist's own included.
    .other = Yin-Yang may ask for help only on an active tile where the Taoist is not standing.
gs-switch-V2 = Staying on the centre tile counts as ending the move there, so power tokens can be taken.
    .other = Power tokens can be taken only after a real move onto the centre tile.
gs-switch-V3 = Both parts of the Pavilion of the Heavenly Wind are carried out whenever possible.
    .other = Either part of the Pavilion of the Heavenly Wind may be declined.
gs-switch-V4 = The curse of an exorcised ghost is resolved before its card is discarded.
    .other = The curse of an exorcised ghost is resolved after its card is discarded.
gs-switch-V5 = A borrowed Strength of a Mountain works until the end of the turn.
    .other = A borrowed Strength of a Mountain works for one exorcism only.
gs-switch-V6 = The Circle of Prayer weakens the matching colour of a many-coloured incarnation.
    .other = The Circle of Prayer does not affect many-coloured incarnations.
gs-switch-V7 = The score counts the Qi of the Taoists only.
    .other = The score counts the Qi of neutral boards too.
gs-switch-V8 = A captured die is missing at the Herbalist's Shop too.
    .other = At the Herbalist's Shop two dice are always rolled, even if some are captured.
gs-switch-V9 = A borrowed power of the Gods' Favourite serves for one roll.
    .other = A borrowed power of the Gods' Favourite works until the end of the turn.
gs-switch-V10 = The middle stones of a board act one ghost after the other.
    .other = On a board all haunters act first, then all the other middle stones.

## How the game ended

gs-loss-taoists_dead = No Taoist is left alive to defend the village.
gs-loss-village_haunted = Too many tiles of the village are haunted.
gs-loss-deck_empty = The ghost deck ran out before every incarnation was exorcised.
gs-loss-line_haunted = A haunter reached the edge of its board and found all three tiles of its line already haunted.
gs-win-incarnations_exorcised = The last incarnation of Wu-Feng has been exorcised and the village is saved.

## Lines of the score

gs-score-victory = Victory
gs-score-last_incarnation = Last incarnation exorcised
gs-score-qi = Qi left
gs-score-deck = Ghosts left in the deck
gs-score-empty_spaces = Empty ghost spaces
gs-score-dead_taoists = Dead Taoists
gs-score-haunted_tiles = Haunted tiles
gs-score-incarnations = Earlier incarnations exorcised

## Glossary

gs-term-qi = Qi
    .text = The life force of a Taoist, counted in tokens. A Taoist without Qi dies.
gs-term-tao = Tao token
    .text = A ritual object in one of five colours. Spent in an exorcism, it counts as one face of its colour.
gs-term-yin_yang = Yin-Yang
    .text = Spend this token between steps of your yang phase for the help of any active tile, or to restore a haunted one. Some exorcisms bring it back.
gs-term-yin_phase = Yin phase
    .text = The ghosts' half of a turn. The middle stones act first; then a full board costs 1 Qi (a player's board if it was full when the turn began, a neutral one if it is full now), while a player whose board has room draws a new ghost.
    .first_print = The ghosts' half of a turn. The middle stones act first; then a full board costs 1 Qi, while a player whose board has room draws a new ghost.
gs-term-yang_phase = Yang phase
    .text = The Taoist's half of a turn: move if you like, then get help from the villager or attempt an exorcism, then place Buddhas if you have any.
    .first_print = The Taoist's half of a turn: move if you like, then get help from the villager or attempt an exorcism, then place one Buddha if you have any. At the very end, power tokens on the centre tile can be picked up.
    .white_moon = The Taoist's half of a turn: move if you like, with a villager or without, then get help from your tile, attempt an exorcism or save a villager at the portal, then place Buddhas and a moon crystal if you have any. Artifacts can be used up in between.
gs-term-exorcism = Exorcism
    .text = A roll of the Tao dice against a ghost beside your tile, or both ghosts at a corner. Faces of the ghost's colour and white ones must add up to its resistance or more; Tao tokens, yours or from Taoists on your tile, can fill the gap.
gs-term-haunter = Haunter
    .text = A ghost with a figure that walks from the card to the edge of the board and haunts a tile there. Left alone, it does so every second turn of its board.
gs-term-tormentor = Tormentor
    .text = A ghost that forces a roll of the curse die in each yin phase of its board.
gs-term-tao_dice = Tao dice
    .text = Each has a face in each of the five colours and a white one, which counts as any of them. A die that a ghost has captured is missing from every roll until that ghost is gone.
gs-term-curse_die = Curse die
    .text = Two of its faces are blank. The other four haunt a tile, bring a ghost, take all Tao tokens or take 1 Qi.
gs-term-buddha = Buddha
    .text = A trap on an empty ghost space: an ordinary ghost that lands there is discarded with none of its effects. The figure then returns to the Buddhist Temple.
    .first_print = A trap on an empty ghost space: an ordinary ghost that enters there still does what its left stone does at once, but then it is discarded, without curse or reward. The figure returns to the Buddhist Temple. Only one can be placed in a turn.
gs-term-incarnation = Incarnation
    .text = A form of Wu-Feng hidden in the deck. To win, exorcise them all; neither the Sorcerer nor a Buddha can remove one.
gs-term-neutral_board = Neutral board
    .text = A board without a player. It starts with 3 Qi and can never gain any; its turn is only the first two steps of the yin phase.
gs-term-haunted_board = Haunted board
    .text = A neutral board out of Qi, or the board of a dead Taoist. Nobody can use its power, and its further Qi losses fall on a player the group picks.
gs-term-haunted_tile = Haunted tile
    .text = A tile turned face down. Its villager can't help until the tile is restored; too many haunted tiles lose the game.
gs-term-power_token = Power token
    .text = Lets you borrow the power of a neutral board that is not haunted, each board once a turn. Once spent it lies on the centre tile until a Taoist ends a move there and picks it up.
    .first_print = Lets you borrow the power of a neutral board that is not haunted, each board once a turn. Once spent it lies on the centre tile until a Taoist ends a turn there and picks it up.
gs-term-circle = Circle of Prayer
    .text = The tile on which a Tao token can lie. All ghosts of its colour have 1 less resistance.
gs-term-mantra = Mantra
    .text = The token of the Enfeeblement Mantra: the ghost carrying it has 1 less resistance. Against a many-coloured incarnation, the weakened colour may be named after the roll.
    .first_print = The token of the Enfeeblement Mantra: the ghost carrying it has 1 less resistance. Against a many-coloured incarnation, the weakened colour must be named before the roll.
gs-term-stones = Stones
    .text = Three marks on a ghost card. The left one works as the ghost enters, the middle one from turn to turn, the right one after an exorcism.
