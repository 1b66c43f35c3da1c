### The text table and the commands.

## The drawing of Ghost Stories

cli-game-ghost_stories = Ghost Stories
cli-turn = tura { $turn }
cli-haunted = nawiedzony
cli-haunted-tiles = nawiedzone żetony: { $count } (porażka przy { $limit })
cli-wu-feng = pokonane Inkarnacje: { $count } z { $needed }
cli-no-qi = nawiedzona
cli-neutral = neutralna
cli-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
cli-until-wu-feng = { $count ->
    [0] następna karta to Wu-Feng
    [one] Wu-Feng po { $count } duchu
   *[many] Wu-Feng po { $count } duchach
}
cli-discard = odrzucone: { $count }
cli-dice = { $count ->
    [one] { $count } wolna kość Tao
    [few] { $count } wolne kości Tao
   *[many] { $count } wolnych kości Tao
}
cli-qi-supply = Czi w banku: { $count }
cli-tao-supply = Tao w banku:
cli-tao_blocked = znaczniki Tao są zablokowane
cli-white_cancelled = białe ścianki nic nie dają

## The drawing of White Moon

cli-game-white_moon = { gs-module-white_moon }
cli-shelter = { gs-piece-shelter }: { $count }
cli-graveyard = { gs-piece-graveyard }: { $count } (porażka przy { $limit })
cli-crystals = Kryształy w rezerwie: { $count }
cli-su-ling-waits = Su-Ling w rezerwie
cli-su-ling-held = Su-Ling w niewoli
cli-su-ling-may-move = Su-Ling może iść
cli-barrier-promised = Bariera na koniec tury
cli-barrier-stands = Mistyczna Bariera
cli-artifacts = Artefakty:

## The drawing of Horizons of Spirit Island

cli-game-horizons = Horizons of Spirit Island
cli-round = runda { $round }
cli-set-up = przygotowania
cli-assumed = założenie
cli-invader-deck = { $count ->
    [one] została { $count } karta najeźdźców
    [few] zostały { $count } karty najeźdźców
   *[many] zostało { $count } kart najeźdźców
}
cli-next-stage = następna: etap { $stage }
cli-fear = Strach: { $count } z { $pool }
cli-fear-earned = karty do rozpatrzenia: { $count }
cli-fear-deck = talia strachu: { $count }
cli-next-level = { $count ->
    [one] poziom { $level } za { $count } kartę
    [few] poziom { $level } za { $count } karty
   *[many] poziom { $level } za { $count } kart
}
cli-blight = Spaczenie w puli: { $count } (porażka przy 0)
cli-energy = Energia { $energy } (+{ $income })
cli-plays = zagrania kart: { $plays }
cli-plays-left = zagrania kart: { $plays }, jeszcze { $left }
cli-destroyed = zniszczona obecność: { $count }
cli-range-bonus = zasięg +{ $count }
cli-track-energy = Energia
cli-track-plays = Karty
cli-in-play = W grze
cli-hand = Na ręce
cli-discarded = Odrzucone:

## At the prompt

cli-seed = Ziarno { $seed }
cli-welcome = Wpisz numer opcji; pozostałe polecenia pokaże „help”.
cli-left = Gra została opuszczona.
cli-no-such-number = Nie ma takiej opcji; wpisz liczbę od 1 do { $last }.
cli-what = Wpisz liczbę od 1 do { $last } albo „help”, aby zobaczyć polecenia.
cli-undo-how = Wpisz „undo”, „undo action” albo „undo turn”.
cli-which-file = Podaj plik, na przykład: save wieczor.save
cli-written = Zapisano w { $file }.
cli-earlier-rules = Ta gra zaczęła się według dawnych zasad (wersja { $found }); tu toczy się według obecnych (wersja { $known }), może więc potoczyć się inaczej niż wtedy.
cli-loaded = Gra z pliku { $file } toczy się dalej.
cli-not-found = Nic tu nie nazywa się „{ $word }”; wszystko wymienia „vigil cards --game { $game }”.
cli-help =
    Polecenia:
      NUMER            wybierz tę opcję
      u, undo          cofnij ostatni wybór
      undo action      wróć do początku akcji
      undo turn        wróć do początku tury
      save PLIK        zapisz grę, aby dokończyć ją później
      record PLIK      zapisz przebieg całej gry, aby ją odtworzyć
      load PLIK        kontynuuj zapisaną grę
      ? SŁOWO          wyjaśnij kartę, żeton, moc, zdolność lub pojęcie
      board            narysuj stół jeszcze raz
      log              opowiedz całą grę
      quit             opuść grę
