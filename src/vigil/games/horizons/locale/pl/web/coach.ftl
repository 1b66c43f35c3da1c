### Horizons of Spirit Island: what the coach says is worth knowing, after something has happened.

web-coach-tip-hz-blight_added = Pustoszenie za co najmniej 2 obrażenia dodaje spaczenie. Broń krainy albo wcześniej przerzedź najeźdźców.
web-coach-tip-hz-presence_destroyed = Spaczenie niszczy też obecność. Nie trzymaj całej tam, gdzie nadchodzi pustoszenie.
web-coach-tip-hz-fear_card_earned = Karty strachu pomogą w następnej fazie najeźdźców. Trzecia i szósta podnoszą też poziom grozy: łatwiej o zwycięstwo.
web-coach-tip-hz-dahan_strike_back = Dahanie, którzy przetrwają pustoszenie, kontratakują: ich obrona opłaca się podwójnie.
