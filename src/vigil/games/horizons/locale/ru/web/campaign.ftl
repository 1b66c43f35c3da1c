### Кампания в браузере.

web-campaign-name-horizons = Сезоны острова
web-campaign-number-horizons = Сезон { $number }

web-campaign-column-horizons-blight_left = Скверны в резерве
web-campaign-column-horizons-blight = Скверны на острове
web-campaign-column-horizons-terror = Степень ужаса
web-campaign-column-horizons-dahan = Осталось даханов
web-campaign-column-horizons-destroyed-dahan = Уничтожено даханов
web-campaign-column-horizons-cities = Осталось городов
web-campaign-column-horizons-towns = Осталось поселений
web-campaign-column-horizons-presence_lost = Уничтожено присутствия
web-campaign-column-horizons-invader_cards = Осталось карт захватчиков
