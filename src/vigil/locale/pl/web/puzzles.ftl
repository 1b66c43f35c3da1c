### Puzzles in the browser.

web-puzzles-title = Zadania
web-puzzles-about = Pozycje z rozegranych partii. Cel da się osiągnąć na pewno, cokolwiek wypadnie na kościach i przyjdzie z talii, ale prowadzi do niego niewiele dróg.
web-puzzles-number = Zadanie { $number }
web-puzzles-grade = Trudność: { $grade } z { $most }
web-puzzles-lines = Wszystkich wariantów: { $lines }; pewnych: { $succeed }
web-puzzles-done = Rozwiązane
web-puzzles-stars = Gwiazdki: { $stars } z { $most }
web-puzzles-try = próba { $number }
web-puzzles-counted = { $done } z { $all }
web-puzzles-today = Dziś: { $name }
web-puzzles-ways = { $count ->
    [one] { $count } pewna droga
    [few] { $count } pewne drogi
   *[other] { $count } pewnych dróg
  }
web-puzzles-goal = Cel
web-puzzles-goal-any = Dowolny
web-puzzles-open = Jeszcze nierozwiązane
web-puzzles-solved-of = Rozwiązane: { $solved } z { $all }
web-puzzles-none = Nie ma takiego zadania.
web-puzzles-more = Pokaż więcej
web-puzzles-certain = Liczy się tylko droga, która zadziała przy każdych rzutach i kartach.
web-puzzles-all = Wszystkie zadania
web-puzzles-lost = Nie ma takiego zadania. Oto wszystkie.

## How it ended

web-puzzles-solved = Rozwiązane! Żaden rzut ani żadna karta nie mogły tego zepsuć.
web-puzzles-lucky = Cel osiągnięty, ale tylko dzięki szczęściu: inne kości lub karty by go udaremniły. Istnieje droga, która nie zawiedzie.
web-puzzles-missed = Tym razem się nie udało.
web-puzzles-against = Oto co stanęło na przeszkodzie:
web-puzzles-too-late = Czas minął, a celu nie osiągnięto.
web-puzzles-next = Następne zadanie

## Help

web-puzzles-help = Pomoc
web-puzzles-worth = { $stars ->
    [0] Rozwiązanie już pokazano: nie da gwiazdek.
   *[other] Rozwiązanie teraz: { $stars } z { $most } gwiazdek. Pomoc obniża nagrodę.
  }
web-puzzles-help-free = Zadanie jest już rozwiązane: pomoc nic nie kosztuje.
web-puzzles-help-then = { $stars ->
    [0] bez gwiazdek
    [one] zostaje { $stars } gwiazdka
    [few] zostają { $stars } gwiazdki
   *[other] zostaje { $stars } gwiazdek
  }
web-puzzles-help-among-ask = Mniej możliwości
web-puzzles-help-next-ask = Następny krok
web-puzzles-help-show-ask = Rozwiązanie
web-puzzles-help-among = Pewna droga prowadzi dalej przez jedną z tych możliwości:
web-puzzles-help-next = Następny krok: { $option }
web-puzzles-help-left = To już nie jest pokazana droga. Cofnij krok, aby na nią wrócić.

## From one's own games

web-puzzles-own = Z twoich partii
web-puzzles-own-none = Zleć analizę skończonej partii. W jej raporcie zachowasz tu swoje najkosztowniejsze wybory.
web-puzzles-own-turn = Tura { $turn }
web-puzzles-own-goal = Był tu lepszy wybór, wart około { $points ->
    [one] { $points } punktu procentowego
   *[other] { $points } punktów procentowych
  } szansy wygranej. Znajdź go.
web-puzzles-own-solved = Tak, ten wybór był lepszy.
web-puzzles-own-missed = Coś innego było lepsze. Cofnij się i spróbuj jeszcze raz.
