### Галерея в браузере.

web-collection-sections = Разделы: { $game }
web-collection-endings = Финалы
web-collection-times =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
web-collection-no-endings = Здесь ещё не закончилась ни одна ваша партия. Её последняя позиция появится здесь.
web-collection-before = Предыдущий
web-collection-next = Следующий
web-collection-met = Встречались в ваших играх: { $count } из { $all }
web-collection-was-met = Встречалось в ваших играх
