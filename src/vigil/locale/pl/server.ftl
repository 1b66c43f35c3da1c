### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = Gra jeszcze się nie zaczęła; gospodarz stołu zacznie ją, gdy wszystkie miejsca będą zajęte.
server-error-already_started = Gra już się zaczęła; aby zagrać inną, utwórz nowy stół.
server-error-analysed_later = Gra jeszcze trwa; będzie można ją przeanalizować po jej końcu.
server-error-seats_free = Na tych miejscach jeszcze nikogo nie ma: { $seats }; niech usiądą tam ludzie albo boty, potem zacznij.
server-error-game_over = Gra jest skończona; zagraj rewanż albo wróć do wcześniejszej odpowiedzi.
server-error-not_over = Gra jeszcze trwa; rewanż można zagrać, gdy się skończy.
server-error-rematch_exists = Gracze mają już rewanż, przy stole { $table }; przejdź tam.
server-error-paused = Gra jest wstrzymana; najpierw ją wznów.
server-error-not_paused = Gra nie jest wstrzymana, więc nie ma czego wznawiać.
server-error-stale = Stół się zmienił. Wybierz ponownie.
server-error-not_asked = Teraz nie wybiera miejsce { $seat }; poczekaj na kolej.
server-error-not_away = Gracz z miejsca { $seat } jest przy stole; bot może zagrać za niego, gdy się rozłączy albo będzie milczał przez { $seconds } s.
server-error-cannot_pass = Miejsce { $seat } nie może tu po prostu spasować; niech zagra bot albo zaczekajcie.
server-error-no_such_option = Odpowiedzi { $answer } nie ma wśród twoich opcji; podaj numer jednej z nich, od 0 do { $last }.
server-error-no_such_ply = Gra nie może przejść do odpowiedzi { $ply }; odpowiedzi są ponumerowane od 0 do { $last }.
server-error-chance_answered = W kroku { $ply } zdecydował los, a los nie ma powodów; zapytaj o odpowiedź gracza.
server-error-no_answers = Nie ma jeszcze czego cofnąć.
server-error-no_longer_replays = Ta gra zaczęła się według starszych zasad, więc cofanie jest niedostępne. Możesz grać dalej.
server-error-damaged = Początku tej gry nie da się już odczytać, więc nic nie można cofnąć; graj dalej od tego miejsca.
server-error-nothing_proposed = Nikt niczego nie proponuje, więc nie ma na co się zgodzić ani czego odrzucić.
server-error-agreed_already = Twoja zgoda już jest; teraz kolej na pozostałych.
server-error-nothing_to_redo = Nie ma czego przywrócić.

## Seats and names

server-error-no_such_seat = Nie ma miejsca { $seat }; miejsca są ponumerowane od 0 do { $last }.
server-error-seat_taken = Miejsce { $seat } należy do gracza { $name }, także gdy gra za niego bot. Wybierz wolne miejsce albo miejsce innego bota.
server-error-name_taken = Przy tym stole siedzi już ktoś, czyje imię wygląda jak „{ $name }”. Wybierz inne imię.
server-error-seat_free = Miejsce { $seat } jest wolne; nowy klucz może dostać tylko gracz.
server-error-not_your_seat = { $seat ->
    [-1] Mogą to robić tylko gracze; najpierw zajmij miejsce.
   *[other] Miejsce { $seat } nie należy do ciebie; może to zrobić tylko jego gracz albo gospodarz stołu.
}
server-error-no_luck = Własny wkład w los to od 32 do 64 losowych znaków 0–9 i a–f; wyślij właśnie tyle.
server-error-luck_fixed = Przy tym stole wszyscy grają to samo rozdanie, więc nikt nie dokłada się do losu.
server-error-needs_deal = Rozdanie dnia przychodzi z serwera. Połącz się dziś choć raz, a potem zagrasz w nie tutaj.
server-error-no_picks = Przy tym stole niczego się nie wybiera dla miejsc: wszystko określają już jego ustawienia.
server-error-no_such_pick = Nie można tu wybrać „{ $value }”; do wyboru są: { $known }.
server-error-pick_taken = „{ $value }” jest już zajęte przez miejsce { $seat }; wybierz coś innego albo zdaj się na los.
server-error-not_your_pick = Za miejsce { $seat } wybiera siedzący tam gracz; gospodarz wybiera tylko za miejsca, na których nie ma człowieka.
server-error-bad_token = Ten klucz nie pasuje do żadnego miejsca przy tym stole; zajmij wolne miejsce albo poproś gospodarza o nowy klucz.
server-error-not_the_host = Może to zrobić tylko gospodarz stołu, z kluczem otrzymanym razem ze stołem.
server-error-bad_name = „{ $value }” nie może być imieniem. Użyj od 1 do { $longest } widocznych liter, cyfr lub znaków.
server-error-name_yourself = Pisać może tu tylko ktoś, kto ma imię; zajmij miejsce albo przedstaw się w powitaniu („hello”).
server-error-bad_chat = Tego nie można wysłać; wiersz ma od 1 do { $longest } znaków.
server-error-called_already = Wołanie poszło przed chwilą: { $name }. Znów możesz zawołać za { $wait } s.
server-error-enough_pings = W jednej turze możesz wskazać coś { $most } razy. Napisz na czacie albo poczekaj na następną turę.
server-error-bad_answers = Najwyżej { $most } odpowiedzi na bieżące pytanie, oddzielonych przecinkami.
server-error-no_such_thing = Nazwa rzeczy na planszy ma od 1 do { $longest } widocznych znaków.
server-error-no_such_emote = Nie ma gestu „{ $value }”; gesty to: { $known }.

