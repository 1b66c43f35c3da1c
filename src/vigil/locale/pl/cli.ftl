### The text table and the commands.

## At the prompt

cli-seed = Ziarno { $seed }
cli-welcome = Wpisz numer opcji; pozostałe polecenia pokaże „help”.
cli-left = Gra została opuszczona.
cli-no-such-number = Nie ma takiej opcji; wpisz liczbę od 1 do { $last }.
cli-what = Wpisz liczbę od 1 do { $last } albo „help”, aby zobaczyć polecenia.
cli-undo-how = Wpisz „undo”, „undo action” albo „undo turn”.
cli-nothing-to-redo = Nie ma czego przywrócić: niczego nie cofnięto albo potem wybrano inaczej.
cli-which-file = Podaj plik, na przykład: save wieczor.save
cli-written = Zapisano w { $file }.
cli-earlier-rules = Ta gra zaczęła się według dawnych zasad (wersja { $found }); tu toczy się według obecnych (wersja { $known }), może więc potoczyć się inaczej niż wtedy.
cli-loaded = Gra z pliku { $file } toczy się dalej.
cli-no-rule = Dla tego pytania nie zapisano zasady.
cli-not-found = Nic tu nie nazywa się „{ $word }”; wszystko wymienia „vigil cards --game { $game }”.
cli-hint-how = Wpisz „hint” albo „hint” i liczbę wyobrażonych partii od 1 do { $most }.
cli-hint-thinking = Myślę: wyobrażone partie { $fates } z { $of }…
cli-hint =
    Szanse na zwycięstwo, { $fates ->
        [one] { $fates } wyobrażona partia
        [few] { $fates } wyobrażone partie
       *[many] { $fates } wyobrażonych partii
    }:
cli-why = { $name }. Pytanie brzmiało: { $question }
cli-why-nobody = Żaden bot jeszcze nie odpowiadał; z „vigil play --bot value” grają też boty.
cli-why-random = Wybrano na chybił trafił: { $option }
cli-taken = wybrane
cli-help =
    Polecenia:
      NUMER            wybierz tę opcję
      u, undo          cofnij ostatni wybór
      undo action      wróć do początku akcji
      undo turn        wróć do początku tury
      redo             przywróć to, co cofnięto
      save PLIK        zapisz grę, aby dokończyć ją później
      record PLIK      zapisz przebieg całej gry, aby ją odtworzyć
      load PLIK        kontynuuj zapisaną grę
      ?                wyjaśnij pytanie
      ? SŁOWO          wyjaśnij kartę, żeton, moc, zdolność lub pojęcie
      hint             wypróbuj opcje: najlepsze, ich szanse i dlaczego
      hint LICZBA      to samo na tylu wyobrażonych partiach: im więcej, tym dłużej i dokładniej
      why              co myślał ostatni bot
      board            narysuj stół jeszcze raz
      log              opowiedz całą grę
      quit             opuść grę

## Kinds of things

cli-kind-power = moc
cli-kind-module = dodatek
cli-kind-term = pojęcie
cli-column-number = Nr
cli-column-name = Nazwa
cli-column-kind = Rodzaj

## Simulation

cli-sum-title = { $games ->
    [one] { $game }: { $games } gra, ziarno { $seed }
    [few] { $game }: { $games } gry, ziarno { $seed }
   *[many] { $game }: { $games } gier, ziarno { $seed }
}
cli-sum-wins = Wygrane
cli-sum-turns = Tury, średnio
cli-sum-score = Wynik, średnio
cli-sum-decisions = Decyzje graczy
cli-sum-seconds = Sekundy
cli-sum-decision-rate = Decyzje na sekundę
cli-sum-game-rate = Gry na sekundę

## Arena

cli-arena-bot = Bot
cli-arena-won = Wygrane
cli-arena-interval = Przedział 95 %
cli-arena-score = Wynik
cli-arena-turns = Tury
cli-arena-decision = µs na decyzję
cli-arena-lost = Przyczyna porażki
cli-arena-duel = Rozdanie po rozdaniu
cli-arena-first-only = Tylko pierwszy
cli-arena-second-only = Tylko drugi
cli-arena-chance = Szansa wśród równych
cli-arena-difference = Różnica
cli-arena-proven = pewna
cli-arena-open = może być przypadkiem

