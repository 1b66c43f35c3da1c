### Книга правил в браузере.

web-book-contents = Оглавление
web-book-search = Поиск по книге на любом языке
web-book-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } раздел
    [few] Найдено { $count } раздела
   *[other] Найдено { $count } разделов
 }
web-book-about = Все правила: { $sections ->
    [one] { $sections } раздел
    [few] { $sections } раздела
   *[other] { $sections } разделов
 } с примерами, которые можно сыграть прямо в тексте.
web-book-begin = Читать с начала
web-book-whole = Вся книга на одной странице
web-book-puzzles = Задачи
web-book-print = Напечатать
web-book-none = Книги правил у этой игры пока нет. Смотрите её карты и компоненты.
web-book-no-section = Такого раздела нет. Смотрите оглавление.
web-book-neighbours = Соседние разделы
web-book-previous = Назад
web-book-next = Дальше
web-book-open = Открыть всю книгу
web-book-play-example = Сыграть пример

## Примеры

web-book-example = Пример
web-book-try = Попробовать
web-book-show = Показать
web-book-stop = Остановить
web-book-step = Следующий шаг: { $option }
web-book-step-back = Шаг назад
web-book-again = С начала
web-book-solved = Всё верно: именно так, как сказано в тексте.
web-book-aside = Вы отошли от примера. Играйте дальше или вернитесь.
web-book-player = Игрок { $number }