## Requests

server-error-no_such_circle = Nie ma takiego kręgu. Sprawdź odnośnik.
server-error-circle_full = W tym kręgu nie ma już miejsca: liczy { $most } osób.
server-error-no_such_deal = Nie ma takiego rozdania w tym kręgu. Może ma już ponad 60 dni.
server-error-not_a_member = To widzą tylko członkowie kręgu. Dołącz do niego przez odnośnik.
server-error-not_the_founder = Może to zrobić tylko założyciel kręgu.
server-error-other_deal = To nie jest rozdanie tego serwera z dnia { $day }, więc się tu nie liczy.
server-error-deal_not_over = Ta gra jeszcze trwa. Dokończ ją, a potem pokaż innym.
server-push-your-turn = Czekają na twoją decyzję.
server-error-no_push = Ten serwer nie wysyła powiadomień. Gospodarz serwera może je włączyć: --push-key.
server-error-no_push_service = „{ $value }” nie jest znaną usługą powiadomień. Gospodarz serwera może ją dodać: --push-service.
server-error-bad_push_keys = Te klucze przeglądarki nie nadają się do powiadomień. Zapisz się jeszcze raz.
server-error-no_such_table = Nie ma stołu „{ $table }”; sprawdź odnośnik albo utwórz nowy stół.
server-error-table_deleted = Tego stołu już nie ma: usunął go gospodarz. Otwórz nowy stół albo przejdź do innego.
server-error-bot_too_slow = „{ $value }” myśli jak na serwer za długo; bot może mieć najwyżej { $seconds } sekundy (search@{ $seconds }s) albo { $fates } wyobrażonych partii (search@{ $fates }).
server-error-no_such_game = Nie ma gry „{ $value }”; gry to: { $known }.
server-error-no_such_language = Nie ma języka „{ $value }”; są: { $known }.
server-error-no_such_book = Nie ma księgi „{ $value }”; są: { $known }.
server-error-no_such_example = W księdze tej gry nie ma przykładu „{ $value }”.
server-error-no_such_puzzle = W tej grze nie ma zadania „{ $value }”.
server-error-too_many_answers = Za dużo odpowiedzi jak na przykład ({ $count }); może ich być najwyżej { $most }.
server-error-no_such_lesson = Ta gra nie ma lekcji „{ $value }”; jej lekcje to: { $known }.
server-error-no_such_scenario = Ta gra nie ma scenariusza „{ $value }”. Scenariusze: { $known }.
server-error-no_such_day = Na „{ $value }” nie ma wyzwania; wybierz dzień od { $first } do { $today }.
server-error-bad_message = Nie da się odczytać tej wiadomości ({ $reason }); wiadomości wymienia docs/protocol.md.
server-error-bad_request = Nie da się odczytać tego żądania ({ $reason }); żądania wymienia /api/schema.
server-error-hello_first = Na tym połączeniu nikt się jeszcze nie przywitał; najpierw wyślij „hello”.
server-error-message_too_long = Wiadomość jest za długa; może mieć najwyżej tyle znaków: { $longest }.
server-error-record_too_long = Zapis przebiegu jest za długi; może mieć najwyżej tyle bajtów: { $longest }.
server-error-bad_backup = To nie jest kopia zapasowa stołu ({ $reason }); wybierz plik zapisany poleceniem „vigil admin backup”.
server-error-too_fast = Zbyt wiele wiadomości naraz; poczekaj sekundę i wysyłaj je wolniej.
server-error-too_many_requests = Z twojego adresu przyszło zbyt wiele żądań; poczekaj kilka sekund i wysyłaj je wolniej.
server-error-too_much_pondering = W tej chwili rozważa się zbyt wiele odpowiedzi; zapytaj ponownie za kilka sekund.
server-error-thinking_used_up = Boty i podpowiedzi myślały już dla twojego adresu tyle, ile na razie mogą; zapytaj ponownie za { $seconds } s.
server-error-too_many_connections = Z twojego adresu otwarto już tyle połączeń, ile wolno ({ $most }); najpierw zamknij jedno z nich.
server-error-too_many_tables = Z twojego adresu utworzono zbyt wiele stołów; graj przy jednym z nich albo spróbuj później.
server-error-too_many_analyses = Na analizę czeka już tyle gier, ile może ({ $most }); spróbuj za kilka minut.
server-error-too_many_own_analyses = Na analizę czekają już twoje gry w liczbie { $most }; poproś ponownie, gdy jedna z nich będzie gotowa.
server-error-foreign_origin = Strony z { $value } nie mogą korzystać z tego serwera; może na to pozwolić jego opiekun: --origin { $value }
server-error-foreign_host = Ten serwer nie nazywa się „{ $value }”; jego opiekun może nadać mu tę nazwę: --public-address https://{ $value }
server-error-busy = Serwer ma w tej chwili za dużo pracy; spróbuj ponownie za { $seconds } s.
server-error-newer_log = Stół { $table } zmieniła nowsza wersja serwera; tutaj otworzy się znowu, gdy i ten serwer zostanie zaktualizowany.
server-error-table_damaged = Dziennik tego stołu jest uszkodzony, więc stół jest zamknięty. Poproś administratora serwera o naprawę; inne stoły działają bez zmian.
server-error-row_damaged = Ustawienia stołu { $table } są uszkodzone i nie da się ich naprawić. Usuń stół i przywróć go z kopii zapasowej.
server-error-storage = W tej chwili nic nie można zapisać ({ $reason }), więc nic się nie zmieniło; spróbuj trochę później.
server-error-unsure = Baza danych zniknęła w trakcie zapisu; gdy wróci, stół pokaże, czy to się liczy.
server-error-stopping = Serwer zaraz się zatrzyma i wszystko zachowa; połącz się ponownie za minutę.
server-error-internal = Błąd serwera. Spróbuj ponownie albo powiadom administratora.
server-error-needs_server = Do tego potrzebny jest serwer: chodzi o innych ludzi albo o coś, czego jedno urządzenie nie policzy.
server-error-nobody_else = Przy stole na tym urządzeniu nie ma nikogo innego.
server-no-client = Strona dla przeglądarki nie jest jeszcze zbudowana; opiekun tego serwera zbuduje ją poleceniem: make client

