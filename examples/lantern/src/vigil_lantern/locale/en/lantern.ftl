### Lantern, a small game of the Vigil table.

cli-game-lantern = Lantern
web-home-about-lantern = Keepers of a harbour light bring ships home through a stormy night.
web-home-people-lantern = 2–4
web-home-time-lantern = 5 min
cli-kind-place = place
cli-kind-card = card of the night
cli-option-ships = ships that have to come home: 3, 4 or 5
cli-position-lantern = turn: 3; oil: 2
setup-error-ships = The goal cannot be { $value } ships. Choose: { $known }.

## Names

ln-keeper-0 = Ada
ln-keeper-1 = Bruno
ln-keeper-2 = Clara
ln-keeper-3 = Dario
ln-place-tower = tower
    .text = Here a keeper fetches 1 to 3 oil, or watches the sky and learns the next card of the night.
ln-place-west = west bay
    .text = From here a keeper guides the ships of the west bay.
ln-place-north = north bay
    .text = From here a keeper guides the ships of the north bay.
ln-place-east = east bay
    .text = From here a keeper guides the ships of the east bay.
ln-card-ship = ship
    .text = A ship comes into sight, two steps from the harbour.
ln-card-storm = storm
    .text = The nearest ship of a bay is lost, unless a keeper who is there burns one oil.
ln-card-fog = fog
    .text = The lantern burns one oil more. Without oil it goes dark, and the game is lost.
ln-card-calm = calm
    .text = Nothing happens.

## Questions and options

ln-ask-act = { $who }, what do you do?
ln-ask-storm = { $who }, a storm strikes the { $place }. What do you do?
ln-ask-night = Which card does the night bring?
ln-ask-oil = How much oil is found?
ln-rule-act = A keeper goes to a bay or to the tower, or does what the place allows.
ln-rule-storm = A shield costs 1 oil; without it the nearest ship of this bay is lost.
ln-option-go = go to the { $place }
ln-option-guide = guide the nearest ship in the { $place } (1 oil)
ln-option-fetch = fetch oil (1 to 3)
ln-option-watch = watch the sky: learn the next card
ln-option-rest = rest
ln-option-shield = shield the ships (1 oil)
ln-option-give_up = give up the nearest ship
ln-option-oil = { $oil } oil
ln-option-ship = a ship in the { $place }
ln-option-storm = a storm in the { $place }
ln-option-fog = fog
ln-option-calm = calm

## What happens

ln-event-turn_began = Turn { $turn }: { $who }.
ln-event-went = { $who } goes to the { $place }.
ln-event-guided = { $steps ->
    [0] { $who } guides a ship home from the { $place }!
   *[other] { $who } guides a ship in the { $place }; one more step.
}
ln-event-fetched = { $who } fetches oil; now there is { $oil }.
ln-event-watched = { $who } watches the sky. The next card is: { $card }, { $place }.
ln-event-watched_everywhere = { $who } watches the sky. The next card is { $card }.
ln-event-fell = The night brings: { $card }, { $place }.
ln-event-fell_everywhere = The night brings { $card }.
ln-event-shielded = { $who } keeps the ships of the { $place } safe.
ln-event-wrecked = A ship is wrecked in the { $place }. Wrecks: { $wrecks }.

## The end

ln-win-home = All the ships are home.
ln-loss-wrecks = Too many ships were wrecked.
ln-loss-dark = The lantern has gone dark.
ln-loss-dawn = Dawn came before all the ships were home.
ln-score-home = ships at home
ln-score-wrecks = wrecks
ln-score-oil = oil

## The table

view-oil = Oil
view-home = At home
view-wrecks = Wrecks
view-keepers = Keepers
view-keeper = Keeper
view-place = Place
view-bays = Bays
view-ships = Steps to go
view-night = Night
view-left = Cards left
view-next = Next card
view-card = Card
