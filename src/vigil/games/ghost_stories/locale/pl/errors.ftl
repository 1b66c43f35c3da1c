### Ghost Stories: setups and positions that are refused.

## Setups

setup-error-level = Nieznany poziom „{ $value }”. Poziomy: { $known }.
setup-error-edition = Nieznane wydanie „{ $value }”. Wydania: { $known }.
setup-error-modules_named_twice = Dodatek podano dwa razy ({ $value }). Podaj każdy raz.
setup-error-unknown_option = Opcja „{ $value }” należy do dodatku. Podaj także dodatek.
setup-error-seats = Liczba stron podanych dla graczy to { $value }, a powinna wynosić { $known }: po jednej na gracza.
setup-error-side = Wioska nie ma strony { $value }. Strony: { $known }.
setup-error-seats_taken_twice = Dwóch graczy po jednej stronie wioski ({ $value }). Podaj każdą stronę raz.
setup-error-two_players_face_each_other = Dwóch graczy siedzi naprzeciwko siebie, a nie po stronach { $value }. Wybierz 0 i 2 albo 1 i 3.
setup-error-colours = Liczba podanych kolorów to { $value }; podaj co najmniej po jednym na gracza, a najwyżej cztery.
setup-error-colour = Nie ma planszy w kolorze „{ $value }”. Kolory: { $known }.
setup-error-colours_taken_twice = Kolor podano dwa razy ({ $value }). Podaj każdy raz.
setup-error-power = Nieznana moc „{ $value }”. Moce: { $known }.
setup-error-one_power_for_each_board = Te moce są na dwóch stronach jednej planszy, więc można wybrać tylko jedną: { $value }.
setup-error-alone_the_red_board_flies = Moc „{ $value }” nie nadaje się do gry solo: czerwona plansza leży wtedy drugą stroną do góry.
setup-error-first = Nie ma miejsca { $value }. Miejsca: { $known }.
setup-error-village = Wioska potrzebuje dziewięciu różnych żetonów z tej listy: { $known }, a nie takich: { $value }.
setup-error-qi = Taoista nie może zacząć z taką liczbą Czi: { $value }; dozwolone: { $known }.
setup-error-portal = Portal nie może stać w miejscu „{ $value }”. Miejsca: { $known }.
setup-error-village_tiles = Nieznany zestaw żetonów wioski „{ $value }”. Możliwe: { $known }.
setup-error-incarnations = Nieznany zestaw Inkarnacji „{ $value }”. Możliwe: { $known }.
setup-error-cards = Potrzebna tabela kart, a nie „{ $value }”. Karty: { $known }.
setup-error-card = Nieznana karta „{ $value }”. Karty: { $known }.
setup-error-card_table = Karta „{ $card }”: potrzebna tabela, a nie „{ $value }”. Wpisy: { $known }.
setup-error-card_field = Karta „{ $card }” nie ma wpisu „{ $value }”. Wpisy: { $known }.
setup-error-card_name = Karta „{ $card }”: nazwa „{ $value }” jest niedozwolona. Najwyżej { $known } znaków, bez średników i zbędnych spacji.
setup-error-card_colour = Karta „{ $card }”: nieznany kolor „{ $value }”. Kolory: { $known }.
setup-error-card_resistance = Karta „{ $card }”: zła odporność „{ $value }”. Podaj liczbę od 1 do 5 albo liczby według kolorów: { $known }.
setup-error-card_stone = Karta „{ $card }”: „{ $value }” nie może być na tym kamieniu. Podaj listę z: { $known }.
setup-error-card_stone_length = Karta „{ $card }”: słów na kamieniu { $value }. Podaj najwyżej { $known }.
setup-error-cards_line = Wiersz { $line }: { $problem }
setup-error-cards_syntax = Wiersz { $line } to nie TOML.

## Positions

