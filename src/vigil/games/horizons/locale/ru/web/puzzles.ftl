### Horizons of Spirit Island: the goals of its puzzles.

web-puzzles-goal-horizons-no_blight = До разведки захватчиков скверна не должна появиться ни в одном регионе.
web-puzzles-goal-horizons-no_building = До разведки захватчики не должны ничего построить.
web-puzzles-goal-horizons-no_dahan_lost = До разведки захватчиков не должен погибнуть ни один дахан.
