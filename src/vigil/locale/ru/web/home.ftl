### The first page, new tables and seats.

## Pages

web-home-pages = Страницы
web-home-tables = Главная
web-home-campaign = Кампания
web-home-puzzles = Задачи
web-home-gallery = Галерея
web-home-learn = Уроки
web-home-motto = кооперативные игры, в браузере и в терминале
web-home-new-here = Вы здесь впервые? Начните с урока
web-home-new-here-why = Несколько минут за настоящим столом — и вы умеете играть.
web-home-to-lessons = К урокам
web-home-sound = Звук?
web-home-sound-why = Музыка и звуки стола. Пока вы не выбрали, ничего не играет.
web-home-sound-soft = Тихо
web-home-sound-full = Громко
web-home-sound-off = Без звука

## Games

web-home-games = Выберите игру
web-home-choose = Выбрать для нового стола: { $game }
web-home-alone = Сыграть одному сейчас
web-home-challenge = Испытание дня
web-home-challenge-why = Одна раздача на всех, каждый день новая: в одиночку или вместе.

## Tables

web-home-won = Победа · { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
web-home-lost = Поражение · { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
web-home-given-up = Игра сдана
web-home-statistics = Мои партии
web-home-played = Партий
web-home-wins = Побед
web-home-best = Лучший счёт
web-home-open = Открытые столы
web-home-only-free = только со свободным местом
web-home-join = Сесть
web-home-watch = Смотреть
web-home-nobody = Открытых столов нет. Откройте свой: боты займут места.
web-home-records = Записи
web-home-upload = Открыть запись из файла
web-home-no-server = Сервер не отвечает. Проверьте соединение и попробуйте снова.
web-home-offline = Без сервера: новые партии идут и сохраняются на этом устройстве.

## A new table

web-home-new = Новый стол
web-home-game = Игра
web-home-your-name = Ваше имя
web-home-me = Гость
web-home-level = Уровень
web-home-players = Игроки
web-home-seats = Места
web-home-who = Кто займёт место { $number }
web-home-sitter-me = Я
web-home-sitter-guest = Друг по ссылке
web-home-sitter-anyone = Любой, кто найдёт стол
web-home-style = Характер бота на месте { $number }
web-home-style-balanced = уравновешенный
web-home-style-careful = осторожный
web-home-style-bold = смелый
web-home-style-helper = отзывчивый
web-home-bot-value = Сильный бот
web-home-bot-value-line = Хороший партнёр: думает на ход-другой вперёд и играет сразу.
web-home-bot-search = Самый сильный бот
web-home-bot-search-line = Пробует больше вариантов и симуляций, чем сильный бот.
web-home-bot-master = Вдумчивый бот
web-home-bot-master-line = Ищет, как самый сильный бот, до двух секунд на каждый выбор.
web-home-bot-rules = Простой бот
web-home-bot-rules-line = Играет сразу, по простым приёмам; побеждает реже.
web-home-bot-random = Случайный бот
web-home-bot-random-line = Знает правила и больше ничего.
web-home-any = Пусть решит случай
web-home-public = Открытый стол
web-home-public-why = виден в списке
web-home-more = Дополнительно
web-home-choice-ask_all = Спрашивать обо всём по отдельности, даже если выбор ни на что не влияет
web-home-title = Название стола
web-home-readings = Толкования правил
web-home-readings-why = Здесь правила молчат, и мы толкуем их так. Отметьте толкование, чтобы играть иначе.
web-home-recommend = Настроить для первой партии
web-home-recommended = Так мы советуем сыграть первую партию.
web-home-create = Открыть стол
web-home-create-start = Открыть стол и играть
web-home-first-time = Впервые здесь? Уроки по нескольку минут научат играть.

## Seats

web-home-seat = Место { $number }
web-home-you = вы
web-home-away = не у экрана
web-home-sit = Сесть
web-home-stand-up = Встать
web-home-new-token = Новая ссылка для этого игрока
web-home-new-token-sure = Старая ссылка перестанет работать. Новая ссылка?
web-home-invite = Пригласите друзей
web-home-invite-how = Каждый, кто откроет ссылку, может занять свободное место или смотреть.
web-home-copied = Скопировано
web-home-start = Начать
web-home-start-bots = Начать с ботами на свободных местах
web-home-missing =
    { $count ->
        [one] Свободно { $count } место: пригласите кого-нибудь или посадите бота.
        [few] Свободно { $count } места: пригласите кого-нибудь или посадите ботов.
       *[many] Свободно { $count } мест: пригласите кого-нибудь или посадите ботов.
    }
web-home-wait-host = Ждём, когда хозяин стола начнёт игру.
