### Ghost Stories: the rules and cards in the browser.

## The reference

web-rules-kind-ghost = Ghosts
web-rules-kind-incarnation = Incarnations of Wu-Feng
web-rules-kind-tile = Village tiles
web-rules-kind-family = Families
web-rules-kind-artifact = Artifacts
web-rules-kind-ability = Symbols on the cards
