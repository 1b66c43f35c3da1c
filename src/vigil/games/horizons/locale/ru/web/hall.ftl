### Галерея в браузере.

web-hall-room-horizons-spirit = Духи
web-hall-room-horizons-unique = Уникальные способности
web-hall-room-horizons-minor = Малые способности
web-hall-room-horizons-major = Великие способности
web-hall-room-horizons-fear = Карты страха
web-hall-room-horizons-invader = Карты захватчиков
