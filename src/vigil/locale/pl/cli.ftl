### The text table and the commands.

## At the prompt

cli-seed = Ziarno { $seed }
cli-welcome = Wpisz numer opcji; pozostałe polecenia pokaże „help”.
cli-left = Opuszczasz grę.
cli-end-how = Koniec gry: „report” to raport, „undo” cofa ostatni wybór, „record PLIK” zapisuje grę, „quit” kończy.
cli-more-in-rules = Więcej na ten temat: { $titles } (wpisz „? ” i tytuł).
cli-terminal-extra = To jest stół tekstowy. Pełnoekranowy, z klawiszami i myszą: { $command }
cli-no-such-number = Nie ma takiej opcji. Wpisz liczbę od 1 do { $last }.
cli-what = Wpisz liczbę od 1 do { $last } albo „help”, by zobaczyć polecenia.
cli-undo-how = Wpisz „undo”, „undo action” albo „undo turn”.
cli-which-file = Podaj plik, np. save wieczor.save
cli-written = Zapisano w { $file }.
cli-earlier-rules = Ta gra zaczęła się według starych zasad (wersja { $found }), a toczy się według obecnych (wersja { $known }): może przebiec inaczej.
cli-loaded = Wznowiono grę z pliku { $file }.
cli-no-rule = Dla tego pytania nie ma tekstu zasad.
cli-not-found = „{ $word }”: niczego nie znaleziono. Pełna lista: vigil cards --game { $game }
cli-hint-how = Wpisz „hint” albo „hint” i liczbę symulacji od 1 do { $most }.
cli-hint-thinking = Myślę… symulacje { $scenarios } z { $of }
cli-hint = Szansa wygranej, symulacje: { $scenarios }
cli-why = { $name } wybiera: { $question }
cli-why-no-bot = Żaden bot jeszcze nie grał. Gra z botami: vigil play --bot value
cli-why-random = Wylosowano: { $option }
cli-taken = wybrane
cli-help =
    Polecenia:
      NUMER            wybierz tę opcję
      u, undo          cofnij ostatni wybór
      undo action      cofnij akcję
      undo turn        cofnij turę
      redo             przywróć to, co cofnięto
      save PLIK        zapisz grę, by wznowić ją później
      record PLIK      zapisz całą grę, by ją odtworzyć
      load PLIK        wznów zapisaną grę
      ?                wyjaśnij pytanie
      ? SŁOWO          wyjaśnij kartę, żeton, moc, zdolność lub pojęcie
      hint             najlepsze opcje, ich szanse wygranej i dlaczego
      hint LICZBA      to samo, tyle symulacji; im więcej, tym dłużej
      why              co myślał ostatni bot
      board            narysuj stół jeszcze raz
      log              pokaż cały dziennik
      report           raport z gry do tego miejsca
      quit             opuść grę

## Kinds of things

cli-kind-power = moc
cli-kind-module = dodatek
cli-kind-piece = element gry
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
cli-arena-lost = Przyczyny porażek
cli-arena-duel = Bezpośrednie porównanie
cli-arena-first-only = Tylko pierwszy
cli-arena-second-only = Tylko drugi
cli-arena-chance = p (test znaków, Holm)
cli-arena-difference = Różnica
cli-arena-proven = istotna
cli-arena-open = nieistotna

## A training

cli-train-title = Sieć neuronowa: { $game }
cli-train-epoch = Epoka { $epoch }: strata treningowa { $loss }, walidacyjna { $check }
cli-train-games = Gry treningowe
cli-train-positions = Pozycje
cli-train-guess = Strata bazowa
cli-train-loss = Strata walidacyjna
cli-train-curve = Strata według epok
cli-train-file = Sieć
cli-train-interrupted = Przerwano. Z --samples FOLDER trening można wznowić.
cli-train-kept = Przerwano: gry zapisano w „{ $file }”. Wznów: { $command }

## Speed

cli-bench-title = Gra losowa
cli-bench-title-rivals = Gra losowa w jednym przebiegu z innymi silnikami; w nawiasach: szybkość względem catanatron
cli-bench-pure = Źródła
cli-bench-compiled = Skompilowane
cli-bench-run = { $game }: decyzje na sekundę, sam stan
cli-bench-table = { $game }: decyzje na sekundę, pełny stół
cli-bench-copy = { $game }: kopia stanu, µs
cli-bench-fork = { $game }: odgałęzienie stołu, µs
cli-bench-bytes_an_answer = { $game }: pamięć na wybór, bajty
cli-bench-rules_bot_us = { $game }: bot rules i silnik, µs na decyzję
cli-bench-us_at_ply = { $game }: decyzja w krokach 5, 200 i 500, µs
cli-bench-peer = { $name }: decyzje na sekundę, kopia w µs
cli-bench-steps = Środowisko { $name }: kroki na sekundę
cli-bench-choices = Część decyzji catanatron z więcej niż jedną opcją (u nas wszystkie)
cli-bench-workers = Przyspieszenie dzięki drugiemu procesowi
cli-bench-import_s = Import pakietu, s
cli-bench-version_s = „vigil --version”, s
cli-bench-missing = nie zainstalowano
cli-bench-not-compiled = Silnik nie jest skompilowany. Kopię kompiluje „make bench”; wymaga mypyc i kompilatora C.

