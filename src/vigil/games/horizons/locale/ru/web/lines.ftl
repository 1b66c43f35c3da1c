web-line-hz-devouring_teeth_lurk_underfoot-strikes = Всё ещё голодна.
web-line-hz-devouring_teeth_lurk_underfoot-blight = Земля на вкус как пепел.
web-line-hz-devouring_teeth_lurk_underfoot-fear = Теперь они ступают тише.
web-line-hz-devouring_teeth_lurk_underfoot-hurt = Кто-то укусил в ответ.
web-line-hz-devouring_teeth_lurk_underfoot-dahan = Старые ноги знают, куда ступать.
web-line-hz-devouring_teeth_lurk_underfoot-city = Камень хрустит, как кость.

web-line-hz-eyes_watch_from_the_trees-strikes = Мы это видели. Теперь и они.
web-line-hz-eyes_watch_from_the_trees-blight = Одно дерево закрыло глаза.
web-line-hz-eyes_watch_from_the_trees-fear = Они чувствуют наш взгляд.
web-line-hz-eyes_watch_from_the_trees-hurt = Одним глазом меньше. Много осталось.
web-line-hz-eyes_watch_from_the_trees-dahan = Друзьям здесь факелы не нужны.
web-line-hz-eyes_watch_from_the_trees-city = Окна снова темны.

web-line-hz-fathomless_mud_of_the_swamp-strikes = Вниз. Медленно вниз.
web-line-hz-fathomless_mud_of_the_swamp-blight = Даже ил может болеть.
web-line-hz-fathomless_mud_of_the_swamp-fear = Теперь они проверяют каждый шаг.
web-line-hz-fathomless_mud_of_the_swamp-hurt = Лужа высохла. Дождь придёт.
web-line-hz-fathomless_mud_of_the_swamp-dahan = Тростник склоняется перед теми, кто просит.
web-line-hz-fathomless_mud_of_the_swamp-city = Тонет не хуже дерева.

web-line-hz-rising_heat_of_stone_and_sand-strikes = Почувствуйте полдень.
web-line-hz-rising_heat_of_stone_and_sand-blight = Это был не мой огонь.
web-line-hz-rising_heat_of_stone_and_sand-fear = Они ищут тень.
web-line-hz-rising_heat_of_stone_and_sand-hurt = Камень остыл. Ненадолго.
web-line-hz-rising_heat_of_stone_and_sand-dahan = Хороший бросок под жарким солнцем.
web-line-hz-rising_heat_of_stone_and_sand-city = Стены трещат там, где поёт песок.

web-line-hz-sun_bright_whirlwind-strikes = Поздно! Уже сделано!
web-line-hz-sun_bright_whirlwind-blight = Пыль. Не люблю пыль.
web-line-hz-sun_bright_whirlwind-fear = Они держатся за шляпы.
web-line-hz-sun_bright_whirlwind-hurt = Я был не там. Почти.
web-line-hz-sun_bright_whirlwind-dahan = Быстрее ветра! Почти.
web-line-hz-sun_bright_whirlwind-city = Столько крыш было. Мало осталось.
