### Галерея в браузере.

web-hall-room-ghost_stories-ghost = Призраки
web-hall-room-ghost_stories-incarnation = Ву-Фенг
web-hall-room-ghost_stories-tile = Тайлы деревни
web-hall-room-ghost_stories-taoist = Даосы
web-hall-room-ghost_stories-power = Способности
web-hall-room-ghost_stories-family = Семьи
web-hall-room-ghost_stories-artifact = Артефакты
