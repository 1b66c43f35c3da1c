### Horizons of Spirit Island: lekcje.

web-learn-about-horizons = Cztery rozdziały z duchem Słonecznie Jasny Wicher: rozwój i karty, tura najeźdźców, żywioły i strach, który daje zwycięstwo.

## 1

web-learn-horizons_1 = Rozwój i karty
web-learn-horizons_1-island = Na wyspie wylądowali odkrywcy, za nimi idą miasteczka i miasta. Jesteś duchem tej wyspy, a Dahanie to jej lud. Przepędź najeźdźców, zanim wszystko zniszczą.
    .title = Twoja wyspa
web-learn-horizons_1-spirit = Jesteś duchem Słonecznie Jasny Wicher. Dwa tory pokazują, co masz w rundzie: energię i liczbę kart. Obok są trzy drogi rozwoju.
    .title = Twój duch
web-learn-horizons_1-growth = Każda runda zaczyna się od rozwoju: wybierasz jedną drogę i robisz wszystko, co mówi. Weź tę z obecnością i 4 punktami energii.
    .title = Rozwój
    .else = Dobry wybór na później. Na początku najwięcej dają obecność i energia: obie zostają.
web-learn-horizons_1-presence = Duch jest tam, gdzie jego obecność. Połóż jedną z toru energii w G5: na torze odsłoni się pole, a dwie obecności razem to święte miejsce.
    .title = Nowa obecność
    .else = Tak też można. W G5 powstanie jednak drugie święte miejsce, a tor energii da więcej energii w każdej rundzie.
web-learn-horizons_1-card = Masz 6 punktów energii i jedno zagranie karty. „Nawałnica liści i gałęzi” kosztuje 2 i jest szybka: działa przed najeźdźcami. Zagraj ją.
    .title = Zagraj kartę
    .else = To też dobra karta. Ale w górach, gdzie najeźdźcy zaraz będą budować, stoi odkrywca i tylko „Nawałnica” może go zranić.
web-learn-horizons_1-fast = Najeźdźcy zaraz zaczną budować w górach, w G1 i G8. Użyj „Nawałnicy” w G1: gdzie nie ma najeźdźców, tam nic nie powstaje.
    .title = Uderz pierwszy
    .else = Tam niewiele zmieni. W G1 „Nawałnica” udaremni całą budowę.
web-learn-horizons_1-damage = Jedno obrażenie niszczy odkrywcę; miasteczko wymaga dwóch, miasto trzech. Wybierz odkrywcę.
    .title = Jedno obrażenie
    .else = Moc by się zmarnowała: o odkrywcę tu chodziło.
web-learn-horizons_1-invaders = Najeźdźcy zrobili swoje: w G8 miasto, w G1 nic, na mokradłach nowi odkrywcy. Ich karty się przesunęły; o nich mówi następny rozdział.
    .title = Ich tura
web-learn-horizons_1-reclaim = Nowa runda. Zagrane karty leżą odrzucone. Pierwsza droga rozwoju oddaje je wszystkie, daje nową kartę i 1 punkt energii. Weź ją z mocą mniejszą.
    .title = Karty wracają
    .else = Tak można, dopóki masz karty na ręce. Prędzej czy później trzeba je odzyskać.
web-learn-horizons_1-draft = Z czterech kart zatrzymujesz jedną, na całą grę. „Odporność natury” chroni krainę przed sześcioma obrażeniami. Weź ją.
    .title = Nowa karta
    .else = Ta karta też się kiedyś przyda. Ale zbliża się pustoszenie, a na nie nie ma nic lepszego niż obrona.
web-learn-horizons_1-end = Masz za sobą rozwój, pierwszą kartę i nową moc. To twoja połowa rundy. Dalej: połowa najeźdźców.
    .title = Piękny rozwój

## 2

web-learn-horizons_2 = Tura najeźdźców
web-learn-horizons_2-cards = Karta najeźdźców wskazuje teren. Najpierw jest tam eksploracja, rundę później budowa, jeszcze rundę później pustoszenie. Zawsze więc wiesz, co nadchodzi: teraz pustoszenie dżungli i budowa w górach.
    .title = Ich plan
web-learn-horizons_2-ravage = W obu dżunglach są najeźdźcy. Podczas pustoszenia odkrywca zadaje jedno obrażenie, miasteczko dwa, miasto trzy: krainie i tamtejszym Dahanom. Pustoszenie za co najmniej 2 obrażenia dodaje spaczenie.
    .title = Pustoszenie
