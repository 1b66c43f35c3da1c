### Horizons of Spirit Island in the browser.

## Phases and rounds

web-hz-step-spirit = Духи
web-hz-step-fast = Быстрые
web-hz-step-invader = Захватчики
web-hz-step-slow = Медленные
web-hz-step-time_passes = Течение времени
web-hz-round = Ход { $round }
web-hz-warn-blight = Осталось скверны: { $count }
web-hz-warn-deck = Осталось карт захватчиков: { $count }
web-hz-tab-spirit = Дух
web-hz-tab-hand = Рука

## Invaders, fear and blight

web-hz-coast = берег
web-hz-no-card = карты нет
web-hz-invader-name = { $action }: { $card }.
web-hz-invader-left = { $count ->
    [one] В колоде захватчиков осталась { $count } карта.
    [few] В колоде захватчиков остались { $count } карты.
   *[many] В колоде захватчиков осталось { $count } карт.
}
web-hz-deck-left = ещё { $count }
web-hz-deck-unseen = Дальше может выйти: { $cards }.
web-hz-fear = Страх
web-hz-terror = степень ужаса
web-hz-fear-figures = { $count } из { $pool }
web-hz-fear-earned = { $count ->
    [one] получена { $count } карта
    [few] получены { $count } карты
   *[many] получено { $count } карт
}
web-hz-fear-rise = { $count ->
    [one] до { $level }: { $count } карта
    [few] до { $level }: { $count } карты
   *[many] до { $level }: { $count } карт
}
web-hz-fear-left = { $count ->
    [one] { $count } карта в колоде страха
    [few] { $count } карты в колоде страха
   *[many] { $count } карт в колоде страха
}
web-hz-fear-name = Страх: { $figures }; { $earned }. { $level }; { $rise }. { $victory }
web-hz-victory = Победа
web-hz-victory-now = { $goal } (сейчас { $count })
web-hz-victory-then = { $level }: { $goal }
web-hz-blight = Скверна
web-hz-blight-pool = Резерв скверны
web-hz-blight-figures = { $count } из { $total }
web-hz-blight-empty = 0 — поражение
web-hz-blight-name = Резерв скверны: { $figures }. Когда он опустеет, игра проиграна.
web-hz-blight-now = Скверны в резерве: { $pool }; на острове: { $island }.

## Lands

web-hz-land-coastal = { $land }: { $terrain }, у берега
web-hz-land-inland = { $land }: { $terrain }, в глубине острова
web-hz-land-empty = здесь ничего нет
web-hz-hurt = { $piece } с уроном × { $count } (стойкость { $health })
web-hz-sacred-of = { $spirit } × { $count } (святилище)
web-hz-neighbours = Соседи:
web-hz-next-ravage-harmless = Ожидается разорение: урон { $damage }, без скверны.
web-hz-next-ravage-blight = Ожидается разорение: урон { $damage } и 1 скверна.
web-hz-next-ravage-cascade = Ожидается разорение: урон { $damage }, скверна распространится.
web-hz-next-build = Будет построено: { $piece }.
web-hz-next-explore = Разведчики могут сюда дойти.
web-hz-next-nothing = Ближайшие разорение и строительство этот регион не затронут.
web-hz-digest-cascade = скверна распространится
web-hz-digest-presence = присутствие погибнет

## The spirit panel

web-hz-you = Вы
web-hz-energy-gain = энергия (+{ $income })
web-hz-plays = карты
web-hz-on-island = на острове
web-hz-destroyed = уничтожено: { $count }
web-hz-next-levels = + все уровни
web-hz-next-pass = + пас
web-hz-next-levels-pass = + все уровни, пас
web-hz-range-bonus = Дальность +{ $count } до конца хода.
web-hz-elements = Стихии
web-hz-elements-name = Стихии этого хода: { $elements }.
web-hz-track-energy = Энергия
web-hz-track-plays = Карты
web-hz-track-energy-name = Шкала энергии. Открыто: { $open }. Под присутствием: { $covered }.
web-hz-track-plays-name = Шкала числа карт. Открыто: { $open }. Под присутствием: { $covered }.
web-hz-growth = Рост
web-hz-growth-chosen = выбран
web-hz-innate-name = Природная способность «{ $name }»: { $speed }, дальность { $range }, от: { $origin }. Доступные уровни: { $levels }.
web-hz-level-reached = уровень доступен
web-hz-level-missing = не хватает: { $elements }
web-hz-missing = не хватает
web-hz-seat-asked = выбирает
web-hz-seat-waits = ждёт
web-hz-spirit-chip = { $spirit }, { $player }, энергия: { $energy }, { $state }.
web-hz-spirit-figures = { $player }. Энергия: { $energy } (+{ $income } за ход), карт за ход: { $plays }, карт на руке: { $hand }, присутствия на острове: { $presence }.
web-hz-panel-close = Закрыть

## Cards

