### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = Игра ещё не началась. Хозяин стола начнёт её, когда все места будут заняты.
server-error-already_started = Игра уже началась. Для другой откройте новый стол.
server-error-analysed_later = Игра ещё не окончена. Анализ будет доступен после конца.
server-error-seats_free = Свободные места: { $seats }. Займите их людьми или ботами и начинайте.
server-error-game_over = Игра окончена. Сыграйте ещё раз или отмените ход.
server-error-not_over = Игра ещё не окончена. Сыграть ещё раз можно после конца.
server-error-rematch_exists = Новая игра уже идёт за столом { $table }. Перейдите туда.
server-error-paused = Игра на паузе. Сначала продолжите её.
server-error-not_paused = Игра не на паузе.
server-error-stale = Стол изменился. Выберите ещё раз.
server-error-not_asked = Очередь места { $seat } ещё не пришла.
server-error-not_away = Место { $seat } не пустует. Бот заменит игрока, если он отключится или промолчит { $seconds } с.
server-error-cannot_pass = Место { $seat } не может здесь пасовать. Пусть сыграет бот, или подождите.
server-error-no_such_option = Варианта { $answer } нет. Выберите число от 0 до { $last }.
server-error-no_such_ply = Шага { $ply } нет. Выберите число от 0 до { $last }.
server-error-chance_answered = Шаг { $ply } — бросок или карта. Спросите о выборе игрока.
server-error-no_answers = Пока нечего отменять.
server-error-no_longer_replays = Игра начата по прежним правилам, поэтому отмена недоступна. Можно играть дальше.
server-error-damaged = Начало этой игры повреждено, поэтому отмена недоступна. Можно играть дальше.
server-error-nothing_proposed = Сейчас никто ничего не предлагает.
server-error-agreed_already = Вы уже согласились. Ждём остальных.
server-error-nothing_to_redo = Возвращать нечего.

## Seats and names

server-error-no_such_seat = Места { $seat } нет. Выберите число от 0 до { $last }.
server-error-seat_taken = Место { $seat } принадлежит игроку { $name }, даже когда за него играет бот. Выберите другое.
server-error-name_taken = За столом уже сидит игрок, чьё имя выглядит как «{ $name }». Выберите другое имя.
server-error-seat_free = Место { $seat } свободно. Новый ключ может получить только игрок.
server-error-not_your_seat = { $seat ->
    [-1] Это могут только игроки; сначала займите место.
   *[other] Место { $seat } не ваше; это может только его игрок или хозяин стола.
}
server-error-no_luck = Неверная энтропия игрока. Пришлите от 32 до 64 случайных знаков 0–9 и a–f.
server-error-luck_fixed = Здесь у всех одна раздача, поэтому игроки не добавляют энтропию.
server-error-needs_deal = Подключитесь один раз, чтобы получить раздачу дня. Потом её можно играть без сети.
server-error-no_picks = За этим столом для мест нечего выбирать.
server-error-no_such_pick = «{ $value }» здесь не выбрать. Выберите: { $known }.
server-error-pick_taken = «{ $value }» уже занято местом { $seat }. Выберите другое или положитесь на случай.
server-error-not_your_pick = За место { $seat } выбирает его игрок; хозяин стола — только за ботов и свободные места.
server-error-bad_token = Эта ссылка на место здесь не действует. Займите свободное место или попросите у хозяина новую.
server-error-not_the_host = Это может только хозяин стола.
server-error-bad_name = «{ $value }» не может быть именем. Используйте от 1 до { $longest } видимых букв, цифр или знаков.
server-error-name_yourself = Писать могут только те, у кого есть имя. Сначала займите место.
server-error-bad_chat = В сообщении должно быть от 1 до { $longest } символов.
server-error-called_already = Вы только что звали: { $name }. Снова можно через { $wait } с.
server-error-enough_pings = Указаний на поле за один ход: не больше { $most }. Напишите в чат или подождите следующего хода.
server-error-bad_answers = Не больше { $most } вариантов на текущий вопрос, через запятую.
server-error-no_such_thing = В имени предмета на поле должно быть от 1 до { $longest } видимых знаков.
server-error-no_such_emote = Неизвестный жест «{ $value }». Жесты: { $known }.

## Requests