web-learn-horizons_2-dahan = Dahanie, którzy przetrwają, kontratakują, każdy za dwa obrażenia. Tu jest ich dwóch: ochroń ich, a powalczą za ciebie.
    .title = Dahanie
web-learn-horizons_2-defend = „Odporność natury” jest w grze: odejmuje od pustoszenia sześć obrażeń. Tu nadchodzą trzy. Użyj jej w G6.
    .title = Obrona
    .else = Tam niewiele jest do uratowania. W G6 dwóch Dahan przeżyje i skontratakuje.
web-learn-horizons_2-ravaged = Obrażenia nie przeszły, a Dahanie skontratakowali: nie ma już miasteczka ani odkrywcy. Zniszczone miasteczko budzi też strach.
    .title = Obronione
web-learn-horizons_2-blighted = G7 nikt nie bronił: dwa obrażenia zabiły Dahanina i przyniosły spaczenie. Spaczenie niszczy twoją obecność w krainie, a jego pula jest mała.
    .title = Stracone
web-learn-horizons_2-built = Potem budowali. Gdzie stoi najeźdźca, przybywa miasteczko, a gdzie miasteczek jest więcej niż miast, miasto. Tak w G8 powstało miasteczko.
    .title = Budowa
web-learn-horizons_2-explored = Na koniec eksploracja: nowa karta i odkrywcy przyszli na mokradła, od morza i od pobliskich budowli. Potem karty się przesunęły: w następnej rundzie pustoszenie gór.
    .title = Eksploracja
web-learn-horizons_2-slow = Teraz, po najeźdźcach, działają wolne moce. W G8 stoją miasteczko i odkrywca, a kolej na góry. Zdmuchnij ich: użyj „Rozproszenia na cztery wiatry” w G8.
    .title = Wolne moce
    .else = Spójrz na karty: następne jest pustoszenie gór, a G8 to góry.
web-learn-horizons_2-pieces = Wypchnij oba żetony, najpierw odkrywcę.
    .title = Oba żetony
    .else = Wypchnij oba: kto zostanie, ten będzie pustoszył.
web-learn-horizons_2-where = Muszą pójść do różnych krain. Odkrywcę wyślij na piaski G5, a miasteczko do G6, gdzie czeka dwóch Dahan.
    .title = Dokąd?
    .else = Każdy sąsiad jest dobry, byle nie było go na najbliższych kartach.
web-learn-horizons_2-end = W G8 nie ma już kto pustoszyć. Czytaj karty, broń krain, które czeka pustoszenie, opróżniaj te, które czeka budowa: to połowa gry. Dalej: żywioły.
    .title = O rundę naprzód

## 3

web-learn-horizons_3 = Żywioły, moce wrodzone, progi
web-learn-horizons_3-elements = Karty w grze i odsłonięte pola torów dają żywioły na rundę. Dwa takie pola są odsłonięte: masz już symbol słońca i symbol powietrza.
    .title = Żywioły
web-learn-horizons_3-innate = „Gwałtowne wichury” to twoja moc wrodzona: nie wymaga karty ani energii, tylko żywiołów. Każdy poziom ma swój próg; działają wszystkie, które osiągniesz.
    .title = Moc wrodzona
web-learn-horizons_3-first = Możesz zagrać trzy karty. „Nawałnica” daje słońce i powietrze: osiągasz pierwszy poziom.
    .title = Słońce i powietrze
    .else = Kolejność nie ma znaczenia, byle na koniec zagrane były wszystkie trzy.
web-learn-horizons_3-second = „Dar słonecznego powietrza” nic nie kosztuje i daje słońce, ogień i powietrze. Trzy symbole powietrza dają drugi poziom, który dodaje strach i wypycha też miasteczka.
    .title = Jeszcze słońce i powietrze
    .else = Zagraj ją mimo to: darmowe karty dają żywioły za nic.
web-learn-horizons_3-third = Karty też mają progi. Przy dwóch symbolach ognia „Wizje ognistej zagłady” dają drugi punkt strachu. Jeden już masz, drugi jest na samej karcie.
    .title = Próg na karcie
    .else = Zostało jedno zagranie i 1 punkt energii, a niewykorzystane zagrania przepadają.
