### Horizons of Spirit Island: names and texts of its pieces, rules in our own words.

## Terrains

hz-terrain-jungle = dżungla
hz-terrain-mountain = góra
hz-terrain-sands = piaski
hz-terrain-wetland = mokradła

## Elements

hz-element-sun = słońce
hz-element-moon = księżyc
hz-element-fire = ogień
hz-element-air = powietrze
hz-element-water = woda
hz-element-earth = ziemia
hz-element-plant = roślina
hz-element-animal = zwierzę

## Pieces: one of them, and several

hz-piece-explorer = odkrywca
    .many = odkrywcy
    .text = Wytrzymałość 1, przy pustoszeniu 1 obrażenie. Odkrywcy przybywają podczas eksploracji; gdzie jest choć jeden, tam najeźdźcy będą budować. Za zniszczonego odkrywcę nie ma strachu.
hz-piece-town = miasteczko
    .many = miasteczka
    .text = Wytrzymałość 2, przy pustoszeniu 2 obrażenia. Z miasteczka odkrywcy docierają do sąsiednich krain. Zniszczone daje 1 punkt strachu.
hz-piece-city = miasto
    .many = miasta
    .text = Wytrzymałość 3, przy pustoszeniu 3 obrażenia. Z miasta odkrywcy docierają do sąsiednich krain. Zniszczone daje 2 punkty strachu; na poziomie grozy III od zwycięstwa dzielą was tylko miasta.
hz-piece-dahan = Dahanin
    .many = Dahanie
hz-piece-blight = spaczenie
    .many = spaczenia
hz-piece-presence = obecność
    .many = obecności

## Phases of a turn

hz-phase-spirit = Faza duchów
hz-phase-fast = Faza szybkich mocy
hz-phase-invader = Faza najeźdźców
hz-phase-slow = Faza wolnych mocy
hz-phase-time_passes = Upływ czasu

## Speeds, kinds of powers, actions of the invaders

hz-speed-fast = szybka
hz-speed-slow = wolna
hz-deck-minor = moc mniejsza
hz-deck-major = moc większa
hz-deck-unique = moc unikalna
hz-deck-innate = moc wrodzona
hz-action-ravage = Pustoszenie
hz-action-build = Budowa
hz-action-explore = Eksploracja

## Spirits

hz-spirit-devouring_teeth_lurk_underfoot = Pożerające Kły Czyhają pod Stopami
    .text = Walczy tam, gdzie stoi, w samym środku najeźdźców: jego karty uderzają mocno, ale są drogie i rzadko sięgają poza własne krainy. Zagrywa niewiele kart, więc łatwiej mu pokonać jednego silnego wroga niż tłum słabych.
    .setup = Umieść 1 obecność w krainie 5 swojej planszy startowej.
hz-spirit-eyes_watch_from_the_trees = Oczy Patrzą spomiędzy Drzew
    .text = Cierpliwy strażnik: osłania krainy i co turę po trochu straszy najeźdźców. Sprowadź Dahan do bronionej krainy, a pustoszenie skończy się ich kontratakiem.
    .setup = Umieść 2 obecności w dżungli o najwyższym numerze na swojej planszy startowej.
hz-spirit-fathomless_mud_of_the_swamp = Bezdenne Błoto Mokradeł
    .text = Jego święte miejsca pochłaniają fundamenty, więc trzymaj je tam, gdzie najeźdźcy zamierzają budować. Moc wrodzona wyciąga obecność ze świętego miejsca i trzeba je potem odtwarzać; bez zabudowań w głębi lądu odkrywcy nie dotrą do wnętrza wyspy.
    .setup = Umieść 2 obecności na mokradłach o najniższym numerze na swojej planszy startowej.
hz-spirit-rising_heat_of_stone_and_sand = Wzbierający Żar Kamieni i Piasku
    .text = Najpierw osłabia najeźdźców, potem ich spala. Święte miejsca tam, gdzie stoją miasteczka i miasta, sprawiają, że obrażenia każdego ducha znaczą tam więcej, a najszybciej przybywa ich w górach i na piaskach.
    .setup = Umieść 2 obecności na piaskach o najwyższym numerze na swojej planszy startowej.
hz-spirit-sun_bright_whirlwind = Słonecznie Jasny Wicher
    .text = Zdmuchuje świeżo przybyłych odkrywców, zanim zaczną budować, ale z miasteczkami i miastami radzi sobie słabo. Rozwój daje najwyżej 1 obecność na turę, więc wcześnie zdecyduj, co ważniejsze: energia czy zagrania kart.
    .setup = Na swojej planszy startowej umieść 1 obecność na piaskach o najwyższym numerze i 2 obecności w górach o najniższym numerze.

## Special rules of the spirits

hz-special-territorial_aggression = Terytorialna agresja
    .text = Każde użycie twojej mocy, która zadaje obrażenia, zadaje ich o 1 więcej: raz na całą moc, bez względu na liczbę trafionych najeźdźców. Moce mniejsze i większe też się liczą.
hz-special-dahan_trust_the_watchers = Dahanie ufają patrzącym
    .text = Każda twoja moc, która dała obronę dokładnie jednej krainie, pozwala potem zgromadzić w niej 1 Dahanina. Liczą się i karty, i moc wrodzona, bez ograniczeń w ciągu tury.
hz-special-offer_no_firm_foundations = Żadnych pewnych fundamentów
    .text = Gdy najeźdźcy budują w twoim świętym miejscu, zamiast miasteczka lub miasta pojawia się 1 odkrywca.
hz-special-blistering_heat = Parzący żar
    .text = W twoich świętych miejscach wytrzymałość każdego najeźdźcy jest mniejsza o 1, lecz wynosi co najmniej 1: miasto ma tam 2, miasteczko i odkrywca po 1.
hz-special-a_stiff_wind_at_their_backs = Silny wiatr w plecy
    .text = Za każdym razem, gdy podczas rozwoju dodasz obecność, możesz od razu wypchnąć z tamtej krainy jednego odkrywcę albo jednego Dahanina.