server-error-no_such_circle = Такого круга нет. Проверьте ссылку.
server-error-circle_full = Круг полон: в нём { $most } человек.
server-error-no_such_deal = Такой раздачи в круге нет. Возможно, ей больше 60 дней.
server-error-not_a_member = Это видят только участники круга. Вступите в него по ссылке.
server-error-not_the_founder = Это может только основатель круга.
server-error-other_deal = Это не раздача этого сервера за { $day }, здесь она не засчитывается.
server-error-deal_not_over = Эта партия не закончена. Доиграйте её, потом покажите друзьям.
server-push-your-turn = Ваш ход.
server-error-no_push = Этот сервер не рассылает уведомлений. Их может включить администратор: --push-key.
server-error-no_push_service = Неизвестная служба уведомлений «{ $value }». Её может добавить администратор: --push-service.
server-error-bad_push_keys = Эти ключи — не от подписки на уведомления. Подпишитесь ещё раз.
server-error-no_such_table = Стол «{ $table }» не найден. Проверьте ссылку или откройте новый стол.
server-error-table_deleted = Хозяин удалил этот стол. Откройте новый.
server-error-bot_too_slow = «{ $value }» слишком медленный для сервера. Не больше { $seconds } с (search@{ $seconds }s) или { $fates } симуляций (search@{ $fates }).
server-error-no_such_game = Неизвестная игра «{ $value }». Игры: { $known }.
server-error-no_such_language = Неизвестный язык «{ $value }». Языки: { $known }.
server-error-no_such_book = Неизвестная книга «{ $value }». Есть: { $known }.
server-error-no_such_example = В этой книге нет примера «{ $value }».
server-error-no_such_puzzle = Неизвестная задача «{ $value }».
server-error-too_many_answers = Слишком много шагов для примера: { $count }, а можно не больше { $most }.
server-error-no_such_lesson = Неизвестный урок «{ $value }». Уроки: { $known }.
server-error-no_such_scenario = Неизвестный сценарий «{ $value }». Сценарии: { $known }.
server-error-no_such_day = На «{ $value }» испытания нет. Выберите день с { $first } по { $today }.
server-error-bad_message = Неверное сообщение ({ $reason }). См. docs/protocol.md.
server-error-bad_request = Неверный запрос ({ $reason }). См. /api/schema.
server-error-hello_first = Сначала отправьте «hello».
server-error-message_too_long = Сообщение слишком длинное: не больше { $longest } символов.
server-error-record_too_long = Запись слишком длинная: не больше { $longest } байт.
server-error-bad_backup = Это не резервная копия столов ({ $reason }). Выберите файл команды «vigil admin backup».
server-error-too_fast = Слишком много сообщений. Подождите секунду.
server-error-too_many_requests = С вашего адреса слишком много запросов. Подождите несколько секунд.
server-error-too_much_pondering = Сейчас считается слишком много подсказок. Попробуйте через несколько секунд.
server-error-thinking_used_up = Ваш адрес исчерпал время ботов и подсказок. Попробуйте через { $seconds } с.
server-error-too_many_connections = Открыто соединений с вашего адреса: { $most }, больше нельзя. Сначала закройте одно.
server-error-too_many_tables = С вашего адреса создано слишком много столов. Играйте за одним из них или попробуйте позже.
server-error-too_many_analyses = Игр в очереди на анализ: { $most }, больше нельзя. Попробуйте через несколько минут.
server-error-too_many_own_analyses = Ваших игр в очереди на анализ: { $most }. Попробуйте, когда одна будет готова.
server-error-foreign_origin = Страницам { $value } нельзя пользоваться этим сервером. Администратор может разрешить: --origin { $value }
server-error-foreign_host = Неизвестное имя сервера «{ $value }». Администратор может задать его: --public-address https://{ $value }
server-error-busy = Сервер занят. Попробуйте через { $seconds } с.
server-error-newer_log = Стол { $table } изменил более новый сервер. Обновите этот, чтобы открыть стол.
server-error-table_damaged = Журнал этого стола повреждён. Попросите администратора починить его; другие столы не затронуты.
server-error-row_damaged = Настройки стола { $table } повреждены безвозвратно. Удалите стол и восстановите его из резервной копии.
server-error-storage = Не удаётся сохранить ({ $reason }); ничего не изменилось. Попробуйте позже.
server-error-unsure = Связь с базой данных оборвалась при записи. Стол покажет, засчитано ли это.
server-error-stopping = Сервер перезапускается; всё сохранено. Подключитесь через минуту.
server-error-internal = Ошибка сервера. Попробуйте ещё раз или сообщите администратору.
server-error-needs_server = Для этого нужен сервер.
server-error-nobody_else = За столом на этом устройстве вы одни.
server-no-client = Веб-клиент ещё не собран. Администратор соберёт его командой: make client

## Starting the server

database-error-address = Неверный адрес базы данных. Укажите файл или: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = Неизвестный вид базы данных «{ $value }». Виды: { $known }.
database-error-unwritable = Нет прав на запись в базу данных { $value }. Проверьте их или укажите другой файл: --database.
database-error-unreadable = { $value } — не база данных Vigil, или она повреждена. Укажите другой файл: --database.
database-error-unreachable = База данных { $value } не отвечает. Проверьте, запущена ли она, имя и пароль.
database-error-in_use = Базу данных { $value } уже использует другой сервер Vigil (процесс { $process }). Остановите его или возьмите PostgreSQL для нескольких серверов.
database-error-newer = База данных { $value } создана более новой версией Vigil. Обновите Vigil.
listen-error-address_in_use = { $host }, порт { $port }: занят. Остановите ту программу или выберите другой порт: --port.
listen-error-not_allowed = Нет прав на { $host }, порт { $port }. Выберите порт от 1024: --port.
listen-error-no_such_address = У этого компьютера нет адреса { $host }. Укажите его собственный, например --host 127.0.0.1.

