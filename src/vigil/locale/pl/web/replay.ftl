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
web-replay-previous = Decyzja wstecz
web-replay-next = Decyzja naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-question = Która decyzja jest pokazana
web-replay-where = { $turn } · decyzja { $number } z { $last }
web-replay-speed = Szybkość
