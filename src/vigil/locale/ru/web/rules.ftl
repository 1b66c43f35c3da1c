### Rules and cards in the browser.

## The reference

web-rules-box = Всё, что есть в коробке
web-rules-search = Поиск по названию на любом языке
web-rules-kinds = Виды предметов
web-rules-all = Всё
web-rules-none = Ничего с названием «{ $word }» нет.
web-rules-more = Показать ещё ({ $count })
web-rules-kind-power = Силы
web-rules-kind-term = Термины
web-rules-kind-module = Дополнение
