### Rules and cards in the browser.

## The reference

web-rules-box = Wszystko, co jest w pudełku
web-rules-search = Szukaj po nazwie, w dowolnym języku
web-rules-kinds = Rodzaje rzeczy
web-rules-all = Wszystko
web-rules-none = Nic nie nazywa się „{ $word }”.
web-rules-more = Pokaż więcej ({ $count })
web-rules-kind-ghost = Duchy
web-rules-kind-incarnation = Inkarnacje Wu-Fenga
web-rules-kind-tile = Żetony wioski
web-rules-kind-power = Moce
web-rules-kind-family = Rodziny
web-rules-kind-artifact = Artefakty
web-rules-kind-piece = Elementy
web-rules-kind-ability = Symbole na kartach
web-rules-kind-term = Pojęcia
web-rules-kind-module = Dodatek
web-rules-kind-spirit = Duchy wyspy
web-rules-kind-innate = Moce wrodzone
web-rules-kind-minor = Mniejsze moce
web-rules-kind-major = Większe moce
web-rules-kind-unique = Moce unikalne
web-rules-kind-fear = Karty strachu
web-rules-kind-invader = Karty najeźdźców
web-rules-kind-board = Plansze wyspy
web-rules-kind-special = Zasady specjalne

## How Ghost Stories is played

web-rules-ghost_stories-aim = Cel
    .text = Wypędź Inkarnację Wu-Fenga, która czeka blisko dna talii, i utrzymaj wioskę do tej chwili. Wygrywacie i przegrywacie razem.
web-rules-ghost_stories-yin = Jin: duchy
    .text = W twojej turze najpierw działają duchy z twojej planszy: nawiedzające zbliżają się do wioski i nawiedzają żeton, dręczyciele rzucają kością klątwy. Potem przybywa nowy duch, chyba że twoja plansza jest pełna: wtedy tracisz jedno Czi.
web-rules-ghost_stories-yang = Jang: taoista
    .text = Przejdź na sąsiedni żeton, także po skosie, albo zostań. Potem jedna akcja: poproś o pomoc mieszkańca swojego żetonu albo wypędź ducha naprzeciw. Z narożnika można zmierzyć się z dwoma naraz. Na koniec możesz postawić niesionego Buddę.
web-rules-ghost_stories-exorcism = Egzorcyzm
    .text = Rzuć kośćmi Tao. Każda ścianka w kolorze ducha liczy się przeciw jego odporności; biała zastępuje dowolny kolor. Braki uzupełniają żetony Tao tego koloru. Jedne duchy zostawiają nagrodę, inne klątwę.
web-rules-ghost_stories-village = Wioska
    .text = Dziewięć żetonów, dziewięciu pomocników. Nawiedzony żeton nie pomaga nikomu, dopóki nie zostanie uwolniony. Każdy taoista ma własną moc i jeden żeton Jin-Jang: raz użycza pomocy dowolnego żetonu albo uwalnia nawiedzony.
web-rules-ghost_stories-end = Koniec
    .text = Wygrywacie po wypędzeniu ostatniej Inkarnacji. Przegrywacie, gdy za dużo żetonów jest nawiedzonych, gdy zginą wszyscy taoiści albo gdy talia się skończy, a Inkarnacja jest jeszcze w grze.

## How White Moon is played

web-rules-white_moon-aim = Cel
    .text = Gra podstawowa toczy się dalej, a w wiosce mieszka dwanaście rodzin. Wyprowadź je, zanim pożrą je duchy: rodzina uratowana w całości przynosi nagrodę, każda śmierć klątwę.
web-rules-white_moon-villagers = Mieszkańcy
    .text = Stoją na żetonach w stosach; widać tylko wierzchniego. Taoista, idąc, może zabrać go ze sobą. Duchy nowej talii pożerają, rozpraszają lub powalają tych, którzy stoją na ich linii.
web-rules-white_moon-portal = Portal
    .text = Mieszkańca ratuje się przy portalu: taoista na tym żetonie poświęca na to akcję tury. Im trudniejsze miejsce portalu, tym więcej punktów.
web-rules-white_moon-suling = Su-Ling
    .text = Staje przed duchem i go ucisza: dopóki tam jest, jego środkowy kamień nic nie robi. Gdy zginął mieszkaniec, rzucono kością klątwy albo nawiedzono żeton, na końcu tury grupa może ustawić ją na nowo; przy pustym postumencie może zostawić kryształ.
web-rules-white_moon-crystals = Księżycowe kryształy
    .text = Kryształ liczy się jako ścianka dowolnego koloru. Gdy na wszystkich czterech postumentach leży kryształ, wznosi się Mistyczna Bariera: plansza po planszy ratujecie mieszkańca albo rzucacie przeciw wszystkim jej duchom naraz.
web-rules-white_moon-end = Koniec
    .text = Obowiązują wszystkie zakończenia gry podstawowej. Dwunasta śmierć mieszkańca to także przegrana.

## How Horizons is played

web-rules-horizons-aim = Cel
    .text = Jesteście duchami wyspy. Wystraszcie lub wypędźcie najeźdźców, zanim ją spaczą. Im więcej strachu, tym łatwiej wygrać.
web-rules-horizons-spirits = Duchy
    .text = Co turę rośniecie: wybierz jedną opcję panelu, dołóż obecność z torów, zdobądź energię i zagraj karty mocy z ręki. Obecność zdjęta z toru odsłania lepszą liczbę.
web-rules-horizons-powers = Moce
    .text = Szybkie działają przed najeźdźcami, wolne po nich. Moc sięga na tyle krain od twojej obecności. Żywioły zagranych kart odsłaniają poziomy mocy wrodzonej.
web-rules-horizons-invaders = Najeźdźcy
    .text = Pustoszą, budują i eksplorują, każde w krainach swojej karty; w następnej turze karty się przesuwają, więc widać, co nadchodzi. Pustoszenie rani dahanów i ziemię: 2 obrażenia to spaczenie, a spaczenie na spaczeniu się rozlewa.
web-rules-horizons-fear = Strach
    .text = Strach tworzą moce oraz zniszczone miasteczka i miasta. Pełna pula daje kartę strachu; dość kart podnosi poziom grozy, a warunek zwycięstwa staje się łatwiejszy.
web-rules-horizons-end = Koniec
    .text = Wygrywacie, gdy znikną najeźdźcy wymienieni przez wasz poziom grozy albo gdy zdobędziecie ostatnią kartę strachu. Przegrywacie, gdy skończy się spaczenie, duch straci całą obecność albo nie ma już karty najeźdźców do odkrycia.
