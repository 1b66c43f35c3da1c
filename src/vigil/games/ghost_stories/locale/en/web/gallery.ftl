### Ghost Stories: choosing a Taoist, the side of the board, and the level.

web-gallery-taoists = Taoists
web-gallery-powers = Powers of the boards
web-gallery-levels = Levels

web-gallery-gs-yellow = The provider: more tokens for you, or weaker ghosts.
web-gallery-gs-blue = The busy one: more than one action in a turn.
web-gallery-gs-green = The favoured one: better dice and less to fear from curses.
web-gallery-gs-red = The traveller: always where needed, or brings a friend there.

web-gallery-gs-bottomless_pockets = Simple and always useful: a token every turn, saved for the ghost that matters.
web-gallery-gs-enfeeblement_mantra = Best on a strong ghost that several of you will fight, above all Wu-Feng.
web-gallery-gs-dance_of_the_spires = No haunter or villager is out of reach; good for a first game.
web-gallery-gs-dance_of_the_twin_winds = Brings a friend to a ghost they can beat. It needs another Taoist, so not for solo games.
web-gallery-gs-favourite_of_the_gods = Failed rolls get another try, curses too: the steadiest exorcist.
web-gallery-gs-strength_of_the_mountain = A fourth die for resistance 3 and 4, and no fear of tormentors.
web-gallery-gs-heavenly_gust = Help first, then exorcise: the token you just took can be spent at once.
web-gallery-gs-second_wind = Two attempts in a turn clear a crowded board; from a corner up to four ghosts.

web-gallery-gs-initiation = For learning: one more Qi, and one more tile before you lose.
web-gallery-gs-normal = The usual game, hard enough for most evenings.
web-gallery-gs-nightmare = Wu-Feng comes again and again; plan your tokens for each of his forms.
web-gallery-gs-hell = Nightmare without a Yin-Yang to save the day. For those who like to lose gloriously.
