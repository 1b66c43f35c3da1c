### The replay viewer.

web-replay-title = { $game } · powtórka
web-replay-earlier-rules = Rozegrano według dawnych zasad (wersja { $rules }); pokazano według obecnych.
web-replay-taken = wybrano
web-replay-play-from-here = Graj od tego miejsca
web-replay-to-end = Do końca gry
web-replay-to-present = Do bieżącej gry
web-replay-lead = Pokaż wszystkim przy stole
web-replay-lead-end = Zakończ pokaz
web-replay-scrubber = Przebieg gry
web-replay-previous = Krok wstecz
web-replay-next = Krok naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-question = Pokazany krok
web-replay-where = { $turn } · krok { $number } z { $last }
web-replay-speed = Szybkość
