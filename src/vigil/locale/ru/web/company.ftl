### Люди за столом: кто здесь, что говорит, на что указывает и что задумал.

web-company-people = Кто за столом
web-company-here = здесь
web-company-away =
    { $minutes ->
        [0] не у экрана
       *[other] не у экрана { $minutes } мин
    }
web-company-lost =
    { $minutes ->
        [0] нет связи
       *[other] нет связи { $minutes } мин
    }
web-company-kept = ещё не здесь
web-company-you = вы
web-company-thinking = думает…
web-company-stands-in = пока играет бот
web-company-watching = Вы смотрите эту игру.
web-company-watchers = Смотрят: { $names }
web-company-unnamed =
    { $count ->
        [one] { $count } человек без имени
        [few] { $count } человека без имени
       *[other] { $count } человек без имени
    }
web-company-wait = Подождать
web-company-call = Позвать
web-company-you-called = Вы позвали игрока { $name }.
web-company-called = { $name } зовёт вас.
web-company-called-title = { $name } зовёт вас
web-company-let-bot = Пока пусть играет бот
web-company-let-pass = Пусть пропустит
web-company-name = Сменить имя
web-company-new-name = Ваше имя
web-company-save = Сохранить
web-company-say-name = Назовитесь, чтобы писать здесь.
web-company-say-name-above = Укажите имя выше, чтобы писать здесь.
web-company-show = Показать другим
web-company-sign-here = Смотрите сюда
web-company-sign-danger = Опасно
web-company-sign-help = Помогите здесь
web-company-plan = Ваш план
web-company-intent-defend = Здесь защищаю я
web-company-intent-go = Иду сюда
web-company-intent-leave = Оставьте это мне
web-company-intent-later = Пока рано
web-company-note = Или короткая заметка…
web-company-arrow = Стрелка в другое место
web-company-arrow-where = Выберите, куда ведёт стрелка.
web-company-plans = Планы
web-company-done = Готово
web-company-rematch-someone = Можно сыграть ещё раз: та же игра, те же места.
web-company-rematch-kept = Ваше место ждёт вас.
web-company-rematch-join = Играть снова
web-company-rematch-watch = Смотреть
web-company-rematch-later = Не сейчас

## Talk

web-table-chat = Разговор за столом
web-table-say = Сообщение столу…
web-table-send = Отправить
web-table-gestures = Жесты
web-table-mute = заглушить
web-table-unmute = заглушён
web-table-emote-hello = Привет!
web-table-emote-thanks = Спасибо!
web-table-emote-well_done = Отлично!
web-table-emote-hurry = Поторопитесь!
web-table-emote-oops = Ой!
web-table-emote-think = Надо подумать…
web-table-emote-yes = Да!
web-table-emote-no = Нет!
