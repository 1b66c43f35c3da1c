### Puzzles in the browser.

web-puzzles-title = Zadania
web-puzzles-about = Pozycje z rozegranych partii. Cel da się osiągnąć na pewno, cokolwiek wypadnie na kościach i przyjdzie z talii, ale prowadzi do niego niewiele dróg.
web-puzzles-number = Zadanie { $number }
web-puzzles-grade = Trudność: { $grade } z { $most }
web-puzzles-lines = Wszystkich wariantów: { $lines }; pewnych: { $succeed }
web-puzzles-done = Rozwiązane
web-puzzles-all = Wszystkie zadania
web-puzzles-lost = Nie ma takiego zadania; oto wszystkie, które są.

## How it ended

web-puzzles-solved = Rozwiązane! Cel osiągnięty, a los nie mógł w niczym przeszkodzić.
web-puzzles-lucky = Cel osiągnięty, ale tylko dzięki szczęściu: inne kości lub karty by go udaremniły. Istnieje droga, która nie zawiedzie.
web-puzzles-missed = Tym razem się nie udało.
web-puzzles-against = Oto co stanęło na przeszkodzie:
web-puzzles-too-late = Czas minął, a celu nie osiągnięto.
web-puzzles-next = Następne zadanie
