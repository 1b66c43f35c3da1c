### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = Gra jeszcze się nie zaczęła. Gospodarz zacznie ją, gdy wszystkie miejsca będą zajęte.
server-error-already_started = Gra już się zaczęła. Do innej otwórz nowy stół.
server-error-analysed_later = Gra jeszcze trwa. Przeanalizujesz ją po zakończeniu.
server-error-seats_free = Wolne miejsca: { $seats }. Obsadź je graczami lub botami i zacznij.
server-error-game_over = Gra skończona. Zagraj rewanż albo cofnij ruch.
server-error-not_over = Gra jeszcze trwa. Rewanż będzie możliwy po jej końcu.
server-error-rematch_exists = Rewanż już trwa przy stole { $table }. Przejdź tam.
server-error-paused = Gra jest wstrzymana. Najpierw ją wznów.
server-error-not_paused = Gra nie jest wstrzymana.
server-error-stale = Stół się zmienił. Wybierz ponownie.
server-error-not_asked = Miejsce { $seat } jeszcze nie wybiera. Poczekaj na swoją kolej.
server-error-not_away = Gracz z miejsca { $seat } jest obecny. Bot może zagrać za gracza, który się rozłączył lub od { $seconds } s nie wybiera.
server-error-cannot_pass = Miejsce { $seat } nie może tu spasować. Niech zagra bot albo poczekaj.
server-error-no_such_option = Nie ma opcji { $answer }. Wybierz liczbę od 0 do { $last }.
server-error-no_such_ply = Nie ma kroku { $ply }. Wybierz liczbę od 0 do { $last }.
server-error-chance_answered = Krok { $ply } to rzut lub dobranie. Zapytaj o wybór gracza.
server-error-no_answers = Nie ma jeszcze czego cofnąć.
server-error-no_longer_replays = Ta gra zaczęła się według starszych zasad, więc cofanie jest niedostępne. Możesz grać dalej.
server-error-damaged = Początek tej gry jest uszkodzony, więc cofanie jest niedostępne. Możesz grać dalej.
server-error-nothing_proposed = Nikt teraz niczego nie proponuje.
server-error-agreed_already = Twoja zgoda już jest. Czekamy na pozostałych.
server-error-nothing_to_redo = Nie ma czego przywrócić.

## Seats and names

server-error-no_such_seat = Nie ma miejsca { $seat }. Wybierz liczbę od 0 do { $last }.
server-error-seat_taken = Miejsce { $seat } należy do gracza { $name }, także gdy gra za niego bot. Wybierz inne.
server-error-name_taken = Przy tym stole siedzi już ktoś o imieniu podobnym do „{ $name }”. Wybierz inne imię.
server-error-seat_free = Miejsce { $seat } jest wolne. Nowy klucz może dostać tylko gracz.
server-error-not_your_seat = { $seat ->
    [-1] Mogą to robić tylko gracze; najpierw zajmij miejsce.
   *[other] Miejsce { $seat } nie należy do ciebie; może to zrobić tylko jego gracz albo gospodarz stołu.
}
server-error-no_luck = Błędna entropia gracza. Wyślij od 32 do 64 losowych znaków 0–9 i a–f.
server-error-luck_fixed = Tu wszyscy grają to samo rozdanie, więc gracze nie dodają entropii.
server-error-needs_deal = Połącz się raz, by pobrać rozdanie dnia. Potem zagrasz w nie bez sieci.
server-error-no_picks = Przy tym stole nie ma czego wybierać dla miejsc.
server-error-no_such_pick = „{ $value }” nie jest tu dostępne. Wybierz: { $known }.
server-error-pick_taken = „{ $value }” zajmuje już miejsce { $seat }. Wybierz coś innego albo zdaj się na los.
server-error-not_your_pick = Za miejsce { $seat } wybiera jego gracz; gospodarz tylko za boty i wolne miejsca.
server-error-bad_token = Ten odnośnik do miejsca tu nie działa. Zajmij wolne miejsce albo poproś gospodarza o nowy.
server-error-not_the_host = Może to zrobić tylko gospodarz stołu.
server-error-bad_name = „{ $value }” nie może być imieniem. Użyj od 1 do { $longest } widocznych liter, cyfr lub znaków.
server-error-name_yourself = Pisać mogą tylko osoby, które mają imię. Najpierw zajmij miejsce.
server-error-bad_chat = Wiadomość może mieć od 1 do { $longest } znaków.
server-error-called_already = Przed chwilą wołano: { $name }. Ponownie możesz zawołać za { $wait } s.
server-error-enough_pings = W jednej turze możesz wskazać coś { $most } razy. Napisz na czacie albo poczekaj na następną turę.
server-error-bad_answers = Najwyżej { $most } opcji na bieżące pytanie, oddzielonych przecinkami.
server-error-no_such_thing = Nazwa rzeczy na planszy ma od 1 do { $longest } widocznych znaków.
server-error-no_such_emote = Nieznany gest „{ $value }”. Gesty: { $known }.

