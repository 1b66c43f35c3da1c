### Horizons of Spirit Island: the goals of its puzzles.

web-puzzles-goal-horizons-no_blight = Until the invaders explore, no land may get blight.
web-puzzles-goal-horizons-no_building = Until the invaders explore, they must not build anything.
web-puzzles-goal-horizons-no_dahan_lost = Until the invaders explore, no Dahan may be destroyed.
