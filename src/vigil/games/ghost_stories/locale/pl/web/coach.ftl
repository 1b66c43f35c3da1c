### Ghost Stories: what the coach says is worth knowing, after something has happened.

web-coach-tip-gs-tile_haunted = Nawiedzony żeton nie pomaga, a zbyt wiele takich to porażka. Wyegzorcyzmuj ducha, zanim jego figurka dojdzie do wioski.
web-coach-tip-gs-qi_lost = Czi to życie: bez ostatniego Taoista ginie. Czi daje Herbaciarnia, a Jin-Jang pozwala poprosić ją z daleka.
web-coach-tip-gs-exorcism_failed = { $players ->
    [1] Najpierw zbierz znaczniki Tao w kolorze ducha: każdy to pewny sukces.
   *[other] Najpierw zbierz znaczniki Tao w kolorze ducha albo stań na żetonie kogoś, kto je ma: każdy to pewny sukces.
}
web-coach-tip-gs-board_haunted = Plansza nie ma już Czi: odtąd za jej straty płaci żywy Taoista. Zwolnij miejsce, zanim się zapełni.
