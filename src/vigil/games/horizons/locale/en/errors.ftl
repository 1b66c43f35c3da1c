### Horizons of Spirit Island: set-ups and positions that are refused.

## Set-ups

setup-error-spirit = There is no spirit “{ $value }”; the spirits are: { $known }.
setup-error-board = There is no board “{ $value }”; the boards are: { $known }.
setup-error-spirits_count = The number of spirits named is { $value }; it must be { $known }, one for each player.
setup-error-spirits_taken_twice = Two players cannot have the same spirit ({ $value }); name each spirit once.
setup-error-boards_count = The number of boards named is { $value }; it must be { $known }, one for each player.
setup-error-boards_taken_twice = The same board cannot be used twice ({ $value }); name each board once.

## Positions

position-error-spirits = A position needs one spirit for each player, not “{ $value }”; the spirits are: { $known }.
