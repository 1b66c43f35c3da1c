### Horizons of Spirit Island: what the coach says is worth knowing, after something has happened.

web-coach-tip-hz-blight_added = spaczenie pojawia się, gdy po obronie w krainie zostają co najmniej dwa obrażenia. Broń krainy albo przerzedź najeźdźców przed grabieżą.
web-coach-tip-hz-presence_destroyed = spaczenie zabiera też obecność. Rozprzestrzeniaj się, zanim zagrożone krainy się zapełnią.
web-coach-tip-hz-fear_card_earned = karty strachu pomogą w następnej fazie najeźdźców, a co kilka kart łatwiej o zwycięstwo.
web-coach-tip-hz-dahan_strike_back = Dahanie, którzy przetrwają grabież, oddają ciosy. Obrona krainy z Dahanami opłaca się podwójnie.