## Speed

cli-bench-title = Gra losowa, mediany naprzemiennych pomiarów
cli-bench-engine = Silnik
cli-bench-run = { $game }, sam stan
cli-bench-table = { $game }, cały stół
cli-bench-decisions_per_second = Decyzje/s
cli-bench-games_per_second = Gry/s
cli-bench-copy_us = Kopia, µs
cli-bench-missing = brak: pip install 'vigil[bench]'
cli-bench-ratios = Nasze podzielone przez catanatron
cli-ratio-decisions_per_second = Decyzje na sekundę, sam stan
cli-ratio-games_per_second = Gry na sekundę, sam stan
cli-ratio-table_decisions_per_second = Decyzje na sekundę, cały stół
cli-ratio-copy_us = Czas kopii stanu (mniej znaczy lepiej)
cli-ratio-fork_us = Czas kopii stołu (mniej znaczy lepiej)

## Help

cli-about = Stół do kooperacyjnych gier planszowych.
cli-about-more = „vigil POLECENIE --help” mówi więcej o poleceniu; „--lang en”, „ru” lub „pl” ustawia język.
cli-about-play = Zagraj w trybie tekstowym.
cli-about-simulate = Niech bot rozegra wiele gier; podsumuj wyniki.
cli-about-arena = Niech boty rozegrają te same rozdania; porównaj je.
cli-about-replay = Opowiedz zapisaną grę jeszcze raz i narysuj jej koniec.
cli-about-report = Opowiedz, jak poszła zapisana gra: wynik, czyny i szczęście.
cli-about-show = Narysuj pozycję i wymień opcje.
cli-about-cards = Wymień wszystko, co jest w pudełku, albo wyjaśnij słowo.
cli-about-bench = Zmierz szybkość silnika obok innych silników, w jednej grze albo we wszystkich.
cli-heading-usage = użycie
cli-heading-arguments = argumenty
cli-heading-game = Opcje gry { $game }
cli-heading-options = opcje
cli-argument-game = gra: { $known }
cli-argument-file = zapis przebiegu lub zapis gry
cli-argument-position = pozycja w notacji albo plik, który ją zawiera
cli-argument-word = nazwa w dowolnym języku, identyfikator lub numer karty
cli-option-players = liczba graczy
cli-option-module = dodatek: { $known }; można powtarzać
cli-option-switch = odczytanie zasad do odwrócenia, na przykład R22 lub H1; można powtarzać
cli-option-ask-all = pytaj o wszystko po kolei, także o to, co niczego nie zmienia
cli-option-no-ask-all = pytaj o kilka rzeczy naraz, a o to, co niczego nie zmienia, wcale
cli-option-seed = ziarno losu; to samo ziarno daje tę samą grę
cli-option-load = kontynuuj zapisaną grę
cli-option-position = zacznij od pozycji w notacji albo z pliku, który ją zawiera
cli-option-bot = bot dla miejsc, przy których nikogo nie ma: rules, value, search, każdy też jako rules:careful, rules:bold, rules:helper, oraz random
cli-option-humans = razem z --bot: przy ilu miejscach grają ludzie; domyślnie 1
cli-option-games = liczba gier
cli-option-workers = liczba procesów grających jednocześnie
cli-option-bots = boty do porównania, oddzielone przecinkami; domyślnie rules,random
cli-option-resume = zapisuj każdą grę w tym pliku; przerwane porównanie zostanie z niego wznowione
cli-option-plot = narysuj odsetki wygranych z przedziałami do tego pliku SVG
cli-option-json = wypisz JSON zamiast tekstu
cli-option-to = zatrzymaj się po tylu odpowiedziach, licząc los
cli-option-game = gra; domyślnie { $game }
cli-option-seconds = ile sekund poświęcić na cały pomiar
cli-option-lang = język: en, ru lub pl
cli-option-help = pokaż tę pomoc

## Mistakes on the command line

