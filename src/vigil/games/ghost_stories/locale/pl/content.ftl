### Ghost Stories: names and texts of its pieces, rules in our own words.
### `.text` tells the revised edition, `.first_print` the first printing and `.white_moon` the game with that module
### where they differ.

## Colours: of a die face or token, of a board, of a Taoist, of a Tao token

gs-colour-yellow = żółty
    .board = żółta plansza
    .taoist = Huang
    .tao = żółty znacznik Tao
gs-colour-blue = niebieski
    .board = niebieska plansza
    .taoist = Lan
    .tao = niebieski znacznik Tao
gs-colour-green = zielony
    .board = zielona plansza
    .taoist = Qing
    .tao = zielony znacznik Tao
gs-colour-red = czerwony
    .board = czerwona plansza
    .taoist = Hong
    .tao = czerwony znacznik Tao
gs-colour-black = czarny
    .tao = czarny znacznik Tao
gs-colour-white = biały

## Editions

gs-edition-revised = Wydanie poprawione
    .text = Późniejsze zasady: poprawiona punktacja i wiele rozstrzygniętych przypadków szczególnych.
gs-edition-first_print = Pierwsze wydanie
    .text = Najwcześniejsze zasady: punkty dają też puste miejsca na duchy, a niektóre Inkarnacje działają inaczej.

## Sides of the table

gs-side-0 = Północ
gs-side-1 = Wschód
gs-side-2 = Południe
gs-side-3 = Zachód

## Village tiles

gs-tile-cemetery = Cmentarz
    .facing = naprzeciw Cmentarza
    .text = Jeden z martwych Taoistów wraca do życia: staje na tym żetonie z 2 Czi i niczym więcej. Potem rzucasz kością Klątwy; ścianka nawiedzenia nawiedza sam Cmentarz. W grze solo ten żeton nic nie daje.
    .first_print = Jeden z martwych Taoistów wraca do życia: staje na tym żetonie z 2 Czi i zachowuje Jin-Jang otrzymany po śmierci, jeśli go ma. Potem rzucasz kością Klątwy; ścianka nawiedzenia nic tu nie robi. W grze solo ten żeton nic nie daje.
    .white_moon = Jeden z martwych Taoistów wraca tu do życia z 2 Czi albo wraca na ten żeton jeden martwy Wieśniak wybrany przez graczy, o ile jest dla niego miejsce. W obu przypadkach rzucasz potem kością Klątwy. Wieśniaka można przywrócić także w grze solo.
gs-tile-taoist_altar = Ołtarz Taoistyczny
    .facing = naprzeciw Ołtarza Taoistycznego
    .text = Wybrany nawiedzony żeton znów staje się aktywny. Cena: od razu przybywa kolejny duch.
gs-tile-herbalist = Sklepik Zielarza
    .facing = naprzeciw Sklepiku Zielarza
    .text = Za każdą ściankę wyrzuconą na 2 kościach Tao dostajesz znacznik jej koloru, o ile bank go ma. Biała ścianka daje znacznik w kolorze do wyboru.
    .white_moon = Za każdą barwną ściankę wyrzuconą na 2 kościach Tao dostajesz znacznik jej koloru, o ile bank go ma. Biała ścianka daje zamiast znacznika Księżycowy Kryształ, a gdy w zapasie żadnego nie ma, nie daje nic.
gs-tile-sorcerers_hut = Chata Czarownika
    .facing = naprzeciw Chaty Czarownika
    .text = Dowolny duch w grze, byle nie Inkarnacja, trafia na stos kart odrzuconych; nie ma za niego ani klątwy, ani nagrody. Płacisz 1 Czi, choćby było ostatnie.
gs-tile-buddhist_temple = Świątynia Buddyjska
    .facing = naprzeciw Świątyni Buddyjskiej
    .text = Jeśli stoi tu figurka Buddy, zabierz jedną. Od następnej tury możesz pod koniec fazy Jang postawić ją na pustym miejscu na ducha przy swoim żetonie.
gs-tile-night_watchman = Obchód Nocnego Strażnika
    .facing = naprzeciw Obchodu Nocnego Strażnika
    .text = Wybierz planszę: wszystkie jej figurki duchów wycofują się na swoje karty, choćby zaszły daleko.
gs-tile-circle_of_prayer = Krąg Modlitewny
    .facing = naprzeciw Kręgu Modlitewnego
    .text = Połóż tu z banku znacznik Tao w wybranym kolorze albo wymień ten, który już leży. Póki tu leży, duchy tego koloru mają dla wszystkich odporność mniejszą o 1; egzorcyzmy go nie zużywają.
gs-tile-pavilion = Pawilon Niebiańskiego Wiatru
    .facing = naprzeciw Pawilonu Niebiańskiego Wiatru
    .text = Przenieś dowolnego ducha, wraz ze wszystkim, co do niego należy, na inne miejsce bez ducha, nawet z Buddą. Potem postaw innego Taoistę na dowolnym żetonie (w grze solo: własnego).
    .first_print = Przenieś dowolnego ducha, wraz ze wszystkim, co do niego należy, na inne miejsce bez ducha, nawet z Buddą. Potem postaw innego Taoistę na dowolnym żetonie; w grze solo Taoisty się nie przenosi.
