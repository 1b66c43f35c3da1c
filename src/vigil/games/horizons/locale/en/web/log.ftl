### Horizons of Spirit Island: the log, where one line tells all that a power, a ravage or a card brought about.

web-hz-log-blight_added = blight added to { $places } ({ $left } left)
    .here = blight added ({ $left } left)
web-hz-log-blight_removed = blight removed from { $places }
    .here = blight removed
web-hz-log-card_gained = gains { $card }
web-hz-log-card_played = { $card }
web-hz-log-cards_reclaimed = all cards back in hand
web-hz-log-energy_gained = +{ $amount } energy
web-hz-log-fear_generated = +{ $amount } fear
web-hz-log-land_defended = Defend { $amount } in { $places }
    .here = Defend { $amount }
web-hz-log-piece_added = new { $piece } in { $places }
    .here = new { $piece }
web-hz-log-piece_damaged = { $piece } in { $places } takes { $amount } damage
    .here = { $piece } takes { $amount } damage
web-hz-log-piece_destroyed = { $piece } destroyed in { $places }
    .here = { $piece } destroyed
web-hz-log-piece_moved = { $piece } { $places }
web-hz-log-piece_removed = { $piece } removed from { $places }
    .here = { $piece } removed
web-hz-log-piece_replaced = { $piece } → { $by } in { $places }
    .here = { $piece } → { $by }
web-hz-log-presence_added = presence in { $places }
web-hz-log-presence_destroyed = presence of { $who } lost in { $places }
    .here = presence of { $who } lost
web-hz-log-presence_moved = presence { $places }
web-hz-log-slot_opened = { $track ->
    [energy] uncovers a space on the energy track
   *[plays] uncovers a space on the card plays track
}
