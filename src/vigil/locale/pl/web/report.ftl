### Raport po grze w przeglądarce.

## Jak się skończyło

web-report-won = Zwycięstwo
web-report-lost = Porażka
web-report-given-up = Gra poddana
web-report-open = Gra trwa
web-report-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## Przebieg gry

web-report-chart = Liczby gry tura po turze; suwak u dołu strony odczyta je na głos
web-report-chance = Szansa wygranej
web-report-chance-later = Jej krzywa pojawi się, gdy gra się skończy.
web-report-analyse = Przeanalizuj grę
web-report-analyse-about = Symulacje pokażą, ile był wart każdy wybór. Potrwa to minutę lub dłużej; stronę można opuścić.
web-report-analysis-waiting = { $before ->
    [one] Wcześniej jest jeszcze { $before } gra
    [few] Wcześniej są jeszcze { $before } gry
   *[many] Wcześniej jest jeszcze { $before } gier
}
web-report-analysing = Analiza: { $done } z { $total }
web-report-analysis-gone = Analiza została przerwana. Spróbuj jeszcze raz.
web-report-what-if = { $turn }: obejrzyj i zagraj inaczej
web-report-axis = tura
web-report-scrubber = Przez tury
web-report-turns = Tura
web-report-back = Poprzednia tura
web-report-on = Następna tura
web-report-answer = krok { $ply } z { $plies }
web-report-watch-from = Oglądaj powtórkę od tego miejsca: { $place }

## Chwile

web-report-all = { $shown } z { $count }: pokaż wszystkie
web-report-fewer = Tylko najważniejsze
web-report-no-moments = Jak dotąd nic ważnego się nie wydarzyło.
web-report-tone-good = dobre dla graczy
web-report-tone-bad = złe dla graczy

## Czyny i szczęście

web-report-no-deeds = Jak dotąd nikt nic nie zrobił.
web-report-dice = Szczęście w kościach
web-report-odds-mark = Żółty znak: wynik oczekiwany według szans.

## Co dalej

web-report-watch = Oglądaj powtórkę
web-report-again = Rewanż
web-report-to-table = Do stołu
web-report-share = Udostępnij raport
web-report-copied = Skopiowano odnośnik
web-report-puzzle-keep = Zachowaj jako zadanie
web-report-puzzle-kept = Zachowane: do zadania
