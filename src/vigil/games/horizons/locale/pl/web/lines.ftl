line-hz-devouring_teeth_lurk_underfoot-strikes = Wciąż głodne.
line-hz-devouring_teeth_lurk_underfoot-blight = Ziemia smakuje popiołem.
line-hz-devouring_teeth_lurk_underfoot-fear = Teraz stąpają ciszej.
line-hz-devouring_teeth_lurk_underfoot-hurt = Coś odgryzło.
line-hz-devouring_teeth_lurk_underfoot-dahan = Stare stopy wiedzą, gdzie stąpać.
line-hz-devouring_teeth_lurk_underfoot-city = Kamień pęka jak kość.

line-hz-eyes_watch_from_the_trees-strikes = Widzieliśmy. Teraz oni też.
line-hz-eyes_watch_from_the_trees-blight = Jedno drzewo zamknęło oczy.
line-hz-eyes_watch_from_the_trees-fear = Czują nasz wzrok.
line-hz-eyes_watch_from_the_trees-hurt = Jedno oko mniej. Wiele zostało.
line-hz-eyes_watch_from_the_trees-dahan = Przyjaciele nie potrzebują tu pochodni.
line-hz-eyes_watch_from_the_trees-city = Okna znów są ciemne.

line-hz-fathomless_mud_of_the_swamp-strikes = W dół. Powoli w dół.
line-hz-fathomless_mud_of_the_swamp-blight = Nawet muł może chorować.
line-hz-fathomless_mud_of_the_swamp-fear = Teraz sprawdzają każdy krok.
line-hz-fathomless_mud_of_the_swamp-hurt = Kałuża wyschła. Deszcz przyjdzie.
line-hz-fathomless_mud_of_the_swamp-dahan = Trzciny kłonią się proszącym.
line-hz-fathomless_mud_of_the_swamp-city = Tonie nie gorzej niż drewno.

line-hz-rising_heat_of_stone_and_sand-strikes = Poczujcie południe.
line-hz-rising_heat_of_stone_and_sand-blight = To nie był mój ogień.
line-hz-rising_heat_of_stone_and_sand-fear = Szukają cienia.
line-hz-rising_heat_of_stone_and_sand-hurt = Kamień ostygł. Nie na długo.
line-hz-rising_heat_of_stone_and_sand-dahan = Dobry rzut w gorącym słońcu.
line-hz-rising_heat_of_stone_and_sand-city = Mury pękają tam, gdzie śpiewa piasek.

line-hz-sun_bright_whirlwind-strikes = Za późno! Już zrobione!
line-hz-sun_bright_whirlwind-blight = Pył. Nie lubię pyłu.
line-hz-sun_bright_whirlwind-fear = Trzymają się za kapelusze.
line-hz-sun_bright_whirlwind-hurt = Byłem gdzie indziej. Prawie.
line-hz-sun_bright_whirlwind-dahan = Szybciej niż wiatr! Prawie.
line-hz-sun_bright_whirlwind-city = Tyle dachów. Teraz niewiele.
