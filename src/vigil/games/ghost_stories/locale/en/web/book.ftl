### Ghost Stories: the chapters of its rulebooks.

book-chapter-ghost_stories-start = Before the game
book-chapter-ghost_stories-yin = Yin: the ghosts act
book-chapter-ghost_stories-yang = Yang: the Taoist acts
book-chapter-ghost_stories-exorcism = Exorcisms
book-chapter-ghost_stories-village = The village helps
book-chapter-ghost_stories-taoists = Taoists and their boards
book-chapter-ghost_stories-end = The end of the game
book-chapter-white_moon-villagers = The villagers
book-chapter-white_moon-moon = Su-Ling and the crystals
book-chapter-white_moon-ghosts = Ghosts and ends
