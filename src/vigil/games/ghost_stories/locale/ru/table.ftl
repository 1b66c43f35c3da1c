### Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-space = { $board }, { $facing }
gs-needed = { $colour } × { $count }
gs-needed-less = на { $count } меньше в одном цвете на выбор
gs-lacking = { $needed } ({ $ghost })
gs-lacking-tokens = { $needed } ({ $ghost }, кубики не считаются)
gs-resistance = Сопротивляемость: { $needed }.
gs-stone-left = Левый камень. { $ability }: { $text }
gs-stone-middle = Центральный камень. { $ability }: { $text }
gs-stone-right = Правый камень. { $ability }: { $text }
gs-note-buddha = Будда
gs-note-dead = погиб
gs-note-haunted = тайл захвачен
gs-note-qi = Чи: { $qi }
gs-note-resistance = сопротивляемость: { $needed }

## Questions: the yang phase

gs-ask-move = Куда идёт { $who }?
gs-ask-act = { $acting ->
    [first] Что делает { $who }?
    [again] Ещё одно действие: что делает { $who }?
   *[done] Что-нибудь ещё в этот ход?
}
gs-ask-end_turn = Что-нибудь ещё в этот ход?
gs-ask-pick_up_tokens = Сколько жетонов Нейтральной Силы берёт { $who }?
gs-ask-yin_yang = Ради какого тайла { $who } тратит Инь-Ян?
gs-ask-mantra = На какого призрака наложить Ослабляющую Мантру?
gs-ask-twin_winds_taoist = Танец Двух Ветров: какого Даоса сдвинуть?
gs-ask-twin_winds_tile = Куда идёт { $taoist }?

## Questions: exorcism

gs-ask-mantra_colour = { $name }: какой цвет ослабляет Мантра?
gs-ask-reroll_tao = Какие кубики перебросить?
gs-ask-exorcise_ghosts = Кого изгоняет { $who }?
gs-ask-spend_tao = Какой жетон тратит { $who }?
gs-ask-reroll_curse = На кубике Проклятия выпало «{ $face }». Перебросить?
gs-ask-take_tao = Какой жетон Дао берёт { $who }?
gs-ask-reward = Какую награду берёт { $who }?
gs-ask-group_qi = Кто получает Чи?
gs-ask-group_yin_yang = Кто возвращает себе Инь-Ян?

## Questions: ghosts and losses

gs-ask-place_ghost = Где появляется призрак: { $name }?
gs-ask-discard_tao = Какой жетон Дао сбрасывает { $who }?
gs-ask-discard_tao-ghost = { $name }: какой жетон Дао сбрасывает { $who }?
gs-ask-bear_qi_loss = Кто теряет 1 Чи вместо поля ({ $board })?

## Questions: villagers

gs-ask-revive = Кто возвращается к жизни?
gs-ask-restore_tile = Какой захваченный тайл освободить?
gs-ask-sorcery = Какого призрака убирает Колдун?
gs-ask-watch_board = На каком поле Ночной Дозор прогоняет Обитателей?
gs-ask-set_circle = Какой жетон Дао положить на Молитвенный Круг?
gs-ask-move_ghost = Какого призрака уносит Небесный Ветер?
gs-ask-move_ghost_to = Куда перенести призрака: { $name }?
gs-ask-carry_taoist = Какого Даоса переносит Небесный Ветер?
gs-ask-carry_taoist_to = Куда перенести: { $taoist }?

## Questions to chance

gs-ask-tao_die = Кубик Дао: какая грань выпала?
gs-ask-curse_die = Кубик Проклятия, { $name }: какая грань выпала?
gs-ask-curse_die-tile = Кубик Проклятия, { $tile }: какая грань выпала?
gs-ask-ghost_card = Колода призраков: какая карта вышла?
gs-ask-seat = Подготовка: где садится следующий игрок?
gs-ask-board_colour = Подготовка: какого цвета следующее поле?
gs-ask-board_power = Подготовка: какая сила у следующего поля?
gs-ask-village_tile = Подготовка: какой тайл деревни следующий?
gs-ask-first_player = Подготовка: кто начинает?

## Options

