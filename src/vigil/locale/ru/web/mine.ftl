### The tables of this browser on the first page.

web-mine-title = Ваши столы
web-mine-kind-going = Идут сейчас
web-mine-kind-finished = Сыгранные
web-mine-kind-lesson = Уроки
web-mine-kind-line = «А что, если…»
web-mine-kind-away = В архиве
web-mine-filter = Какая игра
web-mine-all-games = Все игры
web-mine-older = Показать более старые столы
web-mine-turn = Ход { $turn }
web-mine-your-turn = Ваш ход
web-mine-waits-for = Ждём: { $names }
web-mine-waits-for-players = Ждёт игроков
web-mine-paused = Пауза

## Tidying up

web-mine-put-away = В архив: { $title }
web-mine-take-out = Вернуть: { $title }
web-mine-delete = Удалить: { $title }
web-mine-delete-why = Этот стол открыли вы. Если его удалить, партия, повтор и отчёт навсегда исчезнут у всех игроков.
web-mine-forget-why = У остальных стол останется. Этот браузер забудет ваше место; чтобы вернуться, понадобится ссылка от хозяина стола.
web-mine-delete-sure = Удалить для всех
web-mine-forget = Убрать из моего списка
web-mine-only-put-away = Лучше в архив
web-mine-keep = Оставить
web-mine-here = На этом устройстве
web-mine-waiting =
    { $count ->
        [one] { $count } стол ждёт вас
        [few] { $count } стола ждут вас
       *[other] { $count } столов ждут вас
    }
web-mine-waits = Ваш ход: { $title }
