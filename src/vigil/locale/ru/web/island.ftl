### Остров на экране.

web-island-name = Остров
web-island-ocean = Океан
web-island-coastal = на побережье
web-island-inland = в глубине острова
web-island-empty = пусто
web-island-sacred = { $presence }, святилище
web-island-hurt = из них { $piece } × { $count }
web-island-zoom = Масштаб
web-island-closer = Ближе
web-island-farther = Дальше
web-island-fit = Весь остров
