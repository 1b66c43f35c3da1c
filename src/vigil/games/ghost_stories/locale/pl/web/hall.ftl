### Galeria w przeglądarce.

web-hall-room-ghost_stories-ghost = Duchy
web-hall-room-ghost_stories-incarnation = Wu-Feng
web-hall-room-ghost_stories-tile = Żetony wioski
web-hall-room-ghost_stories-taoist = Taoiści
web-hall-room-ghost_stories-power = Moce
web-hall-room-ghost_stories-family = Rodziny
web-hall-room-ghost_stories-artifact = Artefakty
