### Горизонты острова духов: как страница о множестве партий называет столбцы.

## Что сопутствует победе

study-column-spirits = Духи
study-column-boards = Поля острова
study-column-progression = Изучение способностей
study-column-bonus_growth = Рост перед игрой
study-column-first_explore = Разведка при подготовке
study-column-escalation = Этап II приносит поселения
study-column-first_growths = Первый рост: дух и вариант
study-column-first_cards = Карты первого хода
study-column-cards_gained = Полученные карты
study-column-cards_played = Карты, разыгранные хоть раз
study-column-innates_used = Природные способности
study-column-elements = Стихии разыгранных карт
study-column-fear_cards = Карты страха
study-column-fear = Страх
study-column-destroyed = Уничтоженные жетоны
study-column-built = Появившиеся жетоны
study-column-ravages = Разорения
study-column-blight_added = Добавленная скверна
study-column-blight_removed = Удалённая скверна
study-column-presence_lost = Потерянное присутствие

## Причины поражения, кратко

study-loss-blight = Резерв скверны пуст
study-loss-spirit_destroyed = Дух уничтожен
study-loss-time_over = Колода захватчиков пуста

## Ходы

study-curve-blight = Скверна на острове
study-curve-terror = Степень ужаса
study-curve-fear = Весь страх
study-curve-explorers = Разведчики
study-curve-towns = Поселения
study-curve-cities = Города
study-curve-dahan = Даханы
study-curve-presence = Присутствие
study-curve-energy = Энергия всех духов
study-curve-plays = Разыгранные карты
