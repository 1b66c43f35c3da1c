### Horizons of Spirit Island: what the coach says is worth knowing, after something has happened.

web-coach-tip-hz-blight_added = blight comes where two or more damage is left after defence. Defend the land, or thin the invaders before they ravage.
web-coach-tip-hz-presence_destroyed = blight also takes presence. Spread out before lands that are going to ravage fill up.
web-coach-tip-hz-fear_card_earned = fear cards help you in the next invader phase, and every few of them make victory easier.
web-coach-tip-hz-dahan_strike_back = Dahan who survive a ravage strike back. Defending a land with Dahan wins twice.
