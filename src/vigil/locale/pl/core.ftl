### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Gra skończona, nie ma już czego wybierać.
answer-error-no_such_option = Nie ma opcji { $answer }. Wybierz liczbę od 0 do { $last }.

## Setups

setup-error-players = Liczba graczy { $value } jest niedozwolona. Wybierz: { $known }.
setup-error-module = Nieznany dodatek „{ $value }”. Dodatki: { $known }.
    .none = Nieznany dodatek „{ $value }”. Ta gra nie ma dodatków.
setup-error-switch = Nieznana interpretacja „{ $value }”. Interpretacje: { $known }.
setup-error-switches_named_twice = Interpretację podano dwa razy ({ $value }). Podaj każdą raz.
setup-error-unknown_field = Nieznany wpis ustawień „{ $value }”. Wpisy: { $known }.
setup-error-wrong_kind = Wpis ustawień „{ $entry }”: zły typ wartości „{ $value }”. Potrzebny taki jak domyślny.

## Undo

undo-error-no_answers = Nie ma jeszcze czego cofnąć.
undo-error-no_such_ply = Nie ma kroku { $ply }. Wybierz liczbę od 0 do { $last }.

## Saves

save-error-not_a_vigil_file = To nie jest zapis gry Vigil. Wybierz inny plik.
save-error-damaged = Zapis gry jest uszkodzony. Użyj nieuszkodzonej kopii.
save-error-other_kind = To plik „{ $found }”. Wybierz zapis gry („{ $expected }”).
save-error-newer_format = Zapis utworzyła nowsza wersja Vigila (format { $found }, znany do { $known }). Zaktualizuj Vigila.
save-error-unknown_game = To zapis nieznanej gry „{ $game }”. Zaktualizuj Vigila.
save-error-newer_rules = Zapis opiera się na nowszych zasadach (wersja { $found }, znana do { $known }). Zaktualizuj Vigila.
save-error-no_longer_replays = Od kroku { $ply } zapis nie zgadza się z obecnymi zasadami. Otwórz go w wersji Vigila, w której powstał.

## Records

record-error-not_a_vigil_file = To nie jest przebieg gry Vigil. Wybierz inny plik.
record-error-damaged = Przebieg gry jest uszkodzony. Użyj nieuszkodzonej kopii.
record-error-other_kind = To plik „{ $found }”. Wybierz przebieg gry („{ $expected }”).
record-error-newer_format = Przebieg utworzyła nowsza wersja Vigila (format { $found }, znany do { $known }). Zaktualizuj Vigila.
record-error-unknown_game = To przebieg nieznanej gry „{ $game }”. Zaktualizuj Vigila.
record-error-newer_rules = Przebieg opiera się na nowszych zasadach (wersja { $found }, znana do { $known }). Zaktualizuj Vigila.
record-error-no_longer_replays = Od kroku { $ply } przebieg nie zgadza się z obecnymi zasadami. Odtwórz go w wersji Vigila, w której powstał.
record-error-seed_not_revealed = W zapisie nie ma ziarna: ujawnia się je po grze. Użyj zapisu skończonej gry.

## Positions

