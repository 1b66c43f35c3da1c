### Horizons of Spirit Island: on the first page and in the form for a new table.

## Games

web-home-game-horizons = Горизонты острова духов
web-home-about-horizons = Духи природы прогоняют захватчиков со своего острова.
web-home-people-horizons = 1–3
web-home-time-horizons = 60–90 мин

## A new table

web-home-any-hz = Любой дух
web-home-pick-hz = Дух места { $number }
web-home-choice-progression = Карты по изучению способностей
web-home-choice-bonus_growth = Дополнительный рост в начале
web-home-choice-first_explore = Разведка захватчиков до первого хода
web-home-choice-escalation = Эскалация этапа II

## Tables

web-mine-turn-horizons = Ход { $turn }
web-evening-turn-horizons = Ход { $turn }
web-table-line-horizons = { $turn ->
    [0] А что если: шаг { $number }
   *[other] А что если: ход { $turn }, шаг { $number }
}
