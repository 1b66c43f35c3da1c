### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = цвет своего поля
gs-note-family = { $dead ->
    [0] спасено { $saved } из { $size }
   *[other] спасено { $saved } из { $size }, погибло { $dead }
}

## Questions: before the game

gs-ask-save_before_game = Какого Жителя спасти до начала игры?
gs-ask-first_artifact = Кто берёт артефакт «{ $artifact }»?

## Questions: the yang phase

gs-ask-second_step = Куда дальше идёт { $who }?
gs-ask-school_colour = Призраков какого цвета изгоняет { $who }?
gs-ask-school_ghosts = Кого изгоняет { $who }?

## Questions: artifacts

gs-ask-life_potion = Кто получает Лечебное Зелье?
gs-ask-scroll_of_unity = Свиток Единства: что делает { $who }?
gs-ask-firework = Фейерверк: какой тайл поможет?
gs-ask-vengeful_claw = Когти Возмездия: какой жетон Дао берёт { $who }?
gs-ask-shield_of_time = { $name }: прогнать Щитом Времени?
gs-ask-armor_of_the_just = { $name }: отменить левый камень Бронёй Справедливости?
gs-ask-inherit = Кому оставить артефакт «{ $artifact }»?

## Questions: deaths and their curses

gs-ask-devour = Какого Жителя пожирает призрак?
gs-ask-kill_another = Проклятие Сян: кто погибает следующим?
gs-ask-give_up_tao = Кто отдаёт { $tao }?
gs-ask-zhou_curse = Проклятие Чжоу: какое поле теряет 1 Чи?

## Questions: rewards

gs-ask-wu_buddha = Куда поставить Будду?
gs-ask-share_tao = Кто получает { $tao }?
gs-ask-share_qi = Кто получает 1 Чи от семьи Ли?
gs-ask-group_crystal = Кто получает Лунный Кристалл?

## Questions: the end of the turn

gs-ask-su_ling = Где встаёт Су-Лин?
gs-ask-su_ling_crystal = Су-Лин кладёт на Подставку Лунный Кристалл?
gs-ask-barrier = Мистическая Ограда, { $board }: бросить кубики или спасти Жителя?
gs-ask-barrier_ghosts = Какого призрака изгоняет Мистическая Ограда?

## Questions to chance

gs-ask-portal = Подготовка: на каком тайле стоит Портал?
gs-ask-villager = Открывается Житель: из какой он семьи?
gs-ask-box_incarnation = Коробка: какое Воплощение входит в игру?

## Options

gs-option-artifact = Использовать артефакт: { $name }
gs-option-board-zhou_curse = { $name } (Чи: { $qi })
gs-option-colour = { $token ->
    [yes] { $colour }, за жетон Нейтральной Силы: { $ghosts }
   *[no] { $colour }: { $ghosts }
}
gs-option-escort = С Жителем { $villager }: { $tile }
gs-option-escort-move = Идти с Жителем { $villager }: { $tile }
gs-option-escort-scroll_of_unity = Идти с Жителем { $villager }: { $tile }
gs-option-escort-second_step = Идти дальше с Жителем { $villager }: { $tile }
gs-option-family = Житель: { $villager }
gs-option-family-villager = { $name }
gs-option-fetch = Идти за Жителем { $villager }: { $tile }
gs-option-ignore = Отменить левый камень
gs-option-keep-shield_of_time = Разместить этого призрака
gs-option-moon_crystal = Лунный Кристалл ({ $owner })
gs-option-pass-barrier = Пропустить это поле
gs-option-pass-su_ling = Не переставлять Су-Лин
gs-option-pass-su_ling_crystal = Оставить Подставку пустой
gs-option-pass-vengeful_claw = Не брать жетон
gs-option-pass-wu_buddha = Не ставить Будду
gs-option-receptacle = Заполнить Подставку: { $tile }
gs-option-rise_and_escort = Встать и идти с Жителем { $villager }: { $tile }
gs-option-rise_and_go = Встать и идти: { $tile }
gs-option-roll = Бросить кубики Дао: { $ghosts }
gs-option-save = Спасти Жителя: { $villager }
gs-option-stand_up = Встать
gs-option-stop-barrier_ghosts = Закончить изгнание
gs-option-stop-school_ghosts = Закончить изгнание
gs-option-suffer = Оставить левый камень в силе
gs-option-tao-vengeful_claw = { $tao } (в банке { $supply })
gs-option-tile-scroll_of_unity = Идти: { $tile }
gs-option-tile-second_step = Идти дальше: { $tile }
gs-option-turn_away = Убрать под колоду и взять новую
gs-option-villager = { $villager }
gs-option-villager-barrier = Вернуть Кристалл, спасти: { $villager }

