### Wyniki symulacji.

## Pliki z wynikami

results-error-suffix = Nieznane rozszerzenie pliku: „{ $file }”. Dozwolone: { $known }.
results-error-no_results = W „{ $file }” nie ma wyników vigil simulate. Podaj plik zapisany przez vigil simulate --out.
results-error-unknown_game = „{ $file }” zawiera gry w „{ $value }”, której nie zainstalowano. Zainstaluj ją albo podaj inny plik.
results-error-bad_column = „{ $file }”: kolumna „{ $column }” nie jest taka, jaką zapisuje vigil simulate. Podaj inny plik.
results-error-exists = Plik „{ $file }” już istnieje. Usuń go albo podaj inny.
results-error-in_use = Plik „{ $file }” zapisuje inny przebieg. Poczekaj albo podaj inny plik.
results-error-no_journal = „{ $file }” nie jest przerwaną symulacją. Usuń plik albo podaj inny.
results-error-other_version = Plik „{ $file }” zaczęto w wersji { $value } Vigila, a to jest { $right }. Wznów w tamtej wersji, usuń plik albo podaj inny.
results-error-other_rules = Plik „{ $file }” zaczęto według zasad { $value }, a to są { $right }. Usuń go albo podaj inny.
results-error-other_plan = Plik „{ $file }” zaczęto { $what ->
    [game] dla innej gry
    [setups] z innymi ustawieniami
    [bots] z innymi botami
    [games] z inną liczbą gier
    [seed] z innym ziarnem
    [turn_columns] z inną tabelą tur
   *[other] z innymi kolumnami
}. Powtórz tamto polecenie, usuń plik albo podaj inny.

## Utracona praca

work-error-helper_dies = Proces roboczy ulega awarii przy tych samych grach (razy: { $deaths }, kod { $status }). Brak pamięci? Zmniejsz --workers.
work-error-not_portable = Botów nie da się przekazać innym procesom ({ $reason }). Użyj jednego procesu albo zdefiniuj boty na poziomie modułu.
work-error-cluster_address = „{ $value }” nie jest adresem klastra Ray. Napisz HOST:PORT, np. 10.0.0.1:6379, albo pomiń adres, by użyć lokalnego.
work-error-cluster_unreachable = Klaster Ray „{ $value }” jest nieosiągalny ({ $reason }). Sprawdź adres albo uruchom go: ray start --head
work-error-cluster_fails = Klaster Ray stracił część pracy i nie mógł jej powtórzyć ({ $reason }). Sprawdź klaster i powtórz polecenie.
game-error-broke_off = Gra { $number } (ziarno { $seed }) przerwana: { $reason }. Błąd w twoim bocie, od najgłębszego wywołania:

## Podsumowanie

cli-sum-games = Gry
cli-sum-interval = Przedział 95 %
cli-sum-interrupted = Przerwano: gotowe { $done } z { $total }. Aby móc wznowić, dodaj { $option }.
cli-sum-kept = Przerwano: zachowane { $done } z { $total }. Wznów: { $command }

## Opcje

cli-option-simulate-bot = bot dla wszystkich miejsc albo po jednym na miejsce, po przecinku: rules, value, search, master, każdy też jako rules:careful, rules:bold, rules:helper; random; albo własny jako package.module:Class; domyślnie random
cli-option-simulate-out = zapisuj wiersz na grę w tym pliku, .parquet albo .csv; przerwany przebieg wznowi się stąd
cli-option-sweep = rozegraj każdą kombinację wartości, np. level=normal,hell players=2,4; klucze: opcje ustawień i bot; + łączy kilka wartości jednej opcji
cli-option-turns = z --out: zapisuj też wiersz na turę w tym pliku
cli-option-ray = uruchom na klastrze Ray: pod tym adresem albo lokalnym

## Błędy

cli-error-no_bots = --bot: potrzebny jeden bot dla wszystkich miejsc albo po jednym na miejsce, np. rules,random, a nie „{ $value }”.
cli-error-sweep_form = --sweep: niezrozumiałe „{ $value }”. Napisz klucz i wartości: level=normal,hell
cli-error-sweep_key = --sweep: nieznany klucz „{ $value }”. Klucze: { $known }.
cli-error-sweep_twice = „{ $value }” podano dwa razy. Podaj raz, ze wszystkimi wartościami.
cli-error-sweep_values = --sweep: błędne wartości { $option }={ $value }. Podaj jedną lub kilka różnych.
cli-error-sweep_flag = { $option }: potrzebne yes albo no, a nie „{ $value }”.
cli-error-sweep_and_option = „{ $value }” podano i w --sweep, i jako opcję. Zostaw jedno z nich.
cli-error-turns_without_out = --turns wymaga pliku na gry: --out FILE
