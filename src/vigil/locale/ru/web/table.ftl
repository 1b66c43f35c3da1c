### What the table in the browser says beside the words of the game.

## The board

web-table-board = Стол
web-table-option-of = (вариант { $key })
web-table-steps = Шаги хода
web-table-tabs = Части стола
web-table-beside = Вопрос и журнал
web-table-tab-table = Стол
web-table-to-table = К столу
web-table-bot =
    { $bot ->
        [value] сильный бот
        [search] самый сильный бот
        [master] вдумчивый бот
        [rules] простой бот
        [random] случайный бот
       *[other] бот «{ $bot }»
    }{ $style ->
        [careful] , осторожный
        [bold] , смелый
        [helper] , отзывчивый
       *[other] { "" }
    }
web-table-bot-name-0 = Тихая Цапля
web-table-bot-name-1 = Огненный Лис
web-table-bot-name-2 = Старый Мох
web-table-bot-name-3 = Серебряный Карп
web-table-why = Почему так?
web-table-why-weighed = Какие варианты рассматривались
web-table-why-taken = выбрано
web-table-free-seat = свободное место
web-table-here = здесь
web-table-take-over = Сесть вместо бота
web-table-let-bot = Посадить бота
web-table-watching =
    { $count ->
        [one] { $count } человек смотрит
        [few] { $count } человека смотрят
       *[many] { $count } человек смотрят
    }
web-table-failed = Поле не удалось нарисовать. Игра продолжается.
web-table-no-details = Подробности показать не удалось. Игра продолжается.
web-table-draw-again = Нарисовать снова
web-table-copy-error = Скопировать описание ошибки

## The question

web-table-question = Вопрос
web-table-book = Что об этом сказано в правилах
web-table-rule = Правило для этого вопроса
web-table-yours = Ваш выбор
web-table-waiting = Ждём: { $names }
web-table-also = Выбирает также: { $names }
web-table-kinds = Виды вариантов
web-table-search = Поиск по вариантам
web-table-sure = Подтвердить: { $option }?
web-table-which = Что именно?
web-table-card-in-question = Карта, о которой речь
web-table-confirm-none = Сделайте выбор
web-table-list = Варианты списком
web-table-consequence = К чему ведёт выбор
web-table-several-confirm = Подтвердить
web-table-several-count = выбрано { $count } (до { $most })
web-table-several-exactly = выбрано { $count } из { $most }
web-table-several-gone = Одного из выбранных вариантов больше нет: выберите заново.
web-table-fill = Распределить остальное
web-table-cancel = Отмена
web-table-look = Показать варианты
web-table-suggest =
    { $keys ->
        [no] Подскажите вариант (решает { $names }):
       *[yes] Подскажите вариант (решает { $names }): здесь или щелчком по столу с клавишей Alt.
    }
web-table-board-failed = Собственное поле этой игры нарисовать не удалось ({ $reason }). Вот простое.
web-table-no-option = Сейчас это выбрать нельзя.
web-table-no-suggestion = Ни один вариант с этим не связан.
web-table-suggested-by = подсказывает: { $names }
web-table-their-options = Варианты:
web-table-nudge = Поторопить

## Hints

web-table-hint = Подсказка
web-table-hint-thinking = Думаю… симуляций: { $fates } из { $of }
web-table-hint-done = шанс победы, симуляций: { $fates }
web-table-hint-follow = Сделать так
web-table-hint-said = Подсказка: { $option }, { $figure }. { $why }

## Coming up

web-table-outlook-now = сейчас
web-table-outlook-with = (с учётом выбора: { $names })
web-table-outlook-prevented = не случится
web-table-outlook-new = новое
web-table-outlook-more = ещё { $count }
web-table-outlook-fewer = меньше
web-table-outlook-uncertain = (зависит от удачи)
web-table-outlook-whole = Весь прогноз
web-table-danger-whole = Предупреждение целиком

## Going back

