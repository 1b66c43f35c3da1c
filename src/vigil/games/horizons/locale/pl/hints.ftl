hz-event-compared_lost = Porażka w { $games } z { $of } symulacji zamiast { $other }.
hz-event-compared_won = Zwycięstwo w { $games } z { $of } symulacji zamiast { $other }.
hz-event-compared_blighted = { $land }: spaczenie w { $games } z { $of } symulacji zamiast { $other }.
hz-event-compared_blight = Spaczenia średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_city = Miast średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_town = Miasteczek średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_explorer = Odkrywców średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_dahan = Dahan średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_fear = Strachu średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_presence = Obecności średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_cards = Zdobytych mocy średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
hz-event-compared_energy = Energii średnio o { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] więcej
   *[0] mniej
}.
