### The text table and the commands.

## The drawing of Ghost Stories

cli-game-ghost_stories = Истории с призраками
cli-turn = ход { $turn }
cli-haunted = захвачен
cli-haunted-tiles = захвачено тайлов: { $count } (поражение при { $limit })
cli-wu-feng = изгнано Воплощений: { $count } из { $needed }
cli-no-qi = занято
cli-neutral = нейтральное
cli-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
cli-until-wu-feng = { $count ->
    [0] следующая карта — Ву-Фенг
    [one] Ву-Фенг через { $count } призрака
    [few] Ву-Фенг через { $count } призрака
   *[many] Ву-Фенг через { $count } призраков
}
cli-discard = в сбросе: { $count }
cli-dice = { $count ->
    [one] { $count } свободный кубик Дао
    [few] { $count } свободных кубика Дао
   *[many] { $count } свободных кубиков Дао
}
cli-qi-supply = Чи в банке: { $count }
cli-tao-supply = Дао в банке:
cli-tao_blocked = жетоны Дао заблокированы
cli-white_cancelled = белые грани ничего не дают

## The drawing of White Moon

cli-game-white_moon = { gs-module-white_moon }
cli-shelter = { gs-piece-shelter }: { $count }
cli-graveyard = { gs-piece-graveyard }: { $count } (поражение при { $limit })
cli-crystals = Кристаллов в запасе: { $count }
cli-su-ling-waits = Су-Лин в запасе
cli-su-ling-held = Су-Лин в плену
cli-su-ling-may-move = Су-Лин может идти
cli-barrier-promised = Ограда в конце хода
cli-barrier-stands = Мистическая Ограда
cli-artifacts = Артефакты:

## The drawing of Horizons of Spirit Island

cli-game-horizons = Горизонты острова духов
cli-round = раунд { $round }
cli-set-up = подготовка
cli-assumed = предположительно
cli-invader-deck = { $count ->
    [one] осталась { $count } карта захватчиков
    [few] осталось { $count } карты захватчиков
   *[many] осталось { $count } карт захватчиков
}
cli-next-stage = следующая: этап { $stage }
cli-fear = Страх: { $count } из { $pool }
cli-fear-earned = разыграть карт: { $count }
cli-fear-deck = колода страха: { $count }
cli-next-level = { $count ->
    [one] степень { $level } через { $count } карту
    [few] степень { $level } через { $count } карты
   *[many] степень { $level } через { $count } карт
}
cli-blight = Скверны в запасе: { $count } (поражение при 0)
cli-energy = Энергия { $energy } (+{ $income })
cli-plays = карт за ход: { $plays }
cli-plays-left = карт за ход: { $plays }, ещё { $left }
cli-destroyed = уничтожено присутствия: { $count }
cli-range-bonus = дальность +{ $count }
cli-track-energy = Энергия
cli-track-plays = Карты
cli-in-play = В игре
cli-hand = На руке
cli-discarded = Сброс:

## At the prompt

cli-seed = Зерно { $seed }
cli-welcome = Введите номер варианта; остальные команды покажет «help».
cli-left = Вы вышли из игры.
cli-no-such-number = Такого варианта нет; введите число от 1 до { $last }.
cli-what = Введите число от 1 до { $last } или «help», чтобы увидеть команды.
cli-undo-how = Введите «undo», «undo action» или «undo turn».
cli-which-file = Укажите файл, например: save вечер.save
cli-written = Записано в { $file }.
cli-earlier-rules = Эта игра началась по прежним правилам (версия { $found }); здесь её ведут нынешние (версия { $known }), поэтому она может пойти иначе, чем тогда.
cli-loaded = Продолжается игра из { $file }.
cli-not-found = Ничего с названием «{ $word }» нет; всё перечислит «vigil cards --game { $game }».
cli-help =
    Команды:
      НОМЕР            выбрать этот вариант
      u, undo          отменить последний выбор
      undo action      вернуться к началу действия
      undo turn        вернуться к началу хода
      save ФАЙЛ        сохранить игру, чтобы продолжить позже
      record ФАЙЛ      записать всю игру, чтобы её повторить
      load ФАЙЛ        продолжить сохранённую или записанную игру
      ? СЛОВО          объяснить карту, тайл, силу, свойство или понятие
      board            нарисовать стол ещё раз
      log              рассказать всю игру
      quit             выйти из игры
