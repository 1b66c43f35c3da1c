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

position-error-set_up = Ustawienia tej pozycji są niedozwolone. { $problem }
position-error-no_colon = We wpisie „{ $clause }” brakuje dwukropka; pisz „klucz: wartość”.
position-error-clause = Nie da się odczytać wpisu „{ $clause }”; zajrzyj do opisu notacji.
position-error-clause_twice = Wpis „{ $clause }” występuje dwa razy; zapisz wszystko w jednym.
position-error-unknown_clause = Nie ma wpisu „{ $clause }”; być może chodzi o któryś z tych: { $known }.
position-error-unknown_word = We wpisie „{ $clause }” słowo „{ $value }” nic nie znaczy; pasuje na przykład: { $known }.
position-error-word_missing = Po „{ $value }” brakuje słowa; można napisać tak: „{ $example }”.
position-error-surplus_word = We wpisie „{ $clause }” słowo „{ $value }” po „{ $before }” jest zbędne; być może brakuje przed nim przecinka.
position-error-not_a_number = We wpisie „{ $clause }” stoi „{ $value }” zamiast liczby od { $least } do { $most }.
position-error-word_twice = We wpisie „{ $clause }” dwa razy stoi „{ $value }”; podaj to raz.
position-error-not_json = Wpis „{ $clause }” nie może brzmieć „{ $value }”; potrzebny jest obiekt JSON, na przykład {"{"}"portal": "edge"{"}"}.
position-error-not_laid_yet = Przy „{ $next }” na stole nic jeszcze nie leży; usuń wpis „{ $clause }”.
position-error-step_words = Krok „{ $step }” we wpisie „next” ma za mało albo za dużo słów; pisze się go tak: „{ $right }”.
position-error-step_order = Krok „{ $step }” stoi we wpisie „next” za późno; to, co dzieje się od razu, jest przed fazami tury, a następna tura lub runda na końcu.
position-error-step_first = Krok „{ $step }” został przed chwilą wybrany lub wywołany; postaw go na początku wpisu „next”.
position-error-step_twice = Krok „{ $step }” stoi we wpisie „next” dwa razy, a może się zdarzyć tylko raz.
position-error-step_impossible = Krok „{ $step }” z wpisu „next” jest w tej pozycji niemożliwy; usuń go albo dodaj to, czego potrzebuje.
position-error-over = Po końcu gry nie może już być kroku „{ $step }”; usuń wpis „next” albo wpis „outcome”.
position-error-outcome_untrue = Pozycja nie pokazuje powodu „{ $value }” z wpisu „outcome”; podaj ten, który w niej widać.
position-error-outcome_score = Wpis „outcome” podaje punkty: { $value }; ta pozycja jest warta { $right }.
position-error-boards = We wpisie „boards” każda z czterech plansz musi być dokładnie raz: { $known }.
position-error-seats = Wpis „boards” podaje miejsca „{ $value }”; każde miejsce od 0 do { $last } musi być dokładnie raz.
position-error-not_as_chosen = Pozycja nie zgadza się z wpisem „{ $clause }”, który mówi, co wybrano przed grą; popraw jedno z nich.
position-error-card_in_two_places = Karta „{ $value }” leży w dwóch miejscach, a może leżeć tylko w jednym.
position-error-deck_count = W talii „{ $word }” daje razem { $value }, a niewidzianych jest tylko { $most }; zmniejsz ją.
position-error-supply = W pozycji „{ $word }” daje razem { $value }, a jest tylko { $most }; usuń nadmiar.

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
weights-error-no_numpy = Ocena pozycji potrzebuje NumPy, którego nie zainstalowano; zainstaluj go: pip install 'vigil-table[bots]', albo użyj bota rules.
weights-error-other_rules = Sieć dla gry { $game } wytrenowano dla zasad { $rules }, a to są { $known }. Wytrenuj ją ponownie: vigil train.
weights-error-no_judge = Gra { $game } nie ma cech do trenowania. Użyj bota rules.
weights-error-no_samples = „{ $file }” nie opisuje gier treningowych. Podaj inny folder.
weights-error-other_samples = W „{ $file }” są gry treningowe innej gry, ziarna lub wersji zasad. Podaj inny folder.

## Games

plugin-error-not_loaded = Nie udało się wczytać gry „{ $game }” z { $value } ({ $reason }). Napraw albo usuń jej pakiet.
plugin-error-no_plugin = { $value } nie jest wtyczką o nazwie „{ $game }”. Napraw albo usuń jej pakiet.
