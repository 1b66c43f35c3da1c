### White Moon, a module of Ghost Stories: names and texts of its pieces, rules in our own words.
### Texts of ghosts and incarnations leave out colour and resistance, which an owner of the box may change.

## The module

gs-module-white_moon = Biały Księżyc
    .text = Dodatek: rodziny, które trzeba wyprowadzić przez Portal, bestie, które je pożerają, i Su-Ling z Księżycowymi Kryształami po waszej stronie.

## Families of villagers

gs-family-long = Long
    .text = Rodzina jednoosobowa. Śmierć: z gry znika zielony znacznik Tao, a gdy bank go nie ma, swój oddaje któryś z graczy. Ocalenie: aktywny gracz dostaje Eliksir Życia.
gs-family-chang = Chang
    .text = Rodzina jednoosobowa. Śmierć: z gry znika czerwony znacznik Tao, a gdy bank go nie ma, swój oddaje któryś z graczy. Ocalenie: aktywny gracz dostaje Księżycowy Pył.
gs-family-teng = Teng
    .text = Rodzina jednoosobowa. Śmierć: z gry znika żółty znacznik Tao, a gdy bank go nie ma, swój oddaje któryś z graczy. Ocalenie: aktywny gracz dostaje Zwój Jedności.
gs-family-weng = Weng
    .text = Rodzina jednoosobowa. Śmierć: z gry znika niebieski znacznik Tao, a gdy bank go nie ma, swój oddaje któryś z graczy. Ocalenie: aktywny gracz dostaje Fajerwerk.
gs-family-wu = Wu
    .text = Rodzina dwuosobowa. Każda śmierć: do gry wchodzi losowa Inkarnacja z pudełka, a gdy nie ma wolnego miejsca, czeka na wierzchu talii; do zwycięstwa trzeba wyegzorcyzmować także ją. Ocalenie obojga: gracze stawiają Buddę ze Świątyni lub z pudełka na dowolnym pustym miejscu na ducha, o ile takie jest.
gs-family-miao = Miao
    .text = Rodzina dwuosobowa. Każda śmierć: z gry znika czarny znacznik Tao, a gdy bank go nie ma, swój oddaje któryś z graczy. Ocalenie obojga: aktywny gracz dostaje Tarczę Czasu.
gs-family-xiang = Xiang
    .text = Rodzina dwuosobowa. Każda śmierć: gracze wybierają kolejnego odkrytego Wieśniaka, który też ginie i sprowadza klątwę własnej rodziny. Ocalenie obojga: znacznik Tao w każdym kolorze, jaki został w banku, do podziału między graczy.
gs-family-sheng = Sheng
    .text = Rodzina dwuosobowa. Każda śmierć: żeton, na którym stał ten Wieśniak, zostaje nawiedzony; jeśli ktoś tam jeszcze jest, zamiast tego giną wszyscy pozostali. Ocalenie obojga: aktywny gracz dostaje Mściwy Szpon.
gs-family-sun = Sun
    .text = Rodzina trzyosobowa. Każda śmierć: aktywny gracz dobiera i umieszcza ducha. Ocalenie całej trójki: aktywny gracz dostaje Zbroję Sprawiedliwych.
gs-family-li = Li
    .text = Rodzina trzyosobowa. Każda śmierć: spodnia karta talii duchów znika z gry i nikt jej nie ogląda. Ocalenie całej trójki: 3 Czi do podziału między graczy.
gs-family-zhou = Zhou
    .text = Rodzina trzyosobowa. Każda śmierć: gracz lub neutralna plansza, według decyzji graczy, traci 1 Czi. Ocalenie całej trójki: pod koniec tury powstaje Mistyczna Bariera; brakujące Kryształy bierze się z zapasu lub od graczy.
gs-family-hua = Hua
    .text = Rodzina trzyosobowa. Każda śmierć: aktywny Taoista zostaje powalony i następny ruch poświęca na to, by wstać, choć Strzelisty Taniec wystarcza jeszcze na jeden żeton; w turze neutralnej planszy nic się nie dzieje. Ocalenie całej trójki: aktywny gracz dostaje Boski Miecz.

## Artifacts

