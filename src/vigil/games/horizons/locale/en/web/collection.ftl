### The gallery in the browser.

web-collection-section-horizons-spirit = Spirits
web-collection-section-horizons-unique = Powers of the spirits
web-collection-section-horizons-minor = Minor powers
web-collection-section-horizons-major = Major powers
web-collection-section-horizons-fear = Fear cards
web-collection-section-horizons-invader = Invader cards
