### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Gra jest skończona, nie ma już na co odpowiadać.
answer-error-no_such_option = Odpowiedzi { $answer } nie ma wśród opcji; są ponumerowane od 0 do { $last }.

## Set-ups

setup-error-players = Liczba graczy nie może wynosić { $value }; dozwolone: { $known }.
setup-error-level = Nie ma poziomu „{ $value }”; poziomy to: { $known }.
setup-error-edition = Nie ma wydania „{ $value }”; wydania to: { $known }.
setup-error-module = Nie ma modułu „{ $value }”; moduły to: { $known }.
    .none = Nie ma modułu „{ $value }”; ta gra nie ma jeszcze modułów.
setup-error-modules_named_twice = Tego samego modułu nie można podać dwa razy ({ $value }); podaj każdy moduł raz.
setup-error-unknown_option = Opcja „{ $value }” należy do modułu; podaj także sam moduł.
setup-error-switch = Nie ma interpretacji „{ $value }”; przełączyć można: { $known }.
setup-error-seats = Liczba stron podanych dla graczy to { $value }, a powinna wynosić { $known }: po jednej na gracza.
setup-error-side = Wioska nie ma strony { $value }; strony to: { $known }.
setup-error-seats_taken_twice = Dwóch graczy nie może siedzieć po tej samej stronie wioski ({ $value }); podaj każdą stronę raz.
setup-error-two_players_face_each_other = Dwóch graczy musi siedzieć naprzeciwko siebie, a nie po stronach { $value }; naprzeciwko siebie leżą 0 i 2 albo 1 i 3.
setup-error-colours = Liczba podanych kolorów to { $value }; podaj co najmniej po jednym na gracza, a najwyżej cztery.
setup-error-colour = Nie ma planszy w kolorze „{ $value }”; kolory to: { $known }.
setup-error-colours_taken_twice = Dwie plansze nie mogą mieć tego samego koloru ({ $value }); podaj każdy kolor raz.
setup-error-power = Nie ma mocy „{ $value }”; moce to: { $known }.
setup-error-one_power_for_each_board = Te moce są na dwóch stronach jednej planszy, więc można wybrać tylko jedną: { $value }.
setup-error-alone_the_red_board_flies = Moc „{ $value }” nie nadaje się do gry solo: czerwona plansza leży wtedy drugą stroną do góry.
setup-error-first = Nie ma miejsca { $value }, od którego można zacząć; miejsca to: { $known }.
setup-error-village = Wioska potrzebuje dziewięciu różnych żetonów z tej listy: { $known }, a nie takich: { $value }.
setup-error-qi = Taoista nie może zacząć z taką liczbą Czi: { $value }; dozwolone: { $known }.
setup-error-portal = Portal nie może stać w miejscu „{ $value }”; możliwe miejsca to: { $known }.
setup-error-village_tiles = Nie ma doboru żetonów wioski „{ $value }”; możliwe są: { $known }.
setup-error-incarnations = Nie ma doboru Inkarnacji „{ $value }”; możliwe są: { $known }.
setup-error-cards = Liczby kart muszą być tabelą, której wpisami są karty, a nie „{ $value }”; karty to: { $known }.
setup-error-card = Nie ma karty „{ $value }”, której liczby można podać; karty to: { $known }.
setup-error-card_table = Dane karty „{ $card }” muszą być tabelą, a nie „{ $value }”; mogą w niej być pozycje: { $known }.
setup-error-card_field = Karta „{ $card }” nie ma pozycji „{ $value }”; pozycje to: { $known }.
setup-error-card_name = Karta „{ $card }” nie może nazywać się „{ $value }”; nazwa to tekst bez średników i zbędnych spacji, a znaków może w nim być najwyżej: { $known }.
setup-error-card_colour = Karta „{ $card }” nie może mieć koloru „{ $value }”; kolory to: { $known }.
setup-error-card_resistance = Karta „{ $card }” nie może mieć odporności „{ $value }”; podaj liczbę od 1 do 5 albo takie liczby według kolorów: { $known }.
setup-error-card_stone = Na tym kamieniu karty „{ $card }” nie może być „{ $value }”; podaj listę z takich słów: { $known }.
setup-error-cards_line = Wiersz { $line }: { $problem }
setup-error-cards_syntax = Nie da się odczytać wiersza { $line }; plik kart zapisuje się w formacie TOML.
setup-error-spirit = Nie ma ducha „{ $value }”; duchy to: { $known }.
setup-error-board = Nie ma planszy „{ $value }”; plansze to: { $known }.
setup-error-spirits_count = Liczba podanych duchów to { $value }, a potrzeba { $known }, po jednym na gracza.
setup-error-spirits_taken_twice = Dwóch graczy nie może mieć tego samego ducha ({ $value }); podaj każdego ducha raz.
setup-error-boards_count = Liczba podanych plansz to { $value }, a potrzeba { $known }, po jednej na gracza.
setup-error-boards_taken_twice = Tej samej planszy nie można użyć dwa razy ({ $value }); podaj każdą planszę raz.
setup-error-unknown_field = Ustawienia gry nie mają pozycji „{ $value }”; pozycje to: { $known }.

