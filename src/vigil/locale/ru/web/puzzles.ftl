### Puzzles in the browser.

web-puzzles-title = Задачи
web-puzzles-about = Позиции из сыгранных партий. Цели можно добиться наверняка, что бы ни выпало на кубиках и ни пришло из колоды, — но путей к ней мало.
web-puzzles-number = Задача { $number }
web-puzzles-grade = Сложность: { $grade } из { $most }
web-puzzles-lines = Всего вариантов: { $lines }; верных: { $succeed }
web-puzzles-done = Решена
web-puzzles-stars = Звёзды: { $stars } из { $most }
web-puzzles-try = попытка { $number }
web-puzzles-counted = { $done } из { $all }
web-puzzles-today = Сегодня: { $name }
web-puzzles-ways = { $count ->
    [one] { $count } верный путь
    [few] { $count } верных пути
   *[other] { $count } верных путей
  }
web-puzzles-goal = Цель
web-puzzles-goal-any = Любая
web-puzzles-open = Ещё не решённые
web-puzzles-solved-of = Решено: { $solved } из { $all }
web-puzzles-none = Подходящих задач нет.
web-puzzles-more = Показать ещё
web-puzzles-certain = Решение засчитывается, только если сработает при любых бросках и картах.
web-puzzles-all = Все задачи
web-puzzles-lost = Такой задачи нет. Вот все задачи.

## How it ended

web-puzzles-solved = Решено! Ни бросок, ни карта не могли этому помешать.
web-puzzles-lucky = Цель достигнута, но вам повезло: с другими кубиками или картами ничего бы не вышло. Есть путь, который не подведёт.
web-puzzles-missed = На этот раз не вышло.
web-puzzles-against = Вот что помешало:
web-puzzles-too-late = Время вышло, а цель не достигнута.
web-puzzles-next = Следующая задача

## Help

web-puzzles-help = Помощь
web-puzzles-worth = { $stars ->
    [0] Решение уже показано: звёзд за него не будет.
   *[other] Решение сейчас: { $stars } из { $most } звёзд. Помощь уменьшает награду.
  }
web-puzzles-help-free = Задача уже решена: теперь помощь бесплатна.
web-puzzles-help-then = { $stars ->
    [0] звёзд не останется
    [one] останется { $stars } звезда
    [few] останутся { $stars } звезды
   *[other] останется { $stars } звёзд
  }
web-puzzles-help-among-ask = Меньше вариантов
web-puzzles-help-next-ask = Следующий шаг
web-puzzles-help-show-ask = Решение
web-puzzles-help-among = Верный путь продолжается одним из этих ходов:
web-puzzles-help-next = Следующий шаг: { $option }
web-puzzles-help-left = Вы сошли с показанного пути. Чтобы вернуться, сделайте шаг назад.

## From one's own games

web-puzzles-own = Из ваших партий
web-puzzles-own-none = Закажите анализ законченной партии. В её отчёте можно сохранить сюда самые дорогие решения.
web-puzzles-own-turn = Ход { $turn }
web-puzzles-own-goal = Здесь было решение лучше: оно повышало шанс победы примерно на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[other] { $points } пунктов
  }. Найдите его.
web-puzzles-own-solved = Да, это решение лучше.
web-puzzles-own-missed = Было решение лучше. Вернитесь на шаг и попробуйте ещё раз.
