### The campaign in the browser.

web-campaign-name-horizons = Seasons of the island
web-campaign-number-horizons = Season { $number }

web-campaign-column-horizons-blight_left = Blight left in the pool
web-campaign-column-horizons-blight = Blight on the island
web-campaign-column-horizons-terror = Terror level
web-campaign-column-horizons-dahan = Dahan left
web-campaign-column-horizons-destroyed-dahan = Dahan destroyed
web-campaign-column-horizons-cities = Cities left
web-campaign-column-horizons-towns = Towns left
web-campaign-column-horizons-presence_lost = Presence destroyed
web-campaign-column-horizons-invader_cards = Invader cards left
