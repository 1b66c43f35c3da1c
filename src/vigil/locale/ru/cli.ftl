### The text table and the commands.

## At the prompt

cli-seed = Зерно { $seed }
cli-welcome = Введите номер варианта; остальные команды покажет «help».
cli-left = Вы вышли из игры.
cli-end-how = Игра окончена: «report» — отчёт, «undo» отменит последний выбор, «record ФАЙЛ» запишет игру, «quit» — выход.
cli-more-in-rules = Подробнее: { $titles } (введите «? » и название).
cli-terminal-extra = Это текстовый стол. Полноэкранный, с клавишами и мышью: { $command }
cli-no-such-number = Такого варианта нет. Введите число от 1 до { $last }.
cli-what = Введите число от 1 до { $last } или «help» — список команд.
cli-undo-how = Введите «undo», «undo action» или «undo turn».
cli-which-file = Укажите файл, например: save вечер.save
cli-written = Сохранено в { $file }.
cli-earlier-rules = Игра началась по старым правилам (версия { $found }), а идёт по нынешним (версия { $known }): она может сложиться иначе.
cli-loaded = Продолжается игра из { $file }.
cli-no-rule = Для этого вопроса нет текста правил.
cli-not-found = «{ $word }»: ничего не найдено. Полный список: vigil cards --game { $game }
cli-hint-how = Введите «hint» или «hint» и число симуляций от 1 до { $most }.
cli-hint-thinking = Думаю… симуляций { $scenarios } из { $of }
cli-hint = Шанс победы, симуляций: { $scenarios }
cli-why = { $name } выбирает: { $question }
cli-why-no-bot = Боты ещё не ходили. Играть с ботами: vigil play --bot value
cli-why-random = Выбран наугад: { $option }
cli-taken = выбрано
cli-help =
    Команды:
      НОМЕР            выбрать этот вариант
      u, undo          отменить последний выбор
      undo action      отменить действие
      undo turn        отменить ход
      redo             вернуть отменённое
      save ФАЙЛ        сохранить игру, чтобы продолжить позже
      record ФАЙЛ      записать всю игру, чтобы пересмотреть её
      load ФАЙЛ        продолжить сохранённую или записанную игру
      ?                объяснить вопрос
      ? СЛОВО          объяснить карту, тайл, силу, способность или понятие
      hint             лучшие варианты, их шансы победы и почему
      hint ЧИСЛО       то же, столько симуляций; чем больше, тем дольше
      why              о чём думал последний бот
      board            нарисовать стол ещё раз
      log              показать весь журнал
      report           отчёт об игре до этого места
      quit             выйти из игры

## Kinds of things

cli-kind-power = сила
cli-kind-module = дополнение
cli-kind-piece = компонент
cli-kind-term = понятие
cli-column-number = №
cli-column-name = Название
cli-column-kind = Тип

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

## Arena

cli-arena-bot = Бот
cli-arena-won = Побед
cli-arena-interval = Интервал 95 %
cli-arena-score = Очки
cli-arena-turns = Ходы
cli-arena-decision = мкс на решение
cli-arena-lost = Причины поражений
cli-arena-duel = Один на один
cli-arena-first-only = Только первый
cli-arena-second-only = Только второй
cli-arena-chance = p (критерий знаков, Холм)
cli-arena-difference = Разница
cli-arena-proven = значима
cli-arena-open = незначима

## A training

cli-train-title = Нейросеть: { $game }
cli-train-epoch = Эпоха { $epoch }: ошибка на обучении { $loss }, на проверке { $check }
cli-train-games = Учебных игр
cli-train-positions = Позиций
cli-train-guess = Базовая ошибка
cli-train-loss = Ошибка на проверке
cli-train-curve = Ошибка по эпохам
cli-train-file = Сеть
cli-train-interrupted = Прервано. С --samples FOLDER обучение можно продолжить.
cli-train-kept = Прервано: сыгранные партии сохранены в «{ $file }». Продолжить: { $command }

## Speed

cli-bench-title = Случайная игра
cli-bench-title-rivals = Случайная игра в одном прогоне с другими движками; в скобках: скорость относительно catanatron
cli-bench-pure = Исходники
cli-bench-compiled = Скомпилировано
cli-bench-run = { $game }: решений в секунду, только состояние
cli-bench-table = { $game }: решений в секунду, полный стол
cli-bench-copy = { $game }: копия состояния, мкс
cli-bench-fork = { $game }: ответвление стола, мкс
cli-bench-bytes_an_answer = { $game }: память на выбор, байт
cli-bench-rules_bot_us = { $game }: бот rules и движок, мкс на решение
cli-bench-us_at_ply = { $game }: решение на шагах 5, 200 и 500, мкс
cli-bench-peer = { $name }: решений в секунду, копия в мкс
cli-bench-steps = Среда { $name }: шагов в секунду
cli-bench-choices = Доля решений catanatron, где больше одного варианта (у нас — все)
cli-bench-workers = Ускорение от второго процесса
cli-bench-import_s = Импорт пакета, с
cli-bench-version_s = «vigil --version», с
cli-bench-missing = не установлен
cli-bench-not-compiled = Движок не скомпилирован. Копию скомпилирует «make bench»; нужны mypyc и компилятор C.

