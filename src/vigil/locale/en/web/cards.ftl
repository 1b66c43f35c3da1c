### Cards and other pieces in the browser: their pages, how they are found, and choosing among them.

## All pieces of a game

web-cards-title = Everything in the box
web-cards-book = The rules
web-cards-search = Search names and texts, in any language
web-cards-kinds = Kinds of things
web-cards-all = All
web-cards-more = { $count ->
    [0] More on { $name }
    [one] More on { $name }, with { $count } ruling
   *[other] More on { $name }, with { $count } rulings
}
web-cards-next = Show more ({ $count })
web-cards-clear = Clear the search
web-cards-found = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
web-cards-none = Nothing found. Try another word or fewer filters.
web-cards-filter-element = Element
web-cards-filter-cost = Cost
web-cards-filter-speed = Speed
web-cards-filter-terrain = Terrain
web-cards-filter-colour = Colour
web-cards-filter-resistance = Resistance
web-cards-filter-module = Expansion
web-cards-mixed = several colours

## The page of a piece

web-cards-rulings = Rulings
web-cards-reading = Rule variant { $id }: choose the other way for a new table.
web-cards-other = The other way: { $text }
web-cards-sections = In the rulebook
web-cards-related = See also
web-cards-back = All pieces
web-cards-lost = There is no such piece.

## Choosing

web-gallery-title = What you can choose
web-gallery-choose = Choose { $name }
web-gallery-taken = Already taken
web-gallery-page = Everything about it
web-gallery-points = { $points } of { $best }
