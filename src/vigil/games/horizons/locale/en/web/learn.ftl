### Horizons of Spirit Island: the lessons.

web-learn-about-horizons = Four chapters with Sun-Bright Whirlwind: growth and cards, the turn of the invaders, elements, and the fear that wins the game.

## 1

web-learn-horizons_1 = Growth and cards
web-learn-horizons_1-island = Explorers have landed; towns and cities follow. You are a spirit of this island, and the Dahan are its people. Drive the invaders out before they spoil it.
    .title = Your island
web-learn-horizons_1-spirit = You are Sun-Bright Whirlwind. The two tracks show what you get each round: energy and card plays. Beside them are your three ways to grow.
    .title = Your spirit
web-learn-horizons_1-growth = Every round begins with growth: you choose one way and do all that it says. Take the second: a presence and four energy.
    .title = Grow
    .else = A sound choice for later. At the beginning presence and energy help most: both last.
web-learn-horizons_1-presence = The spirit is where its presence lies. Every presence comes from a track and uncovers a space there. Take it from the energy track and put it in G5: two together make a sacred site, from which strong powers start.
    .title = New presence
    .else = You may spread that way too. In G5 the lesson gets a second sacred site, and from the energy track more energy each round.
web-learn-horizons_1-card = You have six energy and one card play. Tempest of Leaves and Branches costs two and is fast: it acts before the invaders. Play it.
    .title = Play a card
    .else = A good card as well. But an explorer stands in the mountains, where the invaders build next, and only the Tempest can harm it.
web-learn-horizons_1-fast = The invaders are about to build in the mountains, G1 and G8. Use the Tempest in G1: where no invader is left, nothing is built.
    .title = Strike first
    .else = In that land it changes little. In G1 the Tempest saves a whole mountain from being built on.
web-learn-horizons_1-damage = One damage is enough for an explorer; a town takes two, a city three. Choose the explorer.
    .title = One damage
    .else = The power would be wasted: the explorer is what you came for.
web-learn-horizons_1-invaders = The invaders have acted: a city in G8, nothing in G1, new explorers in the wetlands. Their cards have moved on; the next chapter looks at them closely.
    .title = Their turn
web-learn-horizons_1-reclaim = A new round. Cards that were played lie on your discard pile. The first growth takes them all back, brings a new card and one energy. Take it with a minor power.
    .title = Cards come back
    .else = You can do that as long as you have cards in hand. Sooner or later you have to take them back.
web-learn-horizons_1-draft = Of four cards you keep one, for the whole game. Nature's Resilience defends a land against six damage. Take it.
    .title = A new card
    .else = Certainly a card for some situation. A ravage is coming, and against that nothing is as good as defence.
web-learn-horizons_1-end = You have grown, spread, played a card and learned a new one. That is the spirit's half of a round. Next: what the invaders do with theirs.
    .title = Well grown

## 2

web-learn-horizons_2 = The turn of the invaders
web-learn-horizons_2-cards = An invader card names a kind of land. It is explored first, a round later it is built on, another round later ravaged. So you always know what is coming: the jungles will be ravaged now, the mountains built on.
    .title = Their plan
web-learn-horizons_2-ravage = Both jungles have invaders. In a ravage an explorer does one damage, a town two, a city three, to the land and to the Dahan there. From two damage on the land is blighted.
    .title = Ravage
web-learn-horizons_2-dahan = Dahan who survive strike back with two damage each. Two of them live here: protect them, and they do the fighting for you.
    .title = The Dahan
web-learn-horizons_2-defend = Nature's Resilience is in play: it takes six damage from a ravage. Here three are coming. Use it in G6.
    .title = Defend
    .else = In that land there is less to save. In G6 two Dahan stay alive and strike back.
web-learn-horizons_2-ravaged = No damage came through, and the Dahan struck back: the town and the explorer are gone. A destroyed town even frightens the others.
    .title = Held
web-learn-horizons_2-blighted = In G7 nobody defended: two damage killed the Dahan and brought blight. Blight destroys your presence in its land, and it comes from a small supply.
    .title = Lost
web-learn-horizons_2-built = Then they built. Where an invader stands a town is added, and a city where there are more towns than cities. So G8 got a town.
    .title = Build
web-learn-horizons_2-explored = Last they explored: a new card, and explorers came to the wetlands, from the sea and from buildings nearby. Then the cards moved on: next round the mountains are ravaged.
    .title = Explore
web-learn-horizons_2-slow = Slow powers act now, after the invaders. In G8 stand a town and an explorer, and the mountains come next. Blow them away: use Scatter to the Winds in G8.
    .title = Slow powers
    .else = Look at the cards: the mountains are ravaged next, and G8 is a mountain.
web-learn-horizons_2-pieces = Push both, the explorer first.
    .title = Both of them
    .else = Push them both: whoever stays will ravage.
