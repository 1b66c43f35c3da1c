web-line-hz-devouring_teeth_lurk_underfoot-strikes = Still hungry.
web-line-hz-devouring_teeth_lurk_underfoot-blight = The ground tastes of ash.
web-line-hz-devouring_teeth_lurk_underfoot-fear = They walk more softly now.
web-line-hz-devouring_teeth_lurk_underfoot-hurt = Something bit back.
web-line-hz-devouring_teeth_lurk_underfoot-dahan = The old feet know where to step.
web-line-hz-devouring_teeth_lurk_underfoot-city = Stone breaks like bone.

web-line-hz-eyes_watch_from_the_trees-strikes = We saw it. Now they do too.
web-line-hz-eyes_watch_from_the_trees-blight = A tree has closed its eyes.
web-line-hz-eyes_watch_from_the_trees-fear = They feel us looking.
web-line-hz-eyes_watch_from_the_trees-hurt = One eye fewer. Many remain.
web-line-hz-eyes_watch_from_the_trees-dahan = Friends need no torches here.
web-line-hz-eyes_watch_from_the_trees-city = The windows are dark again.

web-line-hz-fathomless_mud_of_the_swamp-strikes = Down. Slowly down.
web-line-hz-fathomless_mud_of_the_swamp-blight = Even mud can be sick.
web-line-hz-fathomless_mud_of_the_swamp-fear = They check every step now.
web-line-hz-fathomless_mud_of_the_swamp-hurt = A pool has dried. Rain will come.
web-line-hz-fathomless_mud_of_the_swamp-dahan = Reeds bend for those who ask.
web-line-hz-fathomless_mud_of_the_swamp-city = It sinks as well as wood.

web-line-hz-rising_heat_of_stone_and_sand-strikes = Feel the noon.
web-line-hz-rising_heat_of_stone_and_sand-blight = This was not my fire.
web-line-hz-rising_heat_of_stone_and_sand-fear = They look for shade.
web-line-hz-rising_heat_of_stone_and_sand-hurt = The stone cools. Not for long.
web-line-hz-rising_heat_of_stone_and_sand-dahan = Well thrown, under a hot sun.
web-line-hz-rising_heat_of_stone_and_sand-city = Walls crack where the sand sings.

web-line-hz-sun_bright_whirlwind-strikes = Too late! Already done!
web-line-hz-sun_bright_whirlwind-blight = Dust. I dislike dust.
web-line-hz-sun_bright_whirlwind-fear = They hold on to their hats.
web-line-hz-sun_bright_whirlwind-hurt = I was elsewhere. Mostly.
web-line-hz-sun_bright_whirlwind-dahan = Faster than the wind! Nearly.
web-line-hz-sun_bright_whirlwind-city = So many roofs. So few now.