## Choices that were made, as nouns

gs-choice-artifact = «{ $name }»
gs-choice-colour = выбор цвета
gs-choice-escort = переход на тайл «{ $tile }»
gs-choice-family = выбор Жителя
gs-choice-fetch = переход на тайл «{ $tile }»
gs-choice-ignore = решение о левом камне
gs-choice-moon_crystal = Лунный Кристалл
gs-choice-receptacle = Лунный Кристалл
gs-choice-rise_and_escort = переход на тайл «{ $tile }»
gs-choice-rise_and_go = переход на тайл «{ $tile }»
gs-choice-roll = бросок кубиков Дао
gs-choice-save = спасение Жителя
gs-choice-stand_up = решение встать
gs-choice-suffer = решение о левом камне
gs-choice-tile-scroll_of_unity = переход на тайл «{ $tile }»
gs-choice-tile-second_step = переход на тайл «{ $tile }»
gs-choice-turn_away = решение о взятой карте
gs-choice-villager = выбор Жителя

## Events: villagers

gs-event-portal_laid = Портал стоит на тайле: { $tile }.
gs-event-villager_turned_up = Появляется Житель { $family }: { $tile }.
gs-event-villager_escorted = { $who } ведёт Жителя { $family }: { $tile }.
gs-event-villager_fled = Житель { $family } бежит: { $tile }.
gs-event-villager_saved = Житель { $family } спасён: всего { $saved }.
gs-event-family_saved = Спасена вся семья { $family }.
gs-event-villager_died = Житель { $family } погибает ({ $why }): всего { $dead }.
gs-event-villager_revived = Житель { $family } возвращается к жизни.

## Events: curses of the families

gs-event-family_cursed = Проклятие семьи { $family }: { $curse }.
gs-event-tao_removed = Из игры уходит { $colour }.
gs-event-incarnation_added = { $ghost } входит в игру.
gs-event-bottom_card_removed = { $left ->
    [one] Нижняя карта уходит из колоды; осталась { $left } карта.
    [few] Нижняя карта уходит из колоды; остались { $left } карты.
   *[many] Нижняя карта уходит из колоды; осталось { $left } карт.
}
gs-event-taoist_laid_down = { $who } падает ({ $why }).
gs-event-taoist_stood_up = { $who } встаёт.

## Events: the portal and Su-Ling

