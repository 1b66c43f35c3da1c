### Кампания в браузере.

web-campaign-name-ghost_stories = Ночи деревни
