### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Gra jest skończona, nie ma już na co odpowiadać.
answer-error-no_such_option = Odpowiedzi { $answer } nie ma wśród opcji; są ponumerowane od 0 do { $last }.

## Setups

setup-error-players = Liczba graczy nie może wynosić { $value }; dozwolone: { $known }.
setup-error-module = Nie ma modułu „{ $value }”; moduły to: { $known }.
    .none = Nie ma modułu „{ $value }”; ta gra nie ma jeszcze modułów.
setup-error-switch = Nie ma interpretacji „{ $value }”; przełączyć można: { $known }.
setup-error-switches_named_twice = Tej samej interpretacji nie można przełączyć dwa razy ({ $value }); podaj każdą interpretację raz.
setup-error-unknown_field = Ustawienia gry nie mają pozycji „{ $value }”; pozycje to: { $known }.
setup-error-wrong_kind = Wpis przygotowania „{ $entry }” nie może mieć wartości „{ $value }”; potrzebuje wartości innego rodzaju, takiej jak domyślna.

## Undo

undo-error-no_answers = Nie ma jeszcze czego cofnąć.
undo-error-no_such_ply = Nie można wrócić do odpowiedzi { $ply }; odpowiedzi są ponumerowane od 0 do { $last }.

## Saves

save-error-not_a_vigil_file = To nie jest zapis gry Vigil; wybierz plik zapisany przez Vigil.
save-error-damaged = Zapis gry jest uszkodzony i nie da się go odczytać; użyj nieuszkodzonej kopii.
save-error-other_kind = To plik innego rodzaju („{ $found }”), a potrzebny jest zapis gry („{ $expected }”).
save-error-newer_format = Ten zapis utworzyła nowsza wersja Vigil (format { $found }, znany do { $known }); aby go otworzyć, zaktualizuj Vigil.
save-error-unknown_game = Ten zapis należy do nieznanej gry „{ $game }”; aby go otworzyć, zaktualizuj Vigil.
save-error-newer_rules = Ten zapis opiera się na nowszych zasadach (wersja { $found }, znana do { $known }); aby go otworzyć, zaktualizuj Vigil.
save-error-no_longer_replays = Od odpowiedzi { $ply } ten zapis nie zgadza się z obecnymi zasadami; otwórz go w wersji Vigil, w której powstał.

## Records

record-error-not_a_vigil_file = To nie jest przebieg gry Vigil; wybierz plik utworzony przez Vigil.
record-error-damaged = Przebieg gry jest uszkodzony i nie da się go odczytać; użyj nieuszkodzonej kopii.
record-error-other_kind = To plik innego rodzaju („{ $found }”), a potrzebny jest przebieg gry („{ $expected }”).
record-error-newer_format = Ten przebieg utworzyła nowsza wersja Vigil (format { $found }, znany do { $known }); aby go odtworzyć, zaktualizuj Vigil.
record-error-unknown_game = Ten przebieg należy do nieznanej gry „{ $game }”; aby go odtworzyć, zaktualizuj Vigil.
record-error-newer_rules = Ten przebieg opiera się na nowszych zasadach (wersja { $found }, znana do { $known }); aby go odtworzyć, zaktualizuj Vigil.
record-error-no_longer_replays = Od odpowiedzi { $ply } ten przebieg nie zgadza się z obecnymi zasadami; odtwórz go w wersji Vigil, w której powstał.
record-error-seed_not_revealed = W tym zapisie nie ma ziarna rozdającego; pokazuje się je po końcu gry, więc weź zapis skończonej gry.

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

setup-error-bots = { $value }: botów jest { $count }, a miejsc { $seats }; podaj jednego bota dla wszystkich miejsc albo po jednym na każde.
bot-error-unknown_bot = Nie ma bota „{ $value }”; boty to: { $known }.
bot-error-budget = Nie ma takiego zapasu: „{ $value }”; ma go tylko search, na przykład search@200 (od 1 do { $most } wyobrażonych partii) albo search@1.5s (do { $seconds } sekund).
bot-error-no_module = Nie ma bota „{ $value }”, bo nie ma modułu „{ $module }”; boty to: { $known }, a własnego podaje się tak: package.module:Class.
bot-error-module_fails = Nie udało się utworzyć bota „{ $value }”, bo w module „{ $module }” jest błąd ({ $reason }); popraw moduł albo podaj innego bota.
bot-error-no_class = Nie ma bota „{ $value }”, bo w module „{ $module }” nie ma klasy „{ $name }”; podaj klasę, która tam jest.
own-bot-error-no_choose = Bot „{ $value }” nie ma metody choose(table, decision); dodaj ją, ma zwracać numer opcji.
own-bot-error-no_option = Bot „{ $value }” wybrał { $answer }; musi wybrać liczbę całkowitą od 0 do { $last }.
weights-error-no_weights = Nie ma wytrenowanej sieci dla gry { $game }; wybierz bota rules albo wytrenuj sieć poleceniem vigil train.
weights-error-no_numpy = Boty, które patrzą naprzód, i wszystko, co ocenia pozycje, potrzebują NumPy, którego nie zainstalowano; zainstaluj go: pip install 'vigil-table[bots]', albo wybierz bota rules.
weights-error-other_rules = Sieć dla gry { $game } wytrenowano dla zasad w wersji { $rules }, a to jest wersja { $known }; wytrenuj ją ponownie poleceniem vigil train.
weights-error-no_judge = Gra { $game } nie mówi, jak oceniać jej pozycje, więc nie ma czego trenować; wybierz bota rules.
weights-error-no_samples = „{ $file }” nie opisuje gier ćwiczebnych vigil train; podaj inny folder.
weights-error-other_samples = W „{ $file }” są gry ćwiczebne innej gry, z innym ziarnem albo według innych zasad; podaj inny folder.

## Games

plugin-error-not_loaded = Gry „{ $game }” nie da się wczytać z { $value } ({ $reason }); napraw albo usuń pakiet, który ją oferuje.
plugin-error-no_plugin = To, co { $value } oferuje jako grę „{ $game }”, nie jest wtyczką o tej nazwie; napraw albo usuń ten pakiet.