## Undo

undo-error-no_answers = Nikt jeszcze nie odpowiedział, więc nie ma czego cofać.
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
record-error-no_commitment = Ten zapis nie zawiera obietnicy rozdającego, więc nie da się dowieść uczciwości kości; podaj skrót, który pokazał stół: --commitment.
record-error-seed_not_revealed = W tym zapisie nie ma ziarna rozdającego; pokazuje się je po końcu gry, więc weź zapis skończonej gry.
record-error-other_dealer = Ziarno w tym zapisie nie jest tym, które obiecuje { $commitment }; weź zapis i skrót z tego samego stołu.
record-error-unfair_roll = Odpowiedź { $ply } ({ $kind }) nie jest tą, która była obiecana; grę później zmieniono albo rozdawano nieuczciwie.

## Positions

position-error-set_up = Ustawienia tej pozycji są niedozwolone. { $problem }
position-error-no_colon = We wpisie „{ $clause }” brakuje dwukropka; pisz „klucz: wartość”.
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
position-error-seats_opposite = Dwaj gracze siedzą naprzeciw siebie; we wpisie „boards” między ich miejscami ma być jedna plansza.
position-error-not_as_chosen = Pozycja nie zgadza się z wpisem „{ $clause }”, który mówi, co wybrano przed grą; popraw jedno z nich.
position-error-village = We wpisie „village” potrzeba dziewięciu różnych żetonów z tej listy: { $known }.
position-error-mark_haunter = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku ^, bo oznacza on figurkę Nawiedzania; usuń go.
position-error-mark_exposed = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku *, bo jest on dla ducha odsłoniętego przez Buddę, w nowszej edycji; usuń go.
position-error-mark_mantra = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku ~, bo jest on dla jednego jedynego ducha, gdy plansza pokazuje moc enfeeblement_mantra; usuń go.
position-error-mark_buddha = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku b, bo Budda stoi na pustym miejscu; usuń go.
position-error-mark_left_stone = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku !, bo jest on dla lewego kamienia o trwałym działaniu; usuń go.
position-error-card_in_two_places = Karta „{ $value }” leży w dwóch miejscach, a może leżeć tylko w jednym.
position-error-deck_count = W talii „{ $word }” daje razem { $value }, a niewidzianych jest tylko { $most }; zmniejsz ją.
position-error-deck_empty = Wpis „deck” jest pusty, a bez kart gra jest skończona; dodaj kartę do talii.
position-error-exorcised = Karta „{ $value }” z wpisu „exorcised” musi być Inkarnacją, stać tam raz i być także we wpisie „discard”.
position-error-incarnations = W grze, w talii i wśród wyegzorcyzmowanych jest Inkarnacji: { $value }, a w tej grze są tylko { $most }; usuń nadmiar albo wybierz inny poziom.
position-error-already_won = Gdy we wpisie „exorcised” jest ich { $value }, gra jest już wygrana; podaj mniej albo dodaj wpis „outcome”.
position-error-already_lost = Gdy we wpisie „{ $clause }” jest ich { $value }, gra jest już przegrana; podaj najwyżej { $most } albo dodaj wpis „outcome”.
position-error-supply = W pozycji „{ $word }” daje razem { $value }, a jest tylko { $most }; usuń nadmiar.
position-error-no_circle = W wiosce nie ma Kręgu Modlitewnego na znacznik „{ $value }”; usuń wpis „circle”.
position-error-nobody_alive = Żaden Taoista nie żyje; przynajmniej jeden musi mieć Czi.
position-error-dead_own_nothing = Taoista z wpisu „{ $clause }” nie żyje; usuń „{ $value }”, bo umarli nic nie mają i leżą na żetonie { $tile }.
position-error-neutral_own_nothing = Planszą z wpisu „{ $clause }” nikt nie gra; usuń „{ $value }”, bo taka plansza ma tylko Czi, najwyżej { $most }.
position-error-not_usable = We wpisie „{ $clause }” nie może być „{ $value }”: moce pożycza się od neutralnych plansz, a własnej używa tylko plansza, której trwa tura.
position-error-this_turn = Wpis „{ $clause }” mówi { $value }, a w tej turze może być najwyżej { $most }.
position-error-portal = Portal nie może stać na żetonie { $value }, bo opcja „portal” mówi „{ $chosen }”; pasuje: { $known }.
position-error-too_many_villagers = We wpisie „{ $clause }” rodzina „{ $value }” ma więcej członków, niż może mieć; ma ich { $most }.
position-error-too_many_face_down = Zakrytych Mieszkańców jest { $value }, a niewidzianych tylko { $most }; usuń nadmiar.
position-error-full_tile = Na żetonie może stać najwyżej 3 Mieszkańców; usuń nadmiar z żetonu { $value }.
position-error-villager_on_haunted_tile = Na nawiedzonym żetonie nie ma Mieszkańców; usuń ich z żetonu { $value } albo uczyń żeton aktywnym.
position-error-face_down_on_top = Na żetonie { $value } Mieszkaniec na wierzchu leży zakryty; podaj jego rodzinę, bo wierzchniego widać.
position-error-su_ling_before_incarnation = Su-Ling nie może stać przed Inkarnacją { $value }; we wpisie „su-ling” postaw ją przed innym miejscem.
position-error-su_ling_held = Su-Ling jest więziona przez Inkarnację w grze; usuń wpis „su-ling”.
position-error-barrier = Wpis „barrier” i krok „barrier_ends” we wpisie „next” występują tylko razem; podaj oba albo żadnego.
position-error-owed = We wpisie „owed” nie może być „{ $value }”: nagrody czekają na koniec bariery, i tylko dla rodzin, które całe są w schronieniu.
position-error-receptacles_full = Gdy kryształy leżą przy wszystkich rogach, na końcu tury powstaje bariera; podaj najwyżej { $most } we wpisie „receptacles” albo dodaj krok „mystic_barrier” do wpisu „next”.
position-error-not_living = We wpisie „{ $clause }” nie może być „{ $value }”, bo ta plansza nie ma żywego Taoisty; podaj planszę kogoś żywego.
position-error-artifact_unearned = Rodzina „{ $family }” daje artefakt „{ $value }”, gdy ocaleje cała; usuń jej członków z wpisów „villagers” i „graveyard”.
position-error-spirits = We wpisie „spirits” liczba duchów ma być { $players }, a nie „{ $value }”; duchy to: { $known }.
position-error-deadly_damage = We wpisie „{ $clause }” „{ $value }” ma za dużo obrażeń; tam taka figurka ginie już przy { $health }.
position-error-blight_gone = Gdy wpis „blight_pool” mówi { $value }, gra jest już przegrana; zostaw tam spaczenie albo dodaj wpis „outcome”.
position-error-invaders_gone = Ta pozycja jest już wygrana: przez grozę albo przez zdobyte karty strachu ({ $value }); postaw na wyspie najeźdźców albo dodaj wpis „outcome”.
position-error-no_presence = W żadnej krainie nie ma „{ $value }”, a duch bez obecności jest zniszczony; postaw ją w jakiejś krainie.
position-error-growing = We wpisie „{ $clause }” słowo „growing” podaje akcję { $value }, której nie ma wybrany tam rozwój; usuń ją albo zmień „growth”.
position-error-stages_mixed = We wpisie „invader_deck” późniejszy etap leży nad wcześniejszym; ułóż warstwy w kolejności etapów.
position-error-earned = Wpis „earned” mówi { $value }, a w sumie zdobyto tylko { $most }; zmniejsz go albo zwiększ wpis „taken”.
position-error-fear_deck = Wpis „fear_deck” ma kart: { $value }, a nierozpatrzonych jest tylko { $right }; zmniejsz talię albo zmień wpisy „taken” i „earned”.
position-error-fear_full = Wpis „fear” mówi { $value }, ale pełna pula od razu daje kartę; podaj najwyżej { $most }.

## Bots

bot-error-unknown_bot = Nie ma bota „{ $value }”; boty to: { $known }.
