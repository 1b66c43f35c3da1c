### Horizons of Spirit Island: the lessons.

web-learn-about-horizons = Four chapters with Sun-Bright Whirlwind: growth and cards, the invaders' turn, elements, and the fear that wins the game.

## 1

web-learn-horizons_1 = Growth and cards
web-learn-horizons_1-island = Explorers have landed; towns and cities follow. You are a spirit of this island, and the Dahan are its people. Drive the invaders out before they ruin it.
    .title = Your island
web-learn-horizons_1-spirit = You are Sun-Bright Whirlwind. The two tracks show what you get each round: energy and card plays. Beside them are your three ways to grow.
    .title = Your spirit
web-learn-horizons_1-growth = Every round begins with growth: choose one way and do all it says. Take the one with presence and four energy.
    .title = Grow
    .else = A good choice for later. Early on, presence and energy help most: both last.
web-learn-horizons_1-presence = Your spirit is wherever its presence is. Put one from the energy track into G5: that uncovers a space on the track, and two presence make a sacred site.
    .title = New presence
    .else = You can spread that way too. In G5 you get a second sacred site, and from the energy track more energy each round.
web-learn-horizons_1-card = You have six energy and one card play. Tempest of Leaves and Branches costs two and is fast: it acts before the invaders. Play it.
    .title = Play a card
    .else = A good card too. But an explorer is in the mountains, where the invaders build next, and only the Tempest can harm it.
web-learn-horizons_1-fast = The invaders are about to build in the mountains, G1 and G8. Use the Tempest in G1: they build only where invaders are.
    .title = Strike first
    .else = It changes little there. In G1 the Tempest stops a whole build.
web-learn-horizons_1-damage = One damage destroys an explorer; a town needs two, a city three. Choose the explorer.
    .title = One damage
    .else = The power would be wasted: the explorer is what you came for.
web-learn-horizons_1-invaders = The invaders have acted: a city in G8, nothing in G1, new explorers in the wetlands. Their cards advance; the next chapter explains them.
    .title = Their turn
web-learn-horizons_1-reclaim = A new round. Played cards are in your discard. The first growth reclaims them all and brings a new card and one energy. Take it with a minor power.
    .title = Cards come back
    .else = You can do that while you have cards in hand. Sooner or later you must reclaim.
web-learn-horizons_1-draft = You keep one of four cards for the whole game. Nature's Resilience defends a land against six damage. Take it.
    .title = A new card
    .else = A useful card at other times. But a ravage is coming, and nothing beats defence against that.
web-learn-horizons_1-end = You have grown, spread, played a card and gained a new one. That is the spirits' half of a round. Next: the invaders' half.
    .title = Well grown

## 2

web-learn-horizons_2 = The invaders' turn
web-learn-horizons_2-cards = An invader card names a terrain. They explore it, build there a round later and ravage it a round after that. So you know what is coming: now they ravage the jungles and build in the mountains.
    .title = Their plan
web-learn-horizons_2-ravage = Both jungles have invaders. In a ravage an explorer does one damage, a town two, a city three, to the land and to the Dahan there. A ravage that deals 2 or more damage blights the land.
    .title = Ravage
web-learn-horizons_2-dahan = Dahan who survive strike back with two damage each. Two live here: protect them, and they fight for you.
    .title = The Dahan
web-learn-horizons_2-defend = Nature's Resilience is in play: it stops six damage from a ravage. Here three are coming. Use it in G6.
    .title = Defend
    .else = There is less to save there. In G6 two Dahan survive and strike back.
web-learn-horizons_2-ravaged = No damage got through, and the Dahan struck back: the town and the explorer are gone. A destroyed town even adds fear.
    .title = Held
web-learn-horizons_2-blighted = G7 had no defence: two damage killed the Dahan and added blight. Blight destroys your presence in its land, and its pool is small.
    .title = Lost
web-learn-horizons_2-built = Then they built. Each land with invaders gets a town, or a city if it has more towns than cities. So G8 got a town.
    .title = Build
web-learn-horizons_2-explored = Last they explored: a new card, and explorers came to the wetlands from the sea and from buildings nearby. Then the cards advanced: next round they ravage the mountains.
    .title = Explore
web-learn-horizons_2-slow = Slow powers act now, after the invaders. G8 has a town and an explorer, and the mountains are next. Blow them away: use Scatter to the Winds in G8.
    .title = Slow powers
    .else = Look at the cards: the mountains are ravaged next, and G8 is a mountain.
web-learn-horizons_2-pieces = Push both, the explorer first.
    .title = Both of them
    .else = Push them both: any that stay will ravage.
