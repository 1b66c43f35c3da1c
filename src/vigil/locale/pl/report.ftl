### Raport po grze.

report-title = Raport: { $game }
report-so-far = Gra jeszcze trwa; oto, co wydarzyło się do tej pory.
report-played = { $game ->
    [horizons] { $turns ->
        [one] { $turns } runda
        [few] { $turns } rundy
       *[many] { $turns } rund
    }
   *[other] { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
}, { $plies ->
    [one] { $plies } odpowiedź
    [few] { $plies } odpowiedzi
   *[many] { $plies } odpowiedzi
}
report-turn = { $game ->
    [horizons] Runda { $turn }
   *[other] Tura { $turn }
}
report-now = Teraz

## Nagłówki

report-heading-score = Wynik
report-heading-timeline = Przebieg gry
report-heading-moments = Ważne chwile
report-heading-deeds = Kto co zrobił
report-heading-luck = Szczęście
report-total = Razem

## Liczby tury

report-figure-qi = Czi Taoistów
report-figure-haunted = Nawiedzone żetony
report-figure-ghosts = Duchy w grze
report-figure-deck = Karty w talii
report-figure-saved = Ocaleni Mieszkańcy
report-figure-dead = Zmarli Mieszkańcy
report-figure-fear = Cały strach
report-figure-terror = Poziom grozy
report-figure-blight = Spaczenie na wyspie
report-figure-invaders = Najeźdźcy
report-figure-dahan = Dahan

## Chwile

report-moment-end = Koniec gry
report-moment-incarnation_came = Przybywa Inkarnacja
report-moment-incarnation_exorcised = Inkarnacja wyegzorcyzmowana
report-moment-two_exorcised = Dwa duchy jednym rzutem
report-moment-buddha_caught = Budda złapał ducha
report-moment-tile_haunted = Żeton nawiedzony
report-moment-tile_restored = Żeton uwolniony
report-moment-taoist_died = Taoista ginie
report-moment-taoist_revived = Taoista wraca
report-moment-board_haunted = Neutralna plansza stracona
report-moment-villager_died = Mieszkaniec ginie
report-moment-family_saved = Rodzina ocalona
report-moment-barrier_began = Mistyczna Bariera
report-moment-terror_rose = Groza rośnie
report-moment-blight_added = Spaczenie
report-moment-blight_cascaded = Kaskada spaczenia
report-moment-city_destroyed = Miasto pada
report-moment-city_built = Powstaje miasto
report-moment-dahan_destroyed = Dahan giną
report-moment-presence_destroyed = Obecność zniszczona

## Czyny

report-deed-exorcised = Wyegzorcyzmowane duchy
report-deed-failed = Nieudane egzorcyzmy
report-deed-tao_spent = Wydane Tao
report-deed-qi_lost = Stracone Czi
report-deed-helped = Prośby o pomoc
report-deed-freed = Uwolnione żetony
report-deed-buddhas = Postawieni Buddowie
report-deed-saved = Ocaleni Mieszkańcy
report-deed-fear = Wywołany strach
report-deed-destroyed = Zniszczeni najeźdźcy
report-deed-defended = Zapewniona obrona
report-deed-powers = Użyte moce
report-deed-cards = Zagrane karty
report-deed-presence = Dodana obecność
report-deed-blight_removed = Usunięte spaczenie
report-deed-presence_lost = Stracona obecność

## Szczęście

report-luck-exorcisms = Wystarczające rzuty na egzorcyzm
report-luck-useful_faces = Przydatne kości w egzorcyzmach
report-luck-white_faces = Białe ścianki
report-luck-harmless_curses = Nieszkodliwe rzuty Klątwy
report-luck-explored = Krainy otwarte dla odkrywców
report-luck-came = wypadło
report-luck-odds = według szans
report-luck-of = { $got } z { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-rolls = Egzorcyzm liczy się według pierwszego rzutu, ze znacznikami, które można było dołożyć.
report-luck-cards = Nie ma tu kości, są karty najeźdźców: liczone względem największej liczby krain, które mogły otworzyć. Im mniej, tym lepiej.
report-luck-none = Jak dotąd nic nie zależało od przypadku.
