### Rules and cards in the browser.

## The reference

web-rules-box = Wszystko, co jest w pudełku
web-rules-search = Szukaj po nazwie, w dowolnym języku
web-rules-kinds = Rodzaje rzeczy
web-rules-all = Wszystko
web-rules-none = Nic nie nazywa się „{ $word }”.
web-rules-more = Pokaż więcej ({ $count })
web-rules-kind-power = Moce
web-rules-kind-term = Pojęcia
web-rules-kind-module = Dodatek