cli-signs-ghost_stories =
    Znaki:
      R▲ czerwony   B● niebieski   G♣ zielony   Y◆ żółty   K■ czarny   W✶ biały
      ▶ ta tura            ♟ Taoista           † martwy albo plansza bez Czi
      ☯ Jin-Jang           ✦ znaczniki mocy    ☸ Budda
      # nawiedzony żeton   ☠1 duch nawiedzi ten żeton za 1 turę swojej planszy
      ☠·· figurka ducha na karcie; ·☠· na pierwszym kamieniu, zaraz nawiedzi
      2/3 odporność teraz i na karcie          ★ Inkarnacja         ≈ mantra
      ✗ moc zablokowana albo ducha nie da się teraz wyegzorcyzmować
      Liczba w ramce, na przykład [3], to opcja, która wskazuje to miejsce.
cli-signs-white_moon =
    Znaki Białego Księżyca:
      ♙Hua Sun ? Mieszkańcy żetonu od góry; ? jeszcze nieodkryty; +2 jeszcze dwoje
      ◎ Portal; ✗ gdy jest zabrany            ♕ Su-Ling     ↓ powalony Taoista
      ( ) Postument; (☾) z Kryształem         ☾1 Kryształy Taoisty
      Hua ✓†♙? rodzina: ocalony, martwy, odkryty, jeszcze nieodkryty
      Kilka liczb w ramce, na przykład [2 11]: choćby ruch bez Mieszkańca lub z nim.
cli-signs-horizons =
    Znaki:
      J♣ dżungla   M▲ góra   S∴ piaski   W░ mokradła   ~ wybrzeże
      E odkrywcy   T miasteczka   C miasta   D Dahan   X spaczenie   ' jedno obrażenie
      ▼ Kły   ◉ Oczy   ◒ Błoto   ◆ Żar   ✶ Wicher: obecność; * święte miejsce
      R5/3 pustoszenie: obrażenia 5, obrona 3   +X będzie spaczenie   » kaskada
      B+T powstanie miasteczko   B+C powstanie miasto   /3 obrona 3
      ☼ słońce  ☾ księżyc  △ ogień  ≈ powietrze  ◊ woda  ■ ziemia  ✿ roślina  ♞ zwierzę
      ↯ szybka   ◷ wolna   ● można użyć teraz   ○ nie teraz
      ✓ użyta albo osiągnięty poziom
      2☾1✿ -1✿ poziom wymaga 2 księżyców i 1 rośliny; brakuje 1 rośliny
      1 2┃3 4 tor: pola na lewo od kreski są odkryte
      ▶ może odpowiedzieć  Liczba w ramce, na przykład [3], to opcja, która
      wskazuje tę krainę, kartę lub ducha.

## Kinds of things

