hz-event-compared_lost = Поражение в { $games } из { $of } симуляций вместо { $other }.
hz-event-compared_won = Победа в { $games } из { $of } симуляций вместо { $other }.
hz-event-compared_blighted = { $land }: скверна в { $games } из { $of } симуляций вместо { $other }.
hz-event-compared_blight = Скверны в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_city = Городов в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_town = Поселений в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_explorer = Разведчиков в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_dahan = Даханов в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_fear = Страха в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_presence = Присутствия в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_cards = Полученных способностей в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
hz-event-compared_energy = Энергии в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
