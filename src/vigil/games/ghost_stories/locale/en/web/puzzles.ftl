### Ghost Stories and White Moon: the goals of its puzzles.

web-puzzles-goal-ghost_stories-two_back = Get rid of two ghosts this turn, without losing a Taoist.
web-puzzles-goal-ghost_stories-no_haunting = Hold out until the next ghost is drawn: no tile may become haunted, no Taoist may die.
web-puzzles-goal-ghost_stories-no_qi_lost = Hold out until the next ghost is drawn: no one may lose Qi.
web-puzzles-goal-ghost_stories-win = Win the game this turn.
web-puzzles-goal-ghost_stories-no_villager_dies = Hold out until the next ghost is drawn: no villager and no Taoist may die.