gs-artifact-life_potion = Eliksir Życia
    .text = Odrzuć go w swojej fazie Jang, a dowolny Taoista zyska 1 Czi. Martwy wraca z tym Czi do życia na Cmentarzu albo, gdy nie ma go w wiosce, na środkowym żetonie; kością Klątwy się nie rzuca. Możesz też tak samo przywrócić martwego Wieśniaka.
gs-artifact-moon_dust = Księżycowy Pył
    .text = Odrzuć go w swojej fazie Jang, aby wziąć z zapasu 1 Księżycowy Kryształ.
gs-artifact-scroll_of_unity = Zwój Jedności
    .text = Odrzuć go w swojej fazie Jang, po ruchu, aby wezwać na swój żeton pozostałych żywych Taoistów. Każdy sam decyduje, czy przyjdzie i czy zabierze ze sobą Wieśniaka. W grze solo zamiast tego zbierasz ze środkowego żetonu wszystkie znaczniki Mocy.
gs-artifact-firework = Fajerwerk
    .text = Odrzuć go w swojej fazie Jang, aby skorzystać z pomocy dowolnego aktywnego żetonu, gdziekolwiek stoisz.
gs-artifact-vengeful_claw = Mściwy Szpon
    .text = Gdy w twojej próbie egzorcyzmu żaden duch nie zostanie wyegzorcyzmowany, weź 1 znacznik Tao w kolorze jednego z jej celów, najwyżej raz na turę. Liczą się też próby przeciw Inkarnacji i w Szkole Kung-Fu.
gs-artifact-armor_of_the_just = Zbroja Sprawiedliwych
    .text = W swojej turze możesz pominąć lewy kamień przybywającego ducha. Gdy ducha się przenosi, możesz pominąć tylko porwanie kości lub blokadę znaczników Tao. Na Inkarnacje Zbroja nie działa.
gs-artifact-shield_of_time = Tarcza Czasu
    .text = Duch w twoim kolorze, którego dobierasz w swojej turze, trafia na spód talii, a ty dobierasz ponownie, i tak za każdym razem. Znaczniki Mocy nie dodają innych kolorów. Na Inkarnacje Tarcza nie działa.
gs-artifact-divine_sword = Boski Miecz
    .text = W każdym swoim egzorcyzmie jedną kość Tao zamiast rzucać kładziesz białą ścianką do góry. Działa to także na Inkarnacje i w Szkole Kung-Fu.

## Village tile

gs-tile-kung_fu_school = Szkoła Kung-Fu
    .facing = naprzeciw Szkoły Kung-Fu
    .text = Jedna próba egzorcyzmu przeciw wszystkim duchom w kolorze twojej planszy albo wszystkim czarnym, gdziekolwiek są; wybierasz przed rzutem. Ścianki, własne znaczniki Tao i Księżycowe Kryształy dzielisz dowolnie; nikt inny nie może dołożyć swoich. Klątw i nagród nie ma, a Inkarnacje są poza zasięgiem. Znacznik Mocy pozwala wskazać zamiast tego kolor neutralnej planszy, o ile jej moc nie jest zablokowana.

## Ghosts

gs-ghost-wm01_marsh_jackal = Bagienny Szakal
gs-ghost-wm02_sallow_boar = Ziemisty Dzik
gs-ghost-wm03_river_otterman = Rzeczny Wydrołak
gs-ghost-wm04_drenched_tiger = Przemoczony Tygrys
gs-ghost-wm05_thicket_ape = Małpa z Gąszczu
gs-ghost-wm06_moss_bear = Omszały Niedźwiedź
gs-ghost-wm07_ember_fox = Ognisty Lis
gs-ghost-wm08_cliff_leopard = Skalny Lampart
gs-ghost-wm09_grey_hunter = Szary Łowca
gs-ghost-wm10_pale_wolf = Blady Wilk

## Incarnations of Wu-Feng

gs-incarnation-wmw1_gate_keeper = Strażnik Wrót
    .text = Przybywając, zabiera Portal. Póki Strażnik nie zostanie wyegzorcyzmowany, żaden Taoista nie może tam ocalić Wieśniaka; potem Portal wraca na dawny żeton.
gs-incarnation-wmw2_voracious = Żarłoczny
    .text = Przybywając, żąda ofiary: gracze wybierają jednego odkrytego Wieśniaka, który ginie. To samo powtarza się w każdej fazie Jin jego planszy.
