### Galeria w przeglądarce.

web-hall-room-horizons-spirit = Duchy wyspy
web-hall-room-horizons-unique = Moce unikalne
web-hall-room-horizons-minor = Mniejsze moce
web-hall-room-horizons-major = Większe moce
web-hall-room-horizons-fear = Karty strachu
web-hall-room-horizons-invader = Karty najeźdźców
