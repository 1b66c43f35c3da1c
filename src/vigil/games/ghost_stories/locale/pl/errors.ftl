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

position-error-seats_opposite = Dwaj gracze siedzą naprzeciw siebie. We wpisie „boards” zostaw między ich miejscami jedną planszę.
position-error-village = We wpisie „village” potrzeba dziewięciu różnych żetonów. Żetony: { $known }.
position-error-mark_haunter = Wpis „{ $clause }”: usuń ^ przy „{ $value }”; to znak figurki Nawiedzania.
position-error-mark_exposed = Wpis „{ $clause }”: usuń * przy „{ $value }”; to znak ducha odsłoniętego przez Buddę, w wydaniu poprawionym.
position-error-mark_mantra = Wpis „{ $clause }”: usuń ~ przy „{ $value }”; to znak jednego ducha, gdy na planszy odkryta jest enfeeblement_mantra.
position-error-mark_buddha = Wpis „{ $clause }”: usuń b przy „{ $value }”; Budda potrzebuje pustego miejsca.
position-error-mark_left_stone = Wpis „{ $clause }”: usuń ! przy „{ $value }”; to znak lewego kamienia o trwałym działaniu.
position-error-deck_empty = Wpis „deck” jest pusty, więc gra byłaby skończona. Dodaj kartę.
position-error-exorcised = Wpis „exorcised”: „{ $value }” musi być Inkarnacją, podaną raz, a także we wpisie „discard”.
position-error-incarnations = Inkarnacji w grze, w talii i wyegzorcyzmowanych: { $value }, a w tej grze jest ich { $most }. Usuń nadmiar albo wybierz inny poziom.
position-error-already_won = Gdy we wpisie „exorcised” jest ich { $value }, gra jest już wygrana. Podaj mniej albo dodaj wpis „outcome”.
position-error-already_lost = Gdy we wpisie „{ $clause }” jest ich { $value }, gra jest już przegrana. Podaj najwyżej { $most } albo dodaj wpis „outcome”.
position-error-no_circle = W wiosce nie ma Kręgu Modlitewnego na znacznik „{ $value }”. Usuń wpis „circle”.
position-error-nobody_alive = Żaden Taoista nie żyje. Daj Czi przynajmniej jednemu.
position-error-dead_own_nothing = Taoista z wpisu „{ $clause }” nie żyje i leży na żetonie { $tile }. Usuń „{ $value }”.
position-error-neutral_own_nothing = Plansza z wpisu „{ $clause }” nie ma gracza: ma tylko Czi, najwyżej { $most }. Usuń „{ $value }”.
position-error-not_usable = We wpisie „{ $clause }” nie może być „{ $value }”. Podaj neutralną planszę, której moc jest pożyczana, albo aktywną planszę.
position-error-this_turn = Wpis „{ $clause }”: podano { $value }, a w tej turze może być najwyżej { $most }.
position-error-portal = Portal nie może być na żetonie { $value }: opcja „portal” to „{ $chosen }”. Żetony: { $known }.
position-error-too_many_villagers = Wpis „{ $clause }”: za dużo Wieśniaków z rodziny „{ $value }”, która ma ich { $most }.
position-error-too_many_face_down = Zakrytych Wieśniaków: { $value }, a nieznanych jest tylko { $most }. Usuń nadmiar.
position-error-full_tile = Na żetonie mieści się najwyżej 3 Wieśniaków. Usuń nadmiar z żetonu { $value }.
position-error-villager_on_haunted_tile = Żeton { $value } jest nawiedzony. Usuń z niego Wieśniaków albo uczyń go aktywnym.
position-error-face_down_on_top = Wierzchni Wieśniak na żetonie { $value } jest zakryty. Podaj rodzinę: wierzchni jest odkryty.
position-error-su_ling_before_incarnation = Su-Ling nie może stać przed Inkarnacją { $value }. Wybierz inne miejsce we wpisie „su-ling”.
position-error-su_ling_held = Su-Ling jest w niewoli Inkarnacji. Usuń wpis „su-ling”.
position-error-barrier = Wpis „barrier” i krok „barrier_ends” we wpisie „next” występują razem. Podaj oba albo żadnego.
position-error-owed = We wpisie „owed” nie może być „{ $value }”. Na nagrody czekają podczas Bariery tylko rodziny, które całe są w Schronieniu.
position-error-receptacles_full = Gdy Kryształy są na wszystkich Postumentach, na koniec tury wznosi się Bariera. Podaj najwyżej { $most } we wpisie „receptacles” albo dodaj krok „mystic_barrier” do wpisu „next”.
position-error-not_living = Wpis „{ $clause }”: plansza „{ $value }” nie ma żywego Taoisty. Podaj inną.
position-error-artifact_unearned = Artefakt „{ $value }” wymaga ocalenia całej rodziny „{ $family }”. Usuń jej członków z wpisów „villagers” i „graveyard”.