## Innate powers: every level that is reached, in order

hz-innate-death_approaches_from_beneath_the_surface = Śmierć nadciąga spod ziemi
    .level1 = Jeśli nie masz tu obecności, musisz zgromadzić tu 1 swoją obecność.
    .level2 = 1 obrażenie.
    .level3 = Jeszcze 2 obrażenia.
    .level4 = 2 punkty strachu. Jeszcze 4 obrażenia.
hz-innate-mischief_and_sabotage = Psoty i sabotaż
    .level1 = 1 punkt strachu. Obrona 2.
    .level2 = Zamiast tego: 1 punkt strachu, obrona 4.
    .level3 = Zamiast tego: 3 punkty strachu, obrona 6.
    .level4 = Zamiast tego: 5 punktów strachu, obrona 12.
hz-innate-spreading_and_dreadful_mire = Rozlewające się straszliwe trzęsawisko
    .level1 = Musisz przenieść tu 1 swoją obecność ze świętego miejsca, od którego liczono zasięg.
    .level2 = 1 punkt strachu. 1 obrażenie. Wypchnij 1 Dahanina.
    .level3 = Jeszcze 1 punkt strachu. Jeszcze 1 obrażenie. Wypchnij jeszcze 1 Dahanina.
    .level4 = Jeszcze 2 obrażenia.
hz-innate-scorch_with_waves_of_heat = Spopielenie falami żaru
    .level1 = 2 obrażenia, tylko odkrywcom.
    .level2 = 2 obrażenia.
    .level3 = Jeszcze 2 obrażenia.
    .level4 = Po 1 obrażeniu każdemu najeźdźcy.
hz-innate-violent_windstorms = Gwałtowne wichury
    .level1 = Możesz wypchnąć 1 odkrywcę.
    .level2 = 1 punkt strachu. Wypchnij do 2 odkrywców i/lub miasteczek.
    .level3 = Za każdego najeźdźcę wypchniętego tą mocą zadaj 1 obrażenie w krainie, do której trafił.
    .level4 = 4 obrażenia w wybranej krainie.

## Unique powers

hz-power-ferocious_rampage = Dziki szał
    .text = 1 punkt strachu. 3 obrażenia, ale tylko odkrywcom i miasteczkom.
hz-power-gift_of_furious_might = Dar wściekłej mocy
    .text = Raz w tej turze wybrany duch może dodać 3 obrażenia do jednej swojej mocy, która zadaje obrażenia.
hz-power-herd_towards_the_lurking_maw = Zagonienie ku czyhającej paszczy
    .text = 1 punkt strachu. Możesz zgromadzić 1 odkrywcę lub miasteczko.
hz-power-mark_territory_with_scars_and_teeth = Znaczenie terytorium szramami i kłami
    .text = Obrona 9. Jeśli są tu najeźdźcy, 2 punkty strachu. Wypchnij 2 Dahan.
hz-power-boon_of_watchful_guarding = Łaska czujnej straży
    .text = Obrona 4 w jednej krainie z obecnością wybranego ducha. Duch ten może zapłacić 1 punkt energii: wtedy zamiast tego obrona 8.
hz-power-eerie_noises_and_moving_trees = Upiorne odgłosy i ruchome drzewa
    .text = 2 punkty strachu. Wypchnij do 2 odkrywców i/lub miasteczek.
hz-power-mysterious_abductions = Tajemnicze porwania
    .text = 1 punkt strachu. 1 obrażenie.
hz-power-whispered_guidance_through_the_night = Szept prowadzący przez noc
    .text = Zgromadź do 3 Dahan. Jeśli potem są tu i najeźdźcy, i Dahanie, 1 punkt strachu.
hz-power-exaltation_of_tangled_growth = Uniesienie splątanego wzrostu
    .text = Wybrany duch może zdobyć kartę mocy, płacąc 1 punkt energii. Ty możesz zdobyć kartę mocy, płacąc 2 punkty energii.
hz-power-foul_vapors_and_fetid_muck = Cuchnące opary i zgniły szlam
    .text = 1 punkt strachu. Wypchnij do 2 odkrywców.
hz-power-intractable_thickets_and_thorns = Nieprzebyte gąszcze i ciernie
    .text = 1 punkt strachu. Obrona 5.
hz-power-open_shifting_waterways = Otwarcie zmiennych dróg wodnych
    .text = Zgromadź do 2 Dahan. Jeśli potem są tu i najeźdźcy, i Dahanie, 1 punkt strachu i 1 obrażenie.
hz-power-call_on_herders_for_aid = Wezwanie pasterzy na pomoc
    .text = Zgromadź do 2 Dahan. Potem za każdego Dahanina, który jest teraz w tej krainie, możesz wypchnąć 1 odkrywcę, miasteczko lub Dahanina.
hz-power-gift_of_searing_heat = Dar palącego żaru
    .text = Wybrany duch zyskuje 2 punkty energii albo może zapłacić 1 punkt energii i zadać 1 obrażenie w jednej krainie ze swoją obecnością.
hz-power-stinging_sandstorm = Kąsająca burza piaskowa
    .text = Możesz zgromadzić 1 swoją obecność. 1 punkt strachu. 1 obrażenie.
hz-power-sweltering_exhaustion = Wycieńczający skwar
    .text = 1 punkt strachu. Możesz sprawić, że najeźdźcy pominą tu w tej turze jedną akcję: pustoszenie albo budowę.
hz-power-gift_of_the_sunlit_air = Dar słonecznego powietrza
    .text = Wszystkie moce wybranego ducha mają w tej turze zasięg większy o 1. Jeśli to inny duch, zyskuje też 1 punkt energii.
hz-power-gift_of_wind_sped_steps = Dar kroków niesionych wiatrem
    .text = W tej turze wybrany duch może użyć jako szybkiej jednej swojej wolnej mocy, z karty lub wrodzonej, jeśli jej tekst mówi o wypchnięciu lub zgromadzeniu. Jeśli to inny duch, zyskuje też 1 punkt energii.
