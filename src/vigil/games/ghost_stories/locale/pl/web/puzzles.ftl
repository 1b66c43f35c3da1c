### Ghost Stories and White Moon: the goals of its puzzles.

web-puzzles-goal-ghost_stories-two_back = Pozbądź się w tej turze dwóch duchów, nie tracąc żadnego Taoisty.
web-puzzles-goal-ghost_stories-no_haunting = Dotrwaj do dobrania kolejnego ducha: żaden żeton nie może zostać nawiedzony, żaden Taoista nie może zginąć.
web-puzzles-goal-ghost_stories-no_qi_lost = Dotrwaj do dobrania kolejnego ducha tak, by nikt nie stracił Czi.
web-puzzles-goal-ghost_stories-win = Wygraj partię w tej turze.
web-puzzles-goal-ghost_stories-no_villager_dies = Dotrwaj do dobrania kolejnego ducha: nie może zginąć żaden wieśniak ani Taoista.
