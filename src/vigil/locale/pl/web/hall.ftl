### Galeria w przeglądarce.

web-hall-rooms = Sale: { $game }
web-hall-endings = Zakończenia
web-hall-times =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
web-hall-no-endings = Żadna twoja gra jeszcze się tu nie skończyła. Zawiśnie tu jej ostatnia scena.
web-hall-before = Poprzedni
web-hall-next = Następny
