### Galeria w przeglądarce.

web-collection-section-horizons-spirit = Duchy wyspy
web-collection-section-horizons-unique = Moce unikalne
web-collection-section-horizons-minor = Moce mniejsze
web-collection-section-horizons-major = Moce większe
web-collection-section-horizons-fear = Karty strachu
web-collection-section-horizons-invader = Karty najeźdźców