## Help

cli-about = Stół do kooperacyjnych gier planszowych.
cli-about-more = Pomoc do polecenia: „vigil POLECENIE --help”. Język: „--lang en”, „ru” lub „pl”.
cli-about-play = Zagraj w terminalu.
cli-about-join = Dołącz w terminalu do stołu na serwerze.
cli-about-simulate = Rozegraj wiele gier botów i podsumuj wyniki.
cli-about-arena = Porównaj boty na tych samych rozdaniach.
cli-about-train = Wytrenuj sieć neuronową dla botów value, search i master.
cli-about-replay = Odtwórz zapisaną grę.
cli-about-report = Raport z gry albo z wyników wielu gier.
cli-about-analyse = Przeanalizuj zapisaną grę: szansa wygranej, szczęście, najkosztowniejsze wybory.
cli-about-show = Pokaż pozycję i jej opcje.
cli-about-cards = Wymień wszystko, co jest w pudełku, albo wyjaśnij słowo.
cli-about-bench = Zmierz szybkość silnika w jednej grze albo we wszystkich.
cli-heading-usage = użycie
cli-heading-arguments = argumenty
cli-heading-game = Opcje gry { $game }
cli-heading-options = opcje
cli-argument-game = gra: { $known }
cli-argument-file = zapis przebiegu lub zapis gry; „-” to standardowe wejście
cli-argument-link = odnośnik do stołu, np. http://HOST/tables/TABLE
cli-argument-position = pozycja w notacji albo plik, który ją zawiera
cli-argument-word = nazwa w dowolnym języku, identyfikator lub numer karty
cli-option-players = liczba graczy
cli-option-module = dodatek do gry: { $known }; można powtarzać
cli-option-switch = zmień interpretację zasad, np. R22 lub H1; można powtarzać
cli-option-ask-all = zadawaj każde pytanie, nawet gdy wybór niczego nie zmienia
cli-option-no-ask-all = łącz pytania i pomijaj te, które niczego nie zmieniają
cli-option-seed = ziarno (seed); to samo ziarno daje tę samą grę
cli-option-load = wznów zapisaną grę
cli-option-plain = zwykły tekst, także dla czytników ekranu
cli-option-lesson = rozegraj lekcję: { $known }
cli-option-name = twoje imię przy stole
cli-option-seat = miejsce, licząc od 1; domyślnie pierwsze wolne
cli-option-watch = oglądaj, nie zajmując miejsca
cli-option-new = otwórz na serwerze nowy stół do tej gry
cli-option-left = wznów ostatnią grę
cli-option-position = zacznij od pozycji w notacji albo z pliku, który ją zawiera
cli-option-bot = bot na wolne miejsca: rules, value, search, master, każdy też jako rules:careful, rules:bold, rules:helper, oraz random
cli-option-humans = z --bot: liczba miejsc dla ludzi; domyślnie 1
cli-option-games = liczba gier
cli-option-workers = liczba procesów roboczych
cli-option-bots = boty do porównania, po przecinku; clairvoyant zna każde rozdanie, to górna granica
cli-option-resume = zapisuj tu każdą grę; przerwany przebieg wznowi się stąd
cli-option-plot = zapisz wykres odsetka wygranych z przedziałami w tym pliku SVG
cli-option-train-module = dodatek, dla którego trenować
cli-option-samples = zapisuj gry treningowe w tym folderze; przerwany przebieg wznowi się stąd
cli-option-out = zapisz sieć w tym pliku; domyślnie tam, gdzie szukają jej boty
cli-option-budget = symulacje na opcję; im więcej, tym dłużej
cli-option-html = zapisz analizę w tym pliku HTML
cli-option-json = wypisz JSON zamiast tekstu
cli-option-to = zatrzymaj się po tylu krokach, licząc rzuty i dobieranie
cli-option-game = gra
cli-option-seconds = sekundy na cały pomiar
cli-option-lang = język: en, ru lub pl
cli-option-help = pokaż tę pomoc

cli-cards-typed = Wartości dla { $option }: { $ids }

## Mistakes on the command line

