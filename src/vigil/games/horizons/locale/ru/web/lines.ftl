line-hz-devouring_teeth_lurk_underfoot-strikes = Всё ещё голодно.
line-hz-devouring_teeth_lurk_underfoot-blight = Земля на вкус как пепел.
line-hz-devouring_teeth_lurk_underfoot-fear = Теперь они ступают тише.
line-hz-devouring_teeth_lurk_underfoot-hurt = Кто-то укусил в ответ.
line-hz-devouring_teeth_lurk_underfoot-dahan = Старые ноги знают, куда ступать.
line-hz-devouring_teeth_lurk_underfoot-city = Камень хрустит, как кость.

line-hz-eyes_watch_from_the_trees-strikes = Мы это видели. Теперь и они.
line-hz-eyes_watch_from_the_trees-blight = Одно дерево закрыло глаза.
line-hz-eyes_watch_from_the_trees-fear = Они чувствуют наш взгляд.
line-hz-eyes_watch_from_the_trees-hurt = Одним глазом меньше. Много осталось.
line-hz-eyes_watch_from_the_trees-dahan = Друзьям здесь факелы не нужны.
line-hz-eyes_watch_from_the_trees-city = Окна снова темны.

line-hz-fathomless_mud_of_the_swamp-strikes = Вниз. Медленно вниз.
line-hz-fathomless_mud_of_the_swamp-blight = Даже ил может болеть.
line-hz-fathomless_mud_of_the_swamp-fear = Теперь они проверяют каждый шаг.
line-hz-fathomless_mud_of_the_swamp-hurt = Лужа высохла. Дождь придёт.
line-hz-fathomless_mud_of_the_swamp-dahan = Тростник склоняется перед теми, кто просит.
line-hz-fathomless_mud_of_the_swamp-city = Тонет не хуже дерева.

line-hz-rising_heat_of_stone_and_sand-strikes = Почувствуйте полдень.
line-hz-rising_heat_of_stone_and_sand-blight = Это был не мой огонь.
line-hz-rising_heat_of_stone_and_sand-fear = Они ищут тень.
line-hz-rising_heat_of_stone_and_sand-hurt = Камень остыл. Ненадолго.
line-hz-rising_heat_of_stone_and_sand-dahan = Хороший бросок под жарким солнцем.
line-hz-rising_heat_of_stone_and_sand-city = Стены трещат там, где поёт песок.

line-hz-sun_bright_whirlwind-strikes = Поздно! Уже сделано!
line-hz-sun_bright_whirlwind-blight = Пыль. Не люблю пыль.
line-hz-sun_bright_whirlwind-fear = Они держатся за шляпы.
line-hz-sun_bright_whirlwind-hurt = Я был не там. Почти.
line-hz-sun_bright_whirlwind-dahan = Быстрее ветра! Почти.
line-hz-sun_bright_whirlwind-city = Столько крыш было. Мало осталось.
