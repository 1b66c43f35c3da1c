hz-event-compared_lost = Defeat in { $games } of { $of } simulated games instead of { $other }.
hz-event-compared_won = Victory in { $games } of { $of } simulated games instead of { $other }.
hz-event-compared_blighted = { $land } blighted in { $games } of { $of } simulated games instead of { $other }.
hz-event-compared_blight = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] less
} blight.
hz-event-compared_city = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} cities.
hz-event-compared_town = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} towns.
hz-event-compared_explorer = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} explorers.
hz-event-compared_dahan = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} Dahan.
hz-event-compared_fear = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] less
} fear.
hz-event-compared_presence = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] less
} presence.
hz-event-compared_cards = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} powers gained.
hz-event-compared_energy = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] less
} energy.
