### The text table and the commands.

## At the prompt

cli-seed = Ключ перемешивания { $seed }
cli-welcome = Введите номер варианта; остальные команды покажет «help».
cli-left = Вы вышли из игры.
cli-end-how = Игра окончена: «report» расскажет, как она прошла, «undo» отменит последний выбор, «record ФАЙЛ» запишет игру, «quit» — выход.
cli-more-in-rules = Подробнее: { $titles } (введите «? » и название).
cli-terminal-extra = Это стол простым текстом; стол с клавишами и мышью ставится так: { $command }
cli-no-such-number = Такого варианта нет; введите число от 1 до { $last }.
cli-what = Введите число от 1 до { $last } или «help», чтобы увидеть команды.
cli-undo-how = Введите «undo», «undo action» или «undo turn».
cli-which-file = Укажите файл, например: save вечер.save
cli-written = Записано в { $file }.
cli-earlier-rules = Эта игра началась по прежним правилам (версия { $found }); здесь её ведут нынешние (версия { $known }), поэтому она может пойти иначе, чем тогда.
cli-loaded = Продолжается игра из { $file }.
cli-no-rule = Для этого вопроса правило не записано.
cli-not-found = Ничего с названием «{ $word }» нет; всё перечислит «vigil cards --game { $game }».
cli-hint-how = Наберите «hint» или «hint» и число симуляций от 1 до { $most }.
cli-hint-thinking = Думаю… симуляций { $scenarios } из { $of }
cli-hint = Шанс победы, симуляций: { $scenarios }
cli-why = { $name } выбирает: { $question }
cli-why-no-bot = Ещё ни один бот не отвечал; с «vigil play --bot value» играют и боты.
cli-why-random = Выбрано наугад: { $option }
cli-taken = выбрано
cli-help =
    Команды:
      НОМЕР            выбрать этот вариант
      u, undo          отменить последний выбор
      undo action      вернуться к началу действия
      undo turn        вернуться к началу хода
      redo             вернуть отменённое
      save ФАЙЛ        сохранить игру, чтобы продолжить позже
      record ФАЙЛ      записать всю игру, чтобы её повторить
      load ФАЙЛ        продолжить сохранённую или записанную игру
      ?                объяснить вопрос
      ? СЛОВО          объяснить карту, тайл, силу, свойство или понятие
      hint             испытать варианты: лучшие, их шансы и почему
      hint ЧИСЛО       то же по стольким воображаемым партиям: чем больше, тем дольше и точнее
      why              о чём думал последний бот
      board            нарисовать стол ещё раз
      log              показать журнал
      report           как прошла игра — до конца или до этого места
      quit             выйти из игры

## Kinds of things

cli-kind-power = сила
cli-kind-module = дополнение
cli-kind-piece = деталь игры
cli-kind-term = понятие
cli-column-number = №
cli-column-name = Название
cli-column-kind = Вид

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
cli-arena-lost = Причина поражения
cli-arena-duel = По раздачам
cli-arena-first-only = Только первый
cli-arena-second-only = Только второй
cli-arena-chance = p (критерий знаков, Холм)
cli-arena-difference = Разница
cli-arena-proven = значима
cli-arena-open = незначима

## A training

cli-train-title = Оценка позиций: { $game }
cli-train-epoch = Эпоха { $epoch }: потери { $loss }, на незнакомых играх { $check }
cli-train-games = Учебных игр
cli-train-positions = Позиций
cli-train-guess = Потери простой догадки
cli-train-loss = Потери на незнакомых играх
cli-train-curve = Потери по эпохам
cli-train-file = Сеть
cli-train-interrupted = Прервано. С --samples FOLDER обучение можно продолжить.
cli-train-kept = Прервано: сыгранные партии сохранены в «{ $file }». Продолжить: { $command }

## Speed

cli-bench-title = Случайная игра
cli-bench-title-rivals = Случайная игра в одном прогоне с другими движками; в скобках — во сколько раз больше решений, чем у catanatron
cli-bench-pure = Исходники
cli-bench-compiled = Скомпилировано
cli-bench-run = { $game }: решений в секунду, только состояние
cli-bench-table = { $game }: решений в секунду, полный стол
cli-bench-copy = { $game }: копия состояния, мкс
cli-bench-fork = { $game }: ответвление стола, мкс
cli-bench-bytes_an_answer = { $game }: память на ответ, байт
cli-bench-rules_bot_us = { $game }: бот по правилам вместе с движком, мкс на решение
cli-bench-us_at_ply = { $game }: ответ на ходах 5, 200 и 500, мкс
cli-bench-peer = { $name }: решений в секунду, копия в мкс
cli-bench-steps = Среда { $name }: шагов в секунду
cli-bench-choices = Доля решений catanatron, где больше одного варианта (у нас — все)
cli-bench-workers = Два процесса вместо одного: во сколько раз быстрее
cli-bench-import_s = Импорт пакета, с
cli-bench-version_s = «vigil --version», с
cli-bench-missing = не установлен
cli-bench-not-compiled = Движок не скомпилирован; «make bench» компилирует копию там, где есть mypyc и компилятор C.