gs-tile-tea_house = Herbaciarnia
    .facing = naprzeciw Herbaciarni
    .text = Chwila wytchnienia daje ci 1 Czi i 1 wybrany znacznik Tao. Nie trwa jednak długo: od razu przybywa kolejny duch.

## Powers of the Taoists

gs-power-bottomless_pockets = Bezdenne Kieszenie
    .text = Zanim się ruszysz, możesz wziąć 1 znacznik Tao w dowolnym kolorze, jaki został w banku.
gs-power-enfeeblement_mantra = Mantra Osłabiająca
    .text = Zanim się ruszysz, możesz nałożyć Mantrę na dowolnego ducha w grze albo przenieść ją na innego: ma on dla wszystkich odporność mniejszą o 1. Gdy duch opuści grę, znacznik znów jest twój od następnej tury. Jeśli ta moc zostanie zablokowana, znacznik się zdejmuje.
gs-power-dance_of_the_spires = Strzelisty Taniec
    .text = Odległość nie gra roli: jednym ruchem możesz dotrzeć na każdy żeton wioski.
    .white_moon = Jednym ruchem możesz dotrzeć na każdy żeton wioski. Z Wieśniakiem to dwa kroki: możesz prowadzić go przez dwa żetony albo pójść po niego na sąsiedni żeton. Po powaleniu wstajesz i możesz przejść jeszcze o jeden żeton.
gs-power-dance_of_the_twin_winds = Taniec Bliźniaczych Wiatrów
    .text = Po zakończeniu własnego ruchu możesz przesunąć jednego z pozostałych Taoistów na sąsiedni żeton, także po skosie.
gs-power-favourite_of_the_gods = Ulubieniec Bogów
    .text = Po rzucie w egzorcyzmie, twoim lub Taoisty z twojego żetonu, możesz przerzucić dowolne z kości Tao, raz na każdy rzut. Możesz też raz przerzucić własną kość Klątwy. Nowy wynik jest ostateczny.
    .first_print = Po rzucie kośćmi Tao w swoim egzorcyzmie albo na pomoc wieśniaka możesz przerzucić dowolne z tych kości, raz na każdy rzut. Możesz też raz przerzucić własną kość Klątwy. Nowy wynik jest ostateczny.
gs-power-strength_of_the_mountain = Siła Góry
    .text = Do twoich egzorcyzmów dochodzi czwarta kość Tao, szara. Kością Klątwy nigdy nie rzucasz.
gs-power-heavenly_gust = Niebiański Podmuch
    .text = Jedna tura wystarcza na obie akcje: pomoc wieśniaka i próbę egzorcyzmu, w dowolnej kolejności.
    .white_moon = Jedna tura wystarcza na próbę egzorcyzmu i jeszcze jedną akcję: pomoc swojego żetonu albo ocalenie Wieśniaka przy Portalu. Kolejność jest dowolna.
gs-power-second_wind = Drugi Wiatr
    .text = Akcję tury możesz wykonać dwa razy: dwukrotnie skorzystać z pomocy swojego żetonu albo podjąć dwie próby egzorcyzmu. Każda próba to osobny rzut; wyniki z pierwszej nie przechodzą na drugą.
    .white_moon = Akcję tury możesz wykonać dwa razy: dwukrotnie skorzystać z pomocy swojego żetonu, podjąć dwie próby egzorcyzmu albo ocalić przy Portalu dwóch Wieśniaków. Każda próba to osobny rzut; wyniki z pierwszej nie przechodzą na drugą.

## Ghosts

