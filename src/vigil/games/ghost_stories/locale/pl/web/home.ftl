### Ghost Stories: on the first page and in the form for a new table.

## Games

web-home-game-ghost_stories = Ghost Stories
web-home-game-white_moon = Ghost Stories: Biały Księżyc
web-home-about-ghost_stories = Taoiści bronią wioski z dziewięciu żetonów przed Wu-Fengiem i jego duchami.
web-home-about-white_moon = Dodatek: Wieśniacy do ocalenia, Portal, Su-Ling i Księżycowe Kryształy.
web-home-people-ghost_stories = 1–4
web-home-people-white_moon = 1–4
web-home-time-ghost_stories = 45–60 min
web-home-time-white_moon = 60–75 min

## A new table

web-home-any-gs = Dowolny Taoista
web-home-pick-gs = Plansza miejsca { $number }
web-home-choice-edition = Wydanie
web-home-choice-options-portal = Miejsce Portalu
web-home-choice-options-village = Żetony wioski
web-home-choice-options-incarnations = Inkarnacje
web-home-choice-black_tao = Zacznij z czarnym znacznikiem Tao
web-home-value-options-portal-centre = środek
web-home-value-options-portal-edge = krawędź (trudniej)
web-home-value-options-portal-corner = róg (najtrudniej)
web-home-value-options-village-first_games = na pierwsze gry
web-home-value-options-village-random = losowe
web-home-value-options-incarnations-mixed = wszystkie razem
web-home-value-options-incarnations-new = tylko nowe
web-home-value-options-incarnations-base = tylko z gry podstawowej