hz-power-scatter_to_the_winds = Rozproszenie na cztery wiatry
    .text = Wypchnij do 5 odkrywców, miasteczek i/lub Dahan; skieruj ich do jak największej liczby różnych krain.
hz-power-tempest_of_leaves_and_branches = Nawałnica liści i gałęzi
    .text = Wybierz tu do 5 różnych najeźdźców; każdy z nich otrzymuje 1 obrażenie.

## Minor powers

hz-power-call_of_the_dahan_ways = Zew obyczajów Dahan
    .text = Zamień 1 odkrywcę na 1 Dahanina.
    .threshold = Zamiast tego możesz zamienić 1 miasteczko na 1 Dahanina.
hz-power-call_to_bloodshed = Wezwanie do rozlewu krwi
    .text = 1 obrażenie za każdego Dahanina w tej krainie; albo zgromadź do 3 Dahan.
hz-power-call_to_isolation = Wezwanie do odosobnienia
    .text = Za każdego Dahanina w tej krainie wypchnij 1 odkrywcę lub miasteczko; albo wypchnij 1 Dahanina.
hz-power-call_to_migrate = Wezwanie do wędrówki
    .text = Zgromadź do 3 Dahan. Następnie wypchnij do 3 Dahan.
hz-power-call_to_tend = Wezwanie do opieki nad ziemią
    .text = Usuń 1 spaczenie albo wypchnij do 3 Dahan.
hz-power-dark_and_tangled_woods = Mroczne i splątane lasy
    .text = 2 punkty strachu. W dżungli lub w górach obrona 3.
hz-power-delusions_of_danger = Urojone zagrożenie
    .text = Wypchnij 1 odkrywcę albo zdobądź 2 punkty strachu.
hz-power-devouring_ants = Żarłoczne mrówki
    .text = 1 punkt strachu. 1 obrażenie. Zniszcz 1 Dahanina. W dżungli lub na piaskach jeszcze 1 obrażenie.
hz-power-drift_down_into_slumber = Osunięcie się w drzemkę
    .text = Obrona 1. W dżungli lub na piaskach zamiast tego obrona 4.
hz-power-drought = Susza
    .text = Zniszcz 3 miasteczka. Każde pozostałe miasteczko i każde miasto otrzymuje 1 obrażenie. Dodaj 1 spaczenie.
    .threshold = Zniszcz też 1 miasto.
hz-power-elemental_boon = Dar żywiołów
    .text = Wybrany duch wskazuje 3 różne żywioły i na tę turę zyskuje po jednym z nich. Jeśli to inny duch, ty zyskujesz te same żywioły.
hz-power-encompassing_ward = Otaczająca ochrona
    .text = W tej turze wybrany duch daje obronę 2 każdej krainie, w której jest jego obecność; obrona podąża za obecnością.
hz-power-enticing_splendor = Kuszący przepych
    .text = Zgromadź 1 odkrywcę lub miasteczko; albo zgromadź do 2 Dahan.
hz-power-entrancing_apparitions = Urzekające zjawy
    .text = Obrona 2. Jeśli nie ma tu najeźdźców, zgromadź do 2 odkrywców.
hz-power-gift_of_constancy = Dar stałości
    .text = Wybrany duch zyskuje 2 punkty energii. Podczas upływu czasu może 1 swoją zagraną kartę wziąć z powrotem na rękę zamiast ją odrzucić. Jeśli to inny duch, ty możesz zrobić to samo z 1 swoją kartą.
hz-power-gift_of_living_energy = Dar żywej energii
    .text = Wybrany duch zyskuje 1 punkt energii. Zyskuje jeszcze 1, jeśli masz co najmniej 2 święte miejsca, i jeszcze 1, jeśli to inny duch.
hz-power-gift_of_power = Dar mocy
    .text = Wybrany duch zdobywa kartę mocy mniejszej na zwykłych zasadach.
hz-power-gnawing_rootbiters = Podgryzacze korzeni
    .text = Wypchnij do 2 miasteczek.
hz-power-land_of_haunts_and_embers = Kraina widm i żaru
    .text = 2 punkty strachu. Wypchnij do 2 odkrywców i/lub miasteczek. Jeśli było tu już spaczenie, jeszcze 2 punkty strachu i wypchnij jeszcze do 2 odkrywców i/lub miasteczek. Dodaj 1 spaczenie.
hz-power-lure_of_the_unknown = Pokusa nieznanego
    .text = Zgromadź 1 odkrywcę lub 1 miasteczko.
hz-power-natures_resilience = Odporność natury
    .text = Obrona 6.
    .threshold = Zamiast tego możesz usunąć 1 spaczenie.
hz-power-pull_beneath_the_hungry_earth = Wciągnięcie pod głodną ziemię
    .text = Jeśli masz tu obecność, 1 punkt strachu i 1 obrażenie. Na piaskach lub mokradłach 1 obrażenie.
hz-power-purifying_flame = Oczyszczający płomień
    .text = 1 obrażenie za każde spaczenie w tej krainie. W górach lub na piaskach możesz zamiast tego usunąć 1 spaczenie.
hz-power-quicken_the_earths_struggles = Pobudzenie zmagań ziemi
    .text = Każde miasteczko i każde miasto otrzymuje 1 obrażenie; albo obrona 10.
hz-power-rain_of_blood = Deszcz krwi
    .text = 2 punkty strachu. Jeśli miasteczek i miast jest tu łącznie co najmniej 2, jeszcze 1 punkt strachu.
hz-power-reaching_grasp = Sięgający uścisk
    .text = Wszystkie moce wybranego ducha mają w tej turze zasięg większy o 2.
hz-power-rouse_the_trees_and_stones = Poruszenie drzew i kamieni
    .text = 2 obrażenia. Wypchnij 1 odkrywcę.
hz-power-sap_the_strength_of_multitudes = Wyssanie sił tłumu
    .text = Obrona 5.
    .threshold = Zasięg tej mocy wynosi 1.