cli-error-command = Nieznane polecenie „{ $value }”. Polecenia: { $known }.
cli-error-which_command = Brakuje polecenia. Polecenia: { $known }.
cli-error-language = Nieznany język „{ $value }”. Języki: { $known }.
cli-error-unknown_argument = Nieznany argument „{ $value }”. Pomoc: „{ $command } --help”.
cli-error-extra_missing = Pakiet „{ $package }” nie jest zainstalowany. Zainstaluj go: { $command }
cli-error-no_package = W „{ $value }” nie ma skompilowanej kopii pakietu. Tworzy ją „make bench”.
cli-error-no_rivals = W „{ $value }” nie ma innych silników. Zobacz benchmarks/rivals.py w repozytorium.
cli-error-takes_no_value = Opcja { $option } nie przyjmuje wartości.
cli-error-needs_a_value = Opcja { $option } wymaga wartości: { $option } { $metavar }
cli-error-unreadable = Błędne argumenty ({ $reason }). Pomoc: „{ $command } --help”.
cli-error-number = { $option }: potrzebna liczba od { $least } do { $most }, a nie „{ $value }”.
cli-error-number_from = { $option }: potrzebna liczba całkowita od { $least }, a nie „{ $value }”.
cli-error-site = { $option }: potrzebny adres witryny, np. https://games.example, a nie „{ $value }”.
cli-error-no_folder = Folder „{ $value }” nie istnieje. Utwórz go albo sprawdź --database.
cli-error-not_a_folder = „{ $value }” to plik, a nie folder. Podaj w --database plik w folderze.
cli-error-which_game = Brakuje gry. Gry: { $known }.
cli-error-unknown_game = Nieznana gra „{ $value }”. Gry: { $known }.
cli-error-other_game = { $game }: nie ma opcji { $option }. Opcje: { $known }.
cli-error-needs_module = { $option } to opcja dodatku. Dodaj --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = „{ $file }”: wiersz { $line } nie jest w UTF-8. Zapisz plik jako UTF-8.
cli-error-setup_is_fixed = { $option } już ustala przygotowanie gry. Pomiń pozostałe opcje przygotowania.
cli-error-humans_without_bot = --humans wymaga bota na pozostałych miejscach: --bot random
cli-error-nothing_kept = Nie ma gry do wznowienia. Zacznij nową: vigil play GAME
cli-error-no_lesson = Nieznana lekcja „{ $value }”. Lekcje: { $known }.
cli-error-which_link = Brakuje odnośnika: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = Polecenie vigil { $command } wymaga terminala. Dla programów jest protokół.
cli-error-seat_taken = Miejsce { $seat } jest zajęte. Pomiń --seat, by zająć pierwsze wolne.
cli-error-no_seat_free = Nie ma wolnych miejsc. Oglądaj z --watch.
cli-error-table_there = „{ $link }” to stół. --new wymaga adresu serwera, np. http://HOST
cli-error-bots = --bots: potrzebne różne boty, np. rules,random, a nie „{ $value }”.
cli-error-which_position = Brakuje pozycji, np. vigil show "{ $example }"
cli-error-no_position = „{ $value }” nie jest ani plikiem, ani pozycją. Pozycja zaczyna się tak: players: 2;
cli-error-no_games = Nie zainstalowano żadnej gry. Zainstaluj gry Vigila: pip install vigil-table
cli-error-which_file = Brakuje pliku: vigil { $command } FILE
cli-error-commitment = „{ $value }” to nie hasz. Podaj 64 znaki, które pokazał stół.
cli-error-luck = „{ $value }” to nie entropia gracza. Podaj od 32 do 64 znaków 0–9 i a–f, np. 0:9f… z numerem miejsca.
cli-error-no_such_answer = W tej grze nie ma kroku { $value }. Wybierz liczbę od 0 do { $last }.
cli-error-nothing_found = „{ $word }”: niczego nie znaleziono. Pełna lista: vigil cards --game { $game }

## Results of an arena

arena-error-no_ledger = „{ $file }”: wiersz { $line } nie jest wynikiem vigil arena. Usuń go albo podaj inny plik.
arena-error-other_game = „{ $file }” zawiera gry w { $value }, a nie w { $right }. Podaj inny plik.
arena-error-other_setup = „{ $file }” zawiera gry z innymi ustawieniami. Użyj tych samych albo podaj inny plik.
arena-error-other_seed = „{ $file }” zawiera gry z ziarnem { $value }, a nie { $right }. Pomiń --seed albo podaj inny plik.
arena-error-other_version = „{ $file }” zawiera gry wersji { $value }, a to jest { $right }. Podaj inny plik.

## Files

cli-file-missing = Nie znaleziono pliku „{ $file }”. Sprawdź nazwę i folder.
cli-file-folder = „{ $file }” to folder. Podaj plik.
cli-file-denied = Brak dostępu do pliku „{ $file }”.
cli-file-other = Nie można otworzyć „{ $file }” ({ $reason }). Podaj inny plik.
cli-file-output = Nie można zapisać wyniku: { $reason }.
cli-file-no-folder = Folder „{ $folder }” nie istnieje. Utwórz go albo wybierz inne miejsce dla „{ $file }”.
cli-did-you-mean = Może „{ $value }”?

## Pomiar serwera

cli-option-server = zmierz także serwer: 50 stołów po 4 graczy, przez gniazda
cli-option-compiled = folder ze skompilowaną kopią pakietu
cli-option-rivals = inne silniki do porównania: plik Pythona, np. benchmarks/rivals.py
cli-option-keep = dopisz wyniki jako wiersz do tego pliku
cli-bench-answers_per_second = Wybory na sekundę, z zapisem i rozesłaniem
cli-bench-cpu_us = Czas procesora na wybór, µs
cli-bench-p50_ms = Potwierdzenie, mediana, ms
cli-bench-p99_ms = Potwierdzenie, 99. percentyl, ms
cli-bench-kib_per_table = Pamięć na stół, KiB
cli-foreseen-more = … i jeszcze { $count }
