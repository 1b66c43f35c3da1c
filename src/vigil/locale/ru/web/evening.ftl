### Вечер на первой странице.

web-evening-count =
    { $count ->
        [one] { $count } вечер
        [few] { $count } вечера
       *[other] { $count } вечеров
    }
web-evening-your-move = Ваш ход
web-evening-going = Партия ждёт
web-evening-turn = Ход { $turn }
web-evening-back = К столу
web-evening-deal = Партия вечера
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