web-hz-cards = Карты способностей
web-hz-group-offer = На выбор
web-hz-group-in-play = В игре
web-hz-group-hand = На руке
web-hz-group-discard = Сброс
web-hz-hand-empty = На руке нет карт
web-hz-sort-dealt = по порядку
web-hz-sort-cost = по стоимости
web-hz-sort-speed = по скорости
web-hz-sort-element = по стихии
web-hz-power-decks = Колоды
web-hz-deck-minor = малые
web-hz-deck-major = великие
web-hz-deck-minor-name = Колода малых способностей: осталось { $count }, в сбросе { $discard }.
web-hz-deck-major-name = Колода великих способностей: осталось { $count }, в сбросе { $discard }.
web-hz-card-name = { $name } ({ $group }): стоимость { $cost }, { $speed }, { $elements }; дальность { $range }{ $origin }; цель: { $target }. { $text }
web-hz-card-resolving = применяется
web-hz-card-done = применена
web-hz-threshold-short = До формулы стихий не хватает: { $elements }.
web-hz-from-presence = присутствие
web-hz-from-sacred = святилище
web-hz-from-spirit = дух
web-hz-target-any = любой
web-hz-target-invaders = захватчики
web-hz-target-no_invaders = без захватчиков
web-hz-target-dahan = даханы
web-hz-target-blight = скверна
web-hz-target-no_blight = без скверны
web-hz-target-coastal = берег
web-hz-target-spirit-any = любой
web-hz-target-spirit-another = другой
web-hz-target-spirit-self = вы сами

## Why a power is not used now

web-hz-reason-too_dear = не хватает энергии
web-hz-reason-in_hand = карта не разыграна
web-hz-reason-used = уже применена на этом ходу
web-hz-reason-elements = не хватает стихий
web-hz-reason-no_target = нет цели в пределах дальности
web-hz-reason-other_phase = не в этой фазе

## Why a thing cannot be chosen

web-hz-why-question = Сейчас это выбрать нельзя. { $question }
web-hz-why-land-target_land = { $power }: { $aim } Регион { $land } не подходит.
web-hz-why-land-itself = Выберите соседа региона { $land }.
web-hz-why-land-far = { $land } не граничит с { $about }.
web-hz-why-land-push = Сейчас в { $land } никого вытолкнуть нельзя.
web-hz-why-land-gather = В { $land } нет жетонов, которые можно привлечь.
web-hz-why-land-gather_presence = В { $land } нет вашего присутствия.
web-hz-why-land-cascade = Скверна не может перейти в { $land }.
web-hz-why-land-add_presence = { $land } вне дальности этого роста или не того ландшафта.
web-hz-why-land-presence_source = В { $land } нет вашего присутствия, которое можно передвинуть.
web-hz-why-land-choose_land = По этой карте захватчикам в { $land } делать больше нечего.
web-hz-why-land-escalation_land = Поселение появляется только в регионе вашего поля, где поселений нет; { $land } не подходит.
web-hz-why-land-boon_land = Нужен регион с присутствием духа-цели; в { $land } его нет.
web-hz-why-land-fear_land = { $land } не подходит для этой карты страха.
web-hz-why-discarded = Эта карта в сбросе; вернуть её можно ростом.
web-hz-why-other-spirit = Это принадлежит другому духу: { $spirit }.
web-hz-why-growth = Духи растут только в фазе духов.
web-hz-why-grown = Рост этого хода уже выбран.
web-hz-why-grow-first = Сначала выберите рост, потом разыгрывайте карты.
web-hz-why-track = Присутствие берут со шкалы, когда добавляют его на остров.
web-hz-why-deck = Карты берут из колоды, когда получают карту способности.

## The position read aloud

web-hz-summary-fear = Страх: { $count } из { $pool }.
web-hz-summary-spirit = { $spirit }: энергия { $energy }, карт за ход { $plays }, карт на руке { $hand }, присутствия на острове { $presence }.
web-hz-summary-decks = Колоды: осталось малых способностей { $minor }, великих { $major }.

# Pieces
web-hz-why-piece-elsewhere = Выберите жетон в { $land }.
web-hz-why-piece-kind = Этот жетон выбрать нельзя: { $piece }.
web-hz-about-explorer = Разведчик: стойкость 1, при разорении наносит 1 урон; за его уничтожение страха нет.
web-hz-about-town = Поселение: стойкость 2, при разорении наносит 2 урона; уничтожение даёт 1 страх. Отсюда захватчики ведут разведку.
web-hz-about-city = Город: стойкость 3, при разорении наносит 3 урона; уничтожение даёт 2 страха. Отсюда захватчики ведут разведку.
web-hz-about-wounds = Урон держится до конца хода, потом раны заживают. Жетон, чей урон сравнялся со стойкостью, уничтожен.
web-hz-about-track = Присутствие, ушедшее со шкалы, открывает ячейку под собой. Действует самое большое открытое число, а открытые стихии есть у духа каждый ход.

# Cards to play
web-hz-pieces-full = Здесь можно выбрать не больше { $count }.
web-hz-presence-track = На этой шкале больше нет присутствия.
web-hz-presence-range = Для другого присутствия этот регион слишком далеко.
web-hz-pieces-none = Больше здесь выбирать нечего.
web-hz-pieces-damage = урон: { $count } из { $most }
web-hz-pieces-divide = { $land }: { $left ->
    [0] весь урон распределён ({ $most })
   *[other] распределите урон, осталось { $left } из { $most }
}
web-hz-pieces-health = Осталось стойкости: { $left } из { $most }.
web-hz-pieces-destroyed = { $count ->
    [one] уничтожение
   *[other] уничтожение × { $count }
}{ $fear ->
    [0] {""}
   *[other] , страх +{ $fear }
}
web-hz-plays-full = Карт за этот ход можно разыграть не больше { $count }.

# Cards that are offered
web-hz-draft-own = Вы можете выполнить её формулу стихий.
web-hz-draft-completes = Вместе с вашей рукой: { $power }, уровень { $levels }.
web-hz-draft-major = Великая способность: вы забудете карту.
web-hz-draft-look = Посмотреть на остров
web-hz-draft-back = Показать карты ({ $count })
