### Galeria w przeglądarce.

web-collection-section-ghost_stories-ghost = Duchy
web-collection-section-ghost_stories-incarnation = Wu-Feng
web-collection-section-ghost_stories-tile = Żetony wioski
web-collection-section-ghost_stories-taoist = Taoiści
web-collection-section-ghost_stories-power = Moce
web-collection-section-ghost_stories-family = Rodziny
web-collection-section-ghost_stories-artifact = Artefakty