## Help

cli-about = Стол для кооперативных настольных игр.
cli-about-more = Справка по команде: «vigil КОМАНДА --help». Язык: «--lang en», «ru» или «pl».
cli-about-play = Сыграть в терминале.
cli-about-join = Сесть за стол на сервере из терминала.
cli-about-simulate = Провести много игр ботов и подвести итоги.
cli-about-arena = Сравнить ботов на одинаковых раздачах.
cli-about-train = Обучить нейросеть для ботов value, search и master.
cli-about-replay = Показать записанную или сохранённую игру.
cli-about-report = Отчёт об игре или о результатах многих игр.
cli-about-analyse = Разобрать записанную игру: шанс победы, удача, самые дорогие ошибки.
cli-about-show = Показать позицию и варианты выбора.
cli-about-cards = Перечислить всё, что есть в коробке, или объяснить слово.
cli-about-bench = Измерить скорость движка в одной игре или во всех.
cli-heading-usage = использование
cli-heading-arguments = аргументы
cli-heading-game = Параметры игры «{ $game }»
cli-heading-options = параметры
cli-argument-game = игра: { $known }
cli-argument-file = запись или сохранение; «-» — стандартный ввод
cli-argument-link = ссылка на стол, например http://HOST/tables/TABLE
cli-argument-position = позиция в нотации или файл с ней
cli-argument-word = название на любом языке, идентификатор или номер карты
cli-option-players = число игроков
cli-option-module = дополнение к игре: { $known }; можно повторять
cli-option-switch = сменить толкование правил, например R22 или H1; можно повторять
cli-option-ask-all = задавать все вопросы, даже если выбор ничего не меняет
cli-option-no-ask-all = объединять вопросы и пропускать те, что ничего не меняют
cli-option-seed = зерно (seed); одно зерно — одна раздача
cli-option-load = продолжить сохранённую или записанную игру
cli-option-plain = простой текст, в том числе для экранных чтецов
cli-option-lesson = пройти урок: { $known }
cli-option-name = ваше имя за столом
cli-option-seat = место, считая с 1; по умолчанию первое свободное
cli-option-watch = смотреть, не занимая места
cli-option-new = открыть на сервере новый стол для этой игры
cli-option-left = продолжить последнюю игру
cli-option-position = начать с позиции в нотации или из файла с ней
cli-option-bot = бот для свободных мест: rules, value, search, master, каждый также как rules:careful, rules:bold, rules:helper, а ещё random
cli-option-humans = с --bot: число мест для людей; по умолчанию 1
cli-option-games = число игр
cli-option-workers = число рабочих процессов
cli-option-bots = боты для сравнения, через запятую; clairvoyant знает все раздачи и задаёт предел
cli-option-resume = сохранять сюда каждую игру; прерванный запуск продолжится отсюда
cli-option-plot = записать в этот файл SVG график доли побед с интервалами
cli-option-train-module = дополнение, для которого обучать
cli-option-samples = сохранять учебные игры в эту папку; прерванный запуск продолжится отсюда
cli-option-out = записать нейросеть в этот файл; по умолчанию туда, где её ищут боты
cli-option-budget = симуляций на вариант; чем больше, тем дольше
cli-option-html = записать анализ в этот файл HTML
cli-option-json = вывести JSON вместо текста
cli-option-to = остановиться после стольких шагов, считая броски и карты
cli-option-game = игра
cli-option-seconds = секунд на все замеры
cli-option-lang = язык: en, ru или pl
cli-option-help = показать эту справку

cli-cards-typed = Значения для { $option }: { $ids }

## Mistakes on the command line

