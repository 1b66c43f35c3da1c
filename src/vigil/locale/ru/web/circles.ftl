### Круги: друзья видят раздачи дня друг друга.

web-circles-heading = Круги друзей
web-circles-about = В круге друзья видят раздачи дня, серии и записи друг друга. В нём видны ваши доигранные раздачи за последние дни; результат засчитывается, когда сервер воспроизведёт запись. Выйти можно в любой момент: всё, чем вы поделились, будет удалено.
web-circles-title = Название круга
web-circles-name = Ваше имя в нём
web-circles-make = Создать круг
web-circles-mine = Ваши круги
web-circles-join = Вступить в круг «{ $title }»
web-circles-link = Скопировать ссылку для друзей
web-circles-copied = Ссылка скопирована
web-circles-streak =
    { $days ->
        [0] серии пока нет
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
web-circles-you = вы
web-circles-none = Раздачу дня пока никто не сыграл.
web-circles-play = Сыграть сегодняшнюю раздачу
web-circles-watch = Смотреть
web-circles-leave = Выйти из круга
web-circles-leave-sure = Выйти и удалить свои раздачи?
web-circles-delete = Удалить круг
web-circles-delete-sure = Удалить круг для всех?
web-circles-put-out = Убрать из круга
web-circles-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
