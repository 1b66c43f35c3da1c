### Галерея в браузере.

web-collection-section-ghost_stories-ghost = Призраки
web-collection-section-ghost_stories-incarnation = Ву-Фенг
web-collection-section-ghost_stories-tile = Тайлы деревни
web-collection-section-ghost_stories-taoist = Даосы
web-collection-section-ghost_stories-power = Силы
web-collection-section-ghost_stories-family = Семьи
web-collection-section-ghost_stories-artifact = Артефакты
