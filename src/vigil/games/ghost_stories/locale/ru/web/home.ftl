### Ghost Stories: on the first page and in the form for a new table.

## Games

web-home-game-ghost_stories = Истории с призраками
web-home-game-white_moon = Истории с призраками: Белая Луна
web-home-about-ghost_stories = Даосы защищают деревню из девяти тайлов от Ву-Фенга и его призраков.
web-home-about-white_moon = Дополнение: Жители, которых надо спасти, Портал, Су-Лин и Лунные Кристаллы.
web-home-people-ghost_stories = 1–4
web-home-people-white_moon = 1–4
web-home-time-ghost_stories = 45–60 мин
web-home-time-white_moon = 60–75 мин

## A new table

web-home-any-gs = Любой Даос
web-home-pick-gs = Поле места { $number }
web-home-choice-edition = Издание
web-home-choice-options-portal = Место Портала
web-home-choice-options-village = Тайлы деревни
web-home-choice-options-incarnations = Воплощения
web-home-choice-black_tao = Начать с чёрным жетоном Дао
web-home-value-options-portal-centre = центр
web-home-value-options-portal-edge = край (сложнее)
web-home-value-options-portal-corner = угол (сложнее всего)
web-home-value-options-village-first_games = для первых игр
web-home-value-options-village-random = случайные
web-home-value-options-incarnations-mixed = все вместе
web-home-value-options-incarnations-new = только новые
web-home-value-options-incarnations-base = только из базовой игры