gs-ghost-g01_ghoul = Ghul
gs-ghost-g02_walking_corpse = Chodzący Trup
gs-ghost-g03_coffin_breakers = Wygrzebaniec
gs-ghost-g04_coffin_breakers = Wygrzebaniec
gs-ghost-g05_restless_dead = Żywy Trup
gs-ghost-g06_zombie = Zombie
gs-ghost-g07_zombie = Zombie
gs-ghost-g08_hopping_vampire = Skaczący Wampir
gs-ghost-g09_hopping_vampire = Skaczący Wampir
gs-ghost-g10_yellow_plague = Żółta Plaga
gs-ghost-g11_lich = Licz
gs-ghost-g12_drowned_maiden = Topielica
gs-ghost-g13_hound_of_depth = Ogar Śmierci
gs-ghost-g14_perfidious_nymph = Perfidna Nimfa
gs-ghost-g15_perfidious_nymph = Perfidna Nimfa
gs-ghost-g16_sticky_feet = Lepkie Stopy
gs-ghost-g17_abysmal = Bezdenny
gs-ghost-g18_abysmal = Bezdenny
gs-ghost-g19_ooze_devil = Śluzowy Diabeł
gs-ghost-g20_ooze_devil = Śluzowy Diabeł
gs-ghost-g21_liquid_horror = Płynny Horror
gs-ghost-g22_fury_of_depth = Furia Głębi
gs-ghost-g23_creeping_one = Pełzacz
gs-ghost-g24_fungus_thing = Fungus
gs-ghost-g25_fallen_monks = Upadły Mnich
gs-ghost-g26_fallen_monk = Upadły Mnich
gs-ghost-g27_restless_spirit = Niespokojny Duch
gs-ghost-g28_rotten_soul = Zgniła Dusza
gs-ghost-g29_rotten_soul = Zgniła Dusza
gs-ghost-g30_wicked_one = Nikczemny
gs-ghost-g31_wicked_one = Nikczemny
gs-ghost-g32_green_abomination = Zielona Abominacja
gs-ghost-g33_great_putrid = Wielka Zgnilizna
gs-ghost-g34_skinner = Skórownik
gs-ghost-g35_reaper = Żniwiarz
gs-ghost-g36_sharp_nailed_mistresses = Szponiasta Kochanka
gs-ghost-g37_sharp_nailed_mistresses = Szponiasta Kochanka
gs-ghost-g38_bleeding_eyes = Krwawiące Oczy
gs-ghost-g39_blood_drinker = Krwiopijca
gs-ghost-g40_blood_drinker = Krwiopijca
gs-ghost-g41_scarlet_evildoer = Szkarłatny Złoczyńca
gs-ghost-g42_scarlet_evildoer = Szkarłatny Złoczyńca
gs-ghost-g43_flesh_devourer = Pożeracz Mięsa
gs-ghost-g44_raging_one = Furiat
gs-ghost-g45_gloomy_minion = Ponury Poplecznik
gs-ghost-g46_repellent_beauty = Odrażająca Piękność
gs-ghost-g47_severed_heads = Odrąbane Głowy
gs-ghost-g48_severed_heads = Odrąbane Głowy
gs-ghost-g49_grave_walker = Chodzący Trup
gs-ghost-g50_black_widow = Czarna Wdowa
gs-ghost-g51_black_widow = Czarna Wdowa
gs-ghost-g52_dark_wraith = Mroczny Upiór
gs-ghost-g53_dark_wraith = Mroczny Upiór
gs-ghost-g54_shapeless_evil = Bezkształtne Zło
gs-ghost-g55_soul_eater = Pożeracz Dusz

## Incarnations of Wu-Feng

gs-incarnation-w56_howling_nightmare = Wyjący Koszmar
    .text = Przybywając, sprowadza kolejnego ducha. Koszmar można wyegzorcyzmować tylko wtedy, gdy na miejscu dokładnie naprzeciwko, po drugiej stronie wioski, nie ma ducha.
gs-incarnation-w57_uncatchable = Nieuchwytny
    .text = Gdy przybywa, aktywny gracz rzuca kością Klątwy. Nieuchwytnego można wyegzorcyzmować dopiero, gdy pojawi się na miejscu z Buddą lub zostanie tam przeniesiony; figurka wraca do Świątyni, a on pozostaje podatny na egzorcyzmy.
    .first_print = Gdy przybywa, aktywny gracz rzuca kością Klątwy. Nieuchwytnego można wyegzorcyzmować tylko wtedy, gdy stoi na miejscu z Buddą, na którym się pojawił lub na które został przeniesiony; figurka tam pozostaje.
gs-incarnation-w58_hope_killer = Zabójca Nadziei
    .text = Odporność 8: po 2 na kolor czerwony, zielony, niebieski i żółty; umieszcza się go jak czarnego ducha. Kto go wyegzorcyzmuje, rzuca kością Klątwy.
    .first_print = Odporność 8: po 2 na kolor czerwony, zielony, niebieski i żółty; można go umieścić na dowolnym wolnym miejscu. Kto go wyegzorcyzmuje, rzuca kością Klątwy.
gs-incarnation-w59_deaths_army = Armia Umarłych
    .text = Dręczenie: w każdej fazie Jin swojej planszy zmusza do rzutu kością Klątwy. Kto wyegzorcyzmuje Armię, wykonuje jeszcze jeden taki rzut.
gs-incarnation-w60_forgotten_ones = Zapomniani
    .text = Póki Zapomniani są w grze, nikt nie może używać mocy plansz, nawet za pomocą znacznika Mocy.
    .first_print = Póki Zapomniani są w grze, żaden Taoista nie może używać mocy własnej planszy. Moc neutralnej planszy nadal można pożyczyć za pomocą znacznika Mocy.
gs-incarnation-w61_bone_cracker = Łamacz Kości
    .text = Przybywając, odbiera każdemu Taoiście po 1 znaczniku Tao. Odtąd gracz, na którego planszy stoi, traci po jednym w każdej fazie Jin tej planszy; jeśli plansza nie ma żywego Taoisty, po jednym tracą wszyscy gracze.
    .first_print = Przybywając, odbiera każdemu graczowi po 1 znaczniku Tao. Odtąd każdy gracz traci po jednym w każdej fazie Jin planszy, na której stoi Łamacz Kości.
