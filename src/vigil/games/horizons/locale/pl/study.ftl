### Horizons of Spirit Island: jak strona o wielu partiach nazywa kolumny.

## Co towarzyszy wygranej

study-column-spirits = Duchy
study-column-boards = Plansze wyspy
study-column-progression = Progresja mocy
study-column-bonus_growth = Rozwój przed grą
study-column-first_explore = Eksploracja podczas przygotowania
study-column-escalation = Etap II przynosi miasteczka
study-column-first_growths = Pierwszy rozwój: duch i opcja
study-column-first_cards = Karty pierwszej rundy
study-column-cards_gained = Zdobyte karty
study-column-cards_played = Karty zagrane choć raz
study-column-innates_used = Moce wrodzone
study-column-elements = Żywioły zagranych kart
study-column-fear_cards = Karty strachu
study-column-fear = Strach
study-column-destroyed = Zniszczone żetony
study-column-built = Przybyłe żetony
study-column-ravages = Pustoszenia
study-column-blight_added = Dodane spaczenie
study-column-blight_removed = Usunięte spaczenie
study-column-presence_lost = Stracona obecność

## Powody porażki, w skrócie

study-loss-blight = Pula spaczenia jest pusta
study-loss-spirit_destroyed = Duch zniszczony
study-loss-time_over = Talia najeźdźców jest pusta

## Rundy

study-curve-blight = Spaczenie na wyspie
study-curve-terror = Poziom grozy
study-curve-fear = Cały strach
study-curve-explorers = Odkrywcy
study-curve-towns = Miasteczka
study-curve-cities = Miasta
study-curve-dahan = Dahanie
study-curve-presence = Obecność
study-curve-energy = Energia wszystkich duchów
study-curve-plays = Zagrane karty