cli-signs-ghost_stories =
    Знаки:
      R▲ красный   B● синий   G♣ зелёный   Y◆ жёлтый   K■ чёрный   W✶ белый
      ▶ сейчас ходит       ♟ Даос              † погиб или поле без Чи
      ☯ Инь-Ян             ✦ жетоны силы       ☸ Будда
      # захваченный тайл   ☠1 Обитатель захватит тайл через 1 ход своего поля
      ☠·· фигурка Обитателя на карте; ·☠· на первом камне, дальше захват
      2/3 сопротивляемость сейчас и на карте   ★ Воплощение         ≈ мантра
      ✗ сила заблокирована или призрака сейчас нельзя изгнать
      Число в рамке, например [3], — вариант, который называет это место.
cli-signs-white_moon =
    Знаки «Белой Луны»:
      ♙Хуа Сунь ? Жители на тайле сверху вниз; ? ещё не открыт; +2 ещё двое
      ◎ Портал; ✗ пока его унесли             ♕ Су-Лин      ↓ Даос сбит с ног
      ( ) Подставка; (☾) с Кристаллом         ☾1 Лунные Кристаллы Даоса
      Хуа ✓†♙? семья: спасён, погиб, на виду, ещё не открыт
      Несколько чисел в рамке, например [2 11]: скажем, идти одному или с Жителем.
cli-signs-horizons =
    Знаки:
      J♣ джунгли   M▲ горы   S∴ пустыня   W░ болото   ~ побережье
      E разведчики   T поселения   C города   D даханы   X скверна   ' один урон
      ▼ Пасть   ◉ Глаза   ◒ Топь   ◆ Жар   ✶ Порыв: присутствие; * святилище
      R5/3 разорение: урон 5 против защиты 3   +X придёт скверна   » и пойдёт дальше
      B+T построят поселение   B+C построят город   /3 защита 3
      ☼ солнце  ☾ луна  △ огонь  ≈ воздух  ◊ вода  ■ земля  ✿ флора  ♞ фауна
      ↯ быстрая   ◷ медленная   ● можно применить   ○ не сейчас
      ✓ применена или уровень достигнут
      2☾1✿ -1✿ уровню нужны 2 луны и 1 флора; не хватает 1 флоры
      1 2┃3 4 шкала: ячейки слева от черты открыты
      ▶ может ответить     Число в рамке, например [3], — вариант, который
      называет этот регион, карту или духа.

## Kinds of things

cli-kind-ghost = призрак
cli-kind-incarnation = Воплощение
cli-kind-tile = тайл деревни
cli-kind-power = сила
cli-kind-family = семья
cli-kind-artifact = артефакт
cli-kind-piece = деталь игры
cli-kind-module = дополнение
cli-kind-ability = свойство
cli-kind-term = понятие
cli-column-number = №
cli-column-name = Название
cli-column-kind = Вид
cli-column-colour = Цвет
cli-column-resistance = Сопр.
cli-column-stones = Камни: левый | средний | правый
cli-kind-spirit = дух
cli-kind-special = особое правило
cli-kind-fear = карта страха
cli-kind-invader = карта захватчиков
cli-kind-board = поле острова
cli-column-cost = Цена
cli-column-speed = Скорость
cli-column-elements = Стихии
cli-column-range = Дальн.
cli-column-note = Формулы, пометки

## Simulation

