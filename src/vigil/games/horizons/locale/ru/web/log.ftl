### Журнал: одна строка рассказывает обо всём, что вызвали сила, разорение или карта.

web-hz-log-blight_added = скверна добавлена: { $places } (осталось: { $left })
    .here = скверна добавлена (осталось: { $left })
web-hz-log-blight_removed = скверна убрана: { $places }
    .here = скверна убрана
web-hz-log-card_gained = получена карта { $card }
web-hz-log-card_played = { $card }
web-hz-log-cards_reclaimed = все карты снова на руке
web-hz-log-energy_gained = энергия +{ $amount }
web-hz-log-fear_generated = страх +{ $amount }
web-hz-log-land_defended = защита { $amount }: { $places }
    .here = защита { $amount }
web-hz-log-piece_added = появляется { $piece } ({ $places })
    .here = появляется { $piece }
web-hz-log-piece_damaged = { $piece } получает урон { $amount }: { $places }
    .here = { $piece } получает урон { $amount }
web-hz-log-piece_destroyed = уничтожено: { $piece } ({ $places })
    .here = уничтожено: { $piece }
web-hz-log-piece_moved = { $piece } { $places }
web-hz-log-piece_removed = удалено: { $piece } ({ $places })
    .here = удалено: { $piece }
web-hz-log-piece_replaced = { $piece } → { $by }: { $places }
    .here = { $piece } → { $by }
web-hz-log-presence_added = присутствие: { $places }
web-hz-log-presence_destroyed = { $who }: потеряно присутствие ({ $places })
    .here = { $who }: потеряно присутствие
web-hz-log-presence_moved = присутствие { $places }
web-hz-log-slot_opened = { $track ->
    [energy] открыта ячейка шкалы энергии
   *[plays] открыта ячейка шкалы числа карт
}
