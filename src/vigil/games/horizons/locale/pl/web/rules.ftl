### Horizons of Spirit Island: the rules and cards in the browser.

## The reference

web-rules-kind-spirit = Duchy wyspy
web-rules-kind-innate = Moce wrodzone
web-rules-kind-minor = Mniejsze moce
web-rules-kind-major = Większe moce
web-rules-kind-unique = Moce unikalne
web-rules-kind-fear = Karty strachu
web-rules-kind-invader = Karty najeźdźców
web-rules-kind-board = Plansze wyspy
web-rules-kind-special = Zasady specjalne
web-rules-kind-terror = Poziomy grozy
web-rules-kind-element = Żywioły
web-rules-kind-terrain = Tereny

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
