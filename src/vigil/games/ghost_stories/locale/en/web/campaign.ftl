### The campaign in the browser.

web-campaign-name-ghost_stories = Nights of the village
