### Horizons of Spirit Island: as a game begins, in the browser.

hz-beginning-you = You are { $name }
hz-beginning-face = Invaders land on your island. Frighten and destroy them before { $blight } blight kills it.
