### The guided first games.

## The page

web-learn-heading = A guided first game
web-learn-about = You play a real game on a real table. A light shows what the words are about, and you give the answers yourself. Leave whenever you like: the lesson waits for you.
web-learn-about-ghost_stories = One turn of a Taoist alone in the village: a ghost arrives, you fight it with dice and tokens, and a villager helps.
web-learn-about-horizons = One round of Sun-Bright Whirlwind: it grows, plays cards, strikes before the invaders and after them.
web-learn-start = Start the lesson
web-learn-again = Start anew
web-learn-go-on = Go on from step { $step }
web-learn-done = You have finished this lesson.
web-learn-table = First game: { $game }

## The guide

web-learn-next = Next
web-learn-back = Back
web-learn-finish = Finish
web-learn-leave = Leave the lesson
web-learn-resume = Back to the lesson
web-learn-count = { $step } of { $all }
web-learn-aside = A way of your own
web-learn-come-back = Take it back
web-learn-alone = Go on alone

## Ghost Stories

web-learn-ghost_stories-village = Nine tiles with nine villagers who can help you. Ghosts besiege them from the four boards around. Once four tiles are haunted, the village is lost.
    .title = The village
web-learn-ghost_stories-taoist = This is you: the blue Taoist. Qi is your life; Tao tokens help against ghosts of their colour. Your power, Heavenly Gust, lets you exorcise and ask a villager in the same turn.
    .title = Your Taoist
web-learn-ghost_stories-ghost = Each of your turns begins with a new ghost. This one is red, so it goes to the red board. Its three red signs are its resistance.
    .title = A ghost arrives
web-learn-ghost_stories-place = You choose its space. Take the middle one, next to the Herbalist's Shop: there you can fight the ghost and get help as well.
    .title = Where shall it go?
web-learn-ghost_stories-stones = The left stone of a ghost acts when it arrives, the middle one in each turn of its board, the right one when it is exorcised. This one is a haunter: in the second such turn it haunts the tile in front of it.
    .title = What a ghost does
web-learn-ghost_stories-move = In your turn you may move one tile, diagonally too. From the Herbalist's Shop you reach the ghost: go there.
    .title = Go to the ghost
web-learn-ghost_stories-exorcise = You roll three Tao dice. Three red ones are needed; white stands for any colour, and a Tao token counts like a die of its colour.
    .title = Exorcise it
web-learn-ghost_stories-dice = One red, and white as the second. Your red Tao token makes the third: choose the ghost, and the token is spent.
    .title = Red, green, white
web-learn-ghost_stories-help = The ghost is gone, and Heavenly Gust lets you ask the villager too. The Herbalist rolls two dice and gives you a token of each colour rolled.
    .title = Ask the villager
web-learn-ghost_stories-yin_yang = A black and a red token, well done. With your Yin-Yang you can once ask any villager from afar, or free a haunted tile: save it for a dark hour. Do nothing more and end your turn.
    .title = Keep the Yin-Yang
web-learn-ghost_stories-round = The other three boards have had their turns; ghosts on them would have acted. Now it is you again, and a new ghost has come. The deck shows how far away Wu-Feng is.
    .title = Once around
web-learn-ghost_stories-end = Exorcise Wu-Feng's incarnation and you win. Four haunted tiles, no Qi or an empty deck, and you lose. Point at anything to read about it. Good luck!
    .title = Over to you

## Horizons of Spirit Island

web-learn-horizons-island = Explorers have come, then towns and cities grow. You are a spirit of this land, and the Dahan are its people. Drive the invaders out before they spoil it.
    .title = Your island
web-learn-horizons-invaders = A card names a kind of land. In one round the invaders explore there, in the next they build, in the third they ravage. Mountains come next: there they will build.
    .title = What the invaders are up to
web-learn-horizons-spirit = You are Sun-Bright Whirlwind. Your spirit is wherever its presence lies. Its panel shows energy, the number of cards you may play, growth, and a power of its own.
    .title = Your spirit
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

web-learn-kind = The game follows you. Read the question, look at the options and try what you like.
web-learn-kind-place_ghost = The ghost may lie on any of these spaces. At a corner of the village you can fight two ghosts at once.
web-learn-kind-move = You may move one tile or stay. Think of the ghosts that you reach from there, and of the villager who can help.
web-learn-kind-act = You may exorcise the ghosts next to you or ask the villager of your tile; with Heavenly Gust even both.
web-learn-kind-exorcise_ghosts = The roll is made: choose which ghosts go. Missing colours are paid with your Tao tokens.
web-learn-kind-end_turn = Your turn is almost over. Keep the Yin-Yang for a dark hour, and end your turn.
web-learn-kind-spirit_phase = Choose a growth, carry out its parts in any order, then play cards as far as your energy goes.
web-learn-kind-add_presence = New presence lies near the presence you have. Two in one land make a sacred site.
web-learn-kind-presence_source = Presence from the upper track brings energy, from the lower one more cards.
web-learn-kind-keep_card = Keep the card whose elements suit your innate power, or whose effect you like.
web-learn-kind-power_phase = Use your powers one by one: fast ones before the invaders act, slow ones afterwards.
web-learn-kind-target_land = Choose the land for this power. Look where the invaders will build or ravage next.
