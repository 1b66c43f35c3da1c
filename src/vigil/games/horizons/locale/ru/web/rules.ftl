### Horizons of Spirit Island: the rules and cards in the browser.

## The reference

web-rules-kind-spirit = Духи
web-rules-kind-innate = Природные способности
web-rules-kind-minor = Малые способности
web-rules-kind-major = Великие способности
web-rules-kind-unique = Уникальные способности
web-rules-kind-fear = Карты страха
web-rules-kind-invader = Карты захватчиков
web-rules-kind-board = Поля острова
web-rules-kind-special = Особые правила
web-rules-kind-terror = Степени ужаса
web-rules-kind-element = Стихии
web-rules-kind-terrain = Ландшафт