## Help

cli-about = Стол для кооперативных настольных игр.
cli-about-more = «vigil КОМАНДА --help» расскажет о команде; «--lang en», «ru» или «pl» задаёт язык.
cli-about-play = Сыграть в терминале.
cli-about-join = Сесть за стол сервера в терминале.
cli-about-simulate = Дать ботам сыграть много игр, подвести итоги и записать их.
cli-about-arena = Дать ботам сыграть одни и те же раздачи и сравнить их.
cli-about-train = Обучить сеть, по которой боты value, search и master судят о позициях.
cli-about-replay = Пересказать записанную или сохранённую игру и показать её конец.
cli-about-report = Рассказать, как прошла записанная игра или что показали результаты многих партий.
cli-about-analyse = Оценить записанную игру: шанс победить, доля удачи и решений, самые дорогие решения.
cli-about-show = Нарисовать позицию и перечислить варианты.
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
cli-option-module = дополнение: { $known }; можно повторять
cli-option-switch = толкование правил, которое надо сменить, например R22 или H1; можно повторять
cli-option-ask-all = спрашивать обо всём по отдельности, даже если выбор ни на что не влияет
cli-option-no-ask-all = спрашивать о нескольких вещах сразу и не спрашивать о том, что ничего не меняет
cli-option-seed = зерно (seed); одно зерно — одна раздача
cli-option-load = продолжить сохранённую или записанную игру
cli-option-plain = стол простым текстом, в том числе для экранных чтецов
cli-option-lesson = пройти урок: { $known }
cli-option-name = ваше имя за столом
cli-option-seat = какое место занять, считая с 1; если не указано, первое свободное
cli-option-watch = только смотреть
cli-option-new = новый стол для этой игры на сервере; начинаете её вы
cli-option-left = продолжить игру, которую оставили последней
cli-option-position = начать с позиции в нотации или из файла с ней
cli-option-bot = бот для мест, за которыми никого нет: rules, value, search, master, каждый и как rules:careful, rules:bold, rules:helper, и random
cli-option-humans = вместе с --bot: за сколькими местами люди; если не указано — 1
cli-option-games = число игр
cli-option-workers = число процессов, играющих одновременно
cli-option-bots = какие боты сравниваются, через запятую; clairvoyant знает, что будет сдано: это потолок
cli-option-resume = записывать каждую игру в этот файл; прерванный прогон продолжится с него
cli-option-plot = нарисовать доли побед с интервалами в этот файл SVG
cli-option-train-module = дополнение, для которого учить
cli-option-samples = хранить учебные игры в этой папке; прерванное обучение продолжится с неё
cli-option-out = записать сеть в этот файл; если не задан — туда, где её ищут боты
cli-option-budget = со сколькими продолжениями игры испытывается каждый ответ; вдвое больше — вдвое дольше
cli-option-html = записать анализ одной страницей в этот файл HTML
cli-option-json = вывести JSON вместо текста
cli-option-to = остановиться после стольких ответов, считая случай
cli-option-game = игра
cli-option-seconds = сколько секунд потратить на все замеры
cli-option-lang = язык: en, ru или pl
cli-option-help = показать эту справку

cli-cards-typed = Значения для { $option }: { $ids }

## Mistakes on the command line

