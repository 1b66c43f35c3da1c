### The server: what it refuses and why, and its commands.

## At a table

server-error-not_started = Игра ещё не началась; хозяин стола начнёт её, когда все места будут заняты.
server-error-already_started = Игра уже началась; для другой игры создайте новый стол.
server-error-analysed_later = Игра ещё не окончена; её можно будет проанализировать после конца.
server-error-seats_free = На этих местах ещё никого нет: { $seats }; пусть их займут люди или боты, потом начинайте.
server-error-game_over = Игра окончена; сыграйте ещё раз или вернитесь к одному из прежних ответов.
server-error-not_over = Игра ещё не окончена; сыграть ещё раз можно будет, когда она закончится.
server-error-rematch_exists = Игроки уже играют ещё раз, за столом { $table }; перейдите туда.
server-error-paused = Игра на паузе; сначала продолжите её.
server-error-not_paused = Игра не на паузе, поэтому продолжать нечего.
server-error-stale = Стол изменился. Выберите ещё раз.
server-error-not_asked = Сейчас выбирает не место { $seat }; дождитесь очереди.
server-error-not_away = Игрок места { $seat } за столом; бот может сыграть за него, если он отключится или промолчит { $seconds } с.
server-error-cannot_pass = Место { $seat } не может здесь просто спасовать; пусть сыграет бот или подождите.
server-error-no_such_option = Ответа { $answer } среди ваших вариантов нет; назовите номер одного из них, от 0 до { $last }.
server-error-no_such_ply = Игра не может перейти к ответу { $ply }; ответы пронумерованы от 0 до { $last }.
server-error-chance_answered = На шаге { $ply } решал случай, а у случая нет причин; спросите об ответе игрока.
server-error-no_answers = Пока нечего отменять.
server-error-no_longer_replays = Игра начата по прежним правилам, поэтому отмена недоступна. Можно играть дальше.
server-error-damaged = Начало этой игры больше не прочитать, поэтому отменить ничего нельзя; играйте дальше отсюда.
server-error-nothing_proposed = Никто ничего не предлагает, поэтому соглашаться или отказываться не с чем.
server-error-agreed_already = Вы уже согласились; теперь дело за остальными.
server-error-nothing_to_redo = Возвращать нечего.

## Seats and names

server-error-no_such_seat = Места { $seat } нет; места пронумерованы от 0 до { $last }.
server-error-seat_taken = Место { $seat } принадлежит игроку { $name }, даже когда за него играет бот. Выберите свободное место или место другого бота.
server-error-name_taken = За столом уже сидит игрок, чьё имя выглядит как «{ $name }». Выберите другое имя.
server-error-seat_free = Место { $seat } свободно; новый ключ может получить только игрок.
server-error-not_your_seat = { $seat ->
    [-1] Это могут только игроки; сначала займите место.
   *[other] Место { $seat } не ваше; это может только его игрок или хозяин стола.
}
server-error-no_luck = Свой вклад в случай — это от 32 до 64 случайных знаков 0–9 и a–f; пришлите столько.
server-error-luck_fixed = За этим столом у всех один и тот же расклад, поэтому своего вклада в случай никто не вносит.
server-error-needs_deal = Раздача дня приходит с сервера. Подключитесь сегодня хотя бы раз — потом её можно играть здесь.
server-error-no_picks = За этим столом места ничего не выбирают: всё уже сказано в его настройках.
server-error-no_such_pick = Здесь нельзя выбрать «{ $value }»; можно выбрать: { $known }.
server-error-pick_taken = «{ $value }» уже занято: это выбор места { $seat }; возьмите другое или положитесь на случай.
server-error-not_your_pick = За место { $seat } выбирает сидящий там игрок; хозяин стола выбирает только за места, где нет человека.
server-error-bad_token = Этот ключ не подходит ни к одному месту за этим столом; займите свободное место или попросите у хозяина новый ключ.
server-error-not_the_host = Это может только хозяин стола — с ключом, который он получил вместе со столом.
server-error-bad_name = «{ $value }» не может быть именем. Используйте от 1 до { $longest } видимых букв, цифр или знаков.
server-error-name_yourself = Писать здесь может только тот, у кого есть имя; займите место или назовитесь, когда здороваетесь («hello»).
server-error-bad_chat = Это отправить нельзя; в строке должно быть от 1 до { $longest } символов.
server-error-called_already = Вы только что звали: { $name }. Позвать снова можно через { $wait } с.
server-error-enough_pings = За один ход можно указать на поле { $most } раза. Напишите в чат или подождите следующего хода.
server-error-bad_answers = Не больше { $most } ответов на текущий вопрос, через запятую.
server-error-no_such_thing = В имени предмета на поле должно быть от 1 до { $longest } видимых знаков.
server-error-no_such_emote = Жеста «{ $value }» нет; есть жесты: { $known }.

## Requests

