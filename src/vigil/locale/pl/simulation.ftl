### Wyniki symulacji.

## Pliki z wynikami

results-error-suffix = Nieznane rozszerzenie pliku: „{ $file }”. Dozwolone: { $known }.
results-error-no_results = W pliku „{ $file }” nie ma wyników vigil simulate; podaj plik zapisany przez vigil simulate --out.
results-error-unknown_game = Plik „{ $file }” zawiera gry w „{ $value }”, a tej gry nie zainstalowano; zainstaluj ją albo podaj inny plik.
results-error-bad_column = Nie da się odczytać kolumny „{ $column }” pliku „{ $file }”; podaj plik w postaci, w jakiej zapisało go vigil simulate.
results-error-exists = Plik „{ $file }” już istnieje i nie zostanie nadpisany; podaj inny plik albo najpierw usuń ten.
results-error-in_use = Plik „{ $file }” zapisuje właśnie inny przebieg; poczekaj na jego koniec albo podaj inny plik.
results-error-no_journal = „{ $file }” nie jest przerwaną symulacją; usuń ten plik albo podaj inny.
results-error-other_version = Plik „{ $file }” zaczęto w wersji { $value } Vigila, a to jest wersja { $right }; kontynuuj w tamtej wersji, usuń plik albo podaj inny.
results-error-other_rules = Plik „{ $file }” zaczęto według zasad w wersji { $value }, a obecna wersja to { $right }; usuń go albo podaj inny plik.
results-error-other_plan = Plik „{ $file }” zaczęto { $what ->
    [game] dla innej gry
    [setups] z innymi ustawieniami
    [bots] z innymi botami
    [games] z inną liczbą gier
    [seed] z innym ziarnem
    [turn_columns] z inną decyzją co do tabeli tur
   *[other] z innymi kolumnami
}; powtórz polecenie, którym go zaczęto, usuń go albo podaj inny plik.

## Utracona praca

work-error-helper_dies = Proces rozgrywający gry zakończył się { $deaths } razy przy tych samych grach (kod { $status }), być może z braku pamięci; zmniejsz --workers.
work-error-not_portable = Tych botów nie da się przekazać innym procesom ({ $reason }); użyj jednego procesu albo botów z najwyższego poziomu modułu.
work-error-cluster_address = „{ $value }” nie jest adresem klastra Ray; napisz HOST:PORT, na przykład 10.0.0.1:6379, albo pomiń go, by grać na tej maszynie.
work-error-cluster_unreachable = Klaster Ray pod adresem „{ $value }” jest nieosiągalny ({ $reason }); sprawdź adres albo uruchom klaster: ray start --head
work-error-cluster_fails = Klaster Ray stracił część pracy i nie może jej powtórzyć ({ $reason }); sprawdź klaster i powtórz polecenie.
game-error-broke_off = Gra { $number } (ziarno { $seed }) przerwana: { $reason }. Błąd bota jest tutaj, najgłębsze wywołanie najpierw:

## Podsumowanie

cli-sum-games = Gry
cli-sum-interval = Przedział 95 %
cli-sum-interrupted = Przerwano: gotowe { $done } z { $total }. Z { $option } przebieg można wznowić.
cli-sum-kept = Przerwano: zachowane { $done } z { $total }. Wznów: { $command }

## Opcje

cli-option-simulate-bot = bot dla wszystkich miejsc albo po jednym na miejsce, po przecinku: rules, value, search, master, każdy też jako rules:careful, rules:bold, rules:helper, a także random albo własny jako package.module:Class; bez tego random
cli-option-simulate-out = zapisz po wierszu na grę w tym pliku, .parquet albo .csv; przerwany przebieg rusza dalej po powtórzeniu polecenia
cli-option-sweep = rozegraj wszystkie połączenia wartości, na przykład level=normal,hell players=2,4; klucze to opcje ustawień i bot; + łączy kilka wartości jednej opcji
cli-option-turns = razem z --out: zapisz w tym pliku także po wierszu na turę
cli-option-ray = pracuj na klastrze Ray: pod tym adresem albo na tej maszynie

## Błędy

cli-error-no_bots = --bot nie może być „{ $value }”; podaj jednego bota dla wszystkich miejsc albo po jednym na miejsce: rules,random
cli-error-sweep_form = Nie da się badać „{ $value }”; podaj klucz i wartości: level=normal,hell
cli-error-sweep_key = Nie da się badać „{ $value }”; klucze to: { $known }.
cli-error-sweep_twice = „{ $value }” podano dwa razy; podaj raz ze wszystkimi wartościami.
cli-error-sweep_values = Nie da się badać { $option }={ $value }; podaj jedną lub więcej wartości, każdą raz.
cli-error-sweep_flag = { $option } nie może mieć wartości „{ $value }”; możliwe są yes i no.
cli-error-sweep_and_option = „{ $value }” jest i wśród badanych kluczy, i wśród opcji; zostaw jedno z nich.
cli-error-turns_without_out = --turns wymaga jeszcze innego pliku, na same gry: --out FILE
