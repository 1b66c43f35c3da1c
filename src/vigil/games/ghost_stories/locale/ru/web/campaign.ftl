### Кампания в браузере.

web-campaign-name-ghost_stories = Ночи деревни
web-campaign-number-ghost_stories = Ночь { $number }

web-campaign-column-ghost_stories-deaths = Погибло Даосов
web-campaign-column-ghost_stories-haunted = Захвачено тайлов в конце
web-campaign-column-ghost_stories-qi = Осталось Чи
web-campaign-column-ghost_stories-tao = Осталось жетонов Дао
web-campaign-column-ghost_stories-yin_yangs = Потрачено Инь-Ян
web-campaign-column-ghost_stories-saved = Спасено Жителей
web-campaign-column-ghost_stories-families = Спасено семей целиком
web-campaign-column-ghost_stories-dead = Погибло Жителей