cli-error-command = Команды «{ $value }» нет; команды: { $known }.
cli-error-which_command = Не указана команда; команды: { $known } (подробнее: «vigil --help»).
cli-error-language = Языка «{ $value }» нет; языки: { $known }.
cli-error-unknown_argument = Неизвестный аргумент «{ $value }»; все аргументы покажет «{ $command } --help».
cli-error-extra_missing = Для этого нужен пакет «{ $package }», он не установлен; установите его: { $command }
cli-error-no_package = В «{ $value }» нет скомпилированной копии пакета; её делает «make bench».
cli-error-no_rivals = В «{ $value }» нет чужих движков; они есть в benchmarks/rivals.py репозитория.
cli-error-takes_no_value = Параметр { $option } указывается без значения.
cli-error-needs_a_value = Параметру { $option } нужно значение: { $option } { $metavar }
cli-error-unreadable = Аргументы не удалось прочитать ({ $reason }); их покажет «{ $command } --help».
cli-error-number = { $option } не может быть «{ $value }»; нужно число от { $least } до { $most }.
cli-error-number_from = { $option } не может быть «{ $value }»; нужно целое число не меньше { $least }.
cli-error-site = { $option } не может быть «{ $value }»; нужен адрес сайта, например https://games.example
cli-error-no_folder = Папки «{ $value }» нет. Создайте её или проверьте --database.
cli-error-not_a_folder = «{ $value }» — файл, а не папка; укажите в --database файл в папке.
cli-error-which_game = Не указана игра; игры: { $known }.
cli-error-unknown_game = Игры «{ $value }» нет; игры: { $known }.
cli-error-other_game = { $option } — параметр не для { $game }; у неё есть: { $known }.
cli-error-needs_module = { $option } — параметр дополнения; добавьте --module { $module }.
cli-error-value_file = { $file }: { $problem }
cli-error-file_not_text = «{ $file }», строка { $line }: это не текст UTF-8; сохраните файл в UTF-8.
cli-error-setup_is_fixed = { $option } уже задаёт подготовку игры; уберите всё, что готовит другую игру.
cli-error-humans_without_bot = Параметру --humans нужен бот для остальных мест: --bot random
cli-error-nothing_kept = Нет игры, которую можно продолжить; начните новую: vigil play GAME
cli-error-no_lesson = Нет урока «{ $value }»; уроки: { $known }.
cli-error-which_link = Не хватает ссылки: vigil join http://HOST/tables/TABLE
cli-error-no_terminal = Команде vigil { $command } нужен терминал; программы пользуются протоколом.
cli-error-seat_taken = Место { $seat } занято; без --seat вы займёте первое свободное.
cli-error-no_seat_free = Свободных мест нет; с «--watch» можно смотреть.
cli-error-table_there = «{ $link }» — уже стол; для --new нужен адрес сервера, например http://HOST
cli-error-bots = --bots не может быть «{ $value }»; назовите одного или нескольких ботов, каждого один раз: rules,random
cli-error-which_position = Не указана позиция, например: vigil show "{ $example }"
cli-error-no_position = «{ $value }» — не позиция и не файл; позиция начинается, например, так: players: 2;
cli-error-no_games = Не установлено ни одной игры; установите Vigil вместе с играми: pip install vigil-table
cli-error-which_file = Не указан файл: vigil { $command } FILE
cli-error-commitment = «{ $value }» — не хеш. Укажите 64 цифры, которые показал стол.
cli-error-luck = «{ $value }» — не энтропия игрока. Укажите от 32 до 64 знаков 0–9 и a–f, например 0:9f… с номером места.
cli-error-no_such_answer = Ответа { $value } в игре нет; выберите число от 0 до { $last }.
cli-error-nothing_found = Ничего с названием «{ $word }» нет; «vigil cards --game { $game }» перечислит всё.

## Results of an arena

arena-error-no_ledger = Строка { $line } файла «{ $file }» — не результат vigil arena; назовите другой файл или удалите эту строку.
arena-error-other_game = В файле «{ $file }» записана игра { $value }, а не { $right }; назовите другой файл.
arena-error-other_setup = В файле «{ $file }» записаны игры с другой подготовкой; выберите ту же подготовку или назовите другой файл.
arena-error-other_seed = В файле «{ $file }» записаны игры с зерном { $value }, а не { $right }; уберите --seed или назовите другой файл.
arena-error-other_version = В файле «{ $file }» записаны игры версии { $value }, а это версия { $right }; назовите другой файл.

## Files

cli-file-missing = Файла «{ $file }» нет; проверьте имя и папку.
cli-file-folder = «{ $file }» — папка; укажите файл.
cli-file-denied = «{ $file }» открыть нельзя; проверьте права или укажите другой файл.
cli-file-other = «{ $file }» не открывается ({ $reason }); укажите другой файл.
cli-file-output = Не удаётся вывести результат: { $reason }.
cli-file-no-folder = Папки «{ $folder }» нет. Создайте её или выберите другое место для «{ $file }».
cli-did-you-mean = Может быть, «{ $value }»?

## Измерение сервера

cli-option-server = измерить и сервер: 50 столов по 4 игрока, через сокеты
cli-option-compiled = папка со скомпилированной копией пакета
cli-option-rivals = чужие движки, которые измеряются рядом: файл на Python, например benchmarks/rivals.py
cli-option-keep = добавить показатели строкой в этот файл
cli-bench-answers_per_second = Ответов в секунду: записаны и разосланы всем
cli-bench-cpu_us = Процессорное время на ответ, мкс
cli-bench-p50_ms = Подтверждение, медиана, мс
cli-bench-p99_ms = Подтверждение, 99-й процентиль, мс
cli-bench-kib_per_table = Память на стол, КиБ
cli-foreseen-more = … и ещё { $count }
