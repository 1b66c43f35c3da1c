### The campaign in the browser.

web-campaign-name-ghost_stories = Nights of the village
web-campaign-number-ghost_stories = Night { $number }

web-campaign-column-ghost_stories-deaths = Taoists who died
web-campaign-column-ghost_stories-haunted = Tiles haunted at the end
web-campaign-column-ghost_stories-qi = Qi left
web-campaign-column-ghost_stories-tao = Tao tokens left
web-campaign-column-ghost_stories-yin_yangs = Yin-Yangs spent
web-campaign-column-ghost_stories-saved = Villagers saved
web-campaign-column-ghost_stories-families = Families saved whole
web-campaign-column-ghost_stories-dead = Villagers dead
