### Ghost Stories: rozdziały ksiąg zasad.

book-chapter-ghost_stories-start = Przed grą
book-chapter-ghost_stories-yin = Jin: działają duchy
book-chapter-ghost_stories-yang = Jang: działa Taoista
book-chapter-ghost_stories-exorcism = Egzorcyzmy
book-chapter-ghost_stories-village = Pomoc wioski
book-chapter-ghost_stories-taoists = Taoiści i ich plansze
book-chapter-ghost_stories-end = Koniec gry
book-chapter-white_moon-villagers = Wieśniacy
book-chapter-white_moon-moon = Su-Ling i Kryształy
book-chapter-white_moon-ghosts = Duchy i koniec gry