gs-option-board = { $name }
gs-option-both = Изгнать обоих: { $ghosts }
gs-option-card = { $name }
gs-option-curse = { $name }
gs-option-end = Закончить ход
gs-option-exorcise = Изгнать: { $ghosts }
gs-option-face = { $name }
gs-option-ghost = { $ghost }
gs-option-help = Попросить о помощи: { $tile }
gs-option-keep = Оставить бросок
gs-option-pass = Готово
gs-option-pass-carry_taoist = Оставить Даосов на месте
gs-option-pass-move_ghost = Оставить призраков на месте
gs-option-power = { $own ->
    [yes] Применить свою силу: { $power }
    [paid] Применить заимствованную силу: { $power }
   *[no] Потратить жетон Нейтральной Силы: { $power }
}
gs-option-power-board_power = { $power }
gs-option-qi = 1 Чи
gs-option-reroll-reroll_curse = Перебросить кубик Проклятия
gs-option-reroll-reroll_tao = Перебросить: { $face }
gs-option-seat = { $name }
gs-option-side = { $name }
gs-option-space = { $space }
gs-option-space-act = Поставить Будду и закончить действия: { $space }
gs-option-space-end_turn = Поставить Будду: { $space }
gs-option-stay = Остаться здесь: { $tile }
gs-option-stop-exorcise_ghosts = Не изгонять никого
gs-option-stop-reroll_tao = Остальные оставить
gs-option-tao-discard_tao = { $tao } (у вас { $held })
gs-option-tao-mantra_colour = { $colour }
gs-option-tao-set_circle = { $tao } (в банке { $supply })
gs-option-tao-spend_tao = { $tao } ({ $owner })
gs-option-tao-take_tao = { $tao } (в банке { $supply })
gs-option-taoist = { $taoist }
gs-option-tile = { $tile }
gs-option-tile-move = Идти: { $tile }
gs-option-tile-yin_yang = { $haunted ->
    [yes] Освободить: { $tile }
   *[no] Попросить о помощи: { $tile }
}
gs-option-tokens = { $count ->
    [0] Оставить жетоны Нейтральной Силы
    [one] Взять { $count } жетон Нейтральной Силы
    [few] Взять { $count } жетона Нейтральной Силы
   *[many] Взять { $count } жетонов Нейтральной Силы
}
gs-option-village = { $name }
gs-option-yin_yang = Потратить Инь-Ян
gs-option-yin_yang-reward = Вернуть Инь-Ян

## Choices that were made, as nouns

gs-choice-board = выбор поля
gs-choice-both = изгнание
gs-choice-end = конец хода
gs-choice-exorcise = изгнание
gs-choice-ghost = выбор призрака
gs-choice-ghost-exorcise_ghosts = изгнание
gs-choice-help = просьба о помощи
gs-choice-keep = решение оставить бросок
gs-choice-pass = пас
gs-choice-power = «{ $power }»
gs-choice-qi = Чи
gs-choice-reroll = переброс
gs-choice-space = выбор места
gs-choice-space-act = Будда
gs-choice-space-end_turn = Будда
gs-choice-space-place_ghost = выбор места для призрака
gs-choice-stay = решение остаться на месте
gs-choice-stop = решение остановиться
gs-choice-tao = { $tao }
gs-choice-taoist = выбор Даоса
gs-choice-tile = выбор тайла «{ $tile }»
gs-choice-tile-move = переход на тайл «{ $tile }»
gs-choice-tokens = жетоны Нейтральной Силы
gs-choice-yin_yang = Инь-Ян

## Coming up

gs-outlook = До вашего следующего хода
gs-herbs = { $count ->
    [1] жетон нужного цвета
   *[other] два таких
}
gs-herbs-of = { $count ->
    [1] нужный жетон ({ $colours })
   *[other] два одного цвета ({ $colours })
}
gs-chance-alone = { $things } { $alone }
gs-chance-helped = { $things } { $alone }, { $helped } { $tokens ->
    [one] с одним жетоном Дао
   *[other] с жетонами Дао, до { $tokens }
}
gs-chance-immune_to_dice = { $things }: шансов нет, кубики не считаются, подходящих жетонов нет
gs-chance-too_strong = { $things }: шансов нет
gs-chance-unreachable = { $things }: сейчас изгнать нельзя

## Events: turns and phases

gs-event-turn_began = Ход { $turn }: { $who }.

## Events: ghosts

gs-event-ghost_drawn = { $left ->
    [one] Из колоды: { $ghost }; осталась { $left } карта.
    [few] Из колоды: { $ghost }; остались { $left } карты.
   *[many] Из колоды: { $ghost }; осталось { $left } карт.
}
gs-event-no_card_left = Колода призраков пуста: призрак не появляется.
gs-event-ghost_placed = Призрак появляется: { $ghost }. Напротив: { $faced }.
gs-event-ghost_moved = Призрак меняет место: { $ghost }. Напротив: { $faced }.
gs-event-ghost_discarded = Призрак сброшен: { $ghost } ({ $why }).
gs-event-ghost_discarded-buddha = Будда уничтожает призрака: { $ghost }.
gs-event-ghost_discarded-exorcised = Призрак изгнан: { $ghost }.
gs-event-ghost_exposed = { $ghost } встречает Будду: теперь можно изгнать.
gs-event-die_captured = Призрак захватывает кубик Дао: { $ghost }.
gs-event-tao_blocked = Призрак блокирует все жетоны Дао: { $ghost }.
gs-event-power_blocked = Сила заблокирована: { $board } ({ $ghost }).
gs-event-all_powers_blocked = Силы всех полей заблокированы: { $ghost }.
    .first_print = Силы полей всех игроков заблокированы: { $ghost }.
gs-event-haunter_advanced = Обитатель выходит на первый камень: { $ghost }.
gs-event-haunter_advanced-fast = Обитатель сразу встаёт на первый камень: { $ghost }.
gs-event-haunter_struck = Обитатель захватывает тайл и возвращается на карту: { $ghost }.
gs-event-haunters_driven_back = Ночной Дозор прогоняет всех Обитателей: { $board }.

## Events: the village