hz-power-savage_mawbeasts = Dzikie paszczobestie
    .text = W dżungli lub na mokradłach 1 punkt strachu i 1 obrażenie.
    .threshold = 1 obrażenie, bez względu na teren.
hz-power-shadows_of_the_burning_forest = Cienie płonącego lasu
    .text = 2 punkty strachu. W dżungli lub w górach wypchnij 1 odkrywcę i 1 miasteczko.
hz-power-song_of_sanctity = Pieśń świętości
    .text = Wypchnij wszystkich odkrywców. Jeśli żadnego tu nie było, zamiast tego usuń 1 spaczenie.
hz-power-steam_vents = Ujścia pary
    .text = Zniszcz 1 odkrywcę.
    .threshold = Zamiast tego możesz zniszczyć 1 miasteczko.
hz-power-uncanny_melting = Niesamowite topnienie
    .text = Jeśli są tu najeźdźcy, 1 punkt strachu. Na piaskach lub mokradłach usuń 1 spaczenie.
hz-power-veil_the_nights_hunt = Zasłona nocnych łowów
    .text = Wybierz tylu różnych najeźdźców, ilu jest tu Dahan, a każdy otrzyma 1 obrażenie; albo wypchnij do 3 Dahan.
hz-power-visions_of_fiery_doom = Wizje ognistej zagłady
    .text = 1 punkt strachu. Wypchnij 1 odkrywcę lub 1 miasteczko.
    .threshold = Jeszcze 1 punkt strachu.
hz-power-voracious_growth = Żarłoczny rozrost
    .text = Zadaj 2 obrażenia albo usuń 1 spaczenie.

## Major powers

hz-power-accelerated_rot = Przyspieszony rozkład
    .text = 2 punkty strachu. 4 obrażenia.
    .threshold = Jeszcze 5 obrażeń. Usuń 1 spaczenie.
hz-power-blazing_renewal = Płomienne odrodzenie
    .text = 2 zniszczone obecności wybranego ducha wracają do jednej krainy w zasięgu najwyżej 2 od twojej obecności. Jeśli wróciła choć 1, każde miasteczko i każde miasto w tamtej krainie otrzymuje 2 obrażenia.
    .threshold = Jeśli wróciła choć 1 obecność, 4 obrażenia w tamtej krainie.
hz-power-cleansing_floods = Oczyszczające powodzie
    .text = 4 obrażenia. Usuń 1 spaczenie.
    .threshold = Jeszcze 10 obrażeń.
hz-power-dissolve_the_bonds_of_kinship = Rozpad więzów krwi
    .text = Zamień 1 miasto na 2 odkrywców, potem 1 miasteczko na 1 odkrywcę, potem 1 Dahanina na 1 odkrywcę. Wypchnij wszystkich odkrywców do jak największej liczby różnych krain.
    .threshold = Tuż przed wypchnięciem odkrywcy z jednej strony, a miasteczka i miasta z drugiej zadają sobie nawzajem obrażenia: odkrywca 1, miasteczko 2, miasto 3.
hz-power-entwined_power = Splecione moce
    .text = W tej turze ty i wybrany duch możecie wybierać cele mocy także od obecności drugiego, ale do niczego innego jej nie używacie. Wybrany duch zdobywa kartę mocy, a ty bierzesz 1 z kart, z których zrezygnował.
    .threshold = Ty i wybrany duch zyskujecie po 3 punkty energii. Każdy z was może oddać drugiemu 1 kartę mocy z ręki.
hz-power-indomitable_claim = Nieugięte roszczenie
    .text = Dodaj tu 1 swoją obecność, nawet jeśli w takich krainach zwykle nie wolno ci jej dodawać. Obrona 20.
    .threshold = Jeśli są tu najeźdźcy, 3 punkty strachu. W tej turze najeźdźcy pomijają tu wszystkie swoje akcje: pustoszenie, budowę i eksplorację.
hz-power-infinite_vitality = Nieskończona witalność
    .text = Do końca tury tutejsi Dahanie mają wytrzymałość większą o 4, a spaczenia nie można tu dodać.
    .threshold = Do końca tury tutejszym Dahanom nie można zadać obrażeń ani ich zniszczyć. Usuń 1 spaczenie stąd albo z sąsiedniej krainy.
hz-power-mists_of_oblivion = Mgły zapomnienia
    .text = Każde miasteczko i każde miasto zniszczone tą mocą daje dodatkowo 1 punkt strachu, ale najwyżej 4 za całą moc. Każdy najeźdźca otrzymuje 1 obrażenie.
    .threshold = 3 obrażenia.
hz-power-paralyzing_fright = Paraliżująca trwoga
    .text = 4 punkty strachu. W tej turze najeźdźcy pomijają tu wszystkie swoje akcje: pustoszenie, budowę i eksplorację.
    .threshold = Jeszcze 4 punkty strachu.
hz-power-pillar_of_living_flame = Słup żywego ognia
    .text = 3 punkty strachu. 5 obrażeń. W dżungli lub na mokradłach dodaj 1 spaczenie.
    .threshold = Jeszcze 2 punkty strachu. Jeszcze 5 obrażeń.
hz-power-poisoned_land = Zatruta ziemia
    .text = 1 punkt strachu. 7 obrażeń. Dodaj 1 spaczenie. Zniszcz wszystkich Dahan.
    .threshold = Za każde spaczenie w tej krainie, licząc i nowe: 1 punkt strachu i 4 obrażenia.
hz-power-powerstorm = Burza mocy
    .text = Wybrany duch zyskuje 3 punkty energii. W tej turze może powtórzyć 1 swoją kartę mocy, jeszcze raz płacąc jej koszt.
    .threshold = Tak samo może powtórzyć do 2 innych kart; za każdą trzeba zapłacić.
hz-power-talons_of_lightning = Szpony błyskawic
    .text = 3 punkty strachu. 5 obrażeń.
    .threshold = W każdej sąsiedniej krainie zniszcz 1 miasteczko. Zasięg tej mocy wynosi 3.
