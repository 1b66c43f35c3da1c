### The gallery in the browser.

web-hall-room-horizons-spirit = Spirits
web-hall-room-horizons-unique = Powers of the spirits
web-hall-room-horizons-minor = Minor powers
web-hall-room-horizons-major = Major powers
web-hall-room-horizons-fear = Fear cards
web-hall-room-horizons-invader = Invader cards
