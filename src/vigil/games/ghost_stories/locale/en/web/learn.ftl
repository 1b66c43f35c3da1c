### Ghost Stories: the guided first game.

## The page

web-learn-about-ghost_stories = One turn of a Taoist alone in the village: a ghost arrives, you fight it with dice and tokens, and a villager helps.

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

## Beside the path, by the kind of the question

web-learn-kind-place_ghost = The ghost may lie on any of these spaces. At a corner of the village you can fight two ghosts at once.
web-learn-kind-move = You may move one tile or stay. Think of the ghosts that you reach from there, and of the villager who can help.
web-learn-kind-act = You may exorcise the ghosts next to you or ask the villager of your tile; with Heavenly Gust even both.
web-learn-kind-exorcise_ghosts = The roll is made: choose which ghosts go. Missing colours are paid with your Tao tokens.
web-learn-kind-end_turn = Your turn is almost over. Keep the Yin-Yang for a dark hour, and end your turn.
