### Остров на экране.

web-island-name = Остров
web-island-ocean = Океан
web-island-zoom = Масштаб
web-island-closer = Ближе
web-island-farther = Дальше
web-island-fit = Весь остров
web-island-beyond = За краем можно выбрать: { $names }