gs-incarnation-w62_dark_mistress = Mroczna Kochanka
    .text = Póki jest w grze, nikt nie może wydawać znaczników Tao. Krąg Modlitewny działa nadal.
gs-incarnation-w63_creeping_horror = Pełzający Horror
    .text = Przybywając, porywa jedną kość Tao. Póki nie zostanie wyegzorcyzmowany, w każdej próbie rzuca się jedną kością mniej, a i Zielarz ma tylko te, które zostały.
gs-incarnation-w64_vampire_lord = Władca Wampirów
    .text = Nawiedzanie: co drugą fazę Jin swojej planszy nawiedza żeton w swojej linii. Innych zdolności nie ma.
gs-incarnation-w65_nameless = Bezimienny
    .text = Odporność 5: po 1 na każdy z pięciu kolorów; umieszcza się go jak czarnego ducha. Przybywając, usuwa znacznik z Kręgu Modlitewnego, a póki pozostaje w grze, białe ścianki się nie liczą.
    .first_print = Odporność 5: po 1 na każdy z pięciu kolorów; można go umieścić na dowolnym wolnym miejscu. Przybywając, usuwa znacznik z Kręgu Modlitewnego, a póki pozostaje w grze, białe ścianki się nie liczą.

## Abilities on the stones of the cards

gs-ability-draw_ghost = Kolejny duch
    .text = W ślad za tą kartą aktywny gracz dobiera i umieszcza jeszcze jedną, a jej zdolności przy wejściu też działają. Gdy wszystkie 12 miejsc jest zajętych, zamiast tego traci się 1 Czi.
    .white_moon = Aktywny gracz dobiera i umieszcza jeszcze jedną kartę, a jej zdolności przy wejściu też działają. Gdy wszystkie 12 miejsc jest zajętych, zamiast tego traci się 1 Czi. Na lewym kamieniu dzieje się to, gdy karta wchodzi do gry, na centralnym w każdej fazie Jin jej planszy.
gs-ability-haunt_tile = Nawiedzenie żetonu
    .text = Przybywając, duch nawiedza najbliższy aktywny żeton w swojej linii.
    .white_moon = Przybywając, duch nawiedza najbliższy aktywny żeton w swojej linii; jeśli są tam Wieśniacy, zamiast tego wszyscy giną, a żeton pozostaje aktywny.
gs-ability-haunt_front = Nawiedzenie sąsiedniego żetonu
    .text = Przybywając, duch nawiedza żeton tuż przed sobą, jeśli jest on aktywny. Dalszych żetonów w linii nie rusza.
    .white_moon = Przybywając, duch nawiedza żeton tuż przed sobą, jeśli jest on aktywny; jeśli są tam Wieśniacy, zamiast tego wszyscy giną, a żeton pozostaje aktywny. Dalszych żetonów w linii nie rusza.
gs-ability-lose_qi = Utrata 1 Czi
    .text = Gdy duch przybywa, aktywny gracz traci 1 Czi. W turze neutralnej planszy traci je ta plansza.
gs-ability-place_haunter_on_card = Figurka na karcie
    .text = Figurka tego ducha zaczyna na karcie, dwa kroki od nawiedzenia.
gs-ability-place_haunter_on_board = Szybkie Nawiedzanie
    .text = Figurka od razu staje na pierwszym kamieniu planszy, więc już w najbliższej fazie Jin tej planszy nawiedzi żeton. Potem wszystko toczy się jak zwykle.
    .white_moon = Figurka od razu staje na pierwszym kamieniu planszy i zmusza do ucieczki wierzchniego Wieśniaka pierwszego stosu w swojej linii. Już najbliższa faza Jin tej planszy przyniesie nawiedzenie. Potem wszystko toczy się jak zwykle.
gs-ability-curse_die = Kość Klątwy
    .text = Na lewym kamieniu: kością Klątwy rzuca aktywny gracz, gdy duch przybywa. Na prawym: rzuca nią egzorcysta, jeszcze przed nagrodą. Duch usunięty przez Buddę lub Czarownika nie powoduje rzutu.
gs-ability-disable_board_power = Blokuje moc planszy
    .text = Moc planszy, na której stoi ten duch, jest niedostępna nawet za pomocą znacznika Mocy. Wróci, gdy planszę opuści ostatni taki duch.
gs-ability-disable_tao_tokens = Blokuje znaczniki Tao
    .text = Póki ten duch jest w grze, nikt nie może wydawać znaczników Tao na egzorcyzmy. Nadal można je zdobywać, a Krąg Modlitewny działa.
gs-ability-capture_tao_die = Porwanie kości Tao
    .text = Jedna kość Tao jest więziona na tej karcie, póki karta pozostaje w grze, i w każdym egzorcyzmie rzuca się jedną kością mniej; także Zielarz ma tylko te, które zostały. Porwania się sumują.
gs-ability-group_discard_tao = Wszyscy tracą Tao
    .text = Każdy żywy Taoista odrzuca 1 wybrany przez siebie znacznik Tao, o ile jakiś ma. Na centralnym kamieniu powtarza się to w każdej fazie Jin planszy, na której leży karta.
