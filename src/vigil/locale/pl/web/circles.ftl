### Kręgi: przyjaciele widzą nawzajem swoje rozdania dnia.

web-circles-heading = Kręgi przyjaciół
web-circles-about = W kręgu przyjaciele widzą nawzajem swoje rozdania dnia, serie i powtórki. Twoje dokończone rozdania z ostatnich dni są tam widoczne; wynik liczy się, gdy serwer odtworzy zapis. Możesz odejść w każdej chwili; to, co udostępniasz, zostanie wtedy usunięte.
web-circles-title = Nazwa kręgu
web-circles-name = Twoje imię w kręgu
web-circles-make = Załóż krąg
web-circles-mine = Twoje kręgi
web-circles-join = Dołącz do kręgu „{ $title }”
web-circles-link = Skopiuj odnośnik dla przyjaciół
web-circles-copied = Odnośnik skopiowany
web-circles-streak =
    { $days ->
        [0] jeszcze bez serii
        [one] { $days } dzień z rzędu
       *[other] { $days } dni z rzędu
    }
web-circles-you = ty
web-circles-none = Nikt jeszcze nie zagrał rozdania dnia.
web-circles-play = Zagraj dzisiejsze rozdanie
web-circles-watch = Obejrzyj
web-circles-leave = Odejdź z kręgu
web-circles-leave-sure = Odejść i usunąć swoje rozdania?
web-circles-delete = Usuń krąg
web-circles-delete-sure = Usunąć krąg dla wszystkich?
web-circles-put-out = Usuń z kręgu
web-circles-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