hz-power-terrifying_nightmares = Przerażające koszmary
    .text = 2 punkty strachu. Wypchnij do 4 odkrywców i/lub miasteczek.
    .threshold = Jeszcze 4 punkty strachu.
hz-power-the_jungle_hungers = Dżungla łaknie
    .text = Zniszcz wszystkich odkrywców, wszystkie miasteczka i wszystkich Dahan.
    .threshold = Zniszcz 1 miasto. Dahanie zostają oszczędzeni.
hz-power-the_land_thrashes_in_furious_pain = Ziemia wije się z wściekłego bólu
    .text = 2 obrażenia za każde spaczenie w tej krainie. Także 1 obrażenie tutaj za każde spaczenie w sąsiednich krainach.
    .threshold = Powtórz tę moc w jednej sąsiedniej krainie; nie musi ona leżeć w zasięgu ani mieć spaczenia.
hz-power-the_trees_and_stones_speak_of_war = Drzewa i kamienie mówią o wojnie
    .text = Za każdego Dahanina w tej krainie: 1 obrażenie i obrona 2.
    .threshold = Wypchnij do 2 Dahan. Wraz z każdym z nich obrona 2 przechodzi stąd tam, dokąd trafił.
hz-power-tsunami = Tsunami
    .text = 2 punkty strachu. 8 obrażeń. Zniszcz 2 Dahan.
    .threshold = Fala uderza też we wszystkie pozostałe krainy przybrzeżne tej planszy; w każdej z nich: 1 punkt strachu, 4 obrażenia, zniszcz 1 Dahanina.
hz-power-vengeance_of_the_dead = Zemsta umarłych
    .text = 3 punkty strachu. Do końca tury za każdym razem, gdy jakiś efekt zniszczy tu miasteczka, miasta lub Dahan, zadaj tutaj 1 obrażenie za każdy zniszczony żeton. Żetony zniszczone samymi tymi obrażeniami się nie liczą.
    .threshold = Te obrażenia możesz zadawać także w sąsiednich krainach.
hz-power-vigor_of_the_breaking_dawn = Wigor wschodzącego świtu
    .text = 2 obrażenia za każdego Dahanina w tej krainie.
    .threshold = Wypchnij do 2 Dahan. Potem w każdej krainie, do której trafili, 2 obrażenia za każdego obecnego tam Dahanina.
hz-power-winds_of_rust_and_atrophy = Wichry rdzy i zaniku
    .text = 1 punkt strachu. Obrona 6. Zamień 1 miasto na 1 miasteczko albo 1 miasteczko na 1 odkrywcę.
    .threshold = Powtórz tę moc. Krainę wybierz na nowo w zwykłym zasięgu; może to być ta sama.
hz-power-wrap_in_wings_of_sunlight = Otulenie skrzydłami słońca
    .text = Przenieś stąd do 5 Dahan do jednej krainy, choćby najdalszej, a nawet do tej samej. Jeśli przeniósł się choć 1, obrona 5 w tamtej krainie.
    .threshold = Przedtem zgromadź do 3 Dahan.

## Fear cards: one text for each terror level

hz-fear-avoid_the_dahan = Unikanie Dahan
    .level1 = W tej turze w krainach, w których jest co najmniej 2 Dahan, nie ma eksploracji.
    .level2 = W tej turze nic się nie buduje tam, gdzie Dahan jest więcej niż miasteczek i miast razem.
    .level3 = W tej turze w krainach z Dahanami nic się nie buduje.
hz-fear-belief_takes_root = Wiara zapuszcza korzenie
    .level1 = Obrona 2 w każdej krainie z obecnością.
    .level2 = Obrona 2 w każdej krainie z obecnością. Każdy duch zyskuje 1 punkt energii za każde swoje święte miejsce w krainie z najeźdźcami.
    .level3 = Każdy gracz wybiera inną krainę i usuwa z niej najeźdźców o łącznej wytrzymałości do 2 za każdą obecność w tej krainie.
hz-fear-dahan_enheartened = Dahanie nabierają otuchy
    .level1 = Każdy gracz może wypchnąć 1 Dahanina z krainy z najeźdźcami albo zgromadzić 1 Dahanina w krainie z najeźdźcami.
    .level2 = Każdy gracz wybiera inną krainę, gromadzi w niej do 2 Dahan i, jeśli są w niej Dahanie, zadaje 1 obrażenie.
    .level3 = Każdy gracz wybiera inną krainę, gromadzi w niej do 2 Dahan i zadaje 1 obrażenie za każdego Dahanina w niej.
hz-fear-dahan_on_their_guard = Dahanie mają się na baczności
    .level1 = Każda kraina z Dahanami: obrona 1 za każdego Dahanina w niej.
    .level2 = Każda kraina z Dahanami: obrona 1 za każdego Dahanina w niej i jeszcze 1 ponadto.
    .level3 = Każda kraina z Dahanami: obrona 2 za każdego Dahanina w niej.
hz-fear-dahan_raid = Najazd Dahan
    .level1 = Każdy gracz wybiera inną krainę z Dahanami i zadaje w niej 1 obrażenie.
    .level2 = Każdy gracz wybiera inną krainę z Dahanami i zadaje w niej 1 obrażenie za każdego Dahanina.
    .level3 = Każdy gracz wybiera inną krainę z Dahanami i zadaje w niej 2 obrażenia za każdego Dahanina.
hz-fear-emigration_accelerates = Emigracja przyspiesza
    .level1 = Każdy gracz usuwa 1 odkrywcę z krainy przybrzeżnej.
    .level2 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z krainy przybrzeżnej.
    .level3 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z dowolnej krainy.
hz-fear-fear_of_the_unseen = Strach przed niewidzialnym
    .level1 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z krainy ze świętym miejscem.
    .level2 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z krainy z obecnością.
    .level3 = Każdy gracz robi jedno z dwojga: usuwa 1 odkrywcę lub 1 miasteczko z krainy z obecnością albo usuwa 1 miasto z krainy ze świętym miejscem.
