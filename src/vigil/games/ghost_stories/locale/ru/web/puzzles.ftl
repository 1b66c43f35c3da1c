### Ghost Stories and White Moon: the goals of its puzzles.

web-puzzles-goal-ghost_stories-two_back = Избавьтесь за этот ход от двух призраков, не потеряв ни одного Даоса.
web-puzzles-goal-ghost_stories-no_haunting = Продержитесь до следующего призрака из колоды: ни один тайл не должен быть захвачен, ни один Даос не должен погибнуть.
web-puzzles-goal-ghost_stories-no_qi_lost = Продержитесь до следующего призрака из колоды так, чтобы никто не потерял Чи.
web-puzzles-goal-ghost_stories-win = Выиграйте партию за этот ход.
web-puzzles-goal-ghost_stories-no_villager_dies = Продержитесь до следующего призрака из колоды: не должны погибнуть ни жители, ни Даосы.
