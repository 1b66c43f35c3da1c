### Rules and cards in the browser.

## The reference

web-rules-box = Everything in the box
web-rules-search = Search by name, in any language
web-rules-kinds = Kinds of things
web-rules-all = All
web-rules-none = Nothing is called “{ $word }”.
web-rules-more = Show more ({ $count })
web-rules-kind-ghost = Ghosts
web-rules-kind-incarnation = Incarnations of Wu-Feng
web-rules-kind-tile = Village tiles
web-rules-kind-power = Powers
web-rules-kind-family = Families
web-rules-kind-artifact = Artifacts
web-rules-kind-piece = Pieces
web-rules-kind-ability = Symbols on the cards
web-rules-kind-term = Terms
web-rules-kind-module = Expansion
web-rules-kind-spirit = Spirits
web-rules-kind-innate = Innate powers
web-rules-kind-minor = Minor powers
web-rules-kind-major = Major powers
web-rules-kind-unique = Powers of the spirits
web-rules-kind-fear = Fear cards
web-rules-kind-invader = Invader cards
web-rules-kind-board = Island boards
web-rules-kind-special = Special rules

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
    .text = She stands before a ghost and stills it: while she is there its middle stone does nothing. When a villager died, the curse die was rolled or a tile was haunted, the group may set her anew at the end of the turn; beside an empty pedestal she may leave a crystal.
web-rules-white_moon-crystals = Moon crystals
    .text = A crystal counts as a face of any colour. When all four pedestals bear one, the Mystic Barrier rises: board after board you save a villager or roll against all its ghosts at once.
web-rules-white_moon-end = The end
    .text = All the ends of the base game count. The twelfth death of a villager loses too.

## How Horizons is played

web-rules-horizons-aim = Aim
    .text = You are spirits of an island. Frighten or drive out the invaders before they blight it. The more fear you make, the easier victory becomes.
web-rules-horizons-spirits = Spirits
    .text = Every turn you grow: choose one option of your panel, add presence from its tracks, gain energy, and play power cards from your hand. Presence taken from a track opens a better number.
web-rules-horizons-powers = Powers
    .text = Fast powers happen before the invaders act, slow ones after. A power reaches so many lands from your presence. The elements of your cards open the levels of your innate power.
web-rules-horizons-invaders = Invaders
    .text = They ravage, build and explore, each in the lands of its card; next turn the cards move on, so you see what comes. Ravaging hurts the dahan and the land: a land that takes 2 damage is blighted, and blight on blight spreads.
web-rules-horizons-fear = Fear
    .text = Powers and destroyed towns and cities make fear. A full pool earns a fear card; enough cards raise the terror level, and with it the condition of victory gets easier.
web-rules-horizons-end = The end
    .text = You win when the invaders that your terror level names are gone, or when the last fear card is earned. You lose when the blight runs out, a spirit loses all its presence, or no invader card is left to turn.
