### The campaign in the browser.

web-campaign-name-horizons = Seasons of the island
