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
