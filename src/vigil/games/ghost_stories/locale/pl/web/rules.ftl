### Ghost Stories: the rules and cards in the browser.

## The reference

web-rules-kind-ghost = Duchy
web-rules-kind-incarnation = Inkarnacje Wu-Fenga
web-rules-kind-tile = Żetony wioski
web-rules-kind-family = Rodziny
web-rules-kind-artifact = Artefakty
web-rules-kind-ability = Symbole na kartach

## How Ghost Stories is played

web-rules-ghost_stories-aim = Cel
    .text = Wypędź Inkarnację Wu-Fenga, która czeka blisko dna talii, i utrzymaj wioskę do tej chwili. Wygrywacie i przegrywacie razem.
web-rules-ghost_stories-yin = Jin: duchy
    .text = W twojej turze najpierw działają duchy z twojej planszy: nawiedzające zbliżają się do wioski i nawiedzają żeton, dręczyciele rzucają kością klątwy. Potem przybywa nowy duch, chyba że twoja plansza jest pełna: wtedy tracisz jedno Czi.
web-rules-ghost_stories-yang = Jang: taoista
    .text = Przejdź na sąsiedni żeton, także po skosie, albo zostań. Potem jedna akcja: poproś o pomoc wieśniaka swojego żetonu albo egzorcyzmuj ducha naprzeciw. Z narożnika można zmierzyć się z dwoma naraz. Na koniec możesz postawić niesionego Buddę.
web-rules-ghost_stories-exorcism = Egzorcyzm
    .text = Rzuć kośćmi Tao. Każda ścianka w kolorze ducha liczy się przeciw jego odporności; biała zastępuje dowolny kolor. Braki uzupełniają żetony Tao tego koloru. Jedne duchy zostawiają nagrodę, inne klątwę.
web-rules-ghost_stories-village = Wioska
    .text = Dziewięć żetonów, dziewięciu pomocników. Nawiedzony żeton nie pomaga nikomu, dopóki nie zostanie uwolniony. Każdy taoista ma własną moc i jeden żeton Jin-Jang: raz użycza pomocy dowolnego żetonu albo uwalnia nawiedzony.
web-rules-ghost_stories-end = Koniec
    .text = Wygrywacie po wyegzorcyzmowaniu ostatniej Inkarnacji. Przegrywacie, gdy za dużo żetonów jest nawiedzonych, gdy zginą wszyscy taoiści albo gdy talia się skończy, a Inkarnacja jest jeszcze w grze.

## How White Moon is played

web-rules-white_moon-aim = Cel
    .text = Gra podstawowa toczy się dalej, a w wiosce mieszka dwanaście rodzin. Wyprowadź je, zanim pożrą je duchy: rodzina uratowana w całości przynosi nagrodę, każda śmierć klątwę.
web-rules-white_moon-villagers = Wieśniacy
    .text = Stoją na żetonach w stosach; widać tylko wierzchniego. Taoista, idąc, może zabrać go ze sobą. Duchy nowej talii pożerają, rozpraszają lub powalają tych, którzy stoją na ich linii.
web-rules-white_moon-portal = Portal
    .text = Wieśniaka ratuje się przy portalu: taoista na tym żetonie poświęca na to akcję tury. Im trudniejsze miejsce portalu, tym więcej punktów.
web-rules-white_moon-suling = Su-Ling
    .text = Staje przed duchem i go ucisza: dopóki tam jest, jego środkowy kamień nic nie robi. Gdy zginął wieśniak, rzucono kością klątwy albo nawiedzono żeton, na końcu tury grupa może ustawić ją na nowo; przy pustym postumencie może zostawić kryształ.
web-rules-white_moon-crystals = Księżycowe kryształy
    .text = Kryształ liczy się jako ścianka dowolnego koloru. Gdy na wszystkich czterech postumentach leży kryształ, wznosi się Mistyczna Bariera: plansza po planszy ratujecie wieśniaka albo rzucacie przeciw wszystkim jej duchom naraz.
web-rules-white_moon-end = Koniec
    .text = Obowiązują wszystkie zakończenia gry podstawowej. Dwunasta śmierć wieśniaka to także przegrana.
