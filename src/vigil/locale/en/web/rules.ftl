### Rules and cards in the browser.

## The reference

web-rules-box = Everything in the box
web-rules-kind-power = Powers
web-rules-kind-term = Terms
web-rules-kind-module = Expansion
web-rules-kind-piece = Pieces