web-table-undo-choice = Отменить
web-table-undo-action = Отменить действие
web-table-undo-turn = Отменить ход
web-table-undo-more = Другие варианты отмены
web-table-undo-asks = Нужно согласие всех.
web-table-undo-mine = { $what }
web-table-undo-own = вы — { $what }
web-table-undo-of = { $name } — { $what }
web-table-undo-unnamed =
    { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[other] { $count } выборов
    }
web-table-undo-takes = Отменится: { $what }.
web-table-undo-depends = Отменится: { $what }, а с этим и то, что от него зависит: { $others }.
web-table-undo-follows = Отменится: { $what }, а с этим и то, что было после: { $others }.
web-table-undo-stays = Останется: { $what }.
web-table-undo-others = Отменит и выбор: { $names }.
web-table-undo-bots =
    { $count ->
        [one] Отменит и { $count } ход ботов.
        [few] Отменит и { $count } хода ботов.
       *[other] Отменит и { $count } ходов ботов.
    }
web-table-went-back = { $name } отменяет выбор.
web-table-took-back = { $name } отменяет свой выбор; выбор остальных остаётся.
web-table-undo-none = Отменять нечего
web-table-undo-none-why = пока ничего не выбрано
web-table-redo = Вернуть
web-table-redo-others = Вернёт и выбор: { $names }.
web-table-redo-bots =
    { $count ->
        [one] Вернёт и { $count } ход ботов.
        [few] Вернёт и { $count } хода ботов.
       *[other] Вернёт и { $count } ходов ботов.
    }
web-table-did-again = { $name } возвращает отменённое.
web-table-proposal = Предложение
web-table-proposes-undo = { $name } просит отменить: { $what }.
web-table-proposes-many = { $name } просит отменить сразу много решений.
web-table-proposes-redo = { $name } просит вернуть отменённое.
web-table-proposes-end = { $name } предлагает сдаться.
web-table-proposes-bot = { $name } предлагает, чтобы до возвращения игрока { $absent } за него играл бот.
web-table-proposes-pass = { $name } предлагает засчитать пас за игрока { $absent } и продолжить игру.
web-table-vote-left = Осталось на голосование: { $seconds } с
web-table-wait = Подождать
web-table-lent = Вас не было, поэтому за вас играет бот.
web-table-lent-back = Вернуться на место
web-table-stands-in = нет за столом; играет бот
web-table-agree = Согласиться
web-table-decline = Отказаться
web-table-take-back = Отозвать
web-table-free = Освободить место
web-table-free-sure = Игрок потеряет это место. Освободить?
web-table-rehost = Новый ключ хозяина стола
web-table-rehost-sure = Старый ключ перестанет работать на всех других устройствах. Новый ключ?
web-table-rehosted = Ключ хозяина обновлён.

## Connection

web-table-lost =
    { $seconds ->
        [one] Связь потеряна; новая попытка через { $seconds } секунду.
        [few] Связь потеряна; новая попытка через { $seconds } секунды.
       *[many] Связь потеряна; новая попытка через { $seconds } секунд.
    }
web-table-back = Связь восстановлена
web-table-not-sent = Нет связи; ничего не отправлено. Повторите, когда стол вернётся.
web-table-unsure = Связь прервалась. Стол покажет, дошёл ли ваш выбор.
web-table-sending = Выбор отправляется…
web-table-sent = Выбор доставлен.
web-table-unseated = Это место больше не ваше; теперь вы зритель.
web-table-bad-link = Эта ссылка на место больше не действует. Попросите у хозяина стола новую.

## The game as a whole

web-table-paused = Игра на паузе.
web-table-pause = Пауза
web-table-resume = Продолжить
web-table-over = Игра окончена
web-table-ending = Как всё закончилось
web-table-finale-end = К столу
web-table-conceded = Игроки сдались.
web-table-report = Отчёт
web-table-replay = Повтор
web-table-again = Реванш
web-table-fair = Как это проверяется?
web-table-dice-everything = Зерно соответствует хешу, записанному до игры, и содержит вашу энтропию.
web-table-dice-without_players = Зерно соответствует хешу, записанному до игры. Вы своей энтропии не добавляли.
web-table-dice-nothing = Ничего не доказано: этот браузер не записал хеш до игры.
web-table-dice-broken = Не верьте этой игре: зерно не соответствует хешу или не содержит вашей энтропии.
web-table-dice-unknown = Эта страница не может проверить зерно. Сохраните запись и запустите vigil verify.
web-table-dice-here = Игру раздало само это устройство; сервера, который надо проверять, нет.
web-table-dice-other = Не верьте этой записи: она приводит не к тому концу, который вы видели.
web-table-prove = { $dice ->
    [yes] Проверить каждый бросок и каждую карту
   *[no] Проверить каждую карту
}
web-table-proving = Игра воспроизводится на этом устройстве…
web-table-seed = Зерно: { $seed }
web-table-commitment = Хеш зерна сервера, записанный до игры:

