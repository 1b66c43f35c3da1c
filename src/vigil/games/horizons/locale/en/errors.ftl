### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = There is no spirit “{ $value }”; the spirits are: { $known }.
setup-error-board = There is no board “{ $value }”; the boards are: { $known }.
setup-error-spirits_count = The number of spirits named is { $value }; it must be { $known }, one for each player.
setup-error-spirits_taken_twice = Two players cannot have the same spirit ({ $value }); name each spirit once.
setup-error-boards_count = The number of boards named is { $value }; it must be { $known }, one for each player.
setup-error-boards_taken_twice = The same board cannot be used twice ({ $value }); name each board once.
setup-error-progression = There is no seat { $value } to use a power progression; the seats are { $known }.
setup-error-progression_named_twice = A seat is named twice for its power progression: { $value }.

## Positions

position-error-spirits = The clause “spirits” needs { $players ->
    [one] one spirit
   *[other] { $players } spirits
}, not “{ $value }”; the spirits are: { $known }.
position-error-deadly_damage = In the clause “{ $clause }” “{ $value }” has too much damage; there such a piece falls at { $health }.
position-error-blight_gone = With { $value } in the clause “blight_pool” the game is lost; leave some blight there, or add the clause “outcome”.
position-error-invaders_gone = This position is won already, by terror or by { $value } fear cards earned; put invaders on the island, or add the clause “outcome”.
position-error-no_presence = There is no “{ $value }” in any land, but a spirit without presence is destroyed; put some into a land.
position-error-growing = In the clause “{ $clause }” “growing” names action { $value }, which the growth chosen there does not have; take it away, or change “growth”.
position-error-stages_mixed = In the clause “invader_deck” a later stage lies above an earlier one; put the layers in the order of their stages.
position-error-earned = The clause “earned” says { $value }, but only { $most } were earned in all; make it smaller, or the clause “taken” larger.
position-error-fear_deck = The clause “fear_deck” has { $value } cards, but there are only { $right } that are not resolved; make it smaller, or change the clauses “taken” and “earned”.
position-error-fear_full = The clause “fear” says { $value }, but a full pool earns a card; say at most { $most }.
