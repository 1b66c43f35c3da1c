### Horizons of Spirit Island: what the coach says is worth knowing, after something has happened.

web-coach-tip-hz-blight_added = Разорение с уроном от 2 добавляет скверну. Защитите регион или заранее проредите захватчиков.
web-coach-tip-hz-presence_destroyed = Скверна уничтожает и присутствие. Не держите всё своё там, где скоро разорение.
web-coach-tip-hz-fear_card_earned = Карты страха помогут в следующей фазе захватчиков. Третья и шестая ещё и поднимают степень ужаса: победить станет легче.
web-coach-tip-hz-dahan_strike_back = Даханы, пережившие разорение, контратакуют: защищать их выгодно вдвойне.
