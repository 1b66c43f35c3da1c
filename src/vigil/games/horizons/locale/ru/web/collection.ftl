### Галерея в браузере.

web-collection-section-horizons-spirit = Духи
web-collection-section-horizons-unique = Уникальные способности
web-collection-section-horizons-minor = Малые способности
web-collection-section-horizons-major = Великие способности
web-collection-section-horizons-fear = Карты страха
web-collection-section-horizons-invader = Карты захватчиков
