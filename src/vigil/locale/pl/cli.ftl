### The text table and the commands.

## At the prompt

cli-seed = Ziarno { $seed }
cli-welcome = Wpisz numer opcji; pozostałe polecenia pokaże „help”.
cli-left = Gra została opuszczona.
cli-end-how = Koniec gry: „report” opowie jej przebieg, „undo” cofnie ostatni wybór, „record PLIK” zapisze grę, „quit” kończy.
cli-more-in-rules = Więcej na ten temat: { $titles } (wpisz „? ” i tytuł).
cli-terminal-extra = To jest stół w zwykłym tekście; stół z klawiszami i myszą instaluje: { $command }
cli-no-such-number = Nie ma takiej opcji; wpisz liczbę od 1 do { $last }.
cli-what = Wpisz liczbę od 1 do { $last } albo „help”, aby zobaczyć polecenia.
cli-undo-how = Wpisz „undo”, „undo action” albo „undo turn”.
cli-which-file = Podaj plik, na przykład: save wieczor.save
cli-written = Zapisano w { $file }.
cli-earlier-rules = Ta gra zaczęła się według dawnych zasad (wersja { $found }); tu toczy się według obecnych (wersja { $known }), może więc potoczyć się inaczej niż wtedy.
cli-loaded = Gra z pliku { $file } toczy się dalej.
cli-no-rule = Dla tego pytania nie zapisano zasady.
cli-not-found = Nic tu nie nazywa się „{ $word }”; wszystko wymienia „vigil cards --game { $game }”.
cli-hint-how = Wpisz „hint” albo „hint” i liczbę symulacji od 1 do { $most }.
cli-hint-thinking = Myślę… symulacje { $scenarios } z { $of }
cli-hint = Szansa wygranej, symulacje: { $scenarios }
cli-why = { $name } wybiera: { $question }
cli-why-no-bot = Żaden bot jeszcze nie odpowiadał; z „vigil play --bot value” grają też boty.
cli-why-random = Wybrano losowo: { $option }
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
      log              pokaż dziennik
      report           przebieg gry, dotychczasowy lub całej
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
cli-arena-lost = Przyczyna porażki
cli-arena-duel = Rozdanie po rozdaniu
cli-arena-first-only = Tylko pierwszy
cli-arena-second-only = Tylko drugi
cli-arena-chance = p (test znaków, Holm)
cli-arena-difference = Różnica
cli-arena-proven = istotna
cli-arena-open = nieistotna

## A training

cli-train-title = Ocena pozycji: { $game }
cli-train-epoch = Epoka { $epoch }: strata { $loss }, w nieznanych grach { $check }
cli-train-games = Gry ćwiczebne
cli-train-positions = Pozycje
cli-train-guess = Strata zwykłego zgadywania
cli-train-loss = Strata w nieznanych grach
cli-train-curve = Strata w kolejnych epokach
cli-train-file = Sieć
cli-train-interrupted = Przerwano. Z --samples FOLDER trening można wznowić.
cli-train-kept = Przerwano: rozegrane partie są w „{ $file }”. Wznów: { $command }

## Speed

cli-bench-title = Gra losowa
cli-bench-title-rivals = Gra losowa w jednym przebiegu z innymi silnikami; w nawiasach: ile razy więcej decyzji niż catanatron
cli-bench-pure = Źródła
cli-bench-compiled = Skompilowane
cli-bench-run = { $game }: decyzje na sekundę, sam stan
cli-bench-table = { $game }: decyzje na sekundę, pełny stół
cli-bench-copy = { $game }: kopia stanu, µs
cli-bench-fork = { $game }: odgałęzienie stołu, µs
cli-bench-bytes_an_answer = { $game }: pamięć na odpowiedź, bajty
cli-bench-rules_bot_us = { $game }: bot z regułami wraz z silnikiem, µs na decyzję
cli-bench-us_at_ply = { $game }: odpowiedź numer 5, 200 i 500, µs
cli-bench-peer = { $name }: decyzje na sekundę, kopia w µs
cli-bench-steps = Środowisko { $name }: kroki na sekundę
cli-bench-choices = Część decyzji catanatron, w których jest więcej niż jedna opcja (u nas zawsze)
cli-bench-workers = Dwa procesy zamiast jednego: ile razy szybciej
cli-bench-import_s = Import pakietu, s
cli-bench-version_s = „vigil --version”, s
cli-bench-missing = nie zainstalowano
cli-bench-not-compiled = Silnik nie jest skompilowany; „make bench” kompiluje kopię tam, gdzie są mypyc i kompilator C.

## Help