gs-ability-board_discard_tao = Gracz planszy traci Tao
    .text = W każdej fazie Jin planszy, na której leży karta, gracz tej planszy odrzuca 1 znacznik Tao. Jeśli plansza nie ma żywego Taoisty, po jednym odrzucają wszyscy gracze. Kto nie ma znaczników, nic nie traci.
gs-ability-disable_all_powers = Blokuje moce
    .text = Póki ta karta jest w grze, nikt nie może używać mocy żadnej planszy. Znaczniki Mocy nie pomagają.
    .first_print = Póki ta karta jest w grze, Taoiści nie mogą używać mocy własnych plansz. Znaczniki Mocy nadal pozwalają pożyczać moce neutralnych plansz.
gs-ability-clear_circle_of_prayer = Opróżnia Krąg
    .text = Gdy karta wchodzi do gry, znacznik z Kręgu Modlitewnego trafia do banku. Później można tam położyć nowy.
gs-ability-haunter = Nawiedzanie
    .text = W każdej fazie Jin swojej planszy figurka robi krok: z karty na pierwszy kamień, potem na kamień na skraju. Tam nawiedza najbliższy aktywny żeton w swojej linii i wraca na kartę.
    .white_moon = W każdej fazie Jin swojej planszy figurka robi krok: z karty na pierwszy kamień, gdzie zmusza do ucieczki wierzchniego Wieśniaka pierwszego stosu w swojej linii, potem na kamień na skraju. Tam nawiedza najbliższy aktywny żeton w swojej linii albo, jeśli są na nim Wieśniacy, zabija ich wszystkich zamiast nawiedzenia, i wraca na kartę.
gs-ability-tormentor = Dręczenie
    .text = W każdej fazie Jin planszy, na której stoi duch, jej gracz rzuca kością Klątwy. Za planszę neutralną lub nawiedzoną rzuca ktoś z graczy, a zielone moce wtedy nie pomagają.
gs-ability-roll_every_turn = Rzut co turę
    .text = W fazie Jin każdej planszy, gdziekolwiek leży karta, aktywny gracz rzuca kością Klątwy.
gs-ability-discard_every_turn = Odrzucanie co turę
    .text = W fazie Jin każdej planszy, gdziekolwiek leży karta, każdy żywy Taoista odrzuca 1 wybrany przez siebie znacznik Tao, o ile jakiś ma.
gs-ability-dice_immune = Odporny na kości
    .text = Ścianki kości Tao nie liczą się przeciw temu duchowi. Znaczniki Tao, Mantra, Krąg Modlitewny, Czarownik i Buddowie działają jak zwykle.
gs-ability-requires_empty_opposite = Pusto naprzeciwko
    .text = Egzorcyzm jest możliwy tylko wtedy, gdy na przeciwległej planszy, na miejscu dokładnie po drugiej stronie wioski, nie ma ducha.
gs-ability-requires_buddha = Wymaga Buddy
    .text = Egzorcyzm staje się możliwy, gdy karta pojawi się na miejscu z Buddą lub zostanie tam przeniesiona. Budda wraca do Świątyni, a karta pozostaje podatna na egzorcyzmy.
    .first_print = Egzorcyzm jest możliwy tylko wtedy, gdy karta leży na miejscu z Buddą, na którym się pojawiła lub na które została przeniesiona. Budda tam pozostaje.
gs-ability-white_not_wild = Białe się nie liczą
    .text = Póki ta karta jest w grze, białe ścianki kości Tao nie zastępują żadnego koloru.
gs-ability-gain_1_tao = Zyskaj 1 Tao
    .text = Nagroda dla egzorcysty: 1 znacznik Tao w dowolnym kolorze, jaki został w banku.
gs-ability-gain_2_tao = Zyskaj 2 Tao
    .text = Nagroda dla egzorcysty: 2 znaczniki Tao z tych, które zostały w banku, w jednym kolorze lub w dwóch.
gs-ability-gain_qi_or_yinyang = Czi lub Jin-Jang
    .text = Nagroda dla egzorcysty, jedno z dwojga: 1 Czi albo zwrot wydanego Jin-Jang.
gs-ability-group_qi_and_yinyang = Czi i Jin-Jang
    .text = Nagroda dla całej grupy: 1 Czi i 1 znacznik Jin-Jang. Gracze wspólnie ustalają, którym żywym Taoistom przypadną.
    .first_print = Nagroda dla całej grupy: 1 Czi i 1 znacznik Jin-Jang. Gracze wspólnie ustalają, komu przypadną: Czi żywemu Taoiście, a Jin-Jang może też martwemu.

## Faces of the curse die

gs-curse-none = Pusta ścianka
    .text = Tym razem nic się nie dzieje.
