### Galeria w przeglądarce.

web-collection-sections = Działy: { $game }
web-collection-endings = Zakończenia
web-collection-times =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
web-collection-no-endings = Żadna twoja gra jeszcze się tu nie skończyła. Pojawi się tu jej ostatnia pozycja.
web-collection-before = Poprzedni
web-collection-next = Następny
web-collection-met = Spotkane w twoich partiach: { $count } z { $all }
web-collection-was-met = Spotkane w twoich partiach
