### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = цвет своего поля
gs-note-family = { $dead ->
    [0] спасено { $saved } из { $size }
   *[other] спасено { $saved } из { $size }, погибло { $dead }
}

## Questions: before the game

gs-ask-save_before_game = { $who }, от имени группы: какого Жителя вы спасаете до начала игры?
gs-ask-first_artifact = { $who }, от имени группы: кому из Даосов достанется артефакт «{ $artifact }»?

## Questions: the yang phase

gs-ask-second_step = { $who }: куда вы делаете второй шаг?
gs-ask-school_colour = { $who }: призраков какого цвета вы изгоняете в Школе Конг-Фу?
gs-ask-school_ghosts = { $who }: какого призрака вы изгоняете в Школе Конг-Фу?

## Questions: artifacts

gs-ask-life_potion = { $who }: кому вы даёте Лечебное Зелье?
gs-ask-scroll_of_unity = { $who }, вас зовёт Свиток Единства: что вы делаете?
gs-ask-firework = { $who }: к какому тайлу вы обращаетесь с помощью Фейерверка?
gs-ask-vengeful_claw = { $who }: какой жетон Дао вы берёте благодаря Когтям Возмездия?
gs-ask-shield_of_time = { $who }, из колоды вышел призрак вашего цвета: { $ghost }. Прогнать его Щитом Времени?
gs-ask-armor_of_the_just = { $who }, призрак: { $ghost }. Отменить его левый камень Бронёй Справедливости?
gs-ask-inherit = { $who }: кому из Даосов вы оставляете артефакт «{ $artifact }»?

## Questions: deaths and their curses

gs-ask-devour = { $who }, от имени группы: кого из Жителей пожирает призрак?
gs-ask-kill_another = Проклятие семьи Сян. { $who }, от имени группы: кто погибает следующим?
gs-ask-give_up_tao = { $who }, от имени группы: из игры уходит { $tao }, а в банке его нет; кто из Даосов отдаст свой?
gs-ask-zhou_curse = { $who }, от имени группы: какое поле теряет 1 Чи из-за проклятия семьи Чжоу?

## Questions: rewards

gs-ask-wu_buddha = { $who }, от имени группы: на какое место для призрака вы ставите Будду?
gs-ask-share_tao = { $who }, от имени группы: кому из Даосов достанется { $tao }?
gs-ask-share_qi = { $who }, от имени группы: кому из Даосов достанется 1 Чи от семьи Ли?
gs-ask-group_crystal = { $who }, от имени группы: кто из Даосов получит Лунный Кристалл?

## Questions: the end of the turn

gs-ask-su_ling = { $who }, от имени группы: перед каким местом вы ставите Су-Лин?
gs-ask-su_ling_crystal = { $who }, от имени группы: принесёт ли Су-Лин Лунный Кристалл на Подставку рядом с собой?
gs-ask-barrier = { $who }, от имени группы: Мистическая Ограда, { $board }. Что вы делаете?
gs-ask-barrier_ghosts = { $who }, от имени группы: какого призрака изгоняет Мистическая Ограда?

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
gs-option-pass-barrier = Ничего не делать для этого поля
gs-option-pass-su_ling = Не переставлять Су-Лин
gs-option-pass-su_ling_crystal = Оставить Подставку пустой
gs-option-pass-vengeful_claw = Не брать жетон
gs-option-pass-wu_buddha = Не ставить Будду
gs-option-receptacle = Положить Лунный Кристалл на Подставку: { $tile }
gs-option-rise_and_escort = Встать и идти с Жителем { $villager }: { $tile }
gs-option-rise_and_go = Встать и идти: { $tile }
gs-option-roll = Бросить кубики Дао: { $ghosts }
gs-option-save = Спасти Жителя: { $villager }
gs-option-stand_up = Встать
gs-option-stop-barrier_ghosts = Больше никого не изгонять
gs-option-stop-school_ghosts = Больше никого не изгонять
gs-option-suffer = Оставить левый камень в силе
gs-option-tao-vengeful_claw = { $tao } (в банке { $supply })
gs-option-tile-scroll_of_unity = Идти: { $tile }
gs-option-tile-second_step = Идти дальше: { $tile }
gs-option-turn_away = Убрать его под низ колоды и взять новую карту
gs-option-villager = { $villager }
gs-option-villager-barrier = Вернуть Кристалл и спасти Жителя: { $villager }

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
gs-event-villager_turned_up = Открыт Житель: { $family } ({ $tile }).
gs-event-villager_escorted = { $who } ведёт с собой Жителя: { $family } ({ $start } → { $tile }).
gs-event-villager_fled = Житель бежит: { $family } ({ $start } → { $tile }).
gs-event-villager_saved = Житель спасён: { $family } ({ $tile }); всего спасено: { $saved }.
gs-event-family_saved = Спасена вся семья { $family }.
gs-event-villager_died = Житель погибает: { $family } ({ $tile }; { $why }); всего погибло: { $dead }.
gs-event-villager_revived = Житель возвращается к жизни: { $family } ({ $tile }).