gs-curse-haunt = Nawiedzenie
    .text = Nawiedzony zostaje najbliższy aktywny żeton w linii ducha, który wywołał rzut. Jeśli rzut wynikł z pomocy Cmentarza, nawiedzony zostaje sam Cmentarz.
    .first_print = Nawiedzony zostaje najbliższy aktywny żeton w linii ducha, który wywołał rzut. Jeśli rzut wynikł z pomocy Cmentarza, nic się nie dzieje.
    .white_moon = Nawiedzony zostaje najbliższy aktywny żeton w linii ducha, który wywołał rzut; jeśli są tam Wieśniacy, zamiast tego wszyscy giną. Jeśli rzut wynikł z pomocy Cmentarza, tak samo cierpi sam Cmentarz, a według pierwszego wydania nic się nie dzieje.
gs-curse-ghost = Nowy duch
    .text = Dobierasz ducha i umieszczasz go jak zwykle.
gs-curse-lose_all_tao = Utrata wszystkich Tao
    .text = Kto rzucał, traci wszystkie znaczniki Tao. Neutralna plansza nie ma czego stracić.
gs-curse-lose_qi = Utrata 1 Czi
    .text = Taoista, który rzucał, traci 1 Czi; jeśli rzucano za neutralną planszę, traci je ta plansza.

## Readings that can be switched: the value is the default

gs-switch-R11 = Gdy duch zostaje przeniesiony, jego efekty wejścia nie działają ponownie.
    .other = Gdy duch zostaje przeniesiony, jego efekty wejścia działają ponownie na nowym miejscu.
gs-switch-R18 = Krąg Modlitewny i Mantra się sumują.
    .other = Przeciw temu samemu duchowi liczy się tylko jedno: Krąg Modlitewny albo Mantra.
gs-switch-R22 = Odporność może spaść do 0: próba zawsze się wtedy udaje, ale i tak kosztuje akcję.
    .other = Odporność nigdy nie spada poniżej 1.
gs-switch-R23 = Gdy wszystkie kości są porwane, można podjąć próbę egzorcyzmu samymi znacznikami.
    .other = Gdy wszystkie kości są porwane, próba egzorcyzmu jest niemożliwa.
gs-switch-R24 = Gdy wszystkie 12 miejsc jest zajętych, karta nie opuszcza talii, a Inkarnacja czeka na jej wierzchu.
    .other = Gdy wszystkie 12 miejsc jest zajętych, kartę się dobiera i odrzuca, a Inkarnacja wraca na wierzch talii.
gs-switch-R25 = Czi za wejście ducha traci plansza, której tura właśnie trwa.
    .other = Czi za wejście ducha traci plansza, na której go umieszczono.
gs-switch-R26 = Nawiedzenie z kości Klątwy lub przy wejściu nie ma skutku, gdy w linii nie ma aktywnego żetonu.
    .other = Na poziomie Początkowym nawiedzenie z kości Klątwy lub przy wejściu, gdy w linii nie ma aktywnego żetonu, oznacza porażkę, tak jak przy Nawiedzaniu.
gs-switch-R28 = Gdy Krąg Modlitewny zostaje nawiedzony, jego znacznik pozostaje i działa dalej.
    .other = Gdy Krąg Modlitewny zostaje nawiedzony, jego znacznik wraca do banku.
gs-switch-R29 = Czarny duch dobrany w turze neutralnej planszy trafia na tę planszę.
    .other = Czarny duch dobrany w turze neutralnej planszy trafia na planszę gracza, któremu przypadła decyzja.
gs-switch-D8 = Plansza gracza jest pełna, jeśli była pełna na początku tury (wydanie poprawione).
    .other = Plansza gracza jest pełna, jeśli jest pełna w kroku 2, gdy duchy już zadziałały (wydanie poprawione).
gs-switch-D9 = Znaczniki Mocy ze środkowego żetonu bierze się zaraz po ruchu (wydanie poprawione).
    .other = Znaczniki Mocy ze środkowego żetonu bierze się na końcu tury, razem ze stawianiem Buddów (wydanie poprawione).
gs-switch-D3 = Łamacz Kości na planszy bez żywego Taoisty: w jej fazie Jin każdy gracz odrzuca znacznik Tao (wydanie poprawione).
    .other = Łamacz Kości na planszy bez żywego Taoisty nie odbiera już znaczników Tao (wydanie poprawione).
gs-switch-D5 = Wyjącego Koszmara można wyegzorcyzmować, gdy na miejscu naprzeciwko, po drugiej stronie wioski, nie ma ducha.
    .other = Wyjącego Koszmara można wyegzorcyzmować, gdy na pierwszym kamieniu naprzeciwko, po drugiej stronie wioski, nie stoi figurka.
gs-switch-D10 = Taniec Bliźniaczych Wiatrów przesuwa innego Taoistę po twoim ruchu.
    .other = Taniec Bliźniaczych Wiatrów przesuwa innego Taoistę przed twoim ruchem.
gs-switch-D15 = To, co Armia Umarłych i Łamacz Kości robią „w każdej turze”, dzieje się w turze planszy, na której stoją (pierwsze wydanie).
    .other = To, co Armia Umarłych i Łamacz Kości robią „w każdej turze”, dzieje się w turze każdej planszy (pierwsze wydanie).
