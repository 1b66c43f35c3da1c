### Ghost Stories: главы книг правил.

book-chapter-ghost_stories-start = До начала игры
book-chapter-ghost_stories-yin = Инь: действуют призраки
book-chapter-ghost_stories-yang = Ян: действует Даос
book-chapter-ghost_stories-exorcism = Изгнания
book-chapter-ghost_stories-village = Помощь деревни
book-chapter-ghost_stories-taoists = Даосы и их поля
book-chapter-ghost_stories-end = Конец игры
book-chapter-white_moon-villagers = Жители
book-chapter-white_moon-moon = Су-Лин и Кристаллы
book-chapter-white_moon-ghosts = Призраки и конец игры