web-learn-horizons_2-where = They must go to different lands. Send the explorer to the sands of G5 and the town to G6, where two Dahan wait.
    .title = Where to?
    .else = Any neighbour works, as long as it is not on the next cards.
web-learn-horizons_2-end = G8 has no invaders left to ravage it. Read the cards, defend what they ravage next, empty what they build on next: that is half the game. Next: elements.
    .title = One round ahead

## 3

web-learn-horizons_3 = Elements, innate powers, thresholds
web-learn-horizons_3-elements = Cards in play and uncovered track spaces give elements for the round. Two spaces are uncovered: you have one sun and one air.
    .title = Elements
web-learn-horizons_3-innate = Violent Windstorms is your innate power: no card, no energy, only elements. Each level has its threshold; you use all levels you reach.
    .title = The innate power
web-learn-horizons_3-first = You can play three cards. The Tempest gives sun and air: you reach the first level.
    .title = Sun and air
    .else = The order does not matter, as long as you play all three.
web-learn-horizons_3-second = Gift of the Sunlit Air is free and gives sun, fire and air. Three air reach the second level, which also adds fear and pushes towns.
    .title = Another sun, another air
    .else = Play it all the same: free cards give free elements.
web-learn-horizons_3-third = Cards have thresholds too. With two fire, Visions of Fiery Doom adds a second fear. You have one; the other is on the card itself.
    .title = A threshold on a card
    .else = You have one card play and one energy left. Unused plays are lost.
web-learn-horizons_3-gift = They build in the jungles next, and G6 has an explorer and a town. But Visions reaches only your own lands. The Gift gives all your powers +1 range: use it first.
    .title = Order matters
    .else = Without it Visions can't reach G6. Use the Gift first.
web-learn-horizons_3-visions = Now Visions reaches G6: one fear for the text, one for the threshold, and you push a piece.
    .title = Two fear
    .else = Other lands have no one to push away. G6 is where they build next.
web-learn-horizons_3-push = Push the town to G5, into the sands.
    .title = Away with the town
    .else = The Tempest can deal with the explorer; the town is too strong for it.
web-learn-horizons_3-tempest = Now use the Tempest on the explorer left in G6.
    .title = The rest
    .else = One explorer is enough for them to build a town. Use the Tempest in G6.
web-learn-horizons_3-storm = They built nothing in the jungle. But the sands are next, and G5 has a town and an explorer. Use your innate power, which is slow, there.
    .title = Violent Windstorms
    .else = Look at the build card: the sands are next, so empty G5.
web-learn-horizons_3-blow = The first level pushes an explorer, the second adds fear and pushes the town. Send both to the mountain G8.
    .title = Both levels
    .else = Anywhere but the next lands on the cards. The mountains have just had their turn.
web-learn-horizons_3-end = G5 is empty. When you choose cards, look at their elements first: a round with your innate power is worth two. Next: fear and victory.
    .title = All blown away

## 4

web-learn-horizons_4 = Fear, terror, blight and victory
web-learn-horizons_4-fear = Destroyed towns and many powers add fear. With one player, every four fear earn a fear card. You have three; one is missing.
    .title = Fear
web-learn-horizons_4-terror = Fear cards raise the terror level, and winning gets easier. Level I: no invaders left. Level II: no towns or cities. Level III: no cities.
    .title = Terror
web-learn-horizons_4-blight = This is the blight pool. When it is empty, you lose. You also lose when a spirit has no presence left, or when the invader deck runs out.
    .title = How to lose
web-learn-horizons_4-scare = Visions of Fiery Doom adds the missing fear. Use it in G4, where there is a town.
    .title = One more fear
    .else = Any land gives the fear. But in G4 the power also pushes a town away.
web-learn-horizons_4-push = Push the town to G5.
    .title = Away from the Dahan
    .else = Any neighbour works. They don't ravage G5 this round.
web-learn-horizons_4-card = Fear cards take effect when the invaders' turn begins, and are strongest at terror level III: the explorer in G6 paid for the town's troubles.
    .title = Scapegoats
web-learn-horizons_4-blighted = Then the town ravaged the jungle and added blight: two are left in the pool. Time to end this.
    .title = Blight
web-learn-horizons_4-strike = One city is left on the island, already damaged. Devouring Ants deals one damage, in the sands one more. Use it in G3.
    .title = The last city
    .else = At terror level III only cities matter. The city in G3 is all that stands between you and victory.
web-learn-horizons_4-end = Victory! No city is left. You know the whole game now: play this spirit again first, then try another.
    .title = The island is free