cli-kind-ghost = duch
cli-kind-incarnation = Inkarnacja
cli-kind-tile = żeton wioski
cli-kind-power = moc
cli-kind-family = rodzina
cli-kind-artifact = artefakt
cli-kind-piece = element gry
cli-kind-module = dodatek
cli-kind-ability = zdolność
cli-kind-term = pojęcie
cli-column-number = Nr
cli-column-name = Nazwa
cli-column-kind = Rodzaj
cli-column-colour = Kolor
cli-column-resistance = Odp.
cli-column-stones = Kamienie: lewy | środkowy | prawy
cli-kind-spirit = duch
cli-kind-special = zasada specjalna
cli-kind-fear = karta strachu
cli-kind-invader = karta najeźdźców
cli-kind-board = plansza wyspy
cli-column-cost = Koszt
cli-column-speed = Szybkość
cli-column-elements = Żywioły
cli-column-range = Zasięg
cli-column-note = Progi, uwagi

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
cli-about-replay = Opowiedz zapisaną grę jeszcze raz i narysuj jej koniec.
cli-about-report = Opowiedz, jak poszła zapisana gra: wynik, czyny i szczęście.
cli-about-show = Narysuj pozycję i wymień opcje.
cli-about-cards = Wymień wszystko, co jest w pudełku, albo wyjaśnij słowo.
cli-about-bench = Zmierz szybkość silnika obok innych silników, w jednej grze albo we wszystkich.
cli-heading-usage = użycie
cli-heading-arguments = argumenty
cli-heading-game = Opcje gry { $game }
cli-heading-options = opcje
cli-argument-game = gra: ghost_stories albo horizons
cli-argument-file = zapis przebiegu lub zapis gry
cli-argument-position = pozycja w notacji albo plik, który ją zawiera
cli-argument-word = nazwa w dowolnym języku, identyfikator lub numer karty
cli-option-players = liczba graczy
cli-option-level = initiation, normal, nightmare lub hell
cli-option-edition = revised lub first_print
cli-option-module = dodatek, na przykład white_moon; można powtarzać
cli-option-switch = odczytanie zasad do odwrócenia, na przykład R22 lub H1; można powtarzać
cli-option-seats = strony wioski, przy których siedzą gracze, od 0 do 3 zgodnie z zegarem od północy: 0,2
cli-option-colours = kolory graczy, potem neutralnych plansz: red,blue
cli-option-powers = moce, które mają być odkryte (identyfikatory)
cli-option-first = miejsce, które zaczyna, liczone od 0
cli-option-village = dziewięć żetonów rzędami (identyfikatory)
cli-option-qi = Czi każdego Taoisty na początku, od 1 do 5
cli-option-black-tao = każdy gracz zaczyna też z czarnym znacznikiem Tao
cli-option-portal = gdzie stoi portal: centre (na środku), edge (na brzegu), corner (w rogu) albo żeton od 0 do 8
cli-option-village-tiles = first_games: Szkoła Kung-Fu zamiast Nocnego Strażnika; random: dziewięć z dziesięciu żetonów
cli-option-incarnations = które Inkarnacje mogą przyjść: mixed (wszystkie), new (nowe) lub base (z gry podstawowej)
cli-option-cards = plik TOML z liczbami wydrukowanymi na twoich kartach Białego Księżyca
cli-option-spirits = duch każdego gracza, według id
cli-option-boards = plansza wyspy każdego gracza, według litery
cli-option-progression = nowe karty przychodzą według ścieżki rozwoju ducha, na pierwsze gry
cli-option-bonus-growth = łatwiej: na koniec przygotowań każdy duch raz rośnie
cli-option-no-first-explore = jeszcze łatwiej: bez eksploracji podczas przygotowań
cli-option-escalation = trudniej: karty najeźdźców etapu II przynoszą miasteczka
cli-option-seed = ziarno losu; to samo ziarno daje tę samą grę
cli-option-load = kontynuuj zapisaną grę
cli-option-position = zacznij od pozycji w notacji albo z pliku, który ją zawiera
cli-option-bot = bot dla miejsc, przy których nikogo nie ma: random, rules
cli-option-humans = razem z --bot: przy ilu miejscach grają ludzie; domyślnie 1
cli-option-games = liczba gier
cli-option-workers = liczba procesów grających jednocześnie
cli-option-json = wypisz JSON zamiast tekstu
cli-option-to = zatrzymaj się po tylu odpowiedziach, licząc los
cli-option-game = gra; domyślnie ghost_stories
cli-option-seconds = ile sekund poświęcić na cały pomiar
cli-option-lang = język: en, ru lub pl
cli-option-help = pokaż tę pomoc

## Mistakes on the command line

cli-error-command = Nie ma polecenia „{ $value }”; polecenia to: { $known }.
cli-error-which_command = Brakuje polecenia; polecenia to: { $known } (więcej mówi „vigil --help”).
cli-error-language = Nie ma języka „{ $value }”; języki to: { $known }.
cli-error-unknown_argument = Nieznany argument „{ $value }”; argumenty wymienia „{ $command } --help”.
cli-error-takes_no_value = Opcja { $option } nie ma wartości; wpisz ją samą.
cli-error-needs_a_value = Opcja { $option } wymaga wartości: { $option } { $metavar }
cli-error-unreadable = Nie da się odczytać argumentów ({ $reason }); wymienia je „{ $command } --help”.
cli-error-number = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba od { $least } do { $most }.
cli-error-number_from = { $option } nie może mieć wartości „{ $value }”; potrzebna liczba całkowita od { $least } wzwyż.
cli-error-which_game = Brakuje gry; gry to: { $known }.
cli-error-unknown_game = Nie ma gry „{ $value }”; gry to: { $known }.
cli-error-unknown_bot = Nie ma bota „{ $value }”; boty to: { $known }.
cli-error-other_game = { $option } nie jest opcją gry { $game }; jej opcje przygotowania to: { $known }.
cli-error-needs_module = { $option } to opcja dodatku; dodaj --module { $module }.
cli-error-cards_file = { $file }: { $problem }
cli-error-cards_not_text = „{ $file }”, wiersz { $line }: to nie jest tekst UTF-8; zapisz plik jako UTF-8.
cli-error-setup_is_fixed = { $option } niesie już własne przygotowanie gry; pomiń wszystko, co przygotowuje inną grę.
cli-error-humans_without_bot = --humans wymaga bota na pozostałych miejscach: --bot random
cli-error-which_position = Brakuje pozycji, na przykład: vigil show "players: 2; turn: red"
cli-error-which_file = Brakuje pliku: vigil { $command } FILE
cli-error-no_such_answer = W tej grze nie ma odpowiedzi { $value }; wybierz liczbę od 0 do { $last }.
cli-error-nothing_found = Nic nie nazywa się „{ $word }”; „vigil cards --game { $game }” wymienia wszystko.

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
cli-error-bench_missing = Test obciążenia nie jest zainstalowany; zainstaluj go: pip install 'vigil[bench]'
