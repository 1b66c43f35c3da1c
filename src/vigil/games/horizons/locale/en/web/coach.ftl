### Horizons of Spirit Island: the coach's tips after something has happened.

web-coach-tip-hz-blight_added = A ravage of 2 or more damage adds blight. Defend the land, or thin out the invaders first.
web-coach-tip-hz-presence_destroyed = Blight destroys presence too. Don't gather all of yours where the invaders ravage next.
web-coach-tip-hz-fear_card_earned = Fear cards help you in the next invader phase. The third and sixth also raise the terror level, which makes winning easier.
web-coach-tip-hz-dahan_strike_back = Dahan who survive a ravage strike back, so defending them pays twice.
