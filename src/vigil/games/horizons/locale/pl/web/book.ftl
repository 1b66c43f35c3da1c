### Horizons of Spirit Island: the chapters of its rulebook.

book-chapter-horizons-island = Wyspa
book-chapter-horizons-setup = Przygotowanie
book-chapter-horizons-round = Przebieg rundy
book-chapter-horizons-growth = Rozwój i karty
book-chapter-horizons-powers = Moce
book-chapter-horizons-effects = Co robią moce
book-chapter-horizons-fear = Strach i groza
book-chapter-horizons-invaders = Najeźdźcy
book-chapter-horizons-blight = Spaczenie
book-chapter-horizons-spirits = Duchy
book-chapter-horizons-end = Koniec gry
