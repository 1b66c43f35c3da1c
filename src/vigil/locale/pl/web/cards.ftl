### Cards and other pieces in the browser: their pages, how they are found, and choosing among them.

## All pieces of a game

web-cards-title = Wszystko, co w pudełku
web-cards-book = Zasady
web-cards-search = Szukaj w nazwach i tekstach, w dowolnym języku
web-cards-kinds = Rodzaje
web-cards-all = Wszystko
web-cards-more = { $count ->
    [0] Więcej: { $name }
    [one] Więcej: { $name } ({ $count } wyjaśnienie)
    [few] Więcej: { $name } ({ $count } wyjaśnienia)
   *[many] Więcej: { $name } ({ $count } wyjaśnień)
}
web-cards-next = Pokaż więcej ({ $count })
web-cards-clear = Wyczyść wyszukiwanie
web-cards-found = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-cards-none = Nic nie pasuje. Spróbuj innego słowa albo zdejmij część filtrów.
web-cards-filter-element = Żywioł
web-cards-filter-cost = Koszt
web-cards-filter-speed = Szybkość
web-cards-filter-terrain = Teren
web-cards-filter-colour = Kolor
web-cards-filter-resistance = Odporność
web-cards-filter-module = Dodatek
web-cards-mixed = kilka kolorów

## The page of a piece

web-cards-rulings = Wyjaśnienia
web-cards-reading = Interpretacja { $id }: dla nowego stołu można wybrać inną.
web-cards-other = Inna interpretacja: { $text }
web-cards-sections = W księdze zasad
web-cards-related = Zobacz też
web-cards-back = Wszystkie elementy
web-cards-lost = W pudełku nie ma takiego elementu.

## Choosing

web-gallery-title = Co można wybrać
web-gallery-choose = Wybierz: { $name }
web-gallery-taken = Już zajęte
web-gallery-page = Wszystko o tym
web-gallery-points = { $points } z { $best }