gs-switch-D17 = Znaczniki Mocy martwego Taoisty trafiają na środkowy żeton.
    .other = Martwy Taoista zachowuje znaczniki Mocy.
gs-switch-D21 = Duch, który nawiedza przy wejściu, nawiedza pierwszy aktywny żeton w swojej linii.
    .other = Duch, który nawiedza przy wejściu, może nawiedzić tylko żeton tuż przed sobą.
gs-switch-V1 = Jin-Jang pozwala poprosić o pomoc każdy aktywny żeton, także ten, na którym stoi Taoista.
    .other = Jin-Jang pozwala poprosić o pomoc tylko aktywny żeton, na którym Taoista nie stoi.
gs-switch-V2 = Pozostanie na środkowym żetonie liczy się jak zakończenie na nim ruchu, można więc wziąć znaczniki Mocy.
    .other = Znaczniki Mocy można wziąć tylko po rzeczywistym wejściu na środkowy żeton.
gs-switch-V3 = Obie części pomocy Pawilonu Niebiańskiego Wiatru wykonuje się, jeśli tylko się da.
    .other = Z każdej z dwóch części pomocy Pawilonu Niebiańskiego Wiatru można zrezygnować.
gs-switch-V4 = Klątwę wyegzorcyzmowanego ducha rozpatruje się przed odrzuceniem jego karty.
    .other = Klątwę wyegzorcyzmowanego ducha rozpatruje się po odrzuceniu jego karty.
gs-switch-V5 = Pożyczona Siła Góry działa do końca tury.
    .other = Pożyczona Siła Góry działa tylko w jednym egzorcyzmie.
gs-switch-V6 = Krąg Modlitewny osłabia odpowiedni kolor wielobarwnej Inkarnacji.
    .other = Krąg Modlitewny nie działa na wielobarwne Inkarnacje.
gs-switch-V7 = Do wyniku liczy się tylko Czi Taoistów.
    .other = Do wyniku liczy się także Czi neutralnych plansz.
gs-switch-V8 = Porwanej kości brakuje także w Sklepiku Zielarza.
    .other = W Sklepiku Zielarza zawsze rzuca się dwiema kośćmi, nawet jeśli jakieś są porwane.
gs-switch-V9 = Pożyczony Ulubieniec Bogów działa przy jednym rzucie.
    .other = Pożyczony Ulubieniec Bogów działa do końca tury.
gs-switch-V10 = Centralne kamienie duchów na planszy działają po kolei, duch po duchu.
    .other = Na planszy najpierw działają wszystkie duchy ze zdolnością Nawiedzanie, potem pozostałe centralne kamienie.

## How the game ended

gs-loss-taoists_dead = Nie żyje już żaden Taoista i nie ma kto bronić wioski.
gs-loss-village_haunted = Zbyt wiele żetonów wioski zostało nawiedzonych.
gs-loss-deck_empty = Talia duchów skończyła się, zanim wyegzorcyzmowano wszystkie Inkarnacje.
gs-loss-line_haunted = Figurka ducha dotarła na skraj planszy, a wszystkie trzy żetony w jej linii były już nawiedzone.
gs-win-incarnations_exorcised = Ostatnia Inkarnacja Wu-Fenga została wyegzorcyzmowana, wioska jest ocalona.

## Lines of the score

gs-score-victory = Zwycięstwo
gs-score-last_incarnation = Wyegzorcyzmowana ostatnia Inkarnacja
gs-score-qi = Pozostałe Czi
gs-score-deck = Duchy pozostałe w talii
gs-score-empty_spaces = Puste miejsca na duchy
gs-score-dead_taoists = Martwi Taoiści
gs-score-haunted_tiles = Nawiedzone żetony
gs-score-incarnations = Wcześniej wyegzorcyzmowane Inkarnacje

## Glossary

gs-term-qi = Czi
    .text = Siła życiowa Taoisty, liczona w znacznikach. Kto zostaje bez Czi, ginie.
gs-term-tao = Znacznik Tao
    .text = Przedmiot rytualny w jednym z pięciu kolorów. Wydany podczas egzorcyzmu, zastępuje jedną ściankę swojego koloru.
gs-term-yin_yang = Jin-Jang
    .text = Wydaj ten znacznik między krokami swojej fazy Jang: daje pomoc z odległego aktywnego żetonu albo przywraca nawiedzony żeton. Niektóre egzorcyzmy pozwalają go odzyskać.
gs-term-yin_phase = Faza Jin
    .text = Połowa tury należąca do duchów. Najpierw działają centralne kamienie; potem pełna plansza kosztuje 1 Czi (plansza gracza, jeśli była pełna na początku tury, neutralna, jeśli jest pełna teraz), a na planszę gracza z wolnym miejscem przybywa nowy duch.
    .first_print = Połowa tury należąca do duchów. Najpierw działają centralne kamienie; potem pełna plansza kosztuje 1 Czi, a na planszę gracza z wolnym miejscem przybywa nowy duch.
