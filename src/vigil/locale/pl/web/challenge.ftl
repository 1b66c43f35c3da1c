### The day's challenge.

web-challenge-about = Rozdanie jest takie samo dla każdego, kto gra dzisiaj na tym serwerze. Liczą się tylko wybory.
web-challenge-needs-server = Połącz się raz, by pobrać rozdanie dnia. Potem zagrasz w nie bez sieci.
web-challenge-alone = Zagraj solo
web-challenge-together = Zagraj ze znajomym
web-challenge-results = Kto już zagrał
web-challenge-nobody = Nikt go tu jeszcze nie ukończył.
web-challenge-share = Kopiuj mój wynik
web-challenge-line = Vigil, wyzwanie dnia { $day } · { $game } · { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
} · { $won ->
    [true] zwycięstwo
   *[other] porażka
}, tura { $turns }, wynik { $score } · { $link }
web-challenge-circles = Kręgi przyjaciół
