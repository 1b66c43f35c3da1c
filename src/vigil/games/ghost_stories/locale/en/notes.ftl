### Ghost Stories: what options bring about, in a few words.

## What the villagers' help brings

gs-brings-cemetery = revives a Taoist; then roll the curse die
gs-brings-taoist_altar = restores a tile; a ghost arrives
gs-brings-herbalist = 2 Tao dice: tokens of their colours
gs-brings-sorcerers_hut = removes a ghost for 1 Qi
gs-brings-buddhist_temple = gives a Buddha
gs-brings-night_watchman = drives back the haunters of a board
gs-brings-circle_of_prayer = weakens the ghosts of a colour
gs-brings-pavilion = moves a ghost, then a Taoist
gs-brings-tea_house = 1 Qi and 1 Tao token; a ghost arrives
gs-brings-kung_fu_school = one roll against all ghosts of a colour

## What powers and artifacts bring

gs-brings-bottomless_pockets = 1 Tao token of your choice
gs-brings-enfeeblement_mantra = 1 less resistance for a ghost
gs-brings-dance_of_the_spires = move to any tile
gs-brings-dance_of_the_twin_winds = moves another Taoist one tile
gs-brings-favourite_of_the_gods = lets you reroll dice
gs-brings-strength_of_the_mountain = a 4th Tao die; no curse rolls
gs-brings-heavenly_gust = both help and an exorcism
gs-brings-second_wind = the same action once more
gs-brings-life_potion = 1 Qi, or revives a Taoist
gs-brings-moon_dust = 1 moon crystal
gs-brings-scroll_of_unity = the others may join you
gs-brings-firework = the help of any active tile

## What a whole family brings

gs-brings-long = { gs-artifact-life_potion }
gs-brings-chang = { gs-artifact-moon_dust }
gs-brings-teng = { gs-artifact-scroll_of_unity }
gs-brings-weng = { gs-artifact-firework }
gs-brings-miao = { gs-artifact-shield_of_time }
gs-brings-sheng = { gs-artifact-vengeful_claw }
gs-brings-sun = { gs-artifact-armor_of_the_just }
gs-brings-hua = { gs-artifact-divine_sword }
gs-brings-wu = a Buddha on any empty space
gs-brings-xiang = a Tao token of every colour
gs-brings-li = 3 Qi to share
gs-brings-zhou = the Mystic Barrier

## What a death in a family brings

gs-cursed-long = a green Tao token leaves the game
gs-cursed-chang = a red Tao token leaves the game
gs-cursed-teng = a yellow Tao token leaves the game
gs-cursed-weng = a blue Tao token leaves the game
gs-cursed-wu = one more incarnation joins the game
gs-cursed-miao = a black Tao token leaves the game
gs-cursed-xiang = another villager dies too
gs-cursed-sheng = the tile becomes haunted
gs-cursed-sun = a ghost arrives
gs-cursed-li = the bottom card leaves the deck
gs-cursed-zhou = a board loses 1 Qi
gs-cursed-hua = the active Taoist is knocked down

## What else an option means

gs-note-curse-odds = 4 in 6 chance of a curse
gs-note-strength-afar = only when you ask with your Yin-Yang
gs-note-no-help = no help available here
gs-note-helps-again = its villager can help again
gs-note-yin_yang = help from any tile
gs-note-yin_yang-haunted = help from any tile, or restores one
gs-note-fills = fills the board
gs-note-beside = beside { $taoists }
gs-note-aftermath = then: { $stones }
gs-note-catches = the Buddha destroys the ghost
gs-note-entry = haunts { $tile } at once
gs-note-entry-kills = kills the villagers at once: { $tile }
gs-note-threat = { $turns ->
    [1] haunts { $tile } next turn
   *[other] haunts { $tile } in { $turns } turns
}
gs-note-then-left = leaves { $count }
gs-note-then-held = you will have { $count }
gs-note-weakens = { $count ->
    [0] no such ghost in play
    [one] weakens { $count } ghost
   *[other] weakens { $count } ghosts
}
gs-note-drives-back = { $count ->
    [one] sends { $count } figure back
   *[other] sends { $count } figures back
}
gs-note-silences = silences: { $abilities }
gs-note-portal = the portal is there
gs-note-whole-family = the whole family: { $reward }
gs-note-completes = completes the family: { $reward }
gs-note-receptacles = fills { $count } of 4 receptacles
gs-note-dies = will die

## What a choice does, in numbers

gs-does-won = wins the game
gs-does-lost = loses the game
gs-does-gone = { $count ->
    [one] removes { $count } ghost
   *[other] removes { $count } ghosts
}
gs-does-restored = { $count ->
    [one] restores { $count } tile
   *[other] restores { $count } tiles
}
gs-does-revived = { $count ->
    [one] revives { $count } Taoist
   *[other] revives { $count } Taoists
}
gs-does-saved = { $count ->
    [one] saves { $count } villager
   *[other] saves { $count } villagers
}
gs-does-qi = +{ $count } Qi
gs-does-tao = +{ $count } Tao
gs-does-crystals = { $count ->
    [one] +{ $count } moon crystal
   *[other] +{ $count } moon crystals
}
gs-does-yin_yang = { $count ->
    [1] recovers Yin-Yang
   *[other] +{ $count } Yin-Yang
}
gs-does-buddha =
    { $count ->
        [one] +{ $count } Buddha
       *[other] +{ $count } Buddhas
    }
gs-does-died = { $count ->
    [one] { $count } Taoist dies
   *[other] { $count } Taoists die
}
gs-does-haunted = { $count ->
    [one] haunts { $count } tile
   *[other] haunts { $count } tiles
}
gs-does-killed = { $count ->
    [one] { $count } villager dies
   *[other] { $count } villagers die
}
gs-does-qi_lost = −{ $count } Qi
gs-does-tao_lost = −{ $count } Tao
gs-does-tao_spent = { $count ->
    [one] { $count } Tao token spent
   *[other] { $count } Tao tokens spent
}
gs-does-crystals_spent = { $count ->
    [one] { $count } moon crystal spent
   *[other] { $count } moon crystals spent
}
gs-does-ghosts = { $count ->
    [one] { $count } ghost arrives
   *[other] { $count } ghosts arrive
}
