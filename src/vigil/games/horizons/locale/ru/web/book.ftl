### Horizons of Spirit Island: the chapters of its rulebook.

book-chapter-horizons-island = Остров
book-chapter-horizons-setup = Подготовка
book-chapter-horizons-round = Ход игры
book-chapter-horizons-growth = Рост и карты
book-chapter-horizons-powers = Способности
book-chapter-horizons-effects = Что делают способности
book-chapter-horizons-fear = Страх и ужас
book-chapter-horizons-invaders = Захватчики
book-chapter-horizons-blight = Скверна
book-chapter-horizons-spirits = Духи
book-chapter-horizons-end = Конец игры
