### White Moon: lekcje.

web-learn-about-white_moon = Dwa dodatkowe rozdziały po „Ghost Stories”: rodziny do ocalenia, pomocna Su-Ling, Kryształy i Mistyczna Bariera.

## 1

web-learn-white_moon_1 = Rodziny, Portal, Su-Ling
web-learn-white_moon_1-families = W wiosce mieszkają teraz ludzie. Stoją na żetonach w stosach, a odkryty jest tylko wierzchni. Tu, obok ciebie, stoi ostatni z trojga z rodziny Sun.
    .title = Wieśniacy
web-learn-white_moon_1-portal = Na tym żetonie leży Portal, jedyne wyjście z wioski. Możesz ocalić Wieśniaków, którzy dojdą do niego z tobą.
    .title = Portal
web-learn-white_moon_1-take = Idąc dalej, możesz zabrać wierzchniego Wieśniaka ze swojego żetonu. Idźcie razem do Portalu.
    .title = Zabierz go ze sobą
    .else = W pojedynkę nikogo nie ocalisz. Wybierz ruch razem z Wieśniakiem.
web-learn-white_moon_1-save = Ocalenie to akcja twojej tury, jak prośba albo egzorcyzm. Ocal Wieśniaka.
    .title = Przez Portal
    .else = Wieśniak stoi przy Portalu, ocal go teraz: nawiedzający duch mógłby go przegnać.
web-learn-white_moon_1-reward = Cała trójka z rodziny Sun jest bezpieczna, a cała rodzina daje nagrodę: tu artefakt, Zbroję Sprawiedliwych. Mniejszą rodzinę szybciej ocalić w całości.
    .title = Cała rodzina
web-learn-white_moon_1-flight = W turze czerwonej planszy figurka ducha weszła na pierwszy kamień i pierwszy Wieśniak w jej linii uciekł o żeton dalej, tutaj. Kto nie ma dokąd uciec, ginie.
    .title = Ucieczka
web-learn-white_moon_1-su_ling = Po rzucie kością Klątwy możesz wezwać Su-Ling. Centralny kamień ducha, przed którym stoi, nie działa. Postaw ją przed tym duchem.
    .title = Su-Ling
    .else = Tam też pomoże. Ale ten duch nawiedzi jako następny, a obok stoi pusty Postument.
web-learn-white_moon_1-crystal = Przy rogach wioski stoją cztery Postumenty. Gdy Su-Ling staje obok pustego, może przynieść Księżycowy Kryształ. Weź go: cztery razem czynią cuda.
    .title = Księżycowy Kryształ
    .else = Nic nie kosztuje: weź Kryształ.
web-learn-white_moon_1-end = W Schronieniu jest czworo Wieśniaków, każdy wart na koniec punkt. Gra toczy się jak zwykle. Dalej: zmarli, artefakty i Bariera.
    .title = Pierwsi są bezpieczni

## 2

web-learn-white_moon_2 = Klątwy, artefakty, Mistyczna Bariera
web-learn-white_moon_2-devoured = Pożerający duch zabił pierwszego Wieśniaka w swojej linii. Tu leżą Zmarli; dwunasta śmierć to porażka.
    .title = Zmarli
web-learn-white_moon_2-curse = Każda śmierć sprowadza klątwę rodziny. Klątwa Zhou kosztuje jedno Czi, a ty wybierasz, czyje. Weź żółtą planszę, która ma trzy.
    .title = Klątwa Zhou
    .else = Twoje Czi jest cenniejsze; neutralnej planszy szkodzi dopiero utrata ostatniego.
web-learn-white_moon_2-su_ling = Po śmierci też można wezwać Su-Ling. Postaw ją przed pożerającym duchem: wtedy nikomu nie zaszkodzi.
    .title = Ucisz go
    .else = Bez niej ten duch w następnej turze swojej planszy zabije kolejnego Wieśniaka.
web-learn-white_moon_2-place = Twoja tura i nowy duch. Połóż go naprzeciw Herbaciarni, z dala od rogu, do którego pójdziesz.
    .title = Następny duch
    .else = Tak też można. Ale naprzeciw Herbaciarni najmniej przeszkadza.
web-learn-white_moon_2-firework = Masz artefakt, Fajerwerk: jeden raz pomoże ci dowolny wieśniak, gdziekolwiek stoisz. Użyj go.
    .title = Artefakt
    .else = Możesz go zachować. W tym rozdziale chcemy jednak zobaczyć, jak działa.
web-learn-white_moon_2-herbs = Wybierz Zielarza: dwie kości dają znaczniki. W „Białym Księżycu” biała ścianka daje zamiast znacznika Kryształ.
    .title = Czyja pomoc?
    .else = Tak też można. Ale znaczniki przed walką zawsze się przydają.
web-learn-white_moon_2-corner = Trzy Postumenty są zapełnione, a Kryształ masz przy sobie. Czwarty jest przy Ołtarzu Taoistycznym: idź do tego rogu.
    .title = Ostatni Postument
    .else = Bariera powstaje dopiero, gdy zapełnione są wszystkie cztery, a zapełnić Postument można tylko z narożnego żetonu.
web-learn-white_moon_2-fourth = Połóż na nim Kryształ. To nie akcja: robisz to na końcu tury.
    .title = Czwarty Kryształ
    .else = Kryształ zastąpi w walce każdy kolor. Ale cztery na Postumentach dają więcej niż jeden w ręku.
web-learn-white_moon_2-barrier = Mistyczna Bariera stoi! Dla każdej planszy wybierasz: rzut przeciw wszystkim jej duchom albo Kryształ za Wieśniaka. Na twojej planszy nie ma duchów, więc ocal tego przy Portalu.
    .title = Mistyczna Bariera
    .else = Pominięty wybór przepada. Twojej planszy nic nie grozi, więc ocal Wieśniaka.
web-learn-white_moon_2-roll = Na czerwonej planszy są dwa słabe duchy. Rzuć: liczą się wszystkie cztery kości, a nie ma klątw ani nagród.
    .title = Cztery kości
    .else = Ocalić kogoś zawsze warto, ale dwa duchy jednym rzutem to rzadka okazja.
web-learn-white_moon_2-green = Dwie białe ścianki i obu nie ma. Teraz zielona plansza z pożerającym duchem: rzuć jeszcze raz.
    .title = Przeciw pożerającemu duchowi
    .else = Ten duch zabije, gdy tylko odejdzie Su-Ling, a odejdzie razem z Barierą.
web-learn-white_moon_2-anyone = Jego też nie ma. Przy Portalu nikt już nie stoi, więc Kryształ ocali dowolnego odkrytego Wieśniaka. Weź tego: to jednoosobowa rodzina.
    .title = Skądkolwiek
    .else = Duch na żółtej planszy dopiero przybył i poczeka; cała rodzina od razu daje nagrodę.
web-learn-white_moon_2-end = Bariera znika, a ty masz nagrody: trzy Czi od rodziny Li, Eliksir Życia od rodziny Long. Wygrywasz jak dotąd, egzorcyzmując Wu-Fenga; przegrać możesz też przez dwunastą śmierć.
    .title = Jak to się kończy
