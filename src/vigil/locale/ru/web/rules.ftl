### Rules and cards in the browser.

## The reference

web-rules-box = Всё, что есть в коробке
web-rules-kind-power = Силы
web-rules-kind-term = Термины
web-rules-kind-module = Дополнение
web-rules-kind-piece = Компоненты