cli-sum-title = { $games ->
    [one] { $game }: { $games } игра, зерно { $seed }
    [few] { $game }: { $games } игры, зерно { $seed }
   *[many] { $game }: { $games } игр, зерно { $seed }
}
cli-sum-wins = Побед
cli-sum-turns = Ходов в среднем
cli-sum-score = Очков в среднем
cli-sum-decisions = Решений игроков
cli-sum-seconds = Секунд
cli-sum-decision-rate = Решений в секунду
cli-sum-game-rate = Игр в секунду

## Speed

cli-bench-title = Случайная игра, медианы чередующихся замеров
cli-bench-engine = Движок
cli-bench-run = { $game }, только состояние
cli-bench-table = { $game }, весь стол
cli-bench-decisions_per_second = Решений/с
cli-bench-games_per_second = Игр/с
cli-bench-copy_us = Копия, мкс
cli-bench-missing = не установлен: pip install 'vigil[bench]'
cli-bench-ratios = Наше, делённое на catanatron
cli-ratio-decisions_per_second = Решений в секунду, только состояние
cli-ratio-games_per_second = Игр в секунду, только состояние
cli-ratio-table_decisions_per_second = Решений в секунду, весь стол
cli-ratio-copy_us = Время копии состояния (меньше — лучше)
cli-ratio-fork_us = Время копии стола (меньше — лучше)

## Help

cli-about = Стол для кооперативных настольных игр.
cli-about-more = «vigil КОМАНДА --help» расскажет о команде; «--lang en», «ru» или «pl» задаёт язык.
cli-about-play = Сыграть в текстовом виде.
cli-about-simulate = Дать боту сыграть много игр и подвести итоги.
cli-about-replay = Пересказать записанную или сохранённую игру и показать её конец.
cli-about-report = Рассказать, как прошла записанная игра: счёт, дела и удача.
cli-about-show = Нарисовать позицию и перечислить варианты.
cli-about-cards = Перечислить всё, что есть в коробке, или объяснить слово.
cli-about-bench = Измерить скорость движка рядом с другими движками, в одной игре или во всех.
cli-heading-usage = использование
cli-heading-arguments = аргументы
cli-heading-game = Параметры игры «{ $game }»
cli-heading-options = параметры
cli-argument-game = игра: ghost_stories или horizons
cli-argument-file = запись или сохранение
cli-argument-position = позиция в нотации или файл с ней
cli-argument-word = название на любом языке, идентификатор или номер карты
cli-option-players = число игроков
cli-option-level = initiation, normal, nightmare или hell
cli-option-edition = revised или first_print
cli-option-module = дополнение, например white_moon; можно повторять
cli-option-switch = прочтение правил, которое надо сменить, например R22 или H1; можно повторять
cli-option-seats = стороны деревни, где сидят игроки, от 0 до 3 по часовой стрелке с севера: 0,2
cli-option-colours = цвета игроков, затем нейтральных полей: red,blue
cli-option-powers = силы, которые должны быть открыты (идентификаторы)
cli-option-first = место, которое начинает, считая с 0
cli-option-village = девять тайлов ряд за рядом (идентификаторы)
cli-option-qi = Чи каждого Даоса в начале, от 1 до 5
cli-option-black-tao = каждый игрок начинает ещё и с чёрным жетоном Дао
cli-option-portal = где стоит Портал: centre (в центре), edge (у края), corner (в углу) или тайл от 0 до 8
cli-option-village-tiles = first_games: Школа Конг-Фу вместо Ночного Дозора; random: девять тайлов из десяти
cli-option-incarnations = какие Воплощения могут прийти: mixed (все), new (новые) или base (из базовой игры)
cli-option-cards = файл TOML с числами, напечатанными на ваших картах «Белой Луны»
cli-option-spirits = дух каждого игрока, по id
cli-option-boards = поле острова каждого игрока, по букве
cli-option-progression = новые карты приходят по порядку развития духа, для первых игр
cli-option-bonus-growth = легче: в конце подготовки каждый дух растёт один раз
cli-option-no-first-explore = ещё легче: во время подготовки нет разведки
cli-option-escalation = сложнее: карты захватчиков этапа II приносят поселения
cli-option-seed = зерно случая; одно зерно — одна и та же раздача
cli-option-load = продолжить сохранённую или записанную игру
cli-option-position = начать с позиции в нотации или из файла с ней
cli-option-bot = бот для мест, за которыми никого нет: random, rules
cli-option-humans = вместе с --bot: за сколькими местами люди; если не указано — 1
cli-option-games = число игр
cli-option-workers = число процессов, играющих одновременно
cli-option-json = вывести JSON вместо текста
cli-option-to = остановиться после стольких ответов, считая случай
cli-option-game = игра; если не указана — ghost_stories
cli-option-seconds = сколько секунд потратить на все замеры
cli-option-lang = язык: en, ru или pl
cli-option-help = показать эту справку