cli-error-command = Неизвестная команда «{ $value }». Команды: { $known }.
cli-error-which_command = Не указана команда. Команды: { $known }.
cli-error-language = Неизвестный язык «{ $value }». Языки: { $known }.
cli-error-unknown_argument = Неизвестный аргумент «{ $value }». Справка: «{ $command } --help».
cli-error-extra_missing = Пакет «{ $package }» не установлен. Установите его: { $command }
cli-error-no_package = В «{ $value }» нет скомпилированной копии пакета. Её создаёт «make bench».
cli-error-no_rivals = В «{ $value }» нет других движков. См. benchmarks/rivals.py в репозитории.
cli-error-takes_no_value = Параметр { $option } указывается без значения.
cli-error-needs_a_value = Параметру { $option } нужно значение: { $option } { $metavar }
cli-error-unreadable = Неверные аргументы ({ $reason }). Справка: «{ $command } --help».
cli-error-number = { $option }: нужно число от { $least } до { $most }, а не «{ $value }».
cli-error-number_from = { $option }: нужно целое число от { $least }, а не «{ $value }».
cli-error-site = { $option }: нужен адрес сайта, например https://games.example, а не «{ $value }».
cli-error-no_folder = Папки «{ $value }» нет. Создайте её или проверьте --database.
cli-error-not_a_folder = «{ $value }» — файл, а не папка. Укажите в --database файл в папке.
cli-error-which_game = Не указана игра. Игры: { $known }.
cli-error-unknown_game = Неизвестная игра «{ $value }». Игры: { $known }.
cli-error-other_game = { $game }: нет параметра { $option }. Есть: { $known }.
cli-error-needs_module = { $option } — параметр дополнения. Добавьте --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = «{ $file }»: строка { $line } не в UTF-8. Сохраните файл в UTF-8.
cli-error-setup_is_fixed = { $option } уже задаёт подготовку. Уберите остальные параметры подготовки.
cli-error-humans_without_bot = Для --humans нужен бот на остальные места: --bot random
cli-error-nothing_kept = Продолжать нечего. Начните игру: vigil play GAME
cli-error-no_lesson = Неизвестный урок «{ $value }». Уроки: { $known }.
cli-error-which_link = Не указана ссылка: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = Команде vigil { $command } нужен терминал. Для программ есть протокол.
cli-error-seat_taken = Место { $seat } занято. Уберите --seat, чтобы занять первое свободное.
cli-error-no_seat_free = Свободных мест нет. Смотреть игру: --watch.
cli-error-table_there = «{ $link }» — это стол. Для --new нужен адрес сервера, например http://HOST
cli-error-bots = --bots: нужны разные боты, например rules,random, а не «{ $value }».
cli-error-which_position = Не указана позиция, например: vigil show "{ $example }"
cli-error-no_position = «{ $value }» — не файл и не позиция. Позиция начинается так: players: 2;
cli-error-no_games = Не установлено ни одной игры. Установите игры Vigil: pip install vigil-table
cli-error-which_file = Не указан файл: vigil { $command } FILE
cli-error-commitment = «{ $value }» — не хеш. Укажите 64 знака, которые показал стол.
cli-error-luck = «{ $value }» — не энтропия игрока. Укажите от 32 до 64 знаков 0–9 и a–f, например 0:9f… с номером места.
cli-error-no_such_answer = Шага { $value } в игре нет. Выберите число от 0 до { $last }.
cli-error-nothing_found = «{ $word }»: ничего не найдено. Полный список: vigil cards --game { $game }

## Results of an arena

arena-error-no_ledger = «{ $file }»: строка { $line } — не результат vigil arena. Удалите её или укажите другой файл.
arena-error-other_game = В «{ $file }» игра { $value }, а не { $right }. Укажите другой файл.
arena-error-other_setup = В «{ $file }» игры с другой подготовкой. Возьмите ту же или укажите другой файл.
arena-error-other_seed = В «{ $file }» игры с зерном { $value }, а не { $right }. Уберите --seed или укажите другой файл.
arena-error-other_version = В «{ $file }» игры версии { $value }, а это { $right }. Укажите другой файл.

## Files

cli-file-missing = Файл «{ $file }» не найден. Проверьте имя и папку.
cli-file-folder = «{ $file }» — папка. Укажите файл.
cli-file-denied = Нет доступа к файлу «{ $file }».
cli-file-other = Не удаётся открыть «{ $file }» ({ $reason }). Укажите другой файл.
cli-file-output = Не удаётся вывести результат: { $reason }.
cli-file-no-folder = Папки «{ $folder }» нет. Создайте её или выберите другое место для «{ $file }».
cli-did-you-mean = Может быть, «{ $value }»?

## Измерение сервера

cli-option-server = измерить и сервер: 50 столов по 4 игрока, через сокеты
cli-option-compiled = папка со скомпилированной копией пакета
cli-option-rivals = другие движки для сравнения: файл Python, например benchmarks/rivals.py
cli-option-keep = добавить результаты строкой в этот файл
cli-bench-answers_per_second = Выборов в секунду, с записью и рассылкой
cli-bench-cpu_us = Процессорное время на выбор, мкс
cli-bench-p50_ms = Подтверждение, медиана, мс
cli-bench-p99_ms = Подтверждение, 99-й процентиль, мс
cli-bench-kib_per_table = Память на стол, КиБ
cli-foreseen-more = … и ещё { $count }
