### Ghost Stories: экраны конца игры.

## Заголовки

gs-ending-won = Настаёт утро
gs-ending-village_haunted = Деревня пала
gs-ending-line_haunted = Деревня пала
gs-ending-taoists_dead = Фонари погасли
gs-ending-deck_empty = Ночь победила
gs-ending-villagers_dead = Улицы опустели

## Что случилось

gs-story-won = На ходу { $turn } исчезло последнее Воплощение Ву-Фенга.
gs-story-village_haunted =
    { $haunted ->
        [one] Погас { $haunted } тайл: { $tile }.
        [few] Погасли { $haunted } тайла, последний — { $tile }.
       *[many] Погасло { $haunted } тайлов, последний — { $tile }.
    }
gs-story-line_haunted = На ходу { $turn } Обитатель встретил на пути только тёмные тайлы.
gs-story-taoists_dead = Даосы пали один за другим; последним на ходу { $turn } — { $taoist }.
gs-story-deck_empty = На ходу { $turn } колода опустела, а Ву-Фенг ещё стоит.
gs-story-villagers_dead = Погибли двенадцать Жителей, последний — на ходу { $turn }.
gs-story-home =
    { $haunted ->
        [0] Все тайлы светятся
        [one] { $haunted } тайл остался тёмным
        [few] { $haunted } тайла остались тёмными
       *[many] { $haunted } тайлов остались тёмными
    }{ $fallen ->
        [0] , и все идут домой.
        [one] ; { $fallen } Даос не вернётся.
        [few] ; { $fallen } Даоса не вернутся.
       *[many] ; { $fallen } Даосов не вернутся.
    }
gs-story-left =
    { $qi ->
        [0] Чи не осталось
       *[other] Осталось { $qi } Чи
    }, впереди { $deck ->
        [one] была ещё { $deck } карта
        [few] было ещё { $deck } карты
       *[many] было ещё { $deck } карт
    }.