gs-term-yang_phase = Faza Jang
    .text = Połowa tury należąca do Taoisty: jeśli chcesz, rusz się, potem skorzystaj z pomocy wieśniaka albo spróbuj egzorcyzmu, na koniec postaw Buddów, jeśli jakichś masz.
    .first_print = Połowa tury należąca do Taoisty: jeśli chcesz, rusz się, potem skorzystaj z pomocy wieśniaka albo spróbuj egzorcyzmu, potem postaw jednego Buddę, jeśli go masz. Na samym końcu można podnieść znaczniki Mocy ze środkowego żetonu.
    .white_moon = Połowa tury należąca do Taoisty: jeśli chcesz, rusz się, z Wieśniakiem lub bez, potem skorzystaj z pomocy żetonu, spróbuj egzorcyzmu albo ocal Wieśniaka przy Portalu, na koniec postaw Buddów i Księżycowy Kryształ, jeśli je masz. Między krokami możesz zużywać artefakty.
gs-term-exorcism = Egzorcyzm
    .text = Rzut kośćmi Tao przeciw duchowi przy twoim żetonie, a w rogu przeciw obu. Ścianek w kolorze ducha i białych musi być łącznie co najmniej tyle, ile wynosi jego odporność; braki uzupełniają znaczniki Tao, twoje lub Taoistów z tego samego żetonu.
gs-term-haunter = Nawiedzanie
    .text = Zdolność ducha, którego figurka idzie z karty na skraj planszy i tam nawiedza żeton. Jeśli nikt mu nie przeszkodzi, dzieje się to co drugą turę jego planszy.
gs-term-tormentor = Dręczenie
    .text = Zdolność ducha, przez którego w każdej fazie Jin jego planszy rzuca się kością Klątwy.
gs-term-tao_dice = Kości Tao
    .text = Każda ma ściankę w każdym z pięciu kolorów i białą, która zastępuje dowolny z nich. Kości porwanej przez ducha brakuje w każdym rzucie, dopóki ten duch nie zniknie.
gs-term-curse_die = Kość Klątwy
    .text = Dwie jej ścianki są puste. Pozostałe cztery nawiedzają żeton, sprowadzają ducha, odbierają wszystkie znaczniki Tao albo 1 Czi.
gs-term-buddha = Budda
    .text = Pułapka na pustym miejscu na ducha: zwykły duch, który tam trafi, zostaje odrzucony i żaden jego efekt nie działa. Potem figurka wraca do Świątyni Buddyjskiej.
    .first_print = Pułapka na pustym miejscu na ducha: zwykły duch, który tam przybędzie, wykonuje jeszcze to, co lewy kamień robi od razu, ale potem zostaje odrzucony, bez klątwy i nagrody. Figurka wraca do Świątyni Buddyjskiej. W turze można postawić tylko jedną.
gs-term-incarnation = Inkarnacja
    .text = Postać Wu-Fenga ukryta w talii. Aby zwyciężyć, trzeba wyegzorcyzmować wszystkie Inkarnacje; ani Czarownik, ani Budda żadnej nie usunie.
gs-term-neutral_board = Neutralna plansza
    .text = Plansza bez gracza. Zaczyna z 3 Czi i nie może zyskać kolejnych; jej tura to tylko dwa pierwsze kroki fazy Jin.
gs-term-haunted_board = Nawiedzona plansza
    .text = Neutralna plansza bez Czi albo plansza martwego Taoisty. Nikt nie może użyć jej mocy, a dalsze straty Czi ponosi gracz wskazany przez grupę.
gs-term-haunted_tile = Nawiedzony żeton
    .text = Żeton odwrócony na drugą stronę. Jego wieśniak nie pomaga, dopóki żeton nie zostanie przywrócony; zbyt wiele nawiedzonych żetonów oznacza porażkę.
gs-term-power_token = Znacznik Mocy
    .text = Pozwala pożyczyć moc nienawiedzonej planszy neutralnej, każdej raz na turę. Wydany leży na środkowym żetonie, aż podniesie go Taoista, który zakończy tam ruch.
    .first_print = Pozwala pożyczyć moc nienawiedzonej planszy neutralnej, każdej raz na turę. Wydany leży na środkowym żetonie, aż podniesie go Taoista, który zakończy tam turę.
gs-term-circle = Krąg Modlitewny
    .text = Żeton, na którym może leżeć znacznik Tao. Wszystkie duchy w jego kolorze mają odporność mniejszą o 1.
gs-term-mantra = Mantra
    .text = Znacznik Mantry Osłabiającej: duch, na którym leży, ma odporność mniejszą o 1. Przeciw wielobarwnej Inkarnacji osłabiony kolor można wskazać już po rzucie.
    .first_print = Znacznik Mantry Osłabiającej: duch, na którym leży, ma odporność mniejszą o 1. Przeciw wielobarwnej Inkarnacji osłabiony kolor trzeba wskazać przed rzutem.
gs-term-stones = Kamienie
    .text = Trzy znaki na karcie ducha. Lewy kamień działa przy wejściu, centralny co turę, prawy po egzorcyzmie.