web-learn-horizons_3-gift = Następna budowa jest w dżungli, a w G6 stoją odkrywca i miasteczko. „Wizje” sięgają jednak tylko twoich krain. „Dar” zwiększa zasięg wszystkich mocy: użyj go najpierw.
    .title = Kolejność ma znaczenie
    .else = Wtedy „Wizje” nie sięgną G6. Najpierw „Dar”.
web-learn-horizons_3-visions = Teraz „Wizje” sięgają G6: jeden punkt strachu z tekstu, drugi z progu, a ty wypychasz żeton.
    .title = Dwa punkty strachu
    .else = W innych krainach nie ma kogo wypychać. Budować będą w G6.
web-learn-horizons_3-push = Wypchnij miasteczko do G5, na piaski.
    .title = Precz z miasteczkiem
    .else = Z odkrywcą poradzi sobie „Nawałnica”, a miasteczko jest dla niej za mocne.
web-learn-horizons_3-tempest = Użyj „Nawałnicy” na odkrywcę, który został w G6.
    .title = Reszta
    .else = Jeden odkrywca wystarczy, by powstało miasteczko. Użyj „Nawałnicy” w G6.
web-learn-horizons_3-storm = W dżungli nic nie powstało. Ale następna karta to piaski, a w G5 stoją miasteczko i odkrywca. Użyj tam mocy wrodzonej: jest wolna.
    .title = Gwałtowne wichury
    .else = Spójrz na kartę budowy: następne są piaski, więc trzeba opróżnić G5.
web-learn-horizons_3-blow = Pierwszy poziom wypycha odkrywcę, drugi budzi strach i wypycha miasteczko. Wyślij oba żetony w góry G8.
    .title = Oba poziomy
    .else = Dokądkolwiek, byle nie tam, co jest na najbliższych kartach. Góry miały już swoją kolej.
web-learn-horizons_3-end = W G5 jest pusto. Wybierając karty, patrz najpierw na żywioły: runda z mocą wrodzoną jest warta dwóch. Dalej: strach i zwycięstwo.
    .title = Wszystko zdmuchnięte

## 4

web-learn-horizons_4 = Strach, groza, spaczenie i zwycięstwo
web-learn-horizons_4-fear = Zniszczone budowle i wiele mocy budzą strach. Za każde 4 punkty (przy jednym graczu) zdobywasz kartę strachu. Trzy już są, brakuje jednego.
    .title = Strach
web-learn-horizons_4-terror = Karty strachu podnoszą poziom grozy i coraz łatwiej zwyciężyć. Poziom I: brak najeźdźców. Poziom II: brak miasteczek i miast. Poziom III: brak miast.
    .title = Groza
web-learn-horizons_4-blight = To pula spaczenia. Gdy jest pusta, przegrywasz. Przegrywasz też, gdy duch nie ma już obecności albo gdy skończy się talia najeźdźców.
    .title = Jak przegrać
web-learn-horizons_4-scare = „Wizje ognistej zagłady” dadzą brakujący punkt strachu. Użyj ich w G4, gdzie stoi miasteczko.
    .title = Jeszcze jeden punkt strachu
    .else = Strach da każda kraina. W G4 moc przegoni jednak przy okazji miasteczko.
web-learn-horizons_4-push = Wypchnij miasteczko do G5.
    .title = Z dala od Dahan
    .else = Każdy sąsiad jest dobry. W G5 nie ma w tej rundzie pustoszenia.
web-learn-horizons_4-card = Karta strachu działa na początku tury najeźdźców, a na poziomie grozy III jest najsilniejsza: odkrywca w G6 zapłacił za kłopoty miasteczka.
    .title = Kozły ofiarne
web-learn-horizons_4-blighted = Potem miasteczko spustoszyło dżunglę: przyszło spaczenie i w puli zostały dwa. Pora to zakończyć.
    .title = Spaczenie
web-learn-horizons_4-strike = Na wyspie jest jedno miasto, już uszkodzone. „Żarłoczne mrówki” zadają jedno obrażenie, a na piaskach jeszcze jedno. Użyj ich w G3.
    .title = Ostatnie miasto
    .else = Odkrywcy i miasteczka na poziomie grozy III już się nie liczą. Od zwycięstwa dzieli cię tylko miasto w G3.
web-learn-horizons_4-end = Zwycięstwo! Nie ma już żadnego miasta. Znasz już całą grę: zagraj najpierw jeszcze raz tym duchem, a potem spróbuj innego.
    .title = Wyspa jest wolna
