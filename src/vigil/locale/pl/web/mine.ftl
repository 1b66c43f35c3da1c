### The tables of this browser on the first page.

web-mine-title = Twoje stoły
web-mine-kind-going = W grze
web-mine-kind-finished = Zakończone
web-mine-kind-lesson = Lekcje
web-mine-kind-line = A co, gdyby…
web-mine-kind-away = W archiwum
web-mine-filter = Która gra
web-mine-all-games = Wszystkie gry
web-mine-older = Pokaż starsze stoły
web-mine-turn = Tura { $turn }
web-mine-your-turn = Twoja kolej
web-mine-waits-for = Czekamy na: { $names }
web-mine-waits-for-players = Czeka na graczy
web-mine-paused = Pauza

## Tidying up

web-mine-put-away = Do archiwum: { $title }
web-mine-take-out = Przywróć: { $title }
web-mine-delete = Usuń: { $title }
web-mine-delete-why = To twój stół. Usunięcie skasuje grę, powtórkę i raport wszystkim graczom, na zawsze.
web-mine-forget-why = Dla pozostałych stół zostanie. Ta przeglądarka zapomni o twoim miejscu; do powrotu potrzebny będzie odnośnik od gospodarza.
web-mine-delete-sure = Usuń dla wszystkich
web-mine-forget = Zdejmij z mojej listy
web-mine-only-put-away = Raczej do archiwum
web-mine-keep = Zostaw
web-mine-here = Na tym urządzeniu
web-mine-waiting =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[other] { $count } stołów czeka na ciebie
    }
web-mine-waits = Twoja kolej: { $title }
