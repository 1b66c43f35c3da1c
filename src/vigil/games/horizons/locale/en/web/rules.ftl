### Horizons of Spirit Island: the rules and cards in the browser.

## The reference

web-rules-kind-spirit = Spirits
web-rules-kind-innate = Innate powers
web-rules-kind-minor = Minor powers
web-rules-kind-major = Major powers
web-rules-kind-unique = Powers of the spirits
web-rules-kind-fear = Fear cards
web-rules-kind-invader = Invader cards
web-rules-kind-board = Island boards
web-rules-kind-special = Special rules
web-rules-kind-terror = Terror levels
web-rules-kind-element = Elements
web-rules-kind-terrain = Terrains

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