## Requests

server-error-no_such_circle = Nie ma takiego kręgu. Sprawdź odnośnik.
server-error-circle_full = Ten krąg jest pełny: ma { $most } członków.
server-error-no_such_deal = Nie ma takiego rozdania w tym kręgu. Może ma już ponad 60 dni.
server-error-not_a_member = To widzą tylko członkowie kręgu. Dołącz do niego przez odnośnik.
server-error-not_the_founder = Może to zrobić tylko założyciel kręgu.
server-error-other_deal = To nie jest rozdanie tego serwera z dnia { $day }, więc się tu nie liczy.
server-error-deal_not_over = Ta gra jeszcze trwa. Dokończ ją, a potem pokaż innym.
server-push-your-turn = Twoja kolej.
server-error-no_push = Ten serwer nie wysyła powiadomień. Administrator może je włączyć: --push-key.
server-error-no_push_service = Nieznana usługa powiadomień „{ $value }”. Administrator może ją dodać: --push-service.
server-error-bad_push_keys = Te klucze nie należą do subskrypcji powiadomień. Włącz powiadomienia ponownie.
server-error-no_such_table = Nie znaleziono stołu „{ $table }”. Sprawdź odnośnik albo otwórz nowy stół.
server-error-table_deleted = Gospodarz usunął ten stół. Otwórz nowy.
server-error-bot_too_slow = „{ $value }” jest za wolny dla serwera. Najwyżej { $seconds } s (search@{ $seconds }s) albo { $fates } symulacji (search@{ $fates }).
server-error-no_such_game = Nieznana gra „{ $value }”. Gry: { $known }.
server-error-no_such_language = Nieznany język „{ $value }”. Języki: { $known }.
server-error-no_such_book = Nieznana księga „{ $value }”. Dostępne: { $known }.
server-error-no_such_example = W tej księdze nie ma przykładu „{ $value }”.
server-error-no_such_puzzle = Nieznane zadanie „{ $value }”.
server-error-too_many_answers = Za dużo kroków jak na przykład: { $count }, a może być najwyżej { $most }.
server-error-no_such_lesson = Nieznana lekcja „{ $value }”. Lekcje: { $known }.
server-error-no_such_scenario = Nieznany scenariusz „{ $value }”. Scenariusze: { $known }.
server-error-no_such_day = Na „{ $value }” nie ma wyzwania. Wybierz dzień od { $first } do { $today }.
server-error-bad_message = Błędna wiadomość ({ $reason }). Zobacz docs/protocol.md.
server-error-bad_request = Błędne żądanie ({ $reason }). Zobacz /api/schema.
server-error-hello_first = Najpierw wyślij „hello”.
server-error-message_too_long = Wiadomość jest za długa: najwyżej { $longest } znaków.
server-error-record_too_long = Zapis przebiegu jest za długi: najwyżej { $longest } bajtów.
server-error-bad_backup = To nie jest kopia zapasowa stołów ({ $reason }). Wybierz plik polecenia „vigil admin backup”.
server-error-too_fast = Za dużo wiadomości. Poczekaj sekundę.
server-error-too_many_requests = Za dużo żądań z twojego adresu. Poczekaj kilka sekund.
server-error-too_much_pondering = Serwer liczy teraz za dużo podpowiedzi. Spróbuj za kilka sekund.
server-error-thinking_used_up = Limit czasu botów i podpowiedzi dla twojego adresu jest wyczerpany. Spróbuj za { $seconds } s.
server-error-too_many_connections = Otwarte połączenia z twojego adresu: { $most }, więcej nie można. Najpierw zamknij jedno.
server-error-too_many_tables = Z twojego adresu otwarto za dużo stołów. Graj przy jednym z nich albo spróbuj później.
server-error-too_many_analyses = Gry w kolejce do analizy: { $most }, więcej nie można. Spróbuj za kilka minut.
server-error-too_many_own_analyses = Twoje gry w kolejce do analizy: { $most }. Spróbuj, gdy jedna będzie gotowa.
server-error-foreign_origin = Strony z { $value } nie mogą używać tego serwera. Administrator może na to pozwolić: --origin { $value }
server-error-foreign_host = Nieznana nazwa serwera „{ $value }”. Administrator może ją ustawić: --public-address https://{ $value }
server-error-busy = Serwer jest zajęty. Spróbuj za { $seconds } s.
server-error-newer_log = Stół { $table } zmienił nowszy serwer. Zaktualizuj ten, by otworzyć stół.
server-error-table_damaged = Dziennik tego stołu jest uszkodzony. Poproś administratora o naprawę; inne stoły działają bez zmian.
server-error-row_damaged = Ustawienia stołu { $table } są trwale uszkodzone. Usuń stół i przywróć go z kopii zapasowej.
server-error-storage = Nie można zapisać ({ $reason }); nic się nie zmieniło. Spróbuj później.
server-error-unsure = Utracono bazę danych podczas zapisu. Stół pokaże, czy zapis się udał.
server-error-stopping = Serwer uruchamia się ponownie; wszystko zapisano. Połącz się znowu za minutę.
server-error-internal = Błąd serwera. Spróbuj ponownie albo powiadom administratora.
server-error-needs_server = Do tego potrzebny jest serwer.
server-error-nobody_else = Przy stole na tym urządzeniu nie ma nikogo poza tobą.
server-no-client = Klient przeglądarkowy nie jest jeszcze zbudowany. Administrator zbuduje go poleceniem: make client

