### Ghost Stories on the screen.

## The table

web-gs-board = Деревня и поля
web-gs-qi = Чи
web-gs-deck = Колода
web-gs-wu-feng-in = Ву-Фенг через
web-gs-discard = Сброс
web-gs-haunted = Захвачено
web-gs-of = { $count } из { $all }
web-gs-supply = Банк Дао
web-gs-dice = Кубики Дао
web-gs-dice-free = свободно { $free } из { $all }
web-gs-dice-captured = захвачены: { $ghosts }
web-gs-reached = { $count } из { $needed }
web-gs-new-ghost = Новый призрак
web-gs-last-death = 12 смертей — поражение
web-gs-saved = Спасено: { $count }
web-gs-reserve = запас: { $count }
web-gs-artifacts = артеф.: { $count }
web-gs-su-ling-reserve = в запасе
web-gs-su-ling-captive = в плену
web-gs-power-tokens = Жетоны Нейтральной Силы
web-gs-crystals = Лунные Кристаллы

## Players

web-gs-seat-person = человек
web-gs-seat-bot = бот
web-gs-seat-away = нет на месте
web-gs-seat-lost = нет связи
web-gs-seat-own = вы
web-gs-seat-own-turn = вы · сейчас ваш ход
web-gs-seat-thinking = думает…
web-gs-seat-turn = сейчас ходит
web-gs-seat-own-next = вы · следующий ход
web-gs-seat-next = следующий ход
web-gs-seat-dead = погиб
web-gs-seat-neutral = нейтральное поле
web-gs-blocked-haunted_board = Поле занято: силы нет.
web-gs-blocked-ghost = Заблокирована призраком.
web-gs-blocked-mantra_rests = Мантра вернулась в этот ход; наложить её снова можно в следующий.
web-gs-blocked-used = В этот ход использована.
web-gs-blocked-by = Заблокирована: { $ghost }.

## Corners of the compact drawing

web-gs-corner-wu-feng = до Ву-Фенга
web-gs-corner-haunted = захвачено
web-gs-corner-dice = кубики
web-gs-corner-dead = погибли
web-gs-corner-saved = спасены

## The bar

web-gs-step-ghosts = Инь · призраки
web-gs-step-arrival = Инь · появление
web-gs-step-move = Ян · движение
web-gs-step-act = Ян · действие
web-gs-step-end = Ян · Будды
web-gs-step-su_ling = Су-Лин
web-gs-chip-tao-blocked = Дао заблокированы
web-gs-chip-white-cancelled = Белые грани не считаются
web-gs-chip-deck = Колода { $cards }
web-gs-chip-wu-feng = Ву-Фенг через { $cards }
web-gs-chip-haunted = Захвачено { $haunted }/{ $lost }
web-gs-tab-players = Игроки
web-gs-tab-village = Деревня

## The thing in focus

web-gs-chance-from = откуда: { $tile } — { $chance }
web-gs-now-needed = { $dice ->
    [one] Сейчас нужно: { $needed }; свободен { $dice } кубик.
    [few] Сейчас нужно: { $needed }; свободны { $dice } кубика.
   *[many] Сейчас нужно: { $needed }; свободно { $dice } кубиков.
}
web-gs-because-circle = Его ослабляет Молитвенный Круг.
web-gs-space-empty = Сюда может прийти призрак.
web-gs-space-buddha = Здесь призрака ждёт Будда.
web-gs-in-supply = В банке: { $count }.
web-gs-held = В наличии: { $count }.
web-gs-about-supply = Жетоны, которых ни у кого нет; потраченные и потерянные возвращаются сюда.
web-gs-unseen = Ещё не вышли
web-gs-unseen-incarnations = Ву-Фенг может прийти как
web-gs-discarded = В сбросе

## Names for screen readers

