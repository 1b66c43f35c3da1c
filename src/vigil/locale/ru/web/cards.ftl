### Cards and other pieces in the browser: their pages, how they are found, and choosing among them.

## All pieces of a game

web-cards-title = Всё, что в коробке
web-cards-book = Правила
web-cards-search = Поиск по названиям и текстам на любом языке
web-cards-kinds = Что искать
web-cards-all = Всё
web-cards-more = { $count ->
    [0] Подробнее: { $name }
    [one] Подробнее: { $name } ({ $count } разъяснение)
    [few] Подробнее: { $name } ({ $count } разъяснения)
   *[many] Подробнее: { $name } ({ $count } разъяснений)
}
web-cards-next = Показать ещё ({ $count })
web-cards-clear = Сбросить поиск
web-cards-found = { $count ->
    [one] Найдена { $count } карта
    [few] Найдены { $count } карты
   *[many] Найдено { $count } карт
}
web-cards-none = Ничего не нашлось. Попробуйте другое слово или уберите часть фильтров.
web-cards-filter-element = Стихия
web-cards-filter-cost = Стоимость
web-cards-filter-speed = Скорость
web-cards-filter-terrain = Ландшафт
web-cards-filter-colour = Цвет
web-cards-filter-resistance = Сопротивляемость
web-cards-filter-module = Дополнение
web-cards-mixed = несколько цветов

## The page of a piece

web-cards-rulings = Разъяснения
web-cards-reading = Толкование { $id }: для нового стола можно выбрать и другое.
web-cards-other = Другое толкование: { $text }
web-cards-sections = В книге правил
web-cards-related = Смотрите также
web-cards-back = Все карты
web-cards-lost = Такого в коробке нет.

## Choosing

web-gallery-title = Из чего выбирать
web-gallery-choose = Выбрать: { $name }
web-gallery-taken = Уже занято
web-gallery-page = Подробнее
web-gallery-points = { $points } из { $best }
