### Ghost Stories on the screen.

## The table

web-gs-board = Village and boards
web-gs-qi = Qi
web-gs-deck = Deck
web-gs-wu-feng-in = Wu-Feng in
web-gs-discard = Discard
web-gs-haunted = Haunted
web-gs-of = { $count } of { $all }
web-gs-supply = Tao supply
web-gs-dice = Tao dice
web-gs-dice-free = { $free } of { $all } free
web-gs-dice-captured = captured: { $ghosts }
web-gs-reached = { $count } of { $needed }
web-gs-new-ghost = New ghost
web-gs-last-death = 12 deaths lose the game
web-gs-saved = { $count } saved
web-gs-reserve = reserve { $count }
web-gs-artifacts = artifacts { $count }
web-gs-su-ling-reserve = in reserve
web-gs-su-ling-captive = captive
web-gs-power-tokens = Power tokens
web-gs-crystals = Moon crystals

## Players

web-gs-seat-person = person
web-gs-seat-bot = bot
web-gs-seat-away = away
web-gs-seat-lost = not connected
web-gs-seat-own = you
web-gs-seat-own-turn = you · your turn
web-gs-seat-thinking = thinking…
web-gs-seat-turn = taking a turn
web-gs-seat-own-next = you · you play next
web-gs-seat-next = plays next
web-gs-seat-dead = dead
web-gs-seat-neutral = neutral board
web-gs-blocked-haunted_board = Haunted: no power.
web-gs-blocked-ghost = Blocked by a ghost.
web-gs-blocked-mantra_rests = The mantra came back this turn; use it again next turn.
web-gs-blocked-used = Used this turn.
web-gs-blocked-by = Blocked: { $ghost }.

## Corners of the compact drawing

web-gs-corner-wu-feng = to Wu-Feng
web-gs-corner-haunted = haunted
web-gs-corner-dice = dice
web-gs-corner-dead = dead
web-gs-corner-saved = saved

## The bar

web-gs-step-ghosts = Yin · ghosts
web-gs-step-arrival = Yin · arrival
web-gs-step-move = Yang · move
web-gs-step-act = Yang · action
web-gs-step-end = Yang · Buddhas
web-gs-step-su_ling = Su-Ling
web-gs-chip-tao-blocked = Tao blocked
web-gs-chip-white-cancelled = White is worthless
web-gs-chip-deck = Deck { $cards }
web-gs-chip-wu-feng = Wu-Feng in { $cards }
web-gs-chip-haunted = Haunted { $haunted }/{ $lost }
web-gs-tab-players = Players
web-gs-tab-village = Village

## The thing in focus

web-gs-chance-from = from { $tile }: { $chance }
web-gs-now-needed = { $dice ->
    [one] Needed now: { $needed }; { $dice } die is free.
   *[other] Needed now: { $needed }; { $dice } dice are free.
}
web-gs-because-circle = The Circle of Prayer weakens it.
web-gs-space-empty = A ghost can enter here.
web-gs-space-buddha = A Buddha waits here for a ghost.
web-gs-in-supply = In the supply: { $count }.
web-gs-held = Held here: { $count }.
web-gs-about-supply = Unclaimed tokens; spent and lost ones return here.
web-gs-unseen = Not yet drawn
web-gs-unseen-incarnations = Wu-Feng may come as
web-gs-discarded = Discarded

## Names for screen readers

