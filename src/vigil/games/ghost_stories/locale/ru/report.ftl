### Ghost Stories: in the report after a game.

## Показатели хода

report-figure-qi = Чи Даосов
report-figure-haunted = Захваченные тайлы
report-figure-ghosts = Призраки в игре
report-figure-deck = Карты в колоде
report-figure-saved = Спасённые Жители
report-figure-dead = Погибшие Жители

## Моменты

report-moment-incarnation_came = Приходит Воплощение
report-moment-incarnation_exorcised = Воплощение изгнано
report-moment-two_exorcised = Два призрака одним броском
report-moment-buddha_caught = Будда уничтожает призрака
report-moment-tile_haunted = Тайл захвачен
report-moment-tile_restored = Тайл освобождён
report-moment-taoist_died = Даос погибает
report-moment-taoist_revived = Даос возвращается
report-moment-board_haunted = Нейтральное поле потеряно
report-moment-villager_died = Житель погибает
report-moment-family_saved = Семья спасена
report-moment-barrier_began = Мистическая Ограда

## Дела

report-deed-exorcised = Изгнанные призраки
report-deed-failed = Неудачные изгнания
report-deed-tao_spent = Потраченные Дао
report-deed-qi_lost = Потеря Чи
report-deed-helped = Просьбы о помощи
report-deed-freed = Освобождённые тайлы
report-deed-buddhas = Поставленные Будды
report-deed-saved = Спасённые Жители

## Удача

report-luck-exorcisms = Удачные броски изгнания
report-luck-useful_faces = Полезные кубики в изгнаниях
report-luck-white_faces = Белые грани
report-luck-harmless_curses = Безвредные броски Проклятия
report-luck-note-ghost_stories = Изгнание считается по первому броску, с жетонами, которые можно было добавить.
