### Галерея в браузере.

web-hall-rooms = Залы: { $game }
web-hall-endings = Финалы
web-hall-times =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
web-hall-no-endings = Здесь ещё не закончилась ни одна ваша партия. Её последняя сцена будет висеть тут.
web-hall-before = Предыдущий
web-hall-next = Следующий
