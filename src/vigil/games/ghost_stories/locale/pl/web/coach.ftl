### Ghost Stories: what the coach says is worth knowing, after something has happened.

web-coach-tip-gs-tile_haunted = nawiedzony żeton już nie pomaga, a gdy jest ich zbyt wiele, partia jest przegrana. Duchem, którego figurka podeszła pod wioskę, najlepiej zająć się od razu.
web-coach-tip-gs-qi_lost = Czi to życie: wraz z ostatnim ginie Taoista. Klątwy są drogie, a Wieśniacy i żeton Yin-Yang potrafią pomóc.
web-coach-tip-gs-exorcism_failed = zanim spróbujesz, zbierz znaczniki Tao w kolorze ducha albo stań obok kogoś, kto je ma: każdy to pewny sukces.
web-coach-tip-gs-board_haunted = plansza pełna duchów co turę kosztuje Taoistę Czi. Zwolnij pole, zanim przyjdzie trzeci duch.