web-gs-name-tile = { $tile }, active
web-gs-name-tile-haunted = { $tile }, haunted
web-gs-name-dead = { $taoist } lies dead here
web-gs-name-buddhas = Buddhas: { $count }
web-gs-name-power-tokens = power tokens: { $count }
web-gs-name-crystals = moon crystals: { $count }
web-gs-name-threat = haunted on the { $board }'s next turn
web-gs-name-portal = the portal is here
web-gs-name-portal-gone = the portal has been carried off
web-gs-name-empty = empty
web-gs-name-haunter-0 = haunter on its card
web-gs-name-haunter-1 = first stone: strikes next turn
web-gs-name-haunter-2 = haunter on the second stone
web-gs-name-mantra = the mantra weakens it
web-gs-name-ignored = its lasting abilities have no effect now
web-gs-name-not-exorcisable = cannot be exorcised now
web-gs-name-ghosts = { $count ->
    [0] no ghosts
    [one] { $count } ghost
   *[other] { $count } ghosts
}
web-gs-name-tao = Tao tokens: { $tokens }
web-gs-name-yin-yang = Yin-Yang ready
web-gs-name-yin-yang-spent = Yin-Yang spent
web-gs-name-lying = knocked down
web-gs-name-villagers = { $count ->
    [one] { $count } villager: { $tile }
   *[other] { $count } villagers: { $tile }
}
web-gs-name-top = on top: { $family }
web-gs-name-su-ling-at = Su-Ling stands in front of a space: { $space }.
web-gs-name-receptacle = Empty receptacle: { $tile }.
web-gs-name-receptacle-full = Receptacle with a moon crystal: { $tile }.
web-gs-name-deck = { $until ->
    [-1] Deck: { $cards }; no incarnation is left in it.
   *[other] Deck: { $cards }; ghosts before Wu-Feng: { $until }.
}
web-gs-name-discard = Discard pile: { $count }.
web-gs-name-haunted = { $haunted ->
    [one] { $haunted } tile haunted; you lose at { $lost }.
   *[other] { $haunted } tiles haunted; you lose at { $lost }.
}
web-gs-name-graveyard = Dead villagers: { $dead } of { $lost }.

## Why a thing cannot be chosen

web-gs-why-not-asked = It's someone else's choice now.
web-gs-why-too-far = Too far: you can move one tile.
web-gs-why-not-haunted = This tile is not haunted: { $tile }.
web-gs-why-no-help = This tile can't help you now: { $tile }.
web-gs-why-taken = There is already a ghost on this space.
web-gs-why-other-space = This ghost cannot enter here.
web-gs-why-not-here = You can exorcise only ghosts next to your tile.
web-gs-why-not-exorcisable = You can't exorcise this ghost now.
web-gs-why-no-buddha = Place a Buddha only on a free space next to your tile.
web-gs-why-asks-tile = Choose a tile.
web-gs-why-asks-space = Choose a ghost space.
web-gs-why-asks-ghost = Choose a ghost.
web-gs-why-asks-taoist = Choose a Taoist.
web-gs-why-asks-board = Choose a board.
web-gs-why-asks-tao = Choose a token.
web-gs-why-asks-villager = Choose a villager.
web-gs-why-asks-die = Choose a die.
web-gs-why-asks-receptacle = Choose a receptacle.
web-gs-why-asks-button = Choose from the list.

## The position read aloud

web-gs-say-haunted = Haunted tiles: { $haunted } of { $lost }.
web-gs-say-tao-blocked = Tao tokens are blocked.
web-gs-say-deck = Cards in the deck: { $cards }.
web-gs-say-wu-feng = Ghosts before Wu-Feng: { $cards }.
web-gs-say-supply = Supply: { $tokens }; Qi { $qi }.
web-gs-say-villagers = Villagers saved: { $saved }, dead: { $dead } of { $lost }.

## Several picked together

web-gs-picks-full = You have picked all the tokens you need.
web-gs-picks-odds = { $count } picked; { $chances }
web-gs-picks-none = You have no more of these here.

## What comes with an answer, and what can follow it

web-gs-along = { $villager } comes along
web-gs-alone = { $who } goes alone
web-gs-fetch = Fetch a villager
web-gs-next-exorcise = + exorcise
web-gs-next-help = + ask for help
web-gs-next-save = + save a villager
web-gs-next-receptacle = + bring a crystal

## Tiles on a phone

web-gs-tile-cemetery = Cemetery
web-gs-tile-taoist_altar = Altar
web-gs-tile-herbalist = Herbalist
web-gs-tile-sorcerers_hut = Sorcerer
web-gs-tile-buddhist_temple = Temple
web-gs-tile-night_watchman = Watchman
web-gs-tile-circle_of_prayer = Circle
web-gs-tile-pavilion = Pavilion
web-gs-tile-tea_house = Tea House
web-gs-tile-kung_fu_school = School
