### Dziennik: jedna linijka mówi o wszystkim, co wywołała moc, pustoszenie albo karta.

web-hz-log-blight_added = dodano spaczenie: { $places } (zostało: { $left })
    .here = dodano spaczenie (zostało: { $left })
web-hz-log-blight_removed = usunięto spaczenie: { $places }
    .here = usunięto spaczenie
web-hz-log-card_gained = zdobyta karta { $card }
web-hz-log-card_played = { $card }
web-hz-log-cards_reclaimed = wszystkie karty wracają na rękę
web-hz-log-energy_gained = energia +{ $amount }
web-hz-log-fear_generated = strach +{ $amount }
web-hz-log-land_defended = obrona { $amount }: { $places }
    .here = obrona { $amount }
web-hz-log-piece_added = pojawia się { $piece } ({ $places })
    .here = pojawia się { $piece }
web-hz-log-piece_damaged = { $piece }, obrażenia { $amount }: { $places }
    .here = { $piece }, obrażenia { $amount }
web-hz-log-piece_destroyed = zniszczono: { $piece } ({ $places })
    .here = zniszczono: { $piece }
web-hz-log-piece_moved = { $piece } { $places }
web-hz-log-piece_removed = usunięto: { $piece } ({ $places })
    .here = usunięto: { $piece }
web-hz-log-piece_replaced = { $piece } → { $by }: { $places }
    .here = { $piece } → { $by }
web-hz-log-presence_added = obecność: { $places }
web-hz-log-presence_destroyed = { $who }: utracona obecność ({ $places })
    .here = { $who }: utracona obecność
web-hz-log-presence_moved = obecność { $places }
web-hz-log-slot_opened = { $track ->
    [energy] odsłonięto pole toru energii
   *[plays] odsłonięto pole toru zagrań kart
}
