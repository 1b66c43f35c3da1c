### The gallery in the browser.

web-collection-section-ghost_stories-ghost = Ghosts
web-collection-section-ghost_stories-incarnation = Wu-Feng
web-collection-section-ghost_stories-tile = Village tiles
web-collection-section-ghost_stories-taoist = Taoists
web-collection-section-ghost_stories-power = Powers
web-collection-section-ghost_stories-family = Families
web-collection-section-ghost_stories-artifact = Artifacts