position-error-set_up = Niedozwolone ustawienia tej pozycji. { $problem }
position-error-no_colon = We wpisie „{ $clause }” brakuje dwukropka. Pisz „klucz: wartość”.
position-error-clause = Niezrozumiały wpis „{ $clause }”. Zob. docs/notation.md.
position-error-clause_twice = Wpis „{ $clause }” występuje dwa razy. Połącz je.
position-error-unknown_clause = Nieznany wpis „{ $clause }”. Być może chodzi o któryś z tych: { $known }.
position-error-unknown_word = Wpis „{ $clause }”: nieznane słowo „{ $value }”. Pasuje na przykład: { $known }.
position-error-word_missing = Po „{ $value }” brakuje słowa. Przykład: „{ $example }”.
position-error-surplus_word = Wpis „{ $clause }”: zbędne słowo „{ $value }” po „{ $before }”. Może brakuje przed nim przecinka?
position-error-not_a_number = Wpis „{ $clause }”: oczekiwano liczby od { $least } do { $most }, a podano „{ $value }”.
position-error-word_twice = Wpis „{ $clause }”: „{ $value }” występuje dwa razy. Podaj raz.
position-error-not_json = Wpis „{ $clause }”: oczekiwano obiektu JSON, np. {"{"}"portal": "edge"{"}"}, a podano „{ $value }”.
position-error-not_laid_yet = Przy „{ $next }” stół jest jeszcze pusty. Usuń wpis „{ $clause }”.
position-error-step_words = Wpis „next”: krok „{ $step }” ma złą liczbę słów. Pisz „{ $right }”.
position-error-step_order = Wpis „next”: krok „{ $step }” jest za późno. Najpierw kroki natychmiastowe, potem fazy, na końcu następna tura.
position-error-step_first = Wpis „next”: krok „{ $step }” został właśnie wywołany. Postaw go na początku.
position-error-step_twice = Wpis „next”: krok „{ $step }” może się zdarzyć tylko raz.
position-error-step_impossible = Wpis „next”: krok „{ $step }” jest tu niemożliwy. Usuń go albo dodaj to, czego potrzebuje.
position-error-over = Po końcu gry nie może być kroku „{ $step }”. Usuń wpis „next” albo „outcome”.
position-error-outcome_untrue = Wpis „outcome”: ta pozycja nie kończy się przez „{ $value }”. Podaj powód, który w niej widać.
position-error-outcome_score = Wpis „outcome”: podano punktów { $value }, a ta pozycja daje { $right }.
position-error-boards = Wpis „boards”: podaj każdą z czterech plansz raz: { $known }.
position-error-seats = Wpis „boards”: miejsca „{ $value }”. Podaj każde miejsce od 0 do { $last } raz.
position-error-not_as_chosen = Pozycja jest sprzeczna z wpisem „{ $clause }”, wybranym przed grą. Zmień jedno z nich.
position-error-card_in_two_places = Karta „{ $value }” jest w dwóch miejscach. Podaj ją raz.
position-error-deck_count = W talii „{ $word }”: { $value }, a nieznanych jest tylko { $most }. Zmniejsz liczbę.
position-error-supply = W pozycji „{ $word }”: { $value }, a istnieje tylko { $most }. Usuń nadmiar.

## Bots

setup-error-bots = { $value }: boty { $count }, a miejsc { $seats }. Podaj jednego bota dla wszystkich miejsc albo po jednym na miejsce.
bot-error-unknown_bot = Nieznany bot „{ $value }”. Boty: { $known }.
bot-error-budget = Zły budżet w „{ $value }”. Ma go tylko search: search@200 (od 1 do { $most } symulacji) albo search@1.5s (do { $seconds } s).
bot-error-no_module = Nieznany bot „{ $value }”: nie ma modułu „{ $module }”. Boty: { $known } albo własny: package.module:Class.
bot-error-module_fails = Nie udało się wczytać bota „{ $value }”: błąd w { $module } ({ $reason }).
bot-error-no_class = Nieznany bot „{ $value }”: w module „{ $module }” nie ma klasy „{ $name }”. Sprawdź nazwę.
own-bot-error-no_choose = Bot „{ $value }” nie ma metody choose(table, decision). Dodaj ją; ma zwracać numer opcji.
own-bot-error-no_option = Bot „{ $value }” wybrał { $answer }. Potrzebna liczba całkowita od 0 do { $last }.
weights-error-no_weights = Brak wytrenowanej sieci dla gry { $game }. Użyj bota rules albo wytrenuj sieć: vigil train.
weights-error-no_numpy = NumPy nie jest zainstalowany, a wymaga go ocena pozycji. Zainstaluj go: pip install 'vigil-table[bots]', albo użyj bota rules.
weights-error-other_rules = Sieć dla gry { $game } wytrenowano dla zasad { $rules }, a to są { $known }. Wytrenuj ją ponownie: vigil train.
weights-error-no_judge = Gra { $game } nie ma cech do trenowania. Użyj bota rules.
weights-error-no_samples = „{ $file }” nie opisuje gier treningowych. Podaj inny folder.
weights-error-other_samples = W „{ $file }” są gry treningowe innej gry, ziarna lub wersji zasad. Podaj inny folder.

## Games

plugin-error-not_loaded = Nie udało się wczytać gry „{ $game }” z { $value } ({ $reason }). Napraw albo usuń jej pakiet.
plugin-error-no_plugin = { $value } nie jest wtyczką o nazwie „{ $game }”. Napraw albo usuń jej pakiet.