## Mistakes on the command line

cli-error-command = Команды «{ $value }» нет; команды: { $known }.
cli-error-which_command = Не указана команда; команды: { $known } (подробнее: «vigil --help»).
cli-error-language = Языка «{ $value }» нет; языки: { $known }.
cli-error-unknown_argument = Неизвестный аргумент «{ $value }»; все аргументы покажет «{ $command } --help».
cli-error-takes_no_value = У параметра { $option } нет значения; пишите его отдельно.
cli-error-needs_a_value = Параметру { $option } нужно значение: { $option } { $metavar }
cli-error-unreadable = Аргументы не удалось прочитать ({ $reason }); их покажет «{ $command } --help».
cli-error-number = { $option } не может быть «{ $value }»; нужно число от { $least } до { $most }.
cli-error-number_from = { $option } не может быть «{ $value }»; нужно целое число не меньше { $least }.
cli-error-which_game = Не указана игра; игры: { $known }.
cli-error-unknown_game = Игры «{ $value }» нет; игры: { $known }.
cli-error-unknown_bot = Бота «{ $value }» нет; боты: { $known }.
cli-error-other_game = { $option } — параметр не для { $game }; у неё есть: { $known }.
cli-error-needs_module = { $option } — параметр дополнения; добавьте --module { $module }.
cli-error-cards_file = { $file }: { $problem }
cli-error-cards_not_text = «{ $file }», строка { $line }: это не текст UTF-8; сохраните файл в UTF-8.
cli-error-setup_is_fixed = { $option } уже задаёт подготовку игры; уберите всё, что готовит другую игру.
cli-error-humans_without_bot = Параметру --humans нужен бот для остальных мест: --bot random
cli-error-which_position = Не указана позиция, например: vigil show "players: 2; turn: red"
cli-error-which_file = Не указан файл: vigil { $command } FILE
cli-error-no_such_answer = Ответа { $value } в игре нет; выберите число от 0 до { $last }.
cli-error-nothing_found = Ничего с названием «{ $word }» нет; «vigil cards --game { $game }» перечислит всё.

## Files

cli-file-missing = Файла «{ $file }» нет; проверьте имя и папку.
cli-file-folder = «{ $file }» — папка; укажите файл.
cli-file-denied = «{ $file }» открыть нельзя; проверьте права или укажите другой файл.
cli-file-other = «{ $file }» не открывается ({ $reason }); укажите другой файл.

## Измерение сервера

cli-option-server = измерить сервер: 50 столов по 4 игрока, через сокеты
cli-bench-server = Один сервер на одном ядре, 50 столов по 4 игрока
cli-bench-answers_per_second = Ответов в секунду: записаны и разосланы всем
cli-bench-cpu_us = Процессорное время на ответ, мкс
cli-bench-p50_ms = Подтверждение, медиана, мс
cli-bench-p99_ms = Подтверждение, 99-й процентиль, мс
cli-bench-kib_per_table = Память на стол, КиБ
cli-error-bench_missing = Нагрузочный тест не установлен; установите его: pip install 'vigil[bench]'