gs-incarnation-wmw3_howling_ondine = Wyjąca Ondyna
    .text = Przybywając, porywa Su-Ling. Póki Ondyna nie zostanie wyegzorcyzmowana, nie można wezwać Su-Ling; potem wraca ona do zapasu.
gs-incarnation-wmw4_root_master = Władca Korzeni
    .text = Przybywając, powala wszystkich Taoistów. Następny ruch każdy z nich poświęca na to, by wstać.
gs-incarnation-wmw5_time_keeper = Strażnik Czasu
    .text = Gdy przybywa, dwie spodnie karty talii duchów znikają z gry nieodkryte. W każdej fazie Jin swojej planszy sprowadza kolejnego ducha.
gs-incarnation-wmw6_shapeshifter = Zmiennokształtny
    .text = Zawsze ma kolor planszy, na której stoi. Przybywając, sprowadza kolejnego ducha. W każdej fazie Jin swojej planszy przechodzi zgodnie z ruchem wskazówek zegara na następne wolne miejsce; stojący tam Budda musi ustąpić.

## Abilities on the stones of the cards

gs-ability-devourer = Pożeranie
    .text = W każdej fazie Jin planszy ducha ginie wierzchni Wieśniak pierwszego stosu w jego linii. Gdy w linii nikogo nie ma, gracze wybierają dowolnego innego odkrytego Wieśniaka. Gdy nie ma żadnego w całej wiosce, aktywny gracz lub neutralna plansza traci 1 Czi.
gs-ability-devour_on_entry = Pożeranie przy wejściu
    .text = Gdy duch przybywa, ginie wierzchni Wieśniak pierwszego stosu w jego linii. Gdy w linii nikogo nie ma, gracze wybierają dowolnego innego odkrytego Wieśniaka. Gdy nie ma żadnego w całej wiosce, aktywny gracz lub neutralna plansza traci 1 Czi.
gs-ability-devour_any = Pożeranie kogokolwiek
    .text = Gracze wybierają jednego odkrytego Wieśniaka na dowolnym żetonie i ten ginie. Na lewym kamieniu dzieje się to, gdy karta wchodzi do gry, na centralnym w każdej fazie Jin jej planszy.
gs-ability-remove_portal = Zabiera Portal
    .text = Portal leży na tej karcie, póki karta jest w grze, i żaden Taoista nie może tam ocalić Wieśniaka. Potem wraca na ten sam żeton.
gs-ability-remove_su_ling = Porywa Su-Ling
    .text = Su-Ling jest więziona na tej karcie, póki karta pozostaje w grze, i nie można jej wezwać. Potem wraca do zapasu.
gs-ability-knock_down_all = Powala wszystkich
    .text = Gdy karta wchodzi do gry, wszyscy Taoiści zostają powaleni i następny ruch każdy poświęca na to, by wstać; może to być także ruch dzięki Pawilonowi lub Tańcowi Bliźniaczych Wiatrów. Strzelisty Taniec wystarcza, by wstać i przejść jeszcze o jeden żeton.
gs-ability-remove_bottom_two = Utrata dwóch kart
    .text = Gdy ta karta wchodzi do gry, dwie spodnie karty talii duchów znikają z gry nieodkryte.
gs-ability-shift_clockwise = Krążenie
    .text = W każdej fazie Jin swojej planszy karta przechodzi zgodnie z ruchem wskazówek zegara na następne wolne miejsce na ducha i przyjmuje kolor planszy, na której się znalazła. Gdy nie ma wolnego miejsca, zostaje.
gs-ability-gain_moon_crystal = Zyskaj Księżycowy Kryształ
    .text = Nagroda dla egzorcysty: 1 Księżycowy Kryształ, o ile jest w zapasie.
gs-ability-group_moon_crystal_and_yinyang = Księżycowy Kryształ i Jin-Jang
    .text = Nagroda dla całej grupy: 1 Księżycowy Kryształ, o ile jest w zapasie, i 1 znacznik Jin-Jang. Gracze wspólnie ustalają, komu przypadną.

## Things and phases

