### Horizons of Spirit Island: choosing a spirit. The first turns follow what the bot `rules` does in its first three turns, in 200 games alone
### with each spirit (won: 159 Teeth, 170 Eyes, 162 Mud, 174 Heat, 101 Whirlwind), with our own advice from the panels.

web-gallery-spirits = Spirits
web-hz-choose = Which spirit wakes?
web-hz-choose-all = Read everything
web-hz-wake = Wake it
web-gallery-complexity = Complexity:
web-gallery-complexity-low = low
web-gallery-strength-offence = Offence
web-gallery-strength-control = Control
web-gallery-strength-fear = Fear
web-gallery-strength-defence = Defence
web-gallery-strength-utility = Help for others
web-gallery-first-turns = First turns

web-gallery-hz-devouring_teeth_lurk_underfoot = The brawler: few blows, but each of them fells something.
    .turn1 = Take the growth with 3 energy and set presence next to the invaders, from the card track: two cards a turn right away. Play Ferocious Rampage and Herd Towards the Lurking Maw.
    .turn2 = Reclaim while placing presence, now from the energy track for its fire. Mark Territory with Scars and Teeth holds the land they are about to ravage.
    .turn3 = Alternate between reclaiming and the growth with 3 energy; the innate power needs fire and animal from your tracks.
web-gallery-hz-eyes_watch_from_the_trees = The guardian: protected lands, Dahan who strike back, and steady fear.
    .turn1 = Add two presence, both from the card track. Play Whispered Guidance Through the Night to bring Dahan together, and Mysterious Abductions.
    .turn2 = Gain a card with presence far away. You still hold Boon of Watchful Guarding and Eerie Noises and Moving Trees: they work together.
    .turn3 = Reclaim. From now on defend a land that holds Dahan every turn: the ravage becomes their attack.
web-gallery-hz-fathomless_mud_of_the_swamp = The swamp: invaders can't build where it is at home.
    .turn1 = Add two presence from the card track; make a second sacred site where the invaders build next. Play Open Shifting Waterways and Exaltation of Tangled Growth.
    .turn2 = Take a card, presence and 2 energy. Play Intractable Thickets and Thorns for the ravage and Foul Vapors and Fetid Muck.
    .turn3 = Reclaim and place presence from the energy track. Keep two sacred sites: the innate power removes presence from one.
web-gallery-hz-rising_heat_of_stone_and_sand = The furnace: invaders at its sacred sites are easy to destroy.
    .turn1 = Add two presence in mountains and sands, one from each track: two cards a turn and a lasting earth. Play Gift of Searing Heat and Stinging Sandstorm.
    .turn2 = Add two more presence, from the energy track, and make sacred sites under towns. Sweltering Exhaustion stops the worst ravage or build.
    .turn3 = Reclaim: a new card and energy come with it. Then strike where your sacred sites have weakened the invaders.
web-gallery-hz-sun_bright_whirlwind = The storm: invaders that can't stay can't build.
    .turn1 = Take the growth with 4 energy; presence from the card track makes two cards a turn. Play Scatter to the Winds and Tempest of Leaves and Branches.
    .turn2 = The same growth again, now with presence from the energy track. You still hold Gift of the Sunlit Air and Gift of Wind-Sped Steps, which makes a pushing power fast.
    .turn3 = Spend the saved energy on a major power: it deals the damage to towns and cities that you lack. Reclaim when your hand is empty.