## Starting the server

database-error-address = Nie da się odczytać adresu bazy danych; podaj nazwę pliku albo: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = Nie ma tu bazy danych rodzaju „{ $value }”; rodzaje to: { $known }.
database-error-unwritable = Do bazy danych { $value } nie można pisać; sprawdź uprawnienia albo podaj inny plik: --database.
database-error-unreadable = { $value } nie jest bazą danych Vigil albo jest uszkodzony; podaj inny plik: --database.
database-error-unreachable = Baza danych { $value } nie odpowiada; sprawdź, czy działa, oraz jej nazwę i hasło.
database-error-in_use = Bazy danych { $value } używa już inny serwer Vigil (proces { $process }). Zatrzymaj go albo użyj PostgreSQL dla kilku serwerów.
database-error-newer = Baza danych { $value } należy do nowszej wersji Vigil; aby jej użyć, zaktualizuj Vigil.
listen-error-address_in_use = Adres { $host }, port { $port }, jest już zajęty przez inny program; zatrzymaj go albo wybierz inny port: --port.
listen-error-not_allowed = Ten użytkownik nie może zająć adresu { $host }, portu { $port }; wybierz port od 1024: --port.
listen-error-no_such_address = Ten komputer nie ma adresu { $host }; podaj jeden z jego własnych, na przykład: --host 127.0.0.1