## Inspector and log

web-table-inspector = Подробно
web-table-log = Журнал
web-table-log-filter = Что показывает журнал
web-table-log-all = всё
web-table-log-dice = кубики
web-table-log-mine = моё
web-table-log-start = Подготовка
web-table-log-empty = Пока ничего не произошло.
web-table-log-more = Более ранние ходы
web-table-replay-from = Повтор отсюда: { $turn }

## What is being shown

web-table-beat = { $at } из { $count }
web-table-skip = Пропустить
web-table-rolling = Кубики катятся…
web-table-story = Что происходит
web-table-story-pause = Пауза
web-table-story-on = Дальше
web-table-story-step = Шаг
web-table-review = Показать последний круг ещё раз
web-table-missed = После вашего хода сделано выборов: { $answers }.
web-table-missed-play = Показать

## Talk

web-table-led = { $name } показывает шаг { $number }.
web-table-follow = Посмотреть

## The menu

web-table-menu = Меню стола
web-table-invite = Скопировать ссылку на стол
web-table-copied = Ссылка скопирована.
web-table-try = А что если? Своя линия
web-table-line = { $turn ->
    [0] А что если: шаг { $number }
   *[other] А что если: ход { $turn }, шаг { $number }
}
web-table-challenge = Испытание: { $day }
web-table-lesson = Урок { $number }: { $game }
web-table-what-if = «А что если» с шага { $number }: настоящая игра от этого не изменится.
web-table-come-back = Назад к игре
web-table-record = Скачать запись
web-table-give-up = Сдаться
web-table-give-up-sure = Точно сдаться?
web-table-bug = Нашли ошибку? Сохраните отчёт: файл со всей игрой.
web-table-bug-words = Чего вы ждали и что произошло?
web-table-bug-none = (без слов)
web-table-bug-send = Сохранить отчёт об ошибке
web-table-bug-done = Отчёт сохранён в файл.
web-table-cards = Найти карту
web-table-summary = Позиция словами

## Keys

web-table-keys = Клавиши
web-table-key-answer = выбрать вариант с этой клавишей; 0 заканчивает вопрос
web-table-key-search = искать вариант по названию, если их много
web-table-key-press = выбрать то, что выделено; подтвердить
web-table-key-move = двигаться по полю или по списку
web-table-key-region = вопрос → поле → подробно → журнал
web-table-key-next = следующее, что можно выбрать
web-table-key-hint = подсказка: лучшие варианты; ещё раз — закрыть
web-table-key-follow = сделать, как в подсказке
web-table-key-fill = выбрать сразу всё, что осталось, например весь урон
web-table-key-take-back = отменить последний выбор
web-table-key-undo = отменить последний выбор
web-table-key-redo = вернуть отменённое
web-table-key-inspect = закрепить подробности
web-table-key-list = варианты списком: открыть или закрыть
web-table-key-log = журнал
web-table-key-book = открыть правила к этому вопросу
web-table-key-cards = карты и правила
web-table-key-chat = написать столу
web-table-key-summary = позиция словами
web-table-key-review = показать последний круг ещё раз
web-table-key-motion = скорость движения
web-table-key-sound = звук включить и выключить
web-table-key-cancel = пропустить показ; отменить, закрыть
web-table-key-help = этот список

## The coach

web-table-coach = Тренер может предупреждать о дорогом выборе и давать советы.
web-table-coach-yes = Да, пожалуйста
web-table-coach-no = Нет, спасибо
