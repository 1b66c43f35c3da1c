### Księga zasad w przeglądarce.

web-book-contents = Spis treści
web-book-search = Szukaj w księdze, w dowolnym języku
web-book-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } rozdział
    [few] Znaleziono { $count } rozdziały
   *[other] Znaleziono { $count } rozdziałów
 }
web-book-about = Wszystkie zasady: { $sections ->
    [one] { $sections } rozdział
    [few] { $sections } rozdziały
   *[other] { $sections } rozdziałów
 } z przykładami, które można rozegrać prosto w tekście.
web-book-begin = Czytaj od początku
web-book-whole = Cała księga na jednej stronie
web-book-puzzles = Zadania
web-book-print = Drukuj
web-book-none = Ta gra nie ma jeszcze księgi zasad. Zobacz jej karty i elementy.
web-book-no-section = Nie ma takiego rozdziału. Zobacz spis treści.
web-book-neighbours = Sąsiednie rozdziały
web-book-previous = Wstecz
web-book-next = Dalej
web-book-open = Otwórz całą księgę
web-book-play-example = Rozegraj przykład

## Przykłady

web-book-example = Przykład
web-book-try = Spróbuj
web-book-show = Pokaż
web-book-stop = Zatrzymaj
web-book-step = Następny krok: { $option }
web-book-step-back = Krok wstecz
web-book-again = Od początku
web-book-solved = Zgadza się: dokładnie tak, jak w tekście.
web-book-aside = To już nie jest przykład. Graj dalej albo wróć.
web-book-player = Gracz { $number }
