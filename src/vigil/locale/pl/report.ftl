### Raport po grze.

report-title = Raport: { $game }
report-so-far = Gra jeszcze trwa; oto, co wydarzyło się do tej pory.
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
report-deed-choices = Podjęte decyzje

## Chwile

report-moment-end = Koniec gry

## Szczęście

report-luck-came = wypadło
report-luck-odds = według szans
report-luck-of = { $got } z { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-note = Liczy się to, co wypadło, wobec tego, co zapowiadały szanse.
report-luck-none = Jak dotąd nie ma jak zmierzyć szczęścia.