hz-fear-isolation = Odosobnienie
    .level1 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko, jeśli to jedyny najeźdźca w swojej krainie.
    .level2 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z krainy, w której jest najwyżej 2 najeźdźców.
    .level3 = Każdy gracz usuwa 1 dowolnego najeźdźcę z krainy, w której jest najwyżej 2 najeźdźców.
hz-fear-overseas_trade_seems_safer = Handel zamorski wydaje się bezpieczniejszy
    .level1 = Obrona 3 we wszystkich krainach przybrzeżnych.
    .level2 = Obrona 6 we wszystkich krainach przybrzeżnych. Budowa, która dodałaby tam miasto, w tej turze się nie odbywa.
    .level3 = Obrona 9 we wszystkich krainach przybrzeżnych. W tej turze nic się tam nie buduje.
hz-fear-retreat = Odwrót!
    .level1 = Każdy gracz może wypchnąć do 2 odkrywców z jednej krainy w głębi lądu.
    .level2 = Każdy gracz może wypchnąć do 3 odkrywców i/lub miasteczek z jednej krainy w głębi lądu.
    .level3 = Każdy gracz może wypchnąć dowolną liczbę odkrywców i miasteczek z jednej dowolnej krainy.
hz-fear-scapegoats = Kozły ofiarne
    .level1 = W każdej krainie zniszcz 1 odkrywcę za każde miasteczko.
    .level2 = W każdej krainie zniszcz 1 odkrywcę za każde miasteczko i 2 odkrywców za każde miasto.
    .level3 = W każdej krainie, w której jest miasteczko lub miasto, zniszcz wszystkich odkrywców. W każdej krainie zniszcz 1 miasteczko za każde miasto.
hz-fear-seek_safety = W poszukiwaniu schronienia
    .level1 = Każdy gracz może wypchnąć 1 odkrywcę do krainy, w której miasteczek i miast razem jest więcej niż w tej, którą opuszcza.
    .level2 = Każdy gracz może zgromadzić 1 odkrywcę w krainie z miasteczkiem lub miastem albo 1 miasteczko w krainie z miastem.
    .level3 = Każdy gracz może usunąć z krainy bez miast najeźdźców o łącznej wytrzymałości do 3.
hz-fear-tall_tales_of_savagery = Niestworzone opowieści o dzikości
    .level1 = Każdy gracz usuwa 1 odkrywcę z krainy z Dahanami.
    .level2 = Każdy gracz usuwa 2 odkrywców albo 1 miasteczko z krainy z Dahanami.
    .level3 = W każdej krainie z Dahanami usuń 2 odkrywców albo 1 miasteczko; jeśli jest w niej co najmniej 2 Dahan, usuń też 1 miasto.
hz-fear-trade_suffers = Handel podupada
    .level1 = W tej turze w krainach z miastem nic się nie buduje.
    .level2 = Każdy gracz może w krainie przybrzeżnej zamienić 1 miasteczko na 1 odkrywcę.
    .level3 = Każdy gracz może w krainie przybrzeżnej zamienić 1 miasto na 1 miasteczko albo 1 miasteczko na 1 odkrywcę.
hz-fear-wary_of_the_interior = Obawa przed głębią wyspy
    .level1 = Każdy gracz usuwa 1 odkrywcę z krainy w głębi lądu.
    .level2 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z krainy w głębi lądu.
    .level3 = Każdy gracz usuwa 1 odkrywcę lub 1 miasteczko z dowolnej krainy.

## Invader cards

hz-invader-i1_jungle = Etap I: dżungla
hz-invader-i1_mountain = Etap I: góra
hz-invader-i1_sands = Etap I: piaski
hz-invader-i1_wetland = Etap I: mokradła
hz-invader-i2_jungle = Etap II: dżungla
hz-invader-i2_mountain = Etap II: góra
hz-invader-i2_sands = Etap II: piaski
hz-invader-i2_wetland = Etap II: mokradła
hz-invader-i2_coastal = Etap II: krainy przybrzeżne
hz-invader-i3_jungle_mountain = Etap III: dżungla i góra
hz-invader-i3_jungle_sands = Etap III: dżungla i piaski
hz-invader-i3_jungle_wetland = Etap III: dżungla i mokradła
hz-invader-i3_mountain_sands = Etap III: góra i piaski
hz-invader-i3_mountain_wetland = Etap III: góra i mokradła
hz-invader-i3_sands_wetland = Etap III: piaski i mokradła

## Island boards

hz-board-A = Plansza A
    .text = Z gry podstawowej; nic nie wskazuje, że należy do wydrukowanej mapy. Trzymana w bibliotece na inne wyspy.
hz-board-B = Plansza B
    .text = Z gry podstawowej. Służy jako trzecia plansza wyspy dla trzech graczy: to założenie, bez potwierdzenia.
hz-board-C = Plansza C
    .text = Z gry podstawowej; nic nie wskazuje, że należy do wydrukowanej mapy. Trzymana w bibliotece na inne wyspy.
hz-board-D = Plansza D
    .text = Z gry podstawowej. Mogłaby być trzecią planszą zamiast B, co też nie jest potwierdzone. Trzymana w bibliotece.
hz-board-E = Plansza E
    .text = Z dodatku Jagged Earth; nic nie wskazuje, że należy do wydrukowanej mapy. Trzymana w bibliotece na inne wyspy.
hz-board-F = Plansza F
    .text = Z dodatku Jagged Earth; nic nie wskazuje, że należy do wydrukowanej mapy. Trzymana w bibliotece na inne wyspy.
hz-board-G = Plansza G
    .text = Nowa plansza gry Horizons; jej obecność na wydrukowanej mapie uznajemy za pewną.
hz-board-H = Plansza H
    .text = Nowa plansza gry Horizons; jej obecność na wydrukowanej mapie uznajemy za pewną.

## Growth actions