gs-event-portal_removed = { $ghost } уносит Портал.
gs-event-su_ling_held = { $ghost } берёт Су-Лин в плен.
gs-event-su_ling_placed = Су-Лин встаёт напротив тайла: { $faced }.
gs-event-su_ling_left-barrier = Су-Лин уходит в запас.
gs-event-su_ling_left-held = Су-Лин уводят с её камня.
gs-event-su_ling_left-incarnation = Су-Лин уступает место Воплощению.
gs-event-stone_silenced = Су-Лин усмиряет призрака: { $ghost }.

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who } получает Лунный Кристалл ({ $why }).
gs-event-no_crystal_left = { $who } не получает Лунный Кристалл: запас пуст.
gs-event-crystal_spent = { $who } тратит Лунный Кристалл (изгнание).
gs-event-crystal_placed = { $why } заполняет Подставку: { $tile }.
gs-event-crystal_placed-su_ling = Су-Лин заполняет Подставку: { $tile }.
gs-event-crystal_placed-zhou = Семья Чжоу заполняет Подставку: { $tile }.
gs-event-crystal_returned = Лунный Кристалл уходит с Подставки: { $tile }.
gs-event-barrier_promised = В конце этого хода встанет Мистическая Ограда.
gs-event-barrier_began = Встаёт Мистическая Ограда.
gs-event-barrier_rolled = Мистическая Ограда, { $board }: { $faces }.
gs-event-barrier_ended = Мистическая Ограда исчезает.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } берёт артефакт: { $artifact }.
gs-event-artifact_used = { $who } использует артефакт: { $artifact }.
gs-event-ghost_turned_away = Щит Времени отправляет призрака под колоду: { $ghost }.
gs-event-stone_ignored = Броня Справедливости отменяет левый камень: { $ghost }.
gs-event-school_began = { $dice ->
    [0] { $who } проводит изгнание без кубиков; цвет: { $shade }.
    [one] { $who } проводит изгнание и бросает { $dice } кубик; цвет: { $shade }.
    [few] { $who } проводит изгнание и бросает { $dice } кубика; цвет: { $shade }.
   *[many] { $who } проводит изгнание и бросает { $dice } кубиков; цвет: { $shade }.
}
gs-event-buddha_set = Игроки ставят Будду. Напротив: { $faced }.
gs-event-tokens_returned = { $count ->
    [one] { $who } возвращает { $count } жетон Нейтральной Силы.
    [few] { $who } возвращает { $count } жетона Нейтральной Силы.
   *[many] { $who } возвращает { $count } жетонов Нейтральной Силы.
}

## Why something happened

gs-why-barrier = Мистическая Ограда
gs-why-cannot_flee = бежать некуда
gs-why-devour = пожран призраком
gs-why-devourer = Пожиратель
gs-why-family = дар семьи
gs-why-haunted = вместо захвата тайла
gs-why-hua = проклятие семьи Хуа
gs-why-kill_another = проклятие семьи Сян
gs-why-roots = корни
gs-why-sheng = проклятие семьи Шэн
gs-why-villager = проклятие семьи

## Readings that can be switched: the value is the default

gs-switch-W1 = С помощью «Танца с Выпадом» сбитый с ног Даос может встать и перейти на один тайл.
    .other = После проклятия семьи Хуа сбитому с ног Даосу встать и перейти на один тайл помогает «Танец Двух Ветров».
gs-switch-W4 = Броня Справедливости действует в ход своего владельца, на каком бы поле ни был призрак.
    .other = Броня Справедливости действует на призраков с поля своего владельца, чей бы ни был ход.
gs-switch-W5 = В одиночной игре Свиток Единства приносит Даосу жетоны Нейтральной Силы с центрального тайла.
    .other = В одиночной игре Свиток Единства уносит жетоны Нейтральной Силы от Даоса на центральный тайл.
gs-switch-W7 = За спасённых Жителей и место Портала очки даются и при победе, и при поражении.
    .other = За спасённых Жителей и место Портала очки даются только при победе.
gs-switch-M1 = Когда из колоды призраков уходит нижняя карта, Воплощения остаются: уходит самый нижний призрак.
    .other = Когда из колоды призраков уходит нижняя карта, это может быть и Воплощение; изгонять его тогда не нужно.
gs-switch-M2 = Сбитый с ног Даос, которого зовёт Свиток Единства, может только встать.
    .other = Сбитый с ног Даос, которого зовёт Свиток Единства, встаёт и приходит.
gs-switch-M3 = Очки за предыдущие Воплощения дают только на Кошмарном и Адском уровнях; Воплощение, пришедшее со смертью Ву на других уровнях, очков не приносит.
    .other = Очки за предыдущие Воплощения дают на любом уровне, в том числе за пришедшее со смертью Ву.

## How the game ended

gs-loss-villagers_dead = Погибло двенадцать Жителей, деревня потеряна.

## Lines of the score

gs-score-saved_villagers = Спасённые Жители
gs-score-portal = Место Портала

## Danger

gs-danger-villagers_dead = Двенадцатая смерть на пороге
    .way = Остановите Пожирателя или спасайте Жителей.
