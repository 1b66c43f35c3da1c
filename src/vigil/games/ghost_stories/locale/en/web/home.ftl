### Ghost Stories: on the first page and in the form for a new table.

## Games

web-home-game-ghost_stories = Ghost Stories
web-home-game-white_moon = Ghost Stories: White Moon
web-home-about-ghost_stories = Taoists defend a village of nine tiles against Wu-Feng and his ghosts.
web-home-about-white_moon = The expansion: villagers to save, a portal, Su-Ling and her moon crystals.
web-home-people-ghost_stories = 1–4
web-home-people-white_moon = 1–4
web-home-time-ghost_stories = 45–60 min
web-home-time-white_moon = 60–75 min

## A new table

web-home-any-gs = Any Taoist
web-home-pick-gs = Board of seat { $number }
web-home-choice-edition = Edition
web-home-choice-options-portal = Place of the portal
web-home-choice-options-village = Tiles of the village
web-home-choice-options-incarnations = Incarnations
web-home-choice-black_tao = Start with a black Tao token
web-home-value-options-portal-centre = centre
web-home-value-options-portal-edge = edge (harder)
web-home-value-options-portal-corner = corner (hardest)
web-home-value-options-village-first_games = for first games
web-home-value-options-village-random = random
web-home-value-options-incarnations-mixed = all mixed
web-home-value-options-incarnations-new = new ones only
web-home-value-options-incarnations-base = those of the base game
