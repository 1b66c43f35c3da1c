### Истории с призраками: как страница о множестве партий называет столбцы.

## Что сопутствует победе

study-column-level = Уровень
study-column-edition = Издание
study-column-seats = Места
study-column-village = Деревня
study-column-qi = Чи в начале
study-column-black_tao = Чёрный Дао в начале
study-column-portal = Портал
study-column-village_tiles = Тайлы деревни
study-column-centre = Тайл в центре
study-column-colours = Цвета Даосов
study-column-powers = Силы Даосов
study-column-neutral_powers = Силы нейтральных полей
study-column-first = Цвет, который начинает
study-column-first_tile = Куда сделан первый шаг
study-column-first_act = Первое действие
study-column-first_helps = Кого просили в первом круге
study-column-helps = У кого хоть раз просили помощи
study-column-hauntings = Тайлы, которые были захвачены
study-column-restored = Тайлы, которые были освобождены
study-column-powers_used = Силы, применённые как действие
study-column-powers_borrowed = Силы, взятые за жетон
study-column-incarnations = Воплощения Ву-Фенга
study-column-curses = Грани кубика Проклятия
study-column-attempts = Попытки изгнания
study-column-exorcised = Изгнанные призраки
study-column-buddhas = Поставленные Будды
study-column-deaths = Гибель Даосов
study-column-qi_lost = Потеря Чи
study-column-yin_yangs = Потраченные Инь-Ян
study-column-saved = Семьи, где кто-то спасён
study-column-dead = Семьи, где кто-то погиб
study-column-families = Спасённые семьи
study-column-artifacts = Взятые артефакты
study-column-crystals = Полученные Лунные Кристаллы
study-column-barriers = Мистические Ограды

## Первые действия

study-deed-help = Просьба о помощи
study-deed-exorcism = Изгнание
study-deed-none = Ни то ни другое

## Причины поражения, кратко

study-loss-taoists_dead = Все Даосы погибли
study-loss-village_haunted = Слишком много захваченных тайлов
study-loss-deck_empty = Колода кончилась
study-loss-line_haunted = Захвачен целый ряд
study-loss-villagers_dead = Погибло двенадцать Жителей

## Места и ходы

study-map-hauntings = Захваты за партию по местам
study-map-hauntings-by-thing = Захваты за партию по тайлам
study-curve-haunted = Захваченные тайлы
study-curve-ghosts = Призраки в игре
study-curve-deck = Карты в колоде
study-curve-qi = Чи Даосов
study-curve-tao = Дао Даосов
study-curve-saved = Спасённые Жители
study-curve-dead = Погибшие Жители