position-error-seats_opposite = Dwaj gracze siedzą naprzeciw siebie; we wpisie „boards” między ich miejscami ma być jedna plansza.
position-error-village = We wpisie „village” potrzeba dziewięciu różnych żetonów z tej listy: { $known }.
position-error-mark_haunter = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku ^, bo oznacza on figurkę Nawiedzania; usuń go.
position-error-mark_exposed = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku *, bo jest on dla ducha odsłoniętego przez Buddę, w wydaniu poprawionym; usuń go.
position-error-mark_mantra = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku ~, bo jest on dla jednego jedynego ducha, gdy plansza pokazuje moc enfeeblement_mantra; usuń go.
position-error-mark_buddha = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku b, bo Budda stoi na pustym miejscu; usuń go.
position-error-mark_left_stone = We wpisie „{ $clause }” przy „{ $value }” nie może być znaku !, bo jest on dla lewego kamienia o trwałym działaniu; usuń go.
position-error-deck_empty = Wpis „deck” jest pusty, a bez kart gra jest skończona; dodaj kartę do talii.
position-error-exorcised = Karta „{ $value }” z wpisu „exorcised” musi być Inkarnacją, stać tam raz i być także we wpisie „discard”.
position-error-incarnations = W grze, w talii i wśród wyegzorcyzmowanych jest Inkarnacji: { $value }, a w tej grze są tylko { $most }; usuń nadmiar albo wybierz inny poziom.
position-error-already_won = Gdy we wpisie „exorcised” jest ich { $value }, gra jest już wygrana; podaj mniej albo dodaj wpis „outcome”.
position-error-already_lost = Gdy we wpisie „{ $clause }” jest ich { $value }, gra jest już przegrana; podaj najwyżej { $most } albo dodaj wpis „outcome”.
position-error-no_circle = W wiosce nie ma Kręgu Modlitewnego na znacznik „{ $value }”; usuń wpis „circle”.
position-error-nobody_alive = Żaden Taoista nie żyje; przynajmniej jeden musi mieć Czi.
position-error-dead_own_nothing = Taoista z wpisu „{ $clause }” nie żyje; usuń „{ $value }”, bo umarli nic nie mają i leżą na żetonie { $tile }.
position-error-neutral_own_nothing = Planszą z wpisu „{ $clause }” nikt nie gra; usuń „{ $value }”, bo taka plansza ma tylko Czi, najwyżej { $most }.
position-error-not_usable = We wpisie „{ $clause }” nie może być „{ $value }”: moce pożycza się od neutralnych plansz, a własnej używa tylko plansza, której trwa tura.
position-error-this_turn = Wpis „{ $clause }” mówi { $value }, a w tej turze może być najwyżej { $most }.
position-error-portal = Portal nie może stać na żetonie { $value }, bo opcja „portal” mówi „{ $chosen }”; pasuje: { $known }.
position-error-too_many_villagers = We wpisie „{ $clause }” rodzina „{ $value }” ma więcej członków, niż może mieć; ma ich { $most }.
position-error-too_many_face_down = Zakrytych Wieśniaków jest { $value }, a niewidzianych tylko { $most }; usuń nadmiar.
position-error-full_tile = Na żetonie może stać najwyżej 3 Wieśniaków; usuń nadmiar z żetonu { $value }.
position-error-villager_on_haunted_tile = Na nawiedzonym żetonie nie ma Wieśniaków; usuń ich z żetonu { $value } albo uczyń żeton aktywnym.
position-error-face_down_on_top = Na żetonie { $value } Wieśniak na wierzchu leży zakryty; podaj jego rodzinę, bo wierzchniego widać.
position-error-su_ling_before_incarnation = Su-Ling nie może stać przed Inkarnacją { $value }; we wpisie „su-ling” postaw ją przed innym miejscem.
position-error-su_ling_held = Su-Ling jest więziona przez Inkarnację w grze; usuń wpis „su-ling”.
position-error-barrier = Wpis „barrier” i krok „barrier_ends” we wpisie „next” występują tylko razem; podaj oba albo żadnego.
position-error-owed = We wpisie „owed” nie może być „{ $value }”: nagrody czekają na koniec Mistycznej Bariery, i tylko dla rodzin, które całe są w Schronieniu.
position-error-receptacles_full = Gdy Kryształy leżą na wszystkich Postumentach, na końcu tury powstaje Mistyczna Bariera; podaj najwyżej { $most } we wpisie „receptacles” albo dodaj krok „mystic_barrier” do wpisu „next”.
position-error-not_living = We wpisie „{ $clause }” nie może być „{ $value }”, bo ta plansza nie ma żywego Taoisty; podaj planszę kogoś żywego.
position-error-artifact_unearned = Rodzina „{ $family }” daje artefakt „{ $value }”, gdy ocaleje cała; usuń jej członków z wpisów „villagers” i „graveyard”.
