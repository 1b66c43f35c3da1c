### Ghost Stories: the rules and cards in the browser.

## The reference

web-rules-kind-ghost = Призраки
web-rules-kind-incarnation = Воплощения Ву-Фенга
web-rules-kind-tile = Тайлы деревни
web-rules-kind-family = Семьи
web-rules-kind-artifact = Артефакты
web-rules-kind-ability = Символы на картах