hz-growth-reclaim_all = odzyskaj wszystkie karty
hz-growth-add_presence = dodaj 1 obecność (zasięg { $range })
    .terrain = dodaj 1 obecność (zasięg { $range }; tylko: { $terrains })
hz-growth-gain_power_card = zdobądź kartę mocy
hz-growth-gain_energy =
    { $amount ->
        [one] zyskaj { $amount } punkt energii
        [few] zyskaj { $amount } punkty energii
       *[many] zyskaj { $amount } punktów energii
    }

## Terror levels

hz-terror-1 = Poziom grozy I
    .text = Zwyciężacie, gdy na wyspie nie ma już ani jednego najeźdźcy.
    .goal = brak najeźdźców
hz-terror-2 = Poziom grozy II
    .text = Zwyciężacie, gdy na wyspie nie ma już ani jednego miasteczka i ani jednego miasta.
    .goal = brak miasteczek i miast
hz-terror-3 = Poziom grozy III
    .text = Zwyciężacie, gdy na wyspie nie ma już ani jednego miasta.
    .goal = brak miast

## How the game ended

hz-loss-blight = Pula spaczenia się wyczerpała i wyspa już się nie podniesie.
hz-loss-spirit_destroyed = Jeden z duchów stracił ostatnią obecność na wyspie i przepadł.
hz-loss-time_over = Najeźdźcy mieli eksplorować, a ich talia była pusta: już nie da się ich wypędzić.
hz-win-terror = Warunek zwycięstwa dla poziomu grozy jest spełniony: najeźdźcy rezygnują z wyspy.
hz-win-fear = Z talii strachu zeszła ostatnia karta: najeźdźcy uciekają w panice.
hz-win-sacrifice = Zwycięstwo i klęska przyszły w tej samej chwili: duchy zginęły, ale wyspa jest ocalona.

## Readings that can be switched: the value is the default

hz-switch-H1 = „Silny wiatr w plecy” działa także wtedy, gdy podczas rozwoju przenosi się obecność, która już była na wyspie.
    .other = „Silny wiatr w plecy” działa tylko dla obecności wziętej z toru.
hz-switch-H2 = „Wiara zapuszcza korzenie” na poziomie III liczy obecność wszystkich duchów w krainie.
    .other = „Wiara zapuszcza korzenie” na poziomie III liczy tylko obecność ducha gracza, który wybiera.
hz-switch-H3 = Obecność i święte miejsca na kartach strachu mogą należeć do dowolnego ducha.
    .other = Obecność i święte miejsca na kartach strachu muszą należeć do ducha gracza, który wybiera.
hz-switch-H4 = „Dar palącego żaru”: energię albo obrażenie wybiera właściciel karty.
    .other = „Dar palącego żaru”: energię albo obrażenie wybiera wybrany duch.
hz-switch-H5 = Gdy progresja mocy się skończy, karty mocy dobiera się z talii wspólnych jak zwykle.
    .other = Gdy progresja mocy się skończy, nowych kart mocy już się nie zdobywa.
hz-switch-H6 = Karty z progresji mocy wyjmuje się z talii wspólnych.
    .other = Karty z progresji mocy zostają także w taliach wspólnych.
hz-switch-H7 = „Dahanie mają się na baczności”: obronę ustala się raz, w chwili rozpatrzenia karty.
    .other = „Dahanie mają się na baczności”: obrona zmienia się wraz z liczbą Dahan.
hz-switch-H8 = „Wycieńczający skwar”: o pominięciu decyduje się tuż przed pustoszeniem lub budową.
    .other = „Wycieńczający skwar”: o tym, która akcja zostanie pominięta, decyduje się przy użyciu mocy.
hz-switch-H9 = Karty strachu, przez które najeźdźcy unikają pewnych krain, sprawdza się tuż przed akcją najeźdźców.
    .other = Takie krainy ustala się w chwili rozpatrywania karty strachu.
hz-switch-H10 = Pomszczenie poległych oraz ocena zwycięstwa i porażki następują, gdy zakończy się cała moc, pustoszenie krainy wraz z kontratakiem Dahan albo karta strachu.
    .other = Dzieje się to po każdej linijce tekstu mocy i przed kontratakiem Dahan.
hz-switch-H11 = Zamiast obecności z toru można wziąć obecność z dowolnej krainy wyspy, nawet z tej, do której jest dodawana.
    .other = Obecność wzięta z wyspy musi pochodzić z innej krainy.
hz-switch-H12 = Obrażenia „Zemsty umarłych” są obrażeniami mocy: dodatkowe obrażenia, na przykład z „Terytorialnej agresji”, dolicza się do nich raz.
    .other = Obrażenia „Zemsty umarłych” zadają sami umarli: dodatkowych obrażeń się nie dolicza.
hz-switch-H13 = Obrażenia, które najeźdźcy zadają sobie nawzajem przez „Rozpad więzów krwi”, są obrażeniami mocy: dodatkowe obrażenia, na przykład z „Terytorialnej agresji”, dolicza się do nich raz.
    .other = Obrażenia, które najeźdźcy zadają sobie nawzajem przez „Rozpad więzów krwi”, są ich własne: dodatkowych obrażeń się nie dolicza.
hz-switch-H14 = W grze solo próg „Splecionych mocy” daje energię za oba duchy: 6.
    .other = W grze solo próg „Splecionych mocy” daje energię raz: 3.
hz-switch-H15 = Pas obowiązuje, dopóki ktoś nie użyje mocy: wtedy każdy duch, który może jeszcze czegoś użyć, wybiera ponownie.
    .other = Pas obowiązuje, dopóki ktoś nie użyje mocy na duchu, który spasował.

## Glossary

hz-term-presence = Obecność
    .text = Żeton, który pokazuje, gdzie duch przebywa; od niego liczy się zasięg mocy. Gdy z wyspy zniknie ostatnia obecność ducha, gra jest przegrana.
hz-term-sacred_site = Święte miejsce
    .text = Kraina, w której jeden i ten sam duch ma co najmniej 2 obecności.
