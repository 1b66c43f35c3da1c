### Kampania w przeglądarce.

web-campaign-name-horizons = Sezony wyspy
web-campaign-number-horizons = Sezon { $number }

web-campaign-column-horizons-blight_left = Spaczenie w puli
web-campaign-column-horizons-blight = Spaczenie na wyspie
web-campaign-column-horizons-terror = Poziom grozy
web-campaign-column-horizons-dahan = Pozostali Dahanie
web-campaign-column-horizons-destroyed-dahan = Zniszczeni Dahanie
web-campaign-column-horizons-cities = Pozostałe miasta
web-campaign-column-horizons-towns = Pozostałe miasteczka
web-campaign-column-horizons-presence_lost = Zniszczona obecność
web-campaign-column-horizons-invader_cards = Pozostałe karty najeźdźców
