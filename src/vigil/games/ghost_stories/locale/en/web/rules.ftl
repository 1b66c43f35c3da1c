### Ghost Stories: the rules and cards in the browser.

## The reference

web-rules-kind-ghost = Ghosts
web-rules-kind-incarnation = Incarnations of Wu-Feng
web-rules-kind-tile = Village tiles
web-rules-kind-family = Families
web-rules-kind-artifact = Artifacts
web-rules-kind-ability = Symbols on the cards

## How Ghost Stories is played

web-rules-ghost_stories-aim = Aim
    .text = Exorcise the incarnation of Wu-Feng that waits near the bottom of the deck, and keep the village alive until then. You win or lose together.
web-rules-ghost_stories-yin = Yin: the ghosts
    .text = On your turn the ghosts of your own board act first: haunters step towards the village and haunt a tile, tormentors roll the curse die. Then a new ghost comes, unless your board is full: that costs you one Qi instead.
web-rules-ghost_stories-yang = Yang: the Taoist
    .text = Move one tile, also diagonally, or stay. Then take one action: ask the villager of your tile for help, or exorcise a ghost that faces it. From a corner two ghosts can be met at once. At last you may place a Buddha you carry.
web-rules-ghost_stories-exorcism = Exorcism
    .text = Roll the Tao dice. Each face of the ghost's colour counts one against its resistance; white counts as any colour. Tao tokens of that colour make up for what is missing. Some ghosts bring a reward, some a curse when they leave.
web-rules-ghost_stories-village = The village
    .text = Nine tiles, nine helpers. A haunted tile helps nobody until it is freed. Each Taoist has a power of his own and one Yin-Yang token, which borrows any tile's help or frees a haunted tile, once.
web-rules-ghost_stories-end = The end
    .text = You win when the last incarnation is exorcised. You lose when too many tiles are haunted, when every Taoist is dead, or when the deck runs out while an incarnation is still in play.

## How White Moon is played

web-rules-white_moon-aim = Aim
    .text = The base game goes on, and twelve families live in the village. Lead them out before the ghosts devour them: every family saved as a whole brings a reward, every death a curse.
web-rules-white_moon-villagers = Villagers
    .text = They stand in stacks on the tiles; only the top one is seen. A Taoist may take the top villager along when he moves. Ghosts of the new deck devour, scatter or knock down those in their line.
web-rules-white_moon-portal = The portal
    .text = A villager is saved at the portal: a Taoist on its tile uses the action of the turn for it. The harder the place of the portal, the more points it is worth.
web-rules-white_moon-suling = Su-Ling
    .text = She stands before a ghost and stills it: while she is there its middle stone does nothing. When a villager died, the curse die was rolled or a tile was haunted, the group may place her again at the end of the turn; beside an empty receptacle she may leave a crystal.
web-rules-white_moon-crystals = Moon crystals
    .text = A crystal counts as a face of any colour. When all four receptacles bear one, the Mystic Barrier rises: board after board you save a villager or roll against all its ghosts at once.
web-rules-white_moon-end = The end
    .text = All the ends of the base game count. The twelfth death of a villager loses too.
