### Rules and cards in the browser.

## The reference

web-rules-box = Wszystko, co jest w pudełku
web-rules-kind-power = Moce
web-rules-kind-term = Pojęcia
web-rules-kind-module = Dodatek
web-rules-kind-piece = Elementy
