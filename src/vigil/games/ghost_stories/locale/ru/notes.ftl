### Ghost Stories: what options bring about, in a few words.

## What the villagers' help brings

gs-brings-cemetery = оживляет Даоса; затем кубик Проклятия
gs-brings-taoist_altar = освобождает тайл; приходит призрак
gs-brings-herbalist = 2 кубика Дао: жетоны их цветов
gs-brings-sorcerers_hut = убирает призрака за 1 Чи
gs-brings-buddhist_temple = даёт Будду
gs-brings-night_watchman = прогоняет Обитателей одного поля
gs-brings-circle_of_prayer = ослабляет призраков одного цвета
gs-brings-pavilion = переносит призрака, потом Даоса
gs-brings-tea_house = 1 Чи и 1 жетон Дао; приходит призрак
gs-brings-kung_fu_school = один бросок против призраков одного цвета

## What powers and artifacts bring

gs-brings-bottomless_pockets = 1 жетон Дао на выбор
gs-brings-enfeeblement_mantra = призрак слабее на 1
gs-brings-dance_of_the_spires = идти на любой тайл
gs-brings-dance_of_the_twin_winds = другой Даос идёт на соседний тайл
gs-brings-favourite_of_the_gods = позволяет перебросить кубики
gs-brings-strength_of_the_mountain = 4-й кубик Дао; без кубика Проклятия
gs-brings-heavenly_gust = и помощь, и изгнание
gs-brings-second_wind = то же действие ещё раз
gs-brings-life_potion = 1 Чи или оживляет Даоса
gs-brings-moon_dust = 1 Лунный Кристалл
gs-brings-scroll_of_unity = остальные могут прийти к вам
gs-brings-firework = помощь любого активного тайла

## What a whole family brings

gs-brings-long = { gs-artifact-life_potion }
gs-brings-chang = { gs-artifact-moon_dust }
gs-brings-teng = { gs-artifact-scroll_of_unity }
gs-brings-weng = { gs-artifact-firework }
gs-brings-miao = { gs-artifact-shield_of_time }
gs-brings-sheng = { gs-artifact-vengeful_claw }
gs-brings-sun = { gs-artifact-armor_of_the_just }
gs-brings-hua = { gs-artifact-divine_sword }
gs-brings-wu = Будда на любое пустое место
gs-brings-xiang = жетон Дао каждого цвета
gs-brings-li = 3 Чи на всех
gs-brings-zhou = Мистическая Ограда

## What a death in a family brings

gs-cursed-long = из игры уйдёт зелёный жетон Дао
gs-cursed-chang = из игры уйдёт красный жетон Дао
gs-cursed-teng = из игры уйдёт жёлтый жетон Дао
gs-cursed-weng = из игры уйдёт синий жетон Дао
gs-cursed-wu = в игру войдёт ещё одно Воплощение
gs-cursed-miao = из игры уйдёт чёрный жетон Дао
gs-cursed-xiang = погибнет ещё один Житель
gs-cursed-sheng = тайл будет захвачен
gs-cursed-sun = придёт призрак
gs-cursed-li = нижняя карта уйдёт из колоды
gs-cursed-zhou = одно поле потеряет 1 Чи
gs-cursed-hua = действующий Даос будет сбит с ног

## What else an option means

gs-note-curse-odds = проклятие: 4 шанса из 6
gs-note-strength-afar = только для помощи через Инь-Ян
gs-note-no-help = здесь помощи нет
gs-note-helps-again = его житель снова сможет помочь
gs-note-yin_yang = помощь любого тайла
gs-note-yin_yang-haunted = помощь любого тайла или освобождение
gs-note-fills = заполнит поле
gs-note-beside = рядом { $taoists }
gs-note-aftermath = затем: { $stones }
gs-note-catches = Будда уничтожит призрака
gs-note-entry = сразу захватит: { $tile }
gs-note-entry-kills = сразу погибнут Жители: { $tile }
gs-note-threat = { $turns ->
    [1] захватит на следующем ходу: { $tile }
    [few] захватит через { $turns } хода: { $tile }
   *[many] захватит через { $turns } ходов: { $tile }
}
gs-note-then-left = останется { $count }
gs-note-then-held = у вас станет { $count }
gs-note-weakens = { $count ->
    [0] таких призраков в игре нет
    [one] ослабит { $count } призрака
   *[other] ослабит { $count } призраков
}
gs-note-drives-back = { $count ->
    [one] вернётся { $count } фигурка
    [few] вернутся { $count } фигурки
   *[many] вернётся { $count } фигурок
}
gs-note-silences = не действует: { $abilities }
gs-note-portal = там Портал
gs-note-whole-family = за всю семью: { $reward }
gs-note-completes = семья спасена: { $reward }
gs-note-receptacles = заполнит Подставок: { $count } из 4
gs-note-dies = погибнет

## What an answer does, in figures

gs-does-won = победа
gs-does-lost = поражение
gs-does-gone = { $count ->
    [one] уйдёт { $count } призрак
    [few] уйдут { $count } призрака
   *[many] уйдёт { $count } призраков
}
gs-does-restored = { $count ->
    [one] освободится { $count } тайл
    [few] освободятся { $count } тайла
   *[many] освободится { $count } тайлов
}
gs-does-revived = { $count ->
    [one] вернётся { $count } Даос
    [few] вернутся { $count } Даоса
   *[many] вернётся { $count } Даосов
}
gs-does-saved = { $count ->
    [one] будет спасён { $count } Житель
    [few] будут спасены { $count } Жителя
   *[many] будет спасено { $count } Жителей
}
gs-does-qi = +{ $count } Чи
gs-does-tao = +{ $count } Дао
gs-does-crystals = { $count ->
    [one] +{ $count } Лунный Кристалл
    [few] +{ $count } Лунных Кристалла
   *[many] +{ $count } Лунных Кристаллов
}
gs-does-yin_yang = +{ $count } Инь-Ян
gs-does-buddha =
    { $count ->
        [one] +{ $count } Будда
        [few] +{ $count } Будды
       *[many] +{ $count } Будд
    }
gs-does-died = { $count ->
    [one] погибнет { $count } Даос
    [few] погибнут { $count } Даоса
   *[many] погибнет { $count } Даосов
}
gs-does-haunted = { $count ->
    [one] будет захвачен { $count } тайл
    [few] будут захвачены { $count } тайла
   *[many] будет захвачено { $count } тайлов
}
gs-does-killed = { $count ->
    [one] погибнет { $count } Житель
    [few] погибнут { $count } Жителя
   *[many] погибнет { $count } Жителей
}
gs-does-qi_lost = −{ $count } Чи
gs-does-tao_lost = −{ $count } Дао
gs-does-tao_spent = { $count ->
    [one] будет потрачен { $count } жетон Дао
    [few] будут потрачены { $count } жетона Дао
   *[many] будет потрачено { $count } жетонов Дао
}
gs-does-crystals_spent = { $count ->
    [one] будет потрачен { $count } Лунный Кристалл
    [few] будут потрачены { $count } Лунных Кристалла
   *[many] будет потрачено { $count } Лунных Кристаллов
}
gs-does-ghosts = { $count ->
    [one] придёт { $count } призрак
    [few] придут { $count } призрака
   *[many] придёт { $count } призраков
}
