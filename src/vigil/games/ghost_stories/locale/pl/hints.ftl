gs-event-compared_lost = Porażka w { $games } z { $of } symulacji zamiast { $other }.
gs-event-compared_won = Zwycięstwo w { $games } z { $of } symulacji zamiast { $other }.
gs-event-compared_haunted = { $tile }: nawiedzenie w { $games } z { $of } symulacji zamiast { $other }.
gs-event-compared_died = { $who }: śmierć w { $games } z { $of } symulacji zamiast { $other }.
gs-event-compared_qi = Średnio o { NUMBER($amount, minimumFractionDigits: 1) } Czi { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_ghosts = Duchów średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_tao = Znaczników Tao średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_yin_yangs = Znaczników Jin-Jang średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_buddhas = Figurek Buddy średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_villagers_dead = Martwych Wieśniaków średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_villagers_saved = Ocalonych Wieśniaków średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
gs-event-compared_crystals = Księżycowych Kryształów średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
