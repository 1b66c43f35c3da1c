### The gallery in the browser.

web-hall-room-ghost_stories-ghost = Ghosts
web-hall-room-ghost_stories-incarnation = Wu-Feng
web-hall-room-ghost_stories-tile = Village tiles
web-hall-room-ghost_stories-taoist = Taoists
web-hall-room-ghost_stories-power = Powers
web-hall-room-ghost_stories-family = Families
web-hall-room-ghost_stories-artifact = Artifacts
