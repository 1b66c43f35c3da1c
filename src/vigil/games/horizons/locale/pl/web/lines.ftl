web-line-hz-devouring_teeth_lurk_underfoot-strikes = Wciąż głodne.
web-line-hz-devouring_teeth_lurk_underfoot-blight = Ziemia smakuje popiołem.
web-line-hz-devouring_teeth_lurk_underfoot-fear = Teraz stąpają ciszej.
web-line-hz-devouring_teeth_lurk_underfoot-hurt = Coś się odgryzło.
web-line-hz-devouring_teeth_lurk_underfoot-dahan = Stare stopy wiedzą, gdzie stąpać.
web-line-hz-devouring_teeth_lurk_underfoot-city = Kamień pęka jak kość.

web-line-hz-eyes_watch_from_the_trees-strikes = Widzieliśmy. Teraz oni też.
web-line-hz-eyes_watch_from_the_trees-blight = Jedno drzewo zamknęło oczy.
web-line-hz-eyes_watch_from_the_trees-fear = Czują nasz wzrok.
web-line-hz-eyes_watch_from_the_trees-hurt = Jedno oko mniej. Wiele zostało.
web-line-hz-eyes_watch_from_the_trees-dahan = Przyjaciele nie potrzebują tu pochodni.
web-line-hz-eyes_watch_from_the_trees-city = Okna znów są ciemne.

web-line-hz-fathomless_mud_of_the_swamp-strikes = W dół. Powoli w dół.
web-line-hz-fathomless_mud_of_the_swamp-blight = Nawet muł może chorować.
web-line-hz-fathomless_mud_of_the_swamp-fear = Teraz sprawdzają każdy krok.
web-line-hz-fathomless_mud_of_the_swamp-hurt = Kałuża wyschła. Deszcz przyjdzie.
web-line-hz-fathomless_mud_of_the_swamp-dahan = Trzciny kłonią się proszącym.
web-line-hz-fathomless_mud_of_the_swamp-city = Tonie nie gorzej niż drewno.

web-line-hz-rising_heat_of_stone_and_sand-strikes = Poczujcie południe.
web-line-hz-rising_heat_of_stone_and_sand-blight = To nie był mój ogień.
web-line-hz-rising_heat_of_stone_and_sand-fear = Szukają cienia.
web-line-hz-rising_heat_of_stone_and_sand-hurt = Kamień ostygł. Nie na długo.
web-line-hz-rising_heat_of_stone_and_sand-dahan = Dobry rzut w gorącym słońcu.
web-line-hz-rising_heat_of_stone_and_sand-city = Mury pękają tam, gdzie śpiewa piasek.

web-line-hz-sun_bright_whirlwind-strikes = Za późno! Już zrobione!
web-line-hz-sun_bright_whirlwind-blight = Pył. Nie lubię pyłu.
web-line-hz-sun_bright_whirlwind-fear = Trzymają się za kapelusze.
web-line-hz-sun_bright_whirlwind-hurt = Byłem gdzie indziej. Prawie.
web-line-hz-sun_bright_whirlwind-dahan = Szybciej niż wiatr! Prawie.
web-line-hz-sun_bright_whirlwind-city = Tyle dachów. Teraz niewiele.
