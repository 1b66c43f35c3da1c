### Początek gry w przeglądarce.

web-beginning-now = Gra się zaczyna
web-beginning-watch = Oglądasz
web-beginning-skip = Dowolny klawisz lub dotknięcie: dalej
