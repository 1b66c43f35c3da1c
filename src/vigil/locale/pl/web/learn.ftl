### Lekcje.

## Strona

web-learn-heading = Lekcje
web-learn-about = Krótkie rozdziały, po kilka minut, przy prawdziwym stole. Światło pokazuje, o czym mowa; decydujesz samodzielnie, a błąd można cofnąć. Możesz wyjść, kiedy chcesz: rozdział poczeka.
web-learn-start = Zacznij
web-learn-again = Jeszcze raz
web-learn-go-on = Kontynuuj od kroku { $step }
web-learn-done = Ukończono
web-learn-puzzles = Zadania z rozegranych partii

## Przewodnik

web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-finish = Zostań tutaj
web-learn-chapters = Wszystkie lekcje
web-learn-next-chapter = Rozdział { $number }
web-learn-first-game = Zagraj pierwszą grę
web-learn-leave = Wyjdź z lekcji
web-learn-resume = Wróć do lekcji
web-learn-count = { $step } z { $all }
web-learn-aside = Inna droga
web-learn-otherwise = Tak też można, a gra toczy się dalej. Lekcja zakładała jednak co innego:
web-learn-come-back = Cofnij
web-learn-alone = Dalej bez lekcji