web-gs-name-tile = { $tile }, активен
web-gs-name-tile-haunted = { $tile }, захвачен
web-gs-name-dead = здесь лежит погибший { $taoist }
web-gs-name-buddhas = Будды: { $count }
web-gs-name-power-tokens = жетоны Нейтральной Силы: { $count }
web-gs-name-crystals = Лунные Кристаллы: { $count }
web-gs-name-threat = будет захвачен: { $board }, следующая фаза Инь
web-gs-name-portal = здесь Портал
web-gs-name-portal-gone = Портал унесён
web-gs-name-empty = пусто
web-gs-name-haunter-0 = Обитатель на карте
web-gs-name-haunter-1 = первый камень: захват на следующем ходу
web-gs-name-haunter-2 = Обитатель на втором камне
web-gs-name-mantra = его ослабляет Мантра
web-gs-name-ignored = его постоянные способности сейчас не действуют
web-gs-name-not-exorcisable = сейчас изгнать нельзя
web-gs-name-ghosts = { $count ->
    [0] призраков нет
    [one] { $count } призрак
    [few] { $count } призрака
   *[many] { $count } призраков
}
web-gs-name-tao = жетоны Дао: { $tokens }
web-gs-name-yin-yang = Инь-Ян готов
web-gs-name-yin-yang-spent = Инь-Ян потрачен
web-gs-name-lying = сбит с ног
web-gs-name-villagers = { $count ->
    [one] { $count } Житель: { $tile }
    [few] { $count } Жителя: { $tile }
   *[many] { $count } Жителей: { $tile }
}
web-gs-name-top = сверху: { $family }
web-gs-name-su-ling-at = Су-Лин стоит перед местом: { $space }.
web-gs-name-receptacle = Пустая Подставка: { $tile }.
web-gs-name-receptacle-full = Подставка с Лунным Кристаллом: { $tile }.
web-gs-name-deck = { $until ->
    [-1] Колода: { $cards }; Воплощений в ней больше нет.
   *[other] Колода: { $cards }; призраков до Ву-Фенга: { $until }.
}
web-gs-name-discard = Сброс: { $count }.
web-gs-name-haunted = Захвачено тайлов: { $haunted }; поражение при { $lost }.
web-gs-name-graveyard = Погибло Жителей: { $dead } из { $lost }.

## Why a thing cannot be chosen

web-gs-why-not-asked = Сейчас выбирает другой игрок.
web-gs-why-too-far = Слишком далеко: можно пройти на один тайл.
web-gs-why-not-haunted = Этот тайл не захвачен: { $tile }.
web-gs-why-no-help = Этот тайл сейчас ничем не поможет: { $tile }.
web-gs-why-taken = На этом месте уже есть призрак.
web-gs-why-other-space = Этот призрак не может встать сюда.
web-gs-why-not-here = Изгнать можно только призраков рядом с вашим тайлом.
web-gs-why-not-exorcisable = Этого призрака сейчас изгнать нельзя.
web-gs-why-no-buddha = Будду можно поставить только на свободное место рядом с вашим тайлом.
web-gs-why-asks-tile = Выберите тайл.
web-gs-why-asks-space = Выберите место для призрака.
web-gs-why-asks-ghost = Выберите призрака.
web-gs-why-asks-taoist = Выберите Даоса.
web-gs-why-asks-board = Выберите поле.
web-gs-why-asks-tao = Выберите жетон.
web-gs-why-asks-villager = Выберите Жителя.
web-gs-why-asks-die = Выберите кубик.
web-gs-why-asks-receptacle = Выберите Подставку.
web-gs-why-asks-button = Выберите вариант из списка.

## The position read aloud

web-gs-say-haunted = Захвачено тайлов: { $haunted } из { $lost }.
web-gs-say-tao-blocked = Жетоны Дао заблокированы.
web-gs-say-deck = Карт в колоде: { $cards }.
web-gs-say-wu-feng = Призраков до Ву-Фенга: { $cards }.
web-gs-say-supply = Банк: { $tokens }; Чи: { $qi }.
web-gs-say-villagers = Жителей спасено: { $saved }, погибло: { $dead } из { $lost }.

## Several picked together

web-gs-picks-full = Все нужные жетоны уже выбраны.
web-gs-picks-odds = Выбрано { $count }; { $chances }
web-gs-picks-none = Больше таких здесь нет.

## What comes with an answer, and what can follow it

web-gs-along = { $villager } идёт с вами
web-gs-alone = { $who } идёт без Жителя
web-gs-fetch = Сходить за Жителем
web-gs-next-exorcise = + изгнать
web-gs-next-help = + помощь тайла
web-gs-next-save = + спасти Жителя
web-gs-next-receptacle = + Кристалл

## Tiles on a phone

web-gs-tile-cemetery = Кладбище
web-gs-tile-taoist_altar = Алтарь
web-gs-tile-herbalist = Травник
web-gs-tile-sorcerers_hut = Колдун
web-gs-tile-buddhist_temple = Храм
web-gs-tile-night_watchman = Дозор
web-gs-tile-circle_of_prayer = Круг
web-gs-tile-pavilion = Павильон
web-gs-tile-tea_house = Домик
web-gs-tile-kung_fu_school = Школа
