### Raport po grze.

report-title = Raport: { $game }
report-so-far = Dotychczasowy przebieg; gra jeszcze trwa.
report-played = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, { $plies ->
    [one] { $plies } krok
    [few] { $plies } kroki
   *[many] { $plies } kroków
}
report-turn = Tura { $turn }
report-now = Teraz

## Nagłówki

report-heading-score = Wynik
report-heading-timeline = Przebieg gry
report-heading-moments = Ważne chwile
report-heading-deeds = Kto co zrobił
report-heading-luck = Szczęście
report-total = Razem
report-deed-choices = Wybory

## Chwile

report-moment-end = Koniec gry

## Szczęście

report-luck-came = wypadło
report-luck-odds = według szans
report-luck-of = { $got } z { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-note = Co wypadło w porównaniu z szansami.
report-luck-none = Na razie nie ma kości ani kart do policzenia.
