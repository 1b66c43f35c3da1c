### Horizons of Spirit Island: the goals of its puzzles.

web-puzzles-goal-horizons-no_blight = Do eksploracji najeźdźców spaczenie nie może pojawić się w żadnej krainie.
web-puzzles-goal-horizons-no_building = Do eksploracji najeźdźcy nie mogą niczego zbudować.
web-puzzles-goal-horizons-no_dahan_lost = Do eksploracji najeźdźców nie może zginąć żaden Dahan.