hz-term-defend = Obrona
    .text = Zmniejsza o tyle obrażenia, które pustoszenie zadaje tej krainie i Dahanom. Działa do końca tury; kilka obron się sumuje.
hz-term-push = Wypchnąć
    .text = Przesunąć żetony z krainy do sąsiednich, jednej lub kilku, ale nigdy do oceanu. Premia do zasięgu nic tu nie daje.
hz-term-gather = Zgromadzić
    .text = Sprowadzić żetony do krainy z sąsiednich, jednej lub kilku. Premia do zasięgu nic tu nie daje.
hz-term-blight = Spaczenie
    .text = Krzywda wyrządzona wyspie; bierze się je z puli. Gdy trafia do krainy, każdy duch traci tam 1 obecność, a gdy pula jest pusta, przegrywacie.
hz-term-cascade = Kaskada spaczenia
    .text = Jeśli w krainie było już spaczenie, nowe dodaje jeszcze 1 w sąsiedniej krainie. Jeśli i tam było spaczenie, kaskada trwa dalej.
hz-term-fear = Strach
    .text = Jak bardzo najeźdźcy są przerażeni. Za każdym razem, gdy pula strachu się wyczerpie, duchy zdobywają kartę strachu; zadziała w fazie najeźdźców.
hz-term-terror_level = Poziom grozy
    .text = Rośnie od I do III w miarę ubywania talii strachu. Im wyższy, tym łatwiej zwyciężyć i tym silniejsze są karty strachu.
hz-term-elements = Żywioły
    .text = Słońce, księżyc, ogień, powietrze, woda, ziemia, roślina i zwierzę. Dają je na turę karty w grze i odsłonięte pola torów; użycie ich nie zużywa.
hz-term-threshold = Próg żywiołów
    .text = Zestaw żywiołów podany przy mocy. Kto ma w tej turze cały zestaw, może użyć efektu obok niego.
hz-term-innate = Moc wrodzona
    .text = Własna moc ducha, opisana na jego arkuszu. Nie wymaga energii ani karty, tylko żywiołów, i działa raz na turę.
hz-term-growth = Rozwój
    .text = Początek tury ducha: wybiera jedną z trzech opcji i wykonuje wszystkie jej działania w dowolnej kolejności.
hz-term-reclaim = Odzyskać karty
    .text = Wziąć odrzucone karty mocy z powrotem na rękę.
hz-term-energy = Energia
    .text = Płaci się nią za karty mocy. Dają ją tor energii i rozwój, a niewydana zostaje u ducha.
hz-term-card_plays = Zagrania kart
    .text = Największa liczba kart mocy, jaką wolno zagrać w turze; pokazuje ją tor zagrań kart. Niewykorzystane zagrania przepadają.
hz-term-range = Zasięg
    .text = Największa liczba kroków od twojej obecności do celu; przy 0 celem jest sama kraina z obecnością. Niektóre moce liczy się od świętego miejsca albo od określonego terenu.
hz-term-coastal = Przybrzeżna
    .text = Kraina granicząca z oceanem: 1, 2 i 3 na każdej planszy. Klify nie są wybrzeżem.
hz-term-inland = W głębi lądu
    .text = Każda kraina, która nie graniczy z oceanem.
hz-term-ravage = Pustoszenie
    .text = Najeźdźcy uderzają w krainę i w Dahan: odkrywca za 1, miasteczko za 2, miasto za 3. Od 2 obrażeń kraina dostaje 1 spaczenie; ocalali Dahanie kontratakują, każdy za 2 obrażenia.
hz-term-build = Budowa
    .text = Tam, gdzie są najeźdźcy, przybywa jedna budowla: miasto, jeśli miasteczka przeważają nad miastami, w innym razie miasteczko.
hz-term-explore = Eksploracja
    .text = Po jednym odkrywcy przybywa do każdej pasującej krainy nad oceanem, z miasteczkiem lub miastem albo tuż obok nich.
hz-term-escalation = Eskalacja
    .text = Utrudnienie dla chętnych: gdy odkryto kartę etapu II z symbolem, jeszcze przed eksploracją na każdej planszy przybywa 1 miasteczko w krainie, w której nie ma żadnego.
hz-term-dahan = Dahanie
    .text = Mieszkańcy wyspy, każdy o wytrzymałości 2. Obrażenia od duchów ich nie ranią; ci, którzy przetrwają pustoszenie, kontratakują.
hz-term-destroy = Zniszczyć
    .text = Żeton znika z wyspy. Zniszczone miasteczko daje 1 punkt strachu, miasto 2; zniszczona obecność nie wraca na tor.
hz-term-remove = Usunąć
    .text = Żeton wraca do zasobów, spaczenie do swojej puli. Nic nie zostaje zniszczone, więc nie ma strachu.
hz-term-replace = Zamienić
    .text = Jeden żeton odchodzi, a jego miejsce zajmuje inny i przejmuje jego obrażenia. Nie ma za to strachu.
hz-term-repeat = Powtórzyć
    .text = Wykonać tekst mocy jeszcze raz; żywiołów nie daje ona po raz drugi. Powtórzenie nie pociąga za sobą kolejnego.
hz-term-forget = Zapomnieć
    .text = Rozstać się z jedną ze swoich kart mocy: z ręki, z kart odrzuconych lub zagranych. Taka jest cena każdej mocy większej.
hz-term-fast = Szybka moc
    .text = Używa się jej w fazie szybkich mocy, przed akcjami najeźdźców: to pora, by bronić, wypychać i uderzać w tych, którzy zaraz będą pustoszyć lub budować.
hz-term-slow = Wolna moc
    .text = Używa się jej w fazie wolnych mocy, po akcjach najeźdźców: naprawia to, co zrobili, i przygotowuje następną turę.
hz-term-terrain = Teren
    .text = Każda kraina to dżungla, góra, piaski albo mokradła. Tereny są na kartach najeźdźców, a niektóre moce sięgają tylko do jednego z nich. Ocean nie jest terenem ani krainą.