web-learn-horizons_2-where = They have to go to different lands. Send the explorer to the sands of G5 and the town to G6, where two Dahan wait.
    .title = Where to?
    .else = Any neighbour will do, as long as it is not on the next cards.
web-learn-horizons_2-end = Nothing is left in G8 for them to ravage. Read the cards, protect what is ravaged next, empty what is built on next: that is half the game. Next: elements.
    .title = One round ahead

## 3

web-learn-horizons_3 = Elements, innate powers, thresholds
web-learn-horizons_3-elements = Cards in play and open spaces of your tracks give elements for the round. Two spaces are open: one sun and one air are yours already.
    .title = Elements
web-learn-horizons_3-innate = Violent Windstorms is your innate power: it needs no card and no energy, only elements. Each level has its threshold; you use all levels you reach.
    .title = The innate power
web-learn-horizons_3-first = You may play three cards. The Tempest brings sun and air: with it the first level is reached.
    .title = Sun and air
    .else = The order does not matter, as long as all three are played in the end.
web-learn-horizons_3-second = Gift of the Sunlit Air costs nothing and brings sun, fire and air. Three air: the second level, which also frightens and pushes towns.
    .title = Another sun, another air
    .else = Play it all the same: cards that cost nothing bring elements for nothing.
web-learn-horizons_3-third = Cards have thresholds too. With two fire Visions of Fiery Doom brings a second fear. One fire you have, the other is on the card itself.
    .title = A threshold on a card
    .else = One play and one energy are left, and what is not played is lost for the round.
web-learn-horizons_3-gift = The jungles are built on next, and in G6 stand an explorer and a town. But Visions only reaches your own lands. The Gift gives all your powers one more range: use it first.
    .title = Order matters
    .else = Then Visions would not reach G6. Use the Gift first.
web-learn-horizons_3-visions = Now Visions reaches G6: one fear for the text, one for the threshold, and a piece is pushed.
    .title = Two fear
    .else = In other lands there is nobody to frighten away. G6 is the land they build on next.
web-learn-horizons_3-push = Push the town to G5, into the sands.
    .title = Away with the town
    .else = The explorer will be taken care of by the Tempest; the town would be too strong for it.
web-learn-horizons_3-tempest = And the Tempest takes the explorer that is left in G6.
    .title = The rest
    .else = One explorer is enough for a whole town to be built. Use the Tempest in G6 on it.
web-learn-horizons_3-storm = Nothing was built in the jungle. But the next card is the sands, and in G5 stand a town and an explorer. Let your innate power, which is slow, blow there.
    .title = Violent Windstorms
    .else = Look at the build card: the sands are next, so G5 has to be emptied.
web-learn-horizons_3-blow = The first level pushes an explorer, the second one brings fear and pushes the town. Send both to the mountain G8.
    .title = Both levels
    .else = Anywhere but into the next lands on the cards. The mountains have just had their turn.
web-learn-horizons_3-end = G5 is empty. When you choose cards, look at their elements first: a round in which the innate power works is worth two. Next: fear and victory.
    .title = All blown away

## 4

web-learn-horizons_4 = Fear, terror, blight and victory
web-learn-horizons_4-fear = Destroyed towns and many powers bring fear. Every four fear, with one player, earn a fear card. Three are there; one is missing.
    .title = Fear
web-learn-horizons_4-terror = Earned fear cards raise the terror level, and with it victory gets easier: first no invader may be left, at level II no town and no city, at level III no city.
    .title = Terror
web-learn-horizons_4-blight = This is the supply of blight. When it is empty the island is lost, and you with it. You also lose when a spirit has no presence left, or when the invader deck is empty.
    .title = How to lose
web-learn-horizons_4-scare = Visions of Fiery Doom brings the fear that is missing. Use it in G4, where a town stands.
    .title = One more fear
    .else = The fear comes from any land. But in G4 the power drives a town away as well.
web-learn-horizons_4-push = Push the town to G5.
    .title = Away from the Dahan
    .else = Any neighbour will do. In G5 nothing is ravaged this round.
web-learn-horizons_4-card = The fear card is resolved when the invaders' turn begins, and at terror level III it is at its strongest: the explorer in G6 paid for the town's troubles.
    .title = Scapegoats
web-learn-horizons_4-blighted = Then the town ravaged the jungle: blight came, and the supply has shrunk to two. It is time to bring this to an end.
    .title = Blight
web-learn-horizons_4-strike = A single city is left on the island, damaged already. Devouring Ants does one damage, in the sands one more. Use it in G3.
    .title = The last city
    .else = Explorers and towns no longer matter at terror level III. The city in G3 is all that stands between you and victory.
web-learn-horizons_4-end = Victory! No city is left. You know the whole game now: begin with the same spirit, which you know, and choose another one next time.
    .title = The island is free