gs-piece-villagers = Wieśniacy
    .text = 24 osoby z 12 rodzin stoją w stosach, najwyżej po 3 na żetonie. Odkryta jest tylko wierzchnia i tylko ona może pójść z Taoistą, który opuszcza żeton, ale nie na nawiedzony żeton ani przez niego. Gdy figurka ducha wchodzi na pierwszy kamień, wierzchni Wieśniak pierwszego stosu w jej linii ucieka o jeden żeton dalej od ducha. Jeśli ta droga prowadzi poza wioskę albo na żeton pełny lub nawiedzony, Wieśniak ginie.
gs-piece-portal = Portal
    .text = Wyjście z wioski. Taoista na tym żetonie może poświęcić akcję tury, by ocalić stojącego tu wierzchniego Wieśniaka; z daleka, za pomocą Jin-Jang, nie da się tego zrobić. Portal stoi na środkowym żetonie, a w trudniejszej grze na krawędzi (to 2 punkty) lub w rogu (4 punkty).
gs-piece-shelter = Schronienie
    .text = Tu trafiają ocaleni Wieśniacy, a każdy jest wart 1 punkt. Gdy zbierze się cała rodzina, aktywny gracz dostaje jej nagrodę. Gdy graczy jest mniej niż czterech, część Wieśniaków jest tu od początku: 1 przy trzech graczach, 2 przy dwóch, 3 przy jednym.
gs-piece-graveyard = Zmarli
    .text = Tu trafiają martwi Wieśniacy, a każda śmierć sprowadza klątwę rodziny na aktywnego gracza lub neutralną planszę; gdy klątw jest kilka, rozpatruje się je po kolei od wierzchu stosu. Gdy nawiedzony miałby zostać żeton z Wieśniakami, pozostaje on aktywny, a wszyscy na nim giną. Dwunasta śmierć oznacza natychmiastową porażkę.
gs-piece-su_ling = Su-Ling
    .text = Po śmierci Wieśniaka, rzucie kością Klątwy lub nawiedzeniu żetonu gracze mogą pod koniec tury postawić ją na pierwszym kamieniu dowolnego miejsca na ducha, na którym nie ma Inkarnacji; raz na turę. Centralny kamień ducha, przed którym stoi, nie działa. Za każdym razem, gdy staje obok pustego Postumentu, gracze mogą położyć na nim Księżycowy Kryształ z zapasu. Gdy pojawi się przed nią Inkarnacja, odchodzi do zapasu aż do następnego takiego zdarzenia.
gs-piece-moon_crystals = Księżycowe Kryształy
    .text = Są 4. Wydany podczas egzorcyzmu, Kryształ zastępuje jedną ściankę dowolnego koloru. Nie jest znacznikiem Tao: duchy go nie blokują, klątwa go nie odbiera i nie można go położyć w Kręgu Modlitewnym. Kryształy stawia się też na Postumentach.
gs-piece-receptacles = Postumenty
    .text = Cztery podstawy wokół wioski, po jednej przy każdym rogu. Pod koniec fazy Jang Taoista na narożnym żetonie może położyć na pustym Postumencie obok Księżycowy Kryształ zdobyty w jednej z poprzednich tur; nie jest to akcja. Su-Ling może zapełniać je z zapasu. Gdy wszystkie cztery są zapełnione, pod koniec tury powstaje Mistyczna Bariera.
gs-piece-mystic_barrier = Mistyczna Bariera
    .text = Dla każdej z czterech plansz, począwszy od aktywnej, gracze raz wybierają: zwrócić Kryształ do zapasu i ocalić wierzchniego Wieśniaka przy Portalu (gdy nikogo tam nie ma, dowolnego odkrytego) albo rzucić wszystkimi 4 kośćmi Tao, także porwanymi, przeciw duchom tej planszy. Kryształy zastępują ścianki dowolnego koloru, Krąg Modlitewny i Mantra pomagają, a moce i znaczniki Tao nie. Klątw i nagród nie ma, a Inkarnacje są poza zasięgiem. Potem pozostałe Kryształy i Su-Ling wracają do zapasu.

## Figures nobody has confirmed

gs-estimate = szacunek
gs-estimate-text = Liczby na tej karcie są szacunkowe, bo nie znaleziono drukowanej listy. Jeśli masz pudełko, podaj właściwe: „--cards PLIK”.
