### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = Unknown spirit “{ $value }”. Spirits: { $known }.
setup-error-board = Unknown board “{ $value }”. Boards: { $known }.
setup-error-spirits_count = { $value } spirits named. Name { $known }, one for each player.
setup-error-spirits_taken_twice = Spirit named twice ({ $value }). Name each one once.
setup-error-boards_count = { $value } boards named. Name { $known }, one for each player.
setup-error-boards_taken_twice = Board named twice ({ $value }). Name each one once.
setup-error-progression = There is no seat { $value } for a power progression. Seats: { $known }.
setup-error-progression_named_twice = Seat named twice for its power progression: { $value }.

## Positions

position-error-spirits = The clause “spirits” needs { $players ->
    [one] one spirit
   *[other] { $players } spirits
}, not “{ $value }”; the spirits are: { $known }.
position-error-deadly_damage = Clause “{ $clause }”: “{ $value }” has too much damage; it is destroyed at { $health }.
position-error-blight_gone = With { $value } in the clause “blight_pool” the game is lost. Leave some there, or add the clause “outcome”.
position-error-invaders_gone = This position is already won, by terror or by { $value } fear cards earned. Add invaders, or the clause “outcome”.
position-error-no_presence = No land has “{ $value }”, and a spirit without presence is destroyed. Put some into a land.
position-error-growing = Clause “{ $clause }”: “growing” names action { $value }, which the chosen growth does not have. Remove it, or change “growth”.
position-error-stages_mixed = Clause “invader_deck”: a later stage lies above an earlier one. Order the layers by stage.
position-error-earned = Clause “earned”: { $value } given, but only { $most } were earned in all. Lower it, or raise “taken”.
position-error-fear_deck = Clause “fear_deck”: { $value } cards, but only { $right } are unresolved. Remove some, or change “taken” and “earned”.
position-error-fear_full = Clause “fear”: { $value } given, but a full pool earns a card. Write at most { $most }.
