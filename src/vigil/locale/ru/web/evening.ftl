### Вечер на первой странице.

web-evening-count =
    { $count ->
        [0] Зажгите первый фонарь
        [one] { $count } вечер
        [few] { $count } вечера
       *[other] { $count } вечеров
    }
web-evening-your-move = Ваш ход
web-evening-going = Партия ждёт
web-evening-turn = Ход { $turn }
web-evening-back = К столу
web-evening-deal = Раздача вечера
web-evening-deal-why = Карты и кубики одни для всех до полуночи (UTC).
web-evening-deal-play = Сыграть
web-evening-puzzle = Задача дня
web-evening-solve = Решить
web-evening-solved = Решена: посмотреть
web-evening-question = Чем займёмся?
web-evening-learn = Научиться за десять минут
web-evening-learn-why = Вас проведут через первую партию на настоящем поле.
web-evening-alone = Играть одному
web-evening-alone-why = Выберите игру; остальные места займут боты.
web-evening-friends = Играть с друзьями
web-evening-friends-why = Откройте стол и пришлите ссылку. Регистрация не нужна.
web-evening-know = Я здесь не впервые: на главную
web-evening-marks = Достижения
web-evening-waits-for = Ждём: { $names }
web-evening-deal-best = Лучший сегодня: { $names }, { $score }
web-evening-deal-first = Её ещё никто не доиграл: она ждёт вас.
web-evening-lessons-why = По десять минут, на настоящем поле.
web-evening-lessons-done = Вы прошли все уроки.
web-evening-friends-how = «{ $game }»: свободное место и ссылка для друга. Регистрация не нужна.
web-evening-circles = Круги друзей
web-evening-new = Выбрать игру и места
web-evening-open = Открыть стол
web-evening-gallery-why = Всё, что нарисовано для игр, зал за залом.