## The commands

cli-about-serve = Запустить сервер для игры по сети.
cli-about-verify = Проверить кубики и карты записанной игры.
cli-about-admin = Управлять столами сервера: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list, inspect, check, repair, delete, backup или restore
cli-argument-table = идентификатор стола из списка «list»
cli-option-host = адрес, который слушает сервер; 0.0.0.0 — все интерфейсы
cli-option-port = порт сервера; 0 — любой свободный; по умолчанию 8000, а с --open свободный, если 8000 занят
cli-option-public-address = адрес в приглашениях, например https://games.example
cli-option-database = файл SQLite или адрес postgresql://
cli-option-bot-workers = число рабочих процессов для ботов
cli-option-origin = другой сайт, чьи страницы могут пользоваться сервером, например https://games.example; можно повторять
cli-option-trusted-proxy = адрес или сеть прокси, заголовкам X-Forwarded которого доверять; можно повторять
cli-option-limit = изменить ограничение, например tables_per_hour=100; можно повторять
cli-option-silent-seconds = секунд без выбора, после которых игрок считается отсутствующим
cli-option-push-key = файл с закрытым ключом для уведомлений; создаётся, если его нет
cli-option-push-contact = контакт для служб уведомлений: mailto:… или https:…
cli-option-push-service = ещё одна служба уведомлений, кроме служб известных браузеров
cli-option-vote-seconds = секунд на голосование об отсутствующем игроке
cli-option-open = открыть клиент в браузере, когда сервер будет готов
cli-option-commitment = хеш, который стол показал до игры; без него ничего не доказано
cli-option-luck = энтропия игрока, которая должна быть в зерне, hex, например 0:9f… с местом; можно повторять
cli-option-from = шаг, на котором игра ответвилась от другой; 0 — заданная позиция
cli-verify-status = Коды возврата:
    0  проверено всё
    1  не подтверждено: что-то не сходится или запись не воспроизводится
    2  неверные аргументы или нечитаемый файл
    3  проверено всё, кроме энтропии игроков
    4  ничего не доказано: хеш не был записан до игры
cli-option-file = файл резервной копии или копия журнала до починки
cli-serving = Vigil работает: { $address } (остановить — Ctrl-C)
cli-serving-nearby = Адрес для других в вашей сети: { $address }
cli-reported = Сообщение об ошибке, Vigil { $version }:
cli-admin-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
cli-admin-checked = { $count ->
    [one] Проверен { $count } стол, повреждено: { $damaged }
    [few] Проверено { $count } стола, повреждено: { $damaged }
   *[many] Проверено { $count } столов, повреждено: { $damaged }
}
cli-admin-whole = Стол { $table } не повреждён; ничего не изменилось.
cli-admin-repaired = Стол { $table } починен; записей в журнале: { $entries }. Прежний журнал сохранён в { $file }.
cli-damage-missing = повреждён: нет записи { $entry }
cli-damage-foreign = повреждён: перед записью { $entry } чужая строка
cli-damage-altered = повреждён: запись { $entry } изменена
cli-damage-unreadable = повреждён: запись { $entry } не читается
cli-damage-misfit = повреждён: запись { $entry } не подходит к предыдущим
cli-damage-row = повреждён: настройки стола не читаются
cli-admin-deleted = Стол { $table } удалён.
cli-admin-backed-up = { $count ->
    [one] { $count } стол записан в { $file }.
    [few] { $count } стола записаны в { $file }.
   *[many] { $count } столов записано в { $file }.
}
cli-admin-restored = { $count ->
    [one] Из { $file } возвращён { $count } стол; те, что уже были, не изменились.
    [few] Из { $file } возвращены { $count } стола; те, что уже были, не изменились.
   *[many] Из { $file } возвращено { $count } столов; те, что уже были, не изменились.
}
cli-error-action = Неизвестное действие «{ $value }». Действия: { $known }.
cli-error-contact = --push-contact: нужно mailto:ИМЯ@АДРЕС или https://…, а не «{ $value }».
cli-error-push_needs_contact = Для --push-key нужен --push-contact, например mailto:you@example.org.
cli-error-push_key = В «{ $value }» нет ключа для уведомлений. Укажите несуществующий файл — ключ будет создан.
cli-error-proxy = «{ $value }» — не адрес прокси. Укажите адрес, например 10.0.0.2, или сеть, например 10.0.0.0/24.
cli-error-limit = Неизвестное ограничение «{ $value }». Напишите NAME=NUMBER с одним из имён: { $known }.
cli-error-which_action = Не указано действие. Действия: { $known }.
cli-error-which_table = Не указан стол: vigil admin { $action } TABLE