cli-error-command = Nie ma polecenia „{ $value }”; polecenia to: { $known }.
cli-error-which_command = Brakuje polecenia; polecenia to: { $known } (więcej mówi „vigil --help”).
cli-error-language = Nie ma języka „{ $value }”; języki to: { $known }.
cli-error-unknown_argument = Nieznany argument „{ $value }”; argumenty wymienia „{ $command } --help”.
cli-error-extra_missing = Do tego potrzebny jest pakiet „{ $package }”, którego nie zainstalowano; zainstaluj go: pip install 'vigil[{ $extra }]'
cli-error-takes_no_value = Opcja { $option } nie ma wartości; wpisz ją samą.
cli-error-needs_a_value = Opcja { $option } wymaga wartości: { $option } { $metavar }
cli-error-unreadable = Nie da się odczytać argumentów ({ $reason }); wymienia je „{ $command } --help”.
cli-error-number = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba od { $least } do { $most }.
cli-error-number_from = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba całkowita od { $least } wzwyż.
cli-error-which_game = Brakuje gry; gry to: { $known }.
cli-error-unknown_game = Nie ma gry „{ $value }”; gry to: { $known }.
cli-error-unknown_bot = Nie ma bota „{ $value }”; boty to: { $known }.
cli-error-budget = Nie ma takiego zapasu: „{ $value }”; ma go tylko search, na przykład search@200 (od 1 do { $most } prób) albo search@1.5s (do { $seconds } sekund).
cli-error-other_game = { $option } nie jest opcją gry { $game }; jej opcje przygotowania to: { $known }.
cli-error-needs_module = { $option } to opcja dodatku; dodaj --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = „{ $file }”, wiersz { $line }: to nie jest tekst UTF-8; zapisz plik jako UTF-8.
cli-error-setup_is_fixed = { $option } niesie już własne przygotowanie gry; pomiń wszystko, co przygotowuje inną grę.
cli-error-humans_without_bot = --humans wymaga bota na pozostałych miejscach: --bot random
cli-error-bots = --bots nie może mieć wartości „{ $value }”; podaj jednego lub kilka botów, każdego raz: rules,random
cli-error-which_position = Brakuje pozycji, na przykład: vigil show "{ $example }"
cli-error-which_file = Brakuje pliku: vigil { $command } FILE
cli-error-no_such_answer = W tej grze nie ma odpowiedzi { $value }; wybierz liczbę od 0 do { $last }.
cli-error-nothing_found = Nic nie nazywa się „{ $word }”; „vigil cards --game { $game }” wymienia wszystko.

## Results of an arena

arena-error-no_ledger = Wiersz { $line } pliku „{ $file }” nie jest wynikiem vigil arena; podaj inny plik albo usuń ten wiersz.
arena-error-other_game = Plik „{ $file }” zawiera gry w { $value }, a nie w { $right }; podaj inny plik.
arena-error-other_setup = Plik „{ $file }” zawiera gry z innymi ustawieniami; wybierz te same ustawienia albo podaj inny plik.
arena-error-other_seed = Plik „{ $file }” zawiera gry z ziarnem { $value }, a nie { $right }; pomiń --seed albo podaj inny plik.
arena-error-other_version = Plik „{ $file }” zawiera gry wersji { $value }, a to jest wersja { $right }; podaj inny plik.

## Files

cli-file-missing = Nie ma pliku „{ $file }”; sprawdź nazwę i folder.
cli-file-folder = „{ $file }” to folder; podaj plik.
cli-file-denied = Pliku „{ $file }” nie wolno otworzyć; sprawdź uprawnienia albo podaj inny plik.
cli-file-other = Pliku „{ $file }” nie da się otworzyć ({ $reason }); podaj inny plik.

## Pomiar serwera

cli-option-server = zmierz serwer: 50 stołów po 4 graczy, przez gniazda
cli-bench-server = Jeden serwer na jednym rdzeniu, 50 stołów po 4 graczy
cli-bench-answers_per_second = Odpowiedzi na sekundę: zapisane i rozesłane wszystkim
cli-bench-cpu_us = Czas procesora na odpowiedź, µs
cli-bench-p50_ms = Potwierdzenie, mediana, ms
cli-bench-p99_ms = Potwierdzenie, 99. percentyl, ms
cli-bench-kib_per_table = Pamięć na stół, KiB
cli-foreseen-more = … i jeszcze { $count }
