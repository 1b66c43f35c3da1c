### Ghost Stories: what options bring about, in a few words.

## What the villagers' help brings

gs-brings-cemetery = ożywia Taoistę; potem kość Klątwy
gs-brings-taoist_altar = przywraca żeton; przybywa duch
gs-brings-herbalist = 2 kości Tao: znaczniki w ich kolorach
gs-brings-sorcerers_hut = usuwa ducha za 1 Czi
gs-brings-buddhist_temple = daje Buddę
gs-brings-night_watchman = cofa figurki duchów z jednej planszy
gs-brings-circle_of_prayer = osłabia duchy w jednym kolorze
gs-brings-pavilion = przenosi ducha, potem Taoistę
gs-brings-tea_house = 1 Czi i 1 znacznik Tao; przybywa duch
gs-brings-kung_fu_school = jeden rzut przeciw duchom jednego koloru

## What powers and artifacts bring

gs-brings-bottomless_pockets = 1 dowolny znacznik Tao
gs-brings-enfeeblement_mantra = duch słabszy o 1
gs-brings-dance_of_the_spires = ruch na dowolny żeton
gs-brings-dance_of_the_twin_winds = inny Taoista idzie na sąsiedni żeton
gs-brings-favourite_of_the_gods = pozwala przerzucić kości
gs-brings-strength_of_the_mountain = 4. kość Tao; bez kości Klątwy
gs-brings-heavenly_gust = i pomoc, i egzorcyzm
gs-brings-second_wind = ta sama akcja jeszcze raz
gs-brings-life_potion = 1 Czi albo ożywia Taoistę
gs-brings-moon_dust = 1 Księżycowy Kryształ
gs-brings-scroll_of_unity = pozostali mogą przyjść do ciebie
gs-brings-firework = pomoc dowolnego aktywnego żetonu

## What a whole family brings

gs-brings-long = { gs-artifact-life_potion }
gs-brings-chang = { gs-artifact-moon_dust }
gs-brings-teng = { gs-artifact-scroll_of_unity }
gs-brings-weng = { gs-artifact-firework }
gs-brings-miao = { gs-artifact-shield_of_time }
gs-brings-sheng = { gs-artifact-vengeful_claw }
gs-brings-sun = { gs-artifact-armor_of_the_just }
gs-brings-hua = { gs-artifact-divine_sword }
gs-brings-wu = Budda na dowolne puste miejsce
gs-brings-xiang = znacznik Tao w każdym kolorze
gs-brings-li = 3 Czi do podziału
gs-brings-zhou = Mistyczna Bariera

## What a death in a family brings

gs-cursed-long = zielony znacznik Tao zniknie z gry
gs-cursed-chang = czerwony znacznik Tao zniknie z gry
gs-cursed-teng = żółty znacznik Tao zniknie z gry
gs-cursed-weng = niebieski znacznik Tao zniknie z gry
gs-cursed-wu = do gry wejdzie jeszcze jedna Inkarnacja
gs-cursed-miao = czarny znacznik Tao zniknie z gry
gs-cursed-xiang = zginie jeszcze jeden Wieśniak
gs-cursed-sheng = żeton zostanie nawiedzony
gs-cursed-sun = przybędzie duch
gs-cursed-li = najniższa karta opuści talię
gs-cursed-zhou = jedna plansza straci 1 Czi
gs-cursed-hua = aktywny Taoista zostanie powalony

## What else an option means

gs-note-curse-odds = klątwa: 4 szanse na 6
gs-note-strength-afar = tylko do pomocy przez Jin-Jang
gs-note-no-help = tu nie ma pomocy
gs-note-helps-again = jego wieśniak znów może pomóc
gs-note-yin_yang = pomoc dowolnego żetonu
gs-note-yin_yang-haunted = pomoc dowolnego żetonu albo przywrócenie
gs-note-fills = zapełni planszę
gs-note-beside = obok { $taoists }
gs-note-aftermath = potem: { $stones }
gs-note-catches = Budda zniszczy ducha
gs-note-entry = od razu nawiedzi: { $tile }
gs-note-entry-kills = od razu zginą Wieśniacy: { $tile }
gs-note-threat = { $turns ->
    [1] nawiedzi w następnej turze: { $tile }
    [few] nawiedzi za { $turns } tury: { $tile }
   *[many] nawiedzi za { $turns } tur: { $tile }
}
gs-note-then-left = zostanie { $count }
gs-note-then-held = będziesz mieć { $count }
gs-note-weakens = { $count ->
    [0] nie ma takich duchów w grze
    [one] osłabi { $count } ducha
   *[other] osłabi { $count } duchów
}
gs-note-drives-back = { $count ->
    [one] wróci { $count } figurka
    [few] wrócą { $count } figurki
   *[many] wróci { $count } figurek
}
gs-note-silences = nie działa: { $abilities }
gs-note-portal = tam jest Portal
gs-note-whole-family = za całą rodzinę: { $reward }
gs-note-completes = cała rodzina ocalona: { $reward }
gs-note-receptacles = zapełni { $count } z 4 Postumentów
gs-note-dies = zginie

## What an answer does, in figures

gs-does-won = wygrana
gs-does-lost = przegrana
gs-does-gone = { $count ->
    [one] odejdzie { $count } duch
    [few] odejdą { $count } duchy
   *[many] odejdzie { $count } duchów
}
gs-does-restored = { $count ->
    [one] przywróci { $count } żeton
    [few] przywróci { $count } żetony
   *[many] przywróci { $count } żetonów
}
gs-does-revived = { $count ->
    [one] wróci { $count } Taoista
   *[many] wróci { $count } Taoistów
}
gs-does-saved = { $count ->
    [one] ocali { $count } Wieśniaka
   *[many] ocali { $count } Wieśniaków
}
gs-does-qi = +{ $count } Czi
gs-does-tao = +{ $count } Tao
gs-does-crystals = { $count ->
    [one] +{ $count } Księżycowy Kryształ
    [few] +{ $count } Księżycowe Kryształy
   *[many] +{ $count } Księżycowych Kryształów
}
gs-does-yin_yang = +{ $count } Jin-Jang
gs-does-buddha =
    { $count ->
        [one] +{ $count } figurka Buddy
        [few] +{ $count } figurki Buddy
       *[many] +{ $count } figurek Buddy
    }
gs-does-died = { $count ->
    [one] zginie { $count } Taoista
   *[many] zginie { $count } Taoistów
}
gs-does-haunted = { $count ->
    [one] nawiedzi { $count } żeton
    [few] nawiedzi { $count } żetony
   *[many] nawiedzi { $count } żetonów
}
gs-does-killed = { $count ->
    [one] zginie { $count } Wieśniak
   *[many] zginie { $count } Wieśniaków
}
gs-does-qi_lost = −{ $count } Czi
gs-does-tao_lost = −{ $count } Tao
gs-does-tao_spent = { $count ->
    [one] wydasz { $count } znacznik Tao
    [few] wydasz { $count } znaczniki Tao
   *[many] wydasz { $count } znaczników Tao
}
gs-does-crystals_spent = { $count ->
    [one] wydasz { $count } Księżycowy Kryształ
    [few] wydasz { $count } Księżycowe Kryształy
   *[many] wydasz { $count } Księżycowych Kryształów
}
gs-does-ghosts = { $count ->
    [one] przybędzie { $count } duch
    [few] przybędą { $count } duchy
   *[many] przybędzie { $count } duchów
}
