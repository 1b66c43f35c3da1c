### Horizons of Spirit Island: the guided first game.

## The page

web-learn-about-horizons = One round of Sun-Bright Whirlwind: it grows, plays cards, strikes before the invaders and after them.

## Horizons of Spirit Island

web-learn-horizons-island = Explorers have come, then towns and cities grow. You are a spirit of this land, and the Dahan are its people. Drive the invaders out before they spoil it.
    .title = Your island
web-learn-horizons-invaders = A card names a kind of land. In one round the invaders explore there, in the next they build, in the third they ravage. Mountains come next: there they will build.
    .title = What the invaders are up to
web-learn-horizons-spirit = You are Sun-Bright Whirlwind. Your spirit is wherever its presence lies. Its panel shows energy, the number of cards you may play, growth, and a power of its own.
    .title = Your spirit
    .narrow = You are Sun-Bright Whirlwind. Your spirit is wherever its presence lies. The page “Spirit” below shows energy, the number of cards you may play, growth, and a power of its own.
web-learn-horizons-growth = Every round begins with growth. Take the second one: a presence and four energy.
    .title = Grow
web-learn-horizons-presence = First the presence. Add it in G5, where you already have one: two of them make a sacred site, from which some powers start.
    .title = Spread
web-learn-horizons-track = Presence is taken from a track and uncovers what lies under it. Take it from the cards: from now on you may play two in a round.
    .title = From which track?
web-learn-horizons-card = You have five energy. Tempest of Leaves and Branches is fast: it acts before the invaders. Play it.
    .title = Play a card
web-learn-horizons-elements = Cards bring elements. With the air of Scatter to the Winds you have one sun and two air: enough for the first level of your innate power, Violent Windstorms.
    .title = Elements
web-learn-horizons-fast = The invaders are about to build in the mountains. Use the Tempest in G1 against the explorer: where no invader is left, nothing is built.
    .title = Strike first
web-learn-horizons-invader_phase = In G1 nothing was built, but G8 has a city now. New explorers came to the jungles G6 and G7. The cards have moved on: next the mountains will be ravaged.
    .title = The invaders act
web-learn-horizons-slow = Slow powers act after the invaders. Let Violent Windstorms push the explorer from G6 to G5: in the sands nobody builds next round.
    .title = Slow powers
web-learn-horizons-end = Ravaging brings blight: when none is left here, you lose. Destroying buildings and some powers bring fear, and fear makes victory easier. Use your last card or pass. Good luck!
    .title = Over to you

## Beside the path, by the kind of the question

web-learn-kind-spirit_phase = Choose a growth, carry out its parts in any order, then play cards as far as your energy goes.
web-learn-kind-add_presence = New presence lies near the presence you have. Two in one land make a sacred site.
web-learn-kind-presence_source = Presence from the upper track brings energy, from the lower one more cards.
web-learn-kind-keep_card = Keep the card whose elements suit your innate power, or whose effect you like.
web-learn-kind-power_phase = Use your powers one by one: fast ones before the invaders act, slow ones afterwards.
web-learn-kind-target_land = Choose the land for this power. Look where the invaders will build or ravage next.