server-error-no_such_circle = Такого круга нет. Проверьте ссылку.
server-error-circle_full = В круге больше нет места: в нём уже { $most } человек.
server-error-no_such_deal = Такой раздачи в круге нет. Возможно, ей больше 60 дней.
server-error-not_a_member = Это видят только участники круга. Вступите в него по ссылке.
server-error-not_the_founder = Это может только основатель круга.
server-error-other_deal = Это не раздача этого сервера за { $day }, поэтому здесь она не засчитывается.
server-error-deal_not_over = Эта партия не закончена. Доиграйте её, потом покажите друзьям.
server-push-your-turn = Ждут вашего решения.
server-error-no_push = Этот сервер не рассылает уведомлений. Хозяин сервера может включить их: --push-key.
server-error-no_push_service = «{ $value }» — неизвестная служба уведомлений. Хозяин сервера может добавить её: --push-service.
server-error-bad_push_keys = Эти ключи браузера не подходят для уведомлений. Подпишитесь ещё раз.
server-error-no_such_table = Стола «{ $table }» нет; проверьте ссылку или создайте новый стол.
server-error-table_deleted = Этого стола больше нет: его хозяин удалил его. Откройте новый стол или перейдите за другой.
server-error-bot_too_slow = «{ $value }» думает для сервера слишком долго; боту можно не больше { $seconds } секунд (search@{ $seconds }s) или { $fates } воображаемых партий (search@{ $fates }).
server-error-no_such_game = Игры «{ $value }» нет; игры: { $known }.
server-error-no_such_language = Языка «{ $value }» нет; есть: { $known }.
server-error-no_such_book = Книги «{ $value }» нет; есть: { $known }.
server-error-no_such_example = Примера «{ $value }» в книге этой игры нет.
server-error-no_such_puzzle = Задачи «{ $value }» в этой игре нет.
server-error-too_many_answers = Ответов слишком много для примера ({ $count }); можно не больше { $most }.
server-error-no_such_lesson = Урока «{ $value }» у этой игры нет; её уроки: { $known }.
server-error-no_such_scenario = Такого сценария у игры нет: «{ $value }». Сценарии: { $known }.
server-error-no_such_day = На «{ $value }» испытания нет; выберите день с { $first } по { $today }.
server-error-bad_message = Сообщение прочитать не удалось ({ $reason }); все сообщения перечислены в docs/protocol.md.
server-error-bad_request = Запрос прочитать не удалось ({ $reason }); все запросы перечислены в /api/schema.
server-error-hello_first = По этому соединению ещё никто не поздоровался; сначала отправьте «hello».
server-error-message_too_long = Сообщение слишком длинное; в нём может быть не больше { $longest } символов.
server-error-record_too_long = Запись слишком длинная; в ней может быть не больше { $longest } байт.
server-error-bad_backup = Это не резервная копия стола ({ $reason }); выберите файл, который записала команда «vigil admin backup».
server-error-too_fast = Слишком много сообщений сразу; подождите секунду и продолжайте медленнее.
server-error-too_many_requests = С вашего адреса пришло слишком много запросов; подождите несколько секунд и продолжайте медленнее.
server-error-too_much_pondering = Сейчас обдумывается слишком много ответов; спросите снова через несколько секунд.
server-error-thinking_used_up = Боты и подсказки уже думали для вашего адреса столько, сколько пока можно; спросите снова через { $seconds } с.
server-error-too_many_connections = С вашего адреса открыто столько соединений, сколько можно ({ $most }); сначала закройте одно из них.
server-error-too_many_tables = С вашего адреса создано слишком много столов; играйте за одним из них или попробуйте позже.
server-error-too_many_analyses = Анализа ждёт уже столько игр, сколько может ({ $most }); попробуйте через несколько минут.
server-error-too_many_own_analyses = Анализа уже ждут { $most } ваши игры; попросите снова, когда одна из них будет готова.
server-error-foreign_origin = Страницам с { $value } нельзя пользоваться этим сервером; разрешить это может тот, кто его запускает: --origin { $value }
server-error-foreign_host = Этот сервер называется не «{ $value }»; дать ему это имя может тот, кто его запускает: --public-address https://{ $value }
server-error-busy = У сервера сейчас слишком много дел; попробуйте снова через { $seconds } с.
server-error-newer_log = Стол { $table } изменила более новая версия сервера; здесь он снова откроется, когда обновят и этот сервер.
server-error-table_damaged = Журнал этого стола повреждён, поэтому стол закрыт. Попросите администратора сервера его починить; другие столы не затронуты.
server-error-row_damaged = Настройки стола { $table } повреждены, починить их нельзя. Удалите стол и верните его из резервной копии.
server-error-storage = Сейчас ничего нельзя сохранить ({ $reason }), поэтому ничего не изменилось; попробуйте чуть позже.
server-error-unsure = Связь с базой данных оборвалась во время записи; когда она вернётся, стол покажет, засчитано ли это.
server-error-stopping = Сервер останавливается и всё сохранит; подключитесь снова через минуту.
server-error-internal = Ошибка сервера. Попробуйте ещё раз или сообщите администратору.
server-error-needs_server = Для этого нужен сервер: здесь участвуют другие люди, или одному устройству это не по силам.
server-error-nobody_else = За столом на этом устройстве больше никого нет.
server-no-client = Страница для браузера ещё не собрана; тот, кто запускает этот сервер, может собрать её командой: make client

