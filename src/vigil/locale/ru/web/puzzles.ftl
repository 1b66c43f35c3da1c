### Puzzles in the browser.

web-puzzles-title = Задачи
web-puzzles-about = Позиции из сыгранных партий. Цели можно добиться наверняка, что бы ни выпало на кубиках и ни пришло из колоды, — но путей к ней мало.
web-puzzles-number = Задача { $number }
web-puzzles-grade = Сложность: { $grade } из { $most }
web-puzzles-lines = Всего вариантов: { $lines }; верных: { $succeed }
web-puzzles-done = Решена
web-puzzles-all = Все задачи
web-puzzles-lost = Такой задачи нет; вот все, какие есть.

## How it ended

web-puzzles-solved = Решено! Цель достигнута, и никакой случай не мог этому помешать.
web-puzzles-lucky = Цель достигнута, но вам повезло: с другими кубиками или картами ничего бы не вышло. Есть путь, который не подведёт.
web-puzzles-missed = На этот раз не вышло.
web-puzzles-against = Вот что помешало:
web-puzzles-too-late = Время вышло, а цель не достигнута.
web-puzzles-next = Следующая задача
