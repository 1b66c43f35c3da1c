### Horizons of Spirit Island: in the report after a game.

## Rounds

report-played-horizons = { $turns ->
    [one] { $turns } runda
    [few] { $turns } rundy
   *[many] { $turns } rund
}, { $plies ->
    [one] { $plies } krok
    [few] { $plies } kroki
   *[many] { $plies } kroków
}
report-turn-horizons = Runda { $turn }

## Liczby tury

report-figure-fear = Cały strach
report-figure-terror = Poziom grozy
report-figure-blight = Spaczenie na wyspie
report-figure-invaders = Najeźdźcy
report-figure-dahan = Dahanie

## Chwile

report-moment-terror_rose = Groza rośnie
report-moment-blight_added = Spaczenie
report-moment-blight_cascaded = Kaskada spaczenia
report-moment-city_destroyed = Miasto pada
report-moment-city_built = Powstaje miasto
report-moment-dahan_destroyed = Dahanie giną
report-moment-presence_destroyed = Obecność zniszczona

## Czyny

report-deed-fear = Wywołany strach
report-deed-destroyed = Zniszczeni najeźdźcy
report-deed-defended = Zapewniona obrona
report-deed-powers = Użyte moce
report-deed-cards = Zagrane karty
report-deed-presence = Dodana obecność
report-deed-blight_removed = Usunięte spaczenie
report-deed-presence_lost = Stracona obecność

## Szczęście

report-luck-explored = Krainy z eksploracją
report-luck-note-horizons = Nie ma tu kości, tylko karty najeźdźców: krainy z eksploracją wobec największej możliwej liczby. Im mniej, tym lepiej.
