### Horizons of Spirit Island: what the coach says is worth knowing, after something has happened.

web-coach-tip-hz-blight_added = скверна приходит, если после защиты в земле остаётся два урона и больше. Защитите землю или проредите захватчиков до разорения.
web-coach-tip-hz-presence_destroyed = скверна уносит и присутствие. Расселяйтесь раньше, чем регионы, которым грозит разорение, заполнятся.
web-coach-tip-hz-fear_card_earned = карты страха помогут в следующей фазе захватчиков, а каждые несколько карт облегчают победу.
web-coach-tip-hz-dahan_strike_back = даханы, пережившие разорение, дают сдачи. Защищать землю с даханами выгодно вдвойне.
