### Wieczór na pierwszej stronie.

web-evening-count =
    { $count ->
        [0] Zapal pierwszą latarnię
        [one] { $count } wieczór
        [few] { $count } wieczory
       *[many] { $count } wieczorów
    }
web-evening-your-move = Twój ruch
web-evening-going = Gra czeka
web-evening-turn = Tura { $turn }
web-evening-back = Do stołu
web-evening-deal = Rozdanie wieczoru
web-evening-deal-why = Te same karty i kości dla wszystkich do północy (UTC).
web-evening-deal-play = Zagraj
web-evening-puzzle = Zadanie dnia
web-evening-solve = Rozwiąż
web-evening-solved = Rozwiązane: zobacz
web-evening-question = Co chcesz robić?
web-evening-learn = Naucz się w dziesięć minut
web-evening-learn-why = Przeprowadzimy cię przez pierwszą grę na prawdziwej planszy.
web-evening-alone = Graj w pojedynkę
web-evening-alone-why = Wybierz grę; pozostałe miejsca zajmą boty.
web-evening-friends = Graj z przyjaciółmi
web-evening-friends-why = Otwórz stół i wyślij odnośnik. Konto nie jest potrzebne.
web-evening-know = Znam to miejsce: do strony głównej
web-evening-marks = Osiągnięcia
web-evening-waits-for = Czekamy na: { $names }
web-evening-deal-best = Dziś najlepiej: { $names }, { $score }
web-evening-deal-first = Nikt go jeszcze nie skończył: czeka na ciebie.
web-evening-lessons-why = Po dziesięć minut, na prawdziwej planszy.
web-evening-lessons-done = Wszystkie lekcje masz za sobą.
web-evening-friends-how = { $game }: wolne miejsce i odnośnik do wysłania. Konto nie jest potrzebne.
web-evening-circles = Kręgi przyjaciół
web-evening-new = Wybierz grę i miejsca
web-evening-open = Otwórz stół
web-evening-gallery-why = Wszystko, co narysowano do gier, sala po sali.
