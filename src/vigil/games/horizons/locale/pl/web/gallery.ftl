### Horizons of Spirit Island: choosing a spirit. The first turns follow what the bot `rules` does in its first three turns, in 200 games alone
### with each spirit (won: 159 Teeth, 170 Eyes, 162 Mud, 174 Heat, 101 Whirlwind), with advice of our own from the panels.

web-gallery-spirits = Duchy wyspy
web-hz-choose = Który duch się zbudzi?
web-hz-choose-all = Przeczytaj wszystko
web-hz-wake = Zbudź
web-gallery-complexity = Złożoność:
web-gallery-complexity-low = niska
web-gallery-strength-offence = Atak
web-gallery-strength-control = Kontrola
web-gallery-strength-fear = Strach
web-gallery-strength-defence = Obrona
web-gallery-strength-utility = Pomoc innym
web-gallery-first-turns = Pierwsze tury

web-gallery-hz-devouring_teeth_lurk_underfoot = Zabijaka: uderza rzadko, ale po każdym ciosie coś pada.
    .turn1 = Weź rozwój z 3 punktami energii i połóż obecność tuż przy najeźdźcach, zdejmując ją z toru kart: od razu dwie karty na turę. Zagraj „Dziki szał” i „Zagonienie ku czyhającej paszczy”.
    .turn2 = Odzyskaj karty, a obecność zdejmij z toru energii, bo czeka tam ogień. „Znaczenie terytorium szramami i kłami” utrzyma krainę, która zaraz będzie pustoszona.
    .turn3 = Dalej na przemian odzyskuj karty i bierz rozwój z 3 punktami energii; moc wrodzona potrzebuje ognia i zwierzęcia z torów.
web-gallery-hz-eyes_watch_from_the_trees = Strażnik: osłonięte krainy, Dahanie, którzy kontratakują, i co turę trochę strachu.
    .turn1 = Dodaj dwie obecności, obie z toru kart. „Szept prowadzący przez noc” zbierze Dahan w jednym miejscu, drugą kartą są „Tajemnicze porwania”.
    .turn2 = Zdobądź nową kartę i połóż obecność dalej od domu. Na ręce zostały „Łaska czujnej straży” i „Upiorne odgłosy i ruchome drzewa”: dobrze działają razem.
    .turn3 = Odzyskaj karty. Odtąd co turę broń krainy, w której są Dahanie: pustoszenie stanie się ich atakiem.
web-gallery-hz-fathomless_mud_of_the_swamp = Bagno: gdzie jest u siebie, tam najeźdźcy nic nie zbudują.
    .turn1 = Dodaj dwie obecności z toru kart; drugie święte miejsce załóż tam, gdzie najeźdźcy zaraz będą budować. Zagraj „Otwarcie zmiennych dróg wodnych” i „Uniesienie splątanego wzrostu”.
    .turn2 = Weź kartę, obecność i 2 punkty energii. Na pustoszenie zagraj „Nieprzebyte gąszcze i ciernie”, a do tego „Cuchnące opary i zgniły szlam”.
    .turn3 = Odzyskaj karty, a obecność zdejmij z toru energii. Trzymaj dwa święte miejsca: z jednego moc wrodzona wyciąga obecność.
web-gallery-hz-rising_heat_of_stone_and_sand = Piec: w jego świętych miejscach najeźdźcy kruszą się od dotyku.
    .turn1 = Dodaj dwie obecności w górach i na piaskach, po jednej z każdego toru: dwie karty na turę i stały żywioł ziemi. Zagraj „Dar palącego żaru” i „Kąsającą burzę piaskową”.
    .turn2 = Dodaj kolejne dwie obecności z toru energii i zakładaj święte miejsca tam, gdzie stoją miasteczka. „Wycieńczający skwar” zatrzyma najgroźniejsze pustoszenie lub budowę.
    .turn3 = Odzyskaj karty: razem z nimi przyjdzie nowa karta i energia. Potem uderzaj tam, gdzie święte miejsca osłabiły najeźdźców.
web-gallery-hz-sun_bright_whirlwind = Burza: kto nie ustoi w miejscu, ten nic nie zbuduje.
    .turn1 = Weź rozwój z 4 punktami energii; obecność z toru kart da dwie karty na turę. Zagraj „Rozproszenie na cztery wiatry” i „Nawałnicę liści i gałęzi”.
    .turn2 = Jeszcze raz ten sam rozwój, tym razem z obecnością z toru energii. Na ręce zostały dwa dary: „Dar słonecznego powietrza” i „Dar kroków niesionych wiatrem”, który przyspiesza moc z wypchnięciem.
    .turn3 = Odłożoną energię wydaj na moc większą: zada miasteczkom i miastom obrażenia, których ci brakuje. Gdy ręka opustoszeje, odzyskaj karty.