## Events: curses of the families

gs-event-family_cursed = Проклятие семьи { $family }: { $curse }
gs-event-tao_removed = Из игры уходит { $colour }.
gs-event-incarnation_added = В игру входит ещё одно Воплощение: { $ghost }.
gs-event-bottom_card_removed = { $left ->
    [one] Нижняя карта колоды уходит неоткрытой; в колоде осталась { $left } карта.
    [few] Нижняя карта колоды уходит неоткрытой; в колоде остались { $left } карты.
   *[many] Нижняя карта колоды уходит неоткрытой; в колоде осталось { $left } карт.
}
gs-event-taoist_laid_down = { $who } сбит с ног ({ $why }).
gs-event-taoist_stood_up = { $who } встаёт.

## Events: the portal and Su-Ling

gs-event-portal_removed = Портал унесён: { $ghost }.
gs-event-su_ling_held = Су-Лин в плену: { $ghost }.
gs-event-su_ling_placed = Су-Лин встаёт перед местом: { $space }.
gs-event-su_ling_left-barrier = Су-Лин уходит в запас.
gs-event-su_ling_left-held = Су-Лин уводят с её камня.
gs-event-su_ling_left-incarnation = Су-Лин уступает место Воплощению и уходит в запас.
gs-event-stone_silenced = Перед Су-Лин призрак бездействует: { $ghost } ({ $ability }).

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who }: + Лунный Кристалл ({ $why }).
gs-event-no_crystal_left = { $who }: в запасе не осталось Лунных Кристаллов ({ $why }).
gs-event-crystal_spent = { $who }: − Лунный Кристалл (изгнание).
gs-event-crystal_placed = { $why } кладёт Лунный Кристалл на Подставку: { $tile }.
gs-event-crystal_placed-su_ling = Су-Лин приносит Лунный Кристалл на Подставку: { $tile }.
gs-event-crystal_placed-zhou = Для семьи Чжоу на Подставку кладут Лунный Кристалл: { $tile }.
gs-event-crystal_returned = Лунный Кристалл уходит с Подставки в запас: { $tile }.
gs-event-barrier_promised = В конце этого хода встанет Мистическая Ограда.
gs-event-barrier_began = Встаёт Мистическая Ограда.
gs-event-barrier_rolled = Мистическая Ограда, { $board }: { $faces }.
gs-event-barrier_ended = Мистическая Ограда исчезает.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } берёт артефакт: { $artifact }.
gs-event-artifact_used = { $who } использует артефакт: { $artifact }.
gs-event-ghost_turned_away = Щит Времени отправляет призрака под низ колоды: { $ghost }.
gs-event-stone_ignored = Броня Справедливости отменяет левый камень: { $ghost }.
gs-event-school_began = { $dice ->
    [0] { $who } проводит изгнание в Школе Конг-Фу без кубиков; цвет: { $shade }.
    [one] { $who } проводит изгнание в Школе Конг-Фу и бросает { $dice } кубик; цвет: { $shade }.
    [few] { $who } проводит изгнание в Школе Конг-Фу и бросает { $dice } кубика; цвет: { $shade }.
   *[many] { $who } проводит изгнание в Школе Конг-Фу и бросает { $dice } кубиков; цвет: { $shade }.
}
gs-event-buddha_set = Игроки ставят Будду: { $space }.
gs-event-tokens_returned = { $count ->
    [one] { $who } кладёт { $count } жетон Нейтральной Силы на центральный тайл.
    [few] { $who } кладёт { $count } жетона Нейтральной Силы на центральный тайл.
   *[many] { $who } кладёт { $count } жетонов Нейтральной Силы на центральный тайл.
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
gs-switch-M3 = Очки за прежние Воплощения дают только на Кошмарном и Адском уровнях; Воплощение, пришедшее со смертью Ву на других уровнях, очков не приносит.
    .other = Очки за прежние Воплощения дают на любом уровне, в том числе за пришедшее со смертью Ву.

## How the game ended

gs-loss-villagers_dead = Погибло двенадцать Жителей, деревня потеряна.

## Lines of the score

gs-score-saved_villagers = Спасённые Жители
gs-score-portal = Место Портала
