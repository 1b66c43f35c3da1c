### Уроки.

## Страница

web-learn-heading = Уроки
web-learn-about = Короткие главы на несколько минут, за настоящим столом. Подсветка показывает, куда смотреть; решаете вы сами, а ошибку можно отменить. Уйти можно когда угодно: глава подождёт.
web-learn-start = Начать
web-learn-again = Ещё раз
web-learn-go-on = Продолжить с шага { $step }
web-learn-done = Пройдено
web-learn-puzzles = Задачи из сыгранных партий

## Проводник

web-learn-next = Дальше
web-learn-back = Назад
web-learn-finish = Остаться здесь
web-learn-chapters = Все уроки
web-learn-next-chapter = Глава { $number }
web-learn-first-game = Сыграть первую партию
web-learn-leave = Выйти из урока
web-learn-resume = Вернуться к уроку
web-learn-count = { $step } из { $all }
web-learn-aside = Другой путь
web-learn-otherwise = Так тоже можно. Но в уроке задумано другое:
web-learn-come-back = Отменить
web-learn-alone = Дальше без урока