## The commands

cli-about-serve = Otwórz stoły dla ludzi w różnych domach; kończy Ctrl-C.
cli-about-verify = Sprawdź, co zapis dowodzi o swoich kościach i kartach.
cli-about-admin = Dbaj o stoły serwera: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list (lista), inspect (podgląd), check (kontrola), repair (naprawa), delete (usunięcie), backup (kopia) lub restore (przywrócenie)
cli-argument-table = identyfikator stołu, tak jak pokazuje go „list”
cli-option-host = adres serwera; 0.0.0.0 to wszystkie adresy tego komputera
cli-option-port = port serwera; domyślnie 8000, a z --open dowolny wolny, gdy 8000 jest zajęty; 0 bierze dowolny wolny
cli-option-public-address = adres, pod którym serwer widzą inni, na przykład https://games.example; trafia do zaproszeń
cli-option-database = plik SQLite albo adres postgresql://
cli-option-bot-workers = liczba procesów, w których myślą boty
cli-option-origin = inna witryna, której strony mogą korzystać z serwera, na przykład https://games.example; można powtarzać
cli-option-trusted-proxy = adres lub sieć proxy, którego nagłówkom X-Forwarded można ufać; można powtarzać
cli-option-limit = inna liczba dla limitu, na przykład tables_per_hour=100; można powtarzać
cli-option-silent-seconds = po ilu sekundach milczenia gracz, na którego się czeka, uchodzi za nieobecnego
cli-option-push-key = plik z kluczem prywatnym do powiadomień w przeglądarkach; nowy powstaje sam
cli-option-push-contact = kogo pytają usługi powiadomień: mailto:… albo https:…
cli-option-push-service = inna usługa powiadomień niż te znanych przeglądarek
cli-option-vote-seconds = ile sekund trwa głosowanie o nieobecnym graczu
cli-option-open = otwórz stronę w przeglądarce, gdy serwer będzie gotowy
cli-option-commitment = hasz, który stół pokazał przed grą; bez niego niczego nie udowodniono
cli-option-luck = entropia gracza, która musi być w ziarnie: cyfry hex, np. 0:9f… z numerem miejsca; można powtarzać
cli-option-from = krok, w którym gra odgałęziła się od innej, albo 0, jeśli zaczęła się od podanej pozycji
cli-verify-status = Kody wyjścia:
    0  sprawdzono wszystko
    1  nie potwierdzono: coś się nie zgadza albo zapisu nie da się odtworzyć
    2  złe argumenty albo nieczytelny plik
    3  sprawdzono wszystko oprócz entropii graczy
    4  niczego nie udowodniono: hasza nie zapisano przed grą
cli-option-file = plik do zapisania lub odczytania: kopie zapasowe albo dziennik sprzed naprawy
cli-serving = Vigil jest gotowy: { $address } (kończy Ctrl-C)
cli-serving-nearby = W twojej sieci inni otwierają: { $address }
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
cli-admin-repaired = Stół { $table } znów się otwiera; wpisów w jego dzienniku: { $entries }. Poprzedni dziennik jest w pliku { $file }.
cli-damage-missing = uszkodzony: brak wpisu { $entry }
cli-damage-foreign = uszkodzony: przed wpisem { $entry } stoi wiersz spoza tego dziennika
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
cli-error-action = Nie ma działania „{ $value }”; działania to: { $known }.
cli-error-contact = --push-contact: „{ $value }”. Oczekiwano mailto:NAZWA@ADRES albo https://…
cli-error-push_needs_contact = Razem z --push-key trzeba podać --push-contact, na przykład mailto:you@example.org.
cli-error-push_key = Plik „{ $value }” nie zawiera klucza do powiadomień. Podaj plik, którego jeszcze nie ma, a klucz powstanie.
cli-error-proxy = „{ $value }” nie jest adresem serwera proxy; podaj adres, na przykład 10.0.0.2, albo sieć, na przykład 10.0.0.0/24.
cli-error-limit = „{ $value }” nie ustawia żadnego limitu; napisz NAME=NUMBER z jedną z nazw: { $known }.
cli-error-which_action = Brakuje działania; działania to: { $known }.
cli-error-which_table = Brakuje stołu: vigil admin { $action } TABLE
