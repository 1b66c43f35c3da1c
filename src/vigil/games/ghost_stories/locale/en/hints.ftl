gs-event-compared_lost = Defeat in { $games } of { $of } simulated games instead of { $other }.
gs-event-compared_won = Victory in { $games } of { $of } simulated games instead of { $other }.
gs-event-compared_haunted = { $tile } haunted in { $games } of { $of } simulated games instead of { $other }.
gs-event-compared_died = { $who } dead in { $games } of { $of } simulated games instead of { $other }.
gs-event-compared_qi = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] less
} Qi.
gs-event-compared_ghosts = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} ghosts.
gs-event-compared_tao = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} Tao tokens.
gs-event-compared_yin_yangs = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} Yin-Yangs left.
gs-event-compared_buddhas = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} Buddhas.
gs-event-compared_villagers_dead = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} dead villagers.
gs-event-compared_villagers_saved = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} saved villagers.
gs-event-compared_crystals = On average { NUMBER($amount, minimumFractionDigits: 1) } { $more ->
    [1] more
   *[0] fewer
} moon crystals.
