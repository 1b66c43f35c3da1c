### Rules and cards in the browser.

## The reference

web-rules-box = Everything in the box
web-rules-search = Search by name, in any language
web-rules-kinds = Kinds of things
web-rules-all = All
web-rules-none = Nothing is called “{ $word }”.
web-rules-more = Show more ({ $count })
web-rules-kind-power = Powers
web-rules-kind-term = Terms
web-rules-kind-module = Expansion