## Starting the server

database-error-address = Адрес базы данных прочитать не удалось; напишите имя файла или: postgresql://NAME:PASSWORD@HOST/DATABASE
database-error-kind = Базы данных вида «{ $value }» здесь нет; есть виды: { $known }.
database-error-unwritable = В базу данных { $value } нельзя писать; проверьте права или укажите другой файл: --database.
database-error-unreadable = { $value } — не база данных Vigil, или она повреждена; укажите другой файл: --database.
database-error-unreachable = База данных { $value } не отвечает; проверьте, запущена ли она, а также имя и пароль.
database-error-in_use = Базу данных { $value } уже использует другой сервер Vigil (процесс { $process }). Остановите его или возьмите PostgreSQL для нескольких серверов.
database-error-newer = База данных { $value } создана более новой версией Vigil; обновите Vigil, чтобы её открыть.
listen-error-address_in_use = Адрес { $host }, порт { $port }, уже занят другой программой; остановите её или выберите другой порт: --port.
listen-error-not_allowed = Этому пользователю нельзя занять адрес { $host }, порт { $port }; выберите порт от 1024: --port.
listen-error-no_such_address = У этого компьютера нет адреса { $host }; укажите один из своих, например: --host 127.0.0.1

## The commands

cli-about-serve = Открыть столы для тех, кто играет из разных мест; остановить — Ctrl-C.
cli-about-verify = Проверить, что запись доказывает о своих кубиках и картах.
cli-about-admin = Присматривать за столами сервера: list, inspect, check, repair, delete, backup, restore.
cli-argument-action = list (список), inspect (осмотр), check (проверка), repair (починка), delete (удаление), backup (копия) или restore (возврат)
cli-argument-table = идентификатор стола, как его показывает «list»
cli-option-host = адрес сервера; 0.0.0.0 — все адреса этого компьютера
cli-option-port = порт сервера; если не указан — 8000, а с --open любой свободный, когда 8000 занят; 0 — любой свободный
cli-option-public-address = под каким адресом сервер виден другим, например https://games.example; он стоит в приглашениях
cli-option-database = файл SQLite или адрес postgresql://
cli-option-bot-workers = число процессов, в которых думают боты
cli-option-origin = другой сайт, чьим страницам можно пользоваться сервером, например https://games.example; можно повторять
cli-option-trusted-proxy = адрес или сеть прокси, чьим заголовкам X-Forwarded можно верить; можно повторять
cli-option-limit = другое число для ограничения, например tables_per_hour=100; можно повторять
cli-option-silent-seconds = через сколько секунд молчания игрок, которого ждут, считается отсутствующим
cli-option-push-key = файл с закрытым ключом для уведомлений браузерам; новый создаётся сам
cli-option-push-contact = к кому обращаться службам уведомлений: mailto:… или https:…
cli-option-push-service = ещё одна служба уведомлений, кроме служб известных браузеров
cli-option-vote-seconds = сколько секунд длится голосование об отсутствующем игроке
cli-option-open = открыть страницу в браузере, когда сервер будет готов
cli-option-commitment = хеш, который стол показал до игры; без него ничего не доказано
cli-option-luck = энтропия игрока, которая должна быть в зерне: цифры hex, например 0:9f… с номером места; можно повторять
cli-option-from = шаг, на котором игра ответвилась от другой, или 0, если она началась с заданной позиции
cli-verify-status = Коды возврата:
    0  проверено всё
    1  не подтверждено: что-то не сходится или запись не воспроизводится
    2  неверные аргументы или нечитаемый файл
    3  проверено всё, кроме энтропии игроков
    4  ничего не доказано: хеш не был записан до игры
cli-option-file = файл, куда писать или откуда читать: резервные копии или журнал до починки
cli-serving = Vigil готов: { $address } (остановить — Ctrl-C)
cli-serving-nearby = В вашей сети другие открывают: { $address }
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
cli-admin-repaired = Стол { $table } снова открывается; записей в его журнале: { $entries }. Прежний журнал — в файле { $file }.
cli-damage-missing = повреждён: нет записи { $entry }
cli-damage-foreign = повреждён: перед записью { $entry } стоит строка не из этого журнала
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
cli-error-action = Действия «{ $value }» нет; действия: { $known }.
cli-error-contact = --push-contact: «{ $value }». Ожидается mailto:ИМЯ@АДРЕС или https://…
cli-error-push_needs_contact = Вместе с --push-key нужен --push-contact, например mailto:you@example.org.
cli-error-push_key = В файле «{ $value }» нет ключа для уведомлений. Назовите файл, которого ещё нет, — ключ будет создан.
cli-error-proxy = «{ $value }» — не адрес прокси; укажите адрес, например 10.0.0.2, или сеть, например 10.0.0.0/24.
cli-error-limit = «{ $value }» не задаёт ограничения; напишите NAME=NUMBER с одним из имён: { $known }.
cli-error-which_action = Не указано действие; действия: { $known }.
cli-error-which_table = Не указан стол: vigil admin { $action } TABLE