cli-about = Stół do kooperacyjnych gier planszowych.
cli-about-more = „vigil POLECENIE --help” mówi więcej o poleceniu; „--lang en”, „ru” lub „pl” ustawia język.
cli-about-play = Zagraj w terminalu.
cli-about-join = Usiądź przy stole serwera w terminalu.
cli-about-simulate = Niech boty rozegrają wiele gier; podsumuj i zapisz wyniki.
cli-about-arena = Niech boty rozegrają te same rozdania; porównaj je.
cli-about-train = Wytrenuj sieć, którą boty value, search i master oceniają pozycje.
cli-about-replay = Opowiedz zapisaną grę jeszcze raz i narysuj jej koniec.
cli-about-report = Opowiedz, jak poszła zapisana gra albo co wynika z wielu partii.
cli-about-analyse = Oceń zapisaną grę: szansę na zwycięstwo, udział szczęścia i decyzji, najdroższe decyzje.
cli-about-show = Narysuj pozycję i wymień opcje.
cli-about-cards = Wymień wszystko, co jest w pudełku, albo wyjaśnij słowo.
cli-about-bench = Zmierz szybkość silnika w jednej grze albo we wszystkich.
cli-heading-usage = użycie
cli-heading-arguments = argumenty
cli-heading-game = Opcje gry { $game }
cli-heading-options = opcje
cli-argument-game = gra: { $known }
cli-argument-file = zapis przebiegu lub zapis gry; „-” to standardowe wejście
cli-argument-link = odnośnik do stołu, na przykład http://HOST/tables/TABLE
cli-argument-position = pozycja w notacji albo plik, który ją zawiera
cli-argument-word = nazwa w dowolnym języku, identyfikator lub numer karty
cli-option-players = liczba graczy
cli-option-module = dodatek: { $known }; można powtarzać
cli-option-switch = interpretacja zasad do odwrócenia, na przykład R22 lub H1; można powtarzać
cli-option-ask-all = pytaj o wszystko po kolei, także o to, co niczego nie zmienia
cli-option-no-ask-all = pytaj o kilka rzeczy naraz, a o to, co niczego nie zmienia, wcale
cli-option-seed = ziarno (seed); to samo ziarno daje tę samą grę
cli-option-load = kontynuuj zapisaną grę
cli-option-plain = stół w zwykłym tekście, także dla czytników ekranu
cli-option-lesson = rozegraj lekcję: { $known }
cli-option-name = twoje imię przy stole
cli-option-seat = które miejsce zająć, licząc od 1; bez tego pierwsze wolne
cli-option-watch = tylko oglądaj
cli-option-new = nowy stół do tej gry na serwerze; grę zaczynasz ty
cli-option-left = kontynuuj grę, którą opuszczono ostatnio
cli-option-position = zacznij od pozycji w notacji albo z pliku, który ją zawiera
cli-option-bot = bot dla miejsc, przy których nikogo nie ma: rules, value, search, master, każdy też jako rules:careful, rules:bold, rules:helper, oraz random
cli-option-humans = razem z --bot: przy ilu miejscach grają ludzie; domyślnie 1
cli-option-games = liczba gier
cli-option-workers = liczba procesów grających jednocześnie
cli-option-bots = boty do porównania, oddzielone przecinkami; clairvoyant wie, co zostanie rozdane: to górna granica
cli-option-resume = zapisuj każdą grę w tym pliku; przerwane porównanie zostanie z niego wznowione
cli-option-plot = narysuj odsetki wygranych z przedziałami do tego pliku SVG
cli-option-train-module = dodatek, dla którego trenować
cli-option-samples = trzymaj gry ćwiczebne w tym folderze; przerwany trening zostanie z niego wznowiony
cli-option-out = zapisz sieć w tym pliku; bez tego tam, gdzie szukają jej boty
cli-option-budget = z iloma dalszymi przebiegami gry sprawdzać każdą odpowiedź; dwa razy więcej trwa dwa razy dłużej
cli-option-html = zapisz analizę jako jedną stronę w tym pliku HTML
cli-option-json = wypisz JSON zamiast tekstu
cli-option-to = zatrzymaj się po tylu odpowiedziach, licząc los
cli-option-game = gra
cli-option-seconds = ile sekund poświęcić na cały pomiar
cli-option-lang = język: en, ru lub pl
cli-option-help = pokaż tę pomoc

cli-cards-typed = Wartości dla { $option }: { $ids }

## Mistakes on the command line

