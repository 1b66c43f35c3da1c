### Ghost Stories: set-ups and positions that are refused.

## Set-ups

setup-error-level = Nie ma poziomu „{ $value }”; poziomy to: { $known }.
setup-error-edition = Nie ma wydania „{ $value }”; wydania to: { $known }.
setup-error-modules_named_twice = Tego samego modułu nie można podać dwa razy ({ $value }); podaj każdy moduł raz.
setup-error-unknown_option = Opcja „{ $value }” należy do modułu; podaj także sam moduł.
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

## Positions

position-error-boards = W pozycji każda z czterech plansz musi być dokładnie raz: { $known }.
position-error-power = Moc „{ $value }” nie należy do tej planszy; jej moce to: { $known }.
position-error-village = W pozycji potrzeba dziewięciu różnych żetonów z tej listy: { $known }.
position-error-three_spaces = Plansza ma trzy miejsca na duchy, a nie „{ $value }”; podaj trzy wartości, „-” oznacza puste miejsce.
position-error-card = Nie ma karty „{ $value }”; podaj numer karty albo jej identyfikator.
position-error-card_in_two_places = Ta sama karta leży w dwóch miejscach, a może leżeć tylko w jednym.
position-error-too_few_cards = Talia jest większa niż liczba kart jeszcze niewidzianych; zmniejsz ją.
position-error-negative_tokens = Nikt nie może mieć mniej niż 0 znaczników; popraw ujemną liczbę.
position-error-too_many_tao = Znaczników Tao w każdym kolorze są tylko 4; usuń nadmiar.
position-error-too_many_qi = Znaczników Czi jest tylko 20; usuń nadmiar.
position-error-too_many_buddhas = Figurki Buddy są tylko 2; usuń nadmiar.
position-error-no_such_tile = Taoista stoi poza wioską; żetony są ponumerowane od 0 do 8.
position-error-nobody_alive = Żaden Taoista nie żyje; przynajmniej jeden musi mieć Czi.
position-error-too_many_villagers = Rodzina ma więcej członków, niż może mieć, albo zbyt wielu Mieszkańców leży zakrytych; usuń nadmiar.
position-error-full_tile = Na żetonie może stać najwyżej 3 Mieszkańców; usuń nadmiar.
position-error-villager_on_haunted_tile = Na nawiedzonym żetonie nie ma Mieszkańców; usuń ich albo uczyń żeton aktywnym.
position-error-too_many_crystals = Księżycowe Kryształy są tylko 4; usuń nadmiar.
