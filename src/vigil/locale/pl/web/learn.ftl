### Pierwsze gry z przewodnikiem.

## Strona

web-learn-heading = Pierwsza gra z przewodnikiem
web-learn-about = Grasz prawdziwą grę przy prawdziwym stole. Światło pokazuje, o czym mowa, a odpowiadasz samodzielnie. Możesz wyjść, kiedy chcesz: lekcja poczeka.
web-learn-start = Zacznij lekcję
web-learn-again = Zacznij od nowa
web-learn-go-on = Kontynuuj od kroku { $step }
web-learn-done = Ta lekcja jest ukończona.
web-learn-puzzles = Zadania z rozegranych partii
web-learn-table = Pierwsza gra: { $game }

## Przewodnik

web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-finish = Zakończ
web-learn-leave = Wyjdź z lekcji
web-learn-resume = Wróć do lekcji
web-learn-count = { $step } z { $all }
web-learn-aside = Własna droga
web-learn-come-back = Cofnij wybór
web-learn-alone = Dalej bez lekcji

## Obok ścieżki, według rodzaju pytania

web-learn-kind = Gra idzie za tobą. Przeczytaj pytanie, obejrzyj opcje i próbuj, czego chcesz.