gs-event-tile_haunted = Тайл захвачен: { $tile } ({ $why }).
gs-event-tile_restored = Тайл освобождён: { $tile }.
gs-event-nothing_to_haunt = В ряду больше нечего захватывать ({ $why }).
    .first_print = Ни один тайл не захвачен ({ $why }).
gs-event-villager_asked = { $who } просит о помощи: { $tile }.
gs-event-taoist_moved = { $who }: { $start } → { $tile } ({ $why }).
gs-event-taoist_moved-move = { $who } идёт: { $start } → { $tile }.
gs-event-circle_set = Молитвенный Круг: { $colour }.
gs-event-circle_cleared = Молитвенный Круг очищен: { $colour }.

## Events: Qi, life and death

gs-event-qi_lost = { $who } теряет 1 Чи ({ $why }): осталось { $qi }.
gs-event-qi_lost-curse = { $who }: осталось { $qi } Чи.
gs-event-qi_gained = { $who } получает 1 Чи ({ $why }): теперь { $qi }.
gs-event-no_qi_left = { $who } не получает Чи: банк пуст.
gs-event-board_haunted = Чи больше нет, поле занято призраками: { $board }.
gs-event-taoist_died = { $who } погибает.
gs-event-taoist_revived = { $who } возвращается к жизни, Чи: { $qi }.

## Events: tokens and Buddhas

gs-event-tao_gained = { $who } получает { $colour } ({ $why }).
gs-event-tao_lost = { $who } теряет { $colour } ({ $why }).
gs-event-tao_lost-exorcism = { $who } тратит { $colour }.
gs-event-yin_yang_spent = { $who } тратит Инь-Ян.
gs-event-yin_yang_gained = { $who } возвращает себе Инь-Ян ({ $why }).
gs-event-power_used = { $who } применяет силу: { $power }.
gs-event-power_borrowed = { $who } тратит жетон и заимствует силу: { $lender }.
gs-event-tokens_taken = { $count ->
    [one] { $who } берёт { $count } жетон Нейтральной Силы.
    [few] { $who } берёт { $count } жетона Нейтральной Силы.
   *[many] { $who } берёт { $count } жетонов Нейтральной Силы.
}
gs-event-buddha_taken = { $who } берёт фигурку Будды.
gs-event-buddha_placed = { $taoist } ставит Будду. Напротив: { $faced }.
gs-event-buddha_returned = Будда возвращается в Буддийский Храм.
    .white_moon = Будда покидает своё место.
gs-event-mantra_set = Мантра ослабляет призрака: { $ghost }.
gs-event-mantra_returned-blocked = Мантра снята: её сила заблокирована.
gs-event-mantra_returned-discarded = Мантра снова свободна: её призрак покинул игру.

## Events: dice and exorcism

gs-event-exorcism_began = { $dice ->
    [0] { $who } проводит изгнание без кубиков.
    [one] { $who } проводит изгнание и бросает { $dice } кубик.
    [few] { $who } проводит изгнание и бросает { $dice } кубика.
   *[many] { $who } проводит изгнание и бросает { $dice } кубиков.
}
gs-event-exorcism_failed = Изгнание не удалось.
gs-event-exorcism_failed-lacking = Изгнание не удалось, не хватает: { $lacking }.
gs-event-tao_rolled = { $who } бросает кубики: { $faces }.
gs-event-tao_rerolled = Переброс: { $dice } → { $faces }.
gs-event-curse_rolled = { $who } бросает кубик Проклятия ({ $cause }): { $face }.
gs-event-curse_rerolled = { $who } перебрасывает кубик Проклятия ({ $cause }): { $face }.
gs-event-curse_due = { $who } бросает кубик Проклятия: риск 4 из 6.
gs-event-effect_due = { $parts }
gs-event-ghost_due = Следующий призрак: { $odds }.
gs-event-curse_spared = { $who } не бросает кубик Проклятия (Сила Гор).

## Why something happened

gs-why-buddha = Будда
gs-why-curse = проклятие
gs-why-entry = появление призрака
gs-why-exorcism = изгнание
gs-why-full_board = поле заполнено
gs-why-ghost = призрак
gs-why-haunter = Обитатель
gs-why-incarnation = изгнано Воплощение
gs-why-no_space = нет места для призрака
gs-why-reward = награда
gs-why-yin_yang = Инь-Ян

## The end

gs-ending-win = Победа! { $reason } Счёт: { $score }.
gs-ending-loss = Поражение. { $reason } Счёт: { $score }.

## Danger: what comes if no one stops it, and what can

gs-danger-taoists_dead = Последний Даос вот-вот погибнет
    .way = Освободите место на поле или получите Чи.
gs-danger-village_haunted = Деревня падёт на следующем ходу
    .way = Остановите Обитателя или освободите тайл.
gs-danger-deck_empty = Колода кончится на следующем ходу
    .way = Успейте изгнать Воплощение.
gs-danger-line_haunted = Ряд падёт на следующем ходу
    .way = Остановите Обитателя или освободите тайл ряда.
gs-danger-taoist_died = Даос погибнет до вашего хода
    .way = Освободите место на поле или получите Чи.
