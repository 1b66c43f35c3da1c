line-hz-devouring_teeth_lurk_underfoot-strikes = Still hungry.
line-hz-devouring_teeth_lurk_underfoot-blight = The ground tastes of ash.
line-hz-devouring_teeth_lurk_underfoot-fear = They walk more softly now.
line-hz-devouring_teeth_lurk_underfoot-hurt = Something bit back.
line-hz-devouring_teeth_lurk_underfoot-dahan = The old feet know where to step.
line-hz-devouring_teeth_lurk_underfoot-city = Stone breaks like bone.

line-hz-eyes_watch_from_the_trees-strikes = We saw it. Now they do too.
line-hz-eyes_watch_from_the_trees-blight = A tree has closed its eyes.
line-hz-eyes_watch_from_the_trees-fear = They feel us looking.
line-hz-eyes_watch_from_the_trees-hurt = One eye fewer. Many remain.
line-hz-eyes_watch_from_the_trees-dahan = Friends need no torches here.
line-hz-eyes_watch_from_the_trees-city = The windows are dark again.

line-hz-fathomless_mud_of_the_swamp-strikes = Down. Slowly down.
line-hz-fathomless_mud_of_the_swamp-blight = Even mud can be sick.
line-hz-fathomless_mud_of_the_swamp-fear = They check every step now.
line-hz-fathomless_mud_of_the_swamp-hurt = A pool has dried. Rain will come.
line-hz-fathomless_mud_of_the_swamp-dahan = Reeds bend for those who ask.
line-hz-fathomless_mud_of_the_swamp-city = It sinks as well as wood.

line-hz-rising_heat_of_stone_and_sand-strikes = Feel the noon.
line-hz-rising_heat_of_stone_and_sand-blight = This was not my fire.
line-hz-rising_heat_of_stone_and_sand-fear = They look for shade.
line-hz-rising_heat_of_stone_and_sand-hurt = The stone cools. Not for long.
line-hz-rising_heat_of_stone_and_sand-dahan = Well thrown, under a hot sun.
line-hz-rising_heat_of_stone_and_sand-city = Walls crack where the sand sings.

line-hz-sun_bright_whirlwind-strikes = Too late! Already done!
line-hz-sun_bright_whirlwind-blight = Dust. I dislike dust.
line-hz-sun_bright_whirlwind-fear = They hold on to their hats.
line-hz-sun_bright_whirlwind-hurt = I was elsewhere. Mostly.
line-hz-sun_bright_whirlwind-dahan = Faster than the wind! Nearly.
line-hz-sun_bright_whirlwind-city = So many roofs. So few now.
