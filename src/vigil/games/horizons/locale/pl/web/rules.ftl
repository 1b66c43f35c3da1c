### Horizons of Spirit Island: the rules and cards in the browser.

## The reference

web-rules-kind-spirit = Duchy wyspy
web-rules-kind-innate = Moce wrodzone
web-rules-kind-minor = Moce mniejsze
web-rules-kind-major = Moce większe
web-rules-kind-unique = Moce unikalne
web-rules-kind-fear = Karty strachu
web-rules-kind-invader = Karty najeźdźców
web-rules-kind-board = Plansze wyspy
web-rules-kind-special = Zasady specjalne
web-rules-kind-terror = Poziomy grozy
web-rules-kind-element = Żywioły
web-rules-kind-terrain = Tereny
