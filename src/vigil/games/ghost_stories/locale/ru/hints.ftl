gs-event-compared_lost = Поражение в { $games } из { $of } симуляций вместо { $other }.
gs-event-compared_won = Победа в { $games } из { $of } симуляций вместо { $other }.
gs-event-compared_haunted = { $tile }: захват в { $games } из { $of } симуляций вместо { $other }.
gs-event-compared_died = { $who }: гибель в { $games } из { $of } симуляций вместо { $other }.
gs-event-compared_qi = Чи в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_ghosts = Призраков в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_tao = Жетонов Дао в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_yin_yangs = Жетонов Инь-Ян в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_buddhas = Будд в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_villagers_dead = Погибших Жителей в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_villagers_saved = Спасённых Жителей в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
gs-event-compared_crystals = Лунных Кристаллов в среднем на { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] больше
   *[0] меньше
}.
