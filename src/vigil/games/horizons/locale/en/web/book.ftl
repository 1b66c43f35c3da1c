### Horizons of Spirit Island: the chapters of its rulebook.

book-chapter-horizons-island = The island
book-chapter-horizons-setup = Setting up
book-chapter-horizons-round = The round
book-chapter-horizons-growth = Growth and cards
book-chapter-horizons-powers = Powers
book-chapter-horizons-effects = What powers do
book-chapter-horizons-fear = Fear and terror
book-chapter-horizons-invaders = The invaders
book-chapter-horizons-blight = Blight
book-chapter-horizons-spirits = The spirits
book-chapter-horizons-end = The end of the game