## Starting the server

database-error-address = Błędny adres bazy danych. Podaj plik albo: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = Nieznany rodzaj bazy danych „{ $value }”. Rodzaje: { $known }.
database-error-unwritable = Brak uprawnień do zapisu w bazie danych { $value }. Sprawdź je albo podaj inny plik: --database.
database-error-unreadable = { $value } nie jest bazą danych Vigila albo jest uszkodzona. Podaj inny plik: --database.
database-error-unreachable = Baza danych { $value } nie odpowiada. Sprawdź, czy działa, oraz nazwę i hasło.
database-error-in_use = Bazy danych { $value } używa już inny serwer Vigil (proces { $process }). Zatrzymaj go albo użyj PostgreSQL dla kilku serwerów.
database-error-newer = Baza danych { $value } należy do nowszej wersji Vigila. Zaktualizuj Vigila.
listen-error-address_in_use = { $host }, port { $port }: zajęty. Zatrzymaj tamten program albo wybierz inny port: --port.
listen-error-not_allowed = Brak uprawnień do { $host }, port { $port }. Wybierz port od 1024: --port.
listen-error-no_such_address = Ten komputer nie ma adresu { $host }. Podaj jeden z jego adresów, np. --host 127.0.0.1.

## The commands

cli-about-serve = Uruchom serwer do gry przez sieć.
cli-about-verify = Sprawdź kości i karty zapisanej gry.
cli-about-admin = Zarządzaj stołami serwera: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list, inspect, check, repair, delete, backup lub restore
cli-argument-table = identyfikator stołu z listy „list”
cli-option-host = adres nasłuchu; 0.0.0.0 oznacza wszystkie interfejsy
cli-option-port = port nasłuchu; 0 to dowolny wolny; domyślnie 8000, a z --open wolny, gdy 8000 jest zajęty
cli-option-public-address = adres w zaproszeniach, np. https://games.example
cli-option-database = plik SQLite albo adres postgresql://
cli-option-bot-workers = liczba procesów roboczych dla botów
cli-option-origin = inna witryna, której strony mogą używać serwera, np. https://games.example; można powtarzać
cli-option-trusted-proxy = adres lub sieć proxy z zaufanymi nagłówkami X-Forwarded; można powtarzać
cli-option-limit = zmień limit, np. tables_per_hour=100; można powtarzać
cli-option-silent-seconds = sekundy bez wyboru, po których gracz liczy się jako nieobecny
cli-option-push-key = plik z kluczem prywatnym do powiadomień; tworzony, jeśli go nie ma
cli-option-push-contact = kontakt dla usług powiadomień: mailto:… albo https:…
cli-option-push-service = dodatkowa usługa powiadomień, oprócz usług znanych przeglądarek
cli-option-vote-seconds = sekundy na głosowanie o nieobecnym graczu
cli-option-open = otwórz klienta w przeglądarce, gdy serwer będzie gotowy
cli-option-commitment = hasz, który stół pokazał przed grą; bez niego niczego nie udowodniono
cli-option-luck = entropia gracza, którą ziarno musi zawierać, szesnastkowo, np. 0:9f… z miejscem; można powtarzać
cli-option-from = krok, w którym gra odgałęziła się od innej; 0 to podana pozycja
cli-verify-status = Kody wyjścia:
    0  sprawdzono wszystko
    1  nie potwierdzono: coś się nie zgadza albo zapisu nie da się odtworzyć
    2  błędne argumenty albo nieczytelny plik
    3  sprawdzono wszystko oprócz entropii graczy
    4  niczego nie udowodniono: hasza nie zapisano przed grą