cli-error-command = Nie ma polecenia „{ $value }”; polecenia to: { $known }.
cli-error-which_command = Brakuje polecenia; polecenia to: { $known } (więcej mówi „vigil --help”).
cli-error-language = Nie ma języka „{ $value }”; języki to: { $known }.
cli-error-unknown_argument = Nieznany argument „{ $value }”; argumenty wymienia „{ $command } --help”.
cli-error-extra_missing = Do tego potrzebny jest pakiet „{ $package }”, którego nie zainstalowano; zainstaluj go: { $command }
cli-error-no_package = W „{ $value }” nie ma skompilowanej kopii pakietu; tworzy ją „make bench”.
cli-error-no_rivals = W „{ $value }” nie ma cudzych silników; są w benchmarks/rivals.py w repozytorium.
cli-error-takes_no_value = Opcja { $option } nie ma wartości; wpisz ją samą.
cli-error-needs_a_value = Opcja { $option } wymaga wartości: { $option } { $metavar }
cli-error-unreadable = Nie da się odczytać argumentów ({ $reason }); wymienia je „{ $command } --help”.
cli-error-number = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba od { $least } do { $most }.
cli-error-number_from = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba całkowita od { $least } wzwyż.
cli-error-site = { $option } nie może mieć wartości „{ $value }”; potrzebny adres witryny, na przykład https://games.example
cli-error-no_folder = Folder „{ $value }” nie istnieje. Utwórz go albo sprawdź --database.
cli-error-not_a_folder = „{ $value }” to plik, a nie folder. Podaj w --database plik w folderze.
cli-error-which_game = Brakuje gry; gry to: { $known }.
cli-error-unknown_game = Nie ma gry „{ $value }”; gry to: { $known }.
cli-error-other_game = { $option } nie jest opcją gry { $game }; jej opcje przygotowania to: { $known }.
cli-error-needs_module = { $option } to opcja dodatku; dodaj --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = „{ $file }”, wiersz { $line }: to nie jest tekst UTF-8; zapisz plik jako UTF-8.
cli-error-setup_is_fixed = { $option } niesie już własne przygotowanie gry; pomiń wszystko, co przygotowuje inną grę.
cli-error-humans_without_bot = --humans wymaga bota na pozostałych miejscach: --bot random
cli-error-nothing_kept = Nie ma gry, którą można by dokończyć; zacznij nową: vigil play GAME
cli-error-no_lesson = Nie ma lekcji „{ $value }”; lekcje to: { $known }.
cli-error-which_link = Brakuje odnośnika: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = Polecenie vigil { $command } wymaga terminala; programy korzystają z protokołu.
cli-error-seat_taken = Miejsce { $seat } jest zajęte; bez --seat zajmiesz pierwsze wolne.
cli-error-no_seat_free = Nie ma wolnych miejsc; z „--watch” można oglądać.
cli-error-table_there = „{ $link }” to już stół; --new potrzebuje adresu serwera, na przykład http://HOST
cli-error-bots = --bots nie może mieć wartości „{ $value }”; podaj jednego lub kilka botów, każdego raz: rules,random
cli-error-which_position = Brakuje pozycji, na przykład: vigil show "{ $example }"
cli-error-no_position = „{ $value }” nie jest ani pozycją, ani plikiem; pozycja zaczyna się na przykład tak: players: 2;
cli-error-no_games = Nie zainstalowano żadnej gry; zainstaluj Vigil razem z grami: pip install vigil-table
cli-error-which_file = Brakuje pliku: vigil { $command } FILE
cli-error-commitment = „{ $value }” to nie hasz. Podaj 64 cyfry, które pokazał stół.
cli-error-luck = „{ $value }” to nie entropia gracza. Podaj od 32 do 64 znaków 0–9 i a–f, np. 0:9f… z numerem miejsca.
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
cli-file-output = Nie można zapisać wyniku: { $reason }.
cli-file-no-folder = Folder „{ $folder }” nie istnieje. Utwórz go albo wybierz inne miejsce dla „{ $file }”.
cli-did-you-mean = Może „{ $value }”?

## Pomiar serwera

cli-option-server = zmierz także serwer: 50 stołów po 4 graczy, przez gniazda
cli-option-compiled = folder ze skompilowaną kopią pakietu
cli-option-rivals = cudze silniki do zmierzenia obok: plik Pythona, na przykład benchmarks/rivals.py
cli-option-keep = dopisz wyniki jako wiersz do tego pliku
cli-bench-answers_per_second = Odpowiedzi na sekundę: zapisane i rozesłane wszystkim
cli-bench-cpu_us = Czas procesora na odpowiedź, µs
cli-bench-p50_ms = Potwierdzenie, mediana, ms
cli-bench-p99_ms = Potwierdzenie, 99. percentyl, ms
cli-bench-kib_per_table = Pamięć na stół, KiB
cli-foreseen-more = … i jeszcze { $count }
