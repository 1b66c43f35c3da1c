### Галерея в браузере.

web-collection-section-ghost_stories-ghost = Призраки
web-collection-section-ghost_stories-incarnation = Ву-Фенг
web-collection-section-ghost_stories-tile = Тайлы деревни
web-collection-section-ghost_stories-taoist = Даосы
web-collection-section-ghost_stories-power = Способности
web-collection-section-ghost_stories-family = Семьи
web-collection-section-ghost_stories-artifact = Артефакты
