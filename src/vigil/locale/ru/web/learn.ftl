### Первые партии с проводником.

## Страница

web-learn-heading = Первая партия с проводником
web-learn-about = Вы играете настоящую партию за настоящим столом. Подсветка показывает, о чём идёт речь, а отвечаете вы сами. Уйти можно когда угодно: урок вас подождёт.
web-learn-start = Начать урок
web-learn-again = Начать заново
web-learn-go-on = Продолжить с шага { $step }
web-learn-done = Этот урок вы прошли.
web-learn-puzzles = Задачи из сыгранных партий
web-learn-table = Первая партия: { $game }

## Проводник

web-learn-next = Дальше
web-learn-back = Назад
web-learn-finish = Закончить
web-learn-leave = Выйти из урока
web-learn-resume = Вернуться к уроку
web-learn-count = { $step } из { $all }
web-learn-aside = Свой путь
web-learn-come-back = Взять ход назад
web-learn-alone = Дальше без урока

## В стороне от пути, по виду вопроса

web-learn-kind = Игра следует за вами. Прочтите вопрос, посмотрите на варианты и пробуйте что хотите.
