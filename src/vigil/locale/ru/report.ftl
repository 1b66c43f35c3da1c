### Отчёт после игры.

report-title = Отчёт: { $game }
report-so-far = Игра ещё не окончена; вот что произошло до сих пор.
report-played = { $game ->
    [horizons] { $turns ->
        [one] { $turns } раунд
        [few] { $turns } раунда
       *[many] { $turns } раундов
    }
   *[other] { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
}, { $plies ->
    [one] { $plies } ответ
    [few] { $plies } ответа
   *[many] { $plies } ответов
}
report-turn = { $game ->
    [horizons] Раунд { $turn }
   *[other] Ход { $turn }
}
report-now = Сейчас

## Заголовки

report-heading-score = Счёт
report-heading-timeline = Ход игры
report-heading-moments = Важные моменты
report-heading-deeds = Кто что сделал
report-heading-luck = Удача
report-total = Итого

## Показатели хода

report-figure-qi = Чи Даосов
report-figure-haunted = Захваченные тайлы
report-figure-ghosts = Призраки в игре
report-figure-deck = Карты в колоде
report-figure-saved = Спасённые Жители
report-figure-dead = Погибшие Жители
report-figure-fear = Весь страх
report-figure-terror = Степень ужаса
report-figure-blight = Скверна на острове
report-figure-invaders = Захватчики
report-figure-dahan = Даханы

## Моменты

report-moment-end = Конец игры
report-moment-incarnation_came = Приходит Воплощение
report-moment-incarnation_exorcised = Воплощение изгнано
report-moment-two_exorcised = Два призрака одним броском
report-moment-buddha_caught = Будда поймал призрака
report-moment-tile_haunted = Тайл захвачен
report-moment-tile_restored = Тайл освобождён
report-moment-taoist_died = Даос погибает
report-moment-taoist_revived = Даос возвращается
report-moment-board_haunted = Нейтральное поле потеряно
report-moment-villager_died = Житель погибает
report-moment-family_saved = Семья спасена
report-moment-barrier_began = Мистическая Ограда
report-moment-terror_rose = Ужас растёт
report-moment-blight_added = Скверна
report-moment-blight_cascaded = Каскад скверны
report-moment-city_destroyed = Город пал
report-moment-city_built = Построен город
report-moment-dahan_destroyed = Даханы гибнут
report-moment-presence_destroyed = Присутствие уничтожено

## Дела

report-deed-exorcised = Изгнанные призраки
report-deed-failed = Неудачные изгнания
report-deed-tao_spent = Потраченные Дао
report-deed-qi_lost = Потерянные Чи
report-deed-helped = Просьбы о помощи
report-deed-freed = Освобождённые тайлы
report-deed-buddhas = Поставленные Будды
report-deed-saved = Спасённые Жители
report-deed-fear = Вызванный страх
report-deed-destroyed = Уничтоженные захватчики
report-deed-defended = Данная защита
report-deed-powers = Использованные способности
report-deed-cards = Разыгранные карты
report-deed-presence = Добавленное присутствие
report-deed-blight_removed = Убранная скверна
report-deed-presence_lost = Потерянное присутствие

## Удача

report-luck-exorcisms = Достаточные броски изгнания
report-luck-useful_faces = Полезные кубики в изгнаниях
report-luck-white_faces = Белые грани
report-luck-harmless_curses = Безвредные броски Проклятия
report-luck-explored = Земли, открытые разведчикам
report-luck-came = выпало
report-luck-odds = по вероятности
report-luck-of = { $got } из { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-rolls = Изгнание считается по первому броску, с жетонами, которые можно было добавить.
report-luck-cards = Кубиков здесь нет, есть карты захватчиков: считается от наибольшего числа земель, которые они могли открыть. Чем меньше, тем лучше.
report-luck-none = До сих пор случай ничего не решал.