cli-option-file = plik kopii zapasowej albo kopia dziennika sprzed naprawy
cli-serving = Vigil działa: { $address } (kończy Ctrl-C)
cli-serving-nearby = Adres dla innych w twojej sieci: { $address }
cli-reported = Zgłoszenie błędu, Vigil { $version }:
cli-admin-count = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
cli-admin-checked = { $count ->
    [one] Sprawdzono { $count } stół, uszkodzonych: { $damaged }
    [few] Sprawdzono { $count } stoły, uszkodzonych: { $damaged }
   *[many] Sprawdzono { $count } stołów, uszkodzonych: { $damaged }
}
cli-admin-whole = Stół { $table } nie jest uszkodzony; nic się nie zmieniło.
cli-admin-repaired = Naprawiono stół { $table }; wpisów w dzienniku: { $entries }. Poprzedni dziennik zapisano w { $file }.
cli-damage-missing = uszkodzony: brak wpisu { $entry }
cli-damage-foreign = uszkodzony: obcy wiersz przed wpisem { $entry }
cli-damage-altered = uszkodzony: wpis { $entry } jest zmieniony
cli-damage-unreadable = uszkodzony: wpisu { $entry } nie da się odczytać
cli-damage-misfit = uszkodzony: wpis { $entry } nie pasuje do poprzednich
cli-damage-row = uszkodzony: nie da się odczytać ustawień stołu
cli-admin-deleted = Stół { $table } został usunięty.
cli-admin-backed-up = { $count ->
    [one] { $count } stół zapisano w { $file }.
    [few] { $count } stoły zapisano w { $file }.
   *[many] { $count } stołów zapisano w { $file }.
}
cli-admin-restored = { $count ->
    [one] Z pliku { $file } przywrócono { $count } stół; te, które już były, pozostały bez zmian.
    [few] Z pliku { $file } przywrócono { $count } stoły; te, które już były, pozostały bez zmian.
   *[many] Z pliku { $file } przywrócono { $count } stołów; te, które już były, pozostały bez zmian.
}
cli-error-action = Nieznane działanie „{ $value }”. Działania: { $known }.
cli-error-contact = --push-contact: potrzebne mailto:NAZWA@ADRES albo https://…, a nie „{ $value }”.
cli-error-push_needs_contact = --push-key wymaga --push-contact, np. mailto:you@example.org.
cli-error-push_key = „{ $value }” nie zawiera klucza do powiadomień. Podaj plik, którego jeszcze nie ma, by utworzyć klucz.
cli-error-proxy = „{ $value }” nie jest adresem proxy. Podaj adres, np. 10.0.0.2, albo sieć, np. 10.0.0.0/24.
cli-error-limit = Nieznany limit „{ $value }”. Napisz NAME=NUMBER z jedną z nazw: { $known }.
cli-error-which_action = Brakuje działania. Działania: { $known }.
cli-error-which_table = Brakuje stołu: vigil admin { $action } TABLE
